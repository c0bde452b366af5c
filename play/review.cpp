// SPDX-License-Identifier: MIT
#include "play/review.h"

#include <algorithm>
#include <cmath>

#include "referee/core/rules.h"

namespace arbiter::play {

namespace {

constexpr double kSmall = 0.08, kMistake = 0.16, kBlunder = 0.30;
constexpr std::uint64_t kSeed = 1;

std::vector<std::string> texts(const Sight& sight, const ActionList& line, std::size_t from) {
  std::vector<std::string> list;
  for (std::size_t i = from; i < line.size(); ++i) list.push_back(sight.said(line[i]));
  return list;
}

/// The answer to what was played, where it takes something of the seat's.
std::optional<Taken> taken_by(const Position& after, Seat seat, const ActionList& line) {
  if (line.size() < 2 || !line[1].to.valid() || !line[1].from.valid()) return std::nullopt;
  const Piece* victim = after.piece_at(line[1].to);
  const Piece* taker = after.piece_at(line[1].from);
  if (victim == nullptr || taker == nullptr || victim->controller != seat || taker->controller == seat)
    return std::nullopt;
  return Taken{std::string(name(taker->army)) + "." + after.rules->name(taker->kind), victim->kind, line[1].to};
}

bool a_choice(const Action& action) {
  using Type = Action::Type;
  switch (action.type) {
    case Type::roll:
    case Type::react:
    case Type::secret:
    case Type::resign:
    case Type::draw:
    case Type::accept:
    case Type::leave:
    case Type::join:
    case Type::time:
      return false;
    default:
      return true;
  }
}

}  // namespace

namespace {

/// The ply as its seat could see it; without a seat where it was no choice. `at`: the game before it. Nothing: somebody
/// asked to stop.
std::optional<Judgement> judged(Player& player, const Game& game, const Game& at, std::size_t n, const Budget& budget,
                                const std::stop_token& stop) {
  Judgement one;
  one.ply = n;
  const Game::Ply& ply = game.plies()[n];
  const auto action = parse_action(ply.action, game.rules(ply.board));
  const Seat asked = at.position(ply.board).decision.seat;
  const bool own = action && (action->seat == Seat::none || action->seat == asked);
  if (!ply.correction.is_nothing() || !own || !a_choice(*action) || asked == Seat::none) return one;
  const Sight sight(at, asked);
  if (sight.legal().size() <= 1) return one;
  const Thought best = player.judge(sight, budget, stop);
  if (stop.stop_requested()) return std::nullopt;
  if (!best.action) return one;
  Action said = *action;
  if (!game.joined()) said.seat = Seat::none;
  one.seat = asked;
  one.action = ply.action;
  one.best_score = one.score = best.score;
  one.expected = best.result;
  const Thought played = said == *best.action ? best : player.judge(sight, budget, stop, &said);
  if (stop.stop_requested()) return std::nullopt;
  one.line = texts(sight, played.line, 1);
  if (said == *best.action || !played.action || played.score >= best.score) return one;
  one.score = played.score;
  one.lost = std::max(0.0, share_of(best.score) - share_of(played.score));
  one.slip = one.lost >= kBlunder   ? Slip::blunder
             : one.lost >= kMistake ? Slip::mistake
             : one.lost >= kSmall   ? Slip::small
                                    : Slip::none;
  one.better = sight.said(*best.action);
  one.better_line = texts(sight, best.line, 1);
  one.taken = taken_by(ply.after.boards[ply.board], asked, played.line);
  return one;
}

}  // namespace

std::vector<Judgement> review(const Game& game, const Budget& budget, const std::stop_token& stop,
                              const std::function<bool(const Judgement&)>& each, ReviewBook* book) {
  std::vector<Judgement> list;
  const std::size_t plies = game.plies().size();
  Game at = game;
  if (plies == 0 || !at.undo(static_cast<int>(plies))) return list;
  Player player(8, kSeed);
  for (std::size_t n = 0; n < plies && !stop.stop_requested(); ++n) {
    std::optional<Judgement> one = book != nullptr ? book->known(n) : std::nullopt;
    if (!one) {
      one = judged(player, game, at, n, budget, stop);
      if (one && book != nullptr) book->keep(n, *one);
    }
    if (one && one->seat != Seat::none) {
      list.push_back(*one);
      if (each && !each(list.back())) break;
    }
    if (!at.redo(1)) break;
  }
  return list;
}

double accuracy_of(double lost) { return std::clamp(103.1668 * std::exp(-4.354 * lost) - 3.1669, 0.0, 100.0); }

Accuracy accuracy(const std::vector<Judgement>& list, Seat seat) {
  Accuracy all;
  for (const Judgement& one : list) {
    if (one.seat != seat) continue;
    ++all.actions;
    all.percent += accuracy_of(one.lost);
  }
  if (all.actions > 0) all.percent /= all.actions;
  return all;
}

}  // namespace arbiter::play
