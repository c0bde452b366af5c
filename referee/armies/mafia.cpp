#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kAssassination{
    "mafia.assassination",
    "Mafia pieces capture from where they stand and never by moving; rook and bishop reach "
    "three squares.",
    "European Chess, Mafia"};

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
            moves.emplace_back(in.kind("rook"), shooting(Movement("R3")));
            moves.emplace_back(in.kind("bishop"), shooting(Movement("B3")));
            in.power(std::make_unique<ArmyMoves>(kAssassination, std::move(moves)));
          }};
}

}  // namespace arbiter::european
