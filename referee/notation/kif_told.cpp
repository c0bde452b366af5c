// SPDX-License-Identifier: MIT
#include "referee/notation/kif_told.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <optional>
#include <utility>

#include "referee/notation/about.h"
#include "referee/notation/encoding.h"
#include "referee/notation/tags.h"

namespace arbiter::notation::kif {

namespace {

constexpr std::string_view kBegun = "開始日時：", kEvent = "棋戦：", kSite = "場所：";
/// Who moves first and who second; of handicaps the names are those of the upper and the lower player.
constexpr std::string_view kFirst = "先手：", kSecond = "後手：", kLower = "下手：", kUpper = "上手：";
/// What PGN has in tags.
constexpr std::pair<std::string_view, const char*> kTags[] = {
    {"戦型：", "Opening"}, {"持ち時間：", "TimeLimit"}, {"終了日時：", "EndTime"}};

/// The line with a wide colon behind its title.
std::string with_wide_colon(std::string line) {
  constexpr std::string_view kWide = "：";
  const std::size_t colon = line.find(':');
  if (colon < line.find(kWide)) line.replace(colon, 1, kWide);
  return line;
}

/// The heading of the moves, and what frames a diagram.
bool is_frame(const std::string& line) {
  const std::string text = narrow(line);
  const std::size_t at = std::min(text.find_first_not_of(' '), text.size());
  for (const std::string_view begin : {"手数", "+-", "9 8 7"})
    if (text.compare(at, begin.size(), begin) == 0) return true;
  return false;
}

}  // namespace

std::string told_head(const Game& game) {
  std::string out;
  if (const std::string date = told_date(game, '/', ""); !date.empty()) {
    const std::string time = told(game, "time", "");
    out += std::string(kBegun) + date + (time.empty() ? "" : " " + time) + "\n";
  }
  for (const auto& [line, field] : {std::pair{kEvent, "event"}, std::pair{kSite, "site"}})
    if (const std::string value = told(game, field, ""); !value.empty()) out += std::string(line) + value + "\n";
  for (const auto& [line, tag] : kTags)
    if (const std::string value = game.about()["tags"].text(tag, ""); !value.empty())
      out += std::string(line) + value + "\n";
  return out;
}

std::string with_players(const Game& game, std::string setup) {
  const auto& seats = game.rules().seats;
  const auto line = [&](std::string_view title, Seat seat) {
    return std::string(title) + told_player(game, seat, "") + "\n";
  };
  for (const auto& [title, seat] : {std::pair{kFirst, seats.front()}, std::pair{kLower, seats.front()},
                                    std::pair{kSecond, seats.back()}, std::pair{kUpper, seats.back()}})
    if (const std::size_t at = setup.find("\n" + std::string(title) + "\n"); at != std::string::npos)
      setup.replace(at + 1, title.size() + 1, line(title, seat));
  return setup;
}

std::string spent_text(const Value& note, double& so_far) {
  if (!note.has("spent")) return {};
  const double now = std::clamp(note["spent"].real(), 0.0, 1e9);
  so_far += now;
  const auto move = std::llround(now), all = std::llround(so_far);
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "   (%2lld:%02lld/%02lld:%02lld:%02lld)", move / 60, move % 60, all / 3600,
                all / 60 % 60, all % 60);
  return text.data();
}

std::string remark(const Game& game, std::size_t n) {
  const std::string text = n == 0 ? told(game, "comment", "") : game.plies()[n - 1].note.text("comment", "");
  return text.empty() ? text : "*" + text + "\n";
}

void take_told(Game& game, const std::string& said, Spot at, LeftOut& left_out) {
  if (said.rfind('*', 0) == 0) return tell_comment(game, said.substr(1));
  const std::string line = with_wide_colon(said);
  const auto after = [&](std::string_view title) -> std::optional<std::string> {
    if (line.rfind(title, 0) != 0) return std::nullopt;
    return line.substr(title.size());
  };
  const auto& seats = game.rules().seats;
  for (const auto& [title, seat] : {std::pair{kFirst, seats.front()}, std::pair{kLower, seats.front()},
                                    std::pair{kSecond, seats.back()}, std::pair{kUpper, seats.back()}})
    if (const auto player = after(title)) return tell_player(game, seat, *player);
  if (const auto begun = after(kBegun)) return tell_begun(game, *begun, at, left_out);
  for (const auto& [title, field] : {std::pair{kEvent, "event"}, std::pair{kSite, "site"}})
    if (const auto value = after(title)) return tell(game, field, *value);
  for (const auto& [title, tag] : kTags)
    if (const auto value = after(title)) return tell_tags(game, {{tag, {*value, at}}}, left_out);
  if (!is_frame(line)) left_out.count(lost::kHeadLines);
}

std::optional<Side> loser_of(std::string_view total) {
  struct Name {
    std::string_view text;
    Side side;
  };
  static constexpr Name kNames[] = {
      {"先手", Side::lower}, {"下手", Side::lower}, {"後手", Side::upper}, {"上手", Side::upper}};
  std::optional<std::pair<std::size_t, Side>> last;
  for (const Name& one : kNames)
    if (const std::size_t at = total.rfind(one.text); at != std::string_view::npos && (!last || at > last->first))
      last = {at, one.side};
  if (!last) return std::nullopt;
  const std::string_view said = total.substr(last->first);
  const auto holds = [&](std::string_view what) { return said.find(what) != std::string_view::npos; };
  const bool won = holds("勝"), lost = holds("負") || holds("投了") || holds("反則行為") || holds("時間切れ");
  if (won == lost) return std::nullopt;
  return lost == (last->second == Side::lower) ? Side::lower : Side::upper;
}

}  // namespace arbiter::notation::kif
