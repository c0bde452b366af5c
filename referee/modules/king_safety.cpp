// SPDX-License-Identifier: MIT
#include "referee/modules/king_safety.h"

#include <algorithm>
#include <optional>

#include "referee/core/attack.h"
#include "referee/core/bitboard.h"
#include "referee/core/context.h"
#include "referee/core/engine.h"
#include "referee/core/shortfall.h"

namespace arbiter {

namespace {

/// Would the seat's only royal piece be attacked after the move and what its rules let follow from it? False when it
/// has several royal pieces then.
bool attacked_after_effects(const Position& pos, Seat seat, const Action& action) {
  const auto target = Engine::find_target(pos, action);
  if (!target) return false;
  Position after = pos;
  EventList unseen;
  Context ctx(after, unseen);
  const PieceId id = pos.at(action.from);
  const Piece& mover = pos.pieces[id];
  ctx.last_action() = LastAction{action.type, seat};
  ctx.last_action().piece = id;
  ctx.last_action().from = mover.cell;
  ctx.last_action().to = action.to;
  ctx.last_action().kind_before = mover.kind;
  ctx.last_action().captured = target->victim;
  if (target->victim != kNoPiece) ctx.last_action().captured_from = pos.pieces[target->victim].controller;
  ctx.last_action().promotion = action.kind;
  if (target->special)
    pos.rules->rule(pos.slots[target->slot].rule).perform(ctx, target->slot, id, *target);
  else
    ctx.move_piece(id, *target, *pos.rules->move_rule);
  if (action.kind != kNoKind) ctx.propose(kNoSlot, change::promoted(id, action.kind), *pos.rules->move_rule);
  for (const SlotId slot : Engine::ordered_slots(after, hook::kMoved))
    pos.rules->rule(after.slots[slot].rule).on_moved(ctx, slot);
  return royal_attacked(after, seat);
}

/// Would a move of `seat` leave its only royal piece attacked? Where only the movements of kinds decide what is
/// attacked, it is enough to know which cells stand between: few moves need a look at all, and none a changed position.
class Trial {
 public:
  Trial(const Position& pos, Seat seat) : pos_(pos), seat_(seat) {
    constexpr auto kChanging =
        hook::kStrikes | hook::kMovement | hook::kPins | hook::kBlocksCell | hook::kForbidsCapture;
    const auto list = royals(pos, seat);
    if (list.size() != 1) return;
    royal_ = list.front();
    bitboard_ = !(pos.active_hooks & kChanging);
    if (bitboard_) look_around();
  }
  [[nodiscard]] bool bound() const { return royal_ != kNoPiece; }

  [[nodiscard]] bool attacked_after(const Action& action) {
    if (action.type == Action::Type::place) return attacked_after_place(action);
    if (action.type != Action::Type::move && action.type != Action::Type::shot) return false;
    const PieceId id = pos_.at(action.from);
    PieceId victim = pos_.at(action.to);
    bool offered = false;
    if (victim == kNoPiece || pos_.rules->allied(pos_.pieces[victim].controller, seat_)) {
      if (const Target* target = offered_target(id, action.to)) {
        // A king that goes where a piece of its own stands ends wherever its rule has it end.
        if (target->special && victim != kNoPiece) return attacked_after_effects(pos_, seat_, action);
        victim = target->victim;
        offered = true;
      }
    }
    const bool crowns = action.kind != kNoKind &&
                        (((pos_.rules->royal_kinds >> action.kind) & 1) || (pos_.active_hooks & hook::kRoyal));
    if (!bitboard_ || crowns) return attacked_on_copy(action, id, victim);
    const bool moves = action.type == Action::Type::move;
    if (id != royal_ && !in_check_ && !offered &&
        !(moves && (leaving_[action.from.value] || entering_[action.to.value])) &&
        !(victim != kNoPiece && leaving_[pos_.pieces[victim].cell.value]))
      return false;
    CellSet occupied = occupied_;
    if (victim != kNoPiece) occupied.reset(pos_.pieces[victim].cell.value);
    if (moves) {
      occupied.reset(action.from.value);
      occupied.set(action.to.value);
    }
    return any_way(moves && id == royal_ ? action.to : king_, occupied, victim);
  }

