// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <optional>
#include <string>

#include "app/cli/event_game.h"
#include "app/link/sender.h"
#include "app/table/session.h"
#include "value/message.h"

// A table's link to its club's server on the command line.
namespace arbiter::cli {

struct LinkOptions {
  std::string club, key;  ///< the server's address, and the key or @FILE with it; empty: no server
  bool take_over = false;
};

/// `--club`, `--key` and, where a game is begun, `--take-over`.
void add_link_options(CLI::App& command, LinkOptions& options, bool begins);

/// Where the club is; none where no server is named. Errors: `bad_value`, `bad_file`.
[[nodiscard]] db::Expected<std::optional<link::ClubAddress>> address_of(const LinkOptions& options);

/// The game of a table as the club tells it; what it says besides goes to standard error. Errors: those of
/// link::seating, `not_found` and `conflict` with the tables there are.
[[nodiscard]] db::Expected<event::TableGame> told_game(const link::ClubAddress& club, const EventTable& at, bool begun,
                                                       const std::filesystem::path& file);

/// The same game after another machine has begun it: its number in the file, where it is from now on.
[[nodiscard]] db::Expected<db::GameId> taken_over(const link::ClubAddress& club, const EventTable& at,
                                                  const std::filesystem::path& file);

/// Tells the club of a session's game while it is played, and people of what becomes of that, on standard error.
class ClubTelling {
 public:
  ClubTelling(const link::ClubAddress& club, const table::Session& session);
  /// To be called often; costs nothing where nothing has happened.
  void look(const table::Session& session);
  /// At the end: waits a little for what is still on its way.
  void finish();

 private:
  void say(const link::LinkState& state);

  link::Sender sender_;
  std::uint64_t revision_ = 0;
  Message trouble_, shut_out_;  // as said
};

}  // namespace arbiter::cli
