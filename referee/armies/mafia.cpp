// SPDX-License-Identifier: MIT
#include "referee/european/army.h"
#include "referee/european/edition.h"

namespace arbiter::european {

namespace {

constexpr RuleText kAssassination{
    "mafia.assassination",
    "Mafia pieces capture from where they stand and never by moving; rook and bishop reach "
    "three squares.",
    "European Chess, Mafia"};

constexpr RuleText kAnyDistance{
    "mafia.assassination",
    "Mafia pieces capture from where they stand and never by moving. Rook and bishop move three squares at most and "
    "capture at any distance.",
    "European Chess, first edition, Mafia"};

Movement shooting(Movement how) {
  how.shoots = true;
  return how;
}

}  // namespace

Army mafia_army() {
  return {"mafia",
          "Mafia: assassination",
          "K R B N / P P P P",
          "recovered",
          {"king", "rook", "bishop", "knight"},
          {},
          false,
          [](Installer& in) {
            std::vector<std::pair<Kind, Movement>> moves;
            for (const char* kind : {"king", "knight", "pawn"})
              moves.emplace_back(in.kind(kind), shooting(in.rules().kinds[in.kind(kind)].movement));
            const bool far = setting(in.rules(), "mafia.captures", "three-squares") == "any-distance";
            moves.emplace_back(in.kind("rook"), shooting(Movement(far ? "mR3cR" : "R3")));
            moves.emplace_back(in.kind("bishop"), shooting(Movement(far ? "mB3cB" : "B3")));
            in.power(std::make_unique<ArmyMoves>(far ? kAnyDistance : kAssassination, std::move(moves)));
          }};
}

}  // namespace arbiter::european