 private:
  /// What stands where, who could attack, and which cells matter to that.
  void look_around() {
    king_ = pos_.pieces[royal_].cell;
    for (PieceId id = 0; id < pos_.pieces.size(); ++id) {
      const Piece& p = pos_.pieces[id];
      if (p.where != Where::board) continue;
      occupied_.set(p.cell.value);
      if (!pos_.rules->allied(p.controller, seat_) && pos_.playing(p.controller)) enemies_.push_back(id);
    }
    Ways ways;
    for (const PieceId id : enemies_) {
      const std::size_t count = ways_to(pos_, pos_.pieces[id], king_, ways);
      for (std::size_t n = 0; n < count; ++n) {
        const CellSet between = ways[n].cells & occupied_;
        const std::size_t standing = between.count();
        if (standing == ways[n].screens) in_check_ = true;
        if (standing == ways[n].screens + 1) leaving_ |= between;
        if (standing + 1 == ways[n].screens) entering_ |= ways[n].cells;
      }
    }
  }

  /// Is a royal piece on `king` attacked by anyone but `victim` when just these cells are occupied?
  [[nodiscard]] bool any_way(Cell king, const CellSet& occupied, PieceId victim) const {
    Ways ways;
    for (const PieceId id : enemies_) {
      if (id == victim) continue;
      const std::size_t count = ways_to(pos_, pos_.pieces[id], king, ways);
      for (std::size_t n = 0; n < count; ++n)
        if ((ways[n].cells & occupied).count() == ways[n].screens) return true;
    }
    return false;
  }

  /// The move that rules offer beside the piece's movement; moves come piece by piece, so one piece's are kept.
  const Target* offered_target(PieceId id, Cell to) {
    if (!(pos_.active_hooks & hook::kTargets)) return nullptr;
    if (id != offered_to_) {
      offered_to_ = id;
      offered_.clear();
      each_slot(pos_, hook::kTargets, [&](const Rule& rule, SlotId s) { rule.targets(pos_, s, id, offered_); });
    }
    for (auto t = offered_.rbegin(); t != offered_.rend(); ++t)
      if (t->to == to) return &*t;
    return nullptr;
  }

  /// The same on a scratch copy, where rules have a say in what attacks.
  [[nodiscard]] bool attacked_on_copy(const Action& action, PieceId id, PieceId victim) {
    if (!scratch_) scratch_ = pos_;
    Position& p = *scratch_;
    const Piece before = p.pieces[id];
    const bool shot = action.type == Action::Type::shot;
    if (victim != kNoPiece) {
      p.grid[p.pieces[victim].cell.value] = kNoPiece;
      p.pieces[victim].where = Where::gone;
    }
    const PieceId stood = p.grid[action.to.value];  // not taken: a rook that changes places with its king
    if (!shot) {
      p.grid[action.from.value] = kNoPiece;
      p.grid[action.to.value] = id;
      p.pieces[id].cell = action.to;
    }
    if (action.kind != kNoKind) p.pieces[id].kind = action.kind;
    // A promotion may make a second royal piece; two are not bound by check.
    const bool several = action.kind != kNoKind && royals(p, seat_).size() > 1;
    const bool attacked_now = !several && any_attacker(p);
    p.pieces[id] = before;
    if (!shot) {
      p.grid[action.to.value] = stood;
      p.grid[action.from.value] = id;
    }
    if (victim != kNoPiece) {
      p.pieces[victim].where = Where::board;
      p.grid[p.pieces[victim].cell.value] = victim;
    }
    return attacked_now;
  }

  bool attacked_after_place(const Action& action) {
    if (bitboard_) {
      if (!in_check_ && !entering_[action.to.value]) return false;
      CellSet occupied = occupied_;
      occupied.set(action.to.value);
      return any_way(king_, occupied, kNoPiece);
    }
    if (!scratch_) scratch_ = pos_;
    Position& p = *scratch_;
    p.pieces.push_back(Piece{action.kind, seat_, seat_, action.to, Where::board, false});
    p.grid[action.to.value] = static_cast<PieceId>(p.pieces.size() - 1);
    const bool attacked_now = any_attacker(p);
    p.grid[action.to.value] = kNoPiece;
    p.pieces.pop_back();
    return attacked_now;
  }
  [[nodiscard]] bool any_attacker(const Position& p) const {
    for (PieceId id = 0; id < p.pieces.size(); ++id)
      if (attacks(p, id, royal_)) return true;
    return false;
  }

