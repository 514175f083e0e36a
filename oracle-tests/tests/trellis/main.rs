//! Trellis-coded weights on the host: against the goldens, by properties, and the encoder against plain references.

mod encoder;
mod gaussian;
mod goldens;
mod properties;
mod weighted;
