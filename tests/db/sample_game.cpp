// SPDX-License-Identifier: MIT
#include "tests/db/sample_game.h"

#include <array>
#include <stdexcept>

namespace arbiter::test {

using nlohmann::json;

db::NewGame sample_game() {
  db::NewGame game;
  game.token = "sample";
  game.rules_version = "1";
  game.setup = {{"ruleset", "mr-joseph"}, {"seed", 5}};
  game.seats = {{"S", "Ada", "", 0}, {"W", "Bo", "", 0}, {"N", "Cy", "", 0}, {"E", "", "", 0}};
  game.source = "camera 0";
  game.started_at = "2024-05-01T18:30:05.123Z";
  return game;
}

db::Ply sample_ply(int number) {
  static const std::array<std::string, 4> kActions = {"", "d2d4", "b4d4", "g1a7"};
  db::Ply ply;
  ply.number = number;
  ply.kind = number == 0 ? db::PlyKind::start : db::PlyKind::act;
  ply.at = "2024-05-01T18:30:0" + std::to_string(6 + number) + ".000Z";
  ply.request = {{"cmd", "new"}, {"ruleset", "mr-joseph"}, {"seed", 5}};
  if (number == 0) return ply;
  ply.action = kActions.at(static_cast<std::size_t>(number));
  ply.seat = number == 2 ? "W" : "S";
  ply.request = {{"cmd", "act"}, {"action", ply.action}};
  ply.events = json::array({{{"type", "moved"}, {"rule", "mr-joseph/move"}, {"piece", "S.pawn"}}});
  ply.origin = {"camera", 120 * number, 0.998};
  if (number == 3) {
    ply.events.push_back({{"type", "scored"}, {"seat", "S"}, {"points", 3}, {"reason", "mate"}});
    ply.awards = {{"S", 3, "mate", "mr-joseph/score.mate", "a7", "S.queen", false, -1}};
  }
  return ply;
}

db::Standing sample_standing(int number) {
  db::Standing standing;
  standing.points = {{"S", number >= 3 ? 3 : 0}, {"W", 0}, {"N", 0}, {"E", 0}};
  return standing;
}

db::GameId store_sample(db::Store& store) {
  const auto id = store.begin(sample_game(), sample_ply(0), sample_standing(0)).value();
  for (int number = 1; number <= 3; ++number) {
    const auto written = store.append(id, sample_ply(number), sample_standing(number));
    if (!written) throw std::runtime_error(written.error().message.english());
  }
  return id;
}

}  // namespace arbiter::test
