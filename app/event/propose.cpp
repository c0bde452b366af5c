// SPDX-License-Identifier: MIT
#include "app/event/propose.h"

#include <algorithm>
#include <map>
#include <random>

#include "app/club/pairing_engine.h"
#include "app/event/draft.h"
#include "app/event/outcome.h"
#include "app/event/standings.h"
#include "app/event/trf.h"

namespace arbiter::event {
namespace {

using db::club::ByeKind;
using db::club::Event;
using db::club::Round;

Expected<void> require_results(const EventSession& session, bool anyway) {
  std::vector<Message> missing;
  for (const TableOutcome& table : outcomes(session.record))
    if (!table.counts())
      missing.push_back(make_message("table %1 of round %2 (%3)", table.table, table.round, source_text(table)));
  if (missing.empty() || anyway) return {};
  return refuse(
      "conflict",
      make_message(
          "A Swiss needs the results so far; missing: %1. Enter them with `arbiter club result`, or seat --anyway",
          list_message(std::move(missing))));
}

/// Why there is no seating and, line by line below it, what would help.
Message with_help(Message why, const std::vector<Message>& relax, const Names& names) {
  if (relax.empty()) return why;
  std::vector<Message> lines{make_message("What would help:")};
  for (const Message& one : relax) lines.push_back(with_names(one, names));
  return join_messages({std::move(why), join_messages(std::move(lines), "\n  ")}, "\n");
}

tl::unexpected<Error> no_seating(const club::SeatingFailure& failure, const Names& names) {
  Message why = with_names(failure.why, names);
  if (!failure.proved) why = make_message("%1 (none was found, though there might be one)", std::move(why));
  if (failure.round > 0) why = make_message("Round %1: %2", failure.round, std::move(why));
  return refuse("conflict", with_help(std::move(why), failure.relax, names));
}

Expected<Draft> seat_tables(const EventSession& session, const ProposeOptions& options) {
  auto request = seating_request(session);
  request.effort = options.effort;
  const Event& event = session.record.event;
  tl::expected<club::SeatingPlan, club::SeatingFailure> plan;
  const int next = session.published() + 1;
  if (event.mode == "swiss") {
    if (const auto all = require_results(session, options.anyway); !all) return tl::unexpected(all.error());
    const auto field = field_of(session);
    if (!field) return tl::unexpected(field.error());
    std::vector<club::SeatingScore> scores;
    for (std::size_t c = 0; c < field->competitors.size(); ++c) {
      club::Fraction score;
      for (const auto& round : field->competitors[c].rounds) score += round.points;
      scores.push_back({session.record.entrants[c].person, score});
    }
    plan = club::next_swiss_seating(request, scores);
  } else {
    plan = club::plan_seatings(request);
  }
  if (!plan) return no_seating(plan.error(), session.names);
  Draft draft;
  for (std::size_t r = static_cast<std::size_t>(next) - 1; r < plan->rounds.size(); ++r)
    draft.rounds.push_back(round_of(session, static_cast<int>(r) + 1, plan->rounds[r]));
  draft.quality = cost_of(plan->cost, session.names);
  return draft;
}

Expected<club::PairedRound> swiss_pairs(const EventSession& session, const ProposeOptions& options) {
  auto request = swiss_request(session);
  if (!request) return tl::unexpected(request.error());
  request->relaxed = options.relaxed;
  if (!options.engine.empty()) {
    const auto report = trf_for_pairing(session);
    if (!report) return tl::unexpected(report.error());
    auto paired = club::pair_with_engine(options.engine, *report);
    if (!paired) return refuse("conflict", paired.error());
    const auto person = [&](club::PlayerId number) {
      for (const auto& e : session.record.entrants)
        if (e.number == number) return e.person;
      return db::PersonId{0};
    };
    for (club::Pairing& game : paired->games) game = {person(game.white), person(game.black)};
    if (paired->bye) paired->bye = person(*paired->bye);
    return std::move(*paired);
  }
  auto paired = club::swiss_round(*request);
  if (paired) return std::move(*paired);
  std::vector<std::string> left;
  for (const club::PlayerId one : paired.error().left_over) left.push_back(session.names[one]);
  Message why = with_names(paired.error().why, session.names);
  if (!left.empty()) why = make_message("%1; left over: %2", std::move(why), list_message(left));
  return refuse("conflict", with_help(std::move(why), paired.error().relax, session.names));
}

Round paired_round(const EventSession& session, int number, const club::PairedRound& pairs) {
  club::SeatingRound round;
  for (const club::Pairing& game : pairs.games)
    round.tables.push_back({static_cast<int>(round.tables.size()) + 1, {game.white, game.black}});
  if (pairs.bye) round.byes.push_back(*pairs.bye);
  return round_of(session, number, round);
}

Expected<Draft> pair_swiss(const EventSession& session, const ProposeOptions& options) {
  if (const auto all = require_results(session, options.anyway); !all) return tl::unexpected(all.error());
  const auto pairs = swiss_pairs(session, options);
  if (!pairs) return tl::unexpected(pairs.error());
  Draft draft;
  draft.rounds.push_back(paired_round(session, session.published() + 1, *pairs));
  draft.quality = pairs_quality(session, draft.rounds.front());
  return draft;
}

/// The rounds of a round robin that are still to come; who is not there leaves their opponent without a game.
Expected<Draft> pair_round_robin(const EventSession& session) {
  const Event& event = session.record.event;
  std::vector<club::PlayerId> players;
  for (const auto& e : session.record.entrants) players.push_back(e.person);
  const auto schedule = club::round_robin(players, event.cycles);
  Draft draft;
  draft.rounds_of_event = static_cast<int>(schedule.size());
  for (std::size_t r = 0; r < schedule.size(); ++r) {
    const int number = static_cast<int>(r) + 1;
    club::PairedRound pairs;
    for (const club::Pairing& game : schedule[r].games) {
      const bool white = is_there(session, game.white, number), black = is_there(session, game.black, number);
      if (white && black) pairs.games.push_back(game);
      if (white != black)
        draft.notes.push_back(make_message("Round %1: %2 is not there; %3 has no game", number,
                                           session.names[white ? game.black : game.white],
                                           session.names[white ? game.white : game.black]));
    }
    const Round made = paired_round(session, number, pairs);
    if (const Round* there = session.round(number); there != nullptr && !there->published_at.empty()) {
      for (const auto& table : made.tables)
        if (std::none_of(there->tables.begin(), there->tables.end(),
                         [&](const auto& one) { return same_people(one, table); }))
          return refuse(
              "conflict",
              make_message("Round %1 is published and was paired for other players: a round robin takes nobody in, "
                           "and lets nobody go, once it has begun",
                           number));
      continue;
    }
    draft.rounds.push_back(made);
  }
  if (draft.rounds.empty() && !schedule.empty())
    return refuse("conflict", make_message("All %1 rounds of %2 are published", schedule.size(), event.name));
  return draft;
}

}  // namespace

Expected<club::SwissRelaxed> relaxed_by(const std::vector<std::string>& words) {
  club::SwissRelaxed relaxed;
  for (const std::string& word : words) {
    bool* const known = word == "second-bye"  ? &relaxed.second_bye
                        : word == "colours"   ? &relaxed.colours
                        : word == "rematches" ? &relaxed.rematches
                        : word == "forbidden" ? &relaxed.forbidden
                                              : nullptr;
    if (known == nullptr)
      return refuse("bad_value",
                    make_message("There is no rule \"%1\" to give up; there are second-bye, colours, rematches and "
                                 "forbidden",
                                 word));
    *known = true;
  }
  return relaxed;
}

namespace {

/// Says which tables of the first round have three players, where four sit at a full one.
std::optional<Message> note_of_threes(const Event& event, const Draft& draft) {
  if (event.seats != 4 || draft.rounds.empty()) return std::nullopt;
  std::vector<std::string> threes;
  for (const db::club::Table& table : draft.rounds.front().tables)
    if (table.seats.size() == 3) threes.push_back(std::to_string(table.number));
  if (threes.empty()) return std::nullopt;
  if (threes.size() == 1)
    return make_message("Table %1 has three players: the fourth seat of its game stays without a player",
                        std::stoi(threes.front()));
  return make_message("Tables %1 have three players: the fourth seat of their games stays without a player",
                      list_message(threes));
}

}  // namespace

Expected<Draft> propose(const EventSession& session, const ProposeOptions& options) {
  const Event& event = session.record.event;
  if (session.published() >= event.rounds && event.mode != "round-robin")
    return refuse("conflict",
                  make_message("All %1 rounds of %2 are published; `arbiter club events edit --rounds` adds some",
                               event.rounds, event.name));
  if (session.record.entrants.empty())
    return refuse("conflict",
                  make_message("Nobody takes part in %1 yet; `arbiter club arrive` says who is there", event.name));
  if (!options.engine.empty() && (event.seats != 2 || event.mode != "swiss"))
    return refuse("bad_value", make_message("--engine pairs a Swiss of two; %1 is no such event", event.name));
  auto draft = event.seats > 2         ? seat_tables(session, options)
               : event.mode == "swiss" ? pair_swiss(session, options)
                                       : pair_round_robin(session);
  if (!draft) return draft;
  if (const auto drawn = draw_armies(session, draft->rounds); !drawn) return tl::unexpected(drawn.error());
  if (auto note = note_of_threes(event, *draft)) draft->notes.push_back(std::move(*note));
  return draft;
}

Expected<void> keep_draft(db::club::Club& club, const EventSession& session, const Draft& draft,
                          const db::club::By& by) {
  db::club::Event event = session.record.event;
  if (draft.rounds_of_event > 0 && draft.rounds_of_event != event.rounds) {
    event.rounds = draft.rounds_of_event;
    if (auto done = club.change(event, by); !done) return done;
  }
  return club.set_drafts(event.id, draft.rounds, by);
}

club::SeatingRequest seating_request(const EventSession& session) {
  const auto& record = session.record;
  club::SeatingRequest request;
  request.rounds = record.event.rounds;
  request.published = seating_rounds(session, true);
  for (const auto& e : record.entrants) {
    club::Attendee a{e.person, e.from, e.to.value_or(std::numeric_limits<int>::max()), e.sits_out, e.table};
    // Whatever was said of somebody since: where they are in a published round, they were there.
    for (std::size_t r = 0; r < request.published.size(); ++r) {
      const int number = static_cast<int>(r) + 1;
      const auto& round = request.published[r];
      const bool there = std::ranges::count(round.byes, e.person) > 0 ||
                         std::ranges::any_of(round.tables, [&](const club::SeatedTable& table) {
                           return std::ranges::count(table.seats, e.person) > 0;
                         });
      if (there) {
        a.from = std::min(a.from, number);
        a.to = std::max(a.to, number);
        std::erase(a.sits_out, number);
      } else if (a.from <= number && number <= a.to && std::ranges::count(a.sits_out, number) == 0) {
        a.sits_out.push_back(number);
      }
    }
    request.players.push_back(std::move(a));
  }
  const auto all = seating_rounds(session, false);
  request.draft.assign(all.begin() + static_cast<std::ptrdiff_t>(request.published.size()), all.end());
  request.forbidden = record.apart;
  request.game = record.event.game == "partners"     ? club::TableGame::partners
                 : record.event.game == "two-boards" ? club::TableGame::two_boards
                                                     : club::TableGame::single;
  request.threes = record.event.threes;
  request.most_tables = record.event.most_tables;
  request.seed = static_cast<std::uint64_t>(record.event.seed);
  return request;
}

std::vector<club::SeatingRound> seating_rounds(const EventSession& session, bool published) {
  std::vector<club::SeatingRound> rounds;
  for (const Round& round : session.record.rounds) {
    if (published && round.published_at.empty()) break;
    club::SeatingRound one;
    for (const auto& table : round.tables) {
      one.tables.push_back({table.number, {}});
      for (const auto& seat : table.seats) one.tables.back().seats.push_back(seat.person);
    }
    for (const auto& bye : round.byes)
      if (bye.kind != ByeKind::asked_for) one.byes.push_back(bye.person);
    rounds.push_back(std::move(one));
  }
  return rounds;
}

Expected<club::SwissRequest> swiss_request(const EventSession& session) {
  const auto field = field_of(session);
  if (!field) return tl::unexpected(field.error());
  const auto& record = session.record;
  std::vector<club::SwissPlayer> all;
  std::map<db::PersonId, std::vector<club::Fraction>> before;  // the score before each round
  for (std::size_t c = 0; c < record.entrants.size(); ++c) {
    club::SwissPlayer player{record.entrants[c].person, 0, {}};
    for (int r = 0; r < session.published(); ++r) {
      before[player.player].push_back(player.score);
      const auto& rounds = field->competitors[c].rounds;
      if (static_cast<std::size_t>(r) < rounds.size()) player.score += rounds[static_cast<std::size_t>(r)].points;
    }
    all.push_back(std::move(player));
  }
  const auto tables = outcomes(record);
  for (club::SwissPlayer& player : all) {
    for (const Round& round : record.rounds) {
      if (round.published_at.empty()) continue;
      player.games.push_back(swiss_game(round, tables, player.player, before));
    }
  }
  const int next = session.published() + 1;
  club::SwissRequest request;
  std::vector<std::size_t> order(all.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
    return record.entrants[a].rating.value_or(0) > record.entrants[b].rating.value_or(0);
  });
  for (const std::size_t i : order)
    if (is_there(session, all[i].player, next)) request.players.push_back(std::move(all[i]));
  request.forbidden = record.apart;
  request.first_colour = record.event.seed % 2 == 0 ? 'b' : 'w';
  return request;
}

}  // namespace arbiter::event
