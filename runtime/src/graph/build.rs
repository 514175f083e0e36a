//! One method for each operation: checks element types and shapes, adds the node, and gives its results.

use kernel_dsl::ir::Elem;
use kernel_lib::common::gdn::CONV_RING;

use super::op::{Affine, CodedAxis, Storage, Trellis};
use super::{Graph, GraphError, Node, Op, ValueId};

/// A linear layer's weights.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum LinearWeight {
    /// `w [n, k]`.
    Plain(ValueId),
    /// Packed codes with scales and biases.
    Affine {
        /// `[n, k * bits / 32]` u32.
        codes: ValueId,
        /// `[n, k / group_size]`.
        scales: ValueId,
        /// `[n, k / group_size]`.
        biases: ValueId,
        /// Width of codes and groups.
        format: Affine,
    },
    /// Trellis codes with a scale for each of their rows.
    Trellis {
        /// As [`CodedAxis`] says, u32.
        codes: ValueId,
        /// One for each row of codes, f16.
        scales: ValueId,
        /// Width and axis.
        format: Trellis,
    },
}

/// What [`Graph::kv_append`] reads.
#[derive(Clone, Copy, Debug)]
pub struct KvAppendInputs {
    /// `[n_rows, seq_len, n_heads, q_width]`; the first `head_dim` of each head are the query.
    pub q: ValueId,
    /// `[n_rows, seq_len, n_kv_heads, head_dim]`.
    pub k: ValueId,
    /// `[n_rows, seq_len, n_kv_heads, head_dim]`.
    pub v: ValueId,
    /// Weights of the query and key norms, `[head_dim]` each, and their epsilon.
    pub norms: Option<(ValueId, ValueId, f32)>,
    /// `[n_positions, n_pairs]` f32.
    pub cos: ValueId,
    /// `[n_positions, n_pairs]` f32.
    pub sin: ValueId,
}

/// Caches of an attention layer, and where a step's rows stand in them.
#[derive(Clone, Copy, Debug)]
pub struct KvCache {
    /// `[n_blocks, n_kv_heads, 256, head_dim]`.
    pub keys: ValueId,
    /// `[n_blocks, n_kv_heads, 256, head_dim]`.
    pub values: ValueId,
    /// Position of each row's first token, `[n_rows]` u32.
    pub positions: ValueId,
    /// Blocks of each row, `[n_rows, max_blocks]` u32.
    pub block_table: ValueId,
}

/// What [`Graph::gdn`] reads.
#[derive(Clone, Copy, Debug)]
pub struct GdnInputs {
    /// `[n_tokens, conv_dim]`: queries, keys, values.
    pub qkv: ValueId,
    /// `[n_tokens, n_value_heads]`.
    pub b: ValueId,
    /// `[n_tokens, n_value_heads]`.
    pub a: ValueId,
    /// `[conv_dim, 4]`.
    pub conv_weight: ValueId,
    /// `[n_value_heads]` f32.
    pub a_log: ValueId,
    /// `[n_value_heads]`.
    pub dt_bias: ValueId,
    /// Query and key heads.
    pub n_key_heads: u32,
    /// Width of a query or key head.
    pub key_head_dim: u32,
    /// Epsilon of the query and key norms.
    pub eps: f32,
}

/// State of a gated delta net layer, and the slots of a step's rows in it.
#[derive(Clone, Copy, Debug)]
pub struct GdnState {
    /// `[n_slots, n_value_heads, value_head_dim, key_head_dim]` f32.
    pub state: ValueId,
    /// `[n_slots, 4, conv_dim]`: the input of position `p` in row `p % 4`.
    pub conv_state: ValueId,
    /// Slot of each row, `[n_rows]` u32.
    pub slots: ValueId,
    /// Position of each row's first token, `[n_rows]` u32.
    pub positions: ValueId,
}

/// A node under construction: checks its inputs.
struct Checked<'g> {
    graph: &'g mut Graph,
    name: String,
}

