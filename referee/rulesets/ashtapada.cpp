// SPDX-License-Identifier: MIT
// Ashtapada: the race round the board on which chess was first played, with four cowrie shells for dice.
#include <algorithm>
#include <optional>

#include "referee/core/context.h"
#include "referee/modules/kings_game.h"
#include "referee/modules/two_seats.h"

namespace arbiter {

namespace ashtapada {
namespace {

constexpr int kRunners = 4, kShells = 4, kGrace = 8;  // no shell open counts eight

constexpr RuleText kTurn{"turn", "The seats throw and move one after the other, round the board.", "003/App. I"};
constexpr RuleText kSetup{"setup", "Each seat sits at a corner and has four runners in hand.", "003/App. I"};
constexpr RuleText kThrow{"throw",
                          "Four shells are thrown: each that falls with its opening up counts one, none of them eight.",
                          "003/App. I"};
constexpr RuleText kEnter{
    "enter",
    "A runner enters on the square of its path that the throw counts to, its own corner being the "
    "first.",
    "003/App. I"};
constexpr RuleText kMove{"move", "A runner goes along its path by exactly the throw; if any move is open one is made.",
                         "003/App. I"};
constexpr RuleText kCapture{"capture", "A runner that lands on an enemy sends it back to its owner's hand.",
                            "003/App. I"};
constexpr RuleText kRest{"rest", "A runner on a resting square cannot be taken, so no enemy may land there.",
                         "003/App. I"};
constexpr RuleText kDouble{"double",
                           "Two runners of a seat on one square are a double: either goes on alone or both together. A "
                           "square never holds three, and only a pair takes a double.",
                           "003/App. I"};
constexpr RuleText kBlock{"double.block", "A single runner may not pass a double of any seat; pairs pass everything.",
                          "003/App. I"};
constexpr RuleText kHome{"home", "A runner that reaches the last square of its path by the exact throw is home.",
                         "003/App. I"};
constexpr RuleText kAllHome{"home.all", "The first seat with all its runners home has won.", "003/App. I"};
constexpr RuleText kNoMove{"no-move", "A throw that opens no move passes the turn on.", "house ruling"};
constexpr RuleText kResign{"resign", "A seat that resigns takes its runners off the board; the last one left has won.",
                           "house ruling"};
constexpr RuleText kAgreed{"draw.agreed", "The game is drawn when all seats agree on it.", "house ruling"};

class Race final : public RuleOf<Race> {
 public:
  Race(const Board& board, Kind runner, Kind pair) : runner_(runner), double_(pair) {
    // An anticlockwise spiral from the own corner to an own centre square, turned for each seat.
    std::vector<Vec> spiral;
    const int last = board.width() - 1;
    for (int ring = 0; 2 * ring <= last; ++ring) {
      const int far = last - ring;
      const auto put = [&](int x, int y) {
        spiral.push_back({static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)});
      };
      for (int x = ring; x <= far; ++x) put(x, ring);
      for (int y = ring + 1; y <= far; ++y) put(far, y);
      for (int x = far - 1; x >= ring; --x) put(x, far);
      for (int y = far - 1; y > ring; --y) put(ring, y);
    }
    for (int side = 0; side < 4; ++side) {
      for (const Vec v : spiral) {
        Vec at = v;  // as the seat sees it, then as S does
        for (int turn = 0; turn < side; ++turn) at = {at.y, static_cast<std::int8_t>(last - at.x)};
        const Cell cell = board.at(at.x, at.y);
        number_[side][cell.value] = static_cast<int>(path_[side].size()) + 1;
        path_[side].push_back(cell);
      }
    }
    const auto marked = [last](int n) { return n == 0 || n == last || n == last / 2 || n == last / 2 + 1; };
    for (const Cell cell : board.cells()) rests_[cell.value] = marked(board.file(cell)) && marked(board.rank(cell));
  }
  [[nodiscard]] std::vector<const RuleText*> texts() const override {
    return {&kSetup, &kThrow, &kEnter, &kRest, &kDouble, &kBlock, &kHome, &kAllHome, &kNoMove};
  }

  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    const Position& pos = ctx.pos();
    for (const Seat seat : ctx.rules().seats) {
      const int here = count_kind(pos, seat, runner_) + 2 * count_kind(pos, seat, double_) + in_hand(pos, seat);
      ctx.count(slot, kHomeCount, index(seat), std::max(0, kRunners - here));
    }
    const Value& counters = position["counters"];
    const int thrown = counters.number("throw", 0);
    if (position.text("decision", "") != kMoveDecision || thrown < 1 || thrown > kGrace) return;
    ctx.count(slot, kThrown, 0, thrown);
    if (!moves(pos, pos.to_act, thrown).empty()) ctx.decide(slot, kMoveDecision, pos.to_act);
  }

