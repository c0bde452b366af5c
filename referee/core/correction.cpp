// SPDX-License-Identifier: MIT
#include "referee/core/correction.h"

#include <cmath>

#include "referee/core/rules.h"

namespace arbiter {

using nlohmann::json;

namespace {

Expected<Cell> cell_field(const Rules& rules, const json& event, const char* field) {
  const auto cell =
      event.value(field, json()).is_string() ? rules.board->find_cell(event[field].get<std::string>()) : std::nullopt;
  if (!cell) return refuse("bad_override", "The correction " + event.dump() + " wants a square in \"" + field + "\".");
  return *cell;
}

Expected<Seat> seat_field(const Rules& rules, const json& event, const char* field) {
  const auto seat = event.value(field, json()).is_string() ? parse_seat(event[field].get<std::string>()) : std::nullopt;
  if (!seat || !rules.seated(*seat))
    return refuse("bad_override", "The correction " + event.dump() + " wants a seat in \"" + field + "\".");
  return *seat;
}

/// More points than that could not be added up.
constexpr std::int64_t kMostPoints = 1'000'000;

bool countable(const json& points) {
  // Read as a double, because what is stored without a sign may be more than a signed number holds.
  return points.is_number_integer() && std::abs(points.get<double>()) <= kMostPoints;
}

/// One corrected fact, in the words of the protocol's events.
Expected<void> correct_one(Context& ctx, const json& event) {
  const Rules& rules = ctx.rules();
  const std::string type = event.value("type", "");
  const auto piece_on = [&](const char* field) -> Expected<PieceId> {
    const auto cell = cell_field(rules, event, field);
    if (!cell) return tl::unexpected(cell.error());
    const PieceId id = ctx.pos().at(*cell);
    if (id == kNoPiece)
      return refuse("bad_override",
                    "The correction " + event.dump() + " finds no piece on " + rules.board->name(*cell) + ".");
    return id;
  };
  if (type == "moved") {
    const auto piece = piece_on("from");
    if (!piece) return tl::unexpected(piece.error());
    const auto to = cell_field(rules, event, "to");
    if (!to) return tl::unexpected(to.error());
    if (!ctx.pos().empty(*to))
      return refuse("bad_override", "The correction " + event.dump() + " finds its goal occupied.");
    ctx.propose(kNoSlot, change::moved(*piece, *to), kOverrideRule);
  } else if (type == "removed" || type == "captured") {
    const auto piece = piece_on("sq");
    if (!piece) return tl::unexpected(piece.error());
    ctx.propose(kNoSlot, change::removed(*piece), kOverrideRule);
  } else if (type == "placed" || type == "returned") {
    const auto to = cell_field(rules, event, "sq");
    if (!to) return tl::unexpected(to.error());
    const auto piece = parse_piece(rules, event.value("piece", ""));
    if (!piece) return tl::unexpected(piece.error());
    if (!ctx.pos().empty(*to))
      return refuse("bad_override", "The correction " + event.dump() + " finds its square occupied.");
    ctx.propose(kNoSlot, change::placed(piece->kind, piece->army, piece->controller, *to), kOverrideRule);
  } else if (type == "promoted" || type == "transformed") {
    const auto piece = piece_on("sq");
    if (!piece) return tl::unexpected(piece.error());
    const Kind kind = rules.kind(event.value("to_kind", ""));
    if (kind == kNoKind)
      return refuse("bad_override", "The correction " + event.dump() + " names no kind in \"to_kind\".");
    ctx.propose(kNoSlot, change::transformed(*piece, kind), kOverrideRule);
  } else if (type == "control") {
    const auto piece = piece_on("sq");
    if (!piece) return tl::unexpected(piece.error());
    const auto to = seat_field(rules, event, "to");
    if (!to) return tl::unexpected(to.error());
    ctx.propose(kNoSlot, change::control(*piece, *to), kOverrideRule);
  } else if (type == "scored") {
    const auto seat = seat_field(rules, event, "seat");
    if (!seat) return tl::unexpected(seat.error());
    if (!countable(event.value("points", json())))
      return refuse("bad_override", "\"scored\" wants whole \"points\", up to " + std::to_string(kMostPoints) + ".");
    ctx.propose(kNoSlot, change::scored(*seat, event["points"].get<int>(), event.value("reason", "correction")),
                kOverrideRule);
  } else if (type == "skipped") {
    const auto seat = seat_field(rules, event, "seat");
    if (!seat) return tl::unexpected(seat.error());
    ctx.propose(kNoSlot, change::skipped(*seat), kOverrideRule);
    if (*seat == ctx.pos().to_act) ctx.end_turn();
  } else if (type == "turn") {
    const auto seat = seat_field(rules, event, "seat");
    if (!seat) return tl::unexpected(seat.error());
    ctx.pass_turn_to(*seat);
  } else if (type == "over") {
    std::uint8_t winners = 0;
    for (const json& w : event.value("winners", json::array())) {
      const auto seat = w.is_string() ? parse_seat(w.get<std::string>()) : std::nullopt;
      if (!seat || !rules.seated(*seat)) return refuse("bad_override", "\"over\" wants seats in \"winners\".");
      winners |= static_cast<std::uint8_t>(1U << index(*seat));
    }
    ctx.finish(winners, kOverrideRule);
  } else {
    return refuse(
        "bad_override",
        "\"" + type +
            "\" is no correction; use moved, removed, placed, promoted, control, scored, skipped, turn or over.");
  }
  return {};
}

/// The events that turn what stands now into `wanted` (square -> piece string).
Expected<json> placement_events(const Position& pos, const json& wanted) {
  json events = json::array();
  if (!wanted.is_object())
    return refuse("bad_override", "\"position.pieces\" must be an object of squares and pieces.");
  for (const auto& [sq, value] : wanted.items()) {
    if (!pos.board().find_cell(sq))
      return refuse("bad_override", "\"" + sq + "\" is no square of " + pos.board().id() + ".");
    if (!value.is_string()) return refuse("bad_override", "\"position.pieces." + sq + "\" must be a piece.");
  }
  for (const Cell cell : pos.board().cells()) {
    const Piece* p = pos.piece_at(cell);
    const std::string& sq = pos.board().name(cell);
    if (p && (!wanted.contains(sq) || wanted[sq] != piece_text(*pos.rules, *p)))
      events.push_back({{"type", "removed"}, {"sq", sq}});
  }
  for (const Cell cell : pos.board().cells()) {
    const Piece* p = pos.piece_at(cell);
    const std::string& sq = pos.board().name(cell);
    if (wanted.contains(sq) && !(p && wanted[sq] == piece_text(*pos.rules, *p)))
      events.push_back({{"type", "placed"}, {"sq", sq}, {"piece", wanted[sq]}});
  }
  return events;
}

}  // namespace

Expected<void> apply_correction(Context& ctx, const json& request) {
  const Position& corrected = ctx.pos();
  const Rules& rules = ctx.rules();
  json events = request.value("events", json::array());
  const json wanted = request.value("position", json());
  if (!events.is_array()) return refuse("bad_override", "\"events\" must be a list.");
  if (wanted.is_null() && events.empty())
    return refuse("bad_override", "A correction holds \"events\" or a \"position\".");
  if (wanted.is_object() && wanted.contains("pieces")) {
    auto more = placement_events(corrected, wanted["pieces"]);
    if (!more) return tl::unexpected(more.error());
    for (const json& e : *more) events.push_back(e);
  }
  if (wanted.is_object() && wanted.contains("seats") && wanted["seats"].is_object()) {
    for (const auto& [key, value] : wanted["seats"].items()) {
      const auto seat = parse_seat(key);
      if (!seat || !rules.seated(*seat) || !value.is_object())
        return refuse("bad_override", "\"position.seats." + key + "\" is no seat of this game.");
      if (const json points = value.value("points", json()); points.is_number()) {
        if (!countable(points))
          return refuse("bad_override", "\"position.seats." + key + ".points\" must be a whole number up to " +
                                            std::to_string(kMostPoints) + ".");
        ctx.set_points(*seat, points.get<int>());
      }
      const auto status =
          value.value("status", json()).is_string() ? parse_status(value["status"].get<std::string>()) : std::nullopt;
      if (status) ctx.set_status(*seat, *status);
      const json hand = value.value("hand", json::object());
      for (const auto& [kind_name, n] : hand.items()) {
        const Kind kind = rules.kind(kind_name);
        const bool countable = n.is_number_integer() && n.get<std::int64_t>() >= 0 && n.get<std::int64_t>() <= 200;
        if (kind == kNoKind || !countable)
          return refuse("bad_override",
                        "\"position.seats." + key + ".hand." + kind_name + "\" is not a kind and a number.");
        ctx.set_hand(*seat, kind, n.get<int>());
      }
    }
  }
  if (wanted.is_object() && wanted.value("to_act", json()).is_string() &&
      wanted["to_act"] != std::string(name(corrected.to_act)))
    events.push_back({{"type", "turn"}, {"seat", wanted["to_act"]}});
  for (const json& event : events) {
    if (!event.is_object()) return refuse("bad_override", "Each correction must be an object.");
    if (auto done = correct_one(ctx, event); !done) return done;
  }
  for (std::size_t s = 0; s < corrected.slots.size(); ++s) {
    if (!corrected.slots[s].active) continue;
    const Rule& rule = rules.rule(corrected.slots[s].rule);
    if (const RuleText* why = rule.bad_correction(corrected, static_cast<SlotId>(s)))
      return refuse("bad_override", "The correction is refused: " + std::string(why->text), rules.full_id(why));
  }
  return {};
}

}  // namespace arbiter
