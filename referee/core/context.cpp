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

const Event& Effects::happen(SlotId by, Change change, const RuleText& rule) {
  const Piece piece = commit(pos_, change);
  changed();
  return events_.emplace_back(Event{std::move(change), &rule, by, 0xff, 0, piece});
}

bool Effects::propose(SlotId by, Change change, const RuleText& rule) {
  if (first_slot<const RuleText*>(pos_, hook::kProtects,
                                  [&](const Rule& r, SlotId s) { return r.protects(pos_, s, change, by); }))
    return false;
  const Event& told = happen(by, std::move(change), rule);
  if (pos_.active_hooks & hook::kEvent) {
    if (++depth_ > 24) throw std::logic_error("rules answer each other without end: " + std::string(rule.topic));
    const Event event = told;  // the list may grow while the rules look at it
    each_slot(pos_, hook::kEvent, [&](const Rule& r, SlotId s) { r.on_event(*this, s, event); });
    --depth_;
  }
  return true;
}

void Effects::propose_all(SlotId by, std::vector<Change> changes, const RuleText& rule) {
  for (Change& c : changes) propose(by, std::move(c), rule);
}

void Notes::count(SlotId slot, int name, int subject, int value) {
  const auto less = [](const LedgerEntry& a, const LedgerEntry& b) {
    return std::tuple(a.slot, a.name, a.subject) < std::tuple(b.slot, b.name, b.subject);
  };
  const LedgerEntry entry{slot, static_cast<std::uint8_t>(name), static_cast<std::uint16_t>(subject), value};
  const auto it = std::lower_bound(pos_.ledger.begin(), pos_.ledger.end(), entry, less);
  const bool there = it != pos_.ledger.end() && !less(entry, *it);
  if ((there ? it->value : 0) == value) return;
  changed();
  if (there && value != 0) it->value = value;
  if (there && value == 0) pos_.ledger.erase(it);
  if (!there && value != 0) pos_.ledger.insert(it, entry);
}

void Notes::forget(SlotId slot, int name) {
  changed();
  pos_.ledger.erase(std::remove_if(pos_.ledger.begin(), pos_.ledger.end(),
                                   [=](const LedgerEntry& e) { return e.slot == slot && e.name == name; }),
                    pos_.ledger.end());
}

SlotId Effects::attach(std::uint16_t rule, Seat owner, bool this_turn_only) {
  changed();
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

void Effects::detach(SlotId slot) {
  changed();
  pos_.slots[slot].active = false;
  if (!pos_.slots[slot].this_turn_only) forget(slot);
  pos_.active_hooks = 0;
  for (const Slot& s : pos_.slots)
    if (s.active) pos_.active_hooks |= s.hooks;
}

void Notes::forget(SlotId slot) {
  changed();
  pos_.ledger.erase(
      std::remove_if(pos_.ledger.begin(), pos_.ledger.end(), [slot](const LedgerEntry& e) { return e.slot == slot; }),
      pos_.ledger.end());
}

PieceId Effects::add_piece_off_board(Kind kind, Seat army) {
  changed();
  pos_.pieces.push_back(Piece{kind, army, army, kNoCell, Where::gone, false});
  return static_cast<PieceId>(pos_.pieces.size() - 1);
}

void Effects::tell(Change change, const RuleText& rule) {
  const PieceId id = piece_of(change);
  events_.push_back(Event{std::move(change), &rule, kNoSlot, 0xff, 0, id == kNoPiece ? Piece{} : pos_.pieces[id]});
}

void Context::decide(SlotId slot, std::string_view kind, Seat seat, std::array<int, 4> data) {
  pos_.decision = Decision{kind, seat, slot, data};
}

void Context::decide_instead(SlotId slot, std::string_view kind, Seat seat, std::array<int, 4> data) {
  pos_.agenda.clear();
  decide(slot, kind, seat, data);
}

void Effects::queue(SlotId slot, int data) { pos_.agenda.push_back({Task::Hook::own, slot, data}); }
void Effects::queue_first(SlotId slot, int data) {
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
  if (!std::all_of(list.begin(), list.end(), declines)) return;
  pos_.decision = {};
  rules().rule(pos_.slots[asked.slot].rule).on_unanswered(*this, asked.slot);
}

void Effects::open(Window window) {
  if (window.acting == Seat::none)
    window.acting = pos_.last_action.seat != Seat::none ? pos_.last_action.seat : pos_.to_act;
  pos_.windows.push_back(window);
  changed();
}

void Effects::close_windows(SlotId slot) {
  changed();
  std::erase_if(pos_.windows, [slot](const Window& w) { return w.slot == slot; });
}

void Effects::close_windows_of_others(Seat actor, bool moves) {
  changed();
  std::erase_if(pos_.windows,
                [&](const Window& w) { return w.acting != actor || w.turn != pos_.turn || (w.about_move && moves); });
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
  std::erase_if(pos_.windows, [](const Window& w) { return !w.about_move; });
  pos_.phase = Phase::over;
  pos_.result = Result{winners, &reason};
  for (int i = 0; i < kSeats; ++i)
    if (((winners >> i) & 1) != 0 && pos_.seats[i].status == Status::playing) set_status(seat_at(i), Status::winner);
  tell(change::Over{winners}, reason);
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
  past->last_action = pos_.last_action;
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
  const auto turn_back = [&](Change change) { happen(kNoSlot, std::move(change), rule); };
  const auto stood = [&](PieceId id) { return id < earlier.pieces.size() && earlier.pieces[id].where == Where::board; };
  for (PieceId id = 0; id < pos_.pieces.size(); ++id)
    if (pos_.pieces[id].where == Where::board && !stood(id)) turn_back(change::removed(id));
  std::vector<PieceId> strays;
  for (PieceId id = 0; id < pos_.pieces.size(); ++id)
    if (pos_.pieces[id].where == Where::board && pos_.pieces[id].cell != earlier.pieces[id].cell) strays.push_back(id);
  while (!strays.empty()) {
    const auto home = [&](PieceId id) { return pos_.pieces[id].cell == earlier.pieces[id].cell; };
    const auto free = std::find_if(strays.begin(), strays.end(),
                                   [&](PieceId id) { return pos_.at(earlier.pieces[id].cell) == kNoPiece; });
    if (free != strays.end())
      turn_back(change::moved(*free, earlier.pieces[*free].cell));
    else  // each stands where another belongs
      turn_back(change::swapped(strays.front(), pos_.at(earlier.pieces[strays.front()].cell)));
    strays.erase(std::remove_if(strays.begin(), strays.end(), home), strays.end());
  }
  for (PieceId id = 0; id < earlier.pieces.size(); ++id) {
    const Piece& then = earlier.pieces[id];
    if (then.where != Where::board) continue;
    if (pos_.pieces[id].where != Where::board) {
      turn_back(change::returned(then.kind, then.army, then.controller, then.cell, id));
      continue;
    }
    if (pos_.pieces[id].kind != then.kind) turn_back(change::transformed(id, then.kind));
    if (pos_.pieces[id].controller != then.controller) turn_back(change::control(id, then.controller));
  }
  auto past = pos_.past;
  pos_ = earlier;
  pos_.past = std::move(past);
  changed();
}

void Effects::move_piece(PieceId piece, const Target& target, const RuleText& rule) {
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
