// SPDX-License-Identifier: MIT
// Janggi: Korean chess, on the points of a board whose palaces have diagonals.
#include <algorithm>

#include "referee/core/engine.h"
#include "referee/modules/facing_kings.h"
#include "referee/modules/king_safety.h"
#include "referee/modules/kings_game.h"
#include "referee/modules/own_zone.h"
#include "referee/modules/repetition.h"
#include "referee/rulesets/janggi_wings.h"

namespace arbiter {

namespace janggi {
namespace {

/// A cannon neither passes nor takes a cannon: to it the point is closed.
class CannonsMindCannons final : public RuleOf<CannonsMindCannons> {
 public:
  explicit CannonsMindCannons(Kind cannon) : cannon_(cannon) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {}; }
  bool blocks_cell(const Position& pos, SlotId, PieceId id, Cell cell) const override {
    if (pos.pieces[id].kind != cannon_) return false;
    const Piece* there = pos.piece_at(cell);
    return there && there->kind == cannon_;
  }

 private:
  Kind cannon_;
};

/// A seat that is not in check may pass: always, or only when it has no legal move.
class Passing final : public RuleOf<Passing> {
 public:
  Passing(const RuleText& text, const RuleText& draw, bool always) : text_(text), draw_(draw), always_(always) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_, &draw_}; }

  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (pos.decision.slot != slot && (!always_ || royal_attacked(pos, pos.decision.seat))) return;
    Action action;
    action.type = Action::Type::pass;
    out.push_back(std::move(action));
  }
  bool on_no_move(Context& ctx, SlotId slot) const override {
    const Seat seat = ctx.pos().to_act;
    if (royal_attacked(ctx.pos(), seat)) return false;
    ctx.decide(slot, "move", seat);
    return true;
  }
  const RuleText* refusal(const Position& pos, SlotId, const Action& action) const override {
    return action.type == Action::Type::pass && !pos.over() ? &text_ : nullptr;
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (action.type != Action::Type::pass) return false;
    ctx.propose(slot, change::skipped(ctx.pos().last_action.seat), text_);
    return true;
  }
  void on_judge(Context& ctx, SlotId slot) const override {
    const int passes = ctx.pos().last_action.type == Action::Type::pass ? ctx.counted(slot, kPasses) + 1 : 0;
    ctx.count(slot, kPasses, 0, passes);
    if (passes == 2 && !always_) ctx.finish({}, draw_);
  }
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    const Value& counters = position["counters"];
    if (!counters.has(kWhat)) return;
    const auto& given = counters[kWhat];
    if (!given.is_whole_in(0, kMost))
      return ctx.expect("counters.passes", make_message("how many passes were the last actions"));
    ctx.count(slot, kPasses, 0, given.number());
  }
  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    if (const int passes = pos.counted(slot, kPasses)) out[kWhat] = passes;
  }

 private:
  enum Memory { kPasses };  // running
  static constexpr const char* kWhat = "passes";
  static constexpr int kMost = 1'000'000;
  const RuleText& text_;
  const RuleText& draw_;
  bool always_;
};

