// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/club_link.h"
#include "app/cli/game_options.h"
#include "app/cli/phone_watch.h"
#include "app/commands/status.h"
#include "app/table/computers.h"
#include "app/table/kept_picture.h"

namespace arbiter::cli {

/// What `watch` is asked for.
struct WatchCommand {
  GameOptions setup;
  EventTable at;
  LinkOptions link;
  std::optional<link::ClubAddress> club;  // where `link` leads
  std::optional<event::TableGame> told;   // the table's game as the club has told it
  std::string source, board, game, report, clock, pgn_folder;
  std::string file = db::default_path().string(), tags = "auto";
  std::vector<std::string> players, beside;          // the sources of the other boards
  std::vector<std::string> seats;                    // who plays them, where it is the computer
  table::ComputerSeats computers;                    // the same, read
  std::vector<std::string> south, lenses, profiles;  // one a board, as the corners
  std::vector<double> corners;
  table::PictureWish pictures;
  PhoneOptions phones;
  bool jsonl = false, trace = false, phone = false;
};

/// What somebody did wrong, and the exit status for it.
struct Mistake {
  std::string message;
  int status = kUsage;
};

/// Asks the club's server, where one is named, which game is to be played. What is taken over is from then on a game
/// that is resumed. Why that is not possible.
std::optional<Mistake> ask_club(WatchCommand& command);

/// Begins or resumes the game in the session; why that is not possible.
std::optional<Mistake> open_game(table::Session& session, const WatchCommand& command);

}  // namespace arbiter::cli
