// SPDX-License-Identifier: MIT
#include <algorithm>
#include <iostream>

#include "app/cli/club_options.h"
#include "app/commands/complaint.h"
#include "app/commands/named_files.h"
#include "app/event/exchange/export.h"
#include "app/event/import.h"
#include "app/event/table_game.h"
#include "app/table/game_file.h"
#include "app/table/message_text.h"
#include "db/export.h"
#include "text/json_text.h"
#include "text/sentences.h"

namespace arbiter::cli {
namespace {

using text::tr;

using db::club::Club;
using event::EventSession;
using nlohmann::json;

struct FilesCommand : ClubOptions {
  std::string event, format, source;
  std::filesystem::path out;
  db::club::Event fresh;
  bool force = false;
};

int write_event(const FilesCommand& o) {
  return in_event(o, o.event, [&](Club&, EventSession& event_session) {
    std::string format = o.json ? "json" : o.format;
    if (format.empty() && o.out.has_extension()) format = o.out.extension().string().substr(1);
    if (format == "txt") format = "text";
    if (format.empty())
      return fail({"bad_value", make_message("Say what is to be written with --format, or by the file's name: csv, "
                                             "seats, json, html, trf, or the games: games, pgn, pgn4, text …")});
    std::vector<Message> left_out;
    const auto text = event::written(event_session, format, o.file, left_out);
    for (const Message& one : left_out) std::cerr << table::message_text(one) << "\n";
    if (!text) return fail(text.error());
    if (is_standard_output(o.out)) {
      std::cout << *text;
      return static_cast<int>(kDone);
    }
    if (!may_write(o.out, o.force)) return static_cast<int>(kOutput);
    if (const auto done = db::write_file(o.out, *text); !done) {
      complain(table::message_text(done.error().message));
      return static_cast<int>(kOutput);
    }
    std::cout << tr("%1: %2 as %3", {o.out.string(), event_session.record.event.name, format}) << "\n";
    return static_cast<int>(kDone);
  });
}

/// A game of a file that has become an event's.
struct KeptTable {
  std::optional<db::GameId> game;
  int round = 0, table = 0;
  std::string ruleset;
  std::vector<Message> left_out;  ///< what its text said and cannot be kept
};

std::string kept_json(const std::vector<KeptTable>& kept) {
  json all = json::array();
  for (const KeptTable& one : kept) {
    all.push_back({{"game", one.game ? json(*one.game) : json()},
                   {"round", one.round},
                   {"table", one.table},
                   {"ruleset", one.ruleset}});
    for (const Message& note : one.left_out) all.back()["left_out"].push_back(note.english());
  }
  return text::dump(all);
}

std::string kept_text(const std::vector<KeptTable>& kept) {
  std::string out;
  for (const KeptTable& one : kept)
    out += tr("Round %1, table %2: game %3",
              {std::to_string(one.round), std::to_string(one.table), one.game ? std::to_string(*one.game) : "–"}) +
           "\n";
  return out;
}

/// Keeps the games of a file as those of an event's tables.
int read_games(const FilesCommand& o) {
  const auto content = table::read_game_file(input_named(o.source));
  if (!content) return fail({"bad_file", content.error()});
  int status = kDone;
  std::vector<KeptTable> kept;
  const auto parts = table::games_in(*content, o.source);
  if (!parts) return fail({"bad_file", make_message("%1: %2", o.source, parts.error().message)});
  for (const table::GamePart& part : *parts) {
    const auto in_file = [&](const Message& message) {
      return make_message("%1, the game from line %2: %3", o.source, part.line, message);
    };
    table::Session aside(":memory:");
    const auto looked = table::load_game(aside, part, {});
    if (!looked) {
      status = fail({"bad_file", in_file(looked.error().message)});
      continue;
    }
    const int done = in_event(o, o.event, [&](Club&, EventSession& event_session) {
      const auto game = event::table_of_record(event_session, looked->state.ruleset, looked->about);
      if (!game) return fail({game.error().code, in_file(game.error().message)});
      table::TableInfo info = game->info;
      info.source = std::filesystem::path(o.source).filename().string();
      table::Session session(o.file);
      const auto reply = table::load_game(session, part, info);
      if (!reply) return fail({"bad_file", in_file(reply.error().message)});
      for (const Message& note : reply->left_out) std::cerr << table::message_text(in_file(note)) << "\n";
      kept.push_back({reply->game, game->round, game->table, reply->state.ruleset, reply->left_out});
      return static_cast<int>(kDone);
    });
    if (done != kDone) status = done;
  }
  (void)tell(
      o, [&] { return kept_json(kept); }, [&] { return kept_text(kept); });
  return status;
}

int read_report(const FilesCommand& o) {
  const auto content = table::read_game_file(input_named(o.source));
  if (!content) return fail({"bad_file", content.error()});
  const auto read = event::read_text(*content);
  const auto trf = club::read_trf(read.text);
  if (!trf) return fail({"bad_file", make_message("%1: %2", o.source, trf.error())});
  return in_club(o, db::Store::Missing::create, [&](Club& club) {
    db::club::Event event = o.fresh;
    event.mode = "";
    const auto done = event::import_trf(club, *trf, event, o.who());
    if (!done) return fail(done.error());
    auto notes = read.notes;
    notes.insert(notes.end(), done->notes.begin(), done->notes.end());
    for (const Message& note : notes) std::cerr << o.source << ": " << table::message_text(note) << "\n";
    const std::string name = event.name.empty() ? trf->name : event.name;
    return tell(
        o,
        [&] {
          return text::dump({{"event", name},
                             {"players", trf->players.size()},
                             {"added", done->added},
                             {"notes", english_of(notes)}});
        },
        [&] {
          return tr("%1: %2 players, %3 of them new",
                    {name, std::to_string(trf->players.size()), std::to_string(done->added)}) +
                 "\n";
        });
  });
}

}  // namespace

void add_club_files(CLI::App& club, int& status) {
  const auto o = std::make_shared<FilesCommand>();
  auto* out =
      club.add_subcommand("export", "Write an event: standings, seats, everything, a page, a report, its games");
  out->add_option("event", o->event, "Name, number, or `last`")->required();
  out->add_option(
      "--format", o->format,
      "csv (standings), seats (csv of every seat), json (everything), html (a page), trf (games of two), or the "
      "games in one file: games, pgn, pgn4, text …; by default what the file's name says");
  out->add_option("--out", o->out, "Write to this file; it is replaced only when complete");
  add_force(*out, o->force);
  add_club_options(*out, *o, false);
  out->callback([o, &status] { status = write_event(*o); });
  auto* in = club.add_subcommand("import", "Read games into an event's tables, or an event from a tournament report");
  in->require_subcommand(1);
  auto* games =
      in->add_subcommand("games", "Keep a file's games as those of an event's tables, by round or by players");
  games->add_option("event", o->event, "Name, number, or `last`")->required();
  games->add_option("file", o->source, "PGN, PGN4, KIF …")->required();
  add_club_options(*games, *o, true);
  games->callback([o, &status] { status = read_games(*o); });
  auto* report = in->add_subcommand("trf", "Make an event of a tournament report (TRF): players, rounds, results");
  report->add_option("file", o->source, "The report")->required();
  report->add_option("--name", o->fresh.name, "The event's name, where it is not to be the report's");
  report->add_option("--rules", o->fresh.ruleset, "The game; chess where it is left out");
  report->add_option("--begins", o->fresh.begins, "The first day, 2026-11-23; by default what the report says");
  report->add_option("--ends", o->fresh.ends, "The last day; by default what the report says");
  report->add_option("--regulation", o->fresh.regulation,
                     "The day whose rules of tie-breaks are in force; by default the first day");
  o->fresh.ruleset = "chess";
  add_club_options(*report, *o, true);
  report->callback([o, &status] { status = read_report(*o); });
}

}  // namespace arbiter::cli
