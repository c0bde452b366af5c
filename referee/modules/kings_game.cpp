// SPDX-License-Identifier: MIT
#include "referee/modules/kings_game.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "referee/modules/king_safety.h"
#include "referee/modules/repetition.h"

namespace arbiter {

namespace {

struct Standard {
  std::string_view name, betza, sentence;
};
constexpr Standard kStandard[] = {
    {"king", "K", "The king goes one square in any direction."},
    {"ferz", "F", "The ferz goes one square diagonally."},
    {"elephant", "A", "The elephant leaps two squares diagonally, over whatever stands between."},
    {"dabbaba", "D", "The dabbaba leaps exactly two squares straight, over whatever stands between."},
    {"knight", "N", "The knight leaps two squares straight and one aside, over whatever stands between."},
    {"rook", "R", "The rook goes any number of empty squares straight."},
    {"bishop", "B", "The bishop goes any number of empty squares diagonally."},
    {"pawn", "mfWcfF", "The pawn goes one square straight ahead and takes one square diagonally ahead."},
    {"silver-general", "FfW", "The silver general goes one square diagonally or one straight ahead."},
    {"bers", "RF", "The bers goes like a rook, or one square diagonally."},
};

}  // namespace

KingsGame::KingsGame(std::string id, std::string_view board, std::string chapter)
    : rules_(std::make_shared<Rules>()), chapter_(std::move(chapter)) {
  Rules& r = *rules_;
  r.id = std::move(id);
  r.board = Board::find(board);
  r.seats = {Seat::S, Seat::N};
  r.turn_rule = &text("turn", "The two seats move in turn, S first.");
  r.move_rule = &text(
      "move", "A piece goes where its kind can go: not onto a piece of its own, and not over others unless it leaps.");
  mate_text = &text("checkmate", "A king in check that no legal move can save is mated, and its seat has lost.");
  r.capture_rule = &text("capture", "A piece that moves onto an enemy's square takes that enemy off the board.");
}

const RuleText& KingsGame::text(std::string topic, std::string sentence, std::string source) {
  return *rules_->text(std::move(topic), std::move(sentence), source.empty() ? chapter_ : std::move(source));
}

Kind KingsGame::standard(std::string_view name) {
  const auto* it = std::find_if(std::begin(kStandard), std::end(kStandard), [&](auto& s) { return s.name == name; });
  if (it == std::end(kStandard)) throw std::logic_error("no standard kind \"" + std::string(name) + "\"");
  return kind(std::string(name), it->betza, std::string(it->sentence));
}

Kind KingsGame::kind(std::string name, std::string_view betza, std::string sentence) {
  return kind(std::move(name), Movement(betza), std::move(sentence));
}

Kind KingsGame::kind(std::string name, Movement movement, std::string sentence) {
  const RuleText& rule = text("move." + name, std::move(sentence));
  return rules_->add_kind(std::move(name), std::move(movement), &rule);
}

void KingsGame::rank(int rank, const std::vector<Kind>& pieces, Facing facing) {
  const Board& board = *rules_->board;
  for (int x = 0; x < static_cast<int>(pieces.size()); ++x) {
    if (pieces[x] == kNoKind) continue;
    const int there = facing == Facing::rotated ? board.width() - 1 - x : x;
    rules_->setup.push_back({board.at(x, rank - 1), pieces[x], Seat::S, Seat::S});
    rules_->setup.push_back({board.at(there, board.height() - rank), pieces[x], Seat::N, Seat::N});
  }
}

void KingsGame::rank_of(int rank_, Kind kind, Facing facing) {
  rank(rank_, std::vector<Kind>(static_cast<std::size_t>(rules_->board->width()), kind), facing);
}

namespace {

/// A position set up needs one king a seat, on the board or still in hand; other royal kinds may stand in for it.
class OneKingEach final : public RuleOf<OneKingEach> {
 public:
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {}; }
  [[nodiscard]] bool bitboard(BitboardTerms&) const override { return true; }
  void on_setup(Setup& ctx, SlotId, const Value&) const override {
    const Position& pos = ctx.pos();
    const Kind king = ctx.rules().kind("king");
    // Where captured pieces come back, problems are set without a king for the side that is to mate.
    bool missing = ctx.rules().writing.hands;
    for (const Seat seat : ctx.rules().seats) {
      const auto kings = std::count_if(pos.pieces.begin(), pos.pieces.end(), [&](const Piece& p) {
        return p.where == Where::board && p.controller == seat && p.kind == king;
      });
      const int all = static_cast<int>(kings) + pos.seats[index(seat)].hand[king];
      if (all > 1) ctx.reject(make_message("%1: %2 has %3 kings", "pieces", arg::seat(name(seat)), all));
      if (all > 0 || !royals(pos, seat).empty()) continue;
      if (!std::exchange(missing, false))
        ctx.reject(make_message("%1: %2 has no king", "pieces", arg::seat(name(seat))));
    }
  }
};

}  // namespace

