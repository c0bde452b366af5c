// SPDX-License-Identifier: MIT
#include "referee/modules/stakes.h"

#include <algorithm>
#include <memory>

#include "referee/core/context.h"
#include "referee/core/engine.h"
#include "referee/modules/boat_triumph.h"
#include "referee/modules/corner.h"
#include "referee/modules/king_places.h"
#include "referee/modules/king_safety.h"
#include "referee/modules/piece_dice.h"
#include "referee/modules/two_seats.h"
#include "referee/modules/waiting_pawns.h"

namespace arbiter {

namespace {

constexpr RuleText kMated{"original.mate",
                          "A player whose turn comes with the king attacked and no way out is mated: the turn is lost, "
                          "king and pieces stay, and another turn may be better.",
                          "The club's appendix, Original Rules; house ruling: judged anew each turn"};
constexpr RuleText kStakesStalemate{
    "original.stalemate", "A player who is not in check and has no legal move loses the turn.", "house ruling"};
constexpr RuleText kKingCaptured{"original.king-captured",
                                 "Who has lost the last king is out; the pieces stay where they are, frozen.",
                                 "The club's appendix, Original Rules, capture of a king"};
constexpr RuleText kFrozen{
    "original.frozen",
    "The pieces of a player without a king stand in the way and may be taken, but do not move, attack or promote; the "
    "player's turns are passed over.",
    "The club's appendix, Original Rules, capture of a king"};
constexpr RuleText kTrade{
    "original.trade",
    "Who takes an opponent's king while the partner's is gone may trade: both kings go back to their thrones and their "
    "players play on.",
    "The club's appendix, Original Rules, trading kings"};
constexpr RuleText kThrone{"original.throne",
                           "A king that moves onto an opponent's throne wins one stake, once for each opponent.",
                           "The club's appendix, Original Rules, stakes"};
constexpr RuleText kCommand{
    "original.command",
    "A king that moves onto the partner's throne takes command: its player moves the partner's pieces too, and plays "
    "the partner's turns, as long as it has a king.",
    "The club's appendix, Original Rules, the partner's throne; house ruling for the commander's end"};
constexpr RuleText kBareKing{"original.bare-king",
                             "When a player has nothing left but the king, pawns counted, the game is drawn at once.",
                             "The club's appendix, Original Rules, draws"};
constexpr RuleText kLastKing{
    "original.last-king",
    "Who takes the last opposing king wins one stake; two, having taken both with the own king; four, each of them on "
    "its throne.",
    "The club's appendix, Original Rules, stakes"};
constexpr RuleText kStakes{"original.stakes", "When the game ends, the side with more stakes has won.",
                           "The club's appendix, Original Rules, the end"};

Seat partner_of(Seat seat) { return seat_at((index(seat) + 2) % 4); }
Cell throne_of(const Board& board, Seat seat) { return from_corner(board, seat, 3, 0); }
int pair_of(Seat a, Seat b) { return index(a) * kSeats + index(b); }

bool on_board(const Piece& piece, Seat army) { return piece.army == army && piece.where == Where::board; }

/// Kings lost, traded, enthroned and in command; stakes and the end.
class Stakes final : public RuleOf<Stakes> {
 public:
  explicit Stakes(const StakesOptions& options) : o_(options) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override {
    return {&kWaitingPromotion, &kMated,   &kStakesStalemate, &kKingCaptured, &kFrozen, &kTrade,
            &kThrone,           &kCommand, &kBareKing,        &kLastKing,     &kStakes};
  }

  // ---- asked ----
  /// A king is royal for its own seat only; under command it is a piece like any other.
  std::optional<bool> royal(const Position& pos, SlotId, PieceId id) const override {
    const Piece& piece = pos.pieces[id];
    if (piece.kind != o_.king) return std::nullopt;
    return piece.army == piece.controller;
  }

  const RuleText* pins(const Position& pos, SlotId, PieceId id) const override {
    return pos.playing(pos.pieces[id].controller) ? nullptr : &kFrozen;
  }

