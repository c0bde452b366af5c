// SPDX-License-Identifier: MIT
#include "referee/core/position.h"

#include <algorithm>
#include <tuple>

#include "referee/core/rules.h"

namespace arbiter {

Past::~Past() {
  // A long game is a long chain: take it apart link by link, not by recursion.
  std::shared_ptr<const Past> link = std::move(previous);
  while (link && link.use_count() == 1) {
    std::shared_ptr<const Past> next = link->previous;
    const_cast<Past*>(link.get())->previous.reset();
    link = std::move(next);
  }
}

const Board& Position::board() const { return *rules->board; }

int Position::counted(SlotId slot, int name, int subject) const {
  const auto it = std::lower_bound(ledger.begin(), ledger.end(), std::tuple(slot, name, subject),
                                   [](const LedgerEntry& e, const std::tuple<SlotId, int, int>& key) {
                                     return std::tuple<SlotId, int, int>(e.slot, e.name, e.subject) < key;
                                   });
  if (it == ledger.end() || it->slot != slot || it->name != name || it->subject != subject) return 0;
  return it->value;
}

const Mark* Position::find_mark(std::string_view what, Cell cell) const {
  const auto it = std::find_if(marks.begin(), marks.end(),
                               [&](const Mark& m) { return m.what == what && m.piece == kNoPiece && m.cell == cell; });
  return it == marks.end() ? nullptr : &*it;
}

const Mark* Position::find_mark(std::string_view what, PieceId piece) const {
  const auto it =
      std::find_if(marks.begin(), marks.end(), [&](const Mark& m) { return m.what == what && m.piece == piece; });
  return it == marks.end() ? nullptr : &*it;
}

bool same(const Position& a, const Position& b) {
  const auto key = [](const Position& p) {
    return std::tie(p.rules, p.grid, p.pieces, p.seats, p.slots, p.ledger, p.marks, p.decision, p.windows, p.agenda,
                    p.to_act, p.place, p.phase, p.turn, p.last_action, p.active_hooks, p.closed, p.checked,
                    p.checks_told, p.result);
  };
  return key(a) == key(b);
}

}  // namespace arbiter
