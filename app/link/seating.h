// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "app/link/club_http.h"
#include "db/store.h"

// What a club's server tells a table before it plays.
namespace arbiter::link {

/// A table of a published round.
struct SeatedTable {
  int round = 1, table = 1;
  std::string token;                           ///< of its game
  nlohmann::json setup;                        ///< an object: as a session begins the game
  std::string time_control;                    ///< empty: as the rules have it
  std::map<std::string, std::string> players;  ///< seat -> name
  bool begun = false;                          ///< its game has begun, somewhere
};

/// Who plays where in an event.
struct Seating {
  std::string event;
  std::vector<SeatedTable> tables;
  Message note;  ///< a sentence where it is what was told earlier; empty: it is what the club says now
};

/// Asks the club, and keeps what it says in the file; where it cannot be reached, what it said last. Errors: those of
/// ClubHttp and of the file; `away` where it never said anything.
[[nodiscard]] db::Expected<Seating> seating(const ClubAddress& club, const std::filesystem::path& file,
                                            const std::string& event);

/// Goes on here with a game that another machine began: the club shuts that one out, and the game is brought to the
/// file. `players`: who sits where. Errors: those of ClubHttp and of db::Store::take_over.
[[nodiscard]] db::Expected<db::GameId> take_over(const ClubAddress& club, const std::filesystem::path& file,
                                                 const std::string& token,
                                                 const std::map<std::string, std::string>& players);

}  // namespace arbiter::link
