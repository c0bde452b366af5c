// SPDX-License-Identifier: MIT
#include "app/commands/named_files.h"

#include <unistd.h>

#include <iostream>

#include "app/commands/complaint.h"
#include "text/file.h"
#include "text/sentences.h"

namespace arbiter::cli {

namespace fs = std::filesystem;
using text::N_;
using text::tr;

fs::path input_named(const std::string& name) { return name == "-" ? fs::path("/dev/stdin") : fs::path(name); }

bool is_standard_output(const fs::path& name) { return name.empty() || name == "-"; }

void add_force(CLI::App& command, bool& force) {
  command.add_flag("--force", force, "Replace the file if it is there");
}

bool may_write(const fs::path& file, bool force) {
  std::error_code none;
  if (force || !fs::is_regular_file(file, none)) return true;
  if (::isatty(STDIN_FILENO) != 0 && ::isatty(STDERR_FILENO) != 0) {
    std::cerr << tr(N_("%1 is there already. Replace it? [y/N] "), {text::shown(file)}) << std::flush;
    std::string answer;
    std::getline(std::cin, answer);
    const std::string yes = tr(N_("y"));
    if (!answer.empty() && (answer.starts_with('y') || answer.starts_with('Y') || answer.starts_with(yes))) return true;
  }
  complain(tr(N_("%1 is there already and stays as it is; --force replaces it"), {text::shown(file)}));
  return false;
}

}  // namespace arbiter::cli
