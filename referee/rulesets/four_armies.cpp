// SPDX-License-Identifier: MIT
// 4 Armies, by Patrick Riley: two players with two armies each in opposite corners, or four players in teams.
#include <array>
#include <memory>

#include "referee/core/context.h"
#include "referee/core/engine.h"
#include "referee/modules/check_pairs.h"
#include "referee/modules/corner.h"
#include "referee/modules/friendly_pieces.h"
#include "referee/modules/two_seats.h"

namespace arbiter {

namespace four_armies {
namespace {

constexpr RuleText kMove{"move",
                         "King, rook, bishop and knight move as in chess; the cardinal moves as a bishop or as a "
                         "knight; there is no castling.",
                         "4 Armies, pieces and movement"};
constexpr RuleText kPawnStep{"pawn.step",
                             "A pawn goes one or two empty squares straight along a rank or file, in any of the four "
                             "directions and at any time; it never promotes.",
                             "4 Armies, pieces and movement; house ruling: the rules name no forward direction"};
constexpr RuleText kPawnCapture{"pawn.capture",
                                "A pawn takes one square diagonally in any direction, and goes there only to take.",
                                "4 Armies, pieces and movement"};
constexpr RuleText kFriendly{
    "friendly", "The pieces of the own army and of its ally stand in the way and cannot be taken.", "house ruling"};
constexpr RuleText kClockwise{"clockwise",
                              "No army takes pieces of the army at its counter-clockwise side: white none of green, "
                              "red none of white, black none of red, green none of black.",
                              "4 Armies, variants, Clockwise"};
constexpr RuleText kFirstTurn{"first-turn", "The very first turn of the game is one move of the white army.",
                              "4 Armies, pieces and movement"};
constexpr RuleText kTurn{"turn",
                         "A turn is one move with each of the player's armies, in either order; with four players it "
                         "is one move, and the turn passes clockwise.",
                         "4 Armies, pieces and movement"};
constexpr RuleText kBlockedArmy{"blocked-army",
                                "An army that cannot move when its move is due is passed over, and the turn ends.",
                                "4 Armies, pieces and movement"};
constexpr RuleText kForfeit{"forfeit", "A player who can move nothing at all forfeits the turn.",
                            "4 Armies, pieces and movement"};
constexpr RuleText kNoCheckRule{"no-check-rule",
                                "An attacked king is announced, but nobody has to rescue it, and kings may move into "
                                "attack.",
                                "4 Armies, pieces and movement"};
constexpr RuleText kWinAdjacent{"win.adjacent",
                                "Who begins a turn with both own kings on neighbouring squares has won.",
                                "4 Armies, wins and draws"};
constexpr RuleText kWinHome{"win.home",
                            "Who moves a king onto the square where the other own king began has won at once.",
                            "4 Armies, wins and draws"};
constexpr RuleText kWinKings{"win.kings", "Who has captured both kings of the other side has won at once.",
                             "4 Armies, wins and draws"};
constexpr RuleText kAgreed{"draw.agreed", "The players may agree to a draw.", "4 Armies, wins and draws"};
constexpr RuleText kRepetition{"draw.repetition",
                               "The same pieces have stood three times with the same player at the start of a turn: a "
                               "draw may be claimed.",
                               "4 Armies, wins and draws: as in chess"};
constexpr RuleText kFifty{"draw.fifty",
                          "Fifty turns of each player without a capture or a pawn move: a draw may be claimed.",
                          "4 Armies, wins and draws: as in chess"};
constexpr RuleText kResign{"resign", "Who resigns has lost at once, with the partner where there is one.",
                           "house ruling"};

/// The army that stood in the opposite corner.
Seat across(Seat army) { return seat_at((index(army) + 2) % 4); }

/// The option Clockwise: every army spares the one at its counter-clockwise side.
class Clockwise final : public RuleOf<Clockwise> {
 public:
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kClockwise}; }

