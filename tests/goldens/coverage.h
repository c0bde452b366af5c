// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "tests/goldens/playthrough.h"

// Which games there must be, and how new ones are made.
namespace arbiter::goldens {

/// A file of games, as it is and as it would be written now.
struct Golden {
  std::filesystem::path file;
  std::string recorded, now;
  std::vector<Playthrough> games;
  std::vector<std::string> topics;  ///< rules that its events cite: "russia.winter"
};

/// Reads the file, and plays what it holds.
Golden replayed(const std::filesystem::path& file);

/// Every file of games below the folder, in order of names.
std::vector<std::filesystem::path> files(const std::filesystem::path& folder);

/// A game that is not there yet, and the file (below the folder) where it belongs.
struct Wanted {
  std::string file;
  Playthrough game;
  std::vector<std::string> armies;  ///< whose powers it is to show
};

/// What is missing among these: a game of each ruleset, each army of each edition at some seat, each value of each
/// option with which a game can be begun.
std::vector<Wanted> missing(const std::vector<Golden>& all);

/// Plays a wanted game at random, the same on every machine: of several tries the one that shows most of its armies.
std::string invent(Wanted& wanted);

/// The text of the games as they are played now. One whose actions are not all accepted any more is played on at random
/// to its length; one that cannot be begun any more is left out.
std::string renewed(std::vector<Playthrough> games);

/// The armies, "ruleset/army", that no game shows: none cites a rule of theirs while they sit at its table.
std::vector<std::string> silent_armies(const std::vector<Golden>& all);

}  // namespace arbiter::goldens
