#include "referee/european_first/armies.h"

namespace arbiter::european::first {

namespace {

constexpr RuleText kAssassination{"mafia.assassination",
                                  "Mafia pieces capture from where they stand and never by moving. Rook and bishop "
                                  "move three squares at most and capture at any distance.",
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
            moves.emplace_back(in.kind("rook"), shooting(Movement("mR3cR", &kAssassination)));
            moves.emplace_back(in.kind("bishop"), shooting(Movement("mB3cB", &kAssassination)));
            in.power(std::make_unique<ArmyMoves>(kAssassination, std::move(moves)));
          }};
}

}  // namespace arbiter::european::first
