// SPDX-License-Identifier: MIT
#include "referee/modules/mate_race.h"

#include <algorithm>
#include <memory>

#include "referee/core/bitboard.h"
#include "referee/core/engine.h"
#include "referee/modules/army_reset.h"
#include "referee/modules/end_by_points.h"
#include "referee/modules/king_places.h"
#include "referee/modules/king_safety.h"
#include "referee/modules/kings_stay.h"
#include "referee/modules/left_kings.h"
#include "referee/modules/told_checks.h"
#include "referee/modules/two_seats.h"

namespace arbiter {

namespace {

constexpr RuleText kNoPromotion{"pawn.no-promotion", "A pawn at the far edge stays a pawn.",
                                "Mr. Joseph's rules, pawns"};
constexpr RuleText kNoEnPassant{"pawn.no-en-passant", "There is no capture in passing.", "Mr. Joseph's rules, pawns"};
constexpr RuleText kMate{
    "mate",
    "A player whose turn comes in check and without a legal move is mated; the pieces that brought it about score.",
    "Mr. Joseph's rules, checkmate"};
constexpr RuleText kInvolved{"mate.involved",
                             "Every piece that was involved in a mate is captured by the mated player.",
                             "Mr. Joseph's rules, checkmate"};
constexpr RuleText kDirect{"score.direct", "A piece that attacks the mated king scores its value and one point more.",
                           "Mr. Joseph's rules, points"};
constexpr RuleText kAssist{"score.assist",
                           "A piece that closes an escape which the checking pieces leave open scores its value.",
                           "Mr. Joseph's rules, points"};
constexpr RuleText kResetKing{
    "reset.king",
    "A king that would fall in the reset is set by the mated player on a free square where nobody attacks it.",
    "Mr. Joseph's rules, after a mate"};
constexpr RuleText kStalemate{
    "stalemate", "A player who is not in check and has no legal move is passed over; nobody scores.", "house ruling"};
constexpr RuleText kLeave{
    "leave", "A player may leave at any time: the king goes off the board, the other pieces stay and do nothing.",
    "Mr. Joseph's rules, coming and going"};
constexpr RuleText kLeavePending{"leave.pending", "Nobody can leave while a choice is to be made.", "house ruling"};
constexpr RuleText kAbsent{"absent", "A player who has left is passed over.", "Mr. Joseph's rules, coming and going"};
constexpr RuleText kJoin{"join", "Who has left may come back: the king returns when the turn comes to that seat.",
                         "Mr. Joseph's rules, coming and going"};
constexpr RuleText kAlone{"alone", "With fewer than two players at the table the game is over and the points decide.",
                          "house ruling"};
constexpr RuleText kNoSuchAction{
    "no-such-action", "There is no resigning, no draw and no passing here: who wants out, leaves.", "house ruling"};

constexpr std::string_view kWait = "wait";

bool is_king(const Position& pos, PieceId id) { return pos.rules->is_royal_kind(pos.pieces[id].kind); }

PieceId king_of(const Position& pos, Seat seat) {
  const auto list = royals(pos, seat);
  return list.empty() ? kNoPiece : list.front();
}

int playing_seats(const Position& pos) {
  return static_cast<int>(
      std::count_if(pos.rules->seats.begin(), pos.rules->seats.end(), [&](Seat s) { return pos.playing(s); }));
}

class MateRace final : public RuleOf<MateRace> {
 public:
  explicit MateRace(MateRaceOptions options) : options_(std::move(options)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override {
    return {&kToldCheck, &kNoPromotion, &kNoEnPassant,  &kMate,       &kInvolved,    &kDirect,       &kAssist,
            &kStartRows, &kResetKing,   &kArmyReturned, &kStalemate,  &kLeave,       &kLeavePending, &kAbsent,
            &kJoin,      &kAlone,       &kTimeOver,     &kPointsTied, &kNoSuchAction};
  }
  [[nodiscard]] bool bitboard(BitboardTerms& /*terms*/) const override { return !options_.at_once; }
  [[nodiscard]] bool bitboard_for(const Position& pos, SlotId slot, int) const override {
    return pos.counted(slot, kNext) == 0;
  }

  // ---- asked ----
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (pos.decision.slot != slot || pos.decision.kind != "place-king") return;
    const auto king = static_cast<PieceId>(pos.decision.data[0]);
    for (const Cell cell : pos.decision.data[1] == kForReturn ? return_cells(pos, king) : places_for_king(pos, king)) {
      Action a;
      a.type = Action::Type::choose;
      a.args = pos.board().name(cell);
      out.push_back(a);
    }
  }

