// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

namespace arbiter::cli {

/// What a person types, or another program writes, on standard input while something else goes on.
class TypedLines {
 public:
  TypedLines();

  /// A person sits at a terminal.
  [[nodiscard]] bool terminal() const { return terminal_; }
  /// Nothing more will come.
  [[nodiscard]] bool ended() const { return ended_; }

  /// The next whole line without blanks around it, if there is one. Waits at most so long for it.
  std::optional<std::string> next(int milliseconds = 0);

 private:
  std::string buffer_;
  bool terminal_ = false;
  bool ended_ = false;
};

}  // namespace arbiter::cli