/// A seat that brings the kings face to face has given up winning. Stands before the rules that judge mate and
/// resignation, because it makes draws of them.
class Forfeits final : public RuleOf<Forfeits> {
 public:
  Forfeits(const RuleText& forfeit, const RuleText& draw) : forfeit_(forfeit), draw_(draw) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&forfeit_, &draw_}; }

  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    const Value& counters = position["counters"];
    const Value& given = counters[kWhat];
    // The counters alone say who has given up winning; marks that a position shows must agree.
    const auto marked = [&](Seat seat) {
      const auto& marks = ctx.pos().marks;
      return std::find_if(marks.begin(), marks.end(), [=](const Mark& m) { return m.what == kWhat && m.seat == seat; });
    };
    for (const Seat seat : ctx.rules().seats) {
      const bool lost = given.number(std::string(name(seat)), 0) != 0;
      const auto shown = marked(seat);
      if (lost) ctx.count(slot, kNoWin, index(seat), 1);
      if (lost && shown == ctx.pos().marks.end()) ctx.add_mark(mark(slot, seat));
      if (!lost && shown != ctx.pos().marks.end())
        ctx.drop_mark(static_cast<std::size_t>(shown - ctx.pos().marks.begin()));
    }
  }
  void on_ready(Context& ctx, SlotId slot) const override { ctx.count(slot, kFacing, 0, kings_face(ctx.pos())); }
  void on_settled(Context& ctx, SlotId slot) const override {
    const Seat seat = ctx.pos().last_action.seat;
    if (ctx.pos().last_action.piece == kNoPiece || ctx.counted(slot, kFacing) || !kings_face(ctx.pos())) return;
    if (ctx.counted(slot, kNoWin, index(seat))) return;
    ctx.count(slot, kNoWin, index(seat), 1);
    ctx.propose(slot, change::marked(mark(slot, seat)), forfeit_);
  }
  void on_judge(Context& ctx, SlotId slot) const override {
    const Seat seat = ctx.pos().last_action.seat, other = other_seat(ctx.pos(), seat);
    if (!board_changed(ctx.pos()) || !ctx.counted(slot, kNoWin, index(seat)) || !mated(ctx.pos(), other)) return;
    ctx.propose(slot, change::checkmate(other, seat), *ctx.rules().find_text("checkmate"));
    ctx.finish({}, draw_);
  }
  bool on_no_move(Context& ctx, SlotId slot) const override {  // only from a position set up so
    const Seat seat = ctx.pos().to_act, other = other_seat(ctx.pos(), seat);
    if (!ctx.counted(slot, kNoWin, index(other)) || !royal_attacked(ctx.pos(), seat)) return false;
    ctx.propose(slot, change::checkmate(seat, other), *ctx.rules().find_text("checkmate"));
    ctx.finish({}, draw_);
    return true;
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (action.type != Action::Type::resign) return false;
    const Seat seat = action.seat == Seat::none ? ctx.pos().to_act : action.seat;
    if (!ctx.counted(slot, kNoWin, index(other_seat(ctx.pos(), seat)))) return false;
    ctx.set_status(seat, Status::resigned);
    ctx.finish({}, draw_);
    return true;
  }
  const RuleText* claim(const Position& pos, SlotId slot, Seat) const override {
    const auto& seats = pos.rules->seats;
    const bool both =
        std::all_of(seats.begin(), seats.end(), [&](Seat s) { return pos.counted(slot, kNoWin, index(s)); });
    return both ? &draw_ : nullptr;
  }
  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    Value list = Value::Table();
    for (const Seat seat : pos.rules->seats)
      if (pos.counted(slot, kNoWin, index(seat))) list[std::string(name(seat))] = 1;
    if (!list.empty()) out[kWhat] = list;
  }

 private:
  enum Memory { kFacing, kNoWin };  // did the kings face when the turn began; by seat
  static constexpr const char* kWhat = "no-win";
  static Mark mark(SlotId slot, Seat seat) {
    Mark m;
    m.what = kWhat;
    m.seat = seat;
    m.slot = slot;
    return m;
  }

  const RuleText& forfeit_;
  const RuleText& draw_;
};

/// Kings that face each other when a turn begins and still do when it ends: a draw.
class Bikjang final : public RuleOf<Bikjang> {
 public:
  explicit Bikjang(const RuleText& text) : text_(text) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  void on_ready(Context& ctx, SlotId slot) const override { ctx.count(slot, kFacing, 0, kings_face(ctx.pos())); }
  void on_judge(Context& ctx, SlotId slot) const override {
    if (ctx.counted(slot, kFacing) && kings_face(ctx.pos())) ctx.finish({}, text_);
  }

 private:
  enum Memory { kFacing };
  const RuleText& text_;
};

/// A check by the one piece between the kings that only the checked king can and may take: taking it would make the
/// kings face, so the game is drawn.
class ShieldedCheck final : public RuleOf<ShieldedCheck> {
 public:
  explicit ShieldedCheck(const RuleText& text) : text_(text) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  void on_judge(Context& ctx, SlotId) const override {
    const Position& pos = ctx.pos();
    if (!board_changed(pos)) return;
    const auto between = between_kings(pos);
    if (!between || between->size() != 1) return;
    const PieceId shield = pos.at(between->front());
    const Seat seat = pos.last_action.seat;
    const PieceId king = royals(pos, other_seat(pos, seat)).front();
    if (pos.pieces[shield].controller != seat || !attacks(pos, shield, king) || !attacks(pos, king, shield)) return;
    Position after = pos;
    const Cell cell = after.pieces[shield].cell;
    after.grid[after.pieces[king].cell.value] = kNoPiece;
    after.grid[cell.value] = king;
    after.pieces[king].cell = cell;
    after.pieces[shield].where = Where::gone;
    if (attackers(after, king).empty()) ctx.finish({}, text_);
  }

