// SPDX-License-Identifier: MIT
// Tables, the club's server, its database and the network between them, each killed or cut at random moments.
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <map>
#include <thread>

#include "app/event/event.h"
#include "app/event/exchange/club_json.h"
#include "app/event/outcome.h"
#include "app/event/propose.h"
#include "app/event/table_game.h"
#include "referee/json/view.h"
#include "tests/campaign/campaign.h"
#include "tests/support/good.h"
#include "tests/support/postgresql.h"
#include "text/json_text.h"
#include "text/value_json.h"

namespace arbiter::campaign {
namespace {

using nlohmann::json;
using test::good;
namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr int kTables = 3, kPlies = 25;
const db::club::By kBy{"campaign"};

/// A process of ours, and what it writes.
class Child {
 public:
  Child() = default;
  explicit Child(const std::vector<std::string>& words) {
    int ends[2] = {};
    if (::pipe2(ends, O_CLOEXEC) != 0) return;
    std::vector<std::string> all{"arbiter_campaign"};
    all.insert(all.end(), words.begin(), words.end());
    std::vector<char*> argv;
    argv.reserve(all.size() + 1);
    for (std::string& word : all) argv.push_back(word.data());
    argv.push_back(nullptr);
    pid_ = ::fork();
    if (pid_ == 0) {
      ::dup2(ends[1], 1);
      ::execv("/proc/self/exe", argv.data());
      ::_exit(127);
    }
    ::close(ends[1]);
    from_ = ends[0];
  }
  ~Child() { end(); }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  Child(Child&& other) noexcept { *this = std::move(other); }
  Child& operator=(Child&& other) noexcept {
    end();
    pid_ = std::exchange(other.pid_, -1);
    from_ = std::exchange(other.from_, -1);
    return *this;
  }

  /// The next line; empty where there is none within a minute, or ever.
  std::string line() const {
    std::string text;
    for (char c = 0;;) {
      pollfd ready{from_, POLLIN, 0};
      if (::poll(&ready, 1, 60000) <= 0 || ::read(from_, &c, 1) != 1) return "";
      if (c == '\n') return text;
      text += c;
    }
  }
  void signal(int number) const {
    if (pid_ > 0) ::kill(pid_, number);
  }
  void end() {
    signal(SIGKILL);
    if (pid_ > 0) ::waitpid(pid_, nullptr, 0);
    if (from_ >= 0) ::close(from_);
    pid_ = from_ = -1;
  }

 private:
  pid_t pid_ = -1;
  int from_ = -1;
};

struct TableAt {
  Child process;
  fs::path file, game;
  std::string token;
  int copies = 1;
};

/// The evening with everything around it.
class Network {
 public:
  Network(const Plan& plan, Figures& figures) : figures_(figures), random_(plan.seed) {
    folder_ = fs::temp_directory_path() / ("arbiter-network-" + std::to_string(::getpid()));
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    where_ = (folder_ / "club.sqlite").string();
    if (plan.postgresql || plan.standby) {
      std::string why;
      postgresql_ = test::Postgresql::start(true, why);
      if (!postgresql_) throw std::runtime_error(why);
      where_ = postgresql_->database();
      if (plan.standby) stand_by();
    }
    found();
    server_ = Child({"serve", where_, "0"});
    server_port_ = std::stoi(server_.line());
    network_ = Child({"relay", "0", std::to_string(server_port_)});
    network_port_ = std::stoi(network_.line());
  }
  ~Network() {
    tables_.clear();
    fs::remove_all(folder_);
  }

  /// Publishes the next round, and lets its tables begin.
  void next_round() {
    tables_.clear();
    auto club = good(db::club::Club::open(where_));
    auto session = good(event::open_event(club, event_));
    good(club.set_drafts(event_, good(event::propose(session, {})).rounds, kBy));
    good(club.publish(event_, session.published() + 1, kBy));
    session = good(event::open_event(club, event_));
    round_ = session.published();
    for (const auto& seated : session.round(round_)->tables) {
      const auto game = good(event::game_of_table(session, 0, seated.number));
      TableAt table;
      table.token = game.info.token;
      table.file = folder_ / ("table-" + table.token + ".sqlite");
      table.game = folder_ / ("game-" + table.token + ".json");
      json setup = json(game.setup);
      setup["seed"] = random_() % 1000000;
      std::ofstream(table.game) << json{{"setup", setup}, {"token", table.token}}.dump();
      start(table, false);
      tables_.push_back(std::move(table));
      ++figures_.games;
    }
  }

