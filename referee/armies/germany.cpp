// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european/army.h"
#include "referee/european/basics.h"
#include "referee/european/edition.h"

namespace arbiter::european {

namespace {

constexpr RuleText kBlitzkrieg{
    "germany.blitzkrieg",
    "Instead of a move Germany shifts a connected group of its pieces as a whole onto empty squares, once a game and "
    "once more for every other seat eliminated; the German king may not be in check afterwards.",
    "European Chess, Germany"};

constexpr RuleText kBlitz{"germany.blitz",
                          "Once a game, instead of a move, Germany shifts a connected group of its pieces as a whole "
                          "onto empty squares.",
                          "European Chess, first edition, Germany"};

/// Who has been eliminated since the game began, for whoever blitzes.
class Fallen final : public RuleOf<Fallen> {
 public:
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kBlitzkrieg}; }
  void on_event(Effects& ctx, SlotId slot, const Event& event) const override {
    if (const auto* out = event.as<change::Eliminated>()) ctx.count(slot, 0, index(out->seat), 1);
  }
  /// Other seats that have been eliminated.
  static int others(const Position& pos, SlotId slot, Seat seat) {
    return static_cast<int>(std::count_if(pos.rules->seats.begin(), pos.rules->seats.end(),
                                          [&](Seat s) { return s != seat && pos.counted(slot, 0, index(s)) != 0; }));
  }
};

/// A set of pieces, a bit each, in the order of pieces_of.
using Group = std::uint64_t;

