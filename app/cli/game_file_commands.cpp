// SPDX-License-Identifier: MIT
#include <unistd.h>

#include <iostream>
#include <memory>
#include <string>

#include "app/cli/commands.h"
#include "app/cli/game_options.h"
#include "app/cli/kept_games.h"
#include "app/commands/complaint.h"
#include "app/commands/named_files.h"
#include "app/table/game_file.h"
#include "app/table/message_text.h"
#include "app/table/session.h"
#include "db/export.h"
#include "referee/json/view.h"
#include "text/json_text.h"
#include "text/sentences.h"
#include "text/value_json.h"

namespace arbiter::cli {
namespace {

using nlohmann::json;
using text::tr;

struct LoadOptions {
  std::string source, format, file = db::default_path().string();
  std::vector<std::string> players;
  bool json = false, again = false;
};

struct ExportOptions {
  std::string game, format, file = db::default_path().string();
  std::filesystem::path out;
  bool json = false, arbiter = false, force = false;
};

int fail(const std::string& message, int status) {
  complain(message);
  return status;
}

/// What was kept of one game, as a line.
void tell_game(const table::Reply& reply, int plies, bool as_json) {
  const Value about = reply.about.is_nothing() ? Value::Table() : reply.about;
  if (as_json) {
    json line = {{"game", reply.game ? json(*reply.game) : json()},
                 {"ruleset", reply.state.ruleset},
                 {"plies", plies},
                 {"result", game_json::outcome_json(reply.state.result)},
                 {"about", about}};
    if (reply.already) line["already"] = true;
    if (!reply.left_out.empty()) line["left_out"] = english_of(reply.left_out);
    std::cout << text::dump(line) << std::endl;
    return;
  }
  const std::string game = reply.game ? std::to_string(*reply.game) : "null";
  if (reply.already) {
    std::cout << tr("Game %1 is there already, with these moves, players and day; --again keeps it once more", {game});
  } else {
    std::cout << tr("Game %1: %2, %3 plies", {game, reply.state.ruleset, std::to_string(plies)});
  }
  for (const auto& [seat, name] : about["players"].table()) std::cout << ", " << seat << " " << name.text();
  if (const auto& result = reply.state.result) {
    std::string winners;
    for (const std::string& winner : result->winners) winners += (winners.empty() ? "" : " ") + winner;
    std::cout << ", " << (winners.empty() ? tr("drawn") : tr("won by %1", {winners}));
  }
  std::cout << std::endl;
}

/// What is to be told of a game's reading, on stdout below its line.
void tell_notes(const table::Reply& reply) {
  for (const Message& what : reply.left_out)
    std::cout << "  " << tr("note: %1", {table::message_text(what)}) << std::endl;
}

/// How far a long file has been read, on a terminal.
void tell_progress(std::size_t done, std::size_t all) {
  constexpr std::size_t kMany = 50;
  if (all < kMany || ::isatty(STDERR_FILENO) == 0) return;
  std::cerr << "\r" << tr("%1 of %2 games", {std::to_string(done), std::to_string(all)}) << (done == all ? "\n" : "")
            << std::flush;
}

/// One game of a file, and what became of it; the status of the program.
int load_one(table::Session& session, const table::GamePart& part, const std::string& where, const LoadOptions& options,
             const table::TableInfo& info, const std::optional<db::GameId>& known, table::Tally& tally) {
  const auto reply = table::load_game(session, part, info, known);
  if (!reply) {
    ++tally.refused;
    return fail(where + ": " + table::message_text(reply.error().message), kInput);
  }
  ++(reply->already ? tally.already : tally.kept);
  tell_game(*reply, reply->already ? reply->ply : session.history().back().number, options.json);
  if (!options.json) tell_notes(*reply);
  return reply->warning.empty() ? static_cast<int>(kDone)
                                : fail(table::message_text(reply->warning), reply->stored ? kDone : kDatabase);
}

int load_file(const LoadOptions& options) {
  const auto players = names_of(options.players, "--players");
  if (!players) return fail(table::message_text(players.error().message), kUsage);
  const auto text = table::read_game_file(input_named(options.source));
  if (!text) return fail(table::message_text(text.error()), kInput);
  const auto games = table::games_in(*text, options.source, options.format);
  if (!games) return fail(options.source + ": " + table::message_text(games.error().message), kInput);
  table::TableInfo info;
  info.source = std::filesystem::path(options.source).filename().string();
  info.players = *players;
  table::Session session(options.file);
  if (!session.warning().empty()) return fail(table::message_text(session.warning()), kDatabase);
  const auto known = options.again ? std::nullopt : std::optional(session.newest_game());
  int status = kDone;
  table::Tally tally;
  for (const table::GamePart& part : *games) {
    ++tally.found;
    const std::string which =
        games->size() > 1 ? ", game " + std::to_string(tally.found) + " (from line " + std::to_string(part.line) + ")"
                          : "";
    if (const int done = load_one(session, part, options.source + which, options, info, known, tally); done != kDone)
      status = done;
    tell_progress(tally.found, games->size());
  }
  if (games->size() > 1) (options.json ? std::cerr : std::cout) << tally.text() << "\n";
  return status;
}

int export_game(const ExportOptions& options) {
  const auto id = game_number(options.file, options.game);
  if (!id) return fail(table::message_text(id.error().message), kDatabase);
  table::Session session(options.file);
  const auto resumed = session.resume(*id);
  if (!resumed) return fail(table::message_text(resumed.error().message), kDatabase);
  std::string format = options.json ? "json" : options.format;
  if (format.empty()) format = table::format_of(options.out);
  if (format.empty() && options.out.extension() == ".txt") format = "text";
  if (format.empty()) format = "usual";
  const auto reply = session.record(format, options.arbiter);
  if (!reply) return fail(table::message_text(reply.error().message), kUsage);
  const std::string text = reply->text(2) + (reply->record.is_text() ? "" : "\n");
  if (is_standard_output(options.out)) {
    std::cout << text;
    return kDone;
  }
  if (!may_write(options.out, options.force)) return kOutput;
  const auto written = db::write_file(options.out, text);
  if (!written) return fail(table::message_text(written.error().message), kOutput);
  std::cout << options.out.string() << ": game " << *id << " as " << reply->format << "\n";
  return kDone;
}

}  // namespace

void add_game_files(CLI::App& app, int& status) {
  const auto load = std::make_shared<LoadOptions>();
  auto* loading = add_command(app, "load");
  loading->add_option("file", load->source, "The file; of several games in it all are kept; `-`: standard input")
      ->required();
  loading->add_option("--format", load->format,
                      "pgn, pgn4, kif, csa, usi, ucci, wxf, dhtmlxq, gib, text or json, where neither the file's "
                      "name nor its text tells it");
  loading->add_option("--players", load->players, "S=NAME,…: who sat where, before what the file says")->delimiter(',');
  loading->add_option("--db", load->file, "The file the games are kept in")->capture_default_str();
  loading->add_flag("--again", load->again,
                    "Keep a game once more that is there already (same moves, players and day)");
  loading->add_flag("--json", load->json, "JSON instead of text, an object for each game");
  loading->callback([load, &status] { status = load_file(*load); });

  const auto out = std::make_shared<ExportOptions>();
  auto* exporting = add_command(app, "export");
  exporting->add_option("game", out->game, "The game's number in the list, or `last`")->required();
  exporting->add_option("--format", out->format,
                        "pgn, pgn4, kif, csa, usi, ucci, wxf, dhtmlxq, gib, text or json; for xiangqi also "
                        "pgn-chinese, pgn-wxf and pgn-san; by default what the "
                        "file's name says, or the game's own");
  exporting->add_option("--out", out->out, "Write to this file; it is replaced only when complete");
  add_force(*exporting, out->force);
  exporting->add_option("--db", out->file, "The file the games are kept in")->capture_default_str();
  exporting->add_flag("--arbiter", out->arbiter, "With what is hidden from the players while the game is played");
  exporting->add_flag("--json", out->json, "The record as JSON, as --format json");
  exporting->callback([out, &status] { status = export_game(*out); });
}

}  // namespace arbiter::cli
