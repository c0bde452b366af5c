// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <filesystem>
#include <string>
#include <vector>

#include "vision/locate/board_finder.h"

namespace arbiter::cli {

// What several commands ask about the place of the board and the camera.

/// `--corners x1,y1,…,x4,y4` and `--south SIDE`.
void add_corner_options(CLI::App& command, std::vector<double>& corners, std::string& south);
/// The same where several boards may be watched: each once for a board, in the boards' order.
void add_corner_options(CLI::App& command, std::vector<double>& corners, std::vector<std::string>& south);
/// Of the eight numbers that `--corners` took, of those for the board counted from 0.
[[nodiscard]] calibration::Corners corners_of(const std::vector<double>& numbers, std::size_t board = 0);
/// What the word that `--south` took (or "") tells the finder.
[[nodiscard]] vision::FindHints hints_of(const std::string& south);

/// The boards there are, with commas.
[[nodiscard]] std::string board_names();

}  // namespace arbiter::cli