  void announcements(const Position& pos, SlotId slot, ActionList& out) const override {
    if (pos.over()) return;
    const auto add = [&](Action::Type type, Seat seat) {
      Action a;
      a.type = type;
      a.seat = seat;
      out.push_back(a);
    };
    add(Action::Type::time, Seat::none);
    const bool choosing = pos.decision.kind == "place-king";
    for (const Seat seat : pos.rules->seats) {
      add(Action::Type::time, seat);
      const bool joining = pos.counted(slot, kJoining, index(seat)) != 0;
      if (!choosing && (pos.playing(seat) || joining)) add(Action::Type::leave, seat);
      if (pos.seats[index(seat)].status == Status::absent && !joining) add(Action::Type::join, seat);
    }
  }

  const RuleText* refusal(const Position& pos, SlotId, const Action& action) const override {
    switch (action.type) {
      case Action::Type::resign:
      case Action::Type::draw:
      case Action::Type::accept:
      case Action::Type::pass:
      case Action::Type::end:
        return &kNoSuchAction;
      case Action::Type::leave:
        return pos.decision.kind == "place-king" ? &kLeavePending : &kLeave;
      case Action::Type::join:
        return &kJoin;
      case Action::Type::move:
        return action.kind != kNoKind ? &kNoPromotion : nullptr;
      default:
        return nullptr;
    }
  }

  void checks(const Position& pos, SlotId, std::vector<Seat>& out) const override {
    const auto now = seats_in_check(pos);
    out.insert(out.end(), now.begin(), now.end());
  }

  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    Value joining = Value::Table();
    for (const Seat seat : pos.rules->seats)
      if (pos.counted(slot, kJoining, index(seat))) joining[std::string(name(seat))] = 1;
    out["joining"] = joining;
  }

  // ---- done ----
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    const Value& counters = position["counters"];
    for (const Seat seat : ctx.rules().seats) {
      if (ctx.pos().seats[index(seat)].status != Status::absent) continue;
      if (counters["joining"].has(name(seat))) ctx.count(slot, kJoining, index(seat), 1);
    }
    remember_left_squares(ctx);
    note_checks(ctx, slot, kInCheck, false);
    if (playing_seats(ctx.pos()) < 2) alone(ctx, slot);
  }

  std::optional<Seat> next_seat(const Position& pos, SlotId slot) const override {
    const int seat = pos.counted(slot, kNext);
    return seat == 0 ? std::nullopt : std::optional(seat_at(seat - 1));
  }

  void on_turn_start(Context& ctx, SlotId slot) const override {
    ctx.count(slot, kNext, 0, 0);
    const Seat seat = ctx.pos().to_act;
    if (ctx.pos().playing(seat)) return;
    if (!ctx.counted(slot, kJoining, index(seat))) {
      ctx.propose(slot, change::skipped(seat), kAbsent);
      ctx.end_turn();
      return;
    }
    const PieceId king = lost_king(ctx.pos(), seat);
    const auto cells = return_cells(ctx.pos(), king);
    if (cells.size() == 1) return come_back(ctx, slot, king, cells.front());
    ctx.decide(slot, "place-king", seat, {king, kForReturn, 0, 0});
  }

  void on_ready(Context& ctx, SlotId slot) const override {
    const Seat seat = ctx.pos().to_act;
    if (!royal_attacked(ctx.pos(), seat) || ctx.as_turn_of(seat, &Engine::any_legal)) return;
    mate(ctx, slot, seat);
  }

  bool on_no_move(Context& ctx, SlotId slot) const override {
    const Seat seat = ctx.pos().to_act;
    ctx.propose(slot, change::stalemate(seat), kStalemate);
    ctx.propose(slot, change::skipped(seat), kStalemate);
    const int skipped = ctx.counted(slot, kSkipped) + 1;
    ctx.count(slot, kSkipped, 0, skipped);
    if (skipped >= playing_seats(ctx.pos()))
      end_by_points(ctx, options_.absent_may_win, kTimeOver);
    else
      ctx.end_turn();
    return true;
  }

