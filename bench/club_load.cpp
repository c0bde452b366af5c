// SPDX-License-Identifier: MIT
// How much a club's server bears on one machine, over loopback: bounded, and no test. Prints figures.
//   club_load tables --tables 500 --rate 100 --seconds 20       tables that tell plies: from the sending to the answer,
//                                                               and what the server's looks at the database cost
//   club_load spectators --spectators 10000 --seconds 20        spectators of one table who are told: from the ply to
//                                                               what it changed
//   club_load pages --spectators 10000                          who opens the page: all that it asks for first
#include <httplib.h>
#include <sys/prctl.h>
#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <atomic>
#include <barrier>
#include <csignal>
#include <iostream>
#include <mutex>
#include <thread>

#include "app/event/propose.h"
#include "app/event/table_game.h"
#include "app/http/open_files.h"
#include "app/server/server.h"
#include "app/table/session.h"
#include "bench/spectators.h"
#include "db/club/club.h"
#include "text/json_text.h"

namespace {

using namespace arbiter;
using nlohmann::json;
using Clock = std::chrono::steady_clock;

struct Load {
  int tables = 500, rate = 100, seconds = 20, spectators = 10000;
  std::string database;
};

template <class T>
T good(db::Expected<T> value) {
  if (!value) throw std::runtime_error(value.error().message.english());
  if constexpr (!std::is_void_v<T>) return std::move(*value);
}

/// The milliseconds below which so many of a hundred lie.
double percentile(std::vector<double> times, double of) {
  if (times.empty()) return 0;
  std::sort(times.begin(), times.end());
  const auto at = static_cast<std::size_t>(of / 100 * static_cast<double>(times.size()));
  return times[std::min(at, times.size() - 1)];
}

void tell(const char* what, const std::vector<double>& times) {
  std::cout << what << ": " << times.size() << ", ms at 50/90/99/100 of a hundred: " << percentile(times, 50) << " "
            << percentile(times, 90) << " " << percentile(times, 99) << " " << percentile(times, 100) << std::endl;
}

/// A club with an event of so many tables of four, its first round published.
class Club {
 public:
  Club(const Load& load, int tables) {
    folder_ = std::filesystem::temp_directory_path() / ("arbiter-load-" + db::new_token());
    std::filesystem::create_directories(folder_);
    file_ = load.database.empty() ? (folder_ / "club.sqlite").string() : load.database;
    auto club = good(db::club::Club::open(file_));
    const db::club::By by{"the load"};
    std::vector<db::club::Entrant> entrants;
    for (int i = 0; i < 4 * tables; ++i) {
      db::club::Person person;
      person.name = "Player " + std::to_string(i);
      db::club::Entrant entrant;
      entrant.person = good(club.add(person, by));
      entrants.push_back(entrant);
    }
    db::club::Event event;
    event.name = "Load " + db::new_token().substr(0, 6);
    event.ruleset = "mr-joseph";
    event.mode = "";
    event.begins = event::today();
    event_ = good(club.add(good(event::checked_event(event)), by));
    good(club.set_entrants(event_, entrants, by));
    event_session_.emplace(good(event::open_event(club, event_)));
    good(club.set_drafts(event_, good(event::propose(*event_session_, {})).rounds, by));
    good(club.publish(event_, 1, by));
    event_session_.emplace(good(event::open_event(club, event_)));
    db::club::Key key;
    key.role = db::club::Role::arbiter;
    key.name = "the load";
    for (int i = 0; i < kKeys; ++i) keys_.push_back(good(club.add_key(key, by)).text);
    server::ServerOptions options;
    options.views.file = file_;
    options.views.event = std::to_string(event_);
    options.port = 0;
    options.spectators = load.spectators + 8;
    options.per_address = options.spectators.value();  // all come from this machine
    options.waiting = tables + 64;
    options.limits.per_address = load.spectators + tables + 1000;
    options.limits.per_second = options.limits.burst = 1e6;
    server_.emplace(options);
    port_ = good(server_->start());
  }
  ~Club() {
    server_.reset();
    std::filesystem::remove_all(folder_);
  }
  Club(const Club&) = delete;
  Club& operator=(const Club&) = delete;

