// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

namespace arbiter::evaluation {

/// Reads every labelled game in the folders ply by ply, fits what an explanation is judged by on every other of them,
/// and prints what the program uses beside what fits, with the losses on the games fitted on and on the rest. Returns
/// the exit status; kInput where there is nothing to fit on.
[[nodiscard]] int fit_seeing(const std::vector<std::filesystem::path>& folders);

}  // namespace arbiter::evaluation
