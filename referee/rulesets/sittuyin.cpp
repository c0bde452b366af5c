// Sittuyin: Burmese chess, which begins with the pawns on the board and everything else in hand.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "referee/core/engine.h"
#include "referee/modules/king_safety.h"
#include "referee/modules/kings_game.h"
#include "referee/modules/lone_king_count.h"
#include "referee/modules/own_zone.h"

namespace arbiter {

namespace {

using Zone = std::array<CellSet, 4>;

bool in(const Zone& zone, Seat seat, Cell cell) { return zone[index(seat)][cell.value]; }

/// The seats place their pieces behind their pawns; S may object to N's rooks. A seat whose hand is empty has placed.
class Placement final : public RuleOf<Placement> {
 public:
  struct Options {
    bool alternate, pawn_swap, rooks_first_rank, objection;
  };
  struct Texts {
    const RuleText &place, &swap, &safety, &objection;
  };
  Placement(const Texts& texts, const Options& options, Zone area, Kind rook, Kind pawn)
      : texts_(texts), options_(options), area_(area), rook_(rook), pawn_(pawn) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override {
    return {&texts_.place, &texts_.swap, &texts_.safety, &texts_.objection};
  }

  void on_setup(Context& ctx, SlotId slot, const nlohmann::json& position) const override {
    const nlohmann::json counters = position.value("counters", nlohmann::json::object());
    ctx.count(slot, kObjected, 0, counters.value("objected", 0) != 0 ? 1 : 0);
    if (position.value("decision", "") == kChoose && !offending(ctx.pos()).empty()) ctx.decide(slot, kChoose, kFirst);
  }

  void on_turn_start(Context& ctx, SlotId slot) const override {
    ctx.forget(slot, kNext);
    const Seat seat = next_to_place(ctx.pos(), ctx.pos().to_act);
    if (seat == ctx.pos().to_act)
      ctx.decide(slot, kPlace, seat);
    else if (seat != Seat::none)
      hand_over(ctx, slot, seat);
  }

  void on_ready(Context& ctx, SlotId slot) const override { on_turn_start(ctx, slot); }  // after a correction

  std::optional<Seat> next_seat(const Position& pos, SlotId slot) const override {
    const int seat = pos.counted(slot, kNext);
    return seat == 0 ? std::nullopt : std::optional(seat_at(seat - 1));
  }

  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (pos.decision.slot != slot) return;
    if (pos.decision.kind == kChoose) {
      for (const char* answer : {"none", "object"}) {
        Action a;
        a.type = Action::Type::choose;
        a.args = answer;
        out.push_back(std::move(a));
      }
      return;
    }
    const Seat seat = pos.decision.seat;
    ActionList safe;
    for (const Action& a : placements(pos, slot, seat))
      if (!last(pos, a) || !attacked_after(pos, a)) safe.push_back(a);
    // A king that no last placement can cover stays attacked rather than stop the game.
    for (Action& a : safe.empty() ? placements(pos, slot, seat) : safe) out.push_back(std::move(a));
  }

  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (action.type == Action::Type::choose && ctx.pos().deed.asked == slot) {
      if (action.args == "object") object(ctx, slot);
      hand_over(ctx, slot, action.args == "object" ? kSecond : kFirst);
      return true;
    }
    if (action.type != Action::Type::place) return false;
    const Seat seat = ctx.pos().deed.seat;
    if (const PieceId pawn = ctx.pos().at(action.to); pawn != kNoPiece) {
      ctx.propose(slot, change::removed(pawn), texts_.swap);
      add_to_hand(ctx, seat, pawn_, 1);
    }
    ctx.propose(slot, change::placed(action.kind, seat, seat, action.to), texts_.place);
    add_to_hand(ctx, seat, action.kind, -1);
    ctx.acted();
    return true;
  }