impl Checked<'_> {
    fn shape(&self, id: ValueId) -> Vec<u32> {
        self.graph.value(id).layout.shape.clone()
    }

    fn elem(&self, id: ValueId) -> Elem {
        self.graph.value(id).layout.elem
    }

    fn refuse_shape(&self, id: ValueId, required: impl Into<String>) -> GraphError {
        let value = self.graph.value(id);
        let (node, value, found) = (self.name.clone(), value.name.clone(), value.layout.shape.clone());
        GraphError::Shape { node, value, found, required: required.into() }
    }

    fn rank<const N: usize>(&self, id: ValueId) -> Result<[u32; N], GraphError> {
        self.shape(id).try_into().map_err(|_| self.refuse_shape(id, format!("{N} axes")))
    }

    fn must_be(&self, id: ValueId, shape: &[u32]) -> Result<(), GraphError> {
        if self.shape(id) == shape { Ok(()) } else { Err(self.refuse_shape(id, format!("{shape:?}"))) }
    }

    fn stores(&self, id: ValueId, elem: Elem) -> Result<(), GraphError> {
        if self.elem(id) == elem {
            return Ok(());
        }
        let value = self.graph.value(id).name.clone();
        let required = elem.name().to_owned();
        Err(GraphError::Elem { node: self.name.clone(), value, found: self.elem(id).name(), required })
    }

    fn multiple(&self, id: ValueId, found: u32, of: u32, what: &str) -> Result<u32, GraphError> {
        if of > 0 && found.is_multiple_of(of) {
            return Ok(found / of);
        }
        Err(self.refuse_shape(id, format!("{what} a multiple of {of}")))
    }

    /// Outputs of codes along them, for `k` rows.
    fn coded_outputs(&self, codes: ValueId, k: u32, bits: u32, storage: Storage) -> Result<u32, GraphError> {
        match storage {
            Storage::Canonical => {
                let [_, words] = self.rank(codes)?;
                self.must_be(codes, &[k, words])?;
                Ok(self.multiple(codes, words, bits, "words of a row")? * 32)
            }
            Storage::TwoBlock => {
                let [n_pairs, _, _] = self.rank(codes)?;
                self.must_be(codes, &[n_pairs, k, 16 * bits])?;
                Ok(n_pairs * 512)
            }
        }
    }

    fn temporary(&mut self, elem: Elem, shape: &[u32]) -> ValueId {
        let name = self.name.clone();
        self.graph.temporary(&name, elem, shape)
    }

    fn push(self, op: Op, inputs: &[ValueId], updates: &[ValueId], outputs: &[ValueId]) {
        let (inputs, updates, outputs) = (inputs.to_vec(), updates.to_vec(), outputs.to_vec());
        self.graph.nodes.push(Node { name: self.name, op, inputs, updates, outputs });
    }
}

