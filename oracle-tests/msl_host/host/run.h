// The scheduler as the launcher sees it.
#pragma once

#include "host/workgroup.h"

namespace msl_host {

// Makes stacks for workgroups of `count` invocations; a message when that is not possible.
const char* prepare_fibres(unsigned count);

// Runs one workgroup to its end; a message when its invocations cannot meet.
const char* run_workgroup(const Entry& entry, const Arguments& shared, metal::uint3 size);

}  // namespace msl_host
