// SPDX-License-Identifier: MIT
// What lists and pages cost in a large club: makes one, seeded, and asks. No test. Prints figures.
//   club_scale --games 1000000 [--db postgresql://…]
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <iostream>
#include <random>

#include "app/event/standings.h"
#include "app/event/statistics.h"
#include "db/club/club.h"
#include "db/club/sql.h"

namespace {

using namespace arbiter;
using Clock = std::chrono::steady_clock;
namespace sql = db::club::sql;

constexpr int kPlayers = 16, kRounds = 5, kTables = 4, kSeats = 4;  // of an event
constexpr int kEventsAtOnce = 200;                                  // in a transaction
constexpr std::array kNames{"S", "W", "N", "E"};
constexpr std::array kArmies{"athens", "egypt", "france", "gaul", "iraq", "italy", "russia", "spain"};
constexpr int kFirstYear = 2007, kYears = 20;  // of the events, evenly

template <class T>
T good(db::Expected<T> value) {
  if (!value) throw std::runtime_error(value.error().message.english());
  if constexpr (!std::is_void_v<T>) return std::move(*value);
}

/// Rows of a table that are written some hundred at a time.
class Rows {
 public:
  Rows(soci::session& session, std::string into) : session_(session), into_(std::move(into)) {}
  void add(const std::string& row) {
    text_ += (text_.empty() ? "" : ",") + ("(" + row + ")");
    if (++rows_ == 400) write();
  }
  void write() {
    if (rows_ > 0) sql::run(session_, "INSERT INTO " + into_ + " VALUES " + text_);
    text_.clear();
    rows_ = 0;
  }

 private:
  soci::session& session_;
  std::string into_, text_;
  int rows_ = 0;
};

std::string joined(std::initializer_list<std::int64_t> numbers) {
  std::string text;
  for (const auto one : numbers) text += (text.empty() ? "" : ",") + std::to_string(one);
  return text;
}

/// A club of so many members and games of four; each event has 16 players and 5 rounds.
class Maker {
 public:
  Maker(soci::session& session, int members, std::uint64_t seed) : s_(session), members_(members), chance_(seed) {}

  void people() {
    Rows people(s_, "people (id, added_at)"), data(s_, "person_data (person_id, name)");
    for (int id = 1; id <= members_; ++id) {
      people.add(std::to_string(id) + ",'2026-01-01T00:00:00.000Z'");
      if (id % 400 == 0 || id == members_) people.write();
      data.add(std::to_string(id) + ",'Member " + std::to_string(id) + "'");
    }
    data.write();
    sql::run(s_, "UPDATE club_ids SET last = :last WHERE name = 'people'", members_);
  }

  void events(std::int64_t from, std::int64_t to, std::int64_t of) {
    of_ = of;
    for (std::int64_t event = from; event < to; ++event) one_event(event);
    for (Rows* one : {&events_, &entrants_, &rounds_, &tables_, &seated_, &games_, &seats_}) one->write();
    sql::run(s_, "UPDATE club_ids SET last = :last WHERE name = 'events'", to - 1);
  }

 private:
  std::string token() {
    std::string text = "'";
    for (int i = 0; i < 32; ++i) text += "0123456789abcdef"[chance_() % 16];
    return text + "'";
  }

  /// The day of an event: as many each month.
  [[nodiscard]] std::string day_of(std::int64_t event) const {
    const std::int64_t month = (event - 1) * 12 * kYears / of_;
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02d-%02d", static_cast<int>(kFirstYear + month / 12),
                  static_cast<int>(month % 12 + 1), static_cast<int>(1 + event % 28));
    return text.data();
  }

  void one_event(std::int64_t event) {
    const std::string number = std::to_string(event);
    const std::string day = day_of(event);
    events_.add(number + ",'Event " + number + "','','" + day + "','" + day +
                "','mr-joseph','{}',4,'none',NULL,'places 3-2-1-0','FP TM','2026-01-01',"
                "'even','0'," +
                std::to_string(kRounds) + ",0,'schedule',1,'single',1,1,''");
    std::vector<std::int64_t> people;
    while (people.size() < kPlayers)
      if (const auto one = static_cast<std::int64_t>(1 + chance_() % static_cast<unsigned>(members_));
          std::count(people.begin(), people.end(), one) == 0)
        people.push_back(one);
    for (int i = 0; i < kPlayers; ++i)
      entrants_.add(joined({event, people[static_cast<std::size_t>(i)], i + 1}) + ",NULL,1,NULL,NULL");
    for (int round = 1; round <= kRounds; ++round) {
      std::shuffle(people.begin(), people.end(), chance_);
      rounds_.add(joined({event, round}) + ",'2026-01-01T18:00:00.000Z'");
      for (int table = 1; table <= kTables; ++table) one_table(event, round, table, people);
    }
  }

