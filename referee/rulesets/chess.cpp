// SPDX-License-Identifier: MIT
// Orthodox chess, after the FIDE Laws of Chess (2023): the yardstick that every peer can check.
#include <bit>
#include <limits>
#include <memory>

#include "referee/core/bitboard.h"
#include "referee/core/context.h"
#include "referee/core/engine.h"
#include "referee/core/shortfall.h"
#include "referee/modules/can_mate.h"
#include "referee/modules/castling.h"
#include "referee/modules/free_castling.h"
#include "referee/modules/king_safety.h"
#include "referee/modules/passing.h"
#include "referee/modules/repetition.h"
#include "referee/modules/two_seats.h"
#include "referee/rulesets/chess_laws.h"

namespace arbiter {

namespace chess {
namespace {

/// En passant, promotion, the two counts and the material: what needs a memory.
class ChessMemory final : public RuleOf<ChessMemory> {
 public:
  enum Memory { kPassed, kQuiet, kSeen };  // passed cell -> pawn + 1; half-moves; how often the position has stood
  /// How often a position may stand, and how many half-moves may bring no progress, before the game is drawn by itself.
  struct Limits {
    int seen, quiet;
  };
  static constexpr int kNever = std::numeric_limits<int>::max();
  ChessMemory(const MatingKinds& kinds, Limits limits) : kinds_(kinds), limits_(limits) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override {
    return {&kEnPassant, &kPromotion, &kThreefold, &kFifty, &kDead, &kPawnStep, &kPawnDouble, &kPawnCapture};
  }

  [[nodiscard]] bool bitboard(BitboardTerms& terms) const override {
    const Board& board = *terms.rules->board;
    BitboardTerms::Turning turning{pawn_, promotions_, {}, {}, {}};
    for (int side = 0; side < 4; ++side)
      for (const Cell cell : board.cells())
        if (!board.step(cell, rotated({0, 1}, seat_at(side))).valid()) turning.arrives[side].set(cell.value);
    turning.obliged = turning.arrives;
    terms.turnings.push_back(std::move(turning));
    terms.passed = {pawn_, terms.slot, kPassed};
    for (const char* minor : {"king", "knight", "bishop"}) {
      const Kind kind = terms.rules->kind(minor);
      terms.sound_kinds &= ~(std::uint64_t{1} << kind);
    }
    return true;
  }
  [[nodiscard]] bool bitboard_for(const Position& pos, SlotId slot, int plies) const override {
    return pos.counted(slot, kQuiet) + plies < limits_.quiet &&
           Repetition::often_enough_after(pos, plies) < limits_.seen;
  }

  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    const Value& counters = position["counters"];
    ctx.count(slot, kQuiet, 0, counters.number("quiet", 0));
    const Value& passed_cells = counters["ep"];
    for (const auto& [passed, value] : passed_cells.table()) {
      const auto cell = ctx.board().find_cell(passed);
      if (value != 0 && !(cell && note_passed(ctx, slot, *cell)))
        ctx.reject(make_message("%1: no pawn can just have passed there", "counters.ep." + passed));
    }
    remember(ctx, slot, ctx.pos().to_act);
  }

  void targets(const Position& pos, SlotId slot, PieceId id, TargetList& out) const override {
    const Piece& pawn = pos.pieces[id];
    if (pawn.kind != pawn_) return;
    for (const LedgerEntry& e : pos.ledger) {
      if (e.slot != slot || e.name != kPassed) continue;
      const Cell passed{static_cast<std::uint8_t>(e.subject)};
      const Board& board = pos.board();
      const bool reaches = board.step(pawn.cell, rotated({-1, 1}, pawn.army)) == passed ||
                           board.step(pawn.cell, rotated({1, 1}, pawn.army)) == passed;
      const auto victim = static_cast<PieceId>(e.value - 1);
      if (!reaches || pos.rules->allied(pos.pieces[victim].controller, pawn.controller)) continue;
      Target t{passed, victim};
      t.slot = slot;
      t.rule = &kEnPassant;
      out.push_back(t);
    }
  }

  void promotion(const Position& pos, SlotId, PieceId id, Cell, Cell to, bool, Promotion& out) const override {
    const Piece& pawn = pos.pieces[id];
    if (pawn.kind != pawn_) return;
    if (pos.board().step(to, rotated({0, 1}, pawn.army)).valid()) return;
    out.kinds = promotions_;
    out.compulsory = true;
    out.rule = &kPromotion;
  }

