// SPDX-License-Identifier: MIT
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

#include "app/cli/commands.h"
#include "app/commands/complaint.h"
#include "app/table/message_text.h"
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
  auto* command = add_command(app, "cases");
  auto files = std::make_shared<std::vector<std::string>>();
  command->add_option("files", *files, "Files of rule cases (JSON), or folders of such files")->required();
  command->callback([files, &status] {
    int passed = 0, failed = 0;
    for (const std::filesystem::path& file : files_of(*files)) {
      const auto cases = protocol::read_cases(file);
      if (!cases) {
        complain(table::message_text(cases.error().message));
        status = kInput;
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
    status = failed == 0 ? kDone : kNo;
  });
}

}  // namespace arbiter::cli
