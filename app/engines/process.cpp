// SPDX-License-Identifier: MIT
#include "app/engines/process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>

namespace arbiter::engines {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds kSlice{10}, kToQuit{300};

/// Waits until the line can be read or written. False: not in time.
bool ready(int line, short what, Process::Clock::time_point until) {
  const auto left = std::chrono::duration_cast<milliseconds>(until - Process::Clock::now());
  pollfd one{line, what, 0};
  return ::poll(&one, 1, static_cast<int>(std::clamp(left, milliseconds(0), kSlice).count())) > 0;
}

/// Its number stays taken until it is waited for, so that what it has started can still be ended by it.
bool has_ended(pid_t child) {
  siginfo_t info{};
  return ::waitid(P_PID, static_cast<id_t>(child), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == child;
}

}  // namespace

tl::expected<std::unique_ptr<Process>, std::string> Process::start(const std::string& program) {
  // A pair of sockets rather than pipes: writing to a program that has ended raises no signal then.
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
    return tl::unexpected(std::string(std::strerror(errno)));
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  std::array<char*, 2> words{const_cast<char*>(program.c_str()), nullptr};
  pid_t child = 0;
  const int error = ::posix_spawn(&child, words[0], &actions, &attributes, words.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  ::close(ends[1]);
  if (error != 0) {
    ::close(ends[0]);
    return tl::unexpected(std::string(std::strerror(error)));
  }
  ::fcntl(ends[0], F_SETFL, ::fcntl(ends[0], F_GETFL) | O_NONBLOCK);
  return std::unique_ptr<Process>(new Process(child, ends[0]));
}

Process::~Process() {
  static_cast<void>(say("quit", Clock::now() + kSlice));
  ::close(line_);
  const auto end = Clock::now() + kToQuit;
  while (!has_ended(child_) && Clock::now() < end) std::this_thread::sleep_for(milliseconds(2));
  ::kill(-child_, SIGKILL);
  while (::waitpid(child_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

tl::expected<void, Silence> Process::say(const std::string& line, Clock::time_point until) {
  heard_ = 0;
  const std::string text = line + "\n";
  for (std::size_t done = 0; done < text.size();) {
    const ssize_t n = ::send(line_, text.data() + done, text.size() - done, MSG_NOSIGNAL);
    if (n > 0) {
      done += static_cast<std::size_t>(n);
    } else if (n < 0 && errno != EAGAIN && errno != EINTR) {
      return tl::unexpected(Silence::ended);
    } else if (!ready(line_, POLLOUT, until) && Clock::now() >= until) {
      return tl::unexpected(Silence::late);
    }
  }
  return {};
}

tl::expected<std::string, Silence> Process::hear(Clock::time_point until, const std::function<bool()>& stopped) {
  std::array<char, 32'768> buffer{};
  while (true) {
    if (const std::size_t end = rest_.find('\n'); end != std::string::npos) {
      std::string line = rest_.substr(0, end);
      rest_.erase(0, end + 1);
      if (!line.empty() && line.back() == '\r') line.pop_back();
      return line;
    }
    if (rest_.size() > kLongestLine || heard_ > kMostBetween) return tl::unexpected(Silence::flood);
    if (stopped()) return tl::unexpected(Silence::stopped);
    if (Clock::now() >= until) return tl::unexpected(Silence::late);
    if (!ready(line_, POLLIN, until)) continue;
    const ssize_t n = ::recv(line_, buffer.data(), buffer.size(), 0);
    if (n > 0) {
      rest_.append(buffer.data(), static_cast<std::size_t>(n));
      heard_ += static_cast<std::size_t>(n);
    } else if (n == 0 || (errno != EAGAIN && errno != EINTR)) {
      return tl::unexpected(Silence::ended);
    }
  }
}

}  // namespace arbiter::engines
