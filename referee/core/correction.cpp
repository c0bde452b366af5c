// SPDX-License-Identifier: MIT
#include "referee/core/correction.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "referee/core/rules.h"

namespace arbiter {

namespace {

/// Corrections are written by programs: these are for whoever writes one.
tl::unexpected<Refusal> bad(std::string why) { return refuse("bad_override", as_it_is(std::move(why))); }

tl::unexpected<Refusal> bad(const Value& event, const std::string& why) {
  return bad("The correction " + quoted(event) + " " + why);
}

Expected<Cell> cell_field(const Rules& rules, const Value& event, const char* field) {
  const auto cell = event[field].is_text() ? rules.board->find_cell(event[field].text()) : std::nullopt;
  if (!cell) return bad(event, std::string("wants a square in \"") + field + "\".");
  return *cell;
}

Expected<Seat> seat_field(const Rules& rules, const Value& event, const char* field) {
  const auto seat = event[field].is_text() ? parse_seat(event[field].text()) : std::nullopt;
  if (!seat || !rules.seated(*seat)) return bad(event, std::string("wants a seat in \"") + field + "\".");
  return *seat;
}

/// More points than that could not be added up.
constexpr std::int64_t kMostPoints = 1'000'000;

bool countable(const Value& points) { return points.is_whole_in(-kMostPoints, kMostPoints); }

Expected<PieceId> piece_field(const Context& ctx, const Value& event, const char* field) {
  const auto cell = cell_field(ctx.rules(), event, field);
  if (!cell) return tl::unexpected(cell.error());
  const PieceId id = ctx.pos().at(*cell);
  if (id == kNoPiece) return bad(event, "finds no piece on " + ctx.rules().board->name(*cell) + ".");
  return id;
}

// ---- a corrected fact of each type ----
Expected<void> correct_move(Context& ctx, const Value& event) {
  const auto piece = piece_field(ctx, event, "from");
  if (!piece) return tl::unexpected(piece.error());
  const auto to = cell_field(ctx.rules(), event, "to");
  if (!to) return tl::unexpected(to.error());
  if (!ctx.pos().empty(*to)) return bad(event, "finds its goal occupied.");
  ctx.propose(kNoSlot, change::moved(*piece, *to), kOverrideRule);
  return {};
}

Expected<void> correct_remove(Context& ctx, const Value& event) {
  const auto piece = piece_field(ctx, event, "sq");
  if (!piece) return tl::unexpected(piece.error());
  ctx.propose(kNoSlot, change::removed(*piece), kOverrideRule);
  return {};
}

Expected<void> correct_place(Context& ctx, const Value& event) {
  const auto to = cell_field(ctx.rules(), event, "sq");
  if (!to) return tl::unexpected(to.error());
  const auto piece = parse_piece(ctx.rules(), event.text("piece", ""));
  if (!piece) return tl::unexpected(piece.error());
  if (!ctx.pos().empty(*to)) return bad(event, "finds its square occupied.");
  ctx.propose(kNoSlot, change::placed(piece->kind, piece->army, piece->controller, *to), kOverrideRule);
  return {};
}

Expected<void> correct_transform(Context& ctx, const Value& event) {
  const auto piece = piece_field(ctx, event, "sq");
  if (!piece) return tl::unexpected(piece.error());
  const Kind kind = ctx.rules().kind(event.text("to_kind", ""));
  if (kind == kNoKind) return bad(event, "names no kind in \"to_kind\".");
  ctx.propose(kNoSlot, change::transformed(*piece, kind), kOverrideRule);
  return {};
}

Expected<void> correct_hand_over(Context& ctx, const Value& event) {
  const auto piece = piece_field(ctx, event, "sq");
  if (!piece) return tl::unexpected(piece.error());
  const auto to = seat_field(ctx.rules(), event, "to");
  if (!to) return tl::unexpected(to.error());
  ctx.propose(kNoSlot, change::control(*piece, *to), kOverrideRule);
  return {};
}

Expected<void> correct_score(Context& ctx, const Value& event) {
  const auto seat = seat_field(ctx.rules(), event, "seat");
  if (!seat) return tl::unexpected(seat.error());
  if (!countable(event["points"]))
    return bad("\"scored\" wants whole \"points\", up to " + std::to_string(kMostPoints) + ".");
  ctx.propose(kNoSlot, change::scored(*seat, event["points"].number(), event.text("reason", "correction")),
              kOverrideRule);
  return {};
}

Expected<void> correct_skip(Context& ctx, const Value& event) {
  const auto seat = seat_field(ctx.rules(), event, "seat");
  if (!seat) return tl::unexpected(seat.error());
  ctx.propose(kNoSlot, change::skipped(*seat), kOverrideRule);
  if (*seat == ctx.pos().to_act) ctx.end_turn();
  return {};
}

Expected<void> correct_pass_turn(Context& ctx, const Value& event) {
  const auto seat = seat_field(ctx.rules(), event, "seat");
  if (!seat) return tl::unexpected(seat.error());
  ctx.pass_turn_to(*seat);
  return {};
}

Expected<void> correct_end(Context& ctx, const Value& event) {
  std::uint8_t winners = 0;
  for (const Value& w : event["winners"].list()) {
    const auto seat = w.is_text() ? parse_seat(w.text()) : std::nullopt;
    if (!seat || !ctx.rules().seated(*seat)) return bad("\"over\" wants seats in \"winners\".");
    winners |= static_cast<std::uint8_t>(1U << index(*seat));
  }
  ctx.finish(winners, kOverrideRule);
  return {};
}

/// What may be corrected, by the type of the protocol's event.
struct Correction {
  std::string_view type;
  Expected<void> (*carry_out)(Context& ctx, const Value& event);
};
constexpr Correction kCorrections[] = {{"moved", correct_move},
                                       {"removed", correct_remove},
                                       {"captured", correct_remove},
                                       {"placed", correct_place},
                                       {"returned", correct_place},
                                       {"promoted", correct_transform},
                                       {"transformed", correct_transform},
                                       {"control", correct_hand_over},
                                       {"scored", correct_score},
                                       {"skipped", correct_skip},
                                       {"turn", correct_pass_turn},
                                       {"over", correct_end}};

/// One corrected fact, in the words of the protocol's events.
Expected<void> correct_one(Context& ctx, const Value& event) {
  const std::string type = event.text("type", "");
  const auto* known = std::ranges::find(kCorrections, type, &Correction::type);
  if (known != std::end(kCorrections)) return known->carry_out(ctx, event);
  return bad("\"" + type +
             "\" is no correction; use moved, removed, placed, promoted, control, scored, skipped, turn or over.");
}

/// The events that turn what stands now into `wanted` (square -> piece string).
Expected<Value> placement_events(const Position& pos, const Value& wanted) {
  Value events = Value::List();
  if (!wanted.is_table()) return bad("\"position.pieces\" must be an object of squares and pieces.");
  for (const auto& [sq, value] : wanted.table()) {
    if (!pos.board().find_cell(sq)) return bad("\"" + sq + "\" is no square of " + pos.board().id() + ".");
    if (!value.is_text()) return bad("\"position.pieces." + sq + "\" must be a piece.");
  }
  for (const Cell cell : pos.board().cells()) {
    const Piece* p = pos.piece_at(cell);
    const std::string& sq = pos.board().name(cell);
    if (p && (!wanted.has(sq) || wanted[sq] != piece_text(*pos.rules, *p)))
      events.push_back(Value{{"type", "removed"}, {"sq", sq}});
  }
  for (const Cell cell : pos.board().cells()) {
    const Piece* p = pos.piece_at(cell);
    const std::string& sq = pos.board().name(cell);
    if (wanted.has(sq) && !(p && wanted[sq] == piece_text(*pos.rules, *p)))
      events.push_back(Value{{"type", "placed"}, {"sq", sq}, {"piece", wanted[sq]}});
  }
  return events;
}

}  // namespace

Expected<void> apply_correction(Setup& ctx, const Value& request) {
  const Position& corrected = ctx.pos();
  const Rules& rules = ctx.rules();
  Value events = request["events"];
  const Value& wanted = request["position"];
  if (!events.is_nothing() && !events.is_list()) return bad("\"events\" must be a list.");
  if (wanted.is_nothing() && events.empty())
    return refuse("bad_override", make_message("A correction holds \"events\" or a \"position\"."));
  if (wanted.is_table() && wanted.has("pieces")) {
    auto more = placement_events(corrected, wanted["pieces"]);
    if (!more) return tl::unexpected(more.error());
    for (const Value& e : more->list()) events.push_back(e);
  }
  if (wanted.is_table() && wanted.has("seats") && wanted["seats"].is_table()) {
    for (const auto& [key, value] : wanted["seats"].table()) {
      const auto seat = parse_seat(key);
      if (!seat || !rules.seated(*seat) || !value.is_table())
        return bad("\"position.seats." + key + "\" is no seat of this game.");
      if (const Value& points = value["points"]; points.is_number()) {
        if (!countable(points))
          return bad("\"position.seats." + key + ".points\" must be a whole number up to " +
                     std::to_string(kMostPoints) + ".");
        ctx.set_points(*seat, points.number());
      }
      const auto status = value["status"].is_text() ? parse_status(value["status"].text()) : std::nullopt;
      if (status) ctx.set_status(*seat, *status);
      for (const auto& [kind_name, n] : value["hand"].table()) {
        const Kind kind = rules.kind(kind_name);
        if (kind == kNoKind || !n.is_whole_in(0, 200))
          return bad("\"position.seats." + key + ".hand." + kind_name + "\" is not a kind and a number.");
        ctx.set_hand(*seat, kind, n.number());
      }
    }
  }
  if (wanted.is_table() && wanted["to_act"].is_text() && wanted["to_act"] != std::string(name(corrected.to_act)))
    events.push_back(Value{{"type", "turn"}, {"seat", wanted["to_act"]}});
  for (const Value& event : events.list()) {
    if (!event.is_table()) return refuse("bad_override", make_message("Each correction must be an object."));
    if (auto done = correct_one(ctx, event); !done) return done;
  }
  for (std::size_t s = 0; s < corrected.slots.size(); ++s) {
    if (!corrected.slots[s].active) continue;
    const Rule& rule = rules.rule(corrected.slots[s].rule);
    if (const RuleText* why = rule.bad_correction(corrected, static_cast<SlotId>(s)))
      return refuse("bad_override", make_message("The correction is refused: %1", sentence_of(std::string(why->text))),
                    rules.full_id(why));
  }
  return {};
}

}  // namespace arbiter
