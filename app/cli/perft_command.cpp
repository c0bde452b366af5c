#include <chrono>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>

#include "app/cli/commands.h"
#include "referee/protocol/server.h"

namespace arbiter::cli {

void add_perft(CLI::App& app, int& status) {
  auto* command = add_command(app, "perft");
  struct Wanted {
    std::string rules = "chess";
    std::string options = "{}";
    int depth = 4;
  };
  auto wanted = std::make_shared<Wanted>();
  command->add_option("--rules", wanted->rules, "Ruleset id")->capture_default_str();
  command->add_option("--options", wanted->options, "Options as a JSON object");
  command->add_option("depth", wanted->depth, "Depth")->check(CLI::Range(0, 12))->capture_default_str();
  command->callback([wanted, &status] {
    protocol::Server server;
    const auto options = nlohmann::json::parse(wanted->options, nullptr, false);
    const auto begun = server.handle({{"cmd", "new"}, {"ruleset", wanted->rules}, {"options", options}});
    if (!begun["ok"].get<bool>()) {
      std::cerr << "arbiter perft: " << begun["error"]["message"].get<std::string>() << "\n";
      status = kUsage;
      return;
    }
    for (int depth = 1; depth <= wanted->depth; ++depth) {
      const auto start = std::chrono::steady_clock::now();
      const auto reply = server.handle({{"cmd", "perft"}, {"depth", depth}});
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