  void on_judge(Context& ctx, SlotId slot) const override {
    const Position& pos = ctx.pos();
    if (pos.deed.type != Action::Type::place) return;
    const Seat seat = pos.deed.seat;
    if (in_hand(pos, seat, pawn_) > 0) return ctx.decide_instead(slot, kPlace, seat);
    const Seat next = next_to_place(pos, options_.alternate ? other_seat(pos, seat) : seat);
    if (next == seat) return ctx.decide_instead(slot, kPlace, seat);
    if (next != Seat::none) return hand_over(ctx, slot, next);
    if (options_.objection && ctx.counted(slot, kObjected) == 0 && !offending(pos).empty())
      return ctx.decide_instead(slot, kChoose, kFirst);
    hand_over(ctx, slot, kFirst);
  }

  void write_counters(const Position& pos, SlotId slot, nlohmann::json& out) const override {
    if (pos.counted(slot, kObjected) != 0) out["objected"] = 1;
  }

  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override {
    if (pos.decision.slot != slot || action.type != Action::Type::place) return nullptr;
    const ActionList open = placements(pos, slot, pos.decision.seat);
    if (std::find(open.begin(), open.end(), action) != open.end()) return &texts_.safety;
    const Piece* there = pos.piece_at(action.to);
    return there && !replaceable(pos, pos.decision.seat, action.to) ? &texts_.swap : &texts_.place;
  }

 private:
  enum Memory { kObjected, kNext };  // next: the seat whose turn comes, its index plus one
  static constexpr std::string_view kPlace = "place", kChoose = "choose";
  static constexpr Seat kFirst = Seat::S, kSecond = Seat::N;

  static void hand_over(Context& ctx, SlotId slot, Seat seat) {
    ctx.count(slot, kNext, 0, index(seat) + 1);
    ctx.end_turn();
  }
  static int in_hand(const Position& pos, Seat seat, Kind kind) { return pos.seats[index(seat)].hand[kind]; }
  static int in_hand(const Position& pos, Seat seat) {
    int n = 0;
    for (const int k : pos.seats[index(seat)].hand) n += k;
    return n;
  }
  static void add_to_hand(Context& ctx, Seat seat, Kind kind, int n) {
    ctx.set_hand(seat, kind, in_hand(ctx.pos(), seat, kind) + n);
  }
  /// `wanted` if it still has something to place, else the other, else none.
  static Seat next_to_place(const Position& pos, Seat wanted) {
    if (in_hand(pos, wanted) > 0) return wanted;
    const Seat other = other_seat(pos, wanted);
    return in_hand(pos, other) > 0 ? other : Seat::none;
  }

  /// Does an own pawn stand there, still in its place of the array?
  bool replaceable(const Position& pos, Seat seat, Cell cell) const {
    const Piece* p = pos.piece_at(cell);
    return p && p->kind == pawn_ && p->army == seat &&
           std::any_of(pos.rules->setup.begin(), pos.rules->setup.end(),
                       [&](const StartPiece& s) { return s.cell == cell && s.army == seat; });
  }

  ActionList placements(const Position& pos, SlotId slot, Seat seat) const {
    ActionList list = placements(pos, slot, seat, options_.rooks_first_rank);
    // A first rank that is full, or barred by an objection, sends the rooks elsewhere.
    if (list.empty() && options_.rooks_first_rank) list = placements(pos, slot, seat, false);
    return list;
  }

  ActionList placements(const Position& pos, SlotId slot, Seat seat, bool rooks_first_rank) const {
    ActionList list;
    const bool displaced = in_hand(pos, seat, pawn_) > 0;
    for (Kind kind = 0; kind < pos.rules->kinds.size(); ++kind) {
      if (in_hand(pos, seat, kind) == 0 || (displaced && kind != pawn_)) continue;
      for (const Cell cell : pos.board().cells()) {
        const bool free = pos.empty(cell) && in(area_, seat, cell);
        const bool swap = options_.pawn_swap && !displaced && replaceable(pos, seat, cell);
        if (!free && !swap) continue;
        if (kind == rook_ && rooks_first_rank && own_rank(pos.board(), cell, seat) != 1) continue;
        if (kind == rook_ && !rook_may(pos, slot, seat, cell)) continue;
        Action a;
        a.type = Action::Type::place;
        a.kind = kind;
        a.to = cell;
        list.push_back(std::move(a));
      }
    }
    return list;
  }

