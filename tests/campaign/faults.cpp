// SPDX-License-Identifier: MIT
// Failing writes and power cuts on a disk in memory that stands below SQLite (tests/support/frail_disk.h).
#include <sqlite3.h>

#include <array>

#include "tests/campaign/campaign.h"
#include "tests/support/frail_disk.h"
#include "text/value_json.h"

namespace arbiter::campaign {
namespace {

using nlohmann::json;

constexpr const char* kFile = "/tmp/arbiter-campaign-on-a-frail-disk/games.sqlite";
constexpr std::array kCodes = {SQLITE_FULL,         SQLITE_IOERR_WRITE,     SQLITE_IOERR_FSYNC, SQLITE_IOERR_TRUNCATE,
                               SQLITE_IOERR_DELETE, SQLITE_IOERR_DIR_FSYNC, SQLITE_READONLY,    SQLITE_CANTOPEN};

/// The folder, which the store makes sure of on the real disk.
struct Folder {
  Folder() { std::filesystem::create_directories(std::filesystem::path(kFile).parent_path()); }
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(std::filesystem::path(kFile).parent_path(), ignored);
  }
};

}  // namespace

Figures faults(const Plan& plan) {
  const Folder folder;
  std::mt19937 random(plan.seed);
  Figures figures;
  while (figures.done < plan.times && figures.losses.size() < 10) {
    test::FrailDisk disk;
    table::Session session(kFile);
    (void)session.new_game(text::value_of(setup_of(figures.games)));
    for (int fault = 0; fault < 4; ++fault) {
      const int before = disk.failures();
      disk.fail_at(1 + static_cast<int>(random() % 12), random() % 4 == 0 ? 1000 : 1 + static_cast<int>(random() % 6),
                   kCodes.at(random() % kCodes.size()));
      for (int ply = 0; ply < 4; ++ply) {
        if (!play_on(session, random)) break;
        ++figures.plies;
      }
      disk.fail_at(1, 0, SQLITE_OK);
      if (disk.failures() > before) ++figures.done;
      figures.operations += disk.failures() - before;
    }
    ++figures.games;
    const std::string where = "game of seed " + std::to_string(plan.seed) + ", number " + std::to_string(figures.games);
    if (!session.flush() || session.unstored() != 0 || !session.game_id()) {
      figures.losses.push_back(where + ": the disk works again, and " + std::to_string(session.unstored()) +
                               " plies are not on it: " + session.warning().english());
      continue;
    }
    if (const auto wrong = compare(session.file(), *session.game_id(), session.requests(), 0))
      figures.losses.push_back(where + ": " + *wrong);
  }
  return figures;
}

Figures cuts(const Plan& plan) {
  const Folder folder;
  std::mt19937 random(plan.seed);
  Figures figures;
  while (figures.done < plan.times && figures.losses.size() < 10) {
    test::FrailDisk disk;
    const Value setup = text::value_of(setup_of(figures.games++));
    db::GameId game = 0;
    std::vector<table::Request> acknowledged;
    for (int event_session = 0; event_session < 5; ++event_session) {
      {
        table::Session session(kFile);
        const auto begun = game == 0 ? session.new_game(setup) : session.resume(game);
        if (!begun) {
          figures.losses.push_back("cut " + std::to_string(figures.done) + ": " + begun.error().message.english());
          break;
        }
        game = *session.game_id();
        acknowledged = session.requests();
        disk.cut_power_at(1 + static_cast<int>(random() % 120));
        for (int ply = 0; ply < 30 && disk.has_power(); ++ply) {
          const auto reply = play_on(session, random);
          if (!reply || !reply->stored) break;
          acknowledged = session.requests();
          ++figures.plies;
        }
      }
      if (disk.has_power()) break;  // the game was over before
      disk.restart(random() % 4 == 0 ? nullptr : &random);
      ++figures.done;
      if (const auto wrong = compare(kFile, game, acknowledged, 1)) {
        figures.losses.push_back("cut " + std::to_string(figures.done) + ": " + *wrong);
        break;
      }
    }
  }
  return figures;
}

}  // namespace arbiter::campaign
