#include <charconv>
#include <iostream>
#include <memory>
#include <optional>
#include <string>

#include "app/cli/commands.h"
#include "app/table/game_text.h"
#include "app/table/session.h"
#include "db/export.h"
#include "db/store.h"

namespace arbiter::cli {
namespace {

struct Options {
  std::string file = db::default_path().string();
  std::string game;
  std::string format = "text";
  std::string output;
  bool json = false;
  bool arbiter = false;
};

int fail(const std::string& message, int status = 1) {
  std::cerr << message << "\n";
  return status;
}

void add_common(CLI::App& command, Options& options) {
  command.add_option("--db", options.file, "The file the games are kept in")->capture_default_str();
  command.add_flag("--json", options.json, "JSON instead of text");
}

void add_game(CLI::App& command, Options& options) {
  command.add_option("game", options.game, "The game's number in the list, or `last`")->required();
  command.add_flag("--arbiter", options.arbiter, "Show what is hidden from the players while the game is played");
}

std::optional<db::GameId> number_of(const db::Store& store, const std::string& text) {
  if (text == "last") {
    const auto games = store.games();
    return games && !games->empty() ? std::optional(games->front().id) : std::nullopt;
  }
  db::GameId id = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), id);
  return error == std::errc() && end == text.data() + text.size() ? std::optional(id) : std::nullopt;
}

/// Opens the file and loads the game that the options name.
db::Expected<db::StoredGame> load(const Options& options) {
  auto store = db::Store::open(options.file, db::Store::Missing::refuse);
  if (!store) return tl::unexpected(store.error());
  const auto id = number_of(*store, options.game);
  if (!id) return tl::unexpected(db::Error{"not_found", "There is no game `" + options.game + "` in " + options.file});
  return store->load(*id, options.arbiter ? db::Audience::arbiter : db::Audience::everybody);
}

int write(const Options& options, const std::string& text) {
  if (options.output.empty()) {
    std::cout << text;
    return 0;
  }
  const auto written = db::write_file(options.output, text);
  return written ? 0 : fail(written.error().message);
}

int list_games(const Options& options) {
  const auto store = db::Store::open(options.file, db::Store::Missing::refuse);
  if (!store && store.error().code == "not_found" && !options.json) {
    std::cout << "No games yet (" << options.file << ")\n";
    return 0;
  }
  if (!store) return fail(store.error().message);
  const auto games = store->games();
  if (!games) return fail(games.error().message);
  if (!options.json) std::cout << table::list_heading() << "\n";
  for (const db::GameSummary& game : *games) {
    std::cout << (options.json ? db::to_json(game).dump() : table::list_line(game)) << "\n";
  }
  return 0;
}

/// PGN and other records are the referee's business: the game is replayed and asked for it.
int show_record(const Options& options, db::GameId id) {
  table::Session session(options.file);
  const auto resumed = session.resume(id);
  if (!resumed.value("ok", false)) return fail(resumed["error"]["message"].get<std::string>());
  const auto reply = session.ask({{"cmd", "record"}, {"format", options.format}});
  if (!reply.value("ok", false)) return fail(reply["error"]["message"].get<std::string>());
  const auto record = reply.value("record", nlohmann::json());
  return write(options, (record.is_string() ? record.get<std::string>() : record.dump(2)) + "\n");
}

int show_game(const Options& options) {
  const auto game = load(options);
  if (!game) return fail(game.error().message);
  if (options.json || options.format == "json") return write(options, db::to_json(*game).dump(2) + "\n");
  if (options.format == "text") return write(options, table::game_text(*game));
  return show_record(options, game->summary.id);
}

int show_points(const Options& options) {
  const auto game = load(options);
  if (!game) return fail(game.error().message);
  if (!options.json) {
    std::cout << table::points_table(*game) << "\nStored as game " << game->summary.id << " in " << options.file
              << "\n";
    return 0;
  }
  const auto whole = db::to_json(*game);
  std::cout << nlohmann::json{{"game", whole["id"]}, {"points", whole["points"]}, {"awards", whole["awards"]}} << "\n";
  return 0;
}

}  // namespace

void add_games(CLI::App& app, int& status) {
  const auto options = std::make_shared<Options>();

  auto* games = app.add_subcommand("games", "List the games that are kept, newest first");
  add_common(*games, *options);
  games->callback([options, &status] { status = list_games(*options); });

  auto* show = app.add_subcommand("show", "Show a game: its moves, what they caused and by which rule");
  add_common(*show, *options);
  add_game(*show, *options);
  show->add_option("--format", options->format, "text, json, or a record of the referee's: pgn, …");
  show->add_option("-o,--output", options->output, "Write to this file instead; it is replaced only when complete");
  show->callback([options, &status] { status = show_game(*options); });

  auto* points = app.add_subcommand("points", "Show who earned what, for what and by which rule");
  add_common(*points, *options);
  add_game(*points, *options);
  points->callback([options, &status] { status = show_points(*options); });
}

}  // namespace arbiter::cli