  void one_table(std::int64_t event, int round, int table, const std::vector<std::int64_t>& people) {
    const std::string its = token(), id = std::to_string(++game_);
    tables_.add(joined({event, round, table}) + "," + its);
    games_.add(id + "," + its +
               ",'mr-joseph','0','{\"ruleset\":\"mr-joseph\"}','','2026-01-01T18:00:00.000Z',"
               "'2026-01-01T19:00:00.000Z','over','{\"winners\":[]}'");
    std::array<int, kSeats> places{1, 2, 3, 4};
    std::shuffle(places.begin(), places.end(), chance_);
    if (chance_() % 10 == 0) *std::find(places.begin(), places.end(), 2) = 1;  // a shared first place
    for (int seat = 0; seat < kSeats; ++seat) {
      const auto at = static_cast<std::size_t>(seat);
      const auto person = people[static_cast<std::size_t>(table - 1) * kSeats + at];
      const std::string name = std::string("'") + kNames.at(at) + "'";
      const std::string army = std::string("'") + kArmies.at(chance_() % kArmies.size()) + "'";
      seated_.add(joined({event, round, table, seat + 1}) + "," + name + "," + std::to_string(person) + "," + army);
      seats_.add(id + "," + name + "," + std::to_string(person) + ",NULL," + std::to_string(12 - 3 * places.at(at)) +
                 "," + std::to_string(places.at(at)));
    }
  }

  soci::session& s_;
  int members_;
  std::mt19937_64 chance_;
  std::int64_t game_ = 0, of_ = 1;  // games so far; events in all
  Rows events_{s_,
               "club_events (id, name, site, begins, ends, ruleset, options, seats, armies, minutes, scoring, "
               "tie_breaks, regulation, bye, sit_out, rounds, most_tables, mode, cycles, game, threes, seed, "
               "time_control)"},
      entrants_{s_, "club_entrants (event_id, person_id, number, rating, from_round, to_round, at_table)"},
      rounds_{s_, "club_rounds (event_id, round, published_at)"},
      tables_{s_, "club_tables (event_id, round, number, token)"},
      seated_{s_, "club_seats (event_id, round, table_number, place, seat, person_id, army)"},
      games_{s_, "games (id, token, ruleset, rules_version, setup, source, started_at, ended_at, status, result)"},
      seats_{s_, "seats (game_id, seat, player_id, army, points, place)"};
};

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

/// Makes what is missing in an empty club.
void make(db::club::Club& club, const std::string& where, std::int64_t games, int members, std::uint64_t seed) {
  const auto begin = Clock::now();
  const bool server = db::club::is_address(where);
  const auto session = server ? sql::connect_postgresql(where) : sql::connect_sqlite(where);
  // Rows refer to each other, and are written table by table.
  if (!server)
    for (const char* one : {"PRAGMA foreign_keys = OFF", "PRAGMA synchronous = OFF"}) sql::run(*session, one);
  else
    for (const char* one : {"SET session_replication_role = replica", "SET synchronous_commit = off"})
      sql::run(*session, one);
  Maker maker(*session, members, seed);
  const std::int64_t events = std::max<std::int64_t>(1, games / (kRounds * kTables));
  for (std::int64_t from = 1; from <= events; from += kEventsAtOnce) {
    soci::transaction transaction(*session);
    if (from == 1) maker.people();
    maker.events(from, std::min(events + 1, from + kEventsAtOnce), events);
    transaction.commit();
  }
  std::cout << events << " events, " << events * kRounds * kTables << " games, " << members << " members: written in "
            << seconds_since(begin) << " s" << std::endl;
  const auto counting = Clock::now();
  good(club.count_anew({"the benchmark"}));
  if (server) {
    // Triggers were off.
    sql::run(*session,
             "INSERT INTO club_sittings (person_id, games) SELECT player_id, count(*) FROM seats "
             "WHERE player_id IS NOT NULL GROUP BY player_id");
    sql::run(*session, "ANALYZE");
  }
  std::cout << "counted anew in " << seconds_since(counting) << " s" << std::endl;
}