  const Position& pos_;
  Seat seat_;
  PieceId royal_ = kNoPiece;
  Cell king_ = kNoCell;
  bool in_check_ = false;
  bool bitboard_ = false;  ///< only movements say what is attacked
  CellSet occupied_;
  CellSet leaving_;   ///< a piece that leaves one of these may uncover an attack
  CellSet entering_;  ///< one that comes to one of these may become the screen of an attack
  std::vector<PieceId> enemies_;
  TargetList offered_;
  PieceId offered_to_ = kNoPiece;
  std::optional<Position> scratch_;
};

bool exposes(const Position& pos, Trial& trial, Seat seat, const Action& action, const FarReaching& far_reaching) {
  if (!trial.bound()) return false;
  const bool far = action.type == Action::Type::move && far_reaching && far_reaching(pos, action);
  return far ? attacked_after_effects(pos, seat, action) : trial.attacked_after(action);
}

Seat mover(const Position& pos, const Action& action) {
  if (action.seat != Seat::none) return action.seat;
  return pos.decision.seat != Seat::none ? pos.decision.seat : pos.to_act;
}

}  // namespace

const RuleText* KingSafety::filter(const Position& pos, SlotId, ActionList& list) const {
  if (list.empty()) return nullptr;
  const std::size_t before = list.size();
  Seat seat = mover(pos, list.front());
  std::optional<Trial> trial;
  trial.emplace(pos, seat);
  const auto safe_end = std::stable_partition(list.begin(), list.end(), [&](const Action& action) {
    if (const Seat other = mover(pos, action); other != seat) trial.emplace(pos, seat = other);
    return !exposes(pos, *trial, seat, action, far_reaching_);
  });
  if (yields_ && safe_end == list.begin()) return nullptr;
  list.erase(safe_end, list.end());
  return list.size() < before ? &text_ : nullptr;
}

const RuleText* KingSafety::refusal(const Position& pos, SlotId, const Action& action) const {
  if (!yields_ || action.type != Action::Type::move || pos.over()) return nullptr;
  const Piece* piece = pos.piece_at(action.from);
  if (!piece || piece->controller != pos.decision.seat || !Engine::find_target(pos, action)) return nullptr;
  Trial trial(pos, piece->controller);
  return exposes(pos, trial, piece->controller, action, far_reaching_) ? &text_ : nullptr;
}

Message KingSafety::obstacle(const Position& pos, SlotId, const Action& action) const {
  if (action.type != Action::Type::move || pos.empty(action.from)) return {};
  const auto target = Engine::find_target(pos, action);
  // What a rule carries out itself, or what takes something elsewhere, is not tried out here.
  if (!target || target->special || (target->victim != kNoPiece && pos.pieces[target->victim].cell != action.to))
    return {};
  const Position after = after_move(pos, action);
  const auto kings = royals(after, mover(pos, action));
  if (kings.size() != 1) return {};
  const auto by = attackers(after, kings.front());
  if (by.empty()) return {};
  const Cell from = after.pieces[by.front()].cell, king = after.pieces[kings.front()].cell;
  return make_message("the %1 on %2 would attack the %3 on %4.", piece_on(after, from), after.board().name(from),
                      piece_on(after, king), after.board().name(king));
}

bool leaves_royal_attacked(const Position& pos, Seat seat, const Action& action) {
  Trial trial(pos, seat);
  return trial.bound() && trial.attacked_after(action);
}

bool has_safe_move(const Position& pos, Seat seat, const std::function<bool(const Action&)>& also) {
  ActionList moves;
  for (PieceId id = 0; id < pos.pieces.size(); ++id) {
    if (pos.pieces[id].where != Where::board || pos.pieces[id].controller != seat) continue;
    moves.clear();
    piece_moves(pos, id, moves);
    for (const Action& a : moves)
      if (!leaves_royal_attacked(pos, seat, a) && (!also || also(a))) return true;
  }
  return false;
}

Position after_move(const Position& pos, const Action& a) {
  Position after = pos;
  EventList unseen;
  Context ctx(after, unseen);
  const PieceId id = pos.at(a.from), victim = a.from == a.to ? kNoPiece : pos.at(a.to);
  const RuleText& rule = *pos.rules->move_rule;
  if (victim != kNoPiece) ctx.propose(kNoSlot, change::captured(victim, pos.pieces[id].controller), rule);
  if (a.from != a.to) ctx.propose(kNoSlot, change::moved(id, a.to), rule);
  if (a.kind != kNoKind) ctx.propose(kNoSlot, change::promoted(id, a.kind), rule);
  return after;
}

bool royal_attacked(const Position& pos, Seat seat) {
  const auto list = royals(pos, seat);
  return list.size() == 1 && !attackers(pos, list.front()).empty();
}

bool KingSafety::bitboard(BitboardTerms& terms) const {
  terms.king_safety = true;
  return !yields_ && !far_reaching_;
}

}  // namespace arbiter
