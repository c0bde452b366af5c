#include <iostream>
#include <string>

#include "app/cli/commands.h"
#include "referee/protocol/server.h"

namespace arbiter::cli {

void add_referee(CLI::App& app, int& status) {
  auto* command = add_command(app, "referee");
  command->callback([&status] {
    protocol::Server server;
    for (std::string line; std::getline(std::cin, line);) {
      if (line.empty()) continue;
      std::cout << server.handle_line(line) << std::endl;
    }
    status = 0;
  });
}

}  // namespace arbiter::cli
