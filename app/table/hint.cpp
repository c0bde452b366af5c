// SPDX-License-Identifier: MIT
#include "app/table/hint.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <thread>

#include "play/level.h"
#include "play/player.h"

namespace arbiter::table {

struct Hint::Impl {
  /// A thought that is under way: the thread owns what it looks at.
  struct Work {
    std::shared_ptr<const Game> game;
    Told told;
    std::uint64_t revision = 0;
    std::atomic<bool> done = false;
    std::jthread thread;  // the last, so that it ends before what it uses
  };
  std::chrono::milliseconds time{};
  std::unique_ptr<Work> work;
};

namespace {

/// The seat that is asked for an action; of several that act freely, and of joined boards, the first. None: nobody is.
Seat asked_seat(const Game& game) {
  for (std::size_t board = 0; board < game.boards() && !game.over(); ++board)
    for (const Seat seat : game.rules(board).seats)
      if (play::Sight(game, seat).asked()) return seat;
  return Seat::none;
}

/// Would everybody see that the action is open? Others are secrets of its seat.
bool open_to_all(const Game& game, const Action& action) {
  const ActionList open = game.legal(Viewer::everyone());
  return std::any_of(open.begin(), open.end(), [&](const Action& one) {
    return one.type == action.type && one.from == action.from && one.to == action.to && one.kind == action.kind &&
           one.args == action.args;
  });
}

}  // namespace

Hint::Hint(std::chrono::milliseconds time) : impl_(std::make_unique<Impl>()) { impl_->time = time; }
Hint::~Hint() = default;
Hint::Hint(Hint&&) noexcept = default;
Hint& Hint::operator=(Hint&&) noexcept = default;

bool Hint::ask(const Game& game, std::uint64_t revision) {
  impl_->work.reset();
  const Seat seat = asked_seat(game);
  if (seat == Seat::none) return false;
  impl_->work = std::make_unique<Impl::Work>();
  Impl::Work& work = *impl_->work;
  work.game = std::make_shared<const Game>(game);
  work.told.seat = seat;
  work.revision = revision;
  work.thread = std::jthread([task = &work, most = impl_->time](const std::stop_token& stop) {
    try {
      const play::Sight sight(*task->game, task->told.seat);
      play::Player player(play::kLevels);
      const auto thought = player.think(sight, {0, most}, stop);
      if (thought.action && open_to_all(*task->game, *thought.action)) task->told.action = sight.said(*thought.action);
    } catch (const std::exception&) {
      task->told.action.clear();  // nothing can be advised
    }
    task->done = true;
  });
  return true;
}

bool Hint::thinks() const { return impl_->work != nullptr; }

std::optional<Hint::Told> Hint::look(std::uint64_t revision) {
  if (!impl_->work) return std::nullopt;
  if (impl_->work->revision != revision) {
    impl_->work.reset();
    return std::nullopt;
  }
  if (!impl_->work->done) return std::nullopt;
  Told told = impl_->work->told;
  impl_->work.reset();
  return told;
}

}  // namespace arbiter::table