  const RuleText* forbids_capture(const Position& pos, SlotId, const Capture& capture) const override {
    const int attacker = index(pos.pieces[capture.attacker].army), victim = index(pos.pieces[capture.victim].army);
    return victim == (attacker + 3) % 4 ? &kClockwise : nullptr;
  }
};

/// The turn of a player with two armies: a move with each, the very first turn excepted.
class TwoArmies final : public RuleOf<TwoArmies> {
 public:
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kFirstTurn, &kTurn, &kBlockedArmy}; }

  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    const Value& counters = position["counters"];
    const bool from_array = !position.has("pieces");
    const int first = counters.number("first_turn", from_array ? 1 : 0);
    if (first != 0 && ctx.pos().to_act == Seat::S) ctx.count(slot, kFirst, 0, 1);
    if (!counters.has("moved_army")) return;
    const auto army = parse_seat(counters["moved_army"].text());
    if (!army || index(*army) > 3 || (index(*army) % 2 == 0) != (ctx.pos().to_act == Seat::S))
      return ctx.reject(make_message("%1: no army of the player to act", "counters.moved_army"));
    ctx.count(slot, kMoved, 0, index(*army) + 1);
    ctx.ask_again();  // the turn has begun already
  }

  const RuleText* filter(const Position& pos, SlotId slot, ActionList& list) const override {
    const RuleText* why = nullptr;
    const auto barred = [&](const Action& a) {
      const RuleText* bar = a.type == Action::Type::move ? bars(pos, slot, a.from) : nullptr;
      if (bar) why = bar;
      return bar != nullptr;
    };
    list.erase(std::remove_if(list.begin(), list.end(), barred), list.end());
    return why;
  }

  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override {
    if (pos.over() || action.type != Action::Type::move) return nullptr;
    const Piece* piece = pos.piece_at(action.from);
    return piece && piece->controller == pos.decision.seat ? bars(pos, slot, action.from) : nullptr;
  }

  void on_continue(Context& ctx, SlotId slot) const override {
    const LastAction& last_action = ctx.pos().last_action;
    if (ctx.counted(slot, kFirst) || ctx.counted(slot, kMoved)) return;
    ctx.count(slot, kMoved, 0, index(ctx.pos().pieces[last_action.piece].army) + 1);
    ctx.ask_again();
  }

  bool on_no_move(Context& ctx, SlotId slot) const override {
    const int moved = ctx.counted(slot, kMoved);
    if (moved == 0) return false;
    const std::string army(name(across(seat_at(moved - 1))));
    ctx.propose(slot, change::skipped(ctx.pos().to_act, Seat::none, army), kBlockedArmy);
    ctx.end_turn();
    return true;
  }

  void on_turn_end(Context& ctx, SlotId slot) const override {
    ctx.forget(slot, kFirst);
    ctx.forget(slot, kMoved);
  }

  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    out["first_turn"] = pos.counted(slot, kFirst);
    if (const int moved = pos.counted(slot, kMoved)) out["moved_army"] = name(seat_at(moved - 1));
  }

 private:
  enum Memory { kFirst, kMoved };  // the first turn; the army that has moved in this turn, plus one

  /// Why the piece on `from` may not move in this part of the turn.
  static const RuleText* bars(const Position& pos, SlotId slot, Cell from) {
    const Seat army = pos.pieces[pos.at(from)].army;
    if (pos.counted(slot, kFirst) && army != Seat::S) return &kFirstTurn;
    return pos.counted(slot, kMoved) == index(army) + 1 ? &kTurn : nullptr;
  }
};

/// Nothing to move at the start of a turn. When that is so for everybody in turn, nothing will ever change again.
class Forfeit final : public RuleOf<Forfeit> {
 public:
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kForfeit}; }

  bool on_no_move(Context& ctx, SlotId slot) const override {
    ctx.propose(slot, change::skipped(ctx.pos().to_act), kForfeit);
    const int in_a_row = ctx.counted(slot, kInARow) + 1;
    ctx.count(slot, kInARow, 0, in_a_row);
    if (in_a_row < static_cast<int>(ctx.rules().seats.size()))
      ctx.end_turn();
    else
      ctx.finish({}, kRepetition);
    return true;
  }

  void on_moved(Context& ctx, SlotId slot) const override { ctx.forget(slot, kInARow); }

 private:
  enum Memory { kInARow };
};

