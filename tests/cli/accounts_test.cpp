// SPDX-License-Identifier: MIT
// `arbiter club accounts`: who signs in to the club's server.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <pty.h>

#include <array>
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace arbiter {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

const std::string kPassword = "correct horse\n";

class AccountCommands : public test::Program {
 protected:
  void SetUp() override {
    Program::SetUp();
    succeeds("club players add Ada Bo Cy Dee");
    succeeds("club events new Friday --rules mr-joseph");
  }
  json list() const { return json::parse(succeeds("club accounts list --json").out); }
};

TEST_F(AccountCommands, AnAccountIsAddedListedChangedAndRemoved) {
  EXPECT_THAT(succeeds("club accounts").out, HasSubstr("There are no accounts yet"));
  const auto added = succeeds("club accounts add Eve --role arbiter:Friday --role spectator", kPassword);
  EXPECT_EQ(added.out, "Account 1 of Eve can sign in\n");
  json all = list();
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0]["roles"], json::parse(R"([{"role": "arbiter", "event": "Friday"}, {"role": "spectator"}])"));
  EXPECT_THAT(succeeds("club accounts").out, HasSubstr("arbiter:Friday, spectator"));
  EXPECT_THAT(succeeds("club accounts edit eve --name Eva --role arbiter --player Ada").out, HasSubstr("is changed"));
  all = list();
  EXPECT_EQ(all[0]["name"], "Eva");
  EXPECT_EQ(all[0]["player"], 1);
  EXPECT_EQ(all[0]["roles"], json::parse(R"([{"role": "arbiter"}])"));
  succeeds("club accounts edit 1 --player ''");
  EXPECT_FALSE(list()[0].contains("player"));
  EXPECT_THAT(succeeds("club accounts password 1", "battery staple\n").out, HasSubstr("Its sessions have ended"));
  EXPECT_THAT(succeeds("club accounts remove Eva").out, HasSubstr("is removed"));
  EXPECT_EQ(list(), json::array());
  const std::string log = succeeds("club log").out;
  for (const char* what : {"account added", "account changed", "password set", "account removed"})
    EXPECT_THAT(log, HasSubstr(what));
}

TEST_F(AccountCommands, MistakesAreNamedAndNothingIsAdded) {
  const auto fails_with = [&](const std::string& arguments, const std::string& input, const std::string& what) {
    fails("club accounts " + arguments, what, input);
  };
  fails_with("add Eve --role arbiter", "", "Standard input has no password");
  fails_with("add Eve --role arbiter", "too short\n", "at least 10 characters, this one has 9");
  fails_with("add Eve --role arbiter", std::string(1025, 'x') + "\n", "at most 1024 bytes, this one has 1025");
  fails_with("add Eve --role king", kPassword, "\"king\" is no role");
  fails_with("add Eve --role arbiter:Sunday", kPassword, "Friday");
  fails_with("add Eve --role player", kPassword, "A player's account is for somebody");
  fails_with("add Eve", kPassword, "--role");
  fails_with("add ' ' --role arbiter", kPassword, "An account needs a name");
  fails_with("password Eve", kPassword, "There is no account Eve");
  fails_with("remove 7", "", "There is no account 7; `arbiter club accounts` lists them");
  EXPECT_EQ(list(), json::array());
  succeeds("club accounts add Eve --role arbiter", kPassword);
  fails_with("add EVE --role arbiter", kPassword, "Account 1 has that name already");
}

TEST_F(AccountCommands, WhoeverIsErasedHasNoAccountAnyMore) {
  succeeds("club accounts add secretary --role arbiter --player Ada", kPassword);
  EXPECT_THAT(succeeds("club players erase Ada --yes").out, HasSubstr("Accounts removed: 1"));
  EXPECT_EQ(list(), json::array());
}

/// What a terminal shows of the program, and its exit status, when somebody types these lines into it.
std::pair<std::string, int> at_a_terminal(const std::string& folder, const std::string& arguments,
                                          const std::string& lines) {
  int terminal = -1;
  const pid_t child = ::forkpty(&terminal, nullptr, nullptr, nullptr);
  if (child == 0) {
    const std::string command = "cd '" + folder + "' && LC_ALL=C XDG_DATA_HOME='" + folder + "/data' exec '" +
                                ARBITER_PROGRAM + "' " + arguments;
    ::execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
    ::_exit(127);
  }
  std::string shown;
  std::array<char, 4096> some{};
  std::size_t from = 0;
  std::string typed = lines;
  for (ssize_t got = 1; got > 0;) {
    got = ::read(terminal, some.data(), some.size());
    if (got > 0) shown.append(some.data(), static_cast<std::size_t>(got));
    // A line for each prompt that has come.
    for (std::size_t at = shown.find(": ", from); !typed.empty() && at != std::string::npos;
         at = shown.find(": ", from)) {
      from = at + 2;
      const std::string line = typed.substr(0, typed.find('\n') + 1);
      typed.erase(0, line.size());
      EXPECT_EQ(::write(terminal, line.data(), line.size()), static_cast<ssize_t>(line.size()));
    }
  }
  ::close(terminal);
  int status = 0;
  ::waitpid(child, &status, 0);
  return {shown, WIFEXITED(status) ? WEXITSTATUS(status) : -1};
}

TEST_F(AccountCommands, TheTerminalDoesNotShowThePasswordAndAsksTwice) {
  const auto [shown, status] =
      at_a_terminal(folder_.string(), "club accounts add Eve --role arbiter", "correct horse\ncorrect horse\n");
  EXPECT_EQ(status, 0) << shown;
  EXPECT_THAT(shown, HasSubstr("New password: "));
  EXPECT_THAT(shown, HasSubstr("The same again: "));
  EXPECT_THAT(shown, Not(HasSubstr("horse")));
  const auto [differs, failed] =
      at_a_terminal(folder_.string(), "club accounts add Bo --role arbiter", "correct horse\ncorrect hearse\n");
  EXPECT_NE(failed, 0);
  EXPECT_THAT(differs, HasSubstr("The two passwords differ"));
  EXPECT_EQ(list().size(), 1U);
}

}  // namespace
}  // namespace arbiter
