// SPDX-License-Identifier: MIT
#pragma once

namespace arbiter::cli {

/// While it lives, what is written to standard output goes to standard error: JSON comes out alone.
class TextAside {
 public:
  TextAside();
  ~TextAside();
  TextAside(const TextAside&) = delete;
  TextAside& operator=(const TextAside&) = delete;

 private:
  int output_;  ///< descriptor of the standard output as it was
};

}  // namespace arbiter::cli
