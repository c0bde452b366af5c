// SPDX-License-Identifier: MIT
#include "app/cli/secret_input.h"

#include <termios.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <iostream>

#include "app/passwords/password.h"
#include "text/sentences.h"

namespace arbiter::cli {
namespace {

using text::tr;

termios& before() {
  static termios settings{};
  return settings;
}

/// Whoever presses Ctrl+C at the prompt gets a terminal back that shows what they type.
extern "C" void restore_and_end(int signal) {
  (void)::tcsetattr(STDIN_FILENO, TCSANOW, &before());
  (void)::raise(signal);  // SA_RESETHAND: now it ends the program
}

/// As long as it lives the terminal shows nothing of what is typed.
class Unseen {
 public:
  Unseen() {
    hidden_ = ::tcgetattr(STDIN_FILENO, &before()) == 0;
    if (!hidden_) return;
    struct sigaction action {};
    action.sa_handler = restore_and_end;
    action.sa_flags = SA_RESETHAND | SA_NODEFER;
    for (std::size_t i = 0; i < kSignals.size(); ++i) (void)::sigaction(kSignals[i], &action, &old_[i]);
    termios settings = before();
    settings.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    settings.c_lflag |= ECHONL;
    hidden_ = ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings) == 0;
  }
  ~Unseen() {
    if (!hidden_) return;
    (void)::tcsetattr(STDIN_FILENO, TCSANOW, &before());
    for (std::size_t i = 0; i < kSignals.size(); ++i) (void)::sigaction(kSignals[i], &old_[i], nullptr);
  }
  Unseen(const Unseen&) = delete;
  Unseen& operator=(const Unseen&) = delete;
  [[nodiscard]] bool hidden() const { return hidden_; }

 private:
  static constexpr std::array kSignals{SIGINT, SIGTERM, SIGHUP, SIGQUIT};
  bool hidden_ = false;
  std::array<struct sigaction, kSignals.size()> old_{};
};

/// A line of standard input; at most a little more than a password may have is kept of it. False: there is none.
bool read_line(std::string& line) {
  line.clear();
  char c = 0;
  bool any = false;
  while (std::cin.get(c)) {
    any = true;
    if (c == '\n') break;
    if (line.size() <= passwords::kMost) line += c;
  }
  if (line.ends_with('\r')) line.pop_back();
  return any;
}

}  // namespace

tl::expected<std::string, Message> read_new_password() {
  std::string password;
  const bool typed = ::isatty(STDIN_FILENO) == 1;
  if (!typed) {
    if (!read_line(password)) return tl::unexpected(make_message("Standard input has no password"));
  } else {
    const Unseen unseen;
    if (!unseen.hidden()) return tl::unexpected(make_message("The terminal cannot hide what is typed"));
    std::cerr << tr("New password: ") << std::flush;
    if (!read_line(password)) return tl::unexpected(make_message("Standard input has no password"));
  }
  if (const auto fits = passwords::fit(password); !fits) return tl::unexpected(fits.error());
  if (!typed) return password;
  std::string again;
  const Unseen unseen;
  std::cerr << tr("The same again: ") << std::flush;
  if (!read_line(again) || again != password) return tl::unexpected(make_message("The two passwords differ"));
  return password;
}

}  // namespace arbiter::cli
