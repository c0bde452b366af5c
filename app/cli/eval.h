#pragma once

#include <filesystem>
#include <string>

namespace arbiter::cli {

struct EvalOptions {
  std::filesystem::path folder;
  std::filesystem::path json_file;
  int per_sequence = 6;
  bool list = false;
};

/// Looks for the board in the labelled pictures of the folder and prints how many were found, how far off the corners
/// are and what it took, with the half of the pictures kept back from tuning apart. Returns the exit status.
int eval_boards(const EvalOptions& options);

}  // namespace arbiter::cli