  static constexpr int kKeys = 64;  // each may ask twenty times a second
  std::filesystem::path folder_;
  std::string file_;
  db::club::EventId event_ = 0;
  std::optional<event::EventSession> event_session_;
  std::vector<std::string> keys_;
  std::optional<server::ClubServer> server_;
  int port_ = 0;
};

/// The plies of a game as a table tells them: the first ones that are legal.
std::vector<db::FedPly> played(const Club& club, const std::filesystem::path& file, int table, int plies) {
  auto game = good(event::game_of_table(*club.event_session_, 1, table));
  game.info.people.clear();
  game.info.club = "load";
  table::Session session(file);
  session.new_game(game.setup, game.info);
  for (int i = 0; i < plies; ++i) {
    const std::vector<std::string> legal = session.legal().actions;
    session.act(legal[static_cast<std::size_t>(i * 7) % legal.size()]);
  }
  const auto store = good(db::Store::open(file));
  return good(store.to_be_fed(*session.game_id(), -1, std::size_t{1} << 24U)).plies;
}

/// One table's game on its way: the plies of another one with its own token and chain.
struct Told {
  std::string token, holder;
  std::vector<db::FedPly> plies;
};
Told told_as(const Club& club, int table, const std::vector<db::FedPly>& plies) {
  const auto game = good(event::game_of_table(*club.event_session_, 1, table));
  Told told{game.info.token, db::new_token(), {}};
  std::string head = told.token;
  for (const db::FedPly& ply : plies) {
    std::string body = ply.body;
    if (ply.number == 0) {
      db::NewGame begun = good(db::game_of_feed(body));
      begun.token = told.token;
      body = db::feed_body(good(db::ply_of_feed(body)), &begun);
    }
    head = db::chained(head, body);
    told.plies.push_back({ply.number, body, head});
  }
  return told;
}

/// The server's looks at the database so far, as its metrics say.
struct Looks {
  double number = 0, seconds = 0, compute = 0;
};
Looks looks_of(const Club& club) {
  const auto reply = httplib::Client("127.0.0.1", club.port_).Get("/metrics");
  const auto value = [&](const std::string& name) {
    const std::string line = "\narbiter_" + name + " ";
    const std::size_t at = reply ? reply->body.find(line) : std::string::npos;
    return at == std::string::npos ? 0.0 : std::stod(reply->body.substr(at + line.size()));
  };
  return {value("refreshes_total"), value("refresh_seconds_total"), value("refresh_compute_seconds_total")};
}

/// How long the processor has worked for this process, server and tables, in seconds.
double computed() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(used.ru_utime) + seconds(used.ru_stime);
}

void tell_looks(const Looks& before, const Looks& after, double took) {
  const double number = std::max(1.0, after.number - before.number);
  std::cout << "the server looked " << number << " times, " << 1000 * (after.seconds - before.seconds) / number
            << " ms each, " << 1000 * (after.compute - before.compute) / number
            << " ms of them computing: " << 100 * (after.compute - before.compute) / took << " % of a processor\n";
}

/// A connection as a table or a browser has it.
void set_up(httplib::Client& http) {
  http.set_keep_alive(true);
  http.set_tcp_nodelay(true);
  http.set_read_timeout(30, 0);
}

bool claimed(httplib::Client& http, const Told& game) {
  const auto claim =
      http.Post("/api/feed/" + game.token + "/claim", json{{"holder", game.holder}}.dump(), "application/json");
  return claim && claim->status == 200;
}

bool sent(httplib::Client& http, const Told& game, const db::FedPly& ply) {
  const std::string body = text::dump({{"holder", game.holder},
                                       {"epoch", 1},
                                       {"plies", {{{"number", ply.number}, {"body", ply.body}, {"hash", ply.hash}}}},
                                       {"last", ply.number},
                                       {"standing", db::to_json(db::Standing())},
                                       {"clock", nullptr}});
  const auto reply = http.Post("/api/feed/" + game.token, body, "application/json");
  return reply && reply->status == 200;
}

