// SPDX-License-Identifier: MIT
// Shogi: the present game, whose captured pieces come back.
#include <algorithm>

#include "referee/modules/drops.h"
#include "referee/modules/own_zone.h"
#include "referee/modules/repetition.h"
#include "referee/modules/shogi_pieces.h"
#include "referee/modules/zone_promotion.h"

namespace arbiter {

namespace shogi {
namespace {

/// Both kings far up the board, so that neither can be mated: the seats may agree to count their pieces.
class Impasse final : public RuleOf<Impasse> {
 public:
  /// `zone`: where both kings have to stand; `great`: kinds worth five.
  Impasse(const RuleText& loses, const RuleText& draw, std::uint8_t zone, std::vector<Kind> great)
      : loses_(loses), draw_(draw), zone_(zone), great_(std::move(great)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&loses_, &draw_}; }
  [[nodiscard]] bool bitboard(BitboardTerms&) const override { return true; }

  void announcements(const Position& pos, SlotId slot, ActionList& out) const override {
    if (pos.over() || !stands(pos)) return;
    const int said = pos.counted(slot, kSaid);
    for (const Seat seat : pos.rules->seats) {
      Action action;
      action.seat = seat;
      if (said == 0 || said == index(seat) + 1) {
        action.type = Action::Type::power;
        action.args = kName;
      } else {
        action.type = Action::Type::accept;
      }
      out.push_back(std::move(action));
    }
  }

  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    const Seat seat = action.seat == Seat::none ? ctx.pos().to_act : action.seat;
    if (action.type == Action::Type::power && action.args == kName) {
      ctx.count(slot, kSaid, 0, index(seat) + 1);
      return true;
    }
    const int said = ctx.counted(slot, kSaid);
    if (action.type != Action::Type::accept || said == 0 || said == index(seat) + 1) return false;
    const Seat other = other_seat(ctx.pos(), seat);
    const bool mine = worth(ctx.pos(), seat) >= kEnough, theirs = worth(ctx.pos(), other) >= kEnough;
    if (mine == theirs)
      ctx.finish({}, draw_);
    else
      ctx.finish({mine ? seat : other}, loses_);
    return true;
  }

  void on_settled(Context& ctx, SlotId slot) const override {
    const int said = ctx.counted(slot, kSaid);
    if (said != 0 && (said != index(ctx.pos().last_action.seat) + 1 || !stands(ctx.pos())))
      ctx.count(slot, kSaid, 0, 0);
  }

  const RuleText* refusal(const Position&, SlotId, const Action& action) const override {
    return action.type == Action::Type::power && action.args == kName ? &loses_ : nullptr;
  }

  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    if (const int said = pos.counted(slot, kSaid)) out["impasse_offer"] = {{std::string(kSeatNames[said - 1]), 1}};
  }

 private:
  enum Memory { kSaid };  // by whom, its index plus one
  static constexpr std::string_view kName = "impasse";
  static constexpr int kEnough = 24;

  [[nodiscard]] bool stands(const Position& pos) const {
    for (const Seat seat : pos.rules->seats) {
      const auto kings = royals(pos, seat);
      if (kings.size() != 1) return false;
      if (!pos.rules->zones[zone_][index(seat) % 4][pos.pieces[kings.front()].cell.value]) return false;
    }
    return true;
  }

  /// What the seat has on the board and in hand, the king apart.
  [[nodiscard]] int worth(const Position& pos, Seat seat) const {
    const auto of = [&](Kind kind) { return std::find(great_.begin(), great_.end(), kind) != great_.end() ? 5 : 1; };
    int sum = 0;
    for (const Piece& p : pos.pieces)
      if (p.where == Where::board && p.controller == seat && !((pos.rules->royal_kinds >> p.kind) & 1))
        sum += of(p.kind);
    for (Kind kind = 0; kind < pos.rules->kinds.size(); ++kind) sum += of(kind) * pos.seats[index(seat)].hand[kind];
    return sum;
  }

