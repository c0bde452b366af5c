// SPDX-License-Identifier: MIT
// Shatar: Mongolian chess, in which it matters what gives check and what mates.
#include <algorithm>

#include "referee/core/engine.h"
#include "referee/modules/king_safety.h"
#include "referee/modules/kings_game.h"
#include "referee/modules/own_zone.h"
#include "referee/modules/rank_promotion.h"

namespace arbiter {

namespace shatar {
namespace {

constexpr std::string_view kOpening = "opening";

/// S begins with the double step of one pawn, N answers with the pawn opposite; no other double steps exist.
class ForcedOpening final : public RuleOf<ForcedOpening> {
 public:
  /// `file`: of both pawns, 0 = a.
  ForcedOpening(const RuleText& text, Kind pawn, int file) : text_(text), pawn_(pawn), file_(file) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }

  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    if (!position.empty() && position.text("decision", "") != kOpening) return;
    ctx.count(slot, kLeft, 0, ctx.pos().to_act == ctx.rules().seats.front() ? 2 : 1);
  }
  void on_turn_start(Context& ctx, SlotId slot) const override {
    const int left = ctx.counted(slot, kLeft);
    if (left == 0) return;
    ctx.count(slot, kLeft, 0, left - 1);
    if (step(ctx.pos(), ctx.pos().to_act)) ctx.decide(slot, kOpening, ctx.pos().to_act);
  }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (pos.decision.slot != slot) return;
    if (const auto move = step(pos, pos.decision.seat)) out.push_back(*move);
  }
  void targets(const Position& pos, SlotId slot, PieceId id, TargetList& out) const override {
    if (pos.decision.slot != slot) return;
    const auto move = step(pos, pos.decision.seat);
    if (!move || pos.pieces[id].cell != move->from) return;
    Target t{move->to};
    t.slot = slot;
    t.rule = &text_;
    out.push_back(t);
  }
  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override {
    return pos.decision.slot == slot && action.type == Action::Type::move ? &text_ : nullptr;
  }

 private:
  enum Memory { kLeft };
  /// The double step of the seat's pawn on the file; nothing where it cannot be made (in a position set up).
  [[nodiscard]] std::optional<Action> step(const Position& pos, Seat seat) const {
    const Board& board = pos.board();
    const Vec ahead = rotated({0, 1}, seat);
    Action a;
    a.from = board.at(file_, seat == Seat::N ? board.height() - 2 : 1);
    const Cell over = board.step(a.from, ahead);
    a.to = board.step(over, ahead);
    const Piece* pawn = pos.piece_at(a.from);
    if (!pawn || pawn->kind != pawn_ || pawn->army != seat || !pos.empty(over) || !pos.empty(a.to)) return std::nullopt;
    return a;
  }
  const RuleText& text_;
  Kind pawn_;
  int file_;
};

std::string check_name(const Rules& rules, const Piece& piece) {
  const std::string& kind = rules.name(piece.kind);
  return kind == "bishop" ? "tuk" : kind == "pawn" ? "zod" : "shak";
}

