// SPDX-License-Identifier: MIT
// Xiangqi: Chinese chess, on the points of a board that a river parts.
#include "referee/modules/facing_kings.h"
#include "referee/modules/kings_game.h"
#include "referee/modules/own_zone.h"
#include "referee/modules/repetition.h"

namespace arbiter {

namespace xiangqi {
namespace {

/// King, advisor and elephant as they are bound today, by palace and river, or free as in the game of Bao Ying's reign
/// (762), whose board had neither. What the source does not take back stays: pawns go sideways on the far half.
struct Bound {
  Kind king, advisor, elephant;
};

Bound add_bound_kinds(KingsGame& game, bool free, std::uint8_t palace, std::uint8_t home) {
  const auto within = [free](std::uint8_t zone) { return ZoneLimits{kNoZone, free ? kNoZone : zone}; };
  Bound kinds{};
  kinds.king = game.kind("king", Movement("W", nullptr, within(palace)),
                         free ? "The king goes one point straight; no palace holds it."
                              : "The king goes one point straight and stays in its palace.");
  kinds.advisor = game.kind("advisor", Movement("F", nullptr, within(palace)),
                            free ? "The advisor goes one point diagonally; no palace holds it."
                                 : "The advisor goes one point diagonally and stays in its palace.");
  kinds.elephant =
      game.kind("elephant", Movement("nA", nullptr, within(home)),
                free ? "The elephant goes two points diagonally if the point between is empty, all over the board."
                     : "The elephant goes two points diagonally if the point between is empty, and never crosses the "
                       "river.");
  if (free)
    game.text("bounds",
              "The board has neither river nor palaces: king, advisors and elephants go where their moves take them. "
              "Pawns go sideways too once they stand on the far half.",
              "003/fn 26 and 31");
  return kinds;
}

Expected<std::shared_ptr<const Rules>> make(const RulesRequest& request) {
  KingsGame game("xiangqi", "points9x10", "003/IX");
  Rules& r = game.rules();
  const bool free = request.text("bounds") == "none";
  const auto add_zone = [&](auto has) { return r.add_zone(own_zone(*r.board, has)); };
  const auto palace = add_zone([](int x, int y) { return x >= 4 && x <= 6 && y <= 3; });
  const auto home = add_zone([](int, int y) { return y <= 5; });
  const auto abroad = add_zone([](int, int y) { return y > 5; });

  const auto [king, advisor, elephant] = add_bound_kinds(game, free, palace, home);
  const Kind horse =
      game.kind("horse", Movement("nN"),
                "The horse goes one point straight and then one diagonally outward; a piece on the first "
                "of these points blocks it.");
  const Kind rook = game.standard("rook");
  const Kind cannon = game.kind("cannon", Movement("mRcpR"),
                                "The cannon goes any number of empty points straight, and takes along a line on which "
                                "exactly one piece, of either side, stands between.");
  const Kind pawn =
      game.kind("pawn", Movement("fW").also("sW", nullptr, {abroad, kNoZone}),
                free ? "The pawn goes and takes one point straight ahead; on the far half, to either side as "
                       "well."
                     : "The pawn goes and takes one point straight ahead; once across the river, to either "
                       "side as well.");
  const Kind none = kNoKind;
  game.rank(1, {rook, horse, elephant, advisor, king, advisor, elephant, horse, rook}, Facing::mirrored);
  game.rank(3, {none, cannon, none, none, none, none, none, cannon, none}, Facing::mirrored);
  game.rank(4, {pawn, none, pawn, none, pawn, none, pawn, none, pawn}, Facing::mirrored);

  game.text(
      "setup",
      "From the edges inwards rook, horse, elephant, advisor and king on the first rank, cannons two points before "
      "the horses, pawns on every other point of the fourth rank; both armies mirror each other.");
  game.king_safety();
  game.add<FacingForbidden>(
      game.text("facing", "No move may leave the two kings on one file with nothing between them."));
  game.mate();
  game.stalemate(Stalemate::wins);

  Repetition::Terms again;
  again.times = std::stoi(request.text("repetition-count"));
  again.means = Repetition::Means::automatic;
  again.draw = &game.text(
      "repetition.draw", "The position has come back too often and neither seat alone is to blame: the game is drawn.");
  again.check = &game.text("repetition.check",
                           "The position has come back too often, and every move of one seat since it first stood gave "
                           "check: that seat has lost.");
  again.chase.rule =
      &game.text("repetition.chase",
                 "The position has come back too often, and with every move since it first stood one seat "
                 "attacked the same unprotected piece anew with the same piece: that seat has lost.");
  again.chase.free_chasers = {king, pawn};
  again.chase.free_victims = {king};
  again.chase.pawn = pawn;
  again.chase.home = home;
  again.chase.strong = rook;
  again.chase.weak = {horse, cannon};
  game.text("repetition",
            "When a position stands for the last time allowed, the moves since it first stood are judged: perpetual "
            "check loses, else perpetual chase loses, else the game is drawn.");
  game.add<Repetition>(again);
  game.resigning();
  game.rules().write_as({"wxf", "ucci", "pgn", "pgn-chinese", "pgn-wxf", "pgn-san", "dhtmlxq"},
                        "king=K advisor=A elephant=B/E horse=N/H rook=R cannon=C pawn=P");
  game.rules().writing.styles = {"iccs", "chinese", "wxf", "san"};
  game.rules().writing.game_tag = "Chinese Chess";
  game.rules().writing.pawn_letter = true;
  game.rules().inscribe("king=帥/將 advisor=仕/士 elephant=相/象 horse=馬 rook=車 cannon=炮/砲 pawn=兵/卒");
  return game.done();
}

}  // namespace
}  // namespace xiangqi

RulesetInfo xiangqi_ruleset() {
  return {"xiangqi",
          "Xiangqi",
          {"S", "N"},
          {},
          {choice("repetition-count", {"3", "2", "4", "5", "6"}, "How often a position has to stand to be judged."),
           choice("bounds", {"river-and-palace", "none"},
                  "Whether river and palaces bind king, advisors and elephants, or not, as in Bao Ying's game.")},
          &xiangqi::make,
          nullptr,
          known_as("xiangqi chinese-chess 象棋 中国象棋 中國象棋")};
}

}  // namespace arbiter