  bool rook_may(const Position& pos, SlotId slot, Seat seat, Cell cell) const {
    if (pos.counted(slot, kObjected) == 0 || seat != kSecond) return true;
    const int file = pos.board().file(cell);
    return file != king_file(pos) && std::none_of(pos.pieces.begin(), pos.pieces.end(), [&](const Piece& p) {
             return rook_of_second(p) && pos.board().file(p.cell) == file;
           });
  }

  bool rook_of_second(const Piece& p) const { return p.where == Where::board && p.kind == rook_ && p.army == kSecond; }
  static int king_file(const Position& pos) {
    const auto kings = royals(pos, kFirst);
    return kings.empty() ? -1 : pos.board().file(pos.pieces[kings.front()].cell);
  }

  /// N's rooks that S may object to: two on one file, or on the file of S's king.
  std::vector<PieceId> offending(const Position& pos) const {
    std::vector<PieceId> list;
    for (PieceId id = 0; id < pos.pieces.size(); ++id) {
      if (!rook_of_second(pos.pieces[id])) continue;
      const int file = pos.board().file(pos.pieces[id].cell);
      const auto there = std::count_if(pos.pieces.begin(), pos.pieces.end(), [&](const Piece& p) {
        return rook_of_second(p) && pos.board().file(p.cell) == file;
      });
      if (there > 1 || file == king_file(pos)) list.push_back(id);
    }
    return list;
  }

  void object(Context& ctx, SlotId slot) const {
    for (const PieceId rook : offending(ctx.pos())) {
      ctx.propose(slot, change::removed(rook), texts_.objection);
      add_to_hand(ctx, kSecond, rook_, 1);
    }
    ctx.count(slot, kObjected, 0, 1);
  }

  /// Nothing is left in the seat's hand after this placement.
  static bool last(const Position& pos, const Action& a) {
    return in_hand(pos, pos.decision.seat) == 1 && pos.empty(a.to);
  }

  static bool attacked_after(const Position& pos, const Action& a) {
    const Seat seat = pos.decision.seat;
    Position after = pos;
    EventList unseen;
    Context(after, unseen).propose(kNoSlot, change::placed(a.kind, seat, seat, a.to), *pos.rules->move_rule);
    return royal_attacked(after, seat);
  }

  Texts texts_;
  Options options_;
  Zone area_;
  Kind rook_, pawn_;
};

/// A pawn that begins its turn on a marked square may become a ferz, where it stands or with a ferz's step, while its
/// seat has none.
class FerzTurn final : public RuleOf<FerzTurn> {
 public:
  FerzTurn(const RuleText& text, Zone marks, Kind pawn, Kind ferz)
      : text_(text), marks_(marks), pawn_(pawn), ferz_(ferz) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }

  void targets(const Position& pos, SlotId slot, PieceId id, TargetList& out) const override {
    if (!may_turn(pos, id)) return;
    const Piece& pawn = pos.pieces[id];
    const auto offer = [&](Cell to, PieceId victim) {
      Target t{to, victim};
      t.slot = slot;
      t.special = to == pawn.cell;
      t.rule = &text_;
      out.push_back(t);
    };
    offer(pawn.cell, kNoPiece);
    for (const Vec step : {Vec{-1, -1}, Vec{-1, 1}, Vec{1, -1}, Vec{1, 1}}) {
      const Cell to = pos.board().step(pawn.cell, step);
      if (!to.valid()) continue;
      const PieceId victim = pos.at(to);
      if (victim == kNoPiece)
        offer(to, victim);
      else if (!ordinary_capture(pos, pawn, to) && takes(pos, pawn, pos.pieces[victim]))
        offer(to, victim);
    }
  }

  void promotion(const Position& pos, SlotId, PieceId id, Cell from, Cell to, bool capture,
                 Promotion& out) const override {
    const Piece& pawn = pos.pieces[id];
    if (pawn.kind != pawn_) return;
    out.rule = &text_;
    if (pawn.cell != from || !may_turn(pos, id)) return;  // once it has moved only what is cited is asked
    if (from != to && pos.board().file(from) == pos.board().file(to)) return;
    if (capture && !takes(pos, pawn, pos.pieces[pos.at(to)])) return;
    out.kinds = {ferz_};
    out.compulsory = !(capture && ordinary_capture(pos, pawn, to));
  }

  void perform(Context&, SlotId, PieceId, const Target&) const override {}  // it turns where it stands

  const RuleText* filter(const Position& pos, SlotId, ActionList& list) const override {
    const std::size_t before = list.size();
    list.erase(std::remove_if(list.begin(), list.end(), [&](const Action& a) { return gives_check(pos, a); }),
               list.end());
    return list.size() < before ? &text_ : nullptr;
  }

  /// A promoting step may not leave the enemy king in check.
  bool gives_check(const Position& pos, const Action& a) const;

 private:
  bool may_turn(const Position& pos, PieceId id) const {
    const Piece& pawn = pos.pieces[id];
    return pawn.kind == pawn_ && in(marks_, pawn.army, pawn.cell) && count_kind(pos, pawn.controller, ferz_) == 0;
  }
  static bool ordinary_capture(const Position& pos, const Piece& pawn, Cell to) {
    return pos.board().rank(to) - pos.board().rank(pawn.cell) == rotated({0, 1}, pawn.army).y;
  }
  bool takes(const Position& pos, const Piece& pawn, const Piece& victim) const {
    // What is no attack takes no king.
    return victim.kind != ferz_ && !pos.rules->is_royal_kind(victim.kind) &&
           !pos.rules->allied(victim.controller, pawn.controller);
  }
  const RuleText& text_;
  Zone marks_;
  Kind pawn_, ferz_;
};

