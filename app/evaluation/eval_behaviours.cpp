// SPDX-License-Identifier: MIT
#include <unistd.h>

#include <cstdio>
#include <stdexcept>

#include "app/evaluation/eval.h"
#include "app/evaluation/labelled_games.h"
#include "app/footage/behaviour.h"
#include "app/table/referee.h"
#include "vision/simulate/noise.h"

namespace arbiter::evaluation {

namespace {

namespace fs = std::filesystem;

/// A folder of its own that goes away.
class Scratch {
 public:
  Scratch() : folder_(fs::temp_directory_path() / ("arbiter-behaviours-" + std::to_string(getpid()))) {}
  ~Scratch() {
    std::error_code ignored;  // what cannot be removed stays in the folder for temporary files
    fs::remove_all(folder_, ignored);
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  [[nodiscard]] const fs::path& folder() const { return folder_; }

 private:
  fs::path folder_;
};

/// What the film looks like: another board, set, light and place of the camera for each.
vision::simulate::Scene scene_of(const std::string& board, std::uint64_t key) {
  using vision::simulate::uniform;
  vision::simulate::Scene scene = vision::simulate::make_scene(board, "", key);
  scene.size = {960, 720};
  scene.light = vision::simulate::make_light("", key);
  scene.pose.elevation = uniform(key + 1, 45, 80);
  scene.pose.rotation = uniform(key + 2, -20, 20);
  return scene;
}

/// False where this game has no such ply.
bool film(const fs::path& folder, const std::string& name, const std::string& rules, std::uint64_t seed) {
  const Value setup{{"ruleset", rules}, {"seed", seed}};
  const auto begun = table::make_referee().carry_out(table::Begin{setup});
  if (!begun) throw std::runtime_error(rules + ": " + begun.error().message.english());
  const std::uint64_t key =
      vision::simulate::mixed(seed, vision::simulate::text_key(name) ^ vision::simulate::text_key(rules));
  auto scene = scene_of(begun->state.board, key);
  vision::simulate::suit_pieces(scene, begun->state.pieces);
  footage::FilmOptions where;
  where.folder = folder;
  where.force = true;
  auto pictures = footage::Film::create(where);
  if (!pictures) throw std::runtime_error(pictures.error().message.english());
  const auto filmed = footage::film_behaviour(*pictures, name, setup, scene, key);
  if (!filmed && filmed.error().code != "no_such_ply")
    throw std::runtime_error(name + ", " + rules + ": " + filmed.error().message.english());
  return filmed.has_value();
}

void print_score(const GameScore& o, bool list) {
  if (!o.error.empty()) {
    std::printf("%-30s not scored: %s\n", o.name.c_str(), o.error.c_str());
    return;
  }
  std::printf("%-30s %6d %6d %6d %6d %6d %6d %6d/%d\n", o.name.c_str(), o.plies, o.right, o.unflagged, o.asked,
              o.wrong - o.unflagged, o.missed, o.moments_met, o.moments);
  if (!list) return;
  for (const GameScore::Line& line : o.list) std::printf("    %s\n", line_text(line).c_str());
}

}  // namespace

std::vector<GameScore> eval_behaviours(const BehaviourOptions& behaviours, const EvalOptions& options) {
  const Scratch scratch;
  const fs::path folder = behaviours.films.empty() ? scratch.folder() : behaviours.films;
  std::vector<GameScore> out;
  int moments = 0, met = 0;
  std::printf("%-30s %6s %6s %6s %6s %6s %6s %8s\n", "behaviour", "plies", "right", "wrong", "asked", "w.ask", "open",
              "in time");
  for (const std::string& name : behaviours.names)
    for (const std::string& rules : behaviours.rules) {
      const fs::path place = folder / (name + "." + rules);
      if (!film(place, name, rules, behaviours.seed)) {
        std::printf("%-30s this game has no such ply\n", (name + "." + rules).c_str());
        continue;
      }
      for (LabelledGame& game : labelled_games(place)) {
        game.source = rules;
        out.push_back(watch_game(game, options));
        print_score(out.back(), options.list);
        moments += out.back().moments;
        met += out.back().moments_met;
      }
      std::fflush(stdout);
      if (behaviours.films.empty()) fs::remove_all(place);
    }
  std::printf("recorded, asked or told within 5 seconds: %d of %d\n", met, moments);
  return out;
}

}  // namespace arbiter::evaluation
