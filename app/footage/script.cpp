// SPDX-License-Identifier: MIT
#include "app/footage/script.h"

#include <cctype>
#include <map>
#include <random>

#include "app/footage/demo_record.h"
#include "app/table/board_view.h"
#include "referee/protocol/json_file.h"
#include "text/json_text.h"
#include "text/value_json.h"

namespace arbiter::footage {

namespace {

/// Length of the square's name that `text` begins with, 0 when there is none.
std::size_t square_length(std::string_view text) {
  if (text.size() < 2 || text[0] < 'a' || text[0] > 'z') return 0;
  std::size_t n = 1;
  while (n < text.size() && n < 3 && std::isdigit(static_cast<unsigned char>(text[n])) != 0) ++n;
  return n > 1 ? n : 0;
}

/// How often an action is chosen, against 1 for an ordinary move.
double weight(const std::string& action, const std::map<std::string, std::string>& pieces) {
  const Squares squares = squares_of(action);
  if (!squares.to.empty()) return pieces.contains(squares.to) ? 3 : 1;
  if (action.find("pass") != std::string::npos) return 0.05;
  if (action.find("none") != std::string::npos) return 0.5;
  return 1;
}

}  // namespace

std::string seat_prefix(const std::string& action) {
  const std::size_t colon = action.find(':');
  return colon == 1 || colon == 2 ? action.substr(0, colon) : std::string();
}

Squares squares_of(const std::string& action) {
  std::string_view rest(action);
  if (const std::string seat = seat_prefix(action); !seat.empty()) rest.remove_prefix(seat.size() + 1);
  const std::size_t first = square_length(rest);
  if (first == 0) return {};
  Squares squares{std::string(rest.substr(0, first)), {}};
  rest.remove_prefix(first);
  if (!rest.empty() && rest[0] == 'x') rest.remove_prefix(1);
  const std::size_t second = square_length(rest);
  if (second == 0 || (rest.size() > second && rest[second] != '=')) return {};
  squares.to = std::string(rest.substr(0, second));
  return squares;
}

Expected<Script> script_of_record(const Value& record) {
  if (!record.has("format") || record["format"] != Value("arbiter-record"))
    return refuse("bad_record", make_message("this is no record of a game (\"format\" must be \"arbiter-record\")"));
  Script script{Value::Table(), {}};
  for (const char* field : {"ruleset", "armies", "options", "seed", "position"})
    if (record.has(field)) script.setup[field] = record[field];
  const Value& plies = record["plies"];
  if (!plies.is_nothing() && !plies.is_list()) return refuse("bad_record", make_message("\"plies\" must be a list"));
  for (const Value& ply : plies.list()) {
    const std::size_t number = script.actions.size() + 1;
    if (!ply.has("action") || !ply["action"].is_text())
      return refuse(
          "bad_record",
          ply.has("override")
              ? make_message("ply %1 is an arbiter's correction, which no player's hand has made: it cannot be filmed",
                             number)
              : make_message("ply %1 has no \"action\"", number));
    script.actions.push_back(ply["action"].text());
  }
  return script;
}

Expected<Script> read_script(const std::filesystem::path& file) {
  const auto record = protocol::read_json(file);
  if (!record) return tl::unexpected(record.error());
  auto script = script_of_record(text::value_of(*record));
  if (!script) return refuse(script.error().code, make_message("%1: %2", file.string(), script.error().message));
  return script;
}

const Script& demo_script() {
  // Part of the program; the tests play it.
  static const Script script = script_of_record(text::value_of(text::parse(kDemoRecord).value())).value();
  return script;
}

// A referee of its own: asking one changes its game. NOLINTNEXTLINE(performance-unnecessary-value-param)
Expected<Script> random_script(table::Referee referee, const Value& setup, std::uint64_t seed, int plies) {
  Script script{setup, {}};
  auto now = referee.carry_out(table::Begin{setup});
  if (!now) return tl::unexpected(now.error());
  std::mt19937_64 random(seed);
  for (int ply = 0; ply < plies && now->state.status == view::Phase::playing; ++ply) {
    const std::vector<std::string> legal = referee.legal(Viewer::arbiter()).actions;
    std::vector<std::map<std::string, std::string>> pieces;
    for (std::size_t b = 0; b < table::boards_of(now->state); ++b)
      pieces.push_back(table::board_state(now->state, b).pieces);
    const auto weight_of = [&](const std::string& action) { return weight(action, pieces[table::board_of(action)]); };
    double total = 0;
    for (const std::string& action : legal) total += weight_of(action);
    if (total <= 0) break;
    // Arithmetic of our own: a library's distributions differ from one to the next.
    double left = static_cast<double>(random() >> 11) * 0x1.0p-53 * total;
    std::string chosen;
    for (const std::string& action : legal) {
      chosen = action;
      left -= weight_of(chosen);
      if (left < 0) break;
    }
    now = referee.carry_out(table::Act{chosen, {}});
    if (!now) return tl::unexpected(now.error());
    script.actions.push_back(chosen);
  }
  return script;
}

}  // namespace arbiter::footage