  void on_settled(Context& ctx, SlotId slot) const override {
    ctx.count(slot, kSkipped, 0, 0);
    note_checks(ctx, slot, kInCheck, true);
  }

  void on_judge(Context& ctx, SlotId slot) const override {
    if (!options_.at_once) return;
    for (Seat seat = ctx.rules().clockwise(ctx.pos().last_action.seat); seat != ctx.pos().last_action.seat;
         seat = ctx.rules().clockwise(seat)) {
      if (!ctx.pos().playing(seat) || !royal_attacked(ctx.pos(), seat)) continue;
      if (ctx.as_turn_of(seat, &Engine::any_legal)) continue;
      ctx.count(slot, kNext, 0, index(seat) + 1);  // whose turn then begins with the mate
      ctx.end_turn();
      return;
    }
  }

  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    const Seat seat = action.seat != Seat::none ? action.seat : ctx.pos().to_act;
    switch (action.type) {
      case Action::Type::time:
        end_by_points(ctx, options_.absent_may_win, kTimeOver);
        return true;
      case Action::Type::leave:
        leave(ctx, slot, seat);
        return true;
      case Action::Type::join:
        join(ctx, slot, seat);
        return true;
      case Action::Type::choose:
        chosen(ctx, slot, action);
        return true;
      default:
        return false;
    }
  }

  void on_task(Context& ctx, SlotId slot, int) const override { next_lifted_king(ctx, slot); }

 private:
  // By seat, by seat, count, order -> king's piece + 1, who is next out of turn: its index + 1.
  enum Memory { kJoining, kInCheck, kSkipped, kLifted, kNext };
  enum Purpose { kForReset, kForReturn };
  struct Question {
    PieceId king;
    int purpose;
  };

  [[nodiscard]] int value_of(Kind kind) const {
    const auto it =
        std::find_if(options_.values.begin(), options_.values.end(), [kind](auto v) { return v.first == kind; });
    return it == options_.values.end() ? 0 : it->second;
  }

  /// Mate of `seat` at its turn: score, captures, the army back, lifted kings set again, then the move.
  void mate(Context& ctx, SlotId slot, Seat seat) const {
    const auto involved = involved_in_mate(ctx.pos(), seat, options_.assist);
    const Seat by = ctx.pos().pieces[involved.front().piece].controller;
    ctx.propose(slot, change::checkmate(seat, by), kMate);
    for (const Involved& i : involved) {
      const Piece& p = ctx.pos().pieces[i.piece];
      ctx.propose(
          slot,
          change::scored(p.controller, value_of(p.kind) + (i.direct ? 1 : 0), i.direct ? "direct" : "assist", i.piece),
          i.direct ? kDirect : kAssist);
    }
    std::vector<PieceId> kings;
    for (const Involved& i : involved) {
      if (!is_king(ctx.pos(), i.piece))
        ctx.propose(slot, change::captured(i.piece, seat), kInvolved);
      else if (options_.relocate_involved_king)
        kings.push_back(i.piece);
    }
    clear_start_rows(ctx, slot, seat, kings);
    lift_kings(ctx, slot, seat, kings);
    set_up_again(ctx, slot, seat);
    note_checks(ctx, slot, kInCheck, true);
    ctx.ask_again();
    ctx.queue_first(slot, 0);
  }

  static void lift_kings(Context& ctx, SlotId slot, Seat seat, const std::vector<PieceId>& kings) {
    int order = 0;
    for (Seat s = ctx.rules().clockwise(seat); s != seat; s = ctx.rules().clockwise(s)) {
      for (const PieceId id : kings) {
        if (ctx.pos().pieces[id].controller != s) continue;
        ctx.propose(slot, change::removed(id), kResetKing);
        ctx.count(slot, kLifted, order++, id + 1);
      }
    }
  }

  void next_lifted_king(Context& ctx, SlotId slot) const {
    const Seat seat = ctx.pos().to_act;
    for (int order = 0; order < 4; ++order) {
      const int king = ctx.counted(slot, kLifted, order);
      if (king != 0) return ctx.decide(slot, "place-king", seat, {king - 1, kForReset, order, 0});
    }
  }

  /// Where the king of a player who comes back may stand.
  [[nodiscard]] std::vector<Cell> return_cells(const Position& pos, PieceId king) const {
    std::vector<Cell> cells = places_for_king(pos, king);
    const Seat seat = pos.pieces[king].army;
    const Cell left = left_square(pos, seat);
    if (options_.join_anywhere || !left.valid()) return cells;
    return nearest(pos.board(), cells, left);
  }

  void chosen(Context& ctx, SlotId slot, const Action& action) const {
    const Question asked = question(ctx, slot, action);
    const Cell cell = *ctx.board().find_cell(action.args);
    if (asked.purpose == kForReturn) return come_back(ctx, slot, asked.king, cell);
    const Piece king = ctx.pos().pieces[asked.king];
    ctx.propose(slot, change::placed(king.kind, king.army, king.controller, cell, asked.king), kResetKing);
    ctx.set_moved(asked.king, true);
    note_checks(ctx, slot, kInCheck, true);
    ctx.ask_again();
    ctx.queue_first(slot, 0);
  }

  /// Which king the answer is about; the question itself has just been cleared.
  static Question question(Context& ctx, SlotId slot, const Action&) {
    for (int order = 0; order < 4; ++order) {
      const int king = ctx.counted(slot, kLifted, order);
      if (king == 0) continue;
      ctx.count(slot, kLifted, order, 0);
      return {static_cast<PieceId>(king - 1), kForReset};
    }
    return {lost_king(ctx.pos(), ctx.pos().to_act), kForReturn};
  }

  void come_back(Context& ctx, SlotId slot, PieceId king, Cell cell) const {
    const Piece p = ctx.pos().pieces[king];
    ctx.propose(slot, change::returned(p.kind, p.army, p.army, cell, king), kJoin);
    ctx.set_moved(king, true);
    ctx.set_status(p.army, Status::playing);
    ctx.count(slot, kJoining, index(p.army), 0);
    drop_left_mark(ctx, p.army);
    note_checks(ctx, slot, kInCheck, true);
  }

  void leave(Context& ctx, SlotId slot, Seat seat) const {
    if (!ctx.pos().playing(seat)) {  // takes the coming back back
      ctx.count(slot, kJoining, index(seat), 0);
      if (playing_seats(ctx.pos()) < 2) alone(ctx, slot);
      return;
    }
    const PieceId king = king_of(ctx.pos(), seat);
    if (king != kNoPiece) {
      const Cell cell = ctx.pos().pieces[king].cell;
      ctx.propose(slot, change::removed(king), kLeave);
      note_left_square(ctx, seat, cell);
    }
    ctx.set_status(seat, Status::absent);
    note_checks(ctx, slot, kInCheck, true);
    if (playing_seats(ctx.pos()) < 2 && alone(ctx, slot)) return;
    go_on(ctx);
  }

  void join(Context& ctx, SlotId slot, Seat seat) const {
    ctx.count(slot, kJoining, index(seat), 1);
    if (waits(ctx.pos()) && enough(ctx.pos(), slot)) go_on(ctx);
  }

  /// The seat to act is asked (again), or, when it has left, the next one.
  static void go_on(Context& ctx) {
    if (ctx.pos().playing(ctx.pos().to_act))
      ctx.ask_again();
    else
      ctx.end_turn();
  }

  static bool waits(const Position& pos) { return pos.decision.kind == kWait; }
  /// Do two play, or will when their turn comes?
  static bool enough(const Position& pos, SlotId slot) {
    const auto& seats = pos.rules->seats;
    return std::count_if(seats.begin(), seats.end(),
                         [&](Seat s) { return pos.playing(s) || pos.counted(slot, kJoining, index(s)) != 0; }) >= 2;
  }

  /// Fewer than two play: the game is over, or waits. False: somebody is on the way back and play goes on.
  bool alone(Context& ctx, SlotId slot) const {
    if (!options_.wait_when_alone) {
      end_by_points(ctx, options_.absent_may_win, kAlone);
    } else if (!enough(ctx.pos(), slot)) {
      ctx.decide(slot, kWait, Seat::none);
    } else {
      return false;
    }
    return true;
  }

  MateRaceOptions options_;
};

}  // namespace

void add_mate_race(Rules& rules, const MateRaceOptions& options) {
  rules.add(std::make_unique<MateRace>(options));
  add_kings_stay(rules);
}

}  // namespace arbiter
