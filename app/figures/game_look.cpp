// SPDX-License-Identifier: MIT
#include "app/figures/game_look.h"

#include <algorithm>

namespace arbiter::figures {

std::string GameLook::character(const std::string& kind, const std::string& army) const {
  const auto found = characters.find(kind);
  if (found == characters.end()) return {};
  return army.substr(0, 1) == first ? found->second.first : found->second.second;
}

GameLook look_of(const Rules& rules) {
  GameLook look;
  // Some pieces' ways end, or begin, in the middle.
  look.river = std::ranges::any_of(rules.zones, [&](const auto& zone) {
    return 2 * zone[0].count() == static_cast<std::size_t>(rules.board->size());
  });
  // It is played with gold generals and lances.
  if (rules.kind("gold-general") != kNoKind && rules.kind("lance") != kNoKind)
    look.token = Token::wedge;
  else if (rules.board->style() == BoardStyle::points)
    look.token = Token::disc;
  const Writing& writing = rules.writing;
  look.from_right = writing.from_right;
  look.first = std::string(name(rules.seats.front()));
  for (std::size_t k = 0; k < rules.kinds.size(); ++k) {
    const std::string& kind = rules.kinds[k].name;
    if (k < writing.letters.size() && !writing.letters[k].empty()) look.letters[kind] = writing.letters[k];
    if (k < writing.characters.size() && !writing.characters[k][0].empty())
      look.characters[kind] = {writing.characters[k][0], writing.characters[k][1]};
  }
  return look;
}

}  // namespace arbiter::figures
