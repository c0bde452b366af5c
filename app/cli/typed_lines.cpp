// SPDX-License-Identifier: MIT
#include "app/cli/typed_lines.h"

#include <poll.h>
#include <unistd.h>

#include <array>

namespace arbiter::cli {

TypedLines::TypedLines() : terminal_(isatty(STDIN_FILENO) != 0) {}

std::optional<std::string> TypedLines::next(int milliseconds) {
  while (true) {
    if (const auto end = buffer_.find('\n'); end != std::string::npos) {
      std::string line = buffer_.substr(0, end);
      buffer_.erase(0, end + 1);
      const auto first = line.find_first_not_of(" \t\r");
      return first == std::string::npos ? "" : line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
    }
    if (ended_) return std::nullopt;
    pollfd in{STDIN_FILENO, POLLIN, 0};
    if (poll(&in, 1, milliseconds) <= 0) return std::nullopt;
    std::array<char, 512> bytes{};
    const ssize_t n = read(STDIN_FILENO, bytes.data(), bytes.size());
    if (n <= 0) {
      ended_ = true;
      if (!buffer_.empty()) buffer_ += '\n';  // a last line may lack its end
      continue;
    }
    buffer_.append(bytes.data(), static_cast<std::size_t>(n));
  }
}

}  // namespace arbiter::cli