bool FerzTurn::gives_check(const Position& pos, const Action& a) const {
  if (a.type != Action::Type::move || a.kind == kNoKind || a.from == a.to) return false;
  return royal_attacked(after_move(pos, a), other_seat(pos, pos.pieces[pos.at(a.from)].controller));
}

/// Nobody may stalemate the other seat, unless there is no other move.
class NoStalemate final : public RuleOf<NoStalemate> {
 public:
  NoStalemate(const RuleText& text, const FerzTurn& turn) : text_(text), turn_(turn) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }

  const RuleText* filter(const Position& pos, SlotId, ActionList& list) const override {
    if (pos.decision.slot != kNoSlot || list.empty()) return nullptr;
    ActionList rest;
    std::copy_if(list.begin(), list.end(), std::back_inserter(rest),
                 [&](const Action& a) { return !stalemates(pos, a); });
    if (rest.size() == list.size()) return nullptr;
    // The list may be a part of all moves.
    if (rest.empty() && !has_move(pos, pos.decision.seat, [&](const Action& a) { return !stalemates(pos, a); }))
      return nullptr;
    list = std::move(rest);
    return &text_;
  }

 private:
  /// A move that king safety, the promoting step and `also` allow.
  bool has_move(const Position& pos, Seat seat, const std::function<bool(const Action&)>& also = {}) const {
    return has_safe_move(pos, seat, [&](const Action& a) { return !turn_.gives_check(pos, a) && (!also || also(a)); });
  }
  bool stalemates(const Position& pos, const Action& a) const {
    if (a.type != Action::Type::move) return false;
    const Seat other = other_seat(pos, pos.decision.seat);
    const Position after = presented(after_move(pos, a), other);
    return !royal_attacked(after, other) && !has_move(after, other);
  }
  const RuleText& text_;
  const FerzTurn& turn_;
};

/// King safety in play; a placement is judged by itself.
class SafetyInPlay final : public RuleOf<SafetyInPlay> {
 public:
  explicit SafetyInPlay(const RuleText& text) : safety_(text) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return safety_.texts(); }
  const RuleText* filter(const Position& pos, SlotId slot, ActionList& list) const override {
    return pos.decision.slot == kNoSlot ? safety_.filter(pos, slot, list) : nullptr;
  }

 private:
  KingSafety safety_;
};

