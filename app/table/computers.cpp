// SPDX-License-Identifier: MIT
#include "app/table/computers.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <set>
#include <thread>
#include <utility>

#include "app/table/names.h"
#include "play/level.h"
#include "play/player.h"
#include "text/sentences.h"

namespace arbiter::table {

using text::tr;

namespace {

constexpr std::string_view kComputer = "computer";

/// Is an interrupt open to a person?
bool people_may_react(const Game& game, const ComputerLevels& levels) {
  const ActionList open = game.reactions();
  return std::any_of(open.begin(), open.end(), [&](const Action& a) { return !levels.contains(a.seat); });
}

}  // namespace

Expected<ComputerLevels> computer_levels(const std::vector<std::string>& list) {
  ComputerLevels levels;
  for (const std::string& one : list) {
    const std::size_t is = one.find('='), colon = one.find(':');
    const auto seat = is == std::string::npos ? std::nullopt : parse_seat(one.substr(0, is));
    const std::string who = seat ? one.substr(is + 1, colon == std::string::npos ? colon : colon - is - 1) : "";
    const std::string level = colon == std::string::npos ? std::to_string(play::kLevels) : one.substr(colon + 1);
    if (who != kComputer || level.size() != 1 || level[0] < '1' || level[0] - '0' > play::kLevels)
      return refuse("bad_option", tr("--seat: expected a seat and a level such as E=computer:3, not \"%1\"", {one}));
    levels[*seat] = level[0] - '0';
  }
  return levels;
}

Expected<void> check_computers(const ComputerLevels& levels, const Game& game) {
  for (const auto& [seat, level] : levels)
    if (!game.board_of(seat))
      return refuse("bad_option", tr("--seat: nobody sits at %1 in this game", {std::string(name(seat))}));
  return {};
}

std::string computer_name(int level) { return tr("Computer, level %1", {std::to_string(level)}); }

struct Computers::Impl {
  /// A thought that is under way: the thread owns what it looks at.
  struct Work {
    std::shared_ptr<const Game> game;
    Seat seat = Seat::none;
    std::optional<Said> said;
    std::string fault;  // what a thought failed with
    std::atomic<bool> done = false;
    std::jthread thread;  // the last, so that it ends before what it uses
  };

  ComputerLevels levels;
  std::chrono::milliseconds time{};
  std::map<Seat, std::shared_ptr<play::Player>> players;
  std::unique_ptr<Work> work;
  std::optional<std::uint64_t> revision;
  std::chrono::steady_clock::time_point since;
  std::set<Seat> silent;  // of this revision: they have nothing to say
  Seat last = Seat::none;
  std::string trouble;

  void begin(const Game& game, Seat seat);
  [[nodiscard]] Seat next(const Game& game) const;
};

Computers::Computers(ComputerLevels levels, std::uint64_t seed, std::chrono::milliseconds time)
    : impl_(std::make_unique<Impl>()) {
  for (const auto& [seat, level] : levels)
    impl_->players[seat] = std::make_shared<play::Player>(level, seed + static_cast<std::uint64_t>(index(seat)));
  impl_->levels = std::move(levels);
  impl_->time = time;
}
Computers::~Computers() = default;
Computers::Computers(Computers&&) noexcept = default;
Computers& Computers::operator=(Computers&&) noexcept = default;

bool Computers::any() const { return !impl_->levels.empty(); }
bool Computers::plays(Seat seat) const { return impl_->levels.contains(seat); }
Seat Computers::thinks() const { return impl_->work ? impl_->work->seat : Seat::none; }

/// Who has something to think about: first those that may react, then the one whose question it is.
Seat Computers::Impl::next(const Game& game) const {
  if (game.over()) return Seat::none;
  Seat asked = Seat::none;
  for (const auto& [seat, level] : levels) {
    if (silent.contains(seat)) continue;
    const play::Sight sight(game, seat);
    if (!sight.reactions().empty()) return seat;
    if (sight.asked() && asked == Seat::none) asked = seat;
  }
  return asked;
}

void Computers::Impl::begin(const Game& game, Seat seat) {
  work = std::make_unique<Work>();
  work->game = std::make_shared<const Game>(game);
  work->seat = seat;
  work->thread = std::jthread([task = work.get(), player = players.at(seat), most = time](const std::stop_token& stop) {
    try {
      const play::Sight sight(*task->game, task->seat);
      const auto thought = player->think(sight, {0, most}, stop);
      if (!stop.stop_requested()) {
        auto action = sight.asked() ? player->remark(sight, thought) : std::nullopt;
        if (!action) action = thought.action;
        if (action) task->said = Said{task->seat, sight.said(*action), thought.score};
      }
    } catch (const std::exception& error) {
      task->fault = error.what();
    }
    task->done = true;
  });
}

std::optional<Computers::Said> Computers::look(const Game& game, std::uint64_t revision) {
  Impl& me = *impl_;
  if (me.levels.empty()) return std::nullopt;
  if (me.revision != revision) {
    me.work.reset();  // asks the thread to stop, and waits the moment that it takes
    me.revision = revision;
    me.since = std::chrono::steady_clock::now();
    me.silent.clear();
  }
  if (!me.work) {
    const Seat seat = me.next(game);
    if (seat == Seat::none) return std::nullopt;
    me.begin(game, seat);
    return std::nullopt;
  }
  if (!me.work->done) return std::nullopt;
  const bool reacts = me.work->said && me.work->said->action.find("react ") != std::string::npos;
  const bool early = std::chrono::steady_clock::now() - me.since < kTimeToReact;
  if (me.work->said && !reacts && early && people_may_react(game, me.levels)) return std::nullopt;
  std::optional<Said> said = me.work->said;
  if (!me.work->fault.empty())
    me.trouble = tr("The computer at %1 has failed (%2). Enter its action by hand.",
                    {seat_name(std::string(name(me.work->seat))), me.work->fault});
  me.last = me.work->seat;
  me.work.reset();
  // Until the game is another one it has said what it had to say.
  me.silent.insert(me.last);
  return said;
}

std::string Computers::trouble() { return std::exchange(impl_->trouble, {}); }

void Computers::refused() { impl_->silent.insert(impl_->last); }

}  // namespace arbiter::table