class Blitzkrieg final : public PowerOf<Blitzkrieg> {
 public:
  Blitzkrieg(const RuleText& text, Kind pawn, bool gives_no_check, bool free)
      : text_(text), pawn_(pawn), gives_no_check_(gives_no_check), free_(free) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }

  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    const Value& counters = position["counters"];
    if (!counters.has("blitz")) return;
    const Value& left = share_of(counters["blitz"], owner(ctx.pos(), slot));
    if (!left.is_whole_in(0, static_cast<int>(ctx.rules().seats.size())))
      ctx.expect("counters.blitz", make_message("the number of uses left"));
    else
      ctx.count(slot, kUsed, 0, 1 - left.number());
  }
  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    out["blitz"] = uses_left(pos, slot);
  }

  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!my_move(pos, slot) || uses_left(pos, slot) <= 0) return;
    std::vector<PieceId> pieces;
    for (const PieceId id : pieces_of(pos, owner(pos, slot)))
      if (!held(pos, id)) pieces.push_back(id);
    const Trial trial = Trial::for_owner(pos, slot);
    each_group(pos, pieces, [&](Group group) { add_shifts(pos, slot, pieces, group, trial, out); });
  }

  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (action.type != Action::Type::power || action.name() != "blitz" || !my_turn(ctx.pos(), slot)) return false;
    const Board& board = ctx.board();
    const auto words = action.words();
    const auto cell = [&](const std::string& word) { return *board.find_cell(word); };
    const Cell first = cell(words[1]), goal = cell(words.back());
    const int dx = board.file(goal) - board.file(first), dy = board.rank(goal) - board.rank(first);
    std::vector<PieceId> group;
    for (std::size_t i = 1; i + 2 < words.size(); ++i) group.push_back(ctx.pos().at(cell(words[i])));
    ctx.count(slot, kUsed, 0, ctx.counted(slot, kUsed) + 1);
    shift(ctx, slot, std::move(group), dx, dy);
    ctx.acted();
    return true;
  }

 private:
  enum Memory { kUsed };

  static int uses_left(const Position& pos, SlotId slot) {
    const SlotId table = slot_of<Fallen>(pos);
    return 1 + (table == kNoSlot ? 0 : Fallen::others(pos, table, owner(pos, slot))) - pos.counted(slot, kUsed);
  }

  /// Calls `visit` for every set of two or more pieces that hang together by rank and file, once each.
  template <class Visit>
  static void each_group(const Position& pos, const std::vector<PieceId>& pieces, Visit&& visit) {
    std::vector<Group> beside_of(pieces.size(), 0);
    for (std::size_t a = 0; a < pieces.size(); ++a)
      for (std::size_t b = 0; b < pieces.size(); ++b)
        if (pos.board().distance(pos.pieces[pieces[a]].cell, pos.pieces[pieces[b]].cell) == 1)
          beside_of[a] |= Group{1} << b;
    // Every group is grown from its first piece: a neighbour is taken in, or shut out for good.
    const auto grow = [&](auto&& self, Group group, Group open, Group shut) -> void {
      if ((group & (group - 1)) != 0) visit(group);
      open &= ~(group | shut);
      while (open != 0) {
        const Group next = open & (~open + 1);
        const auto n = static_cast<std::size_t>(__builtin_ctzll(next));
        open &= ~next;
        shut |= next;
        self(self, group | next, open | (beside_of[n] & ~shut), shut);
      }
    };
    for (std::size_t n = 0; n < pieces.size(); ++n) {
      const Group one = Group{1} << n;
      grow(grow, one, beside_of[n], one | (one - 1));
    }
  }

  /// In square order, but nobody goes where another of the group still stands.
  void shift(Context& ctx, SlotId slot, std::vector<PieceId> group, int dx, int dy) const {
    const Board& board = ctx.board();
    const auto to = [&](PieceId id) {
      const Cell from = ctx.pos().pieces[id].cell;
      return board.at(board.file(from) + dx, board.rank(from) + dy);
    };
    while (!group.empty()) {
      const auto next = std::find_if(group.begin(), group.end(), [&](PieceId id) { return ctx.pos().empty(to(id)); });
      ctx.propose(slot, change::moved(*next, to(*next)), text_);
      group.erase(next);
    }
  }
  /// Are the checks that would stand then as they may be?
  [[nodiscard]] bool allowed(const Position& pos, SlotId slot, const std::vector<PieceId>& group, int dx, int dy,
                             const Trial& trial) const {
    if (free_) return true;
    const Seat german = owner(pos, slot);
    const Checks is = trial.checks_after([&](Context& ctx) { shift(ctx, slot, group, dx, dy); });
    if (is[index(german)] != 0 || !trial.allows(is)) return false;
    if (!gives_no_check_) return true;
    for (std::size_t seat = 0; seat < is.size(); ++seat)
      if (((is[seat] & ~trial.checks_before()[seat]) >> index(german)) & 1) return false;
    return true;
  }

  void add_shifts(const Position& pos, SlotId slot, const std::vector<PieceId>& pieces, Group group, const Trial& trial,
                  ActionList& out) const {
    const Board& board = pos.board();
    std::vector<PieceId> members;
    std::string text = "blitz";
    for (std::size_t n = 0; n < pieces.size(); ++n) {
      if (!((group >> n) & 1)) continue;
      members.push_back(pieces[n]);
      text += " " + board.name(pos.pieces[pieces[n]].cell);
    }
    text += " > ";
    const Cell first = pos.pieces[members.front()].cell;
    for (const Cell goal : board.cells()) {
      if (goal == first) continue;
      const int dx = board.file(goal) - board.file(first), dy = board.rank(goal) - board.rank(first);
      const bool open = std::all_of(members.begin(), members.end(), [&](PieceId id) {
        const Cell from = pos.pieces[id].cell;
        const Cell cell = board.at(board.file(from) + dx, board.rank(from) + dy);
        return cell.valid() && open_to(pos, id, cell, members);
      });
      if (open && allowed(pos, slot, members, dx, dy, trial)) out.push_back(power(text + board.name(goal)));
    }
  }
  [[nodiscard]] bool open_to(const Position& pos, PieceId id, Cell cell, const std::vector<PieceId>& group) const {
    const PieceId there = pos.at(cell);
    if (there != kNoPiece && std::find(group.begin(), group.end(), there) == group.end()) return false;
    if (closed_cell(pos, cell) && !royal_now(pos, id)) return false;
    const Piece& p = pos.pieces[id];
    return free_ || p.kind != pawn_ || row(pos.board(), p.army, cell) != 8;
  }

  const RuleText& text_;
  Kind pawn_;
  bool gives_no_check_;
  bool free_;  ///< pawns go anywhere, and check is the basic rules' affair
};

}  // namespace

Army germany_army() {
  return {"germany",
          "Germany: blitzkrieg",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {{"germany.blitz_check", "own", {"own", "both"}, "Whether a blitz may give check."}},
          false,
          [](Installer& in) {
            const bool once = setting(in.rules(), "germany.blitz", "again") == "once";
            if (!once) in.table(std::make_unique<Fallen>());
            in.power(std::make_unique<Blitzkrieg>(once ? kBlitz : kBlitzkrieg, in.kind("pawn"),
                                                  !once && in.option("germany.blitz_check") == "both", once));
          }};
}

}  // namespace arbiter::european