/// The three ways to win, all about the kings.
class Kings final : public RuleOf<Kings> {
 public:
  Kings(Kind king, bool needs_both) : king_(king), needs_both_(needs_both) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override {
    return {&kWinAdjacent, &kWinHome, &kWinKings, &kNoCheckRule};
  }

  void on_turn_start(Context& ctx, SlotId) const override {
    const auto kings = kings_of_side(ctx.pos(), ctx.pos().to_act);
    for (std::size_t i = 0; i < kings.size(); ++i)
      for (std::size_t k = i + 1; k < kings.size(); ++k)
        if (ctx.board().king_steps(ctx.pos().pieces[kings[i]].cell, ctx.pos().pieces[kings[k]].cell) == 1)
          return ctx.finish(side(ctx.rules(), ctx.pos().to_act), kWinAdjacent);
  }

  void on_judge(Context& ctx, SlotId) const override {
    const Position& pos = ctx.pos();
    const LastAction last_action = pos.last_action;
    if (last_action.kind_before == king_) {
      const Seat other = across(pos.pieces[last_action.piece].army);
      const bool there = std::any_of(pos.pieces.begin(), pos.pieces.end(), [&](const Piece& p) {
        return p.kind == king_ && p.army == other && p.where == Where::board;
      });
      if (last_action.to == from_corner(pos.board(), other, 0, 0) && (there || !needs_both_))
        return ctx.finish(side(ctx.rules(), last_action.seat), kWinHome);
    }
    if (last_action.captured != kNoPiece && pos.pieces[last_action.captured].kind == king_ &&
        kings_of_side(pos, last_action.captured_from).empty())
      ctx.finish(side(ctx.rules(), last_action.seat), kWinKings);
  }

 private:
  static std::uint8_t side(const Rules& rules, Seat seat) { return rules.friends[index(seat)]; }

  [[nodiscard]] std::vector<PieceId> kings_of_side(const Position& pos, Seat seat) const {
    std::vector<PieceId> list;
    for (PieceId id = 0; id < pos.pieces.size(); ++id) {
      const Piece& p = pos.pieces[id];
      if (p.kind == king_ && p.where == Where::board && pos.rules->allied(seat, p.controller)) list.push_back(id);
    }
    return list;
  }

  Kind king_;
  bool needs_both_;
};

/// Repetition and fifty turns, counted at the starts and ends of turns.
class Draws final : public RuleOf<Draws> {
 public:
  Draws(Kind pawn, bool automatic) : pawn_(pawn), automatic_(automatic) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kRepetition, &kFifty}; }

  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    const Value& counters = position["counters"];
    ctx.count(slot, kQuiet, 0, counters.number("quiet", 0));
  }

  void on_turn_start(Context& ctx, SlotId slot) const override {
    const std::uint64_t key = position_key(ctx.pos());
    ctx.remember(key);
    ctx.count(slot, kSeen, 0, ctx.times(key));
    if (!automatic_) return;
    if (const RuleText* reason = due(ctx.pos(), slot)) ctx.finish({}, *reason);
  }

  void on_moved(Context& ctx, SlotId slot) const override {
    const LastAction& last_action = ctx.pos().last_action;
    ctx.count(slot, kSeen, 0, 0);  // what stands in the middle of a turn is not compared
    if (last_action.kind_before != pawn_ && last_action.captured == kNoPiece) return;
    ctx.count(slot, kLoud, 0, 1);
    ctx.count(slot, kQuiet, 0, 0);
  }

  void on_turn_end(Context& ctx, SlotId slot) const override {
    ctx.count(slot, kQuiet, 0, ctx.counted(slot, kLoud) ? 0 : ctx.counted(slot, kQuiet) + 1);
    ctx.count(slot, kLoud, 0, 0);
  }

  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    out["quiet"] = pos.counted(slot, kQuiet);
  }

  const RuleText* claim(const Position& pos, SlotId slot, Seat seat) const override {
    return seat == pos.to_act ? due(pos, slot) : nullptr;
  }

 private:
  enum Memory { kQuiet, kLoud, kSeen };  // turns; this turn had a capture or pawn move; how often it has stood

  static const RuleText* due(const Position& pos, SlotId slot) {
    if (pos.counted(slot, kSeen) >= 3) return &kRepetition;
    return pos.counted(slot, kQuiet) >= 50 * static_cast<int>(pos.rules->seats.size()) ? &kFifty : nullptr;
  }

  Kind pawn_;
  bool automatic_;
};

