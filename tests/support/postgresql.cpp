// SPDX-License-Identifier: MIT
#include "tests/support/postgresql.h"

#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <thread>
#include <vector>

namespace arbiter::test {
namespace {

namespace fs = std::filesystem;

/// Whom the server runs as; none: as we do.
const passwd* server_user() {
  if (::geteuid() != 0) return nullptr;
  const passwd* user = ::getpwnam("postgres");
  return user != nullptr ? user : ::getpwnam("nobody");
}

/// Where the newest server's programs are; empty: nowhere. Debian keeps them out of the way.
fs::path programs() {
  std::vector<fs::path> found;
  std::error_code none;
  for (const auto& version : fs::directory_iterator("/usr/lib/postgresql", none))
    if (fs::exists(version.path() / "bin/postgres", none)) found.push_back(version.path() / "bin");
  return found.empty() ? fs::path() : *std::max_element(found.begin(), found.end());
}

std::string words_of(const fs::path& file) {
  std::string text;
  if (std::FILE* in = std::fopen(file.c_str(), "r"); in != nullptr) {
    char buffer[1000];
    text.assign(buffer, std::fread(buffer, 1, sizeof buffer, in));
    std::fclose(in);
  }
  return text;
}

}  // namespace

bool Postgresql::installed() { return !programs().empty(); }

std::unique_ptr<Postgresql> Postgresql::prepare(bool durable, std::string& why) {
  const fs::path bin = programs();
  if (bin.empty()) {
    why = "no PostgreSQL server is installed (Debian's package postgresql-15)";
    return nullptr;
  }
  std::string folder = (fs::temp_directory_path() / "arbiter-pg-XXXXXX").string();
  if (::mkdtemp(folder.data()) == nullptr) {
    why = "no folder can be made in " + fs::temp_directory_path().string();
    return nullptr;
  }
  std::unique_ptr<Postgresql> server(new Postgresql(folder, bin, durable));
  if (const passwd* user = server_user(); user != nullptr)
    if (::chown(folder.c_str(), user->pw_uid, user->pw_gid) != 0) {
      why = folder + " cannot be given to " + user->pw_name;
      return nullptr;
    }
  return server;
}

std::unique_ptr<Postgresql> Postgresql::start(bool durable, std::string& why) {
  std::unique_ptr<Postgresql> server = prepare(durable, why);
  return server && server->make(why) ? std::move(server) : nullptr;
}

bool Postgresql::make(std::string& why) {
  if (run("initdb", {"--auth=trust", "--no-sync", "--username=arbiter", "--encoding=UTF8", "--locale=C",
                     "--data-checksums", data()}) != 0) {
    why = "initdb failed: " + words_of(folder_ / "log");
    return false;
  }
  if (start_again()) return true;
  why = "the server does not come up: " + words_of(folder_ / "log");
  return false;
}

Postgresql::~Postgresql() {
  kill();
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
}

pid_t Postgresql::spawn(const std::string& program, const Words& arguments) const {
  Words words{(programs_ / program).string()};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  const std::string log = (folder_ / "log").string();
  const passwd* user = server_user();
  const pid_t parent = ::getpid();
  const pid_t child = ::fork();
  if (child != 0) return child;
  if (user != nullptr && (::setgroups(0, nullptr) != 0 || ::setgid(user->pw_gid) != 0 || ::setuid(user->pw_uid) != 0))
    ::_exit(126);
  ::prctl(PR_SET_PDEATHSIG, SIGQUIT);  // an immediate shutdown
  if (::getppid() != parent) ::_exit(126);
  const int out = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  ::dup2(out, 1);
  ::dup2(out, 2);
  if (::chdir("/") != 0) ::_exit(126);
  ::execv(argv.front(), argv.data());
  ::_exit(127);
}

int Postgresql::run(const std::string& program, const Words& arguments) const {
  int status = -1;
  const pid_t child = spawn(program, arguments);
  if (child < 0 || ::waitpid(child, &status, 0) != child) return -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

std::string Postgresql::database() {
  const std::string name = "club" + std::to_string(++databases_);
  if (run("createdb", {"-h", folder_.string(), "-U", "arbiter", name}) != 0)
    throw std::runtime_error("createdb: " + words_of(folder_ / "log"));
  return "postgresql://arbiter@/" + name + "?host=" + folder_.string();
}

void Postgresql::kill() {
  if (server_ <= 0) return;
  // SIGQUIT is what the server knows as a crash: nothing is written, everybody it has started ends at once.
  ::kill(server_, SIGQUIT);
  ::waitpid(server_, nullptr, 0);
  server_ = -1;
}

std::string Postgresql::data() const { return (folder_ / "data").string(); }

std::unique_ptr<Postgresql> Postgresql::standby(std::string& why) {
  std::unique_ptr<Postgresql> other = prepare(durable_, why);
  if (!other) return nullptr;
  // As docs/federation.md has it.
  if (other->run("pg_basebackup", {"-h", folder_.string(), "-U", "arbiter", "-D", other->data(), "-R", "-X", "stream",
                                   "-c", "fast", "-C", "-S", "arbiter"}) != 0)
    why = "pg_basebackup failed: " + words_of(other->folder_ / "log");
  else if (!other->start_again())
    why = "the standby does not come up: " + words_of(other->folder_ / "log");
  else
    return other;
  return nullptr;
}

bool Postgresql::promote() const { return run("pg_ctl", {"promote", "-w", "-D", data()}) == 0; }

bool Postgresql::rejoin(const Postgresql& other) {
  // Until a checkpoint has noted that the other one leads, pg_rewind finds nothing to do.
  return other.ask("CHECKPOINT") &&
         other.ask(
             "SELECT pg_create_physical_replication_slot('arbiter') "
             "WHERE NOT EXISTS (SELECT FROM pg_replication_slots WHERE slot_name = 'arbiter')") &&
         run("pg_rewind", {"--target-pgdata=" + data(), "--no-sync", "-R",
                           "--source-server=postgresql://arbiter@/postgres?host=" + other.folder_.string()}) == 0 &&
         start_again();
}

bool Postgresql::ask(const std::string& statement) const {
  return run("psql", {"-q", "-h", folder_.string(), "-U", "arbiter", "-d", "postgres", "-c", statement}) == 0;
}

bool Postgresql::comes_true(const std::string& query) const {
  // Whether a statement fails is all that is heard of it: a division by zero is a failure.
  for (int i = 0; i < 600; ++i) {
    if (ask("SELECT 1 / (CASE WHEN (" + query + ") THEN 1 ELSE 0 END)")) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  return false;
}

bool Postgresql::waits_for_standby() const {
  return comes_true("SELECT count(*) > 0 FROM pg_stat_activity WHERE wait_event = 'SyncRep'");
}

void Postgresql::configure(const std::string& line) const {
  std::ofstream(folder_ / "data/postgresql.conf", std::ios::app) << line << "\n";
  ::kill(server_, SIGHUP);
}

bool Postgresql::require_standby() {
  configure("synchronous_standby_names = '*'");
  return comes_true(
      "SELECT count(*) = 1 FROM pg_stat_replication WHERE sync_state = 'sync' AND flush_lsn >= pg_current_wal_lsn()");
}

bool Postgresql::start_again() {
  server_ = spawn("postgres", {"-D", data(), "-k", folder_.string(), "-c", "listen_addresses=", "-c",
                               "max_connections=20", "-c", std::string("fsync=") + (durable_ ? "on" : "off")});
  if (server_ < 0) return false;
  for (int i = 0; i < 600; ++i) {
    if (run("pg_isready", {"-q", "-h", folder_.string()}) == 0) return true;
    if (::waitpid(server_, nullptr, WNOHANG) == server_) {
      server_ = -1;
      return false;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  kill();
  return false;
}

Postgresql* shared_postgresql() {
  static std::string why;
  static const std::unique_ptr<Postgresql> server = Postgresql::start(false, why);
  if (server == nullptr && std::getenv("ARBITER_TEST_PACKAGES") != nullptr) throw std::runtime_error(why);
  if (server == nullptr) std::fprintf(stderr, "Not tried on PostgreSQL: %s\n", why.c_str());
  return server.get();
}

}  // namespace arbiter::test
