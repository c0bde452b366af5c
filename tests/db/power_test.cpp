// SPDX-License-Identifier: MIT
// Power cuts and a failing disk at every single write of a game.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include "db/store.h"
#include "tests/db/sample_game.h"
#include "tests/support/frail_disk.h"

namespace arbiter::db {
namespace {

constexpr const char* kFile = "/tmp/games-on-a-frail-disk.sqlite";

/// Plays the sample game until something fails; how many plies were acknowledged, -1 when not even the game was.
int play_until_it_fails() {
  auto store = Store::open(kFile);
  if (!store) return -1;
  const auto id = store->begin(test::sample_game(), test::sample_ply(0), test::sample_standing(0));
  if (!id) return -1;
  for (int number = 1; number <= 3; ++number) {
    if (!store->append(*id, test::sample_ply(number), test::sample_standing(number))) return number - 1;
  }
  return 3;
}

void expect_kept(int acknowledged, const std::string& when) {
  auto store = Store::open(kFile);
  ASSERT_TRUE(store) << when << ": " << store.error().message.english();
  EXPECT_TRUE(store->check()) << when;
  const auto games = store->games();
  ASSERT_TRUE(games) << when;
  if (games->empty()) {
    EXPECT_EQ(acknowledged, -1) << when;
    return;
  }
  const auto game = store->load(1, Audience::arbiter);
  ASSERT_TRUE(game) << when << ": " << game.error().message.english();
  const int kept = static_cast<int>(game->plies.size()) - 1;
  EXPECT_GE(kept, acknowledged) << when;
  EXPECT_LE(kept, acknowledged + 1) << when;
  for (int number = 0; number <= kept; ++number) {
    const Ply& ply = game->plies[static_cast<std::size_t>(number)];
    EXPECT_EQ(ply.events, test::sample_ply(number).events) << when;
    EXPECT_EQ(ply.awards.size(), test::sample_ply(number).awards.size()) << when;
  }
  for (int number = kept + 1; number <= 3; ++number) {
    EXPECT_TRUE(store->append(1, test::sample_ply(number), test::sample_standing(number))) << when;
  }
}

/// Cuts the power at every write. `seeds`: ways in which what was not synced is lost or not.
void cut_at_every_write(unsigned seeds) {
  int n = 1;
  for (bool cut = true; cut; ++n) {
    for (unsigned seed = 0; seed < seeds; ++seed) {
      test::FrailDisk disk;
      disk.cut_power_at(n);
      const int acknowledged = play_until_it_fails();
      cut = !disk.has_power();
      std::mt19937 random(seed);
      disk.restart(seed == 0 ? nullptr : &random);
      expect_kept(acknowledged, "cut at write " + std::to_string(n) + ", seed " + std::to_string(seed));
    }
  }
  EXPECT_GT(n, 50);
  std::cout << "power cut at each of " << n - 2 << " writes\n";
}

TEST(Power, ACutAtAnyWriteLosesNothingThatWasAcknowledged) { cut_at_every_write(2); }
TEST(Power, NightlyCutsAtAnyWriteLoseNothingThatWasAcknowledged) { cut_at_every_write(6); }

TEST(Power, AWriteThatFailsOnceCanBeRepeated) {
  for (const int code : {SQLITE_FULL, SQLITE_IOERR_WRITE}) {
    for (int n = 1; n < 200; ++n) {
      test::FrailDisk disk;
      auto store = Store::open(kFile);
      ASSERT_TRUE(store);
      disk.fail_at(n, 1, code);
      Expected<GameId> id = 0;
      for (int attempt = 0; attempt < 3; ++attempt) {
        id = store->begin(test::sample_game(), test::sample_ply(0), test::sample_standing(0));
        if (id) break;
      }
      ASSERT_TRUE(id) << n << ": " << id.error().message.english();
      for (int number = 1; number <= 3; ++number) {
        const auto put = [&] { return store->append(*id, test::sample_ply(number), test::sample_standing(number)); };
        const bool written = put().has_value() || put().has_value();
        ASSERT_TRUE(written) << "failure at write " << n;
      }
      expect_kept(3, "failure at write " + std::to_string(n));
    }
  }
}

}  // namespace
}  // namespace arbiter::db