  const RuleText* refusal(const Position& pos, SlotId, const Action& action) const override {
    return meant_en_passant(pos, pawn_, action) != kNoPiece && !Engine::find_target(pos, action) ? &kEnPassant
                                                                                                 : nullptr;
  }

  [[nodiscard]] Message obstacle(const Position& pos, SlotId, const Action& action) const override {
    return not_en_passant_now(pos, pawn_, action);
  }

  void on_moved(Context& ctx, SlotId slot) const override {
    const LastAction last_action = ctx.pos().last_action;
    ctx.forget(slot, kPassed);
    const bool pawn = last_action.kind_before == pawn_;
    ctx.count(slot, kQuiet, 0, pawn || last_action.captured != kNoPiece ? 0 : ctx.counted(slot, kQuiet) + 1);
    const int ranks = ctx.board().rank(last_action.to) - ctx.board().rank(last_action.from);
    if (pawn && (ranks == 2 || ranks == -2)) {
      const Cell passed = ctx.board().at(ctx.board().file(last_action.to),
                                         (ctx.board().rank(last_action.to) + ctx.board().rank(last_action.from)) / 2);
      ctx.count(slot, kPassed, passed.value, last_action.piece + 1);
    }
  }

  void on_judge(Context& ctx, SlotId slot) const override {
    if (dead(ctx.pos())) return ctx.finish({}, kDead);
    const int seen = remember(ctx, slot, other_seat(ctx.pos(), ctx.pos().last_action.seat));
    const int quiet = ctx.counted(slot, kQuiet);
    if (seen >= limits_.seen)
      ctx.finish({}, kThreefold);
    else if (quiet >= limits_.quiet)
      ctx.finish({}, kFifty);
  }

  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    out["quiet"] = pos.counted(slot, kQuiet);
    Value ep = Value::Table();
    for (const LedgerEntry& e : pos.ledger)
      if (e.slot == slot && e.name == kPassed && pos.pieces[static_cast<PieceId>(e.value - 1)].controller != pos.to_act)
        ep[pos.board().name(Cell{static_cast<std::uint8_t>(e.subject)})] = 1;
    out["ep"] = ep;
    out["repetition"] = {{"seen", pos.counted(slot, kSeen)}};
  }

  const RuleText* claim(const Position& pos, SlotId slot, Seat seat) const override {
    if (seat != pos.to_act) return nullptr;
    if (pos.counted(slot, kSeen) >= 3) return &kThreefold;
    return pos.counted(slot, kQuiet) >= 100 ? &kFifty : nullptr;
  }

 private:
  /// Remembers the position as `seat` would find it; how often it has stood.
  static int remember(Context& ctx, SlotId slot, Seat seat) {
    const std::uint64_t key = ctx.as_turn_of(seat, [slot](const Position& pos) { return key_of(pos, slot); });
    ctx.remember(key);
    const int seen = ctx.times(key);
    ctx.count(slot, kSeen, 0, seen);
    return seen;
  }

  /// In a position set up: the pawn that has just passed `cell` stands one square ahead of it, and the square where it
  /// began is empty. False: no pawn has.
  bool note_passed(Context& ctx, SlotId slot, Cell cell) const {
    if (!ctx.pos().empty(cell)) return false;
    for (const Seat seat : ctx.rules().seats) {
      const Cell ahead = ctx.board().step(cell, rotated({0, 1}, seat));
      const Cell behind = ctx.board().step(cell, rotated({0, -1}, seat));
      const PieceId pawn = ahead.valid() ? ctx.pos().at(ahead) : kNoPiece;
      const auto& setup = ctx.rules().setup;
      const bool begins = behind.valid() && ctx.pos().empty(behind) &&
                          std::any_of(setup.begin(), setup.end(), [&](const StartPiece& s) {
                            return s.cell == behind && s.kind == pawn_ && s.army == seat;
                          });
      if (!begins || pawn == kNoPiece || seat == ctx.pos().to_act || ctx.pos().pieces[pawn].kind != pawn_ ||
          ctx.pos().pieces[pawn].army != seat)
        continue;
      ctx.count(slot, kPassed, cell.value, pawn + 1);
      return true;
    }
    return false;
  }

