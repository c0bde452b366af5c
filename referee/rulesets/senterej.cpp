// SPDX-License-Identifier: MIT
// Senterej: Ethiopian chess, which begins with both players moving at once.
#include <algorithm>

#include "referee/core/engine.h"
#include "referee/modules/arrangement.h"
#include "referee/modules/castling.h"
#include "referee/modules/king_safety.h"
#include "referee/modules/kings_game.h"

namespace arbiter {

namespace senterej {
namespace {

constexpr std::string_view kWerera = "werera";

/// Castling to the own right, while the armies are being mobilised.
class WereraCastling final : public RuleOf<WereraCastling> {
 public:
  WereraCastling(const RuleText& text, std::vector<Castling::Way> ways)
      : castling_(CastlingTexts{text}, std::move(ways)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return castling_.texts(); }
  void targets(const Position& pos, SlotId slot, PieceId id, TargetList& out) const override {
    if (pos.decision.kind == kWerera) castling_.targets(pos, slot, id, out);
  }
  void perform(Context& ctx, SlotId slot, PieceId id, const Target& target) const override {
    castling_.perform(ctx, slot, id, target);
  }
  const RuleText* refusal(const Position& pos, SlotId, const Action& action) const override {
    if (pos.decision.kind == kWerera) return castling_.bar_of(pos, action).rule;
    return asks_for_move(pos) && castling_.attempted(pos, action) ? texts().front() : nullptr;
  }
  [[nodiscard]] Message obstacle(const Position& pos, SlotId, const Action& action) const override {
    return pos.decision.kind == kWerera ? castling_.bar_of(pos, action).why : Message();
  }

 private:
  Castling castling_;
};

/// Both seats move at will until the first capture, or until both are content.
class Werera final : public RuleOf<Werera> {
 public:
  Werera(const RuleText& free, const RuleText& over, const RuleText& check, const RuleText& array, Kind pawn)
      : free_(free), over_(over), check_(check), array_(array), pawn_(pawn) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&free_, &over_, &check_, &array_}; }

  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    if (!position.empty() && position.text("decision", "") != kWerera) return;
    ctx.count(slot, kOn, 0, 1);
    if (!ctx.pos().find_mark(kWerera, kNoCell)) ctx.add_mark(mark());
    const Value& counters = position["counters"];
    const Value& given = counters["content"];
    for (const Seat seat : ctx.rules().seats)
      ctx.count(slot, kContent, index(seat), given.number(std::string(name(seat)), 0));
  }

