// SPDX-License-Identifier: MIT
#include "app/commands/text_aside.h"

#include <unistd.h>

#include <cstdio>
#include <iostream>

namespace arbiter::cli {

TextAside::TextAside() {
  std::cout.flush();
  std::fflush(stdout);
  output_ = ::dup(STDOUT_FILENO);
  if (output_ >= 0) ::dup2(STDERR_FILENO, STDOUT_FILENO);
}

TextAside::~TextAside() {
  std::cout.flush();
  std::fflush(stdout);
  if (output_ < 0) return;
  ::dup2(output_, STDOUT_FILENO);
  ::close(output_);
}

}  // namespace arbiter::cli
