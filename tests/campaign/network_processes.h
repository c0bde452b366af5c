// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

// The processes of the campaign over the network, each this program started with other arguments. They end when they
// are killed, or with the process that started them.
namespace arbiter::campaign {

/// The club's server over a database, at a port of this machine (0: any); writes a line with the port when it serves.
int serve_club(const std::string& where, int port);

/// Hands bytes on from one port of this machine (0: any; written as a line) to another one, in both directions.
int relay(int port, int to);

/// A table: begins the game that a JSON file tells ({"setup", "players", "token"}), goes on with it where the table's
/// own file has it, or takes it over from another table; plays it to its end and tells the club. Writes a line when it
/// can play, and ends with 3 when it is shut out.
int play_table(const std::filesystem::path& file, const std::filesystem::path& game, const std::string& url,
               const std::string& key, unsigned seed, int plies, bool take_over);

}  // namespace arbiter::campaign