 private:
  const RuleText& text_;
};

/// Material by the traditional table.
int worth(const Position& pos, Seat seat) {
  static const std::pair<std::string_view, int> kTable[] = {{"rook", 13},    {"cannon", 7},  {"horse", 5},
                                                            {"elephant", 3}, {"advisor", 3}, {"pawn", 2}};
  int sum = 0;
  for (const Piece& p : pos.pieces) {
    if (p.where != Where::board || p.controller != seat) continue;
    for (const auto& [kind, value] : kTable)
      if (pos.rules->name(p.kind) == kind) sum += value;
  }
  return sum;
}

bool ahead(const Position& pos, Seat seat) { return worth(pos, seat) > worth(pos, other_seat(pos, seat)); }

Expected<std::shared_ptr<const Rules>> make(const RulesRequest& request) {
  KingsGame game("janggi", "points9x10", "003/X");
  Rules& r = game.rules();
  const bool standard = request.text("palace") == "standard";
  const auto add_zone = [&](auto has) { return r.add_zone(own_zone(*r.board, has)); };
  // Corners and centre of a palace are where its diagonals are drawn.
  const auto drawn = [](int x, int y) { return (x == 5 && y == 2) || ((x == 4 || x == 6) && (y == 1 || y == 3)); };
  const auto palace = add_zone([](int x, int y) { return x >= 4 && x <= 6 && y <= 3; });
  const auto own_lines = add_zone(drawn);
  const auto enemy_lines = add_zone([=](int x, int y) { return drawn(x, 11 - y); });
  const auto both_lines = add_zone([=](int x, int y) { return drawn(x, y) || drawn(x, 11 - y); });
  const auto officers_lines = standard ? both_lines : enemy_lines;

  const auto stays = [&](const char* name, const char* sentence) {
    Movement how = standard ? Movement("W", nullptr, {kNoZone, palace}).also("F", nullptr, {own_lines, own_lines})
                            : Movement("K", nullptr, {kNoZone, palace});
    return game.kind(name, how, sentence);
  };
  const Kind king = stays("king", standard ? "The king goes one point along the drawn lines and stays in its palace."
                                           : "The king goes one point in any direction and stays in its palace.");
  const Kind advisor =
      stays("advisor", standard ? "The advisor goes one point along the drawn lines and stays in its palace."
                                : "The advisor goes one point in any direction and stays in its palace.");
  const Kind elephant = game.kind("elephant", "nZ",
                                  "The elephant goes one point straight and then two diagonally outward; a piece on "
                                  "either of the points it passes blocks it.");
  const Kind horse =
      game.kind("horse", "nN",
                "The horse goes one point straight and then one diagonally outward; a piece on the first "
                "of these points blocks it.");
  const Kind rook = game.kind(
      "rook", Movement("R").also("F2", nullptr, {officers_lines, officers_lines}),
      standard
          ? "The rook goes any number of empty points straight. In a palace it also goes along the drawn diagonals."
          : "The rook goes any number of empty points straight. In the enemy palace it also goes along the drawn "
            "diagonals.");
  const Kind cannon =
      game.kind("cannon", Movement("pR").also("pF2", nullptr, {officers_lines, officers_lines}),
                standard ? "The cannon goes and takes straight, passing exactly one piece, which may not "
                           "be a cannon; it never takes a cannon. In a palace it also goes from corner to "
                           "corner over the centre."
                         : "The cannon goes and takes straight, passing exactly one piece, which may not "
                           "be a cannon; it never takes a cannon. In the enemy palace it also goes from "
                           "corner to corner over the centre.");
  const Kind pawn = game.kind("pawn", Movement("fsW").also("fF", nullptr, {enemy_lines, enemy_lines}),
                              "The pawn goes and takes one point straight ahead or to either side, in the enemy palace "
                              "also one ahead along a drawn diagonal.");
  const Kind none = kNoKind;
  game.rank(1, {rook, horse, elephant, advisor, none, advisor, elephant, horse, rook}, Facing::mirrored);
  game.rank(2, {none, none, none, none, king, none, none, none, none}, Facing::mirrored);
  game.rank(3, {none, cannon, none, none, none, none, none, cannon, none}, Facing::mirrored);
  game.rank(4, {pawn, none, pawn, none, pawn, none, pawn, none, pawn}, Facing::mirrored);

  const RuleText& setup = game.text(
      "setup",
      "From the edges inwards rook, horse, elephant and advisor on the first rank, the king in the middle of its "
      "palace, "
      "cannons on the third rank, pawns on every other point of the fourth; before the first move each seat, S first, "
      "may change horse and elephant on its left wing, on its right wing or on both.");
  if (request.text("wings") == "choose") game.add<Wings>(setup);
  game.add<CannonsMindCannons>(cannon);
  game.king_safety();
  const std::string facing = request.text("facing");
  if (facing == "full")
    game.add<Forfeits>(
        game.text("facing.forfeit",
                  "A seat whose move leaves the kings on one file with nothing between them has given "
                  "up winning: it can only draw from then on."),
        game.text(
            "draw.forfeited",
            "A seat that has given up winning mates or sees its enemy resign, or both seats have given up winning "
            "and one claims it: the game is drawn."));
  const bool always = request.text("pass") == "any";
  game.add<Passing>(
      game.text("pass", always ? "A seat that is not in check may pass."
                               : "A seat that is not in check passes if it has no legal move, and only then."),
      game.text("draw.passes",
                "Both seats have had to pass in succession: nobody can move any more, and the game is "
                "drawn."),
      always);
  game.mate();
  if (facing != "off")
    game.add<Bikjang>(game.text("bikjang",
                                "Kings that face each other along a file may be parted by any move of the seat to act; "
                                "if they still face after it, the game is drawn."));
  if (facing == "full")
    game.add<ShieldedCheck>(game.text("facing.shield",
                                      "The one piece between the kings gives check from the next point, no other piece "
                                      "could take back there, and the "
                                      "king that takes it would face the other king: the game is drawn."));
  if (request.text("repetition") == "deviate")
    game.add<RepetitionRefused>(
        game.text(
            "repetition.deviate",
            "A move that would bring a position about for the third time is for the seat with more material only, "
            "unless nothing else is legal: rook 13, cannon 7, horse 5, elephant 3, advisor 3, pawn 2."),
        &ahead);
  game.resigning();
  r.write_as({"gib", "pgn"}, "king=K advisor=A elephant=B/E horse=N/H rook=R cannon=C pawn=P");
  r.writing.pawn_letter = true;
  r.inscribe("king=楚/漢 advisor=士 elephant=象 horse=馬 rook=車 cannon=包 pawn=卒/兵");
  return game.done();
}

}  // namespace
}  // namespace janggi

RulesetInfo janggi_ruleset() {
  // As servers play it: the wings are part of the position, and facing kings and repetition end no game.
  return {"janggi",
          "Janggi",
          {"S", "N"},
          {},
          {choice("wings", {"choose", "fixed"}, "The seats choose where horse and elephant stand, or keep the array."),
           choice("palace", {"text", "standard"},
                  "Palace diagonals as the text has them (any step of king and advisor, officers in the enemy palace), "
                  "or along the drawn lines of both palaces."),
           choice("pass", {"stalemate", "any"}, "Passing only without a legal move, or always when not in check."),
           choice("facing", {"full", "bikjang", "off"}, "Every rule about facing kings, only the draw, or none."),
           choice("repetition", {"deviate", "off"},
                  "The seat that is not ahead must avoid a third repetition, or repetition means nothing.")},
          &janggi::make,
          nullptr,
          known_as("janggi korean-chess janggicasual janggimodern janggitraditional 장기",
                   "wings=fixed palace=standard pass=any facing=off repetition=off")};
}

}  // namespace arbiter
