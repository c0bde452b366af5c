// SPDX-License-Identifier: MIT
#include "app/desk/options.h"

#include <CLI/CLI.hpp>
#include <vector>

#include "app/desk/look/language.h"
#include "app/desk/models/setup.h"
#include "app/desk/rules_view.h"
#include "app/timing/time_control.h"
#include "db/store.h"
#include "referee/protocol/json_file.h"
#include "text/facts_json.h"
#include "text/json_text.h"
#include "text/version.h"

namespace arbiter::desk {

namespace {

tl::unexpected<Leave> wrong(const std::string& message) { return tl::unexpected(Leave{2, message}); }

tl::expected<std::map<std::string, std::string>, Leave> armiesOf(const std::string& text) {
  std::map<std::string, std::string> armies;
  for (const std::string& part : CLI::detail::split(text, ',')) {
    const auto equals = part.find('=');
    // S, or S2 at the second of joined boards.
    const bool seat = equals == 1 || (equals == 2 && part[1] >= '2' && part[1] <= '9');
    if (!seat || std::string("SWNE").find(part[0]) == std::string::npos || part.size() < equals + 2)
      return wrong("--armies: \"" + part + "\" is not a seat and an army, like S=russia or S2=russia");
    armies[part.substr(0, equals)] = part.substr(equals + 1);
  }
  return armies;
}

tl::expected<Facts, Leave> positionOf(const std::string& file) {
  auto position = protocol::read_json(file);
  if (!position) return wrong("--position: " + position.error().message);
  if (!position->is_object()) return wrong("--position: " + file + " holds no JSON object with a position");
  return text::facts_of(*position);
}

std::vector<std::string> languages() {
  std::vector<std::string> names{"system"};
  for (const QString& name : Language::names()) names.push_back(name.toStdString());
  names.emplace_back("pseudo");
  names.emplace_back("pseudo-rtl");
  return names;
}

}  // namespace

tl::expected<Options, Leave> parseOptions(int argc, char** argv) {
  CLI::App app{"The window to run a table from: the game, the camera, the clocks and the points."};
  app.name("arbiter-desk");
  app.set_version_flag("--version", "arbiter-desk " + std::string(text::version()));
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
                 "The window's language for this time: " + Language::names().join(", ").toStdString() +
                     ", system, pseudo (English made longer) or pseudo-rtl (as in a mirror)")
      ->check(CLI::IsMember(languages()));
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const int status = error.get_exit_code();
    if (status == 0) return tl::unexpected(Leave{app.exit(error), {}});
    return wrong(std::string(error.what()) + "\nRun with --help for more information.");
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
    return wrong("--rules: there is no game \"" + rules + "\"; `arbiter guide` lists them");
  for (const QString& source : options.sources)
    if (const QString why = Setup::whyNoSource(source); !why.isEmpty()) return wrong("--source: " + why.toStdString());
  if (!clock.empty()) {
    const auto control = timing::parse_time_control(clock);
    if (!control) return wrong("--clock: " + control.error());
    if (rules.empty()) return wrong("--clock wants --rules: say which game is to be begun");
    options.clock = QString::fromStdString(clock);
  }
  if (rules.empty() && (!armies.empty() || !position.empty() || !values.empty()))
    return wrong("--armies, --options and --position want --rules: say which game is to be begun");
  for (const std::string& one : values) {
    const auto equals = one.find('=');
    if (equals == 0 || equals == std::string::npos) return wrong("--options: \"" + one + "\" is not NAME=VALUE");
    const Facts value = text::facts_of(text::parse_or_discard(one.substr(equals + 1)));
    options.options[one.substr(0, equals)] =
        value.is_nothing() || value.is_text() ? Facts(one.substr(equals + 1)) : value;
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
    if (!rules.empty()) return wrong("--game takes up a kept game, --rules begins a new one: give one of them");
    char* end = nullptr;
    options.game = game == "last" ? 0 : std::strtoll(game.c_str(), &end, 10);
    if (game != "last" && (*end != '\0' || *options.game <= 0))
      return wrong("--game: \"" + game + "\" is no game's number");
  }
  if (!size.empty()) {
    const QStringList parts = QString::fromStdString(size).split('x');
    options.size = parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize();
    if (options.size.width() < 320 || options.size.height() < 240)
      return wrong("--size: \"" + size + "\" is no size like 1440x900");
  }
  return options;
}

}  // namespace arbiter::desk
