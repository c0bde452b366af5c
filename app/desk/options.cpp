// SPDX-License-Identifier: MIT
#include "app/desk/options.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <vector>

#include "app/commands/complaint.h"
#include "app/commands/complete.h"
#include "app/commands/defaults.h"
#include "app/commands/language.h"
#include "app/desk/look/language.h"
#include "app/desk/models/setup.h"
#include "app/desk/rules_view.h"
#include "app/table/message_text.h"
#include "app/table/names.h"
#include "app/timing/time_control.h"
#include "db/store.h"
#include "referee/core/rules.h"
#include "referee/protocol/json_file.h"
#include "text/json_text.h"
#include "text/sentences.h"
#include "text/value_json.h"
#include "text/version.h"

namespace arbiter::desk {

namespace {

using text::N_;

tl::unexpected<Leave> wrong(const std::string& message) { return tl::unexpected(Leave{2, message}); }

tl::expected<std::map<std::string, std::string>, Leave> armiesOf(const std::string& text) {
  std::map<std::string, std::string> armies;
  for (const std::string& part : CLI::detail::split(text, ',')) {
    const auto equals = part.find('=');
    // S, or S2 at the second of joined boards.
    const bool seat = equals == 1 || (equals == 2 && part[1] >= '2' && part[1] <= '9');
    if (!seat || std::string("SWNE").find(part[0]) == std::string::npos || part.size() < equals + 2)
      return wrong(
          commandLineText(N_("--armies: \"%1\" is not a seat and an army, like S=russia or S2=russia"), {part}));
    armies[part.substr(0, equals)] = part.substr(equals + 1);
  }
  return armies;
}

tl::expected<Value, Leave> positionOf(const std::string& file) {
  auto position = protocol::read_json(file);
  if (!position) return wrong("--position: " + table::message_text(position.error().message));
  if (!position->is_object())
    return wrong(commandLineText(N_("--position: %1 holds no JSON object with a position"), {file}));
  return text::value_of(*position);
}

/// The language that the command line names, else the system's.
std::string askedFor(int argc, char** argv) {
  static constexpr std::string_view kOption = "--language";
  std::string language = "system";
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == kOption && i + 1 < argc) language = argv[i + 1];
    if (word.starts_with(kOption) && word.substr(kOption.size()).starts_with('='))
      language = word.substr(kOption.size() + 1);
  }
  if (language != "system") return language;
  return cli::default_of("language").empty() ? cli::language_of_environment() : cli::default_of("language");
}

/// What options may be, for completion: the ids of games.
std::vector<cli::Candidate> completionValues(const CLI::App& /*app*/, const CLI::Option& option) {
  std::vector<cli::Candidate> all;
  if (option.check_lname("rules"))
    for (const RulesetInfo& info : rulesets()) all.push_back({info.id, table::game_title(info.id)});
  return all;
}

std::vector<std::string> languages() {
  std::vector<std::string> names{"system"};
  for (const QString& name : Language::names()) names.push_back(name.toStdString());
  names.emplace_back("pseudo");
  names.emplace_back("pseudo-rtl");
  return names;
}

}  // namespace

std::string commandLineText(const char* sentence, std::initializer_list<std::string> parts) {
  return text::tr(sentence, parts);
}

