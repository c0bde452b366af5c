// SPDX-License-Identifier: MIT
#include "app/club/pairing_engine.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <string_view>
#include <thread>
#include <vector>

#include "app/club/trf_columns.h"
#include "text/file.h"
#include "text/utf8.h"

namespace arbiter::club {
namespace {

namespace fs = std::filesystem;
using Text = tl::expected<std::string, Message>;

/// No engine needs more to say.
constexpr std::size_t kMost = std::size_t{1} << 20U;

/// A folder for one run.
class Folder {
 public:
  Folder() {
    std::string name = (fs::temp_directory_path() / "arbiter-pairing-XXXXXX").string();
    if (::mkdtemp(name.data()) != nullptr) path = name;
  }
  ~Folder() {
    std::error_code ignored;  // a folder that stays behind does no harm
    if (!path.empty()) fs::remove_all(path, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  fs::path path;
};

bool write(const fs::path& file, const std::string& text) {
  std::ofstream out(file, std::ios::binary);
  out << text;
  out.close();
  return !out.fail();
}

/// Starts the program with its words going into `said`. Nothing, and errno, where it cannot be started.
std::optional<pid_t> start(const std::vector<std::string>& command, const fs::path& said) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, said.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  posix_spawn_file_actions_adddup2(&actions, 1, 2);
  // A group of its own, so that what it started ends with it.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  std::vector<char*> words;
  words.reserve(command.size() + 1);
  for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  pid_t child = 0;
  errno = ::posix_spawnp(&child, words[0], &actions, &attributes, words.data(), environ);
  const int error = errno;
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  errno = error;
  return error == 0 ? std::optional(child) : std::nullopt;
}

/// The status with which a child ends; nothing where it had to be ended.
std::optional<int> wait_for(pid_t child, std::chrono::milliseconds patience) {
  const auto end = std::chrono::steady_clock::now() + patience;
  int status = 0;
  while (true) {
    const pid_t done = ::waitpid(child, &status, WNOHANG);
    if (done == child || (done < 0 && errno != EINTR)) return status;
    if (std::chrono::steady_clock::now() >= end) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  ::kill(-child, SIGKILL);
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return {};
}

/// How an engine ended that found no pairing, with its last words.
Message ended(const std::string& program, int status, const fs::path& said) {
  const Text words = text::read_file(said, kMost);
  const std::string last = words ? text::shortened(trf::trimmed(trf::one_line(*words)), 400) : std::string();
  const std::string name = text::clean(program);
  if (WIFEXITED(status)) {
    const int code = WEXITSTATUS(status);
    return last.empty() ? make_message("%1 ended with status %2", name, code)
                        : make_message("%1 ended with status %2: %3", name, code, last);
  }
  const int signal = WTERMSIG(status);
  return last.empty() ? make_message("%1 ended with signal %2", name, signal)
                      : make_message("%1 ended with signal %2: %3", name, signal, last);
}

Text run(const std::string& program, const Folder& folder, std::chrono::milliseconds patience) {
  const fs::path in = folder.path / "in.trf", out = folder.path / "out.txt", said = folder.path / "said.txt";
  const auto child = start({program, "--dutch", in.string(), "-p", out.string()}, said);
  if (!child)
    return tl::unexpected(make_message("%1 cannot be started: %2", text::clean(program), std::strerror(errno)));
  const auto status = wait_for(*child, patience);
  if (!status) return tl::unexpected(make_message("%1 did not come to an end and was stopped", text::clean(program)));
  if (!WIFEXITED(*status) || WEXITSTATUS(*status) != 0) return tl::unexpected(ended(program, *status, said));
  return text::read_file(out, kMost);
}

/// The whole numbers of a line; none if it has something else.
std::optional<std::vector<int>> numbers_in(std::string_view line) {
  std::vector<int> numbers;
  for (;;) {
    const std::size_t blank = std::min(line.find_first_not_of(" \t\r"), line.size());
    line.remove_prefix(blank);
    if (line.empty()) return numbers;
    int value = 0;
    const auto [next, error] = std::from_chars(line.data(), line.data() + line.size(), value);
    if (error != std::errc()) return std::nullopt;
    numbers.push_back(value);
    line.remove_prefix(static_cast<std::size_t>(next - line.data()));
  }
}

/// Reads an engine's pairing line by line: how many pairs there are, then a pair in each line, 0 for nobody.
class PairingReader {
 public:
  explicit PairingReader(const Trf& trf) {
    for (const TrfPlayer& p : trf.players) left_.insert(p.number);
  }

  [[nodiscard]] bool is_complete() const { return pairs_ && read_ >= *pairs_; }
  [[nodiscard]] const PairedRound& round() const { return round_; }

  /// Errors: what is wrong with the line.
  tl::expected<void, Message> read(std::string_view line) {
    const auto numbers = numbers_in(line);
    if (numbers && numbers->empty()) return {};
    if (numbers && !pairs_) return read_count(*numbers);
    if (!numbers || numbers->size() != 2) return tl::unexpected(make_message("\"%1\" is no pair", text::clean(line)));
    return read_pair((*numbers)[0], (*numbers)[1]);
  }

 private:
  tl::expected<void, Message> read_count(const std::vector<int>& numbers) {
    if (numbers.size() != 1 || numbers[0] < 0) return tl::unexpected(make_message("there is no number of pairs"));
    pairs_ = numbers[0];
    return {};
  }

  tl::expected<void, Message> read_pair(int one, int other) {
    ++read_;
    for (const int p : {one, other})
      if (p != 0 && left_.erase(p) == 0)
        return tl::unexpected(make_message("player %1 is not in the report, or is paired twice", p));
    if (one != 0 && other != 0)
      round_.games.push_back({one, other});
    else if (!round_.bye && one != other)
      round_.bye = one + other;
    else
      return tl::unexpected(make_message("a second player has no opponent"));
    return {};
  }

  std::set<int> left_;  ///< who is not paired yet
  std::optional<std::int64_t> pairs_;
  std::int64_t read_ = 0;
  PairedRound round_;
};

}  // namespace

tl::expected<PairedRound, Message> read_engine_pairs(std::string_view text, const Trf& trf) {
  PairingReader reader(trf);
  for (std::size_t number = 1; !text.empty() && !reader.is_complete(); ++number) {
    const std::size_t end = text.find('\n');
    const auto read = reader.read(text.substr(0, end));
    if (!read) return tl::unexpected(make_message("line %1 of the pairing: %2", number, read.error()));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  if (!reader.is_complete()) return tl::unexpected(make_message("the pairing ends too early"));
  return reader.round();
}

tl::expected<PairedRound, Message> pair_with_engine(const std::string& program, const Trf& trf,
                                                    std::chrono::milliseconds patience) {
  auto report = write_trf(trf);
  if (!report) return tl::unexpected(report.error());
  if (trf.rounds > 0) *report += "XXR " + std::to_string(trf.rounds) + "\n";
  if (trf.first_colour != ' ') *report += trf.first_colour == 'w' ? "XXC white1\n" : "XXC black1\n";
  const Folder folder;
  if (folder.path.empty() || !write(folder.path / "in.trf", *report))
    return tl::unexpected(make_message("the report for the pairing cannot be written: %1", std::strerror(errno)));
  const Text said = run(program, folder, patience);
  if (!said) return tl::unexpected(said.error());
  return read_engine_pairs(*said, trf);
}

}  // namespace arbiter::club