int tables(const Load& load) {
  constexpr int kThreads = 50;
  Club club(load, load.tables);
  const int plies = std::max(2, load.rate * load.seconds / load.tables);
  const auto sample = played(club, club.folder_ / "table.sqlite", 1, plies);
  std::mutex mutex;
  std::vector<double> times;
  std::atomic<int> failed{0};
  Looks before;
  double computed_before = 0;
  Clock::time_point begin;
  std::barrier all_claimed(kThreads, [&]() noexcept {
    begin = Clock::now();
    before = looks_of(club);
    computed_before = computed();
  });
  const auto work = [&](int thread) {
    std::vector<double> mine;
    httplib::Client http("127.0.0.1", club.port_);
    set_up(http);
    const std::string& key = club.keys_[static_cast<std::size_t>(thread % Club::kKeys)];
    http.set_default_headers({{"Authorization", "Bearer " + key}});
    std::vector<Told> games;
    for (int table = 1 + thread; table <= load.tables; table += kThreads) games.push_back(told_as(club, table, sample));
    for (const Told& game : games) failed += claimed(http, game) ? 0 : 1;
    all_claimed.arrive_and_wait();
    const auto pause = std::chrono::microseconds(std::int64_t{1000000} * kThreads / load.rate);
    auto next = Clock::now() + pause * thread / kThreads;
    for (int ply = 0; ply <= plies; ++ply)
      for (const Told& game : games) {
        std::this_thread::sleep_until(next);
        next += pause;
        const auto asked = Clock::now();
        if (sent(http, game, game.plies[static_cast<std::size_t>(ply)]))
          mine.push_back(std::chrono::duration<double, std::milli>(Clock::now() - asked).count());
        else
          ++failed;
      }
    const std::lock_guard lock(mutex);
    times.insert(times.end(), mine.begin(), mine.end());
  };
  std::vector<std::thread> threads;
  threads.reserve(kThreads);
  for (int i = 0; i < kThreads; ++i) threads.emplace_back(work, i);
  for (std::thread& one : threads) one.join();
  const double took = std::chrono::duration<double>(Clock::now() - begin).count();
  std::cout << load.tables << " tables, " << static_cast<double>(times.size()) / took << " plies a second, " << failed
            << " not taken; server and tables computed for " << computed() - computed_before << " s of " << took
            << "\n";
  tell("plies acknowledged", times);
  tell_looks(before, looks_of(club), took);
  return failed == 0 ? 0 : 1;
}

/// The greatest memory of this process so far, in KiB.
long most_memory() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  return used.ru_maxrss;
}

int spectators(const Load& load) {
  if (const auto allowed = http::allow_open_files(static_cast<std::uint64_t>(load.spectators) + 512); !allowed)
    throw std::runtime_error(allowed.error().english());
  Spectators lookers;
  Club club(load, 4);
  const auto game = good(event::table_game(*club.event_session_, 1, 1));
  table::Session session(club.file_);
  session.new_game(game.setup, game.info);
  const long before = most_memory();
  const auto begin = Clock::now();
  const int there = lookers.come(club.port_, load.spectators);
  std::cout << there << " spectators, all there after " << std::chrono::duration<double>(Clock::now() - begin).count()
            << " s\n";
  std::this_thread::sleep_for(std::chrono::seconds(3));
  int plies = 0;
  for (; plies < load.seconds; ++plies) {
    const std::vector<std::string> legal = session.legal().actions;
    session.act(legal[static_cast<std::size_t>(plies * 7) % legal.size()]);
    lookers.happened();
    std::this_thread::sleep_for(std::chrono::seconds(1));
  }
  std::this_thread::sleep_for(std::chrono::seconds(2));
  const long after = most_memory();
  double bytes = 0;
  const auto times = lookers.times(bytes);
  const auto view = httplib::Client("127.0.0.1", club.port_).Get("/api/table/1/1");
  std::cout << plies << " plies, each told " << static_cast<double>(times.size()) / std::max(1, plies)
            << " spectators; the server's memory " << after / 1024 << " MiB, "
            << static_cast<double>(after - before) / load.spectators << " KiB a spectator; "
            << bytes / static_cast<double>(std::max<std::size_t>(1, times.size()))
            << " bytes a message; a table's view " << (view ? view->body.size() : 0) << " bytes\n";
  tell("messages", times);
  return 0;
}

