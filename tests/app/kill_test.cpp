// SPDX-License-Identifier: MIT
// A program that keeps a game is killed at random moments: what it had acknowledged must be there, and the game goes
// on.
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <random>
#include <string>
#include <vector>

#include "app/table/session.h"
#include "tests/app/fake_referee.h"

namespace arbiter::table {
namespace {

namespace fs = std::filesystem;

/// The next thing the players do; what they do depends on the ply alone.
std::string next_action(const Session& session, int ply) {
  const std::vector<std::string> actions = session.legal().actions;
  if (actions.empty()) return ply % 5 == 0 ? "score " + std::to_string(ply) : ply % 7 == 0 ? "roll" : "step";
  std::mt19937 random(static_cast<unsigned>(ply) * 7919U);
  return actions[random() % actions.size()];
}

/// Plays until it is killed, writing a line for each acknowledged ply: its number and the action.
[[noreturn]] void play(const fs::path& file, db::GameId game, const Referee& referee, int to) {
  Session session(file, referee);
  auto reply = session.resume(game);
  while (reply && reply->stored) {
    const int ply = reply->ply + 1;
    const std::string action = next_action(session, ply);
    reply = ply % 11 == 0 ? session.undo() : session.act(action);
    if (!reply) break;
    const std::string line = std::to_string(ply) + " " + (ply % 11 == 0 ? "undo" : action) + "\n";
    if (::write(to, line.data(), line.size()) < 0) break;
  }
  ::_exit(1);
}

/// Lets a child play for `microseconds` (after its first acknowledged ply, or from its birth), kills it, and returns
/// what it acknowledged.
std::vector<std::string> play_and_kill(const fs::path& file, db::GameId game, const Referee& referee, int microseconds,
                                       bool from_birth) {
  int ends[2] = {};
  EXPECT_EQ(::pipe(ends), 0);
  const pid_t child = ::fork();
  if (child == 0) {
    ::close(ends[0]);
    play(file, game, referee, ends[1]);
  }
  ::close(ends[1]);
  pollfd first = {ends[0], POLLIN, 0};
  const int wait_at_most = from_birth ? 0 : 20000;  // milliseconds
  const int ready = ::poll(&first, 1, wait_at_most);
  EXPECT_TRUE(from_birth || ready == 1) << "the child acknowledged nothing";
  ::usleep(static_cast<useconds_t>(microseconds));
  ::kill(child, SIGKILL);
  int status = 0;
  ::waitpid(child, &status, 0);
  EXPECT_TRUE(WIFSIGNALED(status)) << "the child ended by itself";
  std::string text;
  char buffer[4096];
  for (ssize_t count = 0; (count = ::read(ends[0], buffer, sizeof buffer)) > 0;) {
    text.append(buffer, static_cast<std::size_t>(count));
  }
  ::close(ends[0]);
  std::vector<std::string> lines;
  for (std::size_t from = 0, to = 0; (to = text.find('\n', from)) != std::string::npos; from = to + 1) {
    lines.push_back(text.substr(from, to - from));
  }
  return lines;
}

std::string told(const db::Ply& ply) {
  return std::to_string(ply.number) + " " +
         (ply.kind == db::PlyKind::undo ? "undo" : ply.request["action"].get<std::string>());
}

void kill_again_and_again(const Value& setup, const Referee& referee, int times, unsigned seed) {
  const fs::path folder = fs::temp_directory_path() / ("arbiter-kill-" + std::to_string(getpid()));
  fs::create_directories(folder);
  const fs::path file = folder / "games.sqlite";
  const db::GameId game = [&] {
    Session session(file, referee);
    return session.new_game(setup)->game.value();
  }();
  std::mt19937 random(seed);
  std::vector<std::string> acknowledged;
  for (int round = 0; round < times; ++round) {
    const auto lines = play_and_kill(file, game, referee, static_cast<int>(random() % 100000), round % 3 == 2);
    acknowledged.insert(acknowledged.end(), lines.begin(), lines.end());
    auto store = db::Store::open(file);
    ASSERT_TRUE(store) << store.error().message.english();
    ASSERT_TRUE(store->check()) << store->check().error().message.english();
    const auto kept = store->load(game, db::Audience::arbiter);
    ASSERT_TRUE(kept) << kept.error().message.english();
    // The last one may have reached the disk without having been told.
    ASSERT_GE(kept->plies.size(), acknowledged.size() + 1) << "round " << round;
    ASSERT_LE(kept->plies.size(), acknowledged.size() + 2) << "round " << round;
    for (std::size_t i = 0; i < acknowledged.size(); ++i) ASSERT_EQ(told(kept->plies[i + 1]), acknowledged[i]);
    if (kept->plies.size() == acknowledged.size() + 2) acknowledged.push_back(told(kept->plies.back()));
    Session session(file, referee);
    const auto resumed = session.resume(game);
    ASSERT_TRUE(resumed) << resumed.error().message.english();
    ASSERT_FALSE(resumed->mismatch) << resumed->mismatch->message.english();
  }
  std::cout << times << " kills, " << acknowledged.size() << " plies acknowledged, none lost\n";
  fs::remove_all(folder);
}

TEST(Kill, NothingAcknowledgedIsLost) { kill_again_and_again({{"ruleset", "fake"}}, test::FakeReferee(), 10, 2024); }

}  // namespace
}  // namespace arbiter::table