Expected<std::shared_ptr<const Rules>> make(const RulesRequest& request) {
  KingsGame game("sittuyin", "plain8", "003/V");
  Rules& r = game.rules();
  const Kind king = game.standard("king"), ferz = game.standard("ferz"), silver = game.standard("silver-general");
  const Kind knight = game.standard("knight"), rook = game.standard("rook"), pawn = game.standard("pawn");
  const Kind none = kNoKind;
  game.rank(3, {pawn, pawn, pawn, pawn, none, none, none, none}, Facing::rotated);
  game.rank(4, {none, none, none, none, pawn, pawn, pawn, pawn}, Facing::rotated);
  for (const Seat seat : r.seats) {
    auto& hand = r.hands[index(seat)];
    hand[king] = hand[ferz] = 1;
    hand[silver] = hand[knight] = hand[rook] = 2;
  }
  game.text("setup",
            "Four pawns on the third rank to the left, four on the fourth to the right; everything else is in hand.");
  const Zone area = own_zone(*r.board, [](int x, int y) { return y <= 2 || (y == 3 && x >= 5); });
  const Zone marks = own_zone(*r.board, [](int x, int y) { return y >= 5 && (x == y || x == 9 - y); });

  auto turn = std::make_unique<FerzTurn>(
      game.text("promotion",
                "A pawn that begins its turn on a marked square of the far half may become a ferz, while its seat has "
                "none: where it stands, or with a ferz's step or capture, which takes no ferz and leaves no king in "
                "check."),
      marks, pawn, ferz);
  const FerzTurn& ferz_turn = *turn;
  r.add(std::move(turn));
  game.add<Placement>(
      Placement::Texts{
          game.text("place", "Each seat first places its pieces behind its pawns."),
          game.text("place.pawn-swap",
                    "A piece may take the place of an own pawn of the array; that pawn is placed next, behind the "
                    "pawns."),
          game.text("place.safety", "The last piece that a seat places may not leave its king attacked.",
                    "house ruling"),
          game.text("objection",
                    "When the second seat has both rooks on one file, or one on the file of the first seat's king, the "
                    "first seat may object: those rooks are placed anew.")},
      Placement::Options{request.text("placement") == "alternate", request.text("pawn-swap") == "on",
                         request.text("rooks") == "first-rank", request.text("objection") == "on"},
      area, rook, pawn);
  game.add<SafetyInPlay>(game.text("king-safety", "Nobody may make a move that leaves their own king attacked."));
  game.add<NoStalemate>(game.text("no-stalemate",
                                  "A move that leaves the other seat without a move and not in check is not allowed, "
                                  "unless there is no other."),
                        ferz_turn);
  game.add<CheckEvents>(game.text("check", "A king that an enemy could take next is in check."));
  game.mate();
  game.bare_king(BareKingMeans::nothing);
  game.stalemate(Stalemate::draw);
  game.add<LoneKingCount>(
      game.text(
          "count.rook",
          "King and rook have sixteen moves to mate a lone king, twenty-one if it stood on one of the four centre "
          "squares when the count began."),
      game.text("draw.count", "King and rook have used up their moves without mating: the game is drawn."), pawn,
      [rook](const Position& pos, Seat lone) -> std::optional<int> {
        const Seat strong = other_seat(pos, lone);
        if (count_pieces(pos, strong) != 2 || count_kind(pos, strong, rook) != 1) return std::nullopt;
        const Cell at = pos.pieces[royals(pos, lone).front()].cell;
        const auto central = [](int coordinate) { return coordinate == 3 || coordinate == 4; };
        return central(pos.board().file(at)) && central(pos.board().rank(at)) ? 21 : 16;
      });
  game.draws_and_resigning(request);
  game.rules().write_as({"pgn"}, "king=K ferz=F silver-general=S knight=N rook=R pawn=P");
  game.rules().writing.hands = true;
  return game.done();
}

}  // namespace

RulesetInfo sittuyin_ruleset() {
  return {"sittuyin",
          "Sittuyin",
          {"S", "N"},
          {},
          {choice("placement", {"blocks", "alternate"}, "S places everything, then N; or one piece each in turn."),
           choice("pawn-swap", {"on", "off"}, "Whether a piece may take the place of an own pawn."),
           choice("rooks", {"area", "first-rank"}, "Rooks anywhere in the own area, or on the own first rank only."),
           choice("objection", {"on", "off"}, "Whether the first seat may object to the second one's rooks."),
           KingsGame::repetition_option()},
          &make};
}

}  // namespace arbiter