/// So many open the page, as many at once as there are threads: the page itself, the event and its tables.
int pages(const Load& load) {
  constexpr int kThreads = 64, kTables = 4;
  Club club(load, kTables);
  std::vector<std::unique_ptr<table::Session>> games;
  std::vector<std::string> paths{
      "/", "/style.css", "/page.js", "/board.js", "/icon.svg", "/manifest.webmanifest", "/api/event"};
  for (int table = 1; table <= kTables; ++table) {
    const auto game = good(event::table_game(*club.event_session_, 1, table));
    games.push_back(std::make_unique<table::Session>(club.file_));
    games.back()->new_game(game.setup, game.info);
    for (int i = 0; i < 8; ++i) games.back()->act(games.back()->legal().actions[0]);
    paths.push_back("/api/table/1/" + std::to_string(table));
  }
  std::this_thread::sleep_for(std::chrono::seconds(2));
  std::mutex mutex;
  std::vector<double> times;
  std::atomic<int> next{0}, failed{0};
  std::atomic<std::size_t> bytes{0};
  const auto work = [&] {
    std::vector<double> mine;
    while (next++ < load.spectators) {
      const auto begin = Clock::now();
      httplib::Client http("127.0.0.1", club.port_);
      set_up(http);
      bool all = true;
      for (const std::string& path : paths) {
        const auto reply = http.Get(path);
        all = all && reply && reply->status == 200;
        if (reply) bytes += reply->body.size();
      }
      if (!all) ++failed;
      mine.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
    }
    const std::lock_guard lock(mutex);
    times.insert(times.end(), mine.begin(), mine.end());
  };
  const auto begin = Clock::now();
  std::vector<std::thread> threads;
  threads.reserve(kThreads);
  for (int i = 0; i < kThreads; ++i) threads.emplace_back(work);
  for (std::thread& one : threads) one.join();
  const double took = std::chrono::duration<double>(Clock::now() - begin).count();
  std::cout << times.size() << " pages of " << paths.size() << " requests and " << bytes / times.size() << " bytes, "
            << static_cast<double>(times.size()) / took << " a second, " << failed << " not whole\n";
  tell("pages", times);
  return failed == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("How much a club's server bears, over loopback", "club_load");
  app.require_subcommand(1);
  Load load;
  auto* fed = app.add_subcommand("tables", "Tables that tell their plies");
  fed->add_option("--tables", load.tables)->check(CLI::Range(1, 2000))->capture_default_str();
  fed->add_option("--rate", load.rate, "Plies a second together")->check(CLI::Range(1, 1000))->capture_default_str();
  fed->add_option("--db", load.database, "postgresql://… instead of a file");
  auto* looked = app.add_subcommand("spectators", "Spectators who are told");
  auto* opened = app.add_subcommand("pages", "Spectators who open the page");
  for (auto* one : {looked, opened})
    one->add_option("--spectators", load.spectators)->check(CLI::Range(1, 20000))->capture_default_str();
  for (auto* one : {fed, looked})
    one->add_option("--seconds", load.seconds)->check(CLI::Range(2, 120))->capture_default_str();
  try {
    app.parse(argc, argv);
    return fed->parsed() ? tables(load) : looked->parsed() ? spectators(load) : pages(load);
  } catch (const CLI::ParseError& error) {
    return app.exit(error);
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return 1;
  }
}