  void on_turn_start(Context& ctx, SlotId slot) const override { ctx.decide(slot, kRoll, ctx.pos().to_act); }
  bool on_no_move(Context& ctx, SlotId slot) const override {
    ctx.decide(slot, kRoll, ctx.pos().to_act);  // a position that begins after a throw it does not tell
    return true;
  }

  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (pos.decision.slot != slot) return;
    if (pos.decision.kind == kMoveDecision) {
      for (const Way& way : moves(pos, pos.decision.seat, pos.counted(slot, kThrown))) out.push_back(text(pos, way));
      return;
    }
    for (int open = 0; open <= kShells; ++open) {
      Action roll;
      roll.type = Action::Type::roll;
      roll.args = std::to_string(open);
      out.push_back(std::move(roll));
    }
  }

  /// Each shell falls either way: as often as so many of four can be open.
  unsigned weight(const Position&, SlotId, const Action& roll) const override {
    constexpr unsigned kWays[] = {1, 4, 6, 4, 1};
    return kWays[roll.args[0] - '0'];
  }

  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    switch (action.type) {
      case Action::Type::roll:
        thrown(ctx, slot, action.args[0] - '0');
        return true;
      case Action::Type::move:
      case Action::Type::place:
      case Action::Type::power:
        for (const Way& way : moves(ctx.pos(), ctx.pos().to_act, ctx.counted(slot, kThrown))) {
          if (!(text(ctx.pos(), way) == action)) continue;
          go(ctx, slot, way);
          return true;
        }
        return false;
      case Action::Type::resign:
        return resign(ctx, slot, action.seat);
      default:
        return false;
    }
  }

  std::optional<Seat> next_seat(const Position& pos, SlotId) const override {
    Seat seat = pos.to_act;
    do seat = pos.rules->clockwise(seat);
    while (!pos.playing(seat) && seat != pos.to_act);
    return seat;
  }

  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override {
    if (pos.decision.slot != slot || pos.decision.kind != kMoveDecision) return nullptr;
    const Seat seat = pos.decision.seat;
    const int by = pos.counted(slot, kThrown);
    Way way{seat, 0, by, false};
    if (action.type == Action::Type::move) {
      const Piece* piece = pos.piece_at(action.from);
      if (!piece || piece->controller != seat) return nullptr;
      way = {seat, number(seat, action.from), number(seat, action.to), false};
    } else if (action.type == Action::Type::place) {
      way.to = number(seat, action.to);
    } else {
      return nullptr;
    }
    if (way.to - way.from != by) return way.from == 0 ? &kEnter : &kMove;
    return why_not(pos, way);
  }

  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    for (const Seat seat : pos.rules->seats)
      out["home"][std::string(name(seat))] = pos.counted(slot, kHomeCount, index(seat));
    if (const int by = pos.counted(slot, kThrown); by != 0) out["throw"] = by;
  }

 private:
  enum Memory { kThrown, kHomeCount };  // squares to go; by seat
  static constexpr std::string_view kRoll = "roll", kMoveDecision = "move";

  /// One or both runners from one square of the seat's path to another, squares numbered from 1; 0: from the hand.
  struct Way {
    Seat seat;
    int from, to;
    bool both;
  };

  static int in_hand(const Position& pos, Seat seat) {
    int n = 0;
    for (const int k : pos.seats[index(seat)].hand) n += k;
    return n;
  }
  [[nodiscard]] Cell cell(Seat seat, int number) const { return path_[index(seat)][number - 1]; }
  [[nodiscard]] int number(Seat seat, Cell at) const { return number_[index(seat)][at.value]; }

  /// The rule that forbids the way, or nullptr.
  const RuleText* why_not(const Position& pos, const Way& way) const {
    const int end = static_cast<int>(path_[index(way.seat)].size());
    if (way.to > end) return &kHome;
    if (!way.both) {
      for (int n = way.from + 1; n < way.to; ++n) {
        const Piece* there = pos.piece_at(cell(way.seat, n));
        if (there && there->kind == double_) return &kBlock;
      }
    }
    const Piece* there = pos.piece_at(cell(way.seat, way.to));
    if (!there) return nullptr;
    if (there->controller == way.seat) return way.both || there->kind == double_ ? &kDouble : nullptr;
    if (rests_[there->cell.value]) return &kRest;
    return there->kind == double_ && !way.both ? &kDouble : nullptr;
  }

  std::vector<Way> moves(const Position& pos, Seat seat, int by) const {
    std::vector<Way> list;
    const auto offer = [&](const Way& way) {
      if (!why_not(pos, way)) list.push_back(way);
    };
    if (pos.seats[index(seat)].hand[runner_] > 0) offer({seat, 0, by, false});
    for (const Piece& p : pos.pieces) {
      if (p.where != Where::board || p.controller != seat) continue;
      const int from = number(seat, p.cell);
      offer({seat, from, from + by, false});
      if (p.kind == double_) offer({seat, from, from + by, true});
    }
    return list;
  }

  Action text(const Position& pos, const Way& way) const {
    Action a;
    a.to = cell(way.seat, way.to);
    if (way.from == 0) {
      a.type = Action::Type::place;
      a.kind = runner_;
      return a;
    }
    a.from = cell(way.seat, way.from);
    if (!way.both) return a;
    a.type = Action::Type::power;
    a.args = "pair " + pos.board().name(a.from) + " " + pos.board().name(a.to);
    a.from = a.to = kNoCell;
    return a;
  }

  void thrown(Context& ctx, SlotId slot, int open) const {
    ctx.propose(slot, change::rolled({open}), kThrow);
    const int by = open == 0 ? kGrace : open;
    const Seat seat = ctx.pos().to_act;
    ctx.count(slot, kThrown, 0, by);
    if (!moves(ctx.pos(), seat, by).empty()) return ctx.decide(slot, kMoveDecision, seat);
    ctx.count(slot, kThrown, 0, 0);
    ctx.propose(slot, change::skipped(seat), kNoMove);
    ctx.end_turn();
  }

  void go(Context& ctx, SlotId slot, const Way& way) const {
    const Cell to = cell(way.seat, way.to);
    const PieceId there = ctx.pos().at(to);
    ctx.count(slot, kThrown, 0, 0);
    const PieceId mover = set_out(ctx, slot, way, to);
    if (there != kNoPiece && ctx.pos().pieces[there].controller != way.seat) {
      const Piece victim = ctx.pos().pieces[there];
      ctx.propose(slot, change::captured(there, way.seat), kCapture);
      give_back(ctx, victim.controller, victim.kind == double_ ? 2 : 1);
    } else if (there != kNoPiece) {
      ctx.put_inside(there);
      ctx.propose(slot, change::transformed(mover, double_), kDouble);
    }
    ctx.last_action().piece = mover;
    ctx.acted();
    if (way.to == static_cast<int>(path_[index(way.seat)].size())) arrive(ctx, slot, way, mover);
  }

  /// Brings the runner or the pair to its goal; which piece that is.
  PieceId set_out(Context& ctx, SlotId slot, const Way& way, Cell to) const {
    if (way.from == 0) {
      give_back(ctx, way.seat, -1);
      ctx.propose(slot, change::placed(runner_, way.seat, way.seat, to), kEnter);
      return ctx.pos().at(to);
    }
    const Cell from = cell(way.seat, way.from);
    PieceId mover = ctx.pos().at(from);
    if (ctx.pos().pieces[mover].kind == double_ && !way.both) {
      ctx.propose(slot, change::transformed(mover, runner_), kDouble);
      mover = second_runner(ctx, way.seat, from);
    }
    ctx.propose(slot, change::moved(mover, to), kMove);
    return mover;
  }

  /// The runner that a double hides, about to leave it.
  PieceId second_runner(Context& ctx, Seat seat, Cell at) const {
    const auto& pieces = ctx.pos().pieces;
    const auto hidden = std::find_if(pieces.begin(), pieces.end(), [&](const Piece& p) {
      return p.where == Where::inside && p.kind == runner_ && p.army == seat;
    });
    const PieceId id =
        hidden != pieces.end() ? static_cast<PieceId>(hidden - pieces.begin()) : ctx.add_piece_off_board(runner_, seat);
    ctx.put_inside(id, at);
    return id;
  }

  void give_back(Context& ctx, Seat seat, int n) const {
    ctx.set_hand(seat, runner_, ctx.pos().seats[index(seat)].hand[runner_] + n);
  }

  void arrive(Context& ctx, SlotId slot, const Way& way, PieceId mover) const {
    ctx.propose(slot, change::removed(mover), kHome);
    const int home = ctx.counted(slot, kHomeCount, index(way.seat)) + (way.both ? 2 : 1);
    ctx.count(slot, kHomeCount, index(way.seat), home);
    if (home >= kRunners) ctx.finish({way.seat}, kAllHome);
  }

  /// One of more than two seats leaves the race; the last two are left to the agreement.
  bool resign(Context& ctx, SlotId slot, Seat wanted) const {
    const Seat seat = wanted == Seat::none ? ctx.pos().to_act : wanted;
    const auto& seats = ctx.rules().seats;
    if (std::count_if(seats.begin(), seats.end(), [&](Seat s) { return ctx.pos().playing(s); }) <= 2) {
      const auto other =
          std::find_if(seats.begin(), seats.end(), [&](Seat s) { return s != seat && ctx.pos().playing(s); });
      ctx.set_status(seat, Status::resigned);
      ctx.finish({*other}, kResign);
      return true;
    }
    ctx.set_status(seat, Status::resigned);
    for (PieceId id = 0; id < ctx.pos().pieces.size(); ++id)
      if (ctx.pos().pieces[id].where == Where::board && ctx.pos().pieces[id].controller == seat)
        ctx.propose(slot, change::removed(id), kResign);
    ctx.set_hand(seat, runner_, 0);
    if (seat != ctx.pos().to_act) return true;
    ctx.count(slot, kThrown, 0, 0);
    ctx.end_turn();
    return true;
  }

  Kind runner_, double_;
  std::array<std::vector<Cell>, 4> path_;
  std::array<std::array<int, kMaxCells>, 4> number_{};
  CellSet rests_;
};