/// Which mates are allowed, and which win. Counters by seat: `series`, its latest moves that all gave check, and
/// `shak`, how many of those contained one.
class MateByRank final : public RuleOf<MateByRank> {
 public:
  struct Texts {
    const RuleText &mate, &niol, &horse;
  };
  MateByRank(const Texts& texts, Kind knight) : texts_(texts), knight_(knight) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override {
    return {&texts_.mate, &texts_.niol, &texts_.horse};
  }

  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    const Value& counters = position["counters"];
    for (const auto& [field, name] : kCounters) {
      const Value& given = counters[field];
      for (const Seat seat : ctx.rules().seats)
        ctx.count(slot, name, index(seat), given.number(std::string(arbiter::name(seat)), 0));
    }
  }

  void on_settled(Context& ctx, SlotId slot) const override {
    if (!board_changed(ctx.pos())) return;
    const Seat seat = ctx.pos().last_action.seat;
    const auto by = checkers(ctx.pos(), other_seat(ctx.pos(), seat));
    const auto grows = [&](int name, bool more, bool keep) {
      const int now = ctx.counted(slot, name, index(seat));
      ctx.count(slot, name, index(seat), !keep ? 0 : more ? now + 1 : now);
    };
    const bool shak = std::any_of(by.begin(), by.end(), [&](PieceId id) { return is_shak(ctx.pos(), id); });
    grows(kSeries, true, !by.empty());
    grows(kShak, shak, !by.empty());
  }

  const RuleText* filter(const Position& pos, SlotId, ActionList& list) const override {
    if (pos.decision.slot != kNoSlot) return nullptr;
    const std::size_t before = list.size();
    list.erase(std::remove_if(list.begin(), list.end(), [&](const Action& a) { return mates_by_horse(pos, a); }),
               list.end());
    return list.size() < before ? &texts_.horse : nullptr;
  }

  void on_judge(Context& ctx, SlotId slot) const override {
    if (board_changed(ctx.pos())) judge(ctx, slot, other_seat(ctx.pos(), ctx.pos().last_action.seat));
  }
  bool on_no_move(Context& ctx, SlotId slot) const override { return judge(ctx, slot, ctx.pos().to_act); }

  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    for (const auto& [field, name] : kCounters)
      for (const Seat seat : pos.rules->seats)
        out[field][std::string(arbiter::name(seat))] = pos.counted(slot, name, index(seat));
  }

 private:
  enum Memory { kSeries, kShak };  // by seat
  static constexpr std::pair<const char*, Memory> kCounters[] = {{"series", kSeries}, {"shak", kShak}};

  static std::vector<PieceId> checkers(const Position& pos, Seat seat) {
    const auto kings = royals(pos, seat);
    return kings.size() == 1 ? attackers(pos, kings.front()) : std::vector<PieceId>{};
  }
  static bool is_shak(const Position& pos, PieceId id) { return check_name(*pos.rules, pos.pieces[id]) == "shak"; }

  bool mates_by_horse(const Position& pos, const Action& a) const {
    if (a.type != Action::Type::move) return false;
    const Seat other = other_seat(pos, pos.decision.seat);
    const Position after = presented(after_move(pos, a), other);
    const auto by = checkers(after, other);
    if (by.empty() || std::any_of(by.begin(), by.end(), [&](PieceId id) { return after.pieces[id].kind != knight_; }))
      return false;
    return !has_safe_move(after, other);
  }

  bool judge(Context& ctx, SlotId slot, Seat seat) const {
    const Position& pos = ctx.pos();
    const auto by = checkers(pos, seat);
    if (by.empty() || has_safe_move(presented(pos, seat), seat)) return false;
    const Seat giver = other_seat(pos, seat);
    const bool great = std::any_of(by.begin(), by.end(),
                                   [&](PieceId id) { return is_shak(pos, id) && pos.pieces[id].kind != knight_; });
    ctx.propose(slot, change::checkmate(seat, giver), texts_.mate);
    if (great || ctx.counted(slot, kShak, index(giver)) > 0)
      ctx.finish({giver}, texts_.mate);
    else
      ctx.finish({}, texts_.niol);
    return true;
  }
  Texts texts_;
  Kind knight_;
};

/// A horse goes like a knight first, and once it has moved like a bishop and a rook too.
class RangingHorse final : public RuleOf<RangingHorse> {
 public:
  explicit RangingHorse(Kind knight) : knight_(knight) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {}; }
  void on_setup(Setup& ctx, SlotId, const Value&) const override {
    for (PieceId id = 0; id < ctx.pos().pieces.size(); ++id)
      if (ctx.pos().pieces[id].kind == knight_) ctx.set_moved(id, !on_array_square(ctx.rules(), ctx.pos().pieces[id]));
  }
  const Movement* movement(const Position&, SlotId, const Piece& piece, const Movement* now) const override {
    return piece.kind == knight_ && piece.moved ? &ranging_ : now;
  }

 private:
  Kind knight_;
  Movement ranging_{"NQ"};
};