impl Graph {
    fn node(&mut self, name: &str) -> Checked<'_> {
        Checked { graph: self, name: name.to_owned() }
    }

    /// Rows of `table` by `ids [n_tokens]`: `[n_tokens, n_cols]` of type `elem`.
    ///
    /// # Errors
    /// [`GraphError`] for other types or shapes, as for all methods here.
    pub fn embedding(
        &mut self,
        name: &str,
        ids: ValueId,
        table: LinearWeight,
        elem: Elem,
    ) -> Result<ValueId, GraphError> {
        let mut node = self.node(name);
        node.stores(ids, Elem::U32)?;
        let [n_tokens] = node.rank(ids)?;
        match table {
            LinearWeight::Plain(table) => {
                let [_, n_cols] = node.rank(table)?;
                let stored = node.elem(table);
                let y = node.temporary(stored, &[n_tokens, n_cols]);
                node.push(Op::Embedding, &[ids, table], &[], &[y]);
                self.cast(&format!("{name}.cast"), y, elem)
            }
            LinearWeight::Affine { codes, scales, biases, format } => {
                let [_, n_groups] = node.rank(scales)?;
                let y = node.temporary(elem, &[n_tokens, n_groups * format.group_size]);
                node.push(Op::AffineEmbedding(format), &[ids, codes, scales, biases], &[], &[y]);
                Ok(y)
            }
            LinearWeight::Trellis { codes, .. } => Err(node.refuse_shape(codes, "rows of floats or affine codes")),
        }
    }

    /// `x w^T` for `x [m, k]`: `[m, n]` of the type of `x`.
    ///
    /// # Errors
    /// [`GraphError`].
    pub fn linear(&mut self, name: &str, x: ValueId, w: LinearWeight) -> Result<ValueId, GraphError> {
        let mut node = self.node(name);
        let [m, k] = node.rank(x)?;
        let elem = node.elem(x);
        match w {
            LinearWeight::Plain(w) => {
                let [n, _] = node.rank(w)?;
                node.must_be(w, &[n, k])?;
                let y = node.temporary(elem, &[m, n]);
                node.push(Op::Linear, &[x, w], &[], &[y]);
                Ok(y)
            }
            LinearWeight::Affine { codes, scales, biases, format } => {
                let [n, _] = node.rank(codes)?;
                let n_groups = node.multiple(x, k, format.group_size, "columns")?;
                node.stores(codes, Elem::U32)?;
                node.must_be(codes, &[n, k * format.bits / 32])?;
                node.must_be(scales, &[n, n_groups])?;
                node.must_be(biases, &[n, n_groups])?;
                let y = node.temporary(elem, &[m, n]);
                node.push(Op::AffineLinear(format), &[x, codes, scales, biases], &[], &[y]);
                Ok(y)
            }
            LinearWeight::Trellis { codes, scales, format } => {
                node.stores(codes, Elem::U32)?;
                node.stores(scales, Elem::F16)?;
                let [n_coded] = node.rank(scales)?;
                let n = match format.axis {
                    CodedAxis::Inputs => {
                        node.must_be(codes, &[n_coded, k * format.bits / 32])?;
                        n_coded
                    }
                    CodedAxis::Outputs(storage) => {
                        node.must_be(scales, &[k])?;
                        node.coded_outputs(codes, k, format.bits, storage)?
                    }
                };
                let y = node.temporary(elem, &[m, n]);
                node.push(Op::TrellisLinear(format), &[x, codes, scales], &[], &[y]);
                Ok(y)
            }
        }
    }

    /// Root-mean-square norm of rows.
    ///
    /// # Errors
    /// [`GraphError`].
    pub fn rms_norm(&mut self, name: &str, x: ValueId, weight: ValueId, eps: f32) -> Result<ValueId, GraphError> {
        let mut node = self.node(name);
        let [n_rows, n_cols] = node.rank(x)?;
        let elem = node.elem(x);
        node.must_be(weight, &[n_cols])?;
        let y = node.temporary(elem, &[n_rows, n_cols]);
        node.push(Op::RmsNorm { eps }, &[x, weight], &[], &[y]);
        Ok(y)
    }

    /// Root-mean-square norm of rows, times the silu of `z`.
    ///
    /// # Errors
    /// [`GraphError`].
    pub fn gated_rms_norm(
        &mut self,
        name: &str,
        [x, weight, z]: [ValueId; 3],
        eps: f32,
    ) -> Result<ValueId, GraphError> {
        let mut node = self.node(name);
        let [n_rows, n_cols] = node.rank(x)?;
        let elem = node.elem(x);
        node.must_be(weight, &[n_cols])?;
        node.must_be(z, &[n_rows, n_cols])?;
        let y = node.temporary(elem, &[n_rows, n_cols]);
        node.push(Op::GatedRmsNorm { eps }, &[x, weight, z], &[], &[y]);
        Ok(y)
    }

    /// `a + b`.
    ///
    /// # Errors
    /// [`GraphError`].
    pub fn add(&mut self, name: &str, a: ValueId, b: ValueId) -> Result<ValueId, GraphError> {
        self.elementwise(name, Op::Add, a, b)
    }

    /// `x + bias` for each row of `x [n_rows, n_cols]`.
    ///
    /// # Errors
    /// [`GraphError`].
    pub fn add_bias(&mut self, name: &str, x: ValueId, bias: ValueId) -> Result<ValueId, GraphError> {
        let mut node = self.node(name);
        let [n_rows, n_cols] = node.rank(x)?;
        let elem = node.elem(x);
        node.must_be(bias, &[n_cols])?;
        node.stores(bias, elem)?;
        let y = node.temporary(elem, &[n_rows, n_cols]);
        node.push(Op::AddBias, &[x, bias], &[], &[y]);
        Ok(y)
    }

    /// The elements of `x` as `elem`; `x` itself where it stores that.
    ///
    /// # Errors
    /// [`GraphError`].
    pub fn cast(&mut self, name: &str, x: ValueId, elem: Elem) -> Result<ValueId, GraphError> {
        let mut node = self.node(name);
        if node.elem(x) == elem {
            return Ok(x);
        }
        let shape = node.shape(x);
        let y = node.temporary(elem, &shape);
        node.push(Op::Cast, &[x], &[], &[y]);
        Ok(y)
    }

    /// `silu(gate) * up`.
    ///
    /// # Errors
    /// [`GraphError`].
    pub fn swiglu(&mut self, name: &str, gate: ValueId, up: ValueId) -> Result<ValueId, GraphError> {
        self.elementwise(name, Op::Swiglu, gate, up)
    }

    fn elementwise(&mut self, name: &str, op: Op, a: ValueId, b: ValueId) -> Result<ValueId, GraphError> {
        let mut node = self.node(name);
        let (shape, elem) = (node.shape(a), node.elem(a));
        node.must_be(b, &shape)?;
        node.stores(b, elem)?;
        let y = node.temporary(elem, &shape);
        node.push(op, &[a, b], &[], &[y]);
        Ok(y)
    }

    /// Norms, rotates and appends; gives the queries `[n_rows, seq_len, n_heads, head_dim]`.
    ///
    /// # Errors
    /// [`GraphError`].
    pub fn kv_append(&mut self, name: &str, inputs: KvAppendInputs, cache: KvCache) -> Result<ValueId, GraphError> {
        let mut node = self.node(name);
        let KvAppendInputs { q, k, v, norms, cos, sin } = inputs;
        let [n_rows, seq_len, n_heads, _] = node.rank(q)?;
        let [n_blocks, n_kv_heads, block, head_dim] = node.rank(cache.keys)?;
        let elem = node.elem(q);
        node.must_be(cache.values, &[n_blocks, n_kv_heads, block, head_dim])?;
        node.must_be(k, &[n_rows, seq_len, n_kv_heads, head_dim])?;
        node.must_be(v, &[n_rows, seq_len, n_kv_heads, head_dim])?;
        node.must_be(cache.positions, &[n_rows])?;
        let mut read = vec![q, k, v];
        if let Some((q_norm, k_norm, _)) = norms {
            node.must_be(q_norm, &[head_dim])?;
            node.must_be(k_norm, &[head_dim])?;
            read.extend([q_norm, k_norm]);
        }
        read.extend([cos, sin, cache.positions, cache.block_table]);
        let y = node.temporary(elem, &[n_rows, seq_len, n_heads, head_dim]);
        let norm_eps = norms.map(|(_, _, eps)| eps);
        node.push(Op::KvAppend { norm_eps }, &read, &[cache.keys, cache.values], &[y]);
        Ok(y)
    }

    /// Causal attention; gives `[n_tokens, n_heads * head_dim]`. With `gate [n_rows, seq_len, n_heads, 2 head_dim]` each output is
    /// multiplied with the sigmoid of the second half of its head.
    ///
    /// # Errors
    /// [`GraphError`].
    pub fn attention(
        &mut self,
        name: &str,
        q: ValueId,
        gate: Option<ValueId>,
        cache: KvCache,
        scale: f32,
    ) -> Result<ValueId, GraphError> {
        let mut node = self.node(name);
        let [n_rows, seq_len, n_heads, head_dim] = node.rank(q)?;
        let elem = node.elem(q);
        let [_, n_kv_heads, _, _] = node.rank(cache.keys)?;
        node.multiple(q, n_heads, n_kv_heads, "heads")?;
        let mut read = vec![q, cache.keys, cache.values, cache.positions, cache.block_table];
        if let Some(gate) = gate {
            node.must_be(gate, &[n_rows, seq_len, n_heads, 2 * head_dim])?;
            read.push(gate);
        }
        let y = node.temporary(elem, &[n_rows * seq_len, n_heads * head_dim]);
        node.push(Op::Attention { scale, gated: gate.is_some() }, &read, &[], &[y]);
        Ok(y)
    }

    /// Convolution, gates and recurrence of a gated delta net; gives `[n_tokens, n_value_heads, value_head_dim]`.
    ///
    /// # Errors
    /// [`GraphError`].
    pub fn gdn(&mut self, name: &str, inputs: GdnInputs, state: GdnState) -> Result<ValueId, GraphError> {
        let mut node = self.node(&format!("{name}.prepare"));
        let GdnInputs { qkv, b, a, conv_weight, a_log, dt_bias, n_key_heads, key_head_dim, eps } = inputs;
        let [n_tokens, conv_dim] = node.rank(qkv)?;
        let [n_slots, n_value_heads, value_head_dim, key_dim] = node.rank(state.state)?;
        let elem = node.elem(qkv);
        node.stores(state.state, Elem::F32)?;
        node.stores(a_log, Elem::F32)?;
        if key_dim != key_head_dim || conv_dim != 2 * n_key_heads * key_head_dim + n_value_heads * value_head_dim {
            let required = format!("columns of {n_key_heads} heads of {key_head_dim} twice, and of the state's heads");
            return Err(node.refuse_shape(qkv, required));
        }
        for (id, shape) in [(b, [n_tokens, n_value_heads]), (a, [n_tokens, n_value_heads])] {
            node.must_be(id, &shape)?;
        }
        node.must_be(conv_weight, &[conv_dim, 4])?;
        node.must_be(state.conv_state, &[n_slots, CONV_RING, conv_dim])?;
        node.must_be(a_log, &[n_value_heads])?;
        node.must_be(dt_bias, &[n_value_heads])?;
        let qk = node.temporary(elem, &[n_tokens, 2 * n_key_heads, key_head_dim]);
        let v = node.temporary(elem, &[n_tokens, n_value_heads, value_head_dim]);
        let gates = node.temporary(Elem::F32, &[n_tokens, n_value_heads, 2]);
        let read = [qkv, conv_weight, state.conv_state, state.slots, state.positions, b, a, a_log, dt_bias];
        node.push(Op::GdnPrepare { eps }, &read, &[], &[qk, v, gates]);
        let mut node = self.node(&format!("{name}.recurrence"));
        let y = node.temporary(elem, &[n_tokens, n_value_heads, value_head_dim]);
        let read = [qkv, qk, v, gates, state.slots, state.positions];
        node.push(Op::GdnRecurrence, &read, &[state.state, state.conv_state], &[y]);
        Ok(y)
    }

    /// The last of every `seq_len` rows of `x [n_rows * seq_len, n_cols]`: `[n_rows, n_cols]`.
    ///
    /// # Errors
    /// [`GraphError`].
    pub fn last_of_each(&mut self, name: &str, x: ValueId, seq_len: u32) -> Result<ValueId, GraphError> {
        if seq_len == 1 {
            return Ok(x);
        }
        let mut node = self.node(name);
        let [n_tokens, n_cols] = node.rank(x)?;
        let n_rows = node.multiple(x, n_tokens, seq_len, "rows")?;
        let elem = node.elem(x);
        let y = node.temporary(elem, &[n_rows, n_cols]);
        node.push(Op::LastOfEach { seq_len }, &[x], &[], &[y]);
        Ok(y)
    }

    /// The column of each row's first greatest element, into `y [n_rows]` u32.
    ///
    /// # Errors
    /// [`GraphError`].
    pub fn argmax(&mut self, name: &str, x: ValueId, y: ValueId) -> Result<(), GraphError> {
        let node = self.node(name);
        let [n_rows, _] = node.rank(x)?;
        node.stores(y, Elem::U32)?;
        node.must_be(y, &[n_rows])?;
        node.push(Op::Argmax, &[x], &[], &[y]);
        Ok(())
    }
}