  const RuleText& loses_;
  const RuleText& draw_;
  std::uint8_t zone_;
  std::vector<Kind> great_;
};

Expected<std::shared_ptr<const Rules>> make(const RulesRequest&) {
  KingsGame game("shogi", "square9", "003/XIII");
  Rules& r = game.rules();
  ShogiPieces p = shogi_pieces(game);
  const auto [bishop, rook] = shogi_officers(game, p);
  const auto zone = r.add_zone(own_zone(*r.board, [](int, int rank) { return rank >= 7; }));

  game.rank(1, {p.lance, p.knight, p.silver, p.gold, p.king, p.gold, p.silver, p.knight, p.lance}, Facing::rotated);
  game.rank(2, {kNoKind, bishop, kNoKind, kNoKind, kNoKind, kNoKind, kNoKind, rook, kNoKind}, Facing::rotated);
  game.rank_of(3, p.pawn, Facing::rotated);

  game.text("setup",
            "From the edges inwards lance, knight, silver, gold and king on the first rank, the bishop before the left "
            "knight, the rook before the right one, pawns on the third rank; the armies are turned half round.");
  game.add<ZonePromotion>(
      game.text(
          "promotion",
          "A move that begins or ends in the three far ranks may promote the piece; it must where the piece could "
          "never move again."),
      zone, p.promotions);
  r.capture_rule = &game.text("capture",
                              "A piece that moves onto an enemy's square takes that enemy, which goes unpromoted into "
                              "the captor's hand and is the captor's from then on.");
  game.add<CapturesToHand>(p.promotions);
  game.king_safety();
  game.add<Drops>(Drops::Texts{game.text("drop",
                                         "Instead of moving, a seat may set a piece from its hand on any empty square, "
                                         "unpromoted."),
                               game.text("drop.dead", "No piece may be set where it could never move."),
                               game.text("drop.two-pawns",
                                         "No pawn may be set on a file that holds an unpromoted pawn of the same "
                                         "seat."),
                               game.text("drop.pawn-mate", "A pawn set on the board may not give mate at once.")},
                  p.pawn, p.promotions);
  game.mate();
  game.stalemate(Stalemate::wins);

  Repetition::Terms again;
  again.times = 4;
  again.means = Repetition::Means::automatic;
  again.draw =
      &game.text("repetition", "The same pieces, hands and seat to act for the fourth time: the game is drawn.");
  again.check = &game.text("repetition.check",
                           "The position stands for the fourth time, and every move of one seat since it first stood "
                           "gave check: that seat has lost.");
  game.add<Repetition>(again);

  std::vector<Kind> great{bishop, rook};
  for (const auto& [plain, promoted] : p.promotions)
    if (plain == bishop || plain == rook) great.push_back(promoted);
  game.add<Impasse>(
      game.text("impasse",
                "When both kings stand in the three ranks where they would promote, a seat may propose to count: rooks "
                "and bishops five, the rest one, hands included; who has fewer than twenty-four has lost."),
      game.text("draw.impasse", "By count both seats have twenty-four or more, or both have fewer: the game is drawn."),
      zone, great);
  game.resigning();
  game.rules().write_as({"usi", "kif", "csa", "pgn"},
                        "king=K gold-general=G silver-general=S knight=N lance=L pawn=P tokin=+P/G promoted-lance=+L/G "
                        "promoted-knight=+N/G promoted-silver=+S/G rook=R bishop=B dragon-king=+R/D dragon-horse=+B/H");
  game.rules().writing.hands = true;
  game.rules().writing.pawn_letter = true;
  return game.done();
}

}  // namespace
}  // namespace shogi

RulesetInfo shogi_ruleset() {
  return {"shogi", "Shogi", {"S", "N"}, {}, {}, &shogi::make, nullptr, known_as("shogi japanese-chess 将棋")};
}

}  // namespace arbiter
