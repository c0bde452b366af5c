// SPDX-License-Identifier: MIT
#include "play/worth.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <optional>

#include "referee/core/rules.h"

namespace arbiter::play {

namespace {

constexpr double kOccupied = 0.35;   // share of the cells on which something stands
constexpr double kACell = 60;        // what one cell more to go to is worth
constexpr double kAPlace = 11;       // what it is worth to stand where that is so
constexpr double kFirstMove = 0.25;  // ways that are open once only
constexpr int kLeast = 60;           // a piece whose ways no movement tells
constexpr int kKing = 1'000;         // beside what its ways are worth
constexpr int kFarthest = 8;         // moves to a promotion that are still looked at
constexpr std::array<double, kFarthest + 1> kSoon{1.0, 0.45, 0.28, 0.18, 0.12, 0.08, 0.05, 0.03, 0.02};

bool in_zone(const Rules& rules, std::uint8_t zone, Seat side, Cell cell) {
  return zone == kNoZone || rules.zones[zone][static_cast<std::size_t>(index(side) % 4)].test(cell.value);
}

/// How likely it is that exactly the cells before the last of so many can be passed.
double open_way(const Leg& leg, int steps) {
  const double free = 1 - kOccupied;
  if (leg.hops) return steps < 2 ? 0 : (steps - 1) * kOccupied * std::pow(free, steps - 2);
  return std::pow(free, steps - 1 + leg.vias);
}

/// Calls `visit(cell, likely, leg)` for all cells that the piece might go to from there.
template <class Visit>
void each_way(const Rules& rules, Kind kind, Seat side, Cell from, Visit&& visit) {
  const Board& board = *rules.board;
  for (const Leg& leg : rules.kinds[kind].movement.legs(side)) {
    if (!in_zone(rules, leg.from_zone, side, from)) continue;
    const int range = leg.range == 0 ? board.width() + board.height() : leg.range;
    Cell at = from;
    for (int steps = 1; steps <= range; ++steps) {
      at = board.step(at, leg.step);
      if (!at.valid()) break;
      if (in_zone(rules, leg.to_zone, side, at)) visit(at, open_way(leg, steps), leg);
    }
  }
}

double cells_from(const Rules& rules, Kind kind, Seat side, Cell from) {
  double sum = 0;
  each_way(rules, kind, side, from, [&sum](Cell, double likely, const Leg& leg) {
    sum += likely * ((leg.moves ? 0.5 : 0) + (leg.captures ? 0.5 : 0)) * (leg.unmoved ? kFirstMove : 1);
  });
  return sum;
}

/// The cells on which such a piece can come to stand; all of the board where none begins the game.
CellSet reached(const Rules& rules, Kind kind, Seat side) {
  CellSet cells;
  std::vector<Cell> next;
  for (const StartPiece& piece : rules.setup)
    if (piece.kind == kind && index(piece.army) % 4 == index(side) % 4) next.push_back(piece.cell);
  if (next.empty()) next = rules.board->cells();
  while (!next.empty()) {
    const Cell cell = next.back();
    next.pop_back();
    if (cells.test(cell.value)) continue;
    cells.set(cell.value);
    each_way(rules, kind, side, cell, [&](Cell to, double, const Leg&) { next.push_back(to); });
  }
  return cells;
}

constexpr std::array kSides{Seat::S, Seat::W, Seat::N, Seat::E};

}  // namespace

Worth::Worth(const Position& pos) : place_(pos.rules->kinds.size()), royals_(pos.rules->royal_kinds) {
  weigh_kinds(pos);
  weigh_places(pos);
  add_promotions(pos);
}

void Worth::weigh_kinds(const Position& pos) {
  const Rules& rules = *pos.rules;
  for (std::size_t k = 0; k < rules.kinds.size(); ++k) {
    const Kind kind = static_cast<Kind>(k);
    const CellSet cells = reached(rules, kind, rules.seats.front());
    double sum = 0;
    for (const Cell cell : rules.board->cells())
      if (cells.test(cell.value)) sum += cells_from(rules, kind, rules.seats.front(), cell);
    const double mean = sum / static_cast<double>(std::max<std::size_t>(1, cells.count()));
    if (mean > 0 && !royal(kind)) blind_ = false;
    material_[k] = std::max(kLeast, static_cast<int>(kACell * mean)) + (royal(kind) ? kKing : 0);
  }
}

void Worth::weigh_places(const Position& pos) {
  const Rules& rules = *pos.rules;
  for (std::size_t k = 0; k < rules.kinds.size(); ++k) {
    const Kind kind = static_cast<Kind>(k);
    const double mean = (material_[k] - (royal(kind) ? kKing : 0)) / kACell;
    for (const Seat side : kSides) {
      ByCell& places = place_[k][static_cast<std::size_t>(index(side))];
      for (const Cell cell : rules.board->cells()) {
        const double better = std::clamp(cells_from(rules, kind, side, cell) - mean, -4.0, 4.0) * kAPlace;
        places[cell.value] = static_cast<short>(material_[k] + (royal(kind) ? -better / 2 : better));
      }
    }
  }
}

namespace {

/// What a move of the piece onto each cell may make of it: the best of these kinds' worth, or nothing.
std::optional<int> best_promotion(const Position& pos, PieceId id, Cell from, Cell to,
                                  const std::array<int, kMaxKinds>& material) {
  Promotion promotion;
  try {
    each_slot(pos, hook::kPromotion, [&](const Rule& rule, SlotId slot) {
      for (const bool capture : {false, true}) rule.promotion(pos, slot, id, from, to, capture, promotion);
    });
  } catch (const std::exception&) {  // asked of a move that cannot be
    return std::nullopt;
  }
  std::optional<int> best;
  for (const Kind kind : promotion.kinds)
    if (!pos.rules->is_royal_kind(kind)) best = std::max(best.value_or(0), material[kind]);
  return best;
}

}  // namespace

void Worth::add_promotions(const Position& pos) {
  if ((pos.active_hooks & hook::kPromotion) == 0) return;
  const Rules& rules = *pos.rules;
  std::array<std::array<bool, 4>, kMaxKinds> done{};
  for (PieceId id = 0; id < pos.pieces.size(); ++id) {
    const Piece& piece = pos.pieces[id];
    if (piece.kind == kNoKind || piece.army == Seat::none || royal(piece.kind) || piece.where != Where::board) continue;
    const auto side = static_cast<std::size_t>(index(piece.army) % 4);
    if (std::exchange(done[piece.kind][side], true)) continue;
    // The moves that are left until the promotion, and what it is worth.
    std::array<int, kMaxCells> moves{}, gain{};
    moves.fill(kFarthest + 1);
    for (int round = 1; round <= kFarthest; ++round) {
      const auto before = moves;
      for (const Cell cell : rules.board->cells()) {
        if (before[cell.value] <= kFarthest) continue;
        each_way(rules, piece.kind, piece.army, cell, [&](Cell to, double, const Leg& leg) {
          if (leg.unmoved) return;
          const auto becomes = round == 1 ? best_promotion(pos, id, cell, to, material_) : std::nullopt;
          const int more = becomes ? *becomes - material_[piece.kind] : gain[to.value];
          if ((becomes || before[to.value] == round - 1) && more > gain[cell.value]) {
            gain[cell.value] = more;
            moves[cell.value] = round;
          }
        });
      }
    }
    for (const Cell cell : rules.board->cells())
      if (moves[cell.value] <= kFarthest)
        place_[piece.kind][side][cell.value] =
            static_cast<short>(place_[piece.kind][side][cell.value] +
                               gain[cell.value] * kSoon[static_cast<std::size_t>(moves[cell.value])]);
  }
}

void Worth::add_kings(const Position& pos, const std::array<int, kSeats>& force, Scores& scores) const {
  const Board& board = pos.board();
  int all = 0;
  for (const int one : force) all += one;
  for (const Piece& king : pos.pieces) {
    if (king.where != Where::board || !royal(king.kind) || king.controller == Seat::none) continue;
    int& score = scores[static_cast<std::size_t>(index(king.controller))];
    const bool open = all - force[static_cast<std::size_t>(index(king.controller))] < kAttackers;
    if (open) score += in_the_open(king.kind, king.army, king.cell);
    for (const Piece& p : pos.pieces) {
      if (p.where != Where::board || p.controller == Seat::none || &p == &king) continue;
      const int steps = board.king_steps(king.cell, p.cell);
      if (pos.rules->allied(king.controller, p.controller)) {
        if (steps == 1 && !open) score += kShelter;
      } else if (pos.playing(p.controller) && (!royal(p.kind) || open)) {
        score -= danger(royal(p.kind) ? kKingNear : material_[p.kind], steps);
      }
    }
  }
}

Scores Worth::of(const Position& pos) const {
  Scores scores{};
  std::array<int, kSeats> force{};
  for (const Piece& p : pos.pieces) {
    if (p.where == Where::gone || p.controller == Seat::none || p.kind == kNoKind) continue;
    const auto seat = static_cast<std::size_t>(index(p.controller));
    if (p.where == Where::inside || !p.cell.valid()) {
      scores[seat] += material_[p.kind] * 3 / 4;
      continue;
    }
    scores[seat] += standing(p.kind, p.army, p.cell);
    if (!royal(p.kind)) force[seat] += material_[p.kind];
  }
  add_kings(pos, force, scores);
  for (const Seat s : pos.rules->seats) {
    const SeatState& state = pos.seats[static_cast<std::size_t>(index(s))];
    int& score = scores[static_cast<std::size_t>(index(s))];
    for (std::size_t k = 0; k < pos.rules->kinds.size(); ++k)
      if (state.hand[k] != 0) score += state.hand[k] * material_[k];
    if (state.status != Status::playing) score = 0;
    score += state.points * kPoint;
  }
  return scores;
}

Scores settled(const Position& pos) {
  Scores scores{};
  if (pos.result.winners == 0) return scores;
  for (const Seat seat : pos.rules->seats)
    scores[static_cast<std::size_t>(index(seat))] = ((pos.result.winners >> index(seat)) & 1) != 0 ? kWin : -kWin;
  return scores;
}

}  // namespace arbiter::play
