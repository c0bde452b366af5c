// SPDX-License-Identifier: MIT
// How much a club's server bears on one machine, over loopback: bounded, and no test. Prints figures.
//   club_load tables --tables 500 --rate 100 --seconds 20       tables that tell plies: from the sending to the answer
//   club_load spectators --spectators 10000 --seconds 20        spectators who are told: from the ply to the message
#include <arpa/inet.h>
#include <httplib.h>
#include <netinet/in.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <iostream>
#include <mutex>
#include <thread>

#include "app/evening/propose.h"
#include "app/evening/table_game.h"
#include "app/server/server.h"
#include "app/server/streams.h"
#include "app/table/session.h"
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
  if (!value) throw std::runtime_error(value.error().message);
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
    event.begins = evening::today();
    event_ = good(club.add(good(evening::checked_event(event)), by));
    good(club.set_entrants(event_, entrants, by));
    evening_.emplace(good(evening::open_evening(club, event_)));
    good(club.set_drafts(event_, good(evening::propose(*evening_, {})).rounds, by));
    good(club.publish(event_, 1, by));
    evening_.emplace(good(evening::open_evening(club, event_)));
    db::club::Key key;
    key.role = "arbiter";
    key.name = "the load";
    for (int i = 0; i < kKeys; ++i) keys_.push_back(good(club.add_key(key, by)).text);
    server::ServerOptions options;
    options.views.file = file_;
    options.views.event = std::to_string(event_);
    options.port = 0;
    options.spectators = load.spectators + 8;
    options.waiting = tables + 64;
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
  std::optional<evening::Evening> evening_;
  std::vector<std::string> keys_;
  std::optional<server::ClubServer> server_;
  int port_ = 0;
};

