// SPDX-License-Identifier: MIT
// A process that plays is killed with SIGKILL at random moments: while it starts, between plies, within a transaction.
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "referee/json/view.h"
#include "tests/campaign/campaign.h"
#include "text/value_json.h"

namespace arbiter::campaign {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

constexpr std::size_t kLongestGame = 60;  // plies

/// Plays until it is killed or the game is long enough, writing a line of JSON for each acknowledged request.
[[noreturn]] void play(const fs::path& file, db::GameId game, unsigned seed, int to) {
  std::mt19937 random(seed);
  table::Session session(file);
  const auto resumed = session.resume(game);
  for (std::size_t n = 0; n < kLongestGame && resumed && resumed->stored; ++n) {
    const auto reply = play_on(session, random);
    if (!reply || !reply->stored) break;
    const std::string line = json(table::written(session.requests().back())).dump() + "\n";
    if (::write(to, line.data(), line.size()) < 0) break;
  }
  for (;;) ::pause();
}

/// Lets a child play and kills it; the requests it acknowledged.
std::vector<table::Request> play_and_kill(const fs::path& file, db::GameId game, std::mt19937& random,
                                          bool from_birth) {
  int ends[2] = {};
  if (::pipe(ends) != 0) return {};
  const unsigned seed = static_cast<unsigned>(random());
  const auto wait = static_cast<useconds_t>(random() % 60000);
  const pid_t child = ::fork();
  if (child == 0) {
    ::close(ends[0]);
    play(file, game, seed, ends[1]);
  }
  ::close(ends[1]);
  pollfd first = {ends[0], POLLIN, 0};
  if (!from_birth) (void)::poll(&first, 1, 2000);
  ::usleep(wait);
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
  std::string text;
  char buffer[4096];
  for (ssize_t count = 0; (count = ::read(ends[0], buffer, sizeof buffer)) > 0;)
    text.append(buffer, static_cast<std::size_t>(count));
  ::close(ends[0]);
  std::vector<table::Request> requests;
  for (std::size_t from = 0, to = 0; (to = text.find('\n', from)) != std::string::npos; from = to + 1)
    requests.push_back(table::request_of(text::value_of(json::parse(text.substr(from, to - from)))));
  return requests;
}

}  // namespace

Figures kills(const Plan& plan) {
  const fs::path folder = fs::temp_directory_path() / ("arbiter-campaign-" + std::to_string(::getpid()));
  fs::create_directories(folder);
  const fs::path file = folder / "games.sqlite";
  std::mt19937 random(plan.seed);
  Figures figures;
  db::GameId game = 0;
  std::vector<table::Request> acknowledged;
  for (int round = 0; round < plan.times && figures.losses.size() < 10; ++round) {
    if (acknowledged.empty() || acknowledged.size() > kLongestGame) {
      table::Session session(file);
      const auto begun = session.new_game(text::value_of(setup_of(figures.games++)));
      if (!begun || !begun->stored) {
        figures.losses.push_back("a game could not be begun: " +
                                 (begun ? begun->warning : begun.error().message).english());
        break;
      }
      game = begun->game.value();
      acknowledged = session.requests();
    }
    const auto lines = play_and_kill(file, game, random, round % 3 == 2);
    acknowledged.insert(acknowledged.end(), lines.begin(), lines.end());
    figures.plies += static_cast<long long>(lines.size());
    ++figures.done;
    if (const auto wrong = compare(file, game, acknowledged, 1))
      figures.losses.push_back("kill " + std::to_string(round) + ": " + *wrong);
    // The last one may have reached the disk without having been told.
    if (const auto kept = db::Store::open(file).and_then(
            [&](const db::Store& store) { return store.load(game, db::Audience::arbiter); });
        kept && kept->plies.size() == acknowledged.size() + 1)
      acknowledged.push_back(table::request_of(text::value_of(kept->plies.back().request)));
    if (lines.empty() && round % 7 == 6) acknowledged.clear();  // the game may be over
  }
  fs::remove_all(folder);
  return figures;
}

}  // namespace arbiter::campaign
