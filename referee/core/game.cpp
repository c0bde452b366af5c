#include "referee/core/game.h"

#include <algorithm>

#include "referee/protocol/json.h"

namespace arbiter {

using nlohmann::json;

namespace {

std::vector<std::pair<Cell, Piece>> placement(const Position& pos) {
  std::vector<std::pair<Cell, Piece>> list;
  for (const Cell cell : pos.board().cells())
    if (const Piece* p = pos.piece_at(cell)) list.emplace_back(cell, *p);
  return list;
}

/// Where the word `secret` of a secret action ends, 0 for any other.
std::size_t secret_word(std::string_view action) {
  constexpr std::string_view kWord = "secret";
  const std::size_t colon = action.find(':');
  const std::size_t begin = colon == std::string_view::npos ? 0 : colon + 1;
  return action.substr(begin, kWord.size() + 1) == "secret " ? begin + kWord.size() : 0;
}

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
    if (!event.value("points", json()).is_number_integer())
      return refuse("bad_override", "\"scored\" wants whole \"points\".");
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

/// How the players show on the table what the board alone does not: `{"control":"mark"|"swap"}`.
Expected<void> checked_table(const json& table) {
  if (!table.is_object()) return refuse("bad_request", "\"table\" must be an object.");
  for (const auto& [key, value] : table.items()) {
    if (key != "control") return refuse("bad_request", "\"table\": there is no \"" + key + "\", only \"control\".");
    if (value != "mark" && value != "swap")
      return refuse("bad_request", "\"table.control\" must be \"mark\" or \"swap\", not " + value.dump() + ".");
  }
  return {};
}

}  // namespace

Expected<Game> Game::start(const json& request) {
  if (!request.value("ruleset", json()).is_string()) return refuse("bad_request", "\"ruleset\" must name a game.");
  const RulesetInfo* info = find_ruleset(request["ruleset"].get<std::string>());
  if (!info) return refuse("unknown_ruleset", "There is no ruleset \"" + request["ruleset"].get<std::string>() + "\".");
  auto options = checked_options(*info, request.value("options", json()));
  if (!options) return tl::unexpected(options.error());
  RulesRequest wanted;
  wanted.options = std::move(*options);
  json armies = request.value("armies", json());
  if (armies.is_null()) armies = json::object();
  if (!armies.is_object()) return refuse("bad_army", "\"armies\" must be an object of seats and armies.");
  for (const auto& [key, value] : armies.items()) {
    const auto seat = parse_seat(key);
    if (!seat) return refuse("bad_army", "\"armies\": \"" + key + "\" is no seat.");
    if (!value.is_string() ||
        std::find(info->armies.begin(), info->armies.end(), value.get<std::string>()) == info->armies.end())
      return refuse("bad_army", "\"armies." + key + "\": " + value.dump() + " is no army of " + info->id + ".");
    wanted.armies[*seat] = value.get<std::string>();
  }
  const json seed = request.value("seed", json(0));
  if (!seed.is_number_integer()) return refuse("bad_request", "\"seed\" must be a whole number.");
  wanted.seed = seed.get<std::uint64_t>();
  auto rules = info->make(wanted);
  if (!rules) return tl::unexpected(rules.error());
  Game game;
  game.rules_ = *rules;
  game.dice_.seed(wanted.seed);
  game.setup_ =
      json{{"ruleset", info->id}, {"options", request.value("options", json::object())}, {"seed", wanted.seed}};
  if (game.setup_["options"].is_null()) game.setup_["options"] = json::object();
  if (!wanted.armies.empty()) game.setup_["armies"] = armies;
  const json position = request.value("position", json());
  if (!position.is_null()) game.setup_["position"] = position;
  if (const json table = request.value("table", json()); !table.is_null()) {
    if (auto fine = checked_table(table); !fine) return tl::unexpected(fine.error());
    game.setup_["table"] = table;
  }
  auto begun = Engine::begin(*game.rules_, position);
  if (!begun) return tl::unexpected(begun.error());
  game.start_ = std::move(begun->position);
  game.start_events_ = std::move(begun->events);
  return game;
}

Expected<Action> Game::thrown(const Action& roll) {
  ActionList throws;
  for (Action& a : Engine::legal(position()))
    if (a.type == Action::Type::roll && !a.args.empty()) throws.push_back(std::move(a));
  if (throws.empty()) return roll;
  const SlotId asked = position().decision.slot;
  const auto weight = [&](const Action& a) {
    return asked == kNoSlot ? 1U : rules_->rule(position().slots[asked].rule).weight(position(), asked, a);
  };
  std::uint64_t total = 0;
  for (const Action& a : throws) total += weight(a);
  // Plain remainders rather than a library distribution: the same seed gives the same throw everywhere.
  std::uint64_t mark = dice_() % total;
  for (Action& a : throws) {
    if (mark < weight(a)) return std::move(a);
    mark -= weight(a);
  }
  return roll;
}

Expected<void> Game::act(std::string_view text) {
  auto action = parse_action(text, *rules_);
  if (!action) return tl::unexpected(action.error());
  if (action->type == Action::Type::roll && action->args.empty()) {
    action = thrown(*action);
    if (!action) return tl::unexpected(action.error());
  }
  if (action->seat != Seat::none && action->seat == position().decision.seat && action->type != Action::Type::react &&
      action->type != Action::Type::secret)
    action->seat = Seat::none;
  auto outcome = Engine::act(position(), *action);
  if (!outcome) return tl::unexpected(outcome.error());
  Ply ply;
  ply.action = print(*action, *rules_);
  ply.table = outcome->by_hand ? std::move(outcome->hand) : table();
  ply.after = std::move(outcome->position);
  ply.events = std::move(outcome->events);
  plies_.push_back(std::move(ply));
  undone_.clear();
  return {};
}

Expected<void> Game::undo(int count) {
  if (count < 1 || static_cast<std::size_t>(count) > plies_.size())
    return refuse("nothing_to_undo", "There are " + std::to_string(plies_.size()) + " recorded actions; " +
                                         std::to_string(count) + " cannot be taken back.");
  for (int i = 0; i < count; ++i) {
    undone_.push_back(std::move(plies_.back()));
    plies_.pop_back();
  }
  return {};
}

Expected<void> Game::redo(int count) {
  if (count < 1 || static_cast<std::size_t>(count) > undone_.size())
    return refuse("nothing_to_redo", "There are " + std::to_string(undone_.size()) + " actions taken back; " +
                                         std::to_string(count) + " cannot be brought again.");
  for (int i = 0; i < count; ++i) {
    plies_.push_back(std::move(undone_.back()));
    undone_.pop_back();
  }
  return {};
}

Expected<void> Game::correct(const json& request) {
  if (!request.value("reason", json()).is_string() || request["reason"].get<std::string>().empty())
    return refuse("bad_override", "A correction needs its \"reason\" in words.");
  Ply ply;
  ply.after = position();
  Context ctx(ply.after, ply.events);
  json events = request.value("events", json::array());
  const json wanted = request.value("position", json());
  if (!events.is_array()) return refuse("bad_override", "\"events\" must be a list.");
  if (wanted.is_null() && events.empty())
    return refuse("bad_override", "A correction holds \"events\" or a \"position\".");
  if (wanted.is_object() && wanted.contains("pieces")) {
    auto more = placement_events(position(), wanted["pieces"]);
    if (!more) return tl::unexpected(more.error());
    for (const json& e : *more) events.push_back(e);
  }
  if (wanted.is_object() && wanted.contains("seats") && wanted["seats"].is_object()) {
    for (const auto& [key, value] : wanted["seats"].items()) {
      const auto seat = parse_seat(key);
      if (!seat || !rules_->seated(*seat) || !value.is_object())
        return refuse("bad_override", "\"position.seats." + key + "\" is no seat of this game.");
      if (value.value("points", json()).is_number_integer()) ctx.set_points(*seat, value["points"].get<int>());
      const auto status =
          value.value("status", json()).is_string() ? parse_status(value["status"].get<std::string>()) : std::nullopt;
      if (status) ctx.set_status(*seat, *status);
      const json hand = value.value("hand", json::object());
      for (const auto& [kind_name, n] : hand.items()) {
        const Kind kind = rules_->kind(kind_name);
        const bool countable = n.is_number_integer() && n.get<std::int64_t>() >= 0 && n.get<std::int64_t>() <= 200;
        if (kind == kNoKind || !countable)
          return refuse("bad_override",
                        "\"position.seats." + key + ".hand." + kind_name + "\" is not a kind and a number.");
        ctx.set_hand(*seat, kind, n.get<int>());
      }
    }
  }
  if (wanted.is_object() && wanted.value("to_act", json()).is_string() &&
      wanted["to_act"] != std::string(name(ply.after.to_act)))
    events.push_back({{"type", "turn"}, {"seat", wanted["to_act"]}});
  for (const json& event : events) {
    if (!event.is_object()) return refuse("bad_override", "Each correction must be an object.");
    if (auto done = correct_one(ctx, event); !done) return done;
  }
  for (std::size_t s = 0; s < ply.after.slots.size(); ++s) {
    if (!ply.after.slots[s].active) continue;
    const Rule& rule = rules_->rule(ply.after.slots[s].rule);
    if (const RuleText* why = rule.bad_correction(ply.after, static_cast<SlotId>(s)))
      return refuse("bad_override", "The correction is refused: " + std::string(why->text), rules_->full_id(why));
  }
  Engine::settle(ctx);
  ply.correction = json{{"reason", request["reason"]}};
  for (const char* field : {"events", "position"})
    if (request.contains(field)) ply.correction[field] = request[field];
  ply.table = placement(ply.after);
  plies_.push_back(std::move(ply));
  undone_.clear();
  return {};
}

std::vector<std::pair<Cell, Piece>> Game::table() const {
  if (!undone_.empty()) return placement(undone_.front().after);  // what was taken back still stands there
  return plies_.empty() ? placement(start_) : plies_.back().table;
}

bool Game::has_secrets() const {
  const bool given =
      setup_.contains("position") && setup_["position"].is_object() && setup_["position"].contains("secrets");
  return !position().over() && (given || std::any_of(plies_.begin(), plies_.end(),
                                                     [](const Ply& ply) { return secret_word(ply.action) != 0; }));
}

json Game::record(bool full) const {
  json record = setup_;
  record["format"] = "arbiter-record";
  record["version"] = 1;
  json plies = json::array();
  const bool open = full || position().over();
  if (!open) {
    record.erase("seed");  // it tells the throws to come
    if (record.contains("position") && record["position"].is_object()) record["position"].erase("secrets");
  }
  for (const Ply& ply : plies_) {
    json entry;
    if (ply.action.empty()) {
      entry["override"] = ply.correction;
    } else if (const std::size_t word = open ? 0 : secret_word(ply.action); word != 0) {
      entry["action"] = ply.action.substr(0, word);
      entry["hidden"] = true;
    } else {
      entry["action"] = ply.action;
    }
    entry["events"] =
        protocol::events_json(*rules_, ply.events, open ? protocol::Viewer::arbiter() : protocol::Viewer::everyone());
    plies.push_back(std::move(entry));
  }
  record["plies"] = std::move(plies);
  record["result"] = protocol::result_json(position());
  return record;
}

Expected<Game> Game::load(const json& record) {
  if (!record.is_object() || record.value("format", "") != "arbiter-record")
    return refuse("bad_record", "This is no record of a game: \"format\" must be \"arbiter-record\".");
  if (record.value("version", 0) != 1)
    return refuse("bad_record", "This record's \"version\" is not 1; a newer program may read it.");
  auto game = start(record);
  if (!game) return game;
  const json plies = record.value("plies", json::array());
  if (!plies.is_array()) return refuse("bad_record", "\"plies\" must be a list.");
  for (std::size_t i = 0; i < plies.size(); ++i) {
    const json& ply = plies[i];
    const std::string where = "ply " + std::to_string(i + 1);
    if (!ply.is_object()) return refuse("bad_record", where + " is no object.");
    if (ply.value("hidden", false))
      return refuse("bad_record", where + " is hidden: a public record of an unfinished game cannot be played on.");
    Expected<void> done;
    if (ply.contains("override"))
      done = game->correct(ply["override"]);
    else if (ply.value("action", json()).is_string())
      done = game->act(ply["action"].get<std::string>());
    else
      return refuse("bad_record", where + " has neither \"action\" nor \"override\".");
    if (!done) return refuse("bad_record", where + ": " + done.error().message, done.error().rule);
    if (!ply.contains("events")) continue;
    const json now = protocol::events_json(*game->rules_, game->last_events(), protocol::Viewer::arbiter());
    if (ply["events"] == now) continue;
    const json& then = ply["events"];
    std::size_t k = 0;
    while (k < then.size() && k < now.size() && then[k] == now[k]) ++k;
    return refuse("bad_record", where + ", event " + std::to_string(k + 1) + ": recorded " +
                                    (k < then.size() ? then[k].dump() : "nothing") + ", the rules give " +
                                    (k < now.size() ? now[k].dump() : "nothing") + ".");
  }
  return game;
}

}  // namespace arbiter