/// The plies of a game as a table tells them: the first ones that are legal.
std::vector<db::FedPly> played(const Club& club, const std::filesystem::path& file, int table, int plies) {
  auto game = good(evening::game_of_table(*club.evening_, 1, table));
  game.info.people.clear();
  game.info.club = "load";
  table::Session session(file);
  session.new_game(game.setup, game.info);
  for (int i = 0; i < plies; ++i) {
    const json legal = session.ask({{"cmd", "legal"}})["actions"];
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
  const auto game = good(evening::game_of_table(*club.evening_, 1, table));
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

int tables(const Load& load) {
  constexpr int kThreads = 50;
  Club club(load, load.tables);
  const int plies = std::max(2, load.rate * load.seconds / load.tables);
  const auto sample = played(club, club.folder_ / "table.sqlite", 1, plies);
  std::mutex mutex;
  std::vector<double> times;
  std::atomic<int> failed{0};
  const auto work = [&](int thread) {
    std::vector<double> mine;
    httplib::Client http("127.0.0.1", club.port_);
    http.set_keep_alive(true);
    http.set_tcp_nodelay(true);
    http.set_read_timeout(30, 0);
    const std::string& key = club.keys_[static_cast<std::size_t>(thread % Club::kKeys)];
    http.set_default_headers({{"Authorization", "Bearer " + key}});
    std::vector<Told> games;
    for (int table = 1 + thread; table <= load.tables; table += kThreads) games.push_back(told_as(club, table, sample));
    for (Told& game : games)
      if (const auto claim =
              http.Post("/api/feed/" + game.token + "/claim", json{{"holder", game.holder}}.dump(), "application/json");
          !claim || claim->status != 200)
        ++failed;
    const auto pause = std::chrono::microseconds(std::int64_t{1000000} * kThreads / load.rate);
    auto next = Clock::now() + pause * thread / kThreads;
    for (int ply = 0; ply <= plies; ++ply)
      for (const Told& game : games) {
        std::this_thread::sleep_until(next);
        next += pause;
        const db::FedPly& one = game.plies[static_cast<std::size_t>(ply)];
        const std::string body =
            text::dump({{"holder", game.holder},
                        {"epoch", 1},
                        {"plies", {{{"number", one.number}, {"body", one.body}, {"hash", one.hash}}}},
                        {"last", one.number},
                        {"standing", db::to_json(db::Standing())},
                        {"clock", nullptr}});
        const auto begin = Clock::now();
        const auto reply = http.Post("/api/feed/" + game.token, body, "application/json");
        if (reply && reply->status == 200)
          mine.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
        else
          ++failed;
      }
    const std::lock_guard lock(mutex);
    times.insert(times.end(), mine.begin(), mine.end());
  };
  const auto begin = Clock::now();
  std::vector<std::thread> threads;
  for (int i = 0; i < kThreads; ++i) threads.emplace_back(work, i);
  for (std::thread& one : threads) one.join();
  const double took = std::chrono::duration<double>(Clock::now() - begin).count();
  std::cout << load.tables << " tables, " << static_cast<double>(times.size()) / took << " plies a second, " << failed
            << " not taken\n";
  tell("plies acknowledged", times);
  return failed == 0 ? 0 : 1;
}

/// Sockets of spectators on the stream of what happens, in a process of their own: server and spectators each have the
/// open files that the system allows one program.
class Spectators {
 public:
  /// Before any thread is there.
  Spectators() {
    if (::pipe(orders_.data()) != 0 || ::pipe(answers_.data()) != 0) throw std::runtime_error("no pipes");
    child_ = ::fork();
    if (child_ != 0) return;
    ::close(orders_[1]);  // the end of orders is heard here
    std::array<int, 2> asked{};
    if (::read(orders_[0], asked.data(), sizeof(asked)) == sizeof(asked)) look(asked[0], asked[1]);
    ::_exit(0);
  }
  ~Spectators() {
    ::close(orders_[1]);
    ::waitpid(child_, nullptr, 0);
  }
  Spectators(const Spectators&) = delete;
  Spectators& operator=(const Spectators&) = delete;

  /// How many have come.
  int come(int port, int count) {
    const std::array<int, 2> asked{port, count};
    int there = 0;
    const bool told = ::write(orders_[1], asked.data(), sizeof(asked)) == sizeof(asked);
    return told && ::read(answers_[0], &there, sizeof(there)) == sizeof(there) ? there : 0;
  }
  /// Something has happened now: what is read from here on is measured from this moment.
  void happened() {
    const auto now = Clock::now().time_since_epoch().count();
    if (::write(orders_[1], &now, sizeof(now)) != sizeof(now)) throw std::runtime_error("the spectators are gone");
  }
  /// Lets them go: bytes read after they had come, and for each message how long it took, in ms.
  std::vector<double> times(double& bytes) {
    const Clock::rep over = 0;
    static_cast<void>(::write(orders_[1], &over, sizeof(over)) == 0);
    std::vector<double> times;
    double one = 0;
    if (::read(answers_[0], &bytes, sizeof(bytes)) != sizeof(bytes)) bytes = 0;
    while (::read(answers_[0], &one, sizeof(one)) == sizeof(one) && one >= 0) times.push_back(one);
    return times;
  }

 private:
  static int ask(int port) {
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const std::string request = "GET /api/live HTTP/1.1\r\nHost: localhost\r\n\r\n";
    if (socket < 0 || ::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) != 0 ||
        ::send(socket, request.data(), request.size(), MSG_NOSIGNAL) < 0)
      return -1;
    return socket;
  }

  void look(int port, int count) {
    const int poll = epoll_create1(0);
    const auto watch = [&](int file) {
      epoll_event event{EPOLLIN, {.fd = file}};
      epoll_ctl(poll, EPOLL_CTL_ADD, file, &event);
    };
    int there = 0;
    for (int socket = 0; there < count && (socket = ask(port)) >= 0; ++there) watch(socket);
    static_cast<void>(::write(answers_[1], &there, sizeof(there)) == 0);
    watch(orders_[0]);
    Clock::rep since = 0;
    double bytes = 0;
    std::vector<double> times;
    std::array<epoll_event, 256> ready{};
    std::array<char, 16384> data{};
    for (bool over = false; !over;) {
      const int some = epoll_wait(poll, ready.data(), static_cast<int>(ready.size()), -1);
      for (int i = 0; i < some && !over; ++i) {
        const int file = ready.at(static_cast<std::size_t>(i)).data.fd;
        if (file == orders_[0]) {
          over = ::read(file, &since, sizeof(since)) != sizeof(since) || since == 0;
          continue;
        }
        const auto got = ::recv(file, data.data(), data.size(), 0);
        if (got <= 0) epoll_ctl(poll, EPOLL_CTL_DEL, file, nullptr);
        if (got <= 0 || since == 0) continue;
        bytes += static_cast<double>(got);
        if (std::string_view(data.data(), static_cast<std::size_t>(got)).find("id: ") != std::string_view::npos)
          times.push_back(
              std::chrono::duration<double, std::milli>(Clock::now() - Clock::time_point(Clock::duration(since)))
                  .count());
      }
    }
    times.push_back(-1);  // the end
    static_cast<void>(::write(answers_[1], &bytes, sizeof(bytes)) == 0);
    for (const double one : times) static_cast<void>(::write(answers_[1], &one, sizeof(one)) == 0);
  }

  std::array<int, 2> orders_{}, answers_{};
  pid_t child_ = -1;
};

/// The greatest memory of this process so far, in KiB.
long most_memory() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  return used.ru_maxrss;
}

int spectators(const Load& load) {
  good(server::allow_open_files(static_cast<std::uint64_t>(load.spectators) + 512));
  Spectators lookers;
  Club club(load, 4);
  const auto game = good(evening::table_game(*club.evening_, 1, 1));
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
    const json legal = session.ask({{"cmd", "legal"}})["actions"];
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
  looked->add_option("--spectators", load.spectators)->check(CLI::Range(1, 20000))->capture_default_str();
  for (auto* one : {fed, looked})
    one->add_option("--seconds", load.seconds)->check(CLI::Range(2, 120))->capture_default_str();
  try {
    app.parse(argc, argv);
    return fed->parsed() ? tables(load) : spectators(load);
  } catch (const CLI::ParseError& error) {
    return app.exit(error);
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return 1;
  }
}
