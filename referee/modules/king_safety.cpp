#include "referee/modules/king_safety.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "referee/core/attack.h"
#include "referee/core/context.h"
#include "referee/core/engine.h"

namespace arbiter {

namespace {

/// Tries moves on one scratch copy of the position.
class Trial {
 public:
  Trial(const Position& pos, Seat seat) : pos_(pos), seat_(seat) {
    const auto list = royals(pos, seat);
    if (list.size() != 1) return;
    royal_ = list.front();
    in_check_ = any_attacker(pos_);
    // Pieces that attack along lines only can be uncovered only by a piece that stands on a line with the king.
    lines_only_ =
        !(pos.active_hooks & (hook::kStrikes | hook::kMovement | hook::kHolds | hook::kCloses | hook::kSpares)) &&
        std::all_of(pos.pieces.begin(), pos.pieces.end(), [&](const Piece& p) {
          return p.where != Where::board || pos.rules->allied(p.controller, seat) ||
                 pos.rules->kinds[p.kind].movement.simple();
        });
  }
  [[nodiscard]] bool bound() const { return royal_ != kNoPiece; }
  [[nodiscard]] bool in_check() const { return in_check_; }

  [[nodiscard]] bool attacked_after(const Action& action) {
    if (action.type == Action::Type::place) return attacked_after_place(action);
    if (action.type != Action::Type::move && action.type != Action::Type::shot) return false;
    const PieceId id = pos_.at(action.from);
    PieceId victim = pos_.at(action.to);
    std::optional<Target> special;
    if (victim == kNoPiece || pos_.rules->allied(pos_.pieces[victim].controller, seat_)) {
      TargetList offered;
      each_slot(pos_, hook::kTargets, [&](const Rule& rule, SlotId s) { rule.targets(pos_, s, id, offered); });
      for (const Target& t : offered)
        if (t.to == action.to) special = t;
      if (special) victim = special->victim;
    }
    if (id != royal_ && !in_check_ && lines_only_ && !special && !lined_up(action.from)) return false;
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

 private:
  bool attacked_after_place(const Action& action) {
    if (!in_check_ && lines_only_) return false;
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
  [[nodiscard]] bool lined_up(Cell cell) const {
    const Board& board = pos_.board();
    const Cell king = pos_.pieces[royal_].cell;
    const int dx = std::abs(board.file(cell) - board.file(king)), dy = std::abs(board.rank(cell) - board.rank(king));
    return dx == 0 || dy == 0 || dx == dy;
  }

  const Position& pos_;
  Seat seat_;
  PieceId royal_ = kNoPiece;
  bool in_check_ = false, lines_only_ = false;
  std::optional<Position> scratch_;
};

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
    return !trial->bound() || !trial->attacked_after(action);
  });
  if (yields_ && safe_end == list.begin()) return nullptr;
  list.erase(safe_end, list.end());
  return list.size() < before ? &text_ : nullptr;
}

const RuleText* KingSafety::refusal(const Position& pos, SlotId, const Action& action) const {
  if (!yields_ || action.type != Action::Type::move || pos.over()) return nullptr;
  const Piece* piece = pos.piece_at(action.from);
  if (!piece || piece->controller != pos.decision.seat || !Engine::find_target(pos, action)) return nullptr;
  return leaves_royal_attacked(pos, piece->controller, action) ? &text_ : nullptr;
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

}  // namespace arbiter