  /// One disturbance, and what it was.
  std::string disturb() {
    std::this_thread::sleep_for(std::chrono::milliseconds(random_() % 150));
    TableAt& table = tables_[random_() % tables_.size()];
    switch (random_() % (standby_ ? 9 : postgresql_ ? 7 : 6)) {
      case 0:
      case 1:
        table.process.end();
        start(table, false);
        return "a table was killed";
      case 2:
        server_.end();
        server_ = Child({"serve", where_, std::to_string(server_port_)});
        return "the server was killed";
      case 3:
        network_.end();
        std::this_thread::sleep_for(std::chrono::milliseconds(random_() % 200));
        network_ = Child({"relay", std::to_string(network_port_), std::to_string(server_port_)});
        return "the network was cut";
      case 4:
        network_.signal(SIGSTOP);
        std::this_thread::sleep_for(std::chrono::milliseconds(random_() % 300));
        network_.signal(SIGCONT);
        return "the network stood still";
      case 5:
        return replace(table);
      case 6:
        postgresql_->kill();
        if (!postgresql_->start_again()) throw std::runtime_error("PostgreSQL does not come up again");
        return "the database was killed";
      default:
        return fail_over();
    }
  }

  /// Has the club everything that it has acknowledged to the tables, as they told it?
  void compare(const std::string& after) {
    const auto club = db::club::Club::open(where_);
    if (!club) return lost(after, club.error().message.english());
    for (const TableAt& table : tables_) {
      const auto store = db::Store::open(table.file, db::Store::Missing::refuse);
      if (!store) continue;  // it has not begun yet
      const auto games = good(store->fed_games(true));
      if (games.empty() || !games.front().refused.empty()) continue;
      const auto mine = good(store->to_be_fed(games.front().game, -1, std::size_t{1} << 30)).plies;
      const auto theirs = club->fed(table.token);
      if (!theirs) return lost(after, theirs.error().message.english());
      if (static_cast<int>(theirs->size()) <= games.front().acknowledged)
        lost(after, "the club has " + std::to_string(theirs->size()) + " plies of a game, acknowledged was number " +
                        std::to_string(games.front().acknowledged));
      for (std::size_t i = 0; i < std::min(mine.size(), theirs->size()); ++i)
        if (mine[i].body != (*theirs)[i].body || mine[i].hash != (*theirs)[i].hash)
          return lost(after, "ply " + std::to_string(i) + " differs");
    }
  }

  /// Are all games of the round over, and has the club all of them?
  bool over() {
    auto club = db::club::Club::open(where_);
    if (!club) return false;
    const auto session = event::open_event(*club, event_);
    if (!session) return false;
    for (const auto& one : event::outcomes(session->record))
      if (one.round == round_ && !one.counts()) return false;
    return true;
  }

  /// Lets the games end undisturbed and counts them anew, from what the tables have in their files.
  void recount() {
    for (int i = 0; i < 1200 && !over(); ++i) std::this_thread::sleep_for(50ms);
    if (!over()) return lost("the round", "its games do not come to their end");
    compare("the round");
    auto club = good(db::club::Club::open(where_));
    const auto session = good(event::open_event(club, event_));
    for (const auto& one : event::outcomes(session.record)) {
      if (one.round != round_) continue;
      const TableAt& table = tables_.at(static_cast<std::size_t>(one.table - 1));
      table::Session counted(":memory:");
      const auto plies = good(club.plies(*one.game));
      for (const auto& ply : plies)
        if (const auto reply = counted.replay(ply.request); !reply)
          return lost("the recount",
                      "ply " + std::to_string(ply.number) + " is refused: " + reply.error().message.english());
      figures_.plies += static_cast<long long>(plies.size());
      const auto mine = good(db::Store::open(table.file));
      const auto games = good(mine.fed_games(true));
      if (games.front().last + 1 != static_cast<int>(plies.size()))
        lost("the recount", "the table has " + std::to_string(games.front().last + 1) + " plies, the club " +
                                std::to_string(plies.size()));
      const json state = nlohmann::json(counted.state());
      for (const auto& seat : one.seats)
        if (event::exact(state["seats"][seat.seat].value("points", 0.0)) != seat.points)
          lost("the recount", "seat " + seat.seat + " has " + seat.points.text() + " points, not " +
                                  state["seats"][seat.seat]["points"].dump());
    }
    const auto standings = event::standings_json(session);
    if (!standings) lost("the standings", standings.error().message.english());
    if (const auto wrong = good(club.wrong_totals()); wrong != 0)
      lost("the totals", std::to_string(wrong) + " are not what the results come to");
  }

 private:
  /// Gives the database a hot standby, as docs/federation.md has it, and an address that names both machines.
  void stand_by() {
    std::string why;
    standby_ = postgresql_->standby(why);
    if (!standby_) throw std::runtime_error(why);
    if (!postgresql_->require_standby()) throw std::runtime_error("the standby does not follow");
    const std::string address = where_.substr(0, where_.find('?'));
    where_ = address + "?host=" + postgresql_->host().string() + "," + standby_->host().string() +
             "&target_session_attrs=read-write";
    database_ = address;
  }

