// SPDX-License-Identifier: MIT
#include "referee/core/context.h"

#include <algorithm>
#include <stdexcept>

#include "referee/core/engine.h"

namespace arbiter {

std::string piece_text(const Rules& rules, const Piece& piece) {
  std::string text(name(piece.army));
  text += '.';
  text += rules.name(piece.kind);
  if (piece.controller != piece.army && piece.controller != Seat::none) {
    text += '@';
    text += name(piece.controller);
  }
  return text;
}

PieceId Context::piece_for(Kind kind, Seat army) {
  for (PieceId id = 0; id < pos_.pieces.size(); ++id) {
    const Piece& p = pos_.pieces[id];
    if (p.where == Where::gone && p.kind == kind && p.army == army) return id;
  }
  pos_.pieces.push_back(Piece{kind, army, army, kNoCell, Where::gone, false});
  return static_cast<PieceId>(pos_.pieces.size() - 1);
}

void Context::commit(Change& c) {
  const auto lift = [this](PieceId id) {
    const Cell cell = pos_.pieces[id].cell;
    if (cell.valid() && pos_.grid[cell.value] == id) pos_.grid[cell.value] = kNoPiece;
  };
  const auto drop_marks_of = [this](PieceId id) {
    pos_.marks.erase(
        std::remove_if(pos_.marks.begin(), pos_.marks.end(), [id](const Mark& m) { return m.piece == id; }),
        pos_.marks.end());
  };
  const auto text = [&](PieceId id) { c.piece_text = piece_text(*pos_.rules, pos_.pieces[id]); };
  switch (c.type) {
    case EventType::moved: {
      Piece& p = pos_.pieces[c.piece];
      c.from = p.cell;
      text(c.piece);
      lift(c.piece);
      p.cell = c.to;
      p.where = Where::board;  // also out of another piece
      p.moved = true;
      pos_.grid[c.to.value] = c.piece;
      break;
    }
    case EventType::captured:
    case EventType::removed: {
      Piece& p = pos_.pieces[c.piece];
      text(c.piece);
      if (p.where == Where::board) c.to = p.cell;
      c.seat = p.controller;
      lift(c.piece);
      p.where = Where::gone;
      drop_marks_of(c.piece);
      break;
    }
    case EventType::placed:
    case EventType::returned: {
      if (c.piece == kNoPiece) c.piece = piece_for(c.kind, c.army);
      Piece& p = pos_.pieces[c.piece];
      p = Piece{c.kind, c.army, c.controller, c.to, Where::board, false};
      pos_.grid[c.to.value] = c.piece;
      text(c.piece);
      break;
    }
    case EventType::promoted:
    case EventType::transformed: {
      Piece& p = pos_.pieces[c.piece];
      c.kind = p.kind;
      c.to = p.cell;
      p.kind = c.to_kind;
      text(c.piece);
      break;
    }
    case EventType::control: {
      Piece& p = pos_.pieces[c.piece];
      c.to = p.cell;
      c.seat = p.controller;
      p.controller = c.by;
      text(c.piece);
      break;
    }
    case EventType::swapped: {
      Piece& a = pos_.pieces[c.piece];
      Piece& b = pos_.pieces[static_cast<PieceId>(c.number)];
      text(c.piece);
      c.from = a.cell;
      c.to = b.cell;
      std::swap(a.cell, b.cell);
      a.moved = b.moved = true;
      pos_.grid[a.cell.value] = c.piece;
      pos_.grid[b.cell.value] = static_cast<PieceId>(c.number);
      break;
    }
    case EventType::marked:
      pos_.marks.push_back(Mark{c.what, c.to, c.piece, c.seat, c.by, static_cast<SlotId>(c.number)});
      if (c.piece != kNoPiece) c.to = pos_.pieces[c.piece].cell;
      break;
    case EventType::unmarked: {
      if (c.piece != kNoPiece) c.to = pos_.pieces[c.piece].cell;
      const auto it = std::find_if(pos_.marks.begin(), pos_.marks.end(), [&](const Mark& m) {
        return m.what == c.what && (c.piece != kNoPiece ? m.piece == c.piece : m.cell == c.to) && m.seat == c.seat;
      });
      if (it != pos_.marks.end()) pos_.marks.erase(it);
      break;
    }
    case EventType::scored:
      pos_.seats[index(c.seat)].points += c.number;
      if (c.piece != kNoPiece) {
        text(c.piece);
        c.to = pos_.pieces[c.piece].cell;
      }
      break;
    case EventType::eliminated:
      pos_.seats[index(c.seat)].status = Status::eliminated;
      pos_.seats[index(c.seat)].hand.fill(0);
      break;
    case EventType::revealed:
      if (c.piece != kNoPiece) {
        if (c.to_kind != kNoKind) pos_.pieces[c.piece].kind = c.to_kind;
        text(c.piece);
        c.to = pos_.pieces[c.piece].cell;
      }
      break;
    case EventType::rolled:
    case EventType::check:
    case EventType::checkmate:
    case EventType::stalemate:
    case EventType::turn:
    case EventType::skipped:
    case EventType::over:
      break;
  }
}

bool Context::propose(SlotId by, Change change, const RuleText& rule) {
  if (first_slot<const RuleText*>(pos_, hook::kProtects,
                                  [&](const Rule& r, SlotId s) { return r.protects(pos_, s, change, by); }))
    return false;
  change.rule = &rule;
  change.slot = by;
  commit(change);
  tell(change);
  if (pos_.active_hooks & hook::kEvent) {
    if (++depth_ > 24) throw std::logic_error("rules answer each other without end: " + std::string(rule.topic));
    const Event event = change;  // the list may grow while the rules look at it
    each_slot(pos_, hook::kEvent, [&](const Rule& r, SlotId s) { r.on_event(*this, s, event); });
    --depth_;
  }
  return true;
}

bool Context::propose_all(SlotId by, std::vector<Change> changes, const RuleText& rule) {
  if (vetoed(by, changes, rule)) return false;
  for (Change& c : changes) propose(by, std::move(c), rule);
  return true;
}

bool Context::vetoed(SlotId by, const std::vector<Change>& changes, const RuleText& rule) const {
  if (!(pos_.active_hooks & hook::kVetoes)) return false;
  Position after = pos_;
  EventList unseen;
  Context trial(after, unseen);
  for (const Change& c : changes) {
    Change copy = c;
    copy.rule = &rule;
    if (!first_slot<const RuleText*>(after, hook::kProtects,
                                     [&](const Rule& r, SlotId s) { return r.protects(after, s, copy, by); }))
      trial.commit(copy);
  }
  return first_slot<const RuleText*>(pos_, hook::kVetoes,
                                     [&](const Rule& r, SlotId s) { return r.vetoes(pos_, after, s, by); }) != nullptr;
}

void Context::count(SlotId slot, int name, int subject, int value) {
  const auto less = [](const LedgerEntry& a, const LedgerEntry& b) {
    return std::tuple(a.slot, a.name, a.subject) < std::tuple(b.slot, b.name, b.subject);
  };
  const LedgerEntry entry{slot, static_cast<std::uint8_t>(name), static_cast<std::uint16_t>(subject), value};
  const auto it = std::lower_bound(pos_.ledger.begin(), pos_.ledger.end(), entry, less);
  const bool there = it != pos_.ledger.end() && !less(entry, *it);
  if (there && value != 0) it->value = value;
  if (there && value == 0) pos_.ledger.erase(it);
  if (!there && value != 0) pos_.ledger.insert(it, entry);
}

void Context::forget(SlotId slot, int name) {
  pos_.ledger.erase(std::remove_if(pos_.ledger.begin(), pos_.ledger.end(),
                                   [=](const LedgerEntry& e) { return e.slot == slot && e.name == name; }),
                    pos_.ledger.end());
}

SlotId Context::attach(std::uint16_t rule, Seat owner, bool this_turn_only) {
  Slot slot;
  slot.rule = rule;
  slot.owner = owner;
  slot.this_turn_only = this_turn_only;
  slot.hooks = pos_.rules->rule(rule).hooks();
  pos_.active_hooks |= slot.hooks;
  // What was borrowed before takes up its old slot, with what it remembers.
  for (std::size_t s = 0; s < pos_.slots.size(); ++s) {
    const Slot& old = pos_.slots[s];
    if (old.active || old.rule != rule || old.owner != owner || old.this_turn_only != this_turn_only) continue;
    pos_.slots[s].active = true;
    return static_cast<SlotId>(s);
  }
  if (pos_.slots.size() >= kNoSlot) throw std::length_error("more powers than a position can hold");
  pos_.slots.push_back(slot);
  return static_cast<SlotId>(pos_.slots.size() - 1);
}

void Context::detach(SlotId slot) {
  pos_.slots[slot].active = false;
  if (!pos_.slots[slot].this_turn_only) forget(slot);
  pos_.active_hooks = 0;
  for (const Slot& s : pos_.slots)
    if (s.active) pos_.active_hooks |= s.hooks;
}

void Context::forget(SlotId slot) {
  pos_.ledger.erase(
      std::remove_if(pos_.ledger.begin(), pos_.ledger.end(), [slot](const LedgerEntry& e) { return e.slot == slot; }),
      pos_.ledger.end());
}

PieceId Context::add_piece_off_board(Kind kind, Seat army) {
  pos_.pieces.push_back(Piece{kind, army, army, kNoCell, Where::gone, false});
  return static_cast<PieceId>(pos_.pieces.size() - 1);
}

void Context::put_inside(PieceId piece, Cell cell) {
  Piece& p = pos_.pieces[piece];
  if (p.where == Where::board && pos_.grid[p.cell.value] == piece) pos_.grid[p.cell.value] = kNoPiece;
  p.where = Where::inside;
  if (cell.valid()) p.cell = cell;
}

void Context::tell(Change change, const RuleText& rule) {
  change.rule = &rule;
  if (change.piece != kNoPiece) change.piece_text = piece_text(*pos_.rules, pos_.pieces[change.piece]);
  tell(std::move(change));
}

void Context::decide(SlotId slot, std::string_view kind, Seat seat, std::array<int, 4> data) {
  pos_.decision = Decision{kind, seat, slot, data};
}

void Context::decide_instead(SlotId slot, std::string_view kind, Seat seat, std::array<int, 4> data) {
  pos_.agenda.clear();
  decide(slot, kind, seat, data);
}

void Context::queue(SlotId slot, int data) { pos_.agenda.push_back({Task::Hook::own, slot, data}); }
void Context::queue_first(SlotId slot, int data) {
  pos_.agenda.insert(pos_.agenda.begin(), {Task::Hook::own, slot, data});
}

void Context::ask_once_more() {
  const Decision asked = pos_.decision;
  if (asked.slot == kNoSlot) {
    pos_.decision = {};
    pos_.phase = Phase::present;
    return;
  }
  ActionList list;
  Engine::legal_unsorted(pos_, list);
  // A question to which only a no is left is not put any more.
  const auto declines = [](const Action& a) {
    return a.type == Action::Type::end || (a.type == Action::Type::choose && a.args == "none");
  };
  if (std::all_of(list.begin(), list.end(), declines)) pos_.decision = {};
}

void Context::close_windows(SlotId slot) {
  pos_.windows.erase(
      std::remove_if(pos_.windows.begin(), pos_.windows.end(), [slot](const Window& w) { return w.slot == slot; }),
      pos_.windows.end());
}

void Context::end_turn() {
  pos_.decision = {};
  pos_.agenda.clear();
  pos_.phase = Phase::end;
}

void Context::pass_turn_to(Seat seat) {
  pos_.decision = {};
  pos_.agenda.clear();
  pos_.to_act = seat;
  pos_.place = Seat::none;
  pos_.phase = Phase::start;
}

void Context::finish(std::uint8_t winners, const RuleText& reason) {
  pos_.decision = {};
  pos_.agenda.clear();
  pos_.windows.erase(
      std::remove_if(pos_.windows.begin(), pos_.windows.end(), [](const Window& w) { return !w.even_over; }),
      pos_.windows.end());
  pos_.phase = Phase::over;
  pos_.result = Result{winners, &reason};
  Change c;
  c.type = EventType::over;
  for (int i = 0; i < kSeats; ++i) {
    if (!((winners >> i) & 1)) continue;
    c.names.emplace_back(kSeatNames[i]);
    if (pos_.seats[i].status == Status::playing) pos_.seats[i].status = Status::winner;
  }
  c.rule = &reason;
  tell(std::move(c));
}

void Context::finish(std::initializer_list<Seat> winners, const RuleText& reason) {
  std::uint8_t bits = 0;
  for (const Seat seat : winners) bits |= static_cast<std::uint8_t>(1U << index(seat));
  finish(bits, reason);
}

void Context::remember(std::uint64_t key, int note) {
  auto past = std::make_shared<Past>();
  past->previous = pos_.past;
  past->key = key;
  past->deed = pos_.deed;
  past->note = note;
  past->length = pos_.past ? pos_.past->length + 1 : 1;
  if (pos_.rules->keeps_positions) past->position = std::make_shared<const Position>(pos_);
  pos_.past = std::move(past);
}

int Context::times(std::uint64_t key) const {
  int n = 0;
  for (const Past* p = pos_.past.get(); p; p = p->previous.get()) n += p->key == key;
  return n;
}

void Context::rewind(const Position& earlier, const RuleText& rule) {
  // Forward events that undo, none of which puts two pieces on one cell: first what stands wrongly leaves or goes back,
  // then what is missing comes back.
  const auto happen = [&](Change change) {
    change.rule = &rule;
    commit(change);
    tell(change);
  };
  const auto stood = [&](PieceId id) { return id < earlier.pieces.size() && earlier.pieces[id].where == Where::board; };
  for (PieceId id = 0; id < pos_.pieces.size(); ++id)
    if (pos_.pieces[id].where == Where::board && !stood(id)) happen(change::removed(id));
  std::vector<PieceId> strays;
  for (PieceId id = 0; id < pos_.pieces.size(); ++id)
    if (pos_.pieces[id].where == Where::board && pos_.pieces[id].cell != earlier.pieces[id].cell) strays.push_back(id);
  while (!strays.empty()) {
    const auto home = [&](PieceId id) { return pos_.pieces[id].cell == earlier.pieces[id].cell; };
    const auto free = std::find_if(strays.begin(), strays.end(),
                                   [&](PieceId id) { return pos_.at(earlier.pieces[id].cell) == kNoPiece; });
    if (free != strays.end())
      happen(change::moved(*free, earlier.pieces[*free].cell));
    else  // each stands where another belongs
      happen(change::swapped(strays.front(), pos_.at(earlier.pieces[strays.front()].cell)));
    strays.erase(std::remove_if(strays.begin(), strays.end(), home), strays.end());
  }
  for (PieceId id = 0; id < earlier.pieces.size(); ++id) {
    const Piece& then = earlier.pieces[id];
    if (then.where != Where::board) continue;
    if (pos_.pieces[id].where != Where::board) {
      happen(change::returned(then.kind, then.army, then.controller, then.cell, id));
      continue;
    }
    if (pos_.pieces[id].kind != then.kind) happen(change::transformed(id, then.kind));
    if (pos_.pieces[id].controller != then.controller) happen(change::control(id, then.controller));
  }
  auto past = pos_.past;
  pos_ = earlier;
  pos_.past = std::move(past);
}

void Context::move_piece(PieceId piece, const Target& target, const RuleText& rule) {
  if (target.victim != kNoPiece) {
    const RuleText* capture = pos_.rules->capture_rule;
    propose(kNoSlot, change::captured(target.victim, pos_.pieces[piece].controller), capture ? *capture : rule);
  }
  if (!target.shot) propose(kNoSlot, change::moved(piece, target.to), rule);
}

std::uint64_t position_key(const Position& pos) { return position_key(pos, pos.to_act); }

std::uint64_t position_key(const Position& pos, Seat to_act) {
  std::uint64_t h = 0x9e3779b97f4a7c15ULL;
  const auto mix = [&h](std::uint64_t v) {
    h ^= v + 0x9e3779b97f4a7c15ULL + (h << 6) + (h >> 2);
    h *= 0xff51afd7ed558ccdULL;
    h ^= h >> 32;
  };
  for (const Cell cell : pos.board().cells()) {
    const Piece* p = pos.piece_at(cell);
    if (p)
      mix((static_cast<std::uint64_t>(cell.value) << 24) | (static_cast<std::uint64_t>(p->kind) << 16) |
          (static_cast<std::uint64_t>(p->army) << 8) | static_cast<std::uint64_t>(p->controller));
  }
  for (const SeatState& seat : pos.seats)
    for (std::size_t k = 0; k < pos.rules->kinds.size(); ++k) mix(seat.hand[k]);
  mix(static_cast<std::uint64_t>(to_act));
  return h;
}

int count_pieces(const Position& pos, Seat controller) {
  return static_cast<int>(std::count_if(pos.pieces.begin(), pos.pieces.end(), [controller](const Piece& p) {
    return p.controller == controller && p.where == Where::board;
  }));
}

}  // namespace arbiter