Expected<std::shared_ptr<const Rules>> make(const RulesRequest& request) {
  auto rules = std::make_shared<Rules>();
  Rules& r = *rules;
  r.id = "ashtapada";
  r.board = Board::find("plain8");
  const std::string players = request.text("players");
  r.seats = players == "4"   ? std::vector{Seat::S, Seat::W, Seat::N, Seat::E}
            : players == "3" ? std::vector{Seat::S, Seat::W, Seat::N}
                             : std::vector{Seat::S, Seat::N};
  r.turn_rule = &kTurn;
  r.move_rule = &kMove;
  r.capture_rule = &kCapture;
  const Kind runner = r.add_kind("runner", Movement(""), &kMove), pair = r.add_kind("double", Movement(""), &kMove);
  for (const Seat seat : r.seats) r.hands[index(seat)][runner] = kRunners;
  r.add(std::make_unique<Race>(*r.board, runner, pair));
  r.add(std::make_unique<Agreement>(kResign, kAgreed));
  return rules;
}

}  // namespace
}  // namespace ashtapada

RulesetInfo ashtapada_ruleset() {
  return {"ashtapada",
          "Ashtapada",
          {"S", "W", "N", "E"},
          {},
          {choice("players", {"4", "3", "2"}, "How many race: all four seats; S, W and N; or S and N.")},
          &ashtapada::make};
}

}  // namespace arbiter
