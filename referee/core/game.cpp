// SPDX-License-Identifier: MIT
#include "referee/core/game.h"

#include <algorithm>
#include <set>

#include "referee/core/correction.h"
#include "referee/core/join.h"
#include "referee/core/perft.h"
#include "referee/core/view.h"

namespace arbiter {

namespace {

std::vector<std::pair<Cell, Piece>> placement(const Position& pos) {
  std::vector<std::pair<Cell, Piece>> list;
  for (const Cell cell : pos.board().cells())
    if (const Piece* p = pos.piece_at(cell)) list.emplace_back(cell, *p);
  return list;
}

/// Who may know what was said: what is hidden is known to its seat alone, an answer to those the question's rule names.
std::uint8_t audience_of(const Position& pos, const Action& action) {
  const Decision& asked = pos.decision;
  const Seat actor = action.seat != Seat::none ? action.seat : asked.seat;
  const auto own = static_cast<std::uint8_t>(actor == Seat::none ? 0 : 1U << index(actor));
  if (action.type == Action::Type::secret) return own;
  if (asked.slot == kNoSlot || actor != asked.seat) return Viewer::kEverybody;
  return own | pos.rules->rule(pos.slots[asked.slot].rule).audience(pos, asked.slot, action);
}

Message refused(std::string_view said, Message why) {
  return make_message("%1 is refused: %2", arg::quoted(said), std::move(why));
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
    return refuse("illegal", sentence_of(std::string(why->text)), rules.full_id(why));
  const auto stamp = [&events](std::size_t from, std::size_t number) {
    for (std::size_t i = from; i < events.size(); ++i) events[i].board = static_cast<std::uint8_t>(number + 1);
  };
  // That a board is at rest is no end of the game.
  const auto rests = [](const Event& e) { return e.is<change::Over>(); };
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
    events.push_back(Event{change::Over{standing.result->winners}, standing.result->reason});
    turn_all(Status::playing, Status::winner, standing.result->winners);
  }
  if (!standing.result && was_over) turn_all(Status::winner, Status::playing, 0xff);
  return {};
}

/// The armies that the rules have dealt to seats that chose none: they belong to the record, whose seed is not for
/// everybody. None where all seats have the same.
std::map<Seat, std::string> dealt_armies(const Rules& rules) {
  std::map<Seat, std::string> armies = rules.armies;
  for (const auto& board : rules.beside) armies.insert(board->armies.begin(), board->armies.end());
  std::set<std::string> different;
  for (const auto& [seat, army] : armies) different.insert(army);
  return different.size() > 1 ? armies : std::map<Seat, std::string>{};
}

Argument armies_of(Seat seat) { return arg::quoted("armies." + std::string(name(seat))); }

}  // namespace