tl::expected<Options, Leave> parseOptions(int argc, char** argv) {
  // The window speaks once it is there.
  const auto defaults = cli::read_defaults();
  const text::Speaking speaking(askedFor(argc, argv));
  if (!defaults) return wrong(defaults.error());
  CLI::App app{N_("The window to run a table from: the game, the camera, the clocks and the points.")};
  app.name("arbiter-desk");
  cli::help_in_language(app);
  app.set_version_flag("-V,--version", "arbiter-desk " + std::string(text::version()));
  Options options;
  std::vector<std::string> sources, values;
  std::string rules, armies, position, database = db::default_path().string(), game, screenshot, moves, size, theme,
                                       language, clock;
  std::string page = "table";
  app.add_option("--source", sources,
                 "What to watch: a camera's number, a film, a folder of pictures or an address; where the game joins "
                 "boards, once for each")
      ->allow_extra_args(false);
  app.add_option("--rules", rules, "The game's id; `arbiter guide` lists them. A game is begun at once");
  app.add_option("--armies", armies, "Which army sits where: S=russia,W=roman-empire,…");
  app.add_option("--options", values, "NAME=VALUE,…: the ruleset's options")->delimiter(',');
  app.add_option("--clock", clock,
                 "The time: \"60:00 game\", 5+3, \"40/90:00+30, 30:00+30\", \"10:00 byo 3x30\", none");
  app.add_option("--position", position, "A JSON file with the position to begin from");
  app.add_option("--db", database, "The file in which games are kept")->capture_default_str();
  app.add_option("--game", game, "Take up a kept game: its number, or `last`");
  app.add_option("--screenshot", screenshot, "Write a picture of the window to this PNG file and end")
      ->group("Pictures of the window");
  app.add_option("--page", page, "What the picture shows")
      ->check(CLI::IsMember(
          {"table", "new", "games", "replay", "club", "camera", "settings", "welcome", "clocks", "guests"}))
      ->group("Pictures of the window");
  app.add_option("--moves", moves, "Actions to carry out first: \"d2d4; b5c5\"")->group("Pictures of the window");
  app.add_option("--after", options.after, "Seconds to wait before the picture")
      ->check(CLI::Range(0.0, 3600.0))
      ->group("Pictures of the window");
  app.add_option("--at-move", options.atMove, "Wait for so many moves before the picture")
      ->check(CLI::Range(0, 100000))
      ->group("Pictures of the window");
  app.add_option("--size", size, "Size of the window: 1440x900")->group("Pictures of the window");
  app.add_option("--theme", theme, "The window's colours for this time: system, light, dark or contrast")
      ->check(CLI::IsMember({"system", "light", "dark", "contrast"}));
  app.add_option("--language", language,
                 "The window's language for this time; pseudo is English made longer, pseudo-rtl as in a mirror")
      ->check(CLI::IsMember(languages()));
  if (cli::completes(app, argc, argv, std::cout, completionValues)) return tl::unexpected(Leave{0, {}});
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const int status = error.get_exit_code();
    if (status == 0) return tl::unexpected(Leave{app.exit(error), {}});
    return wrong(cli::parse_complaint(app, error));
  }
  for (const std::string& source : sources) options.sources << QString::fromStdString(source);
  options.rules = QString::fromStdString(rules);
  options.database = database;
  options.screenshot = QString::fromStdString(screenshot);
  options.page = QString::fromStdString(page);
  options.theme = QString::fromStdString(theme);
  options.language = QString::fromStdString(language);
  options.moves = QString::fromStdString(moves);
  if (!rules.empty() && !RulesView(options.rules).known())
    return wrong(commandLineText(N_("--rules: there is no game \"%1\"; `arbiter guide` lists them"), {rules}));
  for (const QString& source : options.sources)
    if (!Setup::whyNoSource(source).isEmpty())
      return wrong(commandLineText(N_("--source: there is no file or folder %1, and it is no camera's number"),
                                   {source.toStdString()}));
  if (!clock.empty()) {
    const auto control = timing::parse_time_control(clock);
    if (!control) return wrong("--clock: " + table::message_text(control.error()));
    if (rules.empty()) return wrong(commandLineText(N_("--clock wants --rules: say which game is to be begun")));
    options.clock = QString::fromStdString(clock);
  }
  if (rules.empty() && (!armies.empty() || !position.empty() || !values.empty()))
    return wrong(commandLineText(N_("--armies, --options and --position want --rules: say which game is to be begun")));
  for (const std::string& one : values) {
    const auto equals = one.find('=');
    if (equals == 0 || equals == std::string::npos)
      return wrong(commandLineText(N_("--options: \"%1\" is not NAME=VALUE"), {one}));
    const Value value = text::value_of(text::parse_or_discard(one.substr(equals + 1)));
    options.options[one.substr(0, equals)] =
        value.is_nothing() || value.is_text() ? Value(one.substr(equals + 1)) : value;
  }
  if (!armies.empty()) {
    auto parsed = armiesOf(armies);
    if (!parsed) return tl::unexpected(parsed.error());
    options.armies = std::move(*parsed);
  }
  if (!position.empty()) {
    auto parsed = positionOf(position);
    if (!parsed) return tl::unexpected(parsed.error());
    options.position = std::move(*parsed);
  }
  if (!game.empty()) {
    if (!rules.empty())
      return wrong(commandLineText(N_("--game takes up a kept game, --rules begins a new one: give one of them")));
    char* end = nullptr;
    options.game = game == "last" ? 0 : std::strtoll(game.c_str(), &end, 10);
    if (game != "last" && (*end != '\0' || *options.game <= 0))
      return wrong(commandLineText(N_("--game: \"%1\" is no game's number"), {game}));
  }
  if (!size.empty()) {
    const QStringList parts = QString::fromStdString(size).split('x');
    options.size = parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize();
    if (options.size.width() < 320 || options.size.height() < 240)
      return wrong(commandLineText(N_("--size: \"%1\" is no size like 1440x900"), {size}));
  }
  return options;
}

}  // namespace arbiter::desk