  /// The database's machine is lost, and its standby takes its place. The lost one comes back later, and follows.
  std::string fail_over() {
    compare_copy();
    postgresql_->kill();
    if (!standby_->promote()) throw std::runtime_error("the standby cannot be promoted");
    std::swap(postgresql_, standby_);
    compare("the standby took over");
    awake_again();
    if (!standby_->rejoin(*postgresql_)) throw std::runtime_error("the lost machine cannot follow the other one");
    if (!postgresql_->require_standby()) throw std::runtime_error("the lost machine does not follow");
    return "the standby took over";
  }

  /// The lost machine comes back as if nothing had happened. It must acknowledge nothing that the other one has not.
  void awake_again() {
    if (!standby_->start_again()) throw std::runtime_error("the lost machine does not come up again");
    std::atomic<bool> acknowledged{false};
    std::thread writes([&, at = database_ + "?host=" + standby_->host().string()] {
      db::club::Person person;
      person.name = "Nobody";
      auto club = db::club::Club::open(at);
      acknowledged = club && club->add(person, kBy).has_value();
    });
    const bool waits = standby_->waits_for_standby();
    standby_->kill();
    writes.join();
    if (acknowledged || !waits)
      lost("the standby took over", "the lost machine acknowledged what the other one does not have");
  }

  /// The standby can be read, and cannot be written.
  void compare_copy() {
    const std::string at = database_ + "?host=" + standby_->host().string();
    auto club = db::club::Club::open(at);
    if (!club) return lost("the copy", club.error().message.english());
    if (const auto event = club->newest_event(); !event || *event != event_) lost("the copy", "the event is not there");
    if (const auto written = club->try_write(); written || written.error().code != "read_only")
      lost("the copy", "it takes changes");
  }

  void found() {
    auto club = good(db::club::Club::open(where_));
    std::vector<db::club::Entrant> entrants;
    for (int i = 0; i < 4 * kTables; ++i) {
      db::club::Person person;
      person.name = "Player " + std::to_string(i + 1);
      db::club::Entrant entrant;
      entrant.person = good(club.add(person, kBy));
      entrants.push_back(entrant);
    }
    db::club::Event event;
    event.name = "Campaign";
    event.ruleset = "mr-joseph";
    event.rounds = 200;
    event.mode = "swiss";
    event_ = good(club.add(good(event::checked_event(event)), kBy));
    good(club.set_entrants(event_, entrants, kBy));
    db::club::Key key;
    key.role = db::club::Role::table;
    key.name = "All tables";
    key_ = good(club.add_key(key, kBy)).text;
  }

  void start(TableAt& table, bool take_over) {
    table.process =
        Child({"play", table.file.string(), table.game.string(), "http://127.0.0.1:" + std::to_string(network_port_),
               key_, std::to_string(random_()), std::to_string(kPlies), take_over ? "1" : "0"});
  }

  /// A new machine goes on with a table's game; the old one plays on for a while.
  std::string replace(TableAt& table) {
    {
      const auto club = good(db::club::Club::open(where_));
      if (good(club.fed(table.token)).empty()) return "a table had told nothing yet, and was left alone";
    }
    Child old = std::exchange(table.process, Child());
    table.file = folder_ / ("table-" + table.token + "-" + std::to_string(++table.copies) + ".sqlite");
    start(table, true);
    if (table.process.line() != "plays") lost("a table that was replaced", "the new one cannot play");
    return "a table was replaced";
  }

  void lost(const std::string& after, const std::string& what) { figures_.losses.push_back(after + ": " + what); }

  Figures& figures_;
  std::mt19937 random_;
  fs::path folder_;
  std::string where_, key_;
  std::string database_;  ///< its address without a machine
  std::unique_ptr<test::Postgresql> postgresql_, standby_;
  db::club::EventId event_ = 0;
  int round_ = 0, server_port_ = 0, network_port_ = 0;
  Child server_, network_;
  std::vector<TableAt> tables_;
};

}  // namespace

Figures network(const Plan& plan) {
  Figures figures;
  std::map<std::string, int> kinds;
  try {
    Network session(plan, figures);
    session.next_round();
    while (figures.done < plan.times && figures.losses.size() < 10) {
      const std::string what = session.disturb();
      ++kinds[what];
      ++figures.done;
      session.compare(what);
      if (figures.done < plan.times && session.over()) {
        session.recount();
        session.next_round();
      }
    }
    session.recount();
  } catch (const std::exception& e) {
    figures.losses.push_back(e.what());
  }
  for (const auto& [what, count] : kinds) std::printf("  %s: %d times\n", what.c_str(), count);
  return figures;
}

}  // namespace arbiter::campaign
