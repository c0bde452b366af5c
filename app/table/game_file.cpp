// SPDX-License-Identifier: MIT
#include "app/table/game_file.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <iterator>
#include <limits>
#include <utility>

#include "referee/protocol/record.h"
#include "text/sentences.h"

namespace arbiter::table {
namespace {

constexpr std::uintmax_t kLargest = 64U << 20U;
// UCCI and USI files are named .ucci and .usi where they are kept in files at all.
constexpr std::array<const char*, 9> kFormats{"pgn", "pgn4", "kif", "csa", "usi", "ucci", "wxf", "gib", "json"};

}  // namespace

tl::expected<std::string, Message> read_game_file(const std::filesystem::path& file) {
  const auto wrong = [](Message why) { return tl::unexpected(std::move(why)); };
  std::error_code failed;
  const auto status = std::filesystem::status(file, failed);
  if (!std::filesystem::exists(status)) return wrong(make_message("There is no file %1", file.string()));
  if (!std::filesystem::is_regular_file(status)) return wrong(make_message("%1 is no file of a game", file.string()));
  if (std::filesystem::file_size(file, failed) > kLargest)
    return wrong(make_message("%1 is too large: 64 MiB at most", file.string()));
  std::ifstream in(file, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(in), {}};
  if (!in) return wrong(make_message("%1 cannot be read", file.string()));
  if (text.find_first_not_of(" \t\r\n") == std::string::npos) return wrong(make_message("%1 is empty", file.string()));
  return text;
}

Expected<std::vector<GamePart>> games_in(const std::string& bytes, const std::filesystem::path& file,
                                         const std::string& format) {
  text::Notes notes;
  // A name that does not fit the text (a game of shogi in a .pgn) says less than the text does.
  auto parts = protocol::split_text(bytes, format, notes);
  if (const std::string named = format_of(file); !parts && format.empty() && !named.empty()) {
    notes = {};
    parts = protocol::split_text(bytes, named, notes);
  }
  if (!parts) return tl::unexpected(parts.error());
  std::vector<GamePart> games;
  for (protocol::TextPart& part : *parts)
    games.push_back({std::move(part.text), std::move(part.format), part.line, {}});
  for (std::size_t n = 0; n < games.size(); ++n) {
    const int end = n + 1 < games.size() ? games[n + 1].line : std::numeric_limits<int>::max();
    games[n].notes = notes.between(games[n].line, end);
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

std::string extension_of(const std::string& format) {
  // A format in another style ends as the format does; DhtmlXQ has no ending of its own.
  return format == "text" || format == "dhtmlxq" ? ".txt" : "." + format.substr(0, format.find('-'));
}

Expected<Reply> load_game(Session& session, const GamePart& part, const TableInfo& info,
                          const std::optional<db::GameId>& known) {
  auto reply = session.load(part.text, Loading{part.format, info, part.line, known});
  if (reply) reply->left_out.insert(reply->left_out.begin(), part.notes.begin(), part.notes.end());
  return reply;
}

std::string Tally::text() const {
  std::string out =
      text::trn("%1 game found: %2 kept", "%1 games found: %2 kept", static_cast<long>(found), {std::to_string(kept)});
  if (already > 0) out += text::tr(", %1 there already", {std::to_string(already)});
  if (refused > 0) out += text::tr(", %1 refused", {std::to_string(refused)});
  return out;
}

}  // namespace arbiter::table
