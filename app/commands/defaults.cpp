// SPDX-License-Identifier: MIT
#include "app/commands/defaults.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <sstream>
#include <vector>

#include "app/commands/spelling.h"
#include "text/file.h"
#include "text/sentences.h"
#include "text/utf8.h"

namespace arbiter::cli {
namespace {

namespace fs = std::filesystem;
using text::N_;
using text::tr;

constexpr std::size_t kMostBytes = 64 * 1024;
constexpr std::array<std::string_view, 4> kNames{"database", "event", "profile", "language"};

std::string trimmed(const std::string& text) {
  const auto begin = text.find_first_not_of(" \t\r");
  return begin == std::string::npos ? "" : text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin);
}

/// "~/club.sqlite" as the shell would have it.
std::string with_home(const std::string& value) {
  const char* home = std::getenv("HOME");
  return value.starts_with("~/") && home != nullptr ? home + value.substr(1) : value;
}

/// Takes in one line. Errors: what is wrong with it.
tl::expected<void, std::string> take(const std::string& line) {
  const std::size_t sign = line.find('=');
  if (sign == std::string::npos)
    return tl::unexpected(tr(N_("expected `name = value`, not \"%1\""), {text::clean(line)}));
  const std::string name = trimmed(line.substr(0, sign)), value = trimmed(line.substr(sign + 1));
  if (std::ranges::find(kNames, name) == kNames.end()) {
    const std::vector<std::string> names(kNames.begin(), kNames.end());
    return tl::unexpected(tr(N_("there is no setting \"%1\""), {text::clean(name)}) + did_you_mean(name, names));
  }
  ::setenv(variable_of_default(name).c_str(), with_home(value).c_str(), 0);
  return {};
}

}  // namespace

fs::path defaults_file() {
  const char* config = std::getenv("XDG_CONFIG_HOME");
  const char* home = std::getenv("HOME");
  const fs::path folder = config != nullptr && fs::path(config).is_absolute()
                              ? fs::path(config)
                              : fs::path(home != nullptr && *home != '\0' ? home : ".") / ".config";
  return folder / "arbiter/config";
}

tl::expected<void, std::string> read_defaults() {
  const fs::path file = defaults_file();
  std::error_code none;
  if (!fs::exists(file, none)) return {};
  const auto text = text::read_file(file, kMostBytes);
  // The message names a file: no term of a game is in it.
  if (!text) return tl::unexpected(text::in_words(text.error(), [](const Argument& term) { return term.text; }));
  std::istringstream lines(*text);
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    line = trimmed(line);
    if (line.empty() || line[0] == '#') continue;
    if (const auto taken = take(line); !taken)
      return tl::unexpected(text::shown(file) + ":" + std::to_string(number) + ": " + taken.error());
  }
  return {};
}

std::string variable_of_default(std::string_view name) {
  std::string variable = "ARBITER_";
  for (const char letter : name) variable += static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  return variable;
}

std::string default_of(std::string_view name) {
  const char* value = std::getenv(variable_of_default(name).c_str());
  return value == nullptr ? "" : value;
}

}  // namespace arbiter::cli
