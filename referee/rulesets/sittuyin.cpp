// SPDX-License-Identifier: MIT
// Sittuyin: Burmese chess, which begins with the pawns on the board and everything else in hand.
#include <algorithm>

#include "referee/core/bitboard.h"
#include "referee/core/engine.h"
#include "referee/modules/king_safety.h"
#include "referee/modules/kings_game.h"
#include "referee/modules/lone_king_count.h"
#include "referee/modules/own_zone.h"
#include "referee/modules/placement_phase.h"

namespace arbiter {

namespace sittuyin {
namespace {

using Zone = std::array<CellSet, 4>;

/// A pawn that begins its turn on a marked square may become a ferz, where it stands or with a ferz's step, while its
/// seat has none.
class FerzTurn final : public RuleOf<FerzTurn> {
 public:
  FerzTurn(const RuleText& text, Zone marks, Kind pawn, Kind ferz)
      : text_(text), marks_(marks), pawn_(pawn), ferz_(ferz) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  [[nodiscard]] bool bitboard(BitboardTerms& terms) const override {
    terms.marked = BitboardTerms::MarkedTurning{pawn_, ferz_, marks_};
    return true;
  }

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
    return pawn.kind == pawn_ && marks_[index(pawn.army)][pawn.cell.value] &&
           count_kind(pos, pawn.controller, ferz_) == 0;
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
  [[nodiscard]] bool bitboard(BitboardTerms& terms) const override {
    terms.no_stalemate = true;
    return true;
  }

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
  [[nodiscard]] bool bitboard(BitboardTerms& terms) const override { return safety_.bitboard(terms); }
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
  r.add(placement_phase(
      PlacementTexts{
          game.text("place", "Each seat first places its pieces behind its pawns."),
          game.text("place.pawn-swap",
                    "A piece may take the place of an own pawn of the array; that pawn is placed next, behind the "
                    "pawns."),
          game.text("place.safety", "The last piece that a seat places may not leave its king attacked.",
                    "house ruling"),
          game.text("objection",
                    "When the second seat has both rooks on one file, or one on the file of the first seat's king, the "
                    "first seat may object: those rooks are placed anew.")},
      PlacementOptions{request.text("placement") == "alternate", request.text("pawn-swap") == "on",
                       request.text("rooks") == "first-rank", request.text("objection") == "on"},
      area, rook, pawn));
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
}  // namespace sittuyin

RulesetInfo sittuyin_ruleset() {
  // As servers play it.
  return {"sittuyin",
          "Sittuyin",
          {"S", "N"},
          {},
          {choice("placement", {"blocks", "alternate"}, "S places everything, then N; or one piece each in turn."),
           choice("pawn-swap", {"on", "off"}, "Whether a piece may take the place of an own pawn."),
           choice("rooks", {"area", "first-rank"}, "Rooks anywhere in the own area, or on the own first rank only."),
           choice("objection", {"on", "off"}, "Whether the first seat may object to the second one's rooks."),
           KingsGame::repetition_option()},
          &sittuyin::make,
          nullptr,
          known_as("sittuyin burmese-chess", "placement=alternate pawn-swap=off rooks=first-rank objection=off")};
}

}  // namespace arbiter
