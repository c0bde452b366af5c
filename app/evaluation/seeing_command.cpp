// SPDX-License-Identifier: MIT
#include <algorithm>
#include <atomic>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <memory>
#include <optional>
#include <set>

#include "app/commands/complaint.h"
#include "app/commands/text_aside.h"
#include "app/evaluation/commands.h"
#include "app/evaluation/seeing_fit.h"
#include "app/footage/script.h"
#include "app/table/watcher.h"
#include "referee/core/context.h"
#include "referee/json/games.h"
#include "text/json_text.h"
#include "text/value_json.h"
#include "vision/locate/board_finder.h"
#include "vision/simulate/renderer.h"

namespace arbiter::evaluation {

namespace {

using nlohmann::json;
using vision::simulate::Scene;

struct SeeingOptions {
  std::vector<std::string> rules;  ///< empty: the first game on each board
  std::uint64_t seed = 1;
  int games = 4, plies = 8;
  std::string json_file, only;
  bool json = false;
  std::vector<std::filesystem::path> fit;  ///< recordings to fit on; empty: tables are rendered
};

/// What is different from a good picture: 1280 x 960, 60 degrees, even light.
struct Condition {
  std::string name;
  std::function<void(Scene&)> make;
};

std::vector<Condition> conditions() {
  const auto elevation = [](double degrees) { return [degrees](Scene& s) { s.pose.elevation = degrees; }; };
  const auto light = [](const char* name) {
    return [name](Scene& s) { s.light = vision::simulate::make_light(name, s.seed); };
  };
  const auto blur = [](float sigma) { return [sigma](Scene& s) { s.effects.blur = sigma; }; };
  const auto noise = [](float times) {
    return [times](Scene& s) {
      s.effects.shot_noise *= times;
      s.effects.read_noise *= times;
    };
  };
  const auto all = [](std::vector<std::function<void(Scene&)>> several) {
    return [several = std::move(several)](Scene& s) {
      for (const auto& one : several) one(s);
    };
  };
  const auto size = [](int w, int h) { return [w, h](Scene& s) { s.size = {w, h}; }; };
  return {{"good", [](Scene&) {}},
          {"from above, 85 degrees", elevation(85)},
          {"flat, 45 degrees", elevation(45)},
          {"very flat, 35 degrees", elevation(35)},
          {"ceiling lamps", light("lamp")},
          {"dim", light("dim")},
          {"harsh shadows", light("harsh")},
          {"glare", light("glare")},
          {"blur, sigma 1.5", blur(1.5F)},
          {"blur, sigma 2.5", blur(2.5F)},
          {"noise, 3 times", noise(3)},
          {"noise, 6 times", noise(6)},
          {"640 x 480", size(640, 480)},
          {"1920 x 1080", size(1920, 1080)},
          {"flat, dim, noise 3 times", all({elevation(45), light("dim"), noise(3)})},
          {"flat, glare, blur 1.5", all({elevation(45), light("glare"), blur(1.5)})},
          {"very flat, lamps, 1080", all({elevation(35), light("lamp"), size(1920, 1080)})},
          {"640, lamps, noise 3 times", all({size(640, 480), light("lamp"), noise(3)})},
          {"640, flat, harsh, blur 1.5", all({size(640, 480), elevation(45), light("harsh"), blur(1.5)})}};
}

/// SIGINT: stop after the game being watched.
std::atomic<bool> interrupted{false};  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables): a signal's
void interrupt(int) {
  interrupted = true;
  std::signal(SIGINT, SIG_DFL);  // a second time ends the program at once
}

struct Tally {
  int games = 0, found = 0, plies = 0, right = 0, asked = 0, missed = 0, wrong = 0;
  std::vector<double> corner_errors;  // squares
};

vision::simulate::Placement placement_of(const table::Session& session) {
  const Position& position = session.game()->position();
  vision::simulate::Placement placement;
  for (const Cell cell : position.board().cells())
    if (const Piece* piece = position.piece_at(cell))
      placement[position.board().name(cell)] = piece_text(*position.rules, *piece);
  return placement;
}

/// Corners as a person clicks them: a fiftieth of a square off.
calibration::Corners clicked(const std::array<cv::Point2d, 4>& corners, double square, std::uint64_t seed) {
  constexpr double kOff = 0.02;
  cv::RNG random(seed);
  calibration::Corners out;
  for (size_t i = 0; i < 4; ++i)
    out[i] = corners[i] + cv::Point2d(random.gaussian(kOff * square), random.gaussian(kOff * square));
  return out;
}

/// Where the field lies, as a person would say it: on a board of points its outermost crossings are the corners.
calibration::Corners field_of(const vision::simulate::Renderer& renderer, const vision::simulate::Shake& shake = {}) {
  const Board& board = *renderer.scene().board;
  if (board.style() != BoardStyle::points) return renderer.corners(shake);
  const double w = board.width() - 0.5, h = board.height() - 0.5;
  return {renderer.project({0.5, 0.5, 0}, shake), renderer.project({w, 0.5, 0}, shake),
          renderer.project({w, h, 0}, shake), renderer.project({0.5, h, 0}, shake)};
}

/// One game at random, a move a picture, every picture shown twice, nobody's hand in it. Boards without a pattern are
/// told where they lie. What is asked is answered; a ply that is missed is entered by hand; a wrong one ends the game.
Expected<void> watch_one(const Value& setup, const Condition& condition, std::uint64_t seed, int plies, Tally& tally) {
  const auto script = footage::random_script(table::make_referee(), setup, seed, plies);
  if (!script) return tl::unexpected(script.error());
  table::Session truth(":memory:"), seen(":memory:");
  const auto begun = truth.new_game(setup);
  if (!begun) return refuse("bad_setup", begun.error().message);
  if (!seen.new_game(setup)) return refuse("bad_setup", as_it_is("The game cannot be begun twice."));
  Scene scene = vision::simulate::make_scene(truth.game()->rules().board->id(), "", seed);
  scene.size = {1280, 960};
  scene.pose = {};
  scene.light = vision::simulate::make_light("even", seed);
  condition.make(scene);
  vision::simulate::Renderer renderer(scene);
  const auto square_px = [&](const std::array<cv::Point2d, 4>& corners) {
    double sum = 0;
    for (size_t i = 0; i < 4; ++i) sum += cv::norm(corners[i] - corners[(i + 1) % 4]);
    return sum / (2 * (scene.board->width() + scene.board->height()));
  };
  table::WatchOptions how;
  if (scene.board->style() != BoardStyle::chequered)
    how.corners = clicked(field_of(renderer), square_px(renderer.corners()), seed);
  table::Watcher watcher(seen, how);
  std::int64_t number = 0;
  const auto show = [&] {
    const int n = static_cast<int>(++number);
    return watcher.feed(renderer.render(placement_of(truth), {}, n), n);
  };
  ++tally.games;
  show();
  show();
  const auto& found = watcher.status().corners;
  if (found) {
    ++tally.found;
    double worst = 0;
    const auto corners = field_of(renderer, renderer.shake(static_cast<int>(number)));
    for (size_t i = 0; i < 4; ++i) worst = std::max(worst, cv::norm((*found)[i] - corners[i]));
    tally.corner_errors.push_back(worst / square_px(corners));
  }
  for (const std::string& action : script->actions) {
    const auto done = truth.act(action);
    if (!done) return refuse("bad_script", as_it_is(action + " is refused."));
    const std::string& wanted = done->action;
    ++tally.plies;
    bool asked = false, settled = false;
    for (int picture = 0; picture < 3 && !settled; ++picture) {
      const table::WatchOutcome outcome = show();
      asked = asked || std::any_of(outcome.alerts.begin(), outcome.alerts.end(),
                                   [](const table::WatchAlert& a) { return a.alert == table::AlertKind::ambiguous; });
      if (outcome.actions.empty()) continue;
      if (outcome.actions.size() > 1 || outcome.actions[0].action != wanted) {
        ++tally.wrong;
        return {};
      }
      ++tally.right;
      settled = true;
    }
    if (settled) continue;
    ++(asked ? tally.asked : tally.missed);
    if (watcher.answer({wanted}).actions.empty())
      return refuse("bad_script", as_it_is(wanted + " is refused when entered."));
    if (show().actions.empty()) continue;
    ++tally.wrong;  // nothing has been played since
    return {};
  }
  return {};
}

/// A game to render: what it is called in the table, and how it is begun.
struct Sample {
  std::string name;
  Value setup;
};

/// The first game on each board; the boards that a game has by an option come after those it has by its name.
std::vector<Sample> one_game_a_board() {
  std::vector<Sample> samples;
  std::set<const Board*> boards;
  const auto add = [&](const std::string& name, const Value& setup) {
    const auto game = game_json::start(setup);
    if (!game) return;  // one that needs more than its name
    if (boards.insert(game->rules().board).second) samples.push_back({name, setup});
  };
  for (const RulesetInfo& info : rulesets()) add(info.id, {{"ruleset", info.id}});
  for (const RulesetInfo& info : rulesets())
    for (const OptionInfo& option : info.options)
      for (const Value& value : option.values) {
        add(info.id + " " + option.name + "=" + in_words(value),
            {{"ruleset", info.id}, {"options", {{option.name, value}}}});
      }
  return samples;
}

int seeing(const SeeingOptions& options) {
  std::signal(SIGINT, interrupt);
  std::optional<cli::TextAside> aside;
  if (options.json && options.json_file.empty()) aside.emplace();
  json all = json::array();
  std::printf("%-24s %-27s %6s %6s %9s %6s %6s %6s %6s %6s\n", "game", "pictures", "boards", "found", "corner sq",
              "plies", "right", "asked", "missed", "wrong");
  std::vector<Sample> samples;
  for (const std::string& rules : options.rules) samples.push_back({rules, {{"ruleset", rules}}});
  if (samples.empty()) samples = one_game_a_board();
  for (const auto& [name, setup] : samples)
    for (const Condition& condition : conditions()) {
      if (condition.name.find(options.only) == std::string::npos) continue;
      Tally tally;
      for (int game = 0; game < options.games && !interrupted; ++game) {
        std::cerr << name << ", " << condition.name << ": game " << game + 1 << " of " << options.games << "   \r";
        const auto done =
            watch_one(setup, condition, options.seed + static_cast<std::uint64_t>(game), options.plies, tally);
        if (!done) {
          cli::complain(name + ": " + done.error().message.english());
          return cli::kUsage;
        }
      }
      if (interrupted) {
        std::cerr << "\nstopped early\n";
        return cli::kInterrupted;
      }
      auto& errors = tally.corner_errors;
      std::sort(errors.begin(), errors.end());
      const double worst = errors.empty() ? 0 : errors.back();
      std::printf("%-24s %-27s %6d %6d %9.3f %6d %6d %6d %6d %6d\n", name.c_str(), condition.name.c_str(), tally.games,
                  tally.found, worst, tally.plies, tally.right, tally.asked, tally.missed, tally.wrong);
      std::fflush(stdout);
      all.push_back({{"game", name},
                     {"condition", condition.name},
                     {"boards", tally.games},
                     {"found", tally.found},
                     {"worst_corner_squares", worst},
                     {"plies", tally.plies},
                     {"right", tally.right},
                     {"asked", tally.asked},
                     {"missed", tally.missed},
                     {"wrong", tally.wrong}});
    }
  if (all.empty()) {
    cli::complain("--only " + options.only + ": there are no such pictures");
    return cli::kUsage;
  }
  if (aside) {
    aside.reset();
    std::cout << text::dump(all) << "\n";
  }
  if (options.json_file.empty()) return cli::kDone;
  std::ofstream file(options.json_file);
  file << text::dump(all, 1) << "\n";
  if (file.flush()) return cli::kDone;
  cli::complain(options.json_file + " cannot be written");
  return cli::kOutput;
}

}  // namespace

void add_seeing(CLI::App& app, int& status) {
  auto options = std::make_shared<SeeingOptions>();
  auto* command = cli::add_command(app, "seeing");
  command->add_option("--rules", options->rules, "Games to render, by their rulesets; else one for each board there is")
      ->delimiter(',');
  command->add_option("--seed", options->seed, "Of games, tables and noise")->capture_default_str();
  command->add_option("--games", options->games, "Games for each condition")
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  command->add_option("--plies", options->plies, "Plies of each game")
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  command->add_option("--only", options->only, "Only pictures in whose name this stands, such as `glare`");
  auto* figures = command->add_option("--json", options->json_file,
                                      "JSON instead of text; with a file: the figures are written there as well");
  figures->expected(0, 1);
  command
      ->add_option("--fit", options->fit,
                   "Folders of recordings with their answers: fit on every other of them what readings are judged by, "
                   "and say how well it does on the rest; nothing is rendered")
      ->check(CLI::ExistingDirectory)
      ->excludes("--rules")
      ->excludes("--only")
      ->excludes("--json");
  command->callback([options, figures, &status] {
    options->json = figures->count() > 0;
    status = options->fit.empty() ? seeing(*options) : fit_seeing(options->fit);
  });
}

}  // namespace arbiter::evaluation
