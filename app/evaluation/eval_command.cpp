// SPDX-License-Identifier: MIT
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>

#include "app/commands/complaint.h"
#include "app/commands/text_aside.h"
#include "app/evaluation/commands.h"
#include "app/evaluation/eval.h"
#include "app/evaluation/eval_totals.h"
#include "app/footage/behaviour.h"

namespace arbiter::evaluation {

namespace {

/// Writes the scores as JSON where they are wanted: alone on standard output, or into the file.
int put(const Scores& out, const EvalOptions& options, std::optional<cli::TextAside>& aside) {
  if (aside) {
    aside.reset();
    std::cout << scores_text(out) << "\n";
  }
  if (options.json_file.empty()) return cli::kDone;
  std::ofstream file(options.json_file);
  file << scores_text(out, 1) << "\n";
  if (file.flush()) return cli::kDone;
  cli::complain(options.json_file.string() + " cannot be written");
  return cli::kOutput;
}

int eval(const EvalOptions& options, const BehaviourOptions& behaviours, const std::string& only, bool json_wanted) {
  std::optional<cli::TextAside> aside;
  if (json_wanted && options.json_file.empty()) aside.emplace();
  Scores out;
  out.disturbed = options.disturbances.text();
  if (!behaviours.names.empty()) {
    out.games = eval_behaviours(behaviours, options);
    out.totals = eval_totals(*out.games);
    print_totals(*out.totals);
    return put(out, options, aside);
  }
  if (only == "plies") {
    out.plies = eval_plies(options);
    return put(out, options, aside);
  }
  if (only != "games") out.boards = eval_boards(options);
  if (only != "boards") {
    out.games = eval_games(options);
    out.totals = eval_totals(*out.games);
    print_totals(*out.totals);
  }
  if (!out.boards && (!out.games || out.games->empty())) {
    cli::complain(options.folder.string() + ": nothing labelled there");
    return cli::kInput;
  }
  return put(out, options, aside);
}

/// What may be done to the recordings of games before they are watched.
void add_disturbances(CLI::App& command, Disturbances& how) {
  const auto add = [&](const char* name, auto& value, const char* about) {
    return command.add_option(name, value, about)->capture_default_str()->group("Disturbances of the games watched");
  };
  add("--gamma", how.gamma, "Exponent of the brightness: 0.5 brightens, 2 darkens")->check(CLI::Range(0.1, 10.0));
  add("--scale", how.scale, "Size of the pictures: 0.5 halves both sides")->check(CLI::Range(0.05, 2.0));
  add("--blur", how.blur, "Blur, sigma in pixels")->check(CLI::Range(0.0, 50.0));
  add("--noise", how.noise, "Noise, sigma in grey levels")->check(CLI::Range(0.0, 100.0));
  add("--every", how.every, "Show only every so manieth picture")->check(CLI::Range(1, 100000));
  add("--missing", how.missing, "Share of the stills that are missing")->check(CLI::Range(0.0, 1.0));
  add("--unfocused", how.unfocused, "Share of the stills that are out of focus")->check(CLI::Range(0.0, 1.0));
  add("--late", how.late, "Plies that were played before the first picture")->check(CLI::Range(0, 100000));
  add("--size-differs", how.size_differs, "Pixels by which the size of the pictures differs at most")
      ->check(CLI::Range(0, 1000));
  add("--seed", how.seed, "Of what is missing, out of focus, noise, sizes and the films");
}

/// Returns the option that asks for behaviours.
CLI::Option* add_behaviours(CLI::App& command, BehaviourOptions& how) {
  constexpr const char* kGroup = "Films of what people do";
  std::vector<std::string> names{"all"};
  for (const footage::BehaviourInfo& one : footage::behaviours()) names.push_back(one.name);
  auto* wanted = command
                     .add_option("--behaviours", how.names,
                                 "Film and watch these behaviours, or `all`; `simulate --behaviour list` names them")
                     ->delimiter(',')
                     ->check(CLI::IsMember(names))
                     ->group(kGroup);
  command.add_option("--rules", how.rules, "Games to film them with")->delimiter(',')->needs(wanted)->group(kGroup);
  command.add_option("--films", how.films, "Folder to keep the films in")->needs(wanted)->group(kGroup);
  return wanted;
}

/// `all` in full, and the seed.
BehaviourOptions with_all(BehaviourOptions how, std::uint64_t seed) {
  how.seed = seed;
  if (std::count(how.names.begin(), how.names.end(), "all") == 0) return how;
  how.names.clear();
  for (const footage::BehaviourInfo& one : footage::behaviours()) how.names.push_back(one.name);
  return how;
}

}  // namespace

void add_eval(CLI::App& app, int& status) {
  auto options = std::make_shared<EvalOptions>();
  auto behaviours = std::make_shared<BehaviourOptions>();
  auto* command = cli::add_command(app, "eval");
  command
      ->add_option("folder", options->folder,
                   "Folder with labels.json, sequence.json or truth.json, or of such folders")
      ->excludes(add_behaviours(*command, *behaviours));
  auto* scores = command->add_option("--json", options->json_file,
                                     "JSON instead of text; with a file: the scores are written there as well");
  scores->expected(0, 1);
  command->add_option("--per-sequence", options->per_sequence, "Pictures to take of a sequence when boards are found")
      ->capture_default_str();
  command->add_flag("--list", options->list, "A line for every picture");
  command->add_flag("!--no-answers", options->answers, "Leave the reader's questions unanswered");
  command->add_option("--report", options->report,
                      "Folder for what was thought of every picture of the games, as `watch --report` keeps it");
  add_disturbances(*command, options->disturbances);
  const auto only = std::make_shared<std::string>();
  command
      ->add_option("--only", *only,
                   "`boards`: only look for boards in single pictures; `games`: only watch games; `plies`: only read "
                   "plies, each from the true position before it")
      ->check(CLI::IsMember({"boards", "games", "plies"}));
  command->callback([options, behaviours, only, scores, &status] {
    if (options->folder.empty() && behaviours->names.empty()) throw CLI::RequiredError("folder, or --behaviours,");
    if (!behaviours->names.empty() && behaviours->rules.empty())
      throw CLI::ValidationError("--behaviours", "needs --rules: the games to film");
    try {
      status = eval(*options, with_all(*behaviours, options->disturbances.seed), *only, scores->count() > 0);
    } catch (const std::exception& e) {
      cli::complain(e.what());
      status = cli::kInput;
    }
  });
}

}  // namespace arbiter::evaluation
