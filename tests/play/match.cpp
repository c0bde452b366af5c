// SPDX-License-Identifier: MIT
#include "tests/play/match.h"

#include <algorithm>
#include <memory>
#include <stdexcept>

#include "play/world.h"
#include "tests/play/tree_search.h"

namespace arbiter::testing {

Mover random_mover(std::uint64_t seed) {
  auto chance = std::make_shared<std::mt19937_64>(seed);
  return [chance](const play::Sight& sight) -> std::optional<Action> {
    ActionList list = sight.legal();
    if (list.empty()) {
      list = sight.reactions();
      if (list.empty() || (*chance)() % 4 != 0) return std::nullopt;
    }
    Action action = list[(*chance)() % list.size()];
    if (action.type == Action::Type::roll) action.args.clear();
    return action;
  };
}

Mover greedy_mover(std::uint64_t seed) {
  auto chance = std::make_shared<std::mt19937_64>(seed);
  auto worth = std::make_shared<std::unique_ptr<play::Worth>>();
  return [chance, worth](const play::Sight& sight) -> std::optional<Action> {
    const Position& pos = sight.position();
    const ActionList list = sight.legal();
    if (list.empty()) return std::nullopt;
    if (!*worth) *worth = std::make_unique<play::Worth>(pos);
    const play::Sides sides = play::Sides::of(*pos.rules, sight.seat());
    const auto has = [&](const Position& at) {
      play::Scores scores{};
      if (at.over()) return play::settled(at)[static_cast<std::size_t>(index(sight.seat()))];
      for (const Piece& p : at.pieces)
        if (p.where != Where::gone && p.controller != Seat::none && at.playing(p.controller))
          scores[static_cast<std::size_t>(index(p.controller))] += (*worth)->material(p.kind);
      for (const Seat s : at.rules->seats) {
        const SeatState& state = at.seats[static_cast<std::size_t>(index(s))];
        scores[static_cast<std::size_t>(index(s))] += state.points * play::Worth::kPoint;
        for (std::size_t k = 0; k < at.rules->kinds.size(); ++k)
          scores[static_cast<std::size_t>(index(s))] += state.hand[k] * (*worth)->material(static_cast<Kind>(k));
      }
      return sides.balance(*at.rules, scores);
    };
    std::vector<const Action*> best;
    int most = -play::kNever * 4;
    EventList unseen;
    for (const Action& action : list) {
      if (action.type == Action::Type::roll) {
        Action bare = action;
        bare.args.clear();
        return bare;
      }
      Position after = pos;
      int score = -play::kNever;
      try {
        Engine::play(after, action, unseen);
        score = has(after);
      } catch (const std::exception&) {  // it rests on something hidden
      }
      if (score > most) most = score, best.clear();
      if (score == most) best.push_back(&action);
    }
    return *best[(*chance)() % best.size()];
  };
}

Mover player_mover(int level, std::uint64_t seed, play::Budget budget) {
  auto player = std::make_shared<play::Player>(level, seed);
  return [player, budget](const play::Sight& sight) { return player->think(sight, budget).action; };
}

Mover tree_mover(std::uint64_t seed, play::Budget budget) {
  return [seed, budget](const play::Sight& sight) -> std::optional<Action> {
    const Position& pos = sight.position();
    play::Candidates list;
    for (Action& action : sight.legal()) list.push_back({std::move(action), -play::kNever, {}, false, false, {}});
    if (list.empty()) return std::nullopt;
    if (list.front().action.type == Action::Type::roll) {
      list.front().action.args.clear();
      return list.front().action;
    }
    const play::Worth worth(pos);
    play::Meter meter(budget, {});
    TreeSearch search(pos, worth, play::Sides::of(*pos.rules, sight.seat()),
                      seed ^ play::mixed(static_cast<std::uint64_t>(pos.turn)), meter);
    search.judge(list);
    const auto fine =
        std::find_if(list.begin(), list.end(), [&](const play::Candidate& one) { return sight.accepted(one.action); });
    return fine == list.end() ? std::nullopt : std::optional(fine->action);
  };
}

namespace {

/// Whom the game waits for; of joined boards the one whose turn it is to be asked.
Seat asked(const Game& game, std::size_t board) {
  const Position& pos = game.position(board);
  if (pos.over() || !pos.decision.pending()) return Seat::none;
  if (pos.decision.seat != Seat::none) return pos.decision.seat;
  const auto& seats = pos.rules->seats;
  return seats[game.plies().size() / 3 % seats.size()];  // they act freely: each for a while
}

}  // namespace

MatchEnd play_match(Game& game, const Match& match) {
  MatchEnd outcome;
  int idle = 0;
  const auto say = [&](const play::Sight& sight, const Action& action) {
    const std::string text = sight.said(action);
    const auto done = game.act(text);
    if (!done) outcome.refused = text + ": " + done.error().message.english();
    return done.has_value();
  };
  while (!game.over() && outcome.plies < match.plies && idle < 8) {
    const std::size_t board = static_cast<std::size_t>(outcome.plies + idle) % game.boards();
    bool acted = false;
    for (const auto& [seat, mover] : match.movers) {
      const play::Sight sight(game, seat);
      if (!match.react || sight.reactions().empty()) continue;
      const auto action = mover(sight);
      if (!action || action->type != Action::Type::react) continue;
      if (!say(sight, *action)) return outcome;
      acted = true;
      break;
    }
    const Seat seat = acted ? Seat::none : asked(game, board);
    if (seat != Seat::none) {
      const play::Sight sight(game, seat);
      const auto action = match.movers.at(seat)(sight);
      if (action && !say(sight, *action)) return outcome;
      acted = action.has_value();
    }
    idle = acted ? 0 : idle + 1;
    outcome.plies += acted ? 1 : 0;
  }
  outcome.stopped = !game.over();
  if (outcome.stopped) (void)game.act("time");
  if (game.over()) outcome.winners = game.standing().result->winners;
  return outcome;
}

Game new_game(const std::string& ruleset, std::uint64_t seed, const Options& options) {
  const RulesetInfo* info = find_ruleset(ruleset);
  if (info == nullptr) throw std::runtime_error(ruleset + " is no game");
  std::mt19937_64 chance(seed);
  for (int tries = 0; tries < 50; ++tries) {
    Beginning beginning;
    beginning.ruleset = ruleset;
    beginning.options = options;
    beginning.seed = chance();
    std::vector<std::string> armies = info->armies;
    for (const std::string& seat : info->seats) {
      if (armies.empty()) break;
      const std::size_t i = chance() % armies.size();
      beginning.armies[*parse_seat(seat)] = armies[i];
      armies.erase(armies.begin() + static_cast<std::ptrdiff_t>(i));
    }
    if (auto game = Game::start(std::move(beginning))) return std::move(*game);
  }
  throw std::runtime_error(ruleset + " cannot begin");
}

}  // namespace arbiter::testing
