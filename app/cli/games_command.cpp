// SPDX-License-Identifier: MIT
#include <iostream>
#include <memory>
#include <string>

#include "app/cli/commands.h"
#include "app/cli/kept_games.h"
#include "app/commands/complaint.h"
#include "app/commands/named_files.h"
#include "app/commands/paged.h"
#include "app/commands/waiting.h"
#include "app/table/game_text.h"
#include "app/table/message_text.h"
#include "app/table/session.h"
#include "db/export.h"
#include "db/store.h"
#include "text/json_text.h"
#include "text/sentences.h"

namespace arbiter::cli {
namespace {

using text::tr;

struct Options {
  std::string file = db::default_path().string();
  std::string game;
  std::string format = "text";
  std::string output;
  bool json = false;
  bool arbiter = false;
  bool check = false;
  bool force = false;
  int limit = 50;
  db::GameId before = 0;
};

int fail(const std::string& message, int status = kDatabase) {
  complain(message);
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

/// Opens the file and loads the game that the options name.
db::Expected<db::StoredGame> load(const Options& options) {
  auto store = db::Store::open(options.file, db::Store::Missing::refuse);
  if (!store) return tl::unexpected(store.error());
  const auto id = game_number(*store, options.game);
  if (!id) return tl::unexpected(id.error());
  return store->load(*id, options.arbiter ? db::Audience::arbiter : db::Audience::everybody);
}

int write(const Options& options, const std::string& text) {
  if (is_standard_output(options.output)) {
    write_paged(text);
    return kDone;
  }
  if (!may_write(options.output, options.force)) return kOutput;
  const auto written = db::write_file(options.output, text);
  return written ? kDone : fail(table::message_text(written.error().message), kOutput);
}

int check_file(const Options& options, const db::Store& store) {
  const auto sound = waited(tr("Reading %1", {store.path()}), [&] { return store.check(); });
  if (!sound) return fail(table::message_text(sound.error().message));
  if (options.json)
    std::cout << text::dump({{"file", store.path()}, {"sound", true}}) << "\n";
  else
    std::cout << tr("%1 is sound", {store.path()}) << "\n";
  return kDone;
}

int list_games(const Options& options, bool named) {
  const auto store = db::Store::open(options.file, db::Store::Missing::refuse);
  // Before the first game there is no file, unless somebody says that there is.
  if (!store && store.error().code == "not_found" && !named) {
    if (!options.json) std::cout << tr("No games yet (%1)", {options.file}) << "\n";
    return kDone;
  }
  if (!store) return fail(table::message_text(store.error().message));
  if (options.check) return check_file(options, *store);
  // One more than is shown, to know whether there are more.
  db::GamePage page{options.limit == 0 ? 0 : options.limit + 1, {}};
  if (options.before > 0) page.before = options.before;
  auto games = store->games(page);
  if (!games) return fail(table::message_text(games.error().message));
  const bool more = options.limit > 0 && games->size() > static_cast<std::size_t>(options.limit);
  if (more) games->pop_back();
  if (games->empty() && !options.json) {
    std::cout << "No games" << (page.before ? " before game " + std::to_string(*page.before) : " yet") << " ("
              << options.file << ")\n";
    return kDone;
  }
  if (!options.json) std::cout << table::list_heading() << "\n";
  for (const db::GameSummary& game : *games) {
    std::cout << (options.json ? text::dump(db::to_json(game)) : table::list_line(game)) << "\n";
  }
  if (more)
    std::cerr << tr("There are older ones: --before %1 goes on, --limit 0 lists all",
                    {std::to_string(games->back().id)})
              << "\n";
  return kDone;
}

/// PGN and other records are the referee's business: the game is replayed and asked for it.
int show_record(const Options& options, db::GameId id) {
  table::Session session(options.file);
  const auto resumed = session.resume(id);
  if (!resumed) return fail(table::message_text(resumed.error().message));
  const auto reply = session.record(options.format, options.arbiter);
  if (!reply) return fail(table::message_text(reply.error().message), kUsage);
  return write(options, reply->text(2) + "\n");
}

int show_game(const Options& options) {
  const auto game = load(options);
  if (!game) return fail(table::message_text(game.error().message));
  if (options.json || options.format == "json") return write(options, text::dump(db::to_json(*game), 2) + "\n");
  if (options.format == "text") return write(options, table::game_text(*game));
  return show_record(options, game->summary.id);
}

int show_points(const Options& options) {
  const auto game = load(options);
  if (!game) return fail(table::message_text(game.error().message));
  if (!options.json) {
    std::cout << table::points_table(*game) << "\nStored as game " << game->summary.id << " in " << options.file
              << "\n";
    return kDone;
  }
  const auto whole = db::to_json(*game);
  std::cout << text::dump({{"game", whole["id"]}, {"points", whole["points"]}, {"awards", whole["awards"]}}) << "\n";
  return kDone;
}

}  // namespace

void add_games(CLI::App& app, int& status) {
  const auto options = std::make_shared<Options>();

  auto* games = add_command(app, "games");
  add_common(*games, *options);
  games->add_option("--limit", options->limit, "List so many at most; 0: all")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  games->add_option("--before", options->before, "Only games with smaller numbers, to go on with a list")
      ->check(CLI::PositiveNumber);
  games->add_flag("--check", options->check, "Look at every page of the file instead, and say whether it is sound");
  games->callback([options, games, &status] {
    if (games->get_subcommands().empty()) status = list_games(*options, games->count("--db") > 0);
  });

  auto* show = add_command(app, "show");
  add_common(*show, *options);
  add_game(*show, *options);
  show->add_option("--format", options->format, "text, json, or a record of the referee's: pgn, … (see `export`)");
  show->add_option("-o,--output", options->output, "Write to this file instead; it is replaced only when complete");
  add_force(*show, options->force);
  show->callback([options, &status] { status = show_game(*options); });

  auto* points = add_command(app, "points");
  add_common(*points, *options);
  add_game(*points, *options);
  points->callback([options, &status] { status = show_points(*options); });
}

}  // namespace arbiter::cli