  /// Placement, side to move, castling rights, and the en passant square where a capture there is really possible.
  static std::uint64_t key_of(const Position& pos, SlotId slot) {
    std::uint64_t key = position_key(pos);
    for (const Piece& king : pos.pieces) {
      if (king.moved || !((pos.rules->royal_kinds >> king.kind) & 1)) continue;
      for (const Piece& rook : pos.pieces)
        if (rook.army == king.army && rook.where == Where::board && !rook.moved && pos.rules->name(rook.kind) == "rook")
          key = std::rotl(key, 7) ^ (0x51ed27ULL + rook.cell.value);
    }
    ActionList list;
    for (const LedgerEntry& e : pos.ledger) {
      if (e.slot != slot || e.name != kPassed) continue;
      if (list.empty()) Engine::legal_unsorted(pos, list);
      for (const Action& a : list)
        if (a.to.value == e.subject &&
            pos.pieces[pos.at(a.from)].kind == pos.pieces[static_cast<PieceId>(e.value - 1)].kind)
          return key ^ (0x9e3779b97f4a7c15ULL * (e.subject + 1));
    }
    return key;
  }

  /// Neither side has the pieces left to mate.
  [[nodiscard]] bool dead(const Position& pos) const {
    return std::none_of(pos.rules->seats.begin(), pos.rules->seats.end(),
                        [&](Seat seat) { return has_mating_material(pos, seat, kinds_); });
  }

  MatingKinds kinds_;
  Kind pawn_ = kinds_.pawn;
  std::vector<Kind> promotions_{kinds_.queen, kinds_.rook, kinds_.bishop, kinds_.knight};
  Limits limits_;
};

/// What no game of chess can come to stand on the board.
class PossiblePosition final : public RuleOf<PossiblePosition> {
 public:
  explicit PossiblePosition(Kind pawn) : pawn_(pawn) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override {
    return {&kOneKing, &kNoPawnThere, &kNotLeftInCheck};
  }
  [[nodiscard]] bool bitboard(BitboardTerms&) const override { return true; }

  void on_setup(Setup& ctx, SlotId, const Value&) const override {
    const Position& pos = ctx.pos();
    bool kings = true;
    for (const Seat seat : ctx.rules().seats) {
      const int n = count_kings(pos, seat);
      kings = kings && n == 1;
      if (n == 1) continue;
      const Argument who = arg::seat(name(seat));
      ctx.reject(n == 0 ? make_message("%1: %2 has no king", "pieces", who)
                        : make_message("%1: %2 has %3 kings", "pieces", who, n));
      ctx.reject(make_message("each side has one"));
    }
    for (const Piece& p : pos.pieces)
      if (misplaced(pos, p))
        ctx.reject(
            make_message("%1: no pawn can stand on the first or the last rank", "pieces." + ctx.board().name(p.cell)));
    const Seat waits = other_seat(pos, pos.to_act);
    if (kings && royal_attacked(pos, waits))
      ctx.reject(make_message("%1: %2 is to move, but %3's king is in check", "to_act", arg::seat(name(pos.to_act)),
                              arg::seat(name(waits))));
  }

  /// An arbiter may let a move stand that leaves a king in check; the rest cannot be put right into being.
  const RuleText* bad_correction(const Position& pos, SlotId) const override {
    for (const Seat seat : pos.rules->seats)
      if (count_kings(pos, seat) != 1) return &kOneKing;
    const bool any =
        std::any_of(pos.pieces.begin(), pos.pieces.end(), [&](const Piece& p) { return misplaced(pos, p); });
    return any ? &kNoPawnThere : nullptr;
  }

