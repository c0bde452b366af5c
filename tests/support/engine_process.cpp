// SPDX-License-Identifier: MIT
#include "tests/support/engine_process.h"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace arbiter::testing {

std::string EngineProcess::program() {
  const char* path = std::getenv("PATH");
  std::istringstream folders(std::string(path ? path : "") + ":/usr/games");
  for (std::string folder; std::getline(folders, folder, ':');) {
    const auto file = std::filesystem::path(folder) / "fairy-stockfish";
    if (::access(file.c_str(), X_OK) == 0) return file.string();
  }
  return "";
}

EngineProcess::EngineProcess(const std::string& program) {
  std::array<int, 2> in{}, out{};
  if (::pipe(in.data()) != 0 || ::pipe(out.data()) != 0) throw std::runtime_error("no pipe to the engine");
  std::signal(SIGPIPE, SIG_IGN);
  pid_ = ::fork();
  if (pid_ < 0) throw std::runtime_error("no process for the engine");
  if (pid_ == 0) {
    ::dup2(in[0], STDIN_FILENO);
    ::dup2(out[1], STDOUT_FILENO);
    for (const int end : {in[0], in[1], out[0], out[1]}) ::close(end);
    ::execl(program.c_str(), program.c_str(), static_cast<char*>(nullptr));
    ::_exit(127);
  }
  ::close(in[0]);
  ::close(out[1]);
  to_ = in[1];
  from_ = out[0];
  say("uci");
  hear("uciok");
}

EngineProcess::~EngineProcess() {
  say("quit");
  ::close(to_);
  ::close(from_);
  ::waitpid(pid_, nullptr, 0);
}

void EngineProcess::say(const std::string& line) {
  const std::string text = line + "\n";
  for (std::size_t done = 0; done < text.size();) {
    const ssize_t n = ::write(to_, text.data() + done, text.size() - done);
    if (n <= 0) return;  // it has ended: hear() says so
    done += static_cast<std::size_t>(n);
  }
}

std::vector<std::string> EngineProcess::hear(std::string_view last) {
  std::vector<std::string> lines;
  for (;;) {
    for (std::size_t end = rest_.find('\n'); end != std::string::npos; end = rest_.find('\n')) {
      lines.push_back(rest_.substr(0, end));
      rest_.erase(0, end + 1);
      if (lines.back().rfind(last, 0) == 0) return lines;
    }
    std::array<char, 4096> buffer{};
    const ssize_t n = ::read(from_, buffer.data(), buffer.size());
    if (n <= 0) throw std::runtime_error("the engine has ended before \"" + std::string(last) + "\"");
    rest_.append(buffer.data(), static_cast<std::size_t>(n));
  }
}

std::vector<std::string> EngineProcess::legal(const std::string& start, const std::vector<std::string>& moves) {
  std::string position = "position " + start;
  if (!moves.empty()) position += " moves";
  for (const std::string& m : moves) position += " " + m;
  say(position);
  say("go perft 1");
  std::vector<std::string> list;
  for (const std::string& line : hear("Nodes searched")) {
    const std::size_t colon = line.find(": 1");
    if (colon != std::string::npos && line.rfind("Nodes", 0) != 0 && line.rfind("info", 0) != 0)
      list.push_back(line.substr(0, colon));
  }
  std::sort(list.begin(), list.end());
  return list;
}

double EngineProcess::cpu_seconds() const {
  std::ifstream stat("/proc/" + std::to_string(pid_) + "/stat");
  std::string text((std::istreambuf_iterator<char>(stat)), {});
  std::istringstream fields(text.substr(text.rfind(')') + 2));
  std::string skipped;
  for (int i = 0; i < 11; ++i) fields >> skipped;
  double user = 0, system = 0;
  fields >> user >> system;
  return (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

}  // namespace arbiter::testing
