// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/commands/status.h"
#include "app/event/event.h"
#include "db/club/club.h"

// What the commands of `arbiter club` share.
namespace arbiter::cli {

/// Where the club is stored, how it is printed, and who acts.
struct ClubOptions {
  std::string file = db::default_path().string();
  std::string by;
  bool json = false;
  [[nodiscard]] db::club::By who() const { return {by}; }
};

/// `--db`, `--json` and, where the command changes something, `--by`.
void add_club_options(CLI::App& command, ClubOptions& options, bool changes);

/// Says what is wrong on standard error; the exit status for it.
int fail(const db::Error& error);

/// Opens the club and runs `work` in it: its exit status, or that of what went wrong. `missing`: may there be no file
/// yet?
int in_club(const ClubOptions& options, db::Store::Missing missing, const std::function<int(db::club::Club&)>& work);

/// The same with an event.
int in_event(const ClubOptions& options, const std::string& event,
             const std::function<int(db::club::Club&, event::EventSession&)>& work,
             event::Knowing whom = event::Knowing::everybody);

/// What makes a text when it is wanted.
using Written = std::function<std::string()>;

/// Prints the JSON that `as_json` writes and the end of its line, or what `as_text` writes.
int tell(const ClubOptions& options, const Written& as_json, const Written& as_text);

/// A round as people read it.
[[nodiscard]] std::string round_text(const event::Names& names, const db::club::Round& round);

// Each adds its commands to `arbiter club`; the callbacks set `status`.
void add_club_players(CLI::App& club, int& status);     // players …
void add_club_events(CLI::App& club, int& status);      // events …
void add_club_presence(CLI::App& club, int& status);    // arrive, leave, sit-out, apart, presence
void add_club_rounds(CLI::App& club, int& status);      // seat, round, swap, move, bye, army, publish
void add_club_results(CLI::App& club, int& status);     // result, again, results, standings
void add_club_statistics(CLI::App& club, int& status);  // totals, ratings, armies, league, log
void add_club_files(CLI::App& club, int& status);       // export, import
void add_club_keys(CLI::App& club, int& status);        // keys, send
void add_club_accounts(CLI::App& club, int& status);    // accounts

}  // namespace arbiter::cli