  void on_turn_start(Context& ctx, SlotId slot) const override {
    ctx.forget(slot, kNext);
    if (on(ctx.pos(), slot)) ctx.decide(slot, kWerera, Seat::none);
  }
  void on_ready(Context& ctx, SlotId slot) const override { on_turn_start(ctx, slot); }  // after a correction
  std::optional<Seat> next_seat(const Position& pos, SlotId slot) const override {
    const int seat = pos.counted(slot, kNext);
    return seat == 0 ? std::nullopt : std::optional(seat_at(seat - 1));
  }

  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (pos.decision.slot != slot) return;
    for (const Seat seat : pos.rules->seats) {
      ActionList moves;
      ordinary_moves(pos, seat, moves);
      for (Action& a : moves) {
        const Piece* victim = pos.piece_at(a.to);
        if (victim && pos.rules->is_royal_kind(victim->kind)) continue;
        a.seat = seat;
        out.push_back(std::move(a));
      }
    }
  }

  void announcements(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!on(pos, slot) || pos.over()) return;
    for (const Seat seat : pos.rules->seats) {
      if (pos.counted(slot, kContent, index(seat)) != 0 || royal_attacked(pos, seat)) continue;
      Action end;
      end.type = Action::Type::end;
      end.seat = seat;
      out.push_back(end);
    }
  }

  /// A seat that was content may be in check when the other is content too; its king is not there to be captured.
  const RuleText* filter(const Position& pos, SlotId slot, ActionList& list) const override {
    if (on(pos, slot)) return nullptr;
    const std::size_t before = list.size();
    std::erase_if(list, [&](const Action& action) {
      const Piece* victim = action.to.valid() ? pos.piece_at(action.to) : nullptr;
      return victim != nullptr && pos.rules->is_royal_kind(victim->kind);
    });
    return list.size() < before ? &check_ : nullptr;
  }

  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (action.type != Action::Type::end || !on(ctx.pos(), slot)) return false;
    ctx.count(slot, kContent, index(action.seat), 1);
    const auto& seats = ctx.rules().seats;
    if (std::all_of(seats.begin(), seats.end(), [&](Seat s) { return ctx.counted(slot, kContent, index(s)) != 0; }))
      end(ctx, slot, seats.front());
    return true;
  }

  void on_judge(Context& ctx, SlotId slot) const override {
    if (!on(ctx.pos(), slot)) return;
    const LastAction last_action = ctx.pos().last_action;
    ctx.count(slot, kContent, index(last_action.seat), 0);
    if (last_action.captured != kNoPiece)
      end(ctx, slot, other_seat(ctx.pos(), last_action.seat));
    else
      ctx.decide_instead(slot, kWerera, Seat::none);
  }

  /// The board that an arbiter gives for a phase too quick to be told move by move.
  const RuleText* bad_correction(const Position& pos, SlotId slot) const override {
    if (!on(pos, slot)) return nullptr;
    for (const Seat seat : pos.rules->seats) {
      for (Kind k = 0; k < pos.rules->kinds.size(); ++k)
        if (standing(pos, seat, k, -1) != in_array(*pos.rules, seat, k)) return &array_;
      for (int file = 0; file < pos.board().width(); ++file)
        if (standing(pos, seat, pawn_, file) != 1) return &array_;
    }
    return nullptr;
  }

  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override {
    if (!on(pos, slot)) return nullptr;
    if (action.seat == Seat::none) return &free_;
    return action.type == Action::Type::end && royal_attacked(pos, action.seat) ? &check_ : nullptr;
  }

  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    if (!on(pos, slot)) return;
    for (const Seat seat : pos.rules->seats)
      out["content"][std::string(name(seat))] = pos.counted(slot, kContent, index(seat));
  }

 private:
  enum Memory { kOn, kContent, kNext };  // content: by seat; next: who opens ordinary play, its index plus one
  static bool on(const Position& pos, SlotId slot) { return pos.counted(slot, kOn) != 0; }
  static Mark mark() {
    Mark m;
    m.what = kWerera;
    return m;
  }
  /// Pieces of a kind on a file, on all of them for -1.
  static int standing(const Position& pos, Seat seat, Kind kind, int file) {
    return static_cast<int>(std::count_if(pos.pieces.begin(), pos.pieces.end(), [&](const Piece& p) {
      return p.where == Where::board && p.army == seat && p.kind == kind &&
             (file < 0 || pos.board().file(p.cell) == file);
    }));
  }
  void end(Context& ctx, SlotId slot, Seat next) const {
    ctx.forget(slot, kOn);
    ctx.forget(slot, kContent);
    ctx.propose(slot, change::unmarked(mark()), over_);
    ctx.count(slot, kNext, 0, index(next) + 1);
    ctx.end_turn();
  }
  const RuleText& free_;
  const RuleText& over_;
  const RuleText& check_;
  const RuleText& array_;
  Kind pawn_;
};

/// A pawn on the last rank may become any kind of which its seat has lost a piece.
class LostKindPromotion final : public RuleOf<LostKindPromotion> {
 public:
  LostKindPromotion(const RuleText& text, Kind pawn, std::vector<Kind> kinds)
      : text_(text), pawn_(pawn), kinds_(std::move(kinds)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  void promotion(const Position& pos, SlotId, PieceId id, Cell, Cell to, bool, Promotion& out) const override {
    const Piece& pawn = pos.pieces[id];
    if (pawn.kind != pawn_ || own_rank(pos.board(), to, pawn.army) != pos.board().height()) return;
    for (const Kind kind : kinds_)
      if (lost(pos, pawn.controller, kind) > 0) out.kinds.push_back(kind);
    out.rule = &text_;
  }

 private:
  const RuleText& text_;
  Kind pawn_;
  std::vector<Kind> kinds_;
};

/// Once a seat is bare its seventh move from then on draws the game, unless it has been mated.
class SevenMoves final : public RuleOf<SevenMoves> {
 public:
  explicit SevenMoves(const RuleText& text) : text_(text) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }

  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    const Value& counters = position["counters"];
    const Value& given = counters["bare"];
    for (const Seat seat : ctx.rules().seats)
      if (bare(ctx.pos(), seat)) ctx.count(slot, kMade, index(seat), given.number(std::string(name(seat)), 0));
  }

  void on_judge(Context& ctx, SlotId slot) const override {
    const Seat seat = ctx.pos().last_action.seat;
    if (!board_changed(ctx.pos()) || !bare(ctx.pos(), seat)) return;
    const int made = ctx.counted(slot, kMade, index(seat)) + 1;
    ctx.count(slot, kMade, index(seat), made);
    if (made >= kLimit) ctx.finish({}, text_);
  }

  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    for (const Seat seat : pos.rules->seats)
      if (bare(pos, seat)) out["bare"][std::string(name(seat))] = pos.counted(slot, kMade, index(seat));
  }

 private:
  enum Memory { kMade };  // by seat
  static constexpr int kLimit = 7;
  const RuleText& text_;
};