  const RuleText* filter(const Position& pos, SlotId, ActionList& list) const override {
    if (!o_.each_army_in_its_turn) return nullptr;
    const std::size_t before = list.size();
    const Seat place = pos.place_in_order();
    list.erase(std::remove_if(list.begin(), list.end(),
                              [&](const Action& a) {
                                return a.type == Action::Type::move && pos.pieces[pos.at(a.from)].army != place;
                              }),
               list.end());
    return list.size() < before ? &kCommand : nullptr;
  }

  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (pos.decision.slot != slot) return;
    const auto add = [&](std::string answer) {
      Action a;
      a.type = Action::Type::choose;
      a.args = std::move(answer);
      out.push_back(a);
    };
    if (pos.decision.kind == "trade") {
      add("none");
      add("trade");
    } else {
      for (const Cell cell : return_cells(pos, seat_at(pos.decision.data[0]))) add(pos.board().name(cell));
    }
  }

  std::optional<Seat> player_of(const Position& pos, SlotId slot, Seat place) const override {
    return pos.counted(slot, kCommands, index(partner_of(place))) ? partner_of(place) : place;
  }

  std::optional<Seat> next_seat(const Position& pos, SlotId slot) const override {
    Seat place = pos.rules->clockwise(pos.place_in_order());
    for (int n = 0; n < 4 && frozen(pos, slot, place); ++n) place = pos.rules->clockwise(place);
    return place;
  }

  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    Value thrones = Value::Table(), command = Value::Table(), kills = Value::Table();
    for (const Seat seat : pos.rules->seats) {
      const std::string key(name(seat));
      if (pos.counted(slot, kCommands, index(seat))) command[key] = 1;
      for (const Seat other : pos.rules->seats) {
        if (pos.counted(slot, kThroneTaken, pair_of(seat, other))) thrones[key].push_back(std::string(name(other)));
        if (const int kill = pos.counted(slot, kKill, pair_of(seat, other)))
          kills[key].push_back(Value::List{name(other), pos.rules->name(static_cast<Kind>((kill >> 1) - 1)),
                                           (kill & 1) != 0 ? "throne" : "field"});
      }
    }
    out["thrones"] = thrones;
    out["command"] = command;
    out["king_kills"] = kills;
    if (pos.place != Seat::none) out["slot"] = std::string(name(pos.place));
  }

