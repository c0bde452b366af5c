// SPDX-License-Identifier: MIT
#include "app/commands/paged.h"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <iostream>

#include "app/commands/terminal.h"
#include "text/markdown.h"

namespace arbiter::cli {
namespace {

/// The command that shows pages; empty: none is wanted.
std::string pager() {
  const char* wanted = std::getenv("PAGER");
  const std::string command = wanted == nullptr ? "less" : wanted;
  return command == "cat" ? "" : command;
}

/// Hands the text to the pager. Whether there was one.
bool shown_by(const std::string& command, const std::string& text) {
  int ends[2];
  std::cout.flush();
  if (::pipe(ends) != 0) return false;
  const pid_t child = ::fork();
  if (child == 0) {
    ::dup2(ends[0], STDIN_FILENO);
    ::close(ends[0]);
    ::close(ends[1]);
    ::setenv("LESS", "FRX", 0);  // as git does: ends at once where all fits, shows colours, leaves what was read
    ::setenv("LESSCHARSET", "utf-8", 0);
    ::execlp("sh", "sh", "-c", command.c_str(), nullptr);
    ::_exit(127);
  }
  ::close(ends[0]);
  if (child > 0) {
    // Who has read enough closes the pipe; Ctrl+C is the pager's.
    const auto broken = std::signal(SIGPIPE, SIG_IGN), stopped = std::signal(SIGINT, SIG_IGN);
    for (std::size_t at = 0; at < text.size();) {
      const ssize_t written = ::write(ends[1], text.data() + at, text.size() - at);
      if (written <= 0) break;
      at += static_cast<std::size_t>(written);
    }
    ::close(ends[1]);
    int status = 0;
    ::waitpid(child, &status, 0);
    std::signal(SIGPIPE, broken);
    std::signal(SIGINT, stopped);
    return !WIFEXITED(status) || WEXITSTATUS(status) != 127;
  }
  ::close(ends[1]);
  return false;
}

/// Lines that the text takes on the terminal.
std::size_t lines_of(const std::string& text, std::size_t columns) {
  std::size_t lines = 0;
  for (std::size_t at = 0; at < text.size(); ++lines) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    lines += (end - at) / columns;
    at = end + 1;
  }
  return lines;
}

std::string laid_out(const text::Block& block, std::size_t columns) {
  using Kind = text::Block::Kind;
  if (block.kind == Kind::title || block.kind == Kind::heading) return bold(block.plain()) + "\n\n";
  if (block.kind == Kind::drawing) {
    std::string out = "    ";
    for (const char letter : block.plain()) out += letter == '\n' ? "\n    " : std::string(1, letter);
    return out + "\n\n";
  }
  const bool item = block.kind == Kind::item;
  const std::string lines = wrapped(block.plain(), columns, item ? 2 : 0, item ? 2 : 0);
  return (item ? "• " : "") + lines + "\n" + (item ? "" : "\n");
}

}  // namespace

void write_paged(const std::string& text) {
  const std::size_t columns = terminal_columns();
  const std::string command = pager();
  if (columns > 0 && !command.empty() && lines_of(text, columns) >= terminal_lines() && shown_by(command, text)) return;
  std::cout << text;
}

void write_markdown(std::string_view markdown) {
  constexpr std::size_t kWidest = 100;
  if (!is_read_by_a_person()) {
    std::cout << markdown;
    return;
  }
  std::string out;
  text::Block::Kind before = text::Block::Kind::title;
  for (const text::Block& block : text::blocks_of(markdown)) {
    // A list ends with a blank line.
    if (before == text::Block::Kind::item && block.kind != text::Block::Kind::item) out += "\n";
    out += laid_out(block, std::min(terminal_columns(), kWidest));
    before = block.kind;
  }
  write_paged(out);
}

}  // namespace arbiter::cli
