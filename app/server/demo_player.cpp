// SPDX-License-Identifier: MIT
#include "app/server/demo_player.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "referee/core/attack.h"
#include "referee/core/rules.h"

namespace arbiter::server {

namespace {

// What counts, in steps that a piece may go. Weighed by playing: with these nearly every game of a hundred plies has a
// mate.
constexpr double kPoint = 60;  // a point of the game
constexpr double kRoom = 0.1;  // a cell that a piece may go to now
constexpr double kCheck = 3;   // another seat in check
constexpr double kNear = 1;    // a piece that may go next to another's king
constexpr double kTight = 1;   // a cell that another's king cannot go to
constexpr int kAround = 8;     // of the cells beside it
constexpr int kLine = 4;       // what a leg along a whole line is worth in leaps
constexpr int kReplies = 7;    // at most, until the turn comes back

/// How many ways a piece of that kind has to move, about.
double ways(const Position& pos, const Piece& piece) {
  double sum = 1;
  for (const Leg& leg : pos.rules->kinds[piece.kind].movement.legs(piece.army))
    if (!leg.unmoved) sum += (leg.range == 1 ? 1 : kLine) * (leg.moves && leg.captures ? 1 : 0.5);
  return sum;
}

bool beside(const Board& board, Cell a, Cell b) {
  return std::abs(board.file(a) - board.file(b)) <= 1 && std::abs(board.rank(a) - board.rank(b)) <= 1;
}

/// How uneasy the kings of another seat are; where they stand is added to `kings`.
double unease(const Position& pos, Seat other, std::vector<Cell>& kings) {
  double sum = pos.checked[index(other)] != 0 ? kCheck : 0;
  TargetList targets;
  for (const PieceId king : royals(pos, other)) {
    kings.push_back(pos.pieces[king].cell);
    targets.clear();
    targets_of(pos, king, targets);
    const auto flights =
        std::ranges::count_if(targets, [&](const Target& target) { return !attacked(pos, target.to, other); });
    sum += kTight * static_cast<double>(kAround - flights);
  }
  return sum;
}

/// What the seat has: points, pieces, room for them, and the others' kings in trouble.
double standing(const Position& pos, Seat seat) {
  double sum = kPoint * pos.seats[index(seat)].points;
  std::vector<Cell> kings;
  for (const Seat other : pos.rules->seats)
    if (other != seat && pos.playing(other))
      sum += unease(pos, other, kings) - kPoint / 4 * pos.seats[index(other)].points;
  TargetList targets;
  for (std::size_t i = 0; i < pos.pieces.size(); ++i) {
    const Piece& piece = pos.pieces[i];
    if (piece.where != Where::board || piece.controller != seat) continue;
    targets.clear();
    targets_of(pos, static_cast<PieceId>(i), targets);
    sum += ways(pos, piece) + kRoom * static_cast<double>(targets.size());
    for (const Target& target : targets)
      sum += kNear * static_cast<double>(
                         std::ranges::count_if(kings, [&](Cell king) { return beside(pos.board(), target.to, king); }));
  }
  return sum;
}

/// What the action takes at once.
double taken(const Position& pos, const Action& action) {
  const Piece* piece = action.to.valid() ? pos.piece_at(action.to) : nullptr;
  return piece && piece->controller != pos.acting() ? ways(pos, *piece) : 0;
}

}  // namespace

/// Plays it, and for the others whatever takes most, until it is the seat's turn again.
void DemoPlayer::play_round(Position& pos, const Action& action, Seat seat) {
  arbiter::EventList events;
  Engine::play(pos, action, events);
  ActionList replies;
  for (int i = 0; i < kReplies && !pos.over() && pos.acting() != seat; ++i) {
    replies.clear();
    Engine::legal_unsorted(pos, replies);
    if (replies.empty()) return;
    std::shuffle(replies.begin(), replies.end(), chance_);
    const Action reply = *std::ranges::max_element(replies, {}, [&](const Action& one) { return taken(pos, one); });
    Engine::play(pos, reply, events);
  }
}

std::string DemoPlayer::choose(const Game& game, int care) {
  const Position& pos = game.position();
  ActionList legal = Engine::legal(pos);
  std::shuffle(legal.begin(), legal.end(), chance_);
  legal.resize((legal.size() * static_cast<std::size_t>(care) + 99) / 100);
  const Action* best = nullptr;
  double most = 0;
  for (const Action& action : legal) {
    Position after = pos;
    play_round(after, action, pos.acting());
    if (const double now = standing(after, pos.acting()); !best || now > most) {
      most = now;
      best = &action;
    }
  }
  return best ? print(*best, *pos.rules) : "";
}

}  // namespace arbiter::server