  // ---- done ----
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    for (const Seat seat : ctx.rules().seats)
      if (!has_king(ctx.pos(), seat)) ctx.set_status(seat, Status::eliminated);
    if (std::none_of(ctx.rules().seats.begin(), ctx.rules().seats.end(),
                     [&](Seat seat) { return has_king(ctx.pos(), seat); }))
      return ctx.reject(make_message("%1: nobody has a king", "pieces"));
    const Value &counters = position["counters"], &place = counters["slot"];
    for (const auto& [key, list] : counters["thrones"].table())
      for (const Value& other : list.list())
        if (const auto pair = seats_of(ctx, "thrones", key, other)) ctx.count(slot, kThroneTaken, *pair, 1);
    for (const auto& [key, kills] : counters["king_kills"].table()) {
      for (const Value& kill : kills.list()) {
        const auto pair = seats_of(ctx, "king_kills", key, kill.at(0));
        const Kind kind = ctx.rules().kind(kill.at(1).text());
        if (pair && kind == kNoKind) ctx.reject(make_message("%1: no such kind", "counters.king_kills." + key));
        if (pair) ctx.count(slot, kKill, *pair, kill_value(kind, kill.at(2) == "throne"));
      }
    }
    for (const auto& [key, value] : counters["command"].table()) {
      const auto seat = parse_seat(key);
      if (!seat || !ctx.rules().seated(*seat)) {
        ctx.reject(make_message("%1: %2 is no seat of this game", "counters.command", arg::quoted(key)));
      } else if (value != 0) {
        ctx.count(slot, kCommands, index(*seat), 1);
        for (const PieceId id : army(ctx.pos(), partner_of(*seat)))
          if (ctx.pos().pieces[id].controller != *seat) ctx.propose(slot, change::control(id, *seat), kCommand);
      }
    }
    if (place.is_text()) {
      const auto seat = parse_seat(place.text());
      if (!seat || !ctx.rules().seated(*seat) || player_of(ctx.pos(), slot, *seat) != ctx.pos().to_act)
        return ctx.reject(make_message("%1: not a place in the order that the seat to act plays", "counters.slot"));
      ctx.set_place(*seat);
    }
    promote_waiting(ctx, slot, o_);
  }

  void on_turn_start(Context& ctx, SlotId slot) const override {
    if (ctx.pos().playing(ctx.pos().to_act)) return;
    ctx.propose(slot, change::skipped(ctx.pos().to_act), kFrozen);  // only in a position set up so
    ctx.end_turn();
  }

  void on_turn_end(Context& ctx, SlotId slot) const override {
    const Seat next = *next_seat(ctx.pos(), slot);
    for (Seat place = ctx.rules().clockwise(ctx.pos().place_in_order()); place != next;
         place = ctx.rules().clockwise(place))
      ctx.propose(slot, change::skipped(place), kFrozen);
  }

  bool on_no_move(Context& ctx, SlotId slot) const override {
    const Seat seat = ctx.pos().to_act;
    const bool check = royal_attacked(ctx.pos(), seat);
    if (check) {
      const auto by = attackers(ctx.pos(), royals(ctx.pos(), seat).front());
      ctx.propose(slot, change::checkmate(seat, ctx.pos().pieces[by.front()].controller), kMated);
    } else {
      ctx.propose(slot, change::stalemate(seat), kStakesStalemate);
    }
    ctx.propose(slot, change::skipped(seat, ctx.pos().place), check ? kMated : kStakesStalemate);
    const int idle = ctx.counted(slot, kIdle) + 1;
    ctx.count(slot, kIdle, 0, idle);
    if (idle < static_cast<int>(ctx.rules().seats.size()))
      ctx.end_turn();
    else
      end_by_stakes(ctx);  // once round, and nothing will ever move again
    return true;
  }

  void on_moved(Context& ctx, SlotId slot) const override {
    const LastAction last_action = ctx.pos().last_action;
    ctx.count(slot, kIdle, 0, 0);
    ctx.count(slot, kMoved, 0, 1);
    promote_waiting(ctx, slot, o_);
    const Seat fallen = king_lost(ctx, slot, last_action);
    if (last_action.kind_before == o_.king) enthrone(ctx, slot, last_action);
    if (fallen != Seat::none && !has_king(ctx.pos(), partner_of(last_action.seat)))
      ctx.decide(slot, "trade", last_action.seat, {index(last_action.seat), index(fallen), 0, 0});
  }

  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (action.type != Action::Type::choose) return false;
    if (action.args == "none" || action.args == "trade") {
      if (action.args == "trade") trade(ctx, slot);
      return true;
    }
    put_back(ctx, slot, seat_at(ctx.counted(slot, kReturning) - 1), *ctx.board().find_cell(action.args));
    return true;
  }

  void on_task(Context& ctx, SlotId slot, int data) const override {
    if (data == kPromoteTask) return promote_waiting(ctx, slot, o_);
    const Seat seat = seat_at(data);
    const auto cells = return_cells(ctx.pos(), seat);
    if (cells.size() == 1) return put_back(ctx, slot, seat, cells.front());
    ctx.count(slot, kReturning, 0, data + 1);
    ctx.decide(slot, "place-king", *player_of(ctx.pos(), slot, seat), {data, 0, 0, 0});
  }

  void on_judge(Context& ctx, SlotId slot) const override {
    const bool moved = ctx.counted(slot, kMoved) != 0;
    ctx.count(slot, kMoved, 0, 0);
    if (const int killer = ctx.counted(slot, kLastKiller)) {
      const Seat victim = seat_at(ctx.counted(slot, kLastKiller, 1) - 1);
      ctx.forget(slot, kLastKiller);
      if (last_king(ctx, slot, seat_at(killer - 1), victim)) return;
    }
    if (!moved) return;
    for (const Seat seat : ctx.rules().seats) {
      const auto pieces = army(ctx.pos(), seat);
      const bool bare = !pieces.empty() && std::all_of(pieces.begin(), pieces.end(), [&](PieceId id) {
        return ctx.pos().pieces[id].kind == o_.king;
      });
      if (bare) return ctx.finish({}, kBareKing);
    }
  }

 private:
  enum Memory {
    kThroneTaken,  // (seat, opponent)
    kCommands,     // seat -> commands its partner
    kKill,         // (capturing seat, king's seat) -> see kill_value
    kLastKiller,   // of this action: 0 -> capturing seat plus one, 1 -> king's seat plus one
    kReturning,    // the seat whose king is being set, plus one
    kMoved,        // this action moved something
    kIdle          // turns lost in a row
  };
  static constexpr int kPromoteTask = kSeats;

  /// A captured king: with what kind it was taken (a seat's king counts as its own only), and whether on its throne.
  static int kill_value(Kind kind, bool on_throne) { return ((kind + 1) << 1) | (on_throne ? 1 : 0); }

  std::optional<int> seats_of(Setup& ctx, const char* field, const std::string& key, const Value& other) const {
    const auto a = parse_seat(key), b = parse_seat(other.text());
    if (a && b && ctx.rules().seated(*a) && ctx.rules().seated(*b)) return pair_of(*a, *b);
    ctx.expect(std::string("counters.") + field + "." + key, make_message("seats of this game"));
    return std::nullopt;
  }

  static std::vector<PieceId> army(const Position& pos, Seat seat) {
    std::vector<PieceId> list;
    for (const Cell cell : pos.board().cells_by_file()) {
      const Piece* piece = pos.piece_at(cell);
      if (piece && piece->army == seat) list.push_back(pos.at(cell));
    }
    return list;
  }

  [[nodiscard]] int kings(const Position& pos, Seat seat) const {
    return static_cast<int>(std::count_if(pos.pieces.begin(), pos.pieces.end(),
                                          [&](const Piece& p) { return p.kind == o_.king && on_board(p, seat); }));
  }
  [[nodiscard]] bool has_king(const Position& pos, Seat seat) const { return kings(pos, seat) > 0; }

  [[nodiscard]] bool frozen(const Position& pos, SlotId slot, Seat place) const {
    return !pos.playing(*player_of(pos, slot, place));
  }

  // ---- kings ----
  /// Whether the move took a seat's last king: that seat, which is out now.
  Seat king_lost(Context& ctx, SlotId slot, const LastAction& last_action) const {
    if (last_action.captured == kNoPiece || ctx.pos().pieces[last_action.captured].kind != o_.king) return Seat::none;
    const Seat fallen = ctx.pos().pieces[last_action.captured].army;
    const Piece taker = ctx.pos().pieces[last_action.piece];
    const Seat killer = last_action.kind_before == o_.king ? taker.army : last_action.seat;
    const bool on_throne = last_action.to == throne_of(ctx.board(), fallen);
    if (has_king(ctx.pos(), fallen)) return Seat::none;
    ctx.count(slot, kKill, pair_of(killer, fallen), kill_value(last_action.kind_before, on_throne));
    ctx.count(slot, kLastKiller, 0, index(killer) + 1);
    ctx.count(slot, kLastKiller, 1, index(fallen) + 1);
    ctx.propose(slot, change::eliminated(fallen, last_action.seat), kKingCaptured);
    if (ctx.counted(slot, kCommands, index(fallen))) {
      ctx.count(slot, kCommands, index(fallen), 0);
      for (const PieceId id : army(ctx.pos(), partner_of(fallen)))
        ctx.propose(slot, change::control(id, partner_of(fallen)), kCommand);
    }
    return fallen;
  }

  /// A king has moved onto somebody's throne.
  void enthrone(Context& ctx, SlotId slot, const LastAction& last_action) const {
    const Piece king = ctx.pos().pieces[last_action.piece];
    const Seat partner = partner_of(king.army);
    for (const Seat seat : ctx.rules().seats) {
      if (seat == king.army || last_action.to != throne_of(ctx.board(), seat)) continue;
      if (seat != partner) {
        if (ctx.counted(slot, kThroneTaken, pair_of(king.army, seat))) continue;
        ctx.count(slot, kThroneTaken, pair_of(king.army, seat), 1);
        ctx.propose(slot, change::scored(king.army, 1, "throne"), kThrone);
      } else if (king.controller == king.army && !ctx.counted(slot, kCommands, index(king.army))) {
        ctx.count(slot, kCommands, index(king.army), 1);
        for (const PieceId id : army(ctx.pos(), partner)) ctx.propose(slot, change::control(id, king.army), kCommand);
        promote_waiting(ctx, slot, o_);  // they may have been frozen
      }
    }
  }

  /// Both kings come back, the partner's first.
  void trade(Context& ctx, SlotId slot) const {
    const Seat fallen = seat_at(ctx.counted(slot, kLastKiller, 1) - 1);
    const Seat partner = partner_of(ctx.pos().to_act);
    ctx.count(slot, kKill, pair_of(seat_at(ctx.counted(slot, kLastKiller) - 1), fallen), 0);
    ctx.forget(slot, kLastKiller);
    ctx.queue_first(slot, kPromoteTask);
    ctx.queue_first(slot, index(fallen));
    ctx.queue_first(slot, index(partner));
  }

  /// The throne, or the empty cells nearest to it.
  static std::vector<Cell> return_cells(const Position& pos, Seat seat) {
    std::vector<Cell> free;
    for (const Cell cell : pos.board().cells_by_file())
      if (pos.empty(cell)) free.push_back(cell);
    return nearest(pos.board(), free, throne_of(pos.board(), seat));
  }

  void put_back(Context& ctx, SlotId slot, Seat seat, Cell cell) const {
    ctx.count(slot, kReturning, 0, 0);
    ctx.propose(slot, change::returned(o_.king, seat, *player_of(ctx.pos(), slot, seat), cell), kTrade);
    ctx.set_status(seat, Status::playing);
  }

  // ---- the end ----
  /// A king has fallen for good: pays and ends the game where it was the last. True if it was.
  bool last_king(Context& ctx, SlotId slot, Seat killer, Seat victim) const {
    const Seat other = partner_of(victim);
    const int opposing = kings(ctx.pos(), victim) + kings(ctx.pos(), other);
    const int all = opposing + kings(ctx.pos(), killer) + kings(ctx.pos(), partner_of(killer));
    if (all > 1 && (o_.single_last_king || opposing > 0)) return false;
    const int a = ctx.counted(slot, kKill, pair_of(killer, victim));
    const int b = ctx.counted(slot, kKill, pair_of(killer, other));
    const auto by_king = [&](int kill) { return kill >> 1 == o_.king + 1; };
    const int points = !by_king(a) || !by_king(b) ? 1 : (a & b & 1) ? 4 : 2;
    ctx.propose(slot, change::scored(killer, points, "last-king"), kLastKing);
    end_by_stakes(ctx);
    return true;
  }

  static void end_by_stakes(Context& ctx) {
    int first = 0, second = 0;
    for (const Seat seat : ctx.rules().seats)
      (index(seat) % 2 == 0 ? first : second) += ctx.pos().seats[index(seat)].points;
    ctx.finish(first == second ? std::uint8_t{0} : ctx.rules().friends[index(first > second ? Seat::S : Seat::W)],
               kStakes);
  }

  StakesOptions o_;
};

}  // namespace

void add_stakes(Rules& rules, const StakesOptions& options) {
  add_boat_triumph(rules, options.boat);
  if (options.dice) add_piece_dice(rules, options);
  rules.add(std::make_unique<Stakes>(options));
}

}  // namespace arbiter
