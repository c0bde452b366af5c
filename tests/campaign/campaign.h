// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "app/table/session.h"

namespace arbiter::campaign {

/// What a campaign is to do. The same seed does the same, but for the moments at which processes are killed.
struct Plan {
  int times = 25;
  unsigned seed = 1;
  double allowed_ms = 1000;  ///< how long a list may take
  bool postgresql = false;   ///< the club's database is a server of our own, and killed too
  bool standby = false;      ///< … with a hot standby that takes over again and again
};

/// What came of it; printed as one line.
struct Figures {
  int done = 0;                     ///< kills, faults that a write met, or cuts
  int games = 0;                    ///< games that were played
  long long operations = 0;         ///< of faults: writes that failed, repeated attempts among them
  long long plies = 0;              ///< plies that were acknowledged
  std::vector<std::string> losses;  ///< what did not hold, a sentence each; empty: nothing was lost
};

/// Kills a process that plays, again and again, on one database of the file system.
[[nodiscard]] Figures kills(const Plan& plan);
/// Lets writes fail while games are played (disk full, input and output errors, a file that cannot be opened).
[[nodiscard]] Figures faults(const Plan& plan);
/// Takes the power away at a write; of what was not synced a random part is written, sectors torn.
[[nodiscard]] Figures cuts(const Plan& plan);

/// Kills tables, the club's server and its database, cuts the network between them, and replaces tables in the middle
/// of their games; then counts everything anew.
[[nodiscard]] Figures network(const Plan& plan);

/// Fills a file with so many games, and sees how long lists take.
[[nodiscard]] Figures lists(const Plan& plan);

/// How the `number`th game of a campaign is set up: games with dice, with secrets and without, in turn.
[[nodiscard]] nlohmann::json setup_of(int number);

/// Something that may be done now; none when the game is over or nobody knows what to do.
[[nodiscard]] std::optional<std::string> action_of(const table::Session& session, std::mt19937& random);

/// One request of a game (an action, at times an undo); its reply, null when the game is over.
[[nodiscard]] std::optional<table::Reply> play_on(table::Session& session, std::mt19937& random);

/// Is the stored game the one that these requests make, ply for ply, and can it be taken up? What is wrong, a sentence.
/// `more`: so many plies behind the last request may have reached the disk without having been told.
[[nodiscard]] std::optional<std::string> compare(const std::filesystem::path& file, db::GameId game,
                                                 const std::vector<table::Request>& requests, std::size_t more);

}  // namespace arbiter::campaign
