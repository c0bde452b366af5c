// SPDX-License-Identifier: MIT
#include "referee/european/power.h"

#include <algorithm>

#include "referee/core/rules.h"
#include "referee/core/view.h"

namespace arbiter::european {

bool my_move(const Position& pos, SlotId slot) {
  return pos.decision.kind == "move" && pos.decision.slot == kNoSlot && pos.decision.seat == owner(pos, slot);
}

bool asking(const Position& pos, SlotId slot, std::string_view kind) {
  return pos.decision.slot == slot && pos.decision.kind == kind;
}

bool i_moved(const Position& pos, SlotId slot) {
  return pos.last_action.type == Action::Type::move && pos.last_action.piece != kNoPiece &&
         pos.last_action.seat == owner(pos, slot);
}

bool i_moved_or_shot(const Position& pos, SlotId slot) {
  const bool kind = pos.last_action.type == Action::Type::move || pos.last_action.type == Action::Type::shot;
  return kind && pos.last_action.piece != kNoPiece && pos.last_action.seat == owner(pos, slot);
}

const Value& share_of(const Value& counter, Seat seat) { return counter.is_table() ? counter[name(seat)] : counter; }

int given_count(const Value& position, Seat seat, const std::string& counter, int otherwise) {
  const Value& value = share_of(position["counters"][counter], seat);
  return value.is_whole() ? value.number() : otherwise;
}

void given_counts(const Position& pos, const Value& position, Seat seat, const std::string& counter,
                  const std::function<void(PieceId, int)>& visit) {
  for (const auto& [sq, n] : position["counters"][counter].table()) {
    const auto cell = pos.board().find_cell(sq);
    const Value& value = share_of(n, seat);
    if (cell && !pos.empty(*cell) && value.is_whole()) visit(pos.at(*cell), value.number());
  }
}

std::vector<PieceId> all_pieces(const Position& pos) {
  std::vector<PieceId> list;
  for (const Cell cell : pos.board().cells_by_file())
    if (!pos.empty(cell)) list.push_back(pos.at(cell));
  return list;
}

std::vector<PieceId> pieces_of(const Position& pos, Seat seat) {
  std::vector<PieceId> list;
  for (const Cell cell : pos.board().cells_by_file())
    if (const Piece* p = pos.piece_at(cell); p && p->controller == seat) list.push_back(pos.at(cell));
  return list;
}

int pieces_counted(const Position& pos, Seat seat) {
  int n = 0;
  for (const Piece& p : pos.pieces) n += p.controller == seat && p.where != Where::gone;
  for (std::size_t s = 0; s < pos.slots.size(); ++s) {
    const Slot& slot = pos.slots[s];
    if (!slot.active || slot.owner != seat) continue;
    if (const auto* p = Power::of(pos.rules->rule(slot.rule))) n += p->reserve(pos, static_cast<SlotId>(s));
  }
  return n;
}

bool is_kind(const Position& pos, PieceId id, std::string_view kind) {
  return pos.rules->kinds[pos.pieces[id].kind].name == kind;
}

bool truly_royal(const Position& pos, PieceId id) {
  if (!is_royal(pos, id)) return false;
  const auto option = pos.rules->options.find("spare_royals");
  if (option != pos.rules->options.end() && option->second.text() == "royal") return true;
  return royals(pos, pos.pieces[id].controller).size() == 1;
}

bool royal_now(const Position& pos, PieceId id) {
  return !pos.rules->kinds[pos.pieces[id].kind].hidden && truly_royal(pos, id);
}

PieceId last_royal(const Position& pos, Seat seat) {
  const auto list = royals(pos, seat);
  return list.size() == 1 && royal_now(pos, list.front()) ? list.front() : kNoPiece;
}

bool gave_check(const Position& pos) { return pos.last_action.gave_check; }

bool can_leap(const Position& pos, PieceId id) {
  if (movement_of(pos, pos.pieces[id]).leaps()) return true;
  for (std::size_t s = 0; s < pos.slots.size(); ++s) {
    const auto* power = Power::of(pos.rules->rule(pos.slots[s].rule));
    if (pos.slots[s].active && power != nullptr && power->lends_leap(pos, static_cast<SlotId>(s), id)) return true;
  }
  return false;
}

std::vector<Seat> others_in_play(const Position& pos, Seat seat) {
  std::vector<Seat> list;
  for (Seat s = pos.rules->clockwise(seat); s != seat; s = pos.rules->clockwise(s))
    if (pos.playing(s)) list.push_back(s);
  return list;
}

std::vector<Seat> enemies_in_play(const Position& pos, Seat seat) {
  std::vector<Seat> list;
  for (const Seat s : others_in_play(pos, seat))
    if (enemies(pos, s, seat)) list.push_back(s);
  return list;
}

bool stopped(const Position& pos, const Change& change, SlotId by) {
  return first_slot<const RuleText*>(
             pos, hook::kProtects, [&](const Rule& r, SlotId s) { return r.protects(pos, s, change, by); }) != nullptr;
}

bool closed_cell(const Position& pos, Cell cell) {
  return std::any_of(pos.marks.begin(), pos.marks.end(), [&pos, cell](const Mark& m) {
    const auto& closing = pos.rules->closing_marks;
    return m.cell == cell && m.piece == kNoPiece && std::find(closing.begin(), closing.end(), m.what) != closing.end();
  });
}

bool free_cell(const Position& pos, Cell cell) { return cell.valid() && pos.empty(cell) && !closed_cell(pos, cell); }

bool can_move(const Position& pos, PieceId id) {
  const Seat seat = pos.pieces[id].controller;
  Position probe = known_to(pos, Viewer::of(seat));
  probe.to_act = seat;
  probe.phase = Phase::acting;
  probe.agenda.clear();
  probe.decision = Decision{"move", seat, kNoSlot, {}};
  ActionList list;
  piece_moves(probe, id, list);
  if (list.empty()) return false;
  each_slot(probe, hook::kFilter, [&](const Rule& r, SlotId s) {
    const auto* power = Power::of(r);
    if (power == nullptr || !power->obliges()) r.filter(probe, s, list);
  });
  return !list.empty();
}

Action say(Action::Type type, std::string args) {
  Action action;
  action.type = type;
  action.args = std::move(args);
  return action;
}
Action choose(std::string args) { return say(Action::Type::choose, std::move(args)); }
Action power(std::string args) { return say(Action::Type::power, std::move(args)); }
Action place(Kind kind, Cell cell) {
  Action action = say(Action::Type::place);
  action.kind = kind;
  action.to = cell;
  return action;
}

void moves_of(const Position& pos, Seat seat, const std::function<bool(PieceId)>& which, ActionList& out) {
  for (PieceId id = 0; id < pos.pieces.size(); ++id) {
    const Piece& p = pos.pieces[id];
    if (p.controller == seat && p.where == Where::board && which(id)) piece_moves(pos, id, out);
  }
}

std::string cell_list(const Board& board, std::vector<Cell> cells, bool sorted) {
  if (sorted) {
    std::sort(cells.begin(), cells.end(), [&](Cell a, Cell b) {
      return std::pair(board.file(a), board.rank(a)) < std::pair(board.file(b), board.rank(b));
    });
  }
  std::string text;
  for (const Cell c : cells) text += (text.empty() ? "" : " ") + board.name(c);
  return text;
}

bool ask(Context& ctx, SlotId slot, std::string_view kind, Seat seat, std::array<int, 4> data) {
  if (enemies_in_play(ctx.pos(), ctx.pos().to_act).empty()) return false;  // the game is over
  ctx.decide(slot, kind, seat, data);
  ActionList list;
  Engine::legal_unsorted(ctx.pos(), list);
  const bool open = std::any_of(list.begin(), list.end(), [](const Action& a) {
    return a.type != Action::Type::end && !(a.type == Action::Type::choose && a.args == "none");
  });
  if (!open) ctx.withdraw();
  return open;
}

}  // namespace arbiter::european