std::vector<Castling::Way> to_the_right(const Board& board) {
  const auto at = [&](std::string_view square) { return *board.find_cell(square); };
  return {{Seat::S, at("e1"), at("g1"), at("h1"), at("f1")}, {Seat::N, at("d8"), at("b8"), at("a8"), at("c8")}};
}

Expected<std::shared_ptr<const Rules>> make(const RulesRequest& request) {
  KingsGame game("senterej", "plain8", "003/III");
  const Kind king = game.standard("king"), ferz = game.standard("ferz"), elephant = game.standard("elephant");
  const Kind knight = game.standard("knight"), rook = game.standard("rook"), pawn = game.standard("pawn");
  game.rank(1, {rook, knight, elephant, ferz, king, elephant, knight, rook}, Facing::rotated);
  game.rank_of(2, pawn, Facing::rotated);
  game.text(
      "setup",
      "Rook, knight, elephant, ferz, king, elephant, knight, rook from the left, pawns before them; the second army "
      "stands turned half round, so each king is on its owner's right.");

  game.add<LostKindPromotion>(game.text("promotion",
                                        "A pawn that arrives on the last rank may become any kind of which its seat "
                                        "has lost a piece; otherwise it stays a pawn."),
                              pawn, std::vector<Kind>{ferz, elephant, knight, rook});
  const std::string werera = request.text("werera");
  if (werera != "none")
    game.add<WereraCastling>(
        game.text("werera.castle",
                  "During the Werera a king that has not moved may go two squares to its own right and the rook there, "
                  "unmoved too, to its other side, across empty squares none of which the king touches is attacked."),
        to_the_right(*game.rules().board));
  game.king_safety();
  if (werera == "ten")
    game.add<Arrangement>(
        game.text("werera.centre",
                  "While the armies are being arranged no piece goes beyond its own half of the board.", "003/fn 10"),
        kWerera, 10);
  game.mate();
  if (werera == "free")
    game.add<Werera>(
        game.text("werera.free",
                  "During the Werera both seats move at will, as often as they like; every action names its seat."),
        game.text("werera.over", "The first capture ends the Werera: the other seat is to act, and moves alternate."),
        game.text(
            "werera.check",
            "Neither seat can say that it is content with the Werera while its king stands in check. Once both have "
            "said it, no king is captured."),
        game.text("werera.array",
                  "A board given for the Werera has every piece of the array, and the pawns on their own files.",
                  "house ruling"),
        pawn);
  game.bare_king(BareKingMeans::nothing);
  game.stalemate(Stalemate::draw);
  if (request.text("bare-king") == "seven-moves")
    game.add<SevenMoves>(
        game.text("draw.seven", "A bare king that has made seven moves without being mated has drawn the game."));
  game.draws_and_resigning(request);
  game.rules().write_as({"pgn"}, "king=K ferz=Q elephant=B knight=N rook=R pawn=P");
  return game.done();
}

}  // namespace
}  // namespace senterej

RulesetInfo senterej_ruleset() {
  return {"senterej",
          "Senterej",
          {"S", "N"},
          {},
          {choice("werera", {"free", "ten", "none"},
                  "The opening: both move at will until the first capture, ten moves each in a row, or none."),
           choice("bare-king", {"play-on", "seven-moves"},
                  "A bare king plays on, or has drawn once it has made seven moves."),
           KingsGame::repetition_option()},
          &senterej::make};
}

}  // namespace arbiter