void KingsGame::king_safety() {
  add<OneKingEach>();
  add<KingSafety>(text("king-safety", "Nobody may make a move that leaves their own king attacked."));
  add<CheckEvents>(text("check", "A king that an enemy could take next is in check."));
}

void KingsGame::mate() { add<MateEnds>(*mate_text, *mate_text, Stalemate::goes_on); }

void KingsGame::bare_king(BareKingMeans means) {
  const char* const sentence =
      means == BareKingMeans::loses     ? "A seat that has nothing left but its king has lost."
      : means == BareKingMeans::replies ? "A seat that has nothing left but its king has lost, unless its very next "
                                          "move leaves the other seat nothing but its king either."
      : means == BareKingMeans::draws   ? "When a seat has nothing left but its king the game is drawn."
                                        : "A bare king plays on.";
  add<BareKing>(
      text("bare-king", sentence),
      text("draw.bare-kings", means == BareKingMeans::nothing
                                  ? "When both seats have nothing left but their kings either may claim a draw."
                                  : "When both seats have nothing left but their kings the game is drawn."),
      means);
}

void KingsGame::stalemate(Stalemate means) {
  add<StalemateEnds>(
      text("stalemate", means == Stalemate::wins
                            ? "A seat that is not in check and has no legal move is stalemated: it has lost."
                        : means == Stalemate::loses
                            ? "A seat that is not in check and has no legal move is stalemated: it has won."
                            : "A seat that is not in check and has no legal move is stalemated: the game is drawn."),
      means);
}

void KingsGame::draws_and_resigning(const RulesRequest& request) {
  const std::string repetition = request.text("repetition");
  if (repetition != "off")
    add<Repetition>(text("draw.repetition",
                         repetition == "claim"
                             ? "When the same position with the same seat to act has stood three times, that seat may "
                               "claim a draw."
                             : "When the same position with the same seat to act stands for the third time the game "
                               "is drawn.",
                         "house ruling"),
                    repetition == "claim" ? Repetition::Means::claim : Repetition::Means::automatic);
  resigning();
}

void KingsGame::resigning() {
  add<Agreement>(text("resign", "A seat that resigns has lost.", "house ruling"),
                 text("draw.agreed", "The seats may agree on a draw.", "house ruling"));
}

OptionInfo KingsGame::repetition_option() {
  return choice("repetition", {"claim", "auto", "off"},
                "The third time of a position is a draw to claim, a draw by itself, or nothing.");
}

OptionInfo choice(std::string name, std::vector<std::string> values, std::string text) {
  std::vector<Value> list(values.begin(), values.end());
  return {std::move(name), list.front(), list, std::move(text)};
}

OptionInfo bare_king_choice(const std::string& fallback) {
  OptionInfo bare = choice("bare-king", {"immediate", "reply", "off"},
                           "Baring the enemy king wins at once, wins unless the answer bares too, or means nothing.");
  std::ranges::stable_partition(bare.values, [&](const Value& value) { return value == Value(fallback); });
  bare.fallback = bare.values.front();
  return bare;
}

BareKingMeans bare_king_option(const RulesRequest& request) {
  const std::string wanted = request.text("bare-king");
  return wanted == "immediate" ? BareKingMeans::loses
         : wanted == "reply"   ? BareKingMeans::replies
                               : BareKingMeans::nothing;
}

bool on_array_square(const Rules& rules, const Piece& piece) {
  return std::any_of(rules.setup.begin(), rules.setup.end(), [&](const StartPiece& s) {
    return s.cell == piece.cell && s.kind == piece.kind && s.army == piece.army;
  });
}

int in_array(const Rules& rules, Seat seat, Kind kind) {
  return static_cast<int>(std::count_if(rules.setup.begin(), rules.setup.end(),
                                        [&](const StartPiece& p) { return p.army == seat && p.kind == kind; }));
}

int count_kind(const Position& pos, Seat seat, Kind kind) {
  return static_cast<int>(std::count_if(pos.pieces.begin(), pos.pieces.end(), [&](const Piece& p) {
    return p.where == Where::board && p.controller == seat && p.kind == kind;
  }));
}

int lost(const Position& pos, Seat seat, Kind kind) {
  return std::max(0, in_array(*pos.rules, seat, kind) - count_kind(pos, seat, kind));
}

int own_rank(const Board& board, Cell cell, Seat seat) {
  return seat == Seat::N ? board.height() - board.rank(cell) : board.rank(cell) + 1;
}

}  // namespace arbiter
