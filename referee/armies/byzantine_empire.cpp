// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kRetreat{"byzantine-empire.retreat",
                            "Instead of an ordinary move a Byzantine piece may go back to any empty square of its own "
                            "starting area.",
                            "European Chess, the Byzantine Empire"};

class Retreat final : public PowerOf<Retreat> {
 public:
  Retreat(Kind pawn, bool capture) : pawn_(pawn), capture_(capture) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kRetreat}; }
  void targets(const Position& pos, SlotId slot, PieceId id, TargetList& out) const override {
    const Seat seat = owner(pos, slot);
    if (pos.pieces[id].controller != seat) return;
    for (const Cell cell : pos.board().cells()) {
      if (!in_home(pos.board(), seat, cell) || !pos.empty(cell) || barred(pos, id, cell) || known(out, cell)) continue;
      add(out, slot, cell, kNoPiece);
    }
  }
  void strikes(const Position& pos, SlotId slot, PieceId id, TargetList& out) const override {
    const Seat seat = owner(pos, slot);
    const Piece& piece = pos.pieces[id];
    if (!capture_ || piece.controller != seat || piece.kind == pawn_ || in_corner(pos.board(), seat, piece.cell, 5, 3))
      return;
    for (const Cell cell : pos.board().cells()) {
      const Piece* other = pos.piece_at(cell);
      if (!other || !in_home(pos.board(), seat, cell) || !enemies(pos, other->controller, seat)) continue;
      if (!barred(pos, id, cell) && !known(out, cell)) add(out, slot, cell, pos.at(cell));
    }
  }

 private:
  static bool barred(const Position& pos, PieceId id, Cell cell) {
    return closed_cell(pos, cell) && !royal_now(pos, id);
  }
  static bool known(const TargetList& list, Cell cell) {
    return std::any_of(list.begin(), list.end(), [cell](const Target& t) { return t.to == cell; });
  }
  static void add(TargetList& out, SlotId slot, Cell cell, PieceId victim) {
    Target target{cell, victim};
    target.slot = slot;
    target.rule = &kRetreat;
    out.push_back(target);
  }
  Kind pawn_;
  bool capture_;
};

}  // namespace

Army byzantine_empire_army() {
  return {
      "byzantine-empire",
      "The Byzantine Empire: retreat",
      "K R B N / P P P P",
      "recovered",
      {"king", "rook", "bishop", "knight"},
      {{"byzantine-empire.capture", "empty", {"empty", "outside"}, "Whether pieces from outside may capture at home."}},
      false,
      [](Installer& in) {
        in.power(std::make_unique<Retreat>(in.kind("pawn"), in.option("byzantine-empire.capture") == "outside"));
      }};
}

}  // namespace arbiter::european
