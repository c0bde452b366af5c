// SPDX-License-Identifier: MIT
#include <iostream>
#include <string>

#include "app/cli/commands.h"
#include "referee/protocol/server.h"
#include "text/file.h"
#include "text/json_text.h"

namespace arbiter::cli {

void add_referee(CLI::App& app, int& status) {
  auto* command = add_command(app, "referee");
  command->callback([&status] {
    protocol::Server server;
    for (std::string line; text::read_line(std::cin, line, text::Limits{}.bytes);) {
      if (line.empty()) continue;
      std::cout << server.handle_line(line) << std::endl;
    }
    status = kDone;
  });
}

}  // namespace arbiter::cli
