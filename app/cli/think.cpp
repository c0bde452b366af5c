// SPDX-License-Identifier: MIT
#include "app/cli/think.h"

#include <cmath>
#include <cstdint>
#include <exception>
#include <optional>

#include "play/player.h"
#include "text/json_fields.h"
#include "text/message_json.h"

namespace arbiter::cli {

namespace {

using Json = nlohmann::json;

constexpr int kLongest = 600'000, kUsual = 1'000;  // milliseconds
constexpr std::int64_t kMostNodes = 1'000'000'000;

Json refused(const std::string& code, const Message& message) {
  Json error{{"code", code}, {"rule", nullptr}};
  text::put_message(error, message);
  return {{"ok", false}, {"error", std::move(error)}};
}

double rounded(double value) { return std::round(value * 1'000) / 1'000; }

Json thought_json(const play::Thought& thought, const play::Sight& sight) {
  Json line = Json::array();
  for (const Action& action : thought.line) line.push_back(sight.said(action));
  Json expected = Json::object(), points = Json::object();
  for (const Seat seat : sight.position().rules->seats) {
    const auto i = static_cast<std::size_t>(index(seat));
    expected[std::string(name(seat))] = rounded(thought.result[i]);
    points[std::string(name(seat))] = rounded(thought.points[i]);
  }
  return {{"action", thought.action ? Json(sight.said(*thought.action)) : Json(nullptr)},
          {"line", line},
          {"score", thought.score},
          {"expected", expected},
          {"points", points},
          {"depth", thought.depth},
          {"nodes", thought.nodes},
          {"ms", thought.time.count()}};
}

Json answer(const Game* game, const Json& request, const std::function<void(const Json&)>& tell) {
  if (game == nullptr) return refused("no_game", as_it_is("There is no game yet: send \"new\" or \"load\" first."));
  text::JsonFields fields(request);
  const std::string wanted = fields.text_or("seat", 2);
  const int ms = fields.number_or("ms", 1, kLongest, 0);
  const std::int64_t nodes = fields.has("nodes") ? fields.whole("nodes", 1, kMostNodes) : 0;
  const int level = fields.number_or("level", 1, 8, 8);
  const std::int64_t seed = fields.has("seed") ? fields.whole("seed", 0, INT64_MAX) : 1;
  const bool info = fields.flag_or("info", false);
  if (!fields.fault().empty())
    return refused("bad_request", as_it_is("The request cannot be read: " + fields.fault() + "."));
  std::optional<Seat> seat = parse_seat(wanted);
  if (wanted.empty()) {
    const Seat asked = game->position().acting();
    seat = asked == Seat::none ? game->rules().seats.front() : asked;
  }
  if (!seat || !game->board_of(*seat))
    return refused("bad_request", as_it_is("\"seat\" must be a seat of this game, not \"" + wanted + "\"."));
  const play::Sight sight(*game, *seat);
  const play::Budget budget{static_cast<std::uint64_t>(nodes),
                            std::chrono::milliseconds(ms == 0 && nodes == 0 ? kUsual : ms)};
  play::Player player(level, static_cast<std::uint64_t>(seed));
  const auto each = [&](const play::Thought& thought) {
    Json line{{"info", thought_json(thought, sight)}};
    if (request.contains("id")) line["id"] = request["id"];
    tell(line);
  };
  Json reply =
      thought_json(player.think(sight, budget, {}, info ? play::Player::Info(each) : play::Player::Info()), sight);
  reply["seat"] = std::string(name(*seat));
  reply["ok"] = true;
  return reply;
}

}  // namespace

nlohmann::json think(const Game* game, const nlohmann::json& request,
                     const std::function<void(const nlohmann::json&)>& tell) {
  Json reply;
  try {
    reply = answer(game, request, tell);
  } catch (const std::exception& error) {
    reply = refused("internal",
                    as_it_is(std::string("A fault in the computer player, nothing was changed: ") + error.what()));
  }
  if (request.contains("id")) reply["id"] = request["id"];
  return reply;
}

}  // namespace arbiter::cli
