// SPDX-License-Identifier: MIT
#include "app/cli/club_options.h"

#include <cstdlib>
#include <iostream>

#include "app/commands/complaint.h"
#include "app/table/message_text.h"
#include "app/table/names.h"
#include "text/sentences.h"

namespace arbiter::cli {

using text::tr;

void add_club_options(CLI::App& command, ClubOptions& options, bool changes) {
  command
      .add_option("--db", options.file,
                  "The file the club and its games are kept in, or a database server: postgresql://…")
      ->capture_default_str();
  command.add_flag("--json", options.json, "JSON instead of text");
  if (!changes) return;
  const char* user = std::getenv("USER");
  options.by = user == nullptr ? "" : user;
  command.add_option("--by", options.by, "Who does this, for the log")->capture_default_str();
}

int fail(const db::Error& error) {
  complain(table::message_text(error.message));
  if (error.code == "bad_value" || error.code == "bad_data") return kUsage;
  if (error.code == "bad_file") return kInput;
  if (error.code == "conflict") return kNo;
  return kDatabase;
}

int in_club(const ClubOptions& options, db::Store::Missing missing, const std::function<int(db::club::Club&)>& work) {
  auto club = db::club::Club::open(options.file, missing);
  if (!club) return fail(club.error());
  return work(*club);
}

int in_event(const ClubOptions& options, const std::string& event,
             const std::function<int(db::club::Club&, event::EventSession&)>& work, event::Knowing whom) {
  return in_club(options, db::Store::Missing::refuse, [&](db::club::Club& club) {
    auto session = event::open_event(club, event, whom);
    return session ? work(club, *session) : fail(session.error());
  });
}

int tell(const ClubOptions& options, const Written& as_json, const Written& as_text) {
  std::cout << (options.json ? as_json() + "\n" : as_text());
  return kDone;
}

std::string round_text(const event::Names& names, const db::club::Round& round) {
  const std::string number = std::to_string(round.number);
  std::string out = (round.published_at.empty() ? tr("Round %1 (draft)", {number}) : tr("Round %1", {number})) + "\n";
  for (const db::club::Table& table : round.tables) {
    std::string seats;
    for (const db::club::TableSeat& seat : table.seats) {
      seats += (seats.empty() ? "" : ", ") + seat.seat + " " + names[seat.person];
      if (!seat.army.empty()) seats += " (" + table::army_or_word(seat.army) + ")";
    }
    out += "  " + tr("table %1: %2", {std::to_string(table.number), seats}) + "\n";
  }
  for (const db::club::Bye& bye : round.byes) {
    const bool asked = bye.kind == db::club::ByeKind::asked_for;
    out += "  " + (asked ? tr("%1 sits out", {names[bye.person]}) : tr("%1 has a bye", {names[bye.person]})) + "\n";
  }
  return out;
}

}  // namespace arbiter::cli
