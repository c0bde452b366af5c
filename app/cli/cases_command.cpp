#include <algorithm>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

#include "app/cli/commands.h"
#include "referee/protocol/cases.h"

namespace arbiter::cli {

namespace {

/// The files named, and the JSON files in and below the folders named, in the order of their names.
std::vector<std::filesystem::path> files_of(const std::vector<std::string>& named) {
  std::vector<std::filesystem::path> files;
  for (const std::string& one : named) {
    std::error_code error;
    if (!std::filesystem::is_directory(one, error)) {
      files.emplace_back(one);
      continue;
    }
    const auto first = static_cast<std::ptrdiff_t>(files.size());
    for (const auto& entry : std::filesystem::recursive_directory_iterator(one, error))
      if (entry.path().extension() == ".json") files.push_back(entry.path());
    std::sort(files.begin() + first, files.end());
  }
  return files;
}

}  // namespace

void add_cases(CLI::App& app, int& status) {
  auto* command =
      app.add_subcommand("cases", "Run rule cases: prints each that fails, then how many passed and failed");
  auto files = std::make_shared<std::vector<std::string>>();
  command->add_option("files", *files, "Files of rule cases (JSON), or folders of such files")->required();
  command->callback([files, &status] {
    int passed = 0, failed = 0;
    for (const std::filesystem::path& file : files_of(*files)) {
      const auto cases = protocol::read_cases(file);
      if (!cases) {
        std::cerr << "arbiter cases: " << cases.error().message << "\n";
        status = 2;
        return;
      }
      for (const auto& rule_case : *cases) {
        const auto failures = protocol::run_case(rule_case);
        ++(failures.empty() ? passed : failed);
        for (const std::string& why : failures)
          std::cout << file.string() << ": " << rule_case.name << ": " << why << "\n";
      }
    }
    std::cout << passed << " passed, " << failed << " failed" << std::endl;
    status = failed == 0 ? 0 : 1;
  });
}

}  // namespace arbiter::cli
