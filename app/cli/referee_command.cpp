// SPDX-License-Identifier: MIT
#include <iostream>
#include <string>

#include "app/cli/commands.h"
#include "app/cli/think.h"
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
      // Only here a computer thinks: the referee itself knows the rules and no more.
      const auto request = text::parse_or_discard(line);
      if (request.is_object() && request.contains("cmd") && request["cmd"] == "think") {
        const auto tell = [](const auto& progress) { std::cout << text::dump(progress) << std::endl; };
        tell(think(server.game(), request, tell));
        continue;
      }
      std::cout << server.handle_line(line) << std::endl;
    }
    status = kDone;
  });
}

}  // namespace arbiter::cli
