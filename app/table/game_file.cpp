// SPDX-License-Identifier: MIT
#include "app/table/game_file.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <iterator>
#include <utility>

namespace arbiter::table {
namespace {

constexpr std::uintmax_t kLargest = 64U << 20U;
// UCCI and USI files are named .ucci and .usi where they are kept in files at all.
constexpr std::array<const char*, 8> kFormats{"pgn", "pgn4", "kif", "csa", "usi", "ucci", "wxf", "json"};

}  // namespace

tl::expected<std::string, std::string> read_game_file(const std::filesystem::path& file) {
  std::error_code failed;
  const auto status = std::filesystem::status(file, failed);
  if (!std::filesystem::exists(status)) return tl::unexpected("There is no file " + file.string());
  if (!std::filesystem::is_regular_file(status)) return tl::unexpected(file.string() + " is no file of a game");
  if (std::filesystem::file_size(file, failed) > kLargest)
    return tl::unexpected(file.string() + " is too large: 64 MiB at most");
  std::ifstream in(file, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(in), {}};
  if (!in) return tl::unexpected(file.string() + " cannot be read");
  if (text.find_first_not_of(" \t\r\n") == std::string::npos) return tl::unexpected(file.string() + " is empty");
  return text;
}

std::vector<GamePart> games_in(const std::string& text) {
  std::vector<GamePart> games(1);
  bool moves = false, comment = false;  // has this game's movetext begun; does a comment go on
  int line = 1;
  for (std::size_t from = 0; from < text.size(); ++line) {
    const std::size_t end = std::min(text.find('\n', from), text.size() - 1) + 1;
    const std::string_view words(text.data() + from, end - from);
    const bool tag = !comment && words[0] == '[';
    if (tag && moves) {
      games.push_back({{}, line});
      moves = false;
    } else if (!tag && games.back().text.rfind('[', 0) == 0 && words.find_first_not_of(" \t\r\n") != words.npos) {
      moves = true;
    }
    for (const char c : words)
      if (c == '{' || c == '}') comment = !tag && c == '{';
    games.back().text += words;
    from = end;
  }
  return games;
}

std::string format_of(const std::filesystem::path& file) {
  std::string name = file.extension().string();
  if (!name.empty()) name.erase(0, 1);
  std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return std::tolower(c); });
  if (name == "fkif" || name == "kifu") name = "kif";
  return std::find(kFormats.begin(), kFormats.end(), name) != kFormats.end() ? name : std::string();
}

std::string extension_of(const std::string& format) { return format == "text" ? ".txt" : "." + format; }

Expected<Reply> load_game(Session& session, const GamePart& part, const std::filesystem::path& file,
                          const TableInfo& info) {
  const std::string format = format_of(file);
  auto reply = session.load(part.text, format, info);
  if (reply || format.empty()) return reply;
  auto other = session.load(part.text, {}, info);
  return other ? std::move(other) : std::move(reply);
}

}  // namespace arbiter::table