/// Does something many times and tells how long it took, and how long this program computed: other programs want the
/// processor, too.
template <class Work>
void measure(const char* what, int times, const Work& work) {
  std::vector<double> ms, computed;
  for (int i = 0; i < times; ++i) {
    const auto begin = Clock::now();
    const std::clock_t used = std::clock();
    work();
    computed.push_back(1000.0 * static_cast<double>(std::clock() - used) / CLOCKS_PER_SEC);
    ms.push_back(1000 * seconds_since(begin));
  }
  std::sort(ms.begin(), ms.end());
  std::sort(computed.begin(), computed.end());
  std::cout << what << ": ms at the median " << ms[ms.size() / 2] << ", at most " << ms.back() << "; computed "
            << computed[computed.size() / 2] << std::endl;
}

/// A result by hand of the first table of an event.
void correct(db::club::Club& club, const std::string& event) {
  const auto event_session = good(event::open_event(club, event, event::Knowing::who_takes_part));
  db::club::HandResult result;
  for (int seat = 0; seat < kSeats; ++seat)
    result.seats.push_back({kNames.at(static_cast<std::size_t>(seat)), std::to_string(kSeats - seat), seat + 1});
  result.by = "the benchmark";
  good(club.add_result(event_session.record.event.id, result));
}

void ask_of_events(db::club::Club& club, std::mt19937_64& chance, std::int64_t newest) {
  const auto any = [&] { return "Event " + std::to_string(1 + chance() % static_cast<std::uint64_t>(newest)); };
  std::size_t lines = 0;
  measure("the club's standings", 20, [&] { lines = good(event::totals_table(club, "mr-joseph")).lines.size(); });
  std::cout << "  " << lines << " players" << std::endl;
  measure("one event's standings", 100, [&] {
    const auto event_session = good(event::open_event(club, any(), event::Knowing::who_takes_part));
    if (good(event::standings_of(event_session)).lines.size() != kPlayers)
      throw std::runtime_error("not all are there");
  });
  measure("a corrected result", 20, [&] { correct(club, any()); });
  std::cout << good(club.wrong_totals()) << " totals differ from a recount" << std::endl;
  measure("the newest 100 events", 20, [&] { (void)good(club.event_lines()); });
  measure("a page of older events", 20, [&] {
    (void)good(club.event_lines({100, 1 + static_cast<std::int64_t>(chance() % static_cast<std::uint64_t>(newest))}));
  });
}

void ask_of_players(db::club::Club& club, std::mt19937_64& chance, std::int64_t newest) {
  std::size_t people = 0;
  measure("all players", 20, [&] { people = good(club.people()).size(); });
  measure("a player's page", 20,
          [&] { (void)good(event::player_page(club, 1 + static_cast<std::int64_t>(chance() % people))); });
  const auto ratings = [&] { (void)good(event::ratings_of(club, {"mr-joseph", false, ""})); };
  const auto armies = [&] { (void)good(event::army_table(club, "mr-joseph", false)); };
  const std::string last = "Event " + std::to_string(newest);
  measure("ratings, from all games", 1, ratings);
  measure("ratings", 20, ratings);
  measure("ratings after a corrected result of the newest event", 10, [&] {
    correct(club, last);
    ratings();
  });
  measure("armies, from all games", 1, armies);
  measure("armies", 20, armies);
  correct(club, "Event " + std::to_string(std::max<std::int64_t>(1, newest / 2)));
  measure("ratings after a corrected result of ten years ago", 1, ratings);
  measure("which games are played", 20, [&] { (void)good(club.games_by_ruleset(false)); });
}

void ask(db::club::Club& club, std::uint64_t seed) {
  std::mt19937_64 chance(seed);
  const auto newest = *good(club.newest_event());
  ask_of_events(club, chance, newest);
  ask_of_players(club, chance, newest);
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("What lists and pages cost in a large club", "club_scale");
  std::int64_t games = 100000;
  int members = 5000;
  std::uint64_t seed = 1;
  std::string where = "club-scale.sqlite";
  app.add_option("--games", games, "Of four")->check(CLI::Range(20, 10000000))->capture_default_str();
  app.add_option("--members", members)->check(CLI::Range(kPlayers, 1000000))->capture_default_str();
  app.add_option("--seed", seed)->capture_default_str();
  app.add_option("--db", where, "A new file, or an empty database: postgresql://…; one that has events is only asked")
      ->capture_default_str();
  try {
    app.parse(argc, argv);
    auto club = good(db::club::Club::open(where));
    if (!good(club.newest_event())) make(club, where, games, members, seed);
    ask(club, seed);
  } catch (const CLI::ParseError& error) {
    return app.exit(error);
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return 1;
  }
  return 0;
}
