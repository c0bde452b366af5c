// SPDX-License-Identifier: MIT
#include <unistd.h>

#include <atomic>
#include <charconv>
#include <csignal>
#include <iomanip>
#include <iostream>
#include <memory>

#include "app/cli/commands.h"
#include "app/cli/game_options.h"
#include "app/commands/complaint.h"
#include "app/footage/behaviour.h"
#include "app/footage/director.h"
#include "app/table/board_view.h"
#include "app/table/message_text.h"
#include "text/json_text.h"

namespace arbiter::cli {

namespace {

using nlohmann::json;
namespace simulate = vision::simulate;

struct SimulateOptions {
  GameOptions game;
  std::string record, behaviour, style, light, size = "1280x960";
  bool random = false, demo = false, no_river = false, tags = false;
  std::uint64_t seed = 1;
  int plies = 20;
  double elevation = 60, rotation = 0, tag_size = 0.5;
  std::vector<std::string> faults;
  footage::FilmOptions film;
};

std::atomic<bool> interrupted = false;

extern "C" void interrupt(int) {
  interrupted = true;
  std::signal(SIGINT, SIG_DFL);  // a second time ends the program at once
}

int not_simulated(const std::string& message, int status = kUsage) {
  complain(message);
  return status;
}

Expected<cv::Size> parse_size(const std::string& text) {
  cv::Size size;
  const char* end = text.data() + text.size();
  const auto [x, width_error] = std::from_chars(text.data(), end, size.width);
  if (width_error == std::errc() && x != end && *x == 'x') {
    const auto [last, height_error] = std::from_chars(x + 1, end, size.height);
    if (height_error == std::errc() && last == end && size.width >= 160 && size.height >= 120 && size.width <= 7680 &&
        size.height <= 4320 && size.width % 2 == 0 && size.height % 2 == 0)
      return size;
  }
  return refuse("bad_option",
                as_it_is("--size: \"" + text + "\" is not WIDTHxHEIGHT with even numbers, 160x120 to 7680x4320"));
}

Expected<footage::Faults> parse_faults(const std::vector<std::string>& names) {
  footage::Faults faults;
  for (const std::string& name : names) {
    if (name == "nudge")
      faults.nudge = true;
    else if (name == "light")
      faults.light = true;
    else if (name == "drop")
      faults.drop = true;
    else if (name == "corrupt")
      faults.corrupt = true;
    else
      return refuse("bad_option",
                    as_it_is("--faults: there is no \"" + name + "\"; nudge, light, drop and corrupt are known"));
  }
  return faults;
}

Expected<footage::Script> script_of(const SimulateOptions& options) {
  if (options.demo) return footage::demo_script();
  if (!options.record.empty()) {
    auto script = footage::read_script(options.record);
    if (script && !options.game.rules.empty() && script->setup["ruleset"] != Value(options.game.rules))
      return refuse("bad_option",
                    as_it_is("--rules " + options.game.rules + ": the record " + options.record + " is of " +
                             quoted(script->setup.has("ruleset") ? script->setup["ruleset"] : Value("another game"))));
    return script;
  }
  if (options.game.rules.empty()) return refuse("bad_option", as_it_is("which game? --rules ID"));
  auto setup = setup_of(options.game);
  if (!setup) return tl::unexpected(setup.error());
  (*setup)["seed"] = options.seed;
  return footage::random_script(table::make_referee(), *setup, options.seed, options.plies);
}

/// The state in which the script's game begins.
Expected<view::GameView> start_of(const footage::Script& script) {
  const auto begun = table::make_referee().carry_out(table::Begin{script.setup});
  if (!begun) return refuse("refused", begun.error().message);
  return begun->state;
}

simulate::Scene scene_of(const SimulateOptions& options, const view::GameView& board, std::uint64_t seed,
                         cv::Size size) {
  simulate::Scene scene = simulate::make_scene(board.board, options.style, seed);
  simulate::suit_pieces(scene, board.pieces);
  if (options.no_river) scene.look.river = false;
  scene.size = size;
  scene.light = simulate::make_light(options.light, seed);
  scene.pose.elevation = options.elevation;
  scene.pose.rotation = options.rotation;
  if (options.tags) scene.tag_size = static_cast<float>(options.tag_size);
  return scene;
}

int list_behaviours() {
  for (const footage::BehaviourInfo& one : footage::behaviours())
    std::cout << std::left << std::setw(22) << one.name << one.about << "\n";
  return kDone;
}

/// Films what people do besides playing.
int simulate_behaviour(const SimulateOptions& options, cv::Size size) {
  if (options.film.video) return not_simulated("--video: the pictures of a behaviour may change their size");
  if (options.game.rules.empty()) return not_simulated("which game? --rules ID");
  auto setup = setup_of(options.game);
  if (!setup) return not_simulated(table::message_text(setup.error().message), status_of(setup.error()));
  (*setup)["seed"] = options.seed;
  const auto start = start_of({*setup, {}});
  if (!start) return not_simulated(table::message_text(start.error().message));
  auto film = footage::Film::create(options.film);
  if (!film) return not_simulated(table::message_text(film.error().message), kOutput);
  const auto filmed = footage::film_behaviour(*film, options.behaviour, *setup,
                                              scene_of(options, *start, options.seed, size), options.seed);
  if (!filmed)
    return not_simulated(table::message_text(filmed.error().message), filmed.error().code == "io" ? kOutput : kUsage);
  std::cout << options.film.folder.string() << ": " << film->size() << " pictures\n";
  return kDone;
}

int simulate_game(const SimulateOptions& options) {
  if (options.behaviour == "list") return list_behaviours();
  if (options.film.folder.empty()) return not_simulated("where to? --out FOLDER");
  if (!options.behaviour.empty()) {
    const auto size = parse_size(options.size);
    return size ? simulate_behaviour(options, *size) : not_simulated(table::message_text(size.error().message));
  }
  if (!options.demo && options.record.empty() && !options.random)
    return not_simulated("which game is to be played? --record FILE, --random, --behaviour NAME or --demo");
  const auto size = parse_size(options.size);
  if (!size) return not_simulated(table::message_text(size.error().message));
  const auto faults = parse_faults(options.faults);
  if (!faults) return not_simulated(table::message_text(faults.error().message));
  const auto script = script_of(options);
  if (!script) {
    const bool of_file = !options.record.empty() && script.error().code != "bad_option";
    return not_simulated(table::message_text(script.error().message), of_file ? kInput : status_of(script.error()));
  }
  const auto start = start_of(*script);
  if (!start) return not_simulated(table::message_text(start.error().message));

  const std::size_t boards = table::boards_of(*start);
  std::vector<simulate::Scene> scenes;
  for (std::size_t b = 0; b < boards; ++b) {
    const view::GameView there = table::board_state(*start, b);
    scenes.push_back(scene_of(options, there, options.seed + b, *size));
  }

  auto films = footage::create_films(options.film, boards);
  if (!films) return not_simulated(table::message_text(films.error().message), kOutput);
  footage::DirectorOptions direction;
  direction.seed = options.seed;
  direction.faults = *faults;
  direction.stopped = [] { return interrupted.load(); };
  const bool terminal = isatty(STDERR_FILENO) != 0;
  direction.progress = [terminal](const std::string& line) {
    std::cerr << (terminal ? "\r\x1b[K" : "") << line << (terminal ? "" : "\n") << std::flush;
  };
  std::signal(SIGINT, interrupt);
  std::signal(SIGTERM, interrupt);
  const auto filmed = footage::shoot(*films, *script, table::make_referee(), scenes, direction);
  if (terminal) std::cerr << "\n";
  if (!filmed) return not_simulated(table::message_text(filmed.error().message), kOutput);
  std::cout << options.film.folder.string() << ": " << filmed->plies << " plies, " << filmed->frames << " pictures"
            << (filmed->stopped ? "; stopped early" : "") << "\n";
  return filmed->stopped ? kInterrupted : kDone;
}

}  // namespace

void add_simulate(CLI::App& app, int& status) {
  auto options = std::make_shared<SimulateOptions>();
  auto* command = add_command(app, "simulate");
  add_game_options(*command, options->game);
  auto* record = command->add_option("--record", options->record, "Film this record of a game (JSON)");
  auto* random = command->add_flag("--random", options->random, "Film a game played at random");
  auto* demo = command->add_flag("--demo", options->demo, "Film a short game that shows what there is to see");
  record->excludes(random)->excludes(demo);
  random->excludes(demo);
  command
      ->add_option("--behaviour", options->behaviour,
                   "Film something that people, cameras or lamps do; `list` names all of it")
      ->excludes(record)
      ->excludes(random)
      ->excludes(demo);
  command->add_option("--seed", options->seed, "Of the random game, the look of things, the noise, the faults")
      ->capture_default_str();
  command->add_option("--plies", options->plies, "Length of the random game")
      ->check(CLI::Range(0, 10000))
      ->capture_default_str();
  command->add_option("--board-style", options->style, "What board and pieces look like (else the seed decides)")
      ->check(CLI::IsMember(simulate::style_names()));
  command->add_flag("--no-river", options->no_river, "Lines across the middle of a board of points");
  command->add_option("--light", options->light, "The light (else the seed decides)")
      ->check(CLI::IsMember(simulate::light_names()));
  command->add_option("--elevation", options->elevation, "Degrees of the camera over the table, 90 from above")
      ->check(CLI::Range(25.0, 90.0))
      ->capture_default_str();
  command->add_option("--rotation", options->rotation, "The camera's side: 0 South, 90 West, 180 North, 270 East")
      ->capture_default_str();
  command->add_flag("--tags", options->tags, "Tags on the tops of the pieces, numbered as `print piece-tags` has them");
  command->add_option("--tag-size", options->tag_size, "Side of those tags with their white margin, in squares")
      ->check(CLI::Range(0.1, 0.9))
      ->capture_default_str();
  command->add_option("--size", options->size, "Of the pictures")->capture_default_str();
  command->add_option("--faults", options->faults, "What goes wrong: nudge, light, drop, corrupt")->delimiter(',');
  command->add_flag("--video", options->film.video, "Write camera.mp4 instead of a file for each picture");
  command->add_option("--rate", options->film.rate, "Pictures a second of the video")
      ->check(CLI::Range(0.1, 120.0))
      ->capture_default_str();
  command->add_flag("--force", options->film.force, "Replace the footage that is in the folder");
  command->add_option("--out", options->film.folder, "Folder to write; of joined boards each has a folder in it");
  command->callback([options, command, &status] {
    if (options->demo) {  // the demo's own look, unless another is asked for
      const auto given = [&](const char* name) { return command->count(name) > 0; };
      if (!given("--board-style")) options->style = "caps";
      if (!given("--light")) options->light = "day";
      if (!given("--elevation")) options->elevation = 62;
      if (!given("--rotation")) options->rotation = 6;
      if (!given("--seed")) options->seed = 3;
    }
    status = simulate_game(*options);
  });
}

}  // namespace arbiter::cli
