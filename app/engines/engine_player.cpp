// SPDX-License-Identifier: MIT
#include "app/engines/engine_player.h"

#include <algorithm>
#include <utility>

#include "app/engines/connection.h"
#include "play/level.h"

namespace arbiter::engines {

using play::Budget;
using play::Sight;
using play::Thought;

namespace {

constexpr std::chrono::milliseconds kUsualTime{1'000};
const std::string kResigns = "resign";

/// A move on the board, which an engine has words for. Any other question is the computer's.
bool on_the_board(const Action& action) {
  return action.type == Action::Type::move || action.type == Action::Type::place || action.type == Action::Type::pass;
}

class EnginePlayer final : public play::SeatPlayer {
 public:
  EnginePlayer(EngineChoice choice, std::uint64_t seed)
      : choice_(std::move(choice)),
        computer_(play::computer_at_seat(choice_.level == 0 ? play::kLevels : choice_.level, seed)) {}

  Thought think(const Game& game, const Sight& sight, const Budget& budget, const std::stop_token& stop) override {
    resigns_ = false;
    const ActionList legal = sight.legal();
    const bool asked = !legal.empty() && std::all_of(legal.begin(), legal.end(), &on_the_board);
    if (asked && !given_up_) {
      if (auto thought = asked_of_engine(game, sight, legal, budget, stop)) return *thought;
      if (stop.stop_requested()) return {};
    }
    return computer_->think(game, sight, budget, stop);
  }

  std::optional<Action> remark(const Sight& sight, const Thought& thought) override {
    if (!resigns_) return computer_->remark(sight, thought);
    for (const Action& one : sight.announcements())
      if (one.type == Action::Type::resign) return one;
    return std::nullopt;
  }

  Message trouble() override { return std::exchange(trouble_, {}); }

 private:
  /// Nothing: the computer has to play, or nobody waits any more.
  std::optional<Thought> asked_of_engine(const Game& game, const Sight& sight, const ActionList& legal,
                                         const Budget& budget, const std::stop_token& stop) {
    const auto begun = std::chrono::steady_clock::now();
    if (!connection_) {
      auto opened = Connection::open(choice_, game);
      if (!opened) return give_up(make_message("The engine cannot play: %1", opened.error().message));
      connection_ = std::move(*opened);
    }
    const auto time = budget.time.count() == 0 && budget.nodes == 0 ? kUsualTime : budget.time;
    const auto said = connection_->move(game, legal, budget.nodes, time, [&] { return stop.stop_requested(); });
    if (!said) return fail(said.error());
    Thought thought;
    thought.score = said->answer.score.value_or(0);
    thought.depth = said->answer.depth;
    thought.nodes = said->answer.nodes;
    thought.time = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begun);
    resigns_ = said->answer.move == kResigns;
    if (resigns_) return thought;
    if (!said->action || !sight.accepted(*said->action))
      return give_up(make_message("The engine said \"%1\", which is no legal move.", said->answer.move.substr(0, 40)));
    thought.action = said->action;
    thought.line = {*said->action};
    return thought;
  }

  std::optional<Thought> fail(Silence why) {
    if (why == Silence::stopped) return std::nullopt;
    return give_up(why == Silence::ended   ? make_message("The engine has ended.")
                   : why == Silence::flood ? make_message("The engine said too much.")
                                           : make_message("The engine did not answer in time."));
  }

  std::optional<Thought> give_up(Message why) {
    given_up_ = true;
    connection_.reset();
    trouble_ = join_messages({std::move(why), make_message("The computer plays on in its place.")});
    return std::nullopt;
  }

  EngineChoice choice_;
  std::unique_ptr<play::SeatPlayer> computer_;
  std::unique_ptr<Connection> connection_;
  bool given_up_ = false, resigns_ = false;
  Message trouble_;
};

}  // namespace

Expected<void> check_engine(const EngineChoice& choice, const Game& game) {
  const auto opened = Connection::open(choice, game);
  if (!opened) return tl::unexpected(opened.error());
  return {};
}

std::unique_ptr<play::SeatPlayer> engine_at_seat(const EngineChoice& choice, std::uint64_t seed) {
  return std::make_unique<EnginePlayer>(choice, seed);
}

}  // namespace arbiter::engines
