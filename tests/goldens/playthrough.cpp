// SPDX-License-Identifier: MIT
#include "tests/goldens/playthrough.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "referee/protocol/server.h"

namespace arbiter::goldens {

using nlohmann::json;

namespace {

/// FNV-1a: the same on every machine, which std::hash need not be.
std::string checksum(const std::vector<std::string>& words) {
  std::uint32_t sum = 2166136261U;
  for (const std::string& word : words)
    for (const char c : word + "\n") sum = (sum ^ static_cast<unsigned char>(c)) * 16777619U;
  char text[9];
  std::snprintf(text, sizeof text, "%08x", sum);
  return text;
}

std::string line_of(const json& event) {
  std::string line = event["type"].get<std::string>() + " " + event["rule"].get<std::string>();
  for (const auto& [key, value] : event.items())
    if (key != "type" && key != "rule")
      line += " " + key + "=" + (value.is_string() ? value.get<std::string>() : value.dump());
  return line + "\n";
}

std::vector<std::string> words_of(const json& reply, const char* field) {
  return reply.value(field, json::array()).get<std::vector<std::string>>();
}

class Recorder {
 public:
  Recorder(Playthrough& game, Played& played) : game_(game), played_(played) {}

  bool begin() {
    json request = game_.request;
    request.update({{"cmd", "new"}, {"as", "arbiter"}, {"also", "public"}});
    const json reply = server_.handle(request);
    played_.text = std::string("new ") + (game_.brief ? "brief " : "") + game_.request.dump() + "\n";
    if (!reply["ok"].get<bool>()) {
      played_.refused = reply["error"].dump();
      played_.text += "  refused " + played_.refused + "\n";
      return false;
    }
    told(reply);
    return true;
  }

  void all_actions(const Choose& choose) {
    std::size_t number = 0;
    for (std::size_t n = 0;; ++n) {
      if (n == game_.actions.size()) {
        auto next = choose ? choose(open()) : std::nullopt;
        if (!next) return;
        game_.actions.push_back(*next);
      }
      const std::string& action = game_.actions[n];
      if (!(action.rfind("! ", 0) == 0 ? refused(action.substr(2)) : act(action, ++number))) return;
      ++played_.done;
    }
  }

  void end() {
    const json state = server_.handle({{"cmd", "state"}})["state"];
    played_.text += "points";
    for (const auto& [seat, of] : state["seats"].items()) played_.text += " " + seat + "=" + of["points"].dump();
    played_.text += "\nresult " + state["result"].dump() + "\n";
    if (!game_.brief) played_.text += "view " + state.dump(1) + "\n";
  }

 private:
  Open open() {
    const json reply = server_.handle({{"cmd", "legal"}});
    return {words_of(reply, "actions"), words_of(reply, "reactions"), server_.handle({{"cmd", "state"}})["state"],
            [this](const std::string& action) { return topic_of(attempt(action)); }};
  }

  static std::string topic_of(const std::string& rule) { return rule.substr(rule.find('/') + 1); }

  /// The rule, or where there is none the code, by which it is refused; nothing is changed. Empty: it is accepted.
  std::string attempt(const std::string& action) const {
    protocol::Server copy = server_;
    const json reply = copy.handle({{"cmd", "act"}, {"action", action}});
    if (reply["ok"].get<bool>()) return {};
    const json& rule = reply["error"]["rule"];
    return rule.is_string() ? rule.get<std::string>() : reply["error"]["code"].get<std::string>();
  }

  bool refused(const std::string& action) {
    const std::string rule = attempt(action);
    played_.text += "! " + action + " " + (rule.empty() ? "accepted" : rule) + "\n";
    played_.topics.push_back(topic_of(rule));
    return !rule.empty();
  }

  bool act(const std::string& action, std::size_t number) {
    const Open now = open();
    std::vector<std::string> all = now.legal;
    all.insert(all.end(), now.reactions.begin(), now.reactions.end());
    const json decision = now.state.value("decision", json());  // of joined boards each has its own
    const bool plain = !decision.is_string() || decision == "move";
    played_.longer += !plain;
    played_.text += std::to_string(number) + " [" + std::to_string(all.size()) + " " + checksum(all) +
                    (plain ? "" : " " + decision.get<std::string>()) + "] " + action + "\n";
    const json reply = server_.handle({{"cmd", "act"}, {"action", action}, {"as", "arbiter"}, {"also", "public"}});
    if (reply["ok"].get<bool>()) {
      told(reply);
      return true;
    }
    played_.text += "  refused " + reply["error"].dump() + "\n";
    return false;
  }

  void told(const json& reply) {
    for (const json& event : reply["events"]) {
      played_.text += "  " + line_of(event);
      played_.topics.push_back(topic_of(event["rule"].get<std::string>()));
    }
    if (reply["also"]["events"] == reply["events"]) return;
    for (const json& event : reply["also"]["events"]) played_.text += "  : " + line_of(event);
  }

  protocol::Server server_;
  Playthrough& game_;
  Played& played_;
};

}  // namespace

Played play(Playthrough& game, const Choose& choose) {
  Played played;
  Recorder recorder(game, played);
  if (!recorder.begin()) return played;
  recorder.all_actions(choose);
  recorder.end();
  return played;
}

std::vector<Playthrough> parse(const std::string& text) {
  std::vector<Playthrough> games;
  std::istringstream in(text);
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    const auto wrong = [&] { return std::runtime_error("line " + std::to_string(number) + ": " + line); };
    if (line.rfind("new ", 0) == 0) {
      Playthrough game;
      game.brief = line.rfind("new brief ", 0) == 0;
      game.request = json::parse(line.substr(game.brief ? 10 : 4), nullptr, false);
      if (game.request.is_discarded()) throw wrong();
      games.push_back(std::move(game));
    } else if (!line.empty() && line[0] >= '1' && line[0] <= '9') {
      const std::size_t bracket = line.find("] ");
      if (bracket == std::string::npos || games.empty()) throw wrong();
      games.back().actions.push_back(line.substr(bracket + 2));
    } else if (line.rfind("! ", 0) == 0) {
      const std::size_t rule = line.rfind(' ');
      if (rule < 3 || games.empty()) throw wrong();
      games.back().actions.push_back(line.substr(0, rule));
    }
  }
  return games;
}

std::string first_difference(const std::string& recorded, const std::string& now) {
  if (recorded == now) return {};
  std::istringstream a(recorded), b(now);
  std::string before, game, line_a, line_b;
  for (int number = 1;; ++number) {
    const bool more_a = !std::getline(a, line_a).fail(), more_b = !std::getline(b, line_b).fail();
    if (more_a && more_b && line_a == line_b) {
      if (line_a.rfind("new ", 0) == 0) game = line_a;
      if (!line_a.empty() && line_a[0] >= '1' && line_a[0] <= '9') before = line_a;
      continue;
    }
    return "line " + std::to_string(number) + "\n  of      " + game + "\n  after   " + before + "\n  was     " +
           (more_a ? line_a : "(the end)") + "\n  is now  " + (more_b ? line_b : "(the end)") + "\n";
  }
}

std::string text_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace arbiter::goldens
