#include <iostream>
#include <string>
#include <vector>

#include "app/cli/commands.h"
#include "referee/protocol/cases.h"

namespace arbiter::cli {

void add_cases(CLI::App& app, int& status) {
  auto* command =
      app.add_subcommand("cases", "Run rule cases: prints each that fails, then how many passed and failed");
  auto files = std::make_shared<std::vector<std::string>>();
  command->add_option("files", *files, "Files of rule cases (JSON)")->required();
  command->callback([files, &status] {
    int passed = 0, failed = 0;
    for (const std::string& file : *files) {
      const auto cases = protocol::read_cases(file);
      if (!cases) {
        std::cerr << "arbiter cases: " << cases.error().message << "\n";
        status = 2;
        return;
      }
      for (const auto& rule_case : *cases) {
        const auto failures = protocol::run_case(rule_case);
        ++(failures.empty() ? passed : failed);
        for (const std::string& why : failures) std::cout << file << ": " << rule_case.name << ": " << why << "\n";
      }
    }
    std::cout << passed << " passed, " << failed << " failed" << std::endl;
    status = failed == 0 ? 0 : 1;
  });
}

}  // namespace arbiter::cli
