// SPDX-License-Identifier: MIT
#include "app/paperwork/words.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <regex>

#include "app/table/session.h"

namespace arbiter::paperwork {

std::string seat_name(const std::string& seat) {
  static const std::map<char, std::string> kNames{{'S', "South"}, {'W', "West"}, {'N', "North"}, {'E', "East"}};
  const auto found = seat.empty() ? kNames.end() : kNames.find(seat[0]);
  const std::string board = seat.empty() ? "" : seat.substr(1);
  const bool number = std::all_of(board.begin(), board.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
  if (found == kNames.end() || !number) return seat;
  return found->second + (board.empty() ? "" : ", board " + board);
}

std::string title_of(std::string word) {
  std::ranges::replace(word, '-', ' ');
  if (!word.empty()) word[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(word[0])));
  return word;
}

std::string game_name(const std::string& ruleset) {
  const RulesetInfo* info = find_ruleset(ruleset);
  return info != nullptr ? info->title : ruleset;
}

std::string spelt(const std::string& text) {
  static const std::regex kPiece(R"(\b([SWNE])([0-9]?)\.([a-z0-9-]+)(@([SWNE])[0-9]?)?)");
  std::string out;
  auto from = text.cbegin();
  for (std::sregex_iterator it(text.begin(), text.end(), kPiece), end; it != end; ++it) {
    const std::smatch& piece = *it;
    std::string kind = piece[3];
    std::ranges::replace(kind, '-', ' ');
    out.append(from, piece[0].first);
    out += seat_name(piece[1]) + "'s " + kind;
    if (piece[5].matched) out += " (held by " + seat_name(piece[5]) + ")";
    from = piece[0].second;
  }
  return out.append(from, text.cend());
}

std::string when_and_where(const db::club::Event& event) {
  std::string out = event.begins;
  if (!event.ends.empty() && event.ends != event.begins) out += " to " + event.ends;
  if (!event.site.empty()) out += (out.empty() ? "" : " · ") + event.site;
  return out;
}

std::string time_limit(const db::club::Event& event) {
  if (!event.minutes) return "";
  return std::to_string(*event.minutes) + (*event.minutes == 1 ? " minute" : " minutes") + " a game";
}

}  // namespace arbiter::paperwork
