// SPDX-License-Identifier: MIT
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>

#include "app/commands/text_aside.h"
#include "app/laboratory/commands.h"
#include "app/laboratory/eval.h"
#include "app/laboratory/eval_totals.h"

namespace arbiter::laboratory {

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
  std::cerr << options.json_file.string() << " cannot be written\n";
  return cli::kOutput;
}

int eval(const EvalOptions& options, const std::string& only, bool json_wanted) {
  std::optional<cli::TextAside> aside;
  if (json_wanted && options.json_file.empty()) aside.emplace();
  Scores out;
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
    std::cerr << options.folder.string() << ": nothing labelled there\n";
    return cli::kInput;
  }
  return put(out, options, aside);
}

}  // namespace

void add_eval(CLI::App& app, int& status) {
  auto options = std::make_shared<EvalOptions>();
  auto* command = cli::add_command(app, "eval");
  command
      ->add_option("folder", options->folder,
                   "Folder with labels.json, sequence.json or truth.json, or of such folders")
      ->required();
  auto* scores = command->add_option("--json", options->json_file,
                                     "JSON instead of text; with a file: the scores are written there as well");
  scores->expected(0, 1);
  command->add_option("--per-sequence", options->per_sequence, "Pictures to take of a sequence when boards are found")
      ->capture_default_str();
  command->add_flag("--list", options->list, "A line for every picture");
  command->add_flag("!--no-answers", options->answers, "Leave the reader's questions unanswered");
  command->add_option("--report", options->report,
                      "Folder for what was thought of every picture of the games, as `watch --report` keeps it");
  const auto only = std::make_shared<std::string>();
  command
      ->add_option("--only", *only,
                   "`boards`: only look for boards in single pictures; `games`: only watch games; `plies`: only read "
                   "plies, each from the true position before it")
      ->check(CLI::IsMember({"boards", "games", "plies"}));
  command->callback([options, only, scores, &status] {
    try {
      status = eval(*options, *only, scores->count() > 0);
    } catch (const std::exception& e) {
      std::cerr << e.what() << "\n";
      status = cli::kInput;
    }
  });
}

}  // namespace arbiter::laboratory
