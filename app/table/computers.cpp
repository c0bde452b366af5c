// SPDX-License-Identifier: MIT
#include "app/table/computers.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <set>
#include <thread>
#include <utility>

#include "app/engines/engine_player.h"
#include "play/level.h"
#include "play/seat_player.h"
#include "text/sentences.h"

namespace arbiter::table {

namespace {

constexpr std::string_view kComputer = "computer", kEngine = "engine:";
constexpr const char* kUsualEngine = "fairy-stockfish";  // Debian's package of that name

/// Is an interrupt open to a person?
bool people_may_react(const Game& game, const ComputerSeats& seats) {
  const ActionList open = game.reactions();
  return std::any_of(open.begin(), open.end(), [&](const Action& a) { return !seats.contains(a.seat); });
}

/// "computer:3"; nothing: it cannot be read.
std::optional<ComputerSeat> computer_of(std::string_view who) {
  if (who == kComputer) return ComputerSeat{play::kLevels, {}};
  if (!who.starts_with(kComputer) || who.size() != kComputer.size() + 2 || who[kComputer.size()] != ':')
    return std::nullopt;
  const int level = who.back() - '0';
  return level >= 1 && level <= play::kLevels ? std::optional(ComputerSeat{level, {}}) : std::nullopt;
}

std::shared_ptr<play::SeatPlayer> player_of(const ComputerSeat& seat, std::uint64_t seed) {
  if (seat.engine.empty()) return play::computer_at_seat(seat.level, seed);
  return engines::engine_at_seat({seat.engine, seat.level}, seed);
}

}  // namespace

Expected<ComputerSeats> computer_seats(const std::vector<std::string>& list) {
  ComputerSeats seats;
  for (const std::string& one : list) {
    const std::size_t is = one.find('=');
    const auto seat = is == std::string::npos ? std::nullopt : parse_seat(one.substr(0, is));
    const std::string who = seat ? one.substr(is + 1) : "";
    if (who.starts_with(kEngine)) {
      auto choice = engines::read_choice(std::string_view(who).substr(kEngine.size()));
      if (!choice) return refuse("bad_option", make_message("%1: %2", "--seat " + one, choice.error().message));
      seats[*seat] = {choice->level, choice->program};
    } else if (const auto computer = computer_of(who)) {
      seats[*seat] = *computer;
    } else {
      return refuse("bad_option", make_message("--seat: expected a seat and a player such as E=computer:3 or "
                                               "E=engine:fairy-stockfish, not \"%1\"",
                                               one));
    }
  }
  return seats;
}

Expected<void> check_computers(const ComputerSeats& seats, const Game& game) {
  for (const auto& [seat, one] : seats) {
    const std::string letter(name(seat));
    if (!game.board_of(seat))
      return refuse("bad_option", make_message("--seat: nobody sits at %1 in this game", letter));
    if (one.engine.empty()) continue;
    if (const auto fine = engines::check_engine({one.engine, one.level}, game); !fine)
      return refuse(fine.error().code, make_message("%1: %2", "--seat " + letter, fine.error().message));
  }
  return {};
}

std::string computer_name(const ComputerSeat& seat) {
  if (!seat.engine.empty()) return engines::engine_title({seat.engine, seat.level});
  return text::tr("Computer, level %1", {std::to_string(seat.level)});
}

std::string engine_offered(const std::string& ruleset, const Value& options) {
  const Options chosen = options.is_table() ? Options(options.table().begin(), options.table().end()) : Options();
  const bool plays = engines::engine_game(ruleset, chosen) && engines::program_file(kUsualEngine);
  return plays ? kUsualEngine : "";
}

struct Computers::Impl {
  /// A thought that is under way: the thread owns what it looks at.
  struct Work {
    std::shared_ptr<const Game> game;
    Seat seat = Seat::none;
    std::optional<Said> said;
    std::string fault;  // what a thought failed with
    Message trouble;    // what the player tells of itself
    std::atomic<bool> done = false;
    std::jthread thread;  // the last, so that it ends before what it uses
  };

  ComputerSeats seats;
  std::chrono::milliseconds time{};
  std::map<Seat, std::shared_ptr<play::SeatPlayer>> players;
  std::unique_ptr<Work> work;
  std::optional<std::uint64_t> revision;
  std::chrono::steady_clock::time_point since;
  std::set<Seat> silent;  // of this revision: they have nothing to say
  Seat last = Seat::none;
  Message trouble;

  void begin(const Game& game, Seat seat);
  [[nodiscard]] Seat next(const Game& game) const;
};

Computers::Computers(ComputerSeats seats, std::uint64_t seed, std::chrono::milliseconds time)
    : impl_(std::make_unique<Impl>()) {
  for (const auto& [seat, one] : seats)
    impl_->players[seat] = player_of(one, seed + static_cast<std::uint64_t>(index(seat)));
  impl_->seats = std::move(seats);
  impl_->time = time;
}
Computers::~Computers() = default;
Computers::Computers(Computers&&) noexcept = default;
Computers& Computers::operator=(Computers&&) noexcept = default;

bool Computers::any() const { return !impl_->seats.empty(); }
bool Computers::plays(Seat seat) const { return impl_->seats.contains(seat); }
Seat Computers::thinks() const { return impl_->work ? impl_->work->seat : Seat::none; }

/// Who has something to think about: first those that may react, then the one whose question it is.
Seat Computers::Impl::next(const Game& game) const {
  if (game.over()) return Seat::none;
  Seat asked = Seat::none;
  for (const auto& [seat, one] : seats) {
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
      const auto thought = player->think(*task->game, sight, {0, most}, stop);
      if (!stop.stop_requested()) {
        auto action = sight.asked() ? player->remark(sight, thought) : std::nullopt;
        if (!action) action = thought.action;
        if (action) task->said = Said{task->seat, sight.said(*action), thought.score};
      }
    } catch (const std::exception& error) {
      task->fault = error.what();
    }
    task->trouble = player->trouble();
    task->done = true;
  });
}

std::optional<Computers::Said> Computers::look(const Game& game, std::uint64_t revision) {
  Impl& me = *impl_;
  if (me.seats.empty()) return std::nullopt;
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
  if (me.work->said && !reacts && early && people_may_react(game, me.seats)) return std::nullopt;
  std::optional<Said> said = me.work->said;
  const Argument seat = arg::seat(name(me.work->seat));
  if (!me.work->trouble.empty()) me.trouble = make_message("The seat %1: %2", seat, me.work->trouble);
  if (!me.work->fault.empty())
    me.trouble = make_message("The computer at %1 has failed (%2). Enter its action by hand.", seat, me.work->fault);
  me.last = me.work->seat;
  me.work.reset();
  // Until the game is another one it has said what it had to say.
  me.silent.insert(me.last);
  return said;
}

Message Computers::trouble() { return std::exchange(impl_->trouble, {}); }

void Computers::refused() { impl_->silent.insert(impl_->last); }

}  // namespace arbiter::table
