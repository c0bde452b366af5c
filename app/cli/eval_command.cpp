#include <filesystem>
#include <iostream>
#include <memory>

#include "app/cli/commands.h"
#include "app/cli/eval.h"

namespace arbiter::cli {

void add_eval(CLI::App& app, int& status) {
  auto options = std::make_shared<EvalOptions>();
  auto* command = app.add_subcommand("eval", "Score the reading of labelled pictures or footage");
  command
      ->add_option("folder", options->folder,
                   "Folder with labels.json, sequence.json or truth.json, or of such folders")
      ->required()
      ->check(CLI::ExistingDirectory);
  command->add_option("--json", options->json_file, "Write the scores to this file as well");
  command->add_option("--per-sequence", options->per_sequence, "Pictures to take of a sequence when boards are found")
      ->capture_default_str();
  command->add_flag("--list", options->list, "A line for every picture");
  command->callback([options, &status] {
    try {
      status = eval_boards(*options);
    } catch (const std::exception& e) {
      std::cerr << e.what() << "\n";
      status = 2;
    }
  });
}

}  // namespace arbiter::cli
