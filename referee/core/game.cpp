#include "referee/core/game.h"

#include <algorithm>

#include "referee/core/join.h"
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

constexpr RuleText kSaysSeat{"joined.seat", "Of joined boards every action carries its seat, which tells the board.",
                             "house ruling"};

/// Carries an action done on `board` over to the other boards, and sees whether the game is over now. Errors: what it
/// leads to there is not possible any more; the standing is of no use then.
Expected<void> carry_over(const Rules& rules, Standing& standing, std::size_t board, EventList& events) {
  Position& here = standing.boards[board];
  if (!rules.join) {
    standing.result = here.over() ? std::optional(here.result) : std::nullopt;
    return {};
  }
  if (const RuleText* why = rules.join->settle(standing.boards))
    return refuse("illegal", std::string(why->text), rules.full_id(why));
  const auto stamp = [&events](std::size_t from, std::size_t number) {
    for (std::size_t i = from; i < events.size(); ++i) events[i].board = static_cast<std::uint8_t>(number + 1);
  };
  // That a board is at rest is no end of the game.
  const auto rests = [](const Event& e) { return e.type == EventType::over; };
  events.erase(std::remove_if(events.begin(), events.end(), rests), events.end());
  stamp(0, board);
  for (std::size_t b = 0; b < standing.boards.size(); ++b) {
    Position& pos = standing.boards[b];
    if (pos.over() || pos.decision.kind != "move" || pos.decision.slot != kNoSlot || Engine::any_legal(pos)) continue;
    const std::size_t from = events.size();
    Context ctx(pos, events);
    ctx.withdraw();
    ctx.ask_again();
    Engine::settle(ctx);
    stamp(from, b);
  }
  const bool was_over = standing.result.has_value();
  standing.result = rules.join->result(standing.boards);
  const auto turn_all = [&](Status from, Status to, std::uint8_t seats) {
    for (Position& pos : standing.boards)
      for (const Seat seat : pos.rules->seats)
        if (((seats >> index(seat)) & 1) != 0 && pos.seats[index(seat)].status == from)
          Context(pos, events).set_status(seat, to);
  };
  if (standing.result && !was_over) {
    Event over;
    over.type = EventType::over;
    over.rule = standing.result->reason;
    for (int i = 0; i < kSeats; ++i)
      if ((standing.result->winners >> i) & 1) over.names.emplace_back(name(seat_at(i)));
    events.push_back(std::move(over));
    turn_all(Status::playing, Status::winner, standing.result->winners);
  }
  if (!standing.result && was_over) turn_all(Status::winner, Status::playing, 0xff);
  return {};
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

namespace {

/// The positions to begin from, one a board: of joined boards the field `boards` of the one given.
Expected<std::vector<json>> positions_of(const Rules& rules, const json& position) {
  if (rules.beside.empty()) return std::vector<json>{position};
  std::vector<json> list(1 + rules.beside.size());
  if (position.is_null()) return list;
  static constexpr std::string_view kFields[] = {"boards",   "ruleset", "seats", "to_act", "decision", "may_react",
                                                 "may_also", "check",   "turn",  "status", "result"};
  if (!position.is_object()) return refuse("bad_position", "\"position\" must be an object.");
  for (const auto& [key, value] : position.items())
    if (std::find(std::begin(kFields), std::end(kFields), key) == std::end(kFields))
      return refuse("bad_position", "The position cannot be set up: \"" + key +
                                        "\" is to stand under \"boards\", in the position of a board.");
  const json boards = position.value("boards", json::array());
  if (!boards.is_array() || (boards.size() != list.size() && !boards.empty()))
    return refuse("bad_position", "The position cannot be set up: \"boards\" must be a list of " +
                                      std::to_string(list.size()) + " positions.");
  std::copy(boards.begin(), boards.end(), list.begin());
  return list;
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
  for (const auto& [seat, army] : wanted.armies)
    if (!game.board_of(seat))
      return refuse("bad_army", "\"armies." + std::string(name(seat)) + "\": nobody sits there in this game.");
  const auto places = positions_of(*game.rules_, position);
  if (!places) return tl::unexpected(places.error());
  for (std::size_t b = 0; b < game.boards(); ++b) {
    auto begun = Engine::begin(game.rules(b), (*places)[b]);
    if (!begun) {
      if (game.joined()) begun.error().message = "Board " + std::to_string(b + 1) + ": " + begun.error().message;
      return tl::unexpected(begun.error());
    }
    game.start_.boards.push_back(std::move(begun->position));
    for (Event& e : begun->events) {
      if (game.joined()) e.board = static_cast<std::uint8_t>(b + 1);
      game.start_events_.push_back(std::move(e));
    }
  }
  EventList more;
  if (auto joined = carry_over(*game.rules_, game.start_, game.boards() - 1, more); !joined)
    return refuse("bad_position", "The position cannot be set up: " + joined.error().message, joined.error().rule);
  for (Event& e : more) game.start_events_.push_back(std::move(e));
  return game;
}

std::optional<std::size_t> Game::board_of(Seat seat) const {
  for (std::size_t b = 0; b < boards(); ++b)
    if (rules(b).seated(seat)) return b;
  return std::nullopt;
}

Expected<std::size_t> Game::board_field(const json& request) const {
  const json number = request.value("board", json(1));
  if (!number.is_number_integer() || number.get<std::int64_t>() < 1 ||
      number.get<std::int64_t>() > static_cast<std::int64_t>(boards()))
    return refuse("bad_request", "\"board\" must be a whole number from 1 to " + std::to_string(boards()) + ".");
  return number.get<std::size_t>() - 1;
}

namespace {

/// What is open on `board`, of joined boards with the seats.
template <class Ask>
ActionList on_all_boards(const Game& game, Ask&& ask) {
  ActionList all;
  for (std::size_t b = 0; b < game.boards(); ++b) {
    const Position& pos = game.position(b);
    for (Action& action : ask(pos)) {
      if (game.joined() && action.seat == Seat::none) action.seat = pos.decision.seat;
      all.push_back(std::move(action));
    }
  }
  return all;
}

std::uint64_t sequences(const Rules& rules, const Standing& standing, int depth) {
  if (depth <= 0) return 1;
  std::uint64_t nodes = 0;
  if (standing.result) return nodes;
  for (std::size_t b = 0; b < standing.boards.size(); ++b) {
    for (const Action& action : Engine::legal(standing.boards[b])) {
      Standing next = standing;
      EventList events;
      Engine::play(next.boards[b], action, events);
      if (carry_over(rules, next, b, events)) nodes += sequences(rules, next, depth - 1);
    }
  }
  return nodes;
}

}  // namespace

ActionList Game::legal() const {
  if (!joined()) return Engine::legal(position());
  if (over()) return {};
  ActionList list = on_all_boards(*this, [](const Position& pos) { return Engine::legal(pos); });
  std::vector<std::pair<std::string, std::size_t>> order;
  for (std::size_t i = 0; i < list.size(); ++i) order.emplace_back(print(list[i], *rules_), i);
  std::sort(order.begin(), order.end());
  ActionList sorted;
  for (const auto& entry : order) sorted.push_back(std::move(list[entry.second]));
  return sorted;
}

ActionList Game::reactions() const {
  if (!joined()) return Engine::reactions(position());
  ActionList list = on_all_boards(*this, [](const Position& pos) { return Engine::reactions(pos); });
  // Taking back may come too late for the other boards.
  const auto late = [this](const Action& action) {
    const std::size_t b = *board_of(action.seat);
    auto outcome = Engine::act(position(b), action);
    if (!outcome) return true;
    Standing next = standing();
    next.boards[b] = std::move(outcome->position);
    return !carry_over(*rules_, next, b, outcome->events);
  };
  list.erase(std::remove_if(list.begin(), list.end(), late), list.end());
  return list;
}

ActionList Game::announcements() const {
  if (!joined()) return Engine::announcements(position());
  if (over()) return {};
  return on_all_boards(*this,
                       [](const Position& pos) { return pos.over() ? ActionList{} : Engine::announcements(pos); });
}

std::uint64_t Game::perft(int depth) const {
  return joined() ? sequences(*rules_, standing(), depth) : Engine::perft(position(), depth);
}

Expected<Action> Game::thrown(const Action& roll, std::size_t board) {
  const Position& pos = position(board);
  ActionList throws;
  for (Action& a : Engine::legal(pos))
    if (a.type == Action::Type::roll && !a.args.empty()) throws.push_back(std::move(a));
  if (throws.empty()) return roll;
  const SlotId asked = pos.decision.slot;
  const auto weight = [&](const Action& a) {
    return asked == kNoSlot ? 1U : pos.rules->rule(pos.slots[asked].rule).weight(pos, asked, a);
  };
  std::uint64_t total = 0;
  for (const Action& a : throws) total += weight(a);
  // Plain remainders rather than a library distribution: the same seed gives the same throw everywhere.
  std::uint64_t mark = dice_() % total;
  for (Action& a : throws) {
    if (mark < weight(a)) {
      a.seat = roll.seat;
      return std::move(a);
    }
    mark -= weight(a);
  }
  return roll;
}

Expected<void> Game::act(std::string_view text) {
  std::size_t board = 0;
  if (joined()) {
    const std::size_t colon = text.find(':');
    const auto seat = colon == std::string_view::npos ? std::nullopt : parse_seat(text.substr(0, colon));
    const auto at = seat ? board_of(*seat) : std::nullopt;
    if (!at)
      return refuse("bad_action", "\"" + std::string(text) + "\" names no seat of this game before a colon. " +
                                      std::string(kSaysSeat.text));
    if (over() && text.substr(colon + 1, 6) != "react ")
      return refuse("over", "\"" + std::string(text) + "\" is refused: the game is over.",
                    rules_->full_id(standing().result->reason));
    board = *at;
  }
  const Position& pos = position(board);
  auto action = parse_action(text, rules(board));
  if (!action) return tl::unexpected(action.error());
  const Seat said = action->seat;
  const bool own_word = action->type == Action::Type::react || action->type == Action::Type::secret;
  if (action->type == Action::Type::roll && action->args.empty() && (said == Seat::none || said == pos.decision.seat)) {
    action = thrown(*action, board);
    if (!action) return tl::unexpected(action.error());
  }
  if (action->seat != Seat::none && action->seat == pos.decision.seat && !own_word) action->seat = Seat::none;
  auto outcome = Engine::act(pos, *action);
  if (!outcome && joined() && !own_word && !pos.over() && said != pos.decision.seat)
    return refuse("illegal",
                  "\"" + std::string(text) + "\" is refused: at that board " + std::string(name(pos.decision.seat)) +
                      " is to act.",
                  rules_->full_id(rules_->turn_rule));
  if (!outcome) return tl::unexpected(outcome.error());
  Ply ply;
  if (joined()) action->seat = said;
  ply.action = print(*action, *rules_);
  ply.board = board;
  for (std::size_t b = 0; b < boards(); ++b) {
    ply.table.push_back(b == board && outcome->by_hand ? std::move(outcome->hand) : table(b));
    if (b == board)
      ply.after.boards.push_back(std::move(outcome->position));
    else
      ply.after.boards.push_back(position(b));
  }
  ply.after.result = standing().result;
  ply.events = std::move(outcome->events);
  if (auto carried = carry_over(*rules_, ply.after, board, ply.events); !carried)
    return tl::unexpected(carried.error());
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
  const auto board = board_field(request);
  if (!board) return tl::unexpected(board.error());
  Ply ply;
  ply.after = standing();
  ply.board = *board;
  Position& corrected = ply.after.boards[*board];
  const Rules& rules = *corrected.rules;
  Context ctx(corrected, ply.events);
  json events = request.value("events", json::array());
  const json wanted = request.value("position", json());
  if (!events.is_array()) return refuse("bad_override", "\"events\" must be a list.");
  if (wanted.is_null() && events.empty())
    return refuse("bad_override", "A correction holds \"events\" or a \"position\".");
  if (wanted.is_object() && wanted.contains("pieces")) {
    auto more = placement_events(position(*board), wanted["pieces"]);
    if (!more) return tl::unexpected(more.error());
    for (const json& e : *more) events.push_back(e);
  }
  if (wanted.is_object() && wanted.contains("seats") && wanted["seats"].is_object()) {
    for (const auto& [key, value] : wanted["seats"].items()) {
      const auto seat = parse_seat(key);
      if (!seat || !rules.seated(*seat) || !value.is_object())
        return refuse("bad_override", "\"position.seats." + key + "\" is no seat of this game.");
      if (value.value("points", json()).is_number_integer()) ctx.set_points(*seat, value["points"].get<int>());
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
      return refuse("bad_override", "The correction is refused: " + std::string(why->text), rules_->full_id(why));
  }
  Engine::settle(ctx);
  ply.correction = json{{"reason", request["reason"]}};
  for (const char* field : {"events", "position", "board"})
    if (request.contains(field)) ply.correction[field] = request[field];
  if (auto carried = carry_over(*rules_, ply.after, *board, ply.events); !carried)
    return refuse("bad_override", "The correction is refused: " + carried.error().message, carried.error().rule);
  for (std::size_t b = 0; b < boards(); ++b) ply.table.push_back(b == *board ? placement(corrected) : table(b));
  plies_.push_back(std::move(ply));
  undone_.clear();
  return {};
}

std::vector<std::pair<Cell, Piece>> Game::table(std::size_t board) const {
  if (!undone_.empty())
    return placement(undone_.front().after.boards[board]);  // what was taken back still stands there
  return plies_.empty() ? placement(start_.boards[board]) : plies_.back().table[board];
}

namespace {

/// Takes what is secret out of a position, of those of joined boards too; were there any?
bool without_secrets(json& position) {
  if (!position.is_object()) return false;
  bool any = position.erase("secrets") != 0;
  if (position.contains("boards") && position["boards"].is_array())
    for (json& board : position["boards"]) any = without_secrets(board) || any;
  return any;
}

/// Takes what is secret out of a game's request: the throws to come, hidden options and what is hidden in the position.
/// Was anything of the last two there?
bool without_secrets_of_setup(json& setup) {
  setup.erase("seed");
  bool any = setup.contains("position") && without_secrets(setup["position"]);
  for (const OptionInfo& option : find_ruleset(setup["ruleset"].get<std::string>())->options)
    if (option.secret) any = setup["options"].erase(option.name) != 0 || any;
  return any;
}

}  // namespace

bool Game::has_secrets() const {
  const bool given = [setup = setup_]() mutable { return without_secrets_of_setup(setup); }();
  return !over() && (given || std::any_of(plies_.begin(), plies_.end(),
                                          [](const Ply& ply) { return secret_word(ply.action) != 0; }));
}

json Game::record(bool full) const {
  json record = setup_;
  record["format"] = "arbiter-record";
  record["version"] = 1;
  json plies = json::array();
  const bool open = full || over();
  if (!open) without_secrets_of_setup(record);
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
  record["result"] = protocol::result_json(*this);
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