Expected<std::shared_ptr<const Rules>> make(const RulesRequest& request) {
  KingsGame game("shatar", "plain8", "003/VIII");
  Rules& r = game.rules();
  const bool far_king = request.text("king-step") == "knight-on-last-rank";
  const bool ranging = request.text("horse") == "amazon";
  const auto last_rank = r.add_zone(own_zone(*r.board, [](int, int y) { return y == 8; }));
  const Kind king =
      far_king ? game.kind("king", Movement("K").also("N", nullptr, {last_rank, kNoZone}),
                           "The king goes one square in any direction, and on the enemy's home rank like a knight too.")
               : game.standard("king");
  const Kind bers = request.text("bers") == "ferz" ? game.kind("bers", "F", "The bers goes one square diagonally.")
                                                   : game.standard("bers");
  const Kind rook = game.standard("rook");
  const Kind bishop =
      request.text("camel") == "alfil"
          ? game.kind("bishop", "A", "The camel leaps two squares diagonally, over whatever stands between.")
          : game.standard("bishop");
  const Kind knight = ranging ? game.kind("knight", "N",
                                          "The horse first goes like a knight; once it has moved, like a bishop and a "
                                          "rook as well.")
                              : game.standard("knight");
  const Kind pawn = game.standard("pawn");

  const std::string setup = request.text("setup");
  const bool left = setup == "kings-left", king_on_d = setup != "kings-e";
  const Facing facing = left ? Facing::rotated : Facing::mirrored;
  game.rank(1, {rook, knight, bishop, king_on_d ? king : bers, king_on_d ? bers : king, bishop, knight, rook}, facing);
  game.rank_of(2, pawn, facing);
  game.text("setup",
            left ? "Rooks, knights and camels as in chess, each king on its owner's left of its bers."
                 : "Rooks, knights and camels as in chess, king and bers in the centre, the kings face to face.");

  if (!left) {
    const bool d_file = (request.text("first-moves") == "king") == king_on_d;
    game.add<ForcedOpening>(
        game.text("opening", d_file ? "The game begins with the double steps of the two pawns on the d-file; no other "
                                      "pawn ever makes one."
                                    : "The game begins with the double steps of the two pawns on the e-file; no other "
                                      "pawn ever makes one."),
        pawn, d_file ? 3 : 4);
  }
  game.add<RankPromotion>(game.text("promotion", "A pawn that arrives on the last rank becomes a bers."), pawn, 8,
                          bers);
  if (ranging) game.add<RangingHorse>(knight);
  game.add<KingSafety>(game.text("king-safety", "Nobody may make a move that leaves their own king attacked."));
  game.add<CheckEvents>(
      game.text("check",
                "A king that an enemy could take next is in check: shak from bers, rook or horse, tuk "
                "from a camel, zod from a pawn."),
      check_name);
  game.add<MateByRank>(
      MateByRank::Texts{
          *game.mate_text,
          game.text("niol",
                    "A mate by camel or pawn at the end of a series of checks without a single shak only draws."),
          game.text("mate.horse", "A horse alone may not give mate: such a move is not allowed.")},
      knight);
  const RuleText& robado = game.text("robado", "When a seat has nothing left but its king the game is drawn.");
  game.add<BareKing>(robado, robado, BareKingMeans::draws);
  game.stalemate(request.text("stalemate") == "win" ? Stalemate::wins : Stalemate::draw);
  game.draws_and_resigning(request);
  r.write_as({"pgn"}, "king=K bers=J rook=R bishop=B knight=N pawn=P");
  return game.done();
}

}  // namespace
}  // namespace shatar

RulesetInfo shatar_ruleset() {
  return {
      "shatar",
      "Shatar",
      {"S", "N"},
      {},
      {choice("setup", {"kings-e", "kings-d", "kings-left"},
              "Kings on the e-file, on the d-file, or each on its owner's left (then no pawn makes a double step)."),
       choice("first-moves", {"bers", "king"}, "Whose pawns make the two forced first moves."),
       choice("stalemate", {"draw", "win"}, "Stalemate draws, or wins for the seat that gave it."),
       choice("bers", {"dragon", "ferz"}, "The bers goes like a rook or one square diagonally, or only the latter."),
       choice("camel", {"bishop", "alfil"}, "The camel goes like a bishop, or leaps two squares diagonally."),
       choice("horse", {"knight", "amazon"},
              "The horse is a knight, or once it has moved goes like bishop and rook as well."),
       choice("king-step", {"plain", "knight-on-last-rank"},
              "The king on the enemy's home rank goes on as before, or like a knight as well."),
       KingsGame::repetition_option()},
      &shatar::make};
}

}  // namespace arbiter