Expected<Game> Game::start(Beginning beginning) {
  const RulesetInfo* info = find_ruleset(beginning.ruleset);
  if (!info) {
    std::vector<std::string> known;
    for (const RulesetInfo& one : rulesets()) known.push_back(one.id);
    return refuse("unknown_ruleset", make_message("There is no ruleset %1. There are: %2.",
                                                  arg::quoted(beginning.ruleset), arg::texts(known)));
  }
  RulesRequest wanted{default_options(*info), beginning.armies, beginning.seed.value_or(0)};
  for (const auto& [option, value] : beginning.options) wanted.options[option] = value;
  for (const auto& [seat, army] : wanted.armies)
    if (std::find(info->armies.begin(), info->armies.end(), army) == info->armies.end())
      return refuse("bad_army", make_message("%1: %2 is no army of %3.", armies_of(seat), arg::quoted(army), info->id));
  auto rules = info->make(wanted);
  if (!rules) return tl::unexpected(rules.error());
  Game game;
  game.rules_ = *rules;
  game.dice_.seed(wanted.seed);
  const auto places = Engine::board_positions(*game.rules_, beginning.position);
  game.beginning_ = std::move(beginning);
  game.beginning_.seed = wanted.seed;
  if (wanted.armies.empty()) game.beginning_.armies = dealt_armies(*game.rules_);
  for (const auto& [seat, army] : wanted.armies)
    if (!game.board_of(seat))
      return refuse("bad_army", make_message("%1: nobody sits there in this game.", armies_of(seat)));
  if (!places) return tl::unexpected(places.error());
  for (std::size_t b = 0; b < game.boards(); ++b) {
    auto begun = Engine::begin(game.rules(b), (*places)[b]);
    if (!begun) {
      if (game.joined()) begun.error().message = make_message("Board %1: %2", b + 1, std::move(begun.error().message));
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
    return refuse("bad_position", make_message("The position cannot be set up: %1", joined.error().message),
                  joined.error().rule);
  for (Event& e : more) game.start_events_.push_back(std::move(e));
  return game;
}

std::optional<std::size_t> Game::board_of(Seat seat) const {
  for (std::size_t b = 0; b < boards(); ++b)
    if (rules(b).seated(seat)) return b;
  return std::nullopt;
}

Expected<std::size_t> Game::board_numbered(const Value& number) const {
  if (number.is_nothing()) return 0;
  if (!number.is_whole_in(1, static_cast<std::int64_t>(boards())))
    return refuse("bad_request",
                  as_it_is("\"board\" must be a whole number from 1 to " + std::to_string(boards()) + "."));
  return static_cast<std::size_t>(number.number() - 1);
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

std::optional<std::uint64_t> sequences(const Rules& rules, const Standing& standing, int depth, std::uint64_t& left) {
  if (depth <= 0) return 1;
  if (left == 0) return std::nullopt;
  --left;
  std::uint64_t nodes = 0;
  if (standing.result) return nodes;
  for (std::size_t b = 0; b < standing.boards.size(); ++b) {
    for (const Action& action : Engine::legal(standing.boards[b])) {
      Standing next = standing;
      EventList events;
      Engine::play(next.boards[b], action, events);
      if (!carry_over(rules, next, b, events)) continue;
      const auto below = sequences(rules, next, depth - 1, left);
      if (!below) return std::nullopt;
      nodes += *below;
    }
  }
  return nodes;
}

}  // namespace

ActionList Game::legal(Viewer viewer) const {
  const auto on = [viewer](const Position& pos) { return Engine::legal(viewer.all ? pos : known_to(pos, viewer)); };
  if (!joined()) return on(position());
  if (over()) return {};
  ActionList list = on_all_boards(*this, on);
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

std::optional<std::uint64_t> Game::perft(int depth, std::uint64_t most) const {
  return joined() ? sequences(*rules_, standing(), depth, most) : perft_within(position(), depth, most);
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
      return refuse("bad_action",
                    join_messages({make_message("%1 names no seat of this game before a colon.", arg::quoted(text)),
                                   sentence_of(std::string(kSaysSeat.text))}));
    if (over() && text.substr(colon + 1, 6) != "react ")
      return refuse("over", refused(text, make_message("the game is over.")),
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
  if (pos.decision.slot != kNoSlot && (said == Seat::none || said == pos.decision.seat))
    action = pos.rules->rule(pos.slots[pos.decision.slot].rule).canonical(pos, pos.decision.slot, *action);
  if (action->seat != Seat::none && action->seat == pos.decision.seat && !own_word) action->seat = Seat::none;
  auto outcome = Engine::act(pos, *action);
  if (!outcome && joined() && !own_word && !pos.over() && said != pos.decision.seat)
    return refuse("illegal",
                  refused(text, make_message("at that board %1 is to act.", arg::seat(name(pos.decision.seat)))),
                  rules_->full_id(rules_->turn_rule));
  if (!outcome) return tl::unexpected(outcome.error());
  Ply ply;
  if (joined()) action->seat = said;
  ply.action = print(*action, *rules_);
  ply.board = board;
  ply.audience = audience_of(pos, *action);
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

void Game::leave_to_hands() {
  if (plies_.empty()) return;
  for (std::size_t b = 0; b < boards(); ++b)
    plies_.back().table[b] = plies_.size() > 1 ? plies_[plies_.size() - 2].table[b] : placement(start_.boards[b]);
}

Expected<void> Game::undo(int count) {
  if (count < 1 || static_cast<std::size_t>(count) > plies_.size())
    return refuse("nothing_to_undo",
                  make_message("There are %1 recorded actions; %2 cannot be taken back.", plies_.size(), count));
  for (int i = 0; i < count; ++i) {
    undone_.push_back(std::move(plies_.back()));
    plies_.pop_back();
  }
  return {};
}

Expected<void> Game::redo(int count) {
  if (count < 1 || static_cast<std::size_t>(count) > undone_.size())
    return refuse("nothing_to_redo",
                  make_message("There are %1 actions taken back; %2 cannot be brought again.", undone_.size(), count));
  for (int i = 0; i < count; ++i) {
    plies_.push_back(std::move(undone_.back()));
    undone_.pop_back();
  }
  return {};
}

Game::Mark Game::mark() const { return {plies_.size(), undone_, dice_}; }

void Game::back_to(Mark mark) {
  while (plies_.size() < mark.plies && !undone_.empty()) {
    plies_.push_back(std::move(undone_.back()));
    undone_.pop_back();
  }
  if (plies_.size() > mark.plies) plies_.erase(plies_.begin() + static_cast<std::ptrdiff_t>(mark.plies), plies_.end());
  undone_ = std::move(mark.undone);
  dice_ = mark.dice;
}

Expected<void> Game::correct(const Value& request) {
  if (!request["reason"].is_text() || request["reason"].text().empty())
    return refuse("bad_override", make_message("A correction needs its \"reason\" in words."));
  const auto board = board_numbered(request["board"]);
  if (!board) return tl::unexpected(board.error());
  Ply ply;
  ply.after = standing();
  ply.board = *board;
  Position& corrected = ply.after.boards[*board];
  Setup ctx(corrected, ply.events);
  if (auto done = apply_correction(ctx, request); !done) return done;
  Engine::settle(ctx);
  ply.correction = Value{{"reason", request["reason"]}};
  for (const char* field : {"events", "position", "board"})
    if (request.has(field)) ply.correction[field] = request[field];
  if (auto carried = carry_over(*rules_, ply.after, *board, ply.events); !carried)
    return refuse("bad_override", make_message("The correction is refused: %1", carried.error().message),
                  carried.error().rule);
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

}  // namespace arbiter