 private:
  static int count_kings(const Position& pos, Seat seat) {
    return static_cast<int>(std::count_if(pos.pieces.begin(), pos.pieces.end(), [&](const Piece& p) {
      return p.where == Where::board && p.army == seat && pos.rules->is_royal_kind(p.kind);
    }));
  }
  [[nodiscard]] bool misplaced(const Position& pos, const Piece& p) const {
    const int rank = pos.board().rank(p.cell);
    return p.where == Where::board && p.kind == pawn_ && (rank == 0 || rank == pos.board().height() - 1);
  }
  Kind pawn_;
};

ChessMemory::Limits limits_of(const std::string& draws) {
  if (draws == "auto") return {3, 100};
  return draws == "claim" ? ChessMemory::Limits{ChessMemory::kNever, ChessMemory::kNever} : ChessMemory::Limits{5, 150};
}

Expected<std::shared_ptr<const Rules>> make(const RulesRequest& request) {
  auto rules = std::make_shared<Rules>();
  Rules& r = *rules;
  r.id = "chess";
  r.board = Board::find("chess8");
  r.seats = {Seat::S, Seat::N};
  r.turn_rule = &kTurn;
  r.move_rule = &kMove;
  r.capture_rule = &kCapture;
  r.own_rule = &kOwn;
  r.blocked_rule = &kBlocked;
  r.cites_sources = true;
  const Kind king = r.add_kind("king", Movement("K"));
  const Kind queen = r.add_kind("queen", Movement("Q"));
  const Kind rook = r.add_kind("rook", Movement("R"));
  const Kind bishop = r.add_kind("bishop", Movement("B"));
  const Kind knight = r.add_kind("knight", Movement("N"));
  Movement how("mfW", &kPawnStep);
  how.also("cfF", &kPawnCapture);
  how.also("imnfD", &kPawnDouble);
  const Kind pawn = r.add_kind("pawn", how);
  for (const auto& [kind, law] :
       {std::pair{king, &kKingMove}, std::pair{queen, &kQueenMove}, std::pair{rook, &kRookMove},
        std::pair{bishop, &kBishopMove}, std::pair{knight, &kKnightMove}, std::pair{pawn, &kPawnMove}})
    r.kinds[kind].law = law;
  const Kind back[] = {rook, knight, bishop, queen, king, bishop, knight, rook};
  for (int x = 0; x < 8; ++x) {
    r.setup.push_back({r.board->at(x, 0), back[x], Seat::S, Seat::S});
    r.setup.push_back({r.board->at(x, 1), pawn, Seat::S, Seat::S});
    r.setup.push_back({r.board->at(x, 6), pawn, Seat::N, Seat::N});
    r.setup.push_back({r.board->at(x, 7), back[x], Seat::N, Seat::N});
  }
  std::vector<Castling::Way> ways;
  for (const auto& [seat, y] : {std::pair{Seat::S, 0}, std::pair{Seat::N, 7}}) {
    const auto at = [&, y = y](int x) { return r.board->at(x, y); };
    ways.push_back({seat, at(4), at(6), at(7), at(5)});
    ways.push_back({seat, at(4), at(2), at(0), at(3)});
  }
  r.add(std::make_unique<MovedMemory>(std::vector<Kind>{king, rook, pawn}));
  r.add(
      std::make_unique<Castling>(CastlingTexts{kCastling, &kCastlingMoved, &kCastlingBetween, &kCastlingCheck}, ways));
  r.add(std::make_unique<FreeCastling>(
      CastlingTexts{kFreeCastling, &kCastlingMoved, &kCastlingBetween, &kCastlingCheck}, ways));
  r.add(std::make_unique<KingSafety>(kSafety));
  r.add(std::make_unique<CheckEvents>(kCheck));
  r.add(std::make_unique<MateEnds>(kMate, kStalemate, MateEnds::Stalemate::draw));
  const MatingKinds kinds{queen, rook, bishop, knight, pawn};
  r.add(std::make_unique<ChessMemory>(kinds, limits_of(request.text("draws"))));
  r.add(std::make_unique<PossiblePosition>(pawn));
  r.add(std::make_unique<LossNeedsMate>(kCannotMate, kinds));
  r.add(std::make_unique<Agreement>(Agreement::Texts{kResign, kAgreed, &kFlagFall, &kIllegalMoves}));
  r.write_as({"pgn"}, "king=K queen=Q rook=R bishop=B knight=N pawn=P");
  r.writing.castling = true;
  return rules;
}

}  // namespace
}  // namespace chess

RulesetInfo chess_ruleset() {
  return {
      "chess",
      "Chess",
      {"S", "N"},
      {},
      {{"draws",
        "laws",
        {"laws", "claim", "auto"},
        "Draws by repetition and by fifty moves: by the Laws (claimed at three times and fifty moves, by themselves at "
        "five and seventy-five), claimed by a player only, or automatic."},
       {"minutes", 60, {}, "Length of the game in minutes, for the clock."}},
      &chess::make};
}

}  // namespace arbiter
