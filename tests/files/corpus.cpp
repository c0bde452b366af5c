// SPDX-License-Identifier: MIT
#include "tests/files/corpus.h"

#include <algorithm>
#include <stdexcept>

#include "referee/core/game.h"
#include "referee/json/games.h"
#include "referee/protocol/record.h"

namespace arbiter::files {

namespace {

using nlohmann::json;

/// ASCII and the rest of the first plane as UTF-16, with its mark; the texts of the corpus hold nothing else.
std::string wide(const std::string& utf8, bool little) {
  std::string out = little ? "\xFF\xFE" : "\xFE\xFF";
  for (std::size_t at = 0; at < utf8.size();) {
    const auto byte = [&](std::size_t n) { return static_cast<unsigned>(static_cast<unsigned char>(utf8[at + n])); };
    unsigned code = byte(0);
    std::size_t bytes = 1;
    if (code >= 0xE0U) {
      code = ((code & 0xFU) << 12U) | ((byte(1) & 0x3FU) << 6U) | (byte(2) & 0x3FU);
      bytes = 3;
    } else if (code >= 0xC0U) {
      code = ((code & 0x1FU) << 6U) | (byte(1) & 0x3FU);
      bytes = 2;
    }
    const char high = static_cast<char>(code >> 8U), low = static_cast<char>(code & 0xFFU);
    out += little ? low : high;
    out += little ? high : low;
    at += bytes;
  }
  return out;
}

std::string replaced(std::string text, const std::string& what, const std::string& with) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
    text.replace(at, what.size(), with);
  return text;
}

}  // namespace

const char* name_of(Reading reading) {
  return reading == Reading::whole ? "whole" : reading == Reading::noted ? "noted" : "refused";
}

Make instead(const std::string& what, const std::string& with) {
  return [=](const std::string& text, Dice&) -> std::optional<std::string> {
    const std::size_t at = text.find(what);
    if (at == std::string::npos) return std::nullopt;
    std::string out = text;
    return out.replace(at, what.size(), with);
  };
}

Make before(const std::string& what) {
  return [=](const std::string& text, Dice&) -> std::optional<std::string> { return what + text; };
}

std::vector<Change> common_changes() {
  const auto always = [](auto&& make) {
    return [make](const std::string& text, Dice&) -> std::optional<std::string> { return make(text); };
  };
  return {
      {"as it is written", Reading::whole, always([](const std::string& t) { return t; })},
      {"a byte order mark", Reading::whole, always([](const std::string& t) { return "\xEF\xBB\xBF" + t; })},
      {"UTF-16, little", Reading::whole, always([](const std::string& t) { return wide(t, true); })},
      {"UTF-16, big", Reading::whole, always([](const std::string& t) { return wide(t, false); })},
      {"carriage returns and line feeds", Reading::whole,
       always([](const std::string& t) { return replaced(t, "\n", "\r\n"); })},
      {"carriage returns alone", Reading::whole, always([](const std::string& t) { return replaced(t, "\n", "\r"); })},
      {"blank lines before and behind", Reading::whole,
       always([](const std::string& t) { return "\n\n" + t + "\n\n"; })}};
}

std::vector<Shelf> shelves() {
  std::vector<Shelf> all = tagged_shelves();
  for (Shelf& shelf : lined_shelves()) all.push_back(std::move(shelf));
  all.push_back({"json", {"chess", "european-chess", "mr-joseph"}, {}});
  return all;
}

Written random_game(const std::string& ruleset, const std::string& format, int plies, Dice& dice) {
  auto game = game_json::start(json{{"ruleset", ruleset}, {"seed", dice() % 1000}});
  if (!game) throw std::runtime_error(game.error().message.english());
  Value about{{"event", "Friday"}, {"date", "2024-05-01"}};
  for (const Seat seat : game->rules().seats) about["players"][std::string(name(seat))] = "P" + std::string(name(seat));
  if (const auto done = game->set_about(about); !done) throw std::runtime_error(done.error().message.english());
  for (int n = 0; n < plies && !game->over(); ++n) {
    std::vector<std::string> moves, choices;
    for (const Action& action : game->legal()) {
      const bool move = action.type == Action::Type::move || action.type == Action::Type::place;
      if (move) moves.push_back(print(action, game->rules()));
      if (action.type == Action::Type::choose) choices.push_back(print(action, game->rules()));
    }
    if (moves.empty()) moves = choices;
    if (moves.empty()) break;
    std::sort(moves.begin(), moves.end());
    if (const auto done = game->act(moves[dice() % moves.size()]); !done)
      throw std::runtime_error(done.error().message.english());
  }
  const auto record = protocol::write_record(*game, format, Viewer::arbiter());
  if (!record) throw std::runtime_error(record.error().message.english());
  Written written;
  written.text = (*record)["record"].is_string() ? (*record)["record"].get<std::string>() : (*record)["record"].dump(1);
  for (const Game::Ply& ply : game->plies()) written.actions.push_back(ply.action);
  return written;
}

}  // namespace arbiter::files