Expected<std::shared_ptr<const Rules>> make(const RulesRequest& request) {
  auto rules = std::make_shared<Rules>();
  Rules& r = *rules;
  r.id = "four-armies";
  r.board = Board::find("square10");
  const bool two = request.options.at("players").number() == 2;
  r.seats = two ? std::vector{Seat::S, Seat::N} : std::vector{Seat::S, Seat::W, Seat::N, Seat::E};
  if (!two)
    for (int i = 0; i < 4; ++i) r.friends[i] = static_cast<std::uint8_t>(i % 2 == 0 ? 0b0101 : 0b1010);
  r.turn_rule = &kTurn;
  r.move_rule = &kMove;
  const Kind king = r.add_kind("king", Movement("K"));
  const Kind cardinal = r.add_kind("cardinal", Movement("BN"));
  const Kind rook = r.add_kind("rook", Movement("R"));
  const Kind bishop = r.add_kind("bishop", Movement("B"));
  const Kind knight = r.add_kind("knight", Movement("N"));
  Movement how("mR2", &kPawnStep);
  how.also("cF", &kPawnCapture);
  const Kind pawn = r.add_kind("pawn", how, &kPawnStep);

  // From the corner, row by row; the diagram is lost, the pieces are as told.
  const std::vector<std::vector<Kind>> corner{
      {king, rook, bishop, pawn}, {rook, cardinal, knight, pawn}, {knight, bishop, pawn}, {pawn, pawn}};
  for (const Seat army : {Seat::S, Seat::W, Seat::N, Seat::E}) {
    const Seat controller = two ? seat_at(index(army) % 2 == 0 ? index(Seat::S) : index(Seat::N)) : army;
    for (int row = 0; row < 4; ++row)
      for (int column = 0; column < static_cast<int>(corner[row].size()); ++column)
        r.setup.push_back({from_corner(*r.board, army, column, row), corner[row][column], army, controller});
  }

  r.add(std::make_unique<FriendlyPieces>(kFriendly, true));
  if (request.flag("clockwise")) r.add(std::make_unique<Clockwise>());
  if (two) r.add(std::make_unique<TwoArmies>());
  r.add(std::make_unique<Forfeit>());
  r.add(std::make_unique<Kings>(king, request.text("home_win") == "both-kings"));
  r.add(std::make_unique<Draws>(pawn, request.text("draws") == "auto"));
  r.add(std::make_unique<Agreement>(kResign, kAgreed));
  r.add(std::make_unique<CheckPairs>(kNoCheckRule, CheckPairs::Royal::every));
  r.write_as({"pgn4"}, "king=K cardinal=C rook=R bishop=B knight=N pawn=P");
  return rules;
}

}  // namespace
}  // namespace four_armies

RulesetInfo four_armies_ruleset() {
  return {"four-armies",
          "4 Armies",
          {"S", "N"},
          {},
          {{"players", 2, {2, 4}, "Two players with two armies each, or four in two teams."},
           {"clockwise", false, {false, true}, "No army may take pieces of the army at its counter-clockwise side."},
           {"home_win",
            "always",
            {"always", "both-kings"},
            "A king on the other own king's start square wins always, or only while both kings stand."},
           {"draws",
            "claim",
            {"claim", "auto"},
            "Draws by repetition and by fifty turns: claimed by a player, or automatic."},
           {"talk", "open", {"open", "none"}, "Whether partners may talk to each other; the referee does not mind."}},
          &four_armies::make};
}

}  // namespace arbiter
