// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kInsanity{"north-korea.insanity",
                             "North Korea throws a die: on five or six, one to three of its pieces move this turn as "
                             "further dice say.",
                             "European Chess, North Korea"};

class Insanity final : public PowerOf<Insanity> {
 public:
  explicit Insanity(Kind pawn) : pawn_(pawn) {
    for (const char* betza : {"fmWfcF", "rmWrcF", "bmWbcF", "lmWlcF"}) step_.emplace_back(betza);
    for (const char* betza : {"N", "B", "R", "Q", "K"}) manners_.emplace_back(betza);
  }
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kInsanity}; }

  void on_turn_start(Context& ctx, SlotId slot) const override {
    if (my_turn(ctx.pos(), slot)) ctx.queue(slot, 0);
  }
  /// Behind the automatic effects of the turn's start and the pawns to be set up.
  /// No die is thrown for a seat without a piece.
  void on_task(Context& ctx, SlotId slot, int) const override {
    if (!pieces_of(ctx.pos(), owner(ctx.pos(), slot)).empty()) put(ctx, slot, kFirst, 1);
  }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (pos.decision.slot != slot) return;
    const int stage = pos.decision.data[0], n = pos.decision.data[1];
    switch (stage) {
      case kFirst:
      case kHowMany:
      case kManners:
        add_rolls(out, stage == kManners ? n : 1, "");
        break;
      case kWhich:
        add_choices(pos, pieces_of(pos, owner(pos, slot)), 0, n, "", out);
        break;
      default:
        moves_of(
            pos, owner(pos, slot), [&](PieceId id) { return pos.counted(slot, kManner, id) != 0; }, out);
        out.push_back(end());
    }
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (ctx.pos().last_action.asked != slot) return false;
    const int stage = ctx.counted(slot, kStage);
    if (action.type == Action::Type::end) {
      ctx.end_turn();
      return true;
    }
    if (action.type == Action::Type::choose) {
      named(ctx, slot, action);
      return true;
    }
    if (action.type != Action::Type::roll) return false;
    std::vector<int> dice;
    for (const std::string& word : action.words()) dice.push_back(std::stoi(word));
    ctx.propose(slot, change::rolled(dice), kInsanity);
    if (stage == kFirst) {
      if (dice.front() >= 5) put(ctx, slot, kHowMany, 1);
    } else if (stage == kHowMany) {
      const int have = static_cast<int>(pieces_of(ctx.pos(), owner(ctx.pos(), slot)).size());
      put(ctx, slot, kWhich, std::min((dice.front() + 1) / 2, have));
    } else {
      for (std::size_t i = 0; i < dice.size(); ++i)
        ctx.count(slot, kManner, ctx.counted(slot, kNamed, static_cast<int>(i)) - 1, dice[i]);
      ctx.count(slot, kStage, 0, kMoving);
    }
    return true;
  }
  void on_ready(Context& ctx, SlotId slot) const override {
    if (my_turn(ctx.pos(), slot) && ctx.counted(slot, kStage) == kMoving) next(ctx, slot);
  }
  /// The named piece that was to move has been stopped, and no other is left: the turn is over.
  void on_unanswered(Context& ctx, SlotId) const override { ctx.end_turn(); }
  void on_moved(Context& ctx, SlotId slot) const override {
    if (i_moved(ctx.pos(), slot)) ctx.count(slot, kManner, ctx.pos().last_action.piece, 0);
  }
  void on_continue(Context& ctx, SlotId slot) const override {
    if (my_turn(ctx.pos(), slot) && ctx.counted(slot, kStage) == kMoving) next(ctx, slot);
  }
  void on_tick(Context& ctx, SlotId slot) const override {
    ctx.forget(slot, kManner);
    ctx.forget(slot, kNamed);
    ctx.forget(slot, kStage);
  }
  const Movement* movement(const Position& pos, SlotId slot, const Piece& piece, const Movement* now) const override {
    // Only what may be done now: what a piece attacks is not a matter of dice.
    if (!asking(pos, slot, "move") || piece.controller != owner(pos, slot) || piece.where != Where::board) return now;
    const int manner = pos.counted(slot, kManner, pos.at(piece.cell));
    if (manner == 0) return now;
    if (manner > 1) return &manners_[static_cast<std::size_t>(manner - 2)];
    if (piece.kind == pawn_) return now;  // as it always does
    return &step_[static_cast<std::size_t>((index(owner(pos, slot)) - index(piece.army) + kSeats) % 4)];
  }

 private:
  enum Memory { kStage, kNamed, kManner };
  enum Stage { kFirst = 1, kHowMany, kWhich, kManners, kMoving };
  static void put(Context& ctx, SlotId slot, Stage stage, int n) {
    ctx.count(slot, kStage, 0, stage);
    const char* kind = stage == kWhich ? "choose" : "roll";
    ctx.decide(slot, kind, owner(ctx.pos(), slot), {stage, n, 0, 0});
  }
  static void next(Context& ctx, SlotId slot) {
    if (!ask(ctx, slot, "move", owner(ctx.pos(), slot), {kMoving, 0, 0, 0})) ctx.end_turn();
  }
  static void named(Context& ctx, SlotId slot, const Action& action) {
    const auto words = action.words();
    for (std::size_t i = 0; i < words.size(); ++i)
      ctx.count(slot, kNamed, static_cast<int>(i), ctx.pos().at(*ctx.board().find_cell(words[i])) + 1);
    put(ctx, slot, kManners, static_cast<int>(words.size()));
  }
  static void add_rolls(ActionList& out, int dice, const std::string& so_far) {
    if (dice == 0) return out.push_back(say(Action::Type::roll, so_far));
    for (int d = 1; d <= 6; ++d) add_rolls(out, dice - 1, so_far + (so_far.empty() ? "" : " ") + std::to_string(d));
  }
  static void add_choices(const Position& pos, const std::vector<PieceId>& pieces, std::size_t first, int n,
                          const std::string& so_far, ActionList& out) {
    if (n == 0) return out.push_back(choose(so_far));
    for (std::size_t i = first; i < pieces.size(); ++i)
      add_choices(pos, pieces, i + 1, n - 1,
                  so_far + (so_far.empty() ? "" : " ") + pos.board().name(pos.pieces[pieces[i]].cell), out);
  }
  Kind pawn_;
  std::vector<Movement> step_, manners_;  // pawn steps by the seat as the piece's colour sees it; dice 2 to 6
};

}  // namespace

Army north_korea_army() {
  return {"north-korea",
          "North Korea: insanity",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {},
          false,
          [](Installer& in) { in.power(std::make_unique<Insanity>(in.kind("pawn"))); }};
}

}  // namespace arbiter::european
