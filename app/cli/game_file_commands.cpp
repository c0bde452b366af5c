// SPDX-License-Identifier: MIT
#include <iostream>
#include <memory>
#include <string>

#include "app/cli/commands.h"
#include "app/cli/game_options.h"
#include "app/cli/kept_games.h"
#include "app/table/game_file.h"
#include "app/table/left_out_text.h"
#include "app/table/refusal_text.h"
#include "app/table/session.h"
#include "db/export.h"
#include "referee/wire/told.h"
#include "text/facts_json.h"
#include "text/json_text.h"
#include "text/sentences.h"

namespace arbiter::cli {
namespace {

using nlohmann::json;
using text::tr;

struct LoadOptions {
  std::string source, format, file = db::default_path().string();
  std::vector<std::string> players;
  bool json = false;
};

struct ExportOptions {
  std::string game, format, file = db::default_path().string();
  std::filesystem::path out;
  bool json = false, arbiter = false;
};

int fail(const std::string& message, int status) {
  std::cerr << message << "\n";
  return status;
}

/// What was kept of one game, as a line.
void tell(const table::Reply& reply, int plies, bool as_json) {
  const Facts about = reply.about.is_nothing() ? Facts::Table() : reply.about;
  if (as_json) {
    json line = {{"game", reply.game ? json(*reply.game) : json()},
                 {"ruleset", reply.state.ruleset},
                 {"plies", plies},
                 {"result", wire::outcome_json(reply.state.result)},
                 {"about", about}};
    if (!reply.left_out.empty()) line["left_out"] = reply.left_out;
    std::cout << text::dump(line) << "\n";
    return;
  }
  std::cout << tr("Game %1: %2, %3 plies",
                  {reply.game ? std::to_string(*reply.game) : "null", reply.state.ruleset, std::to_string(plies)});
  for (const auto& [seat, name] : about["players"].table()) std::cout << ", " << seat << " " << name.text();
  if (const auto& result = reply.state.result) {
    std::string winners;
    for (const std::string& winner : result->winners) winners += (winners.empty() ? "" : " ") + winner;
    std::cout << ", " << (winners.empty() ? tr("drawn") : tr("won by %1", {winners}));
  }
  std::cout << "\n";
  for (const std::string& what : reply.left_out)
    std::cout << "  " << tr("left out: %1", {table::left_out_text(what)}) << "\n";
}

int load_file(const LoadOptions& options) {
  const auto players = names_of(options.players, "--players");
  if (!players) return fail(table::refusal_text(players.error()), kUsage);
  const auto text = table::read_game_file(options.source);
  if (!text) return fail(text.error(), kInput);
  table::TableInfo info;
  info.source = std::filesystem::path(options.source).filename().string();
  info.players = *players;
  table::Session session(options.file);
  if (!session.warning().empty()) return fail(session.warning(), kDatabase);
  const auto games = table::games_in(*text);
  int status = kDone;
  for (std::size_t i = 0; i < games.size(); ++i) {
    const auto reply = options.format.empty() ? table::load_game(session, games[i], options.source, info)
                                              : session.load(games[i].text, options.format, info);
    if (!reply) {
      const std::string which =
          games.size() > 1 ? ", game " + std::to_string(i + 1) + " (from line " + std::to_string(games[i].line) + ")"
                           : "";
      status = fail(options.source + which + ": " + table::refusal_text(reply.error()), kInput);
      continue;
    }
    tell(*reply, session.history().back().number, options.json);
    if (!reply->warning.empty()) status = fail(reply->warning, reply->stored ? status : kDatabase);
  }
  return status;
}

int export_game(const ExportOptions& options) {
  const auto id = game_number(options.file, options.game);
  if (!id) return fail(id.error().message, kDatabase);
  table::Session session(options.file);
  const auto resumed = session.resume(*id);
  if (!resumed) return fail(table::refusal_text(resumed.error()), kDatabase);
  std::string format = options.json ? "json" : options.format;
  if (format.empty()) format = table::format_of(options.out);
  if (format.empty() && options.out.extension() == ".txt") format = "text";
  if (format.empty()) format = "usual";
  const auto reply = session.record(format, options.arbiter);
  if (!reply) return fail(table::refusal_text(reply.error()), kUsage);
  const std::string text = reply->text(2) + (reply->record.is_text() ? "" : "\n");
  if (options.out.empty()) {
    std::cout << text;
    return kDone;
  }
  const auto written = db::write_file(options.out, text);
  if (!written) return fail(written.error().message, kOutput);
  std::cout << options.out.string() << ": game " << *id << " as " << reply->format << "\n";
  return kDone;
}

}  // namespace

void add_game_files(CLI::App& app, int& status) {
  const auto load = std::make_shared<LoadOptions>();
  auto* loading = add_command(app, "load");
  loading->add_option("file", load->source, "The file; of several games in it all are kept")->required();
  loading->add_option("--format", load->format,
                      "pgn, pgn4, kif, usi, ucci, wxf, text or json, where neither the file's "
                      "name nor its text tells it");
  loading->add_option("--players", load->players, "S=NAME,…: who sat where, before what the file says")->delimiter(',');
  loading->add_option("--db", load->file, "The file the games are kept in")->capture_default_str();
  loading->add_flag("--json", load->json, "JSON instead of text, an object for each game");
  loading->callback([load, &status] { status = load_file(*load); });

  const auto out = std::make_shared<ExportOptions>();
  auto* exporting = add_command(app, "export");
  exporting->add_option("game", out->game, "The game's number in the list, or `last`")->required();
  exporting->add_option("--format", out->format,
                        "pgn, pgn4, kif, usi, ucci, wxf, text or json; by default what the "
                        "file's name says, or the game's own");
  exporting->add_option("--out", out->out, "Write to this file; it is replaced only when complete");
  exporting->add_option("--db", out->file, "The file the games are kept in")->capture_default_str();
  exporting->add_flag("--arbiter", out->arbiter, "With what is hidden from the players while the game is played");
  exporting->add_flag("--json", out->json, "The record as JSON, as --format json");
  exporting->callback([out, &status] { status = export_game(*out); });
}

}  // namespace arbiter::cli
