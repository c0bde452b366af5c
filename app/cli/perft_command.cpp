// SPDX-License-Identifier: MIT
#include <chrono>
#include <iostream>
#include <limits>
#include <string>

#include "app/cli/commands.h"
#include "app/commands/complaint.h"
#include "referee/protocol/server.h"
#include "text/json_text.h"

namespace arbiter::cli {

void add_perft(CLI::App& app, int& status) {
  auto* command = add_command(app, "perft");
  struct Wanted {
    std::string rules = "chess";
    std::string options = "{}";
    int depth = 4;
    std::int64_t limit = std::numeric_limits<std::int64_t>::max();
  };
  auto wanted = std::make_shared<Wanted>();
  command->add_option("--rules", wanted->rules, "Ruleset id")->capture_default_str();
  command->add_option("--options", wanted->options, "Options as a JSON object");
  command->add_option("--limit", wanted->limit, "Positions to look into at most (else as many as it takes)")
      ->check(CLI::PositiveNumber);
  command->add_option("depth", wanted->depth, "Depth")->check(CLI::Range(0, 12))->capture_default_str();
  command->callback([wanted, &status] {
    protocol::Server server;
    const auto options = text::parse(wanted->options);
    if (!options) {
      complain("--options: " + options.error().text().english());
      status = kUsage;
      return;
    }
    const auto begun = server.handle({{"cmd", "new"}, {"ruleset", wanted->rules}, {"options", *options}});
    if (!begun["ok"].get<bool>()) {
      complain(begun["error"]["message"].get<std::string>());
      status = kUsage;
      return;
    }
    for (int depth = 1; depth <= wanted->depth; ++depth) {
      const auto start = std::chrono::steady_clock::now();
      const auto reply = server.handle({{"cmd", "perft"}, {"depth", depth}, {"limit", wanted->limit}});
      if (!reply["ok"].get<bool>()) {
        complain(reply["error"]["message"].get<std::string>());
        status = kNo;
        return;
      }
      const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
      const auto nodes = reply["nodes"].get<std::uint64_t>();
      std::cout << "perft " << depth << ": " << nodes << "  ("
                << static_cast<std::uint64_t>(static_cast<double>(nodes) / (seconds + 1e-9)) << " a second)"
                << std::endl;
    }
    status = kDone;
  });
}

}  // namespace arbiter::cli
