// SPDX-License-Identifier: MIT
// The habits of good tools: a typo gets a suggestion, help is found whichever way it is asked for, nothing is replaced
// unasked, defaults come from a file, shells complete words and values.
#include <algorithm>
#include <functional>
#include <regex>
#include <set>
#include <sstream>

#include "tests/cli/program.h"

namespace arbiter {
namespace {

using test::Outcome;
using test::text_of;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class Habits : public test::Program {
 protected:
  /// What the program writes to a terminal of that many columns. `lines` is what is typed.
  [[nodiscard]] std::string on_terminal(const std::string& arguments, int columns, const std::string& lines = {},
                                        const std::string& environment = "TERM=xterm PAGER=cat") const {
    write("typed", lines);
    write("command.sh", "stty cols " + std::to_string(columns) + " rows 50; cd '" + folder_.string() + "'; " +
                            environment_ + " " + environment + " XDG_DATA_HOME='" + folder_.string() + "/data' '" +
                            ARBITER_PROGRAM + "' " + arguments + "\n");
    const std::string file = (folder_ / "typescript").string();
    const std::string command = "script -qec 'sh " + (folder_ / "command.sh").string() + "' '" + file + "' <'" +
                                (folder_ / "typed").string() + "' >/dev/null 2>&1";
    EXPECT_NE(std::system(command.c_str()), -1);
    return text_of(file);
  }
  /// Candidates for the last word of a command line.
  [[nodiscard]] std::set<std::string> completed(const std::string& words) const {
    std::set<std::string> all;
    std::istringstream in(succeeds("__complete " + words).out);
    for (std::string line; std::getline(in, line);) all.insert(line.substr(0, line.find('\t')));
    return all;
  }
  static constexpr const char* kGame = "[White \"Ada\"]\n[Black \"Bo\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
};

TEST_F(Habits, ATypoGetsASuggestion) {
  fails("wacth 0", "arbiter: there is no command \"wacth\"; did you mean \"watch\"?");
  fails("club evnts", "arbiter club: there is no command \"evnts\"; did you mean \"events\"?");
  fails("club events nwe Friday", "arbiter club events: there is no command \"nwe\"; did you mean \"new\"?");
  fails("watch 0 --rulse chess", "arbiter watch: there is no option --rulse; did you mean \"--rules\"?");
  fails("watch 0 --rulse=chess", "did you mean \"--rules\"?");
  fails("guide ches", "arbiter guide: there is no game \"ches\"; did you mean \"chess\"?");
  fails("watch 0 --rules chess --tags onn", "did you mean \"on\"?");
  EXPECT_THAT(run("xyzzy").err, Not(HasSubstr("did you mean"))) << "nothing is near";
}

TEST_F(Habits, WhoeverIsToMoveMayAskForAHintButNotInAClubsGame) {
  succeeds("simulate --rules chess --random --seed 2 --plies 1 --size 320x240 --out film");
  const std::string practice = on_terminal("watch film --rules chess --pictures 0", 120, "hint\n");
  EXPECT_THAT(practice, HasSubstr("Hint for South: "));
  succeeds("club players add Ada Bo");
  succeeds("club events new Friday --rules chess --mode swiss");
  succeeds("club arrive Friday --all");
  succeeds("club seat Friday");
  succeeds("club publish Friday");
  const std::string rated = on_terminal("watch film --event Friday --pictures 0", 120, "hint\n");
  EXPECT_THAT(rated, AllOf(HasSubstr("There are no hints in a club's game."), Not(HasSubstr("Hint for"))));
  const std::string resumed = on_terminal("watch film --resume last --pictures 0", 120, "hint\n");
  EXPECT_THAT(resumed, HasSubstr("There are no hints in a club's game."));
  fails("watch film --resume last --seat N=computer:3", "--seat: this is a club's game. People play all its seats.");
}

TEST_F(Habits, WrongWordsAreNamedAndWhatToDo) {
  fails("points", "arbiter points: game is missing (The game's number in the list, or `last`)");
  fails("points", "`arbiter points --help` shows how the command is used");
  fails("points last more", "arbiter points: \"more\" is one word too many");
  fails("games --limit x", "arbiter games: --limit: x is not what is expected here");
  fails("club", "arbiter club: a command is missing: players, events");
  fails("club seat", "arbiter club seat: event is missing");
  for (const char* command :
       {"points 7", "show 7", "export 7", "load none.pgn", "club standings Friday", "look none.png"})
    EXPECT_THAT(run(command).err, StartsWith("arbiter ")) << command;
}

TEST_F(Habits, HelpAndVersionAreFoundWhicheverWayTheyAreAskedFor) {
  const std::string version = succeeds("--version").out;
  EXPECT_EQ(succeeds("version").out, version);
  EXPECT_EQ(succeeds("-V").out, version);
  EXPECT_EQ(succeeds("help").out, succeeds("--help").out);
  EXPECT_EQ(succeeds("help club seat").out, succeeds("club seat --help").out);
  EXPECT_EQ(succeeds("help watch").out, succeeds("watch --help").out);
  fails("help wacth", "did you mean \"watch\"?");
}

TEST_F(Habits, HelpBeginsWithCommonCommandsAndIsAsWideAsTheTerminal) {
  const std::string help = succeeds("--help").out;
  EXPECT_LT(help.find("  watch "), help.find("  club "));
  EXPECT_LT(help.find("  club "), help.find("  perft "));
  EXPECT_LT(help.find("For programs and developers:"), help.find("  perft "));
  const std::string narrow = on_terminal("club events new --help", 60, {}, "TERM=dumb PAGER=cat");
  EXPECT_THAT(narrow, HasSubstr("Examples:"));
  std::istringstream in(narrow);
  for (std::string line; std::getline(in, line);) {
    // Examples are typed as they stand, the path of the test's own file cannot be broken, and what records the terminal
    // says so.
    if (line.find("arbiter club events new") != std::string::npos || line.find(folder_.string()) != std::string::npos ||
        line.starts_with("Script "))
      continue;
    const auto letters =
        std::ranges::count_if(line, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; });
    EXPECT_LE(letters, 61) << line;  // the terminal ends a line with "\r"
  }
  EXPECT_THAT(on_terminal("--help", 80), HasSubstr("\x1b[1m"));
  EXPECT_THAT(on_terminal("--help", 80, {}, "TERM=xterm PAGER=cat NO_COLOR=1"), Not(HasSubstr("\x1b[1m")));
  EXPECT_THAT(help, Not(HasSubstr("\x1b[1m")));
}

/// The commands below the words, and those below them.
void collect(const std::string& words, const std::function<Outcome(const std::string&)>& run,
             std::set<std::string>& all) {
  const std::string help = run(words + " --help").out;
  all.insert(words);
  static const std::regex heading("^[A-Z][A-Za-z ]*:$"), other("^(Options|Positionals|Examples):$"),
      entry("^  ([a-z][a-z-]*) .*");
  std::istringstream in(help);
  bool inside = false;
  std::smatch match;
  for (std::string line; std::getline(in, line);) {
    if (std::regex_match(line, heading))
      inside = !std::regex_match(line, other);
    else if (inside && std::regex_match(line, match, entry))
      collect((words.empty() ? "" : words + " ") + match[1].str(), run, all);
    else if (line.empty())
      inside = false;
  }
}

TEST_F(Habits, EveryHelpHasExamplesWhoseOptionsAreThere) {
  std::set<std::string> commands;
  collect(
      "", [this](const std::string& words) { return run(words); }, commands);
  EXPECT_GE(commands.size(), 70U);
  static const std::regex option("(^| )(--[a-z][a-z-]*)");
  for (const std::string& words : commands) {
    // Options of a command hold for those below it.
    const std::string help = run(words + " --help").out, above = run(words.substr(0, words.rfind(' ')) + " --help").out;
    const auto begin = help.find("\nExamples:\n");
    EXPECT_NE(begin, std::string::npos) << words << " has no example";
    if (begin == std::string::npos) continue;
    const std::string examples = help.substr(begin, help.find("\n\n", begin + 2) - begin);
    EXPECT_THAT(examples, HasSubstr("arbiter" + (words.empty() ? "" : " " + words))) << words;
    if (help.find("SUBCOMMAND") < begin) continue;  // these show commands below them, which are tried by themselves
    for (std::sregex_iterator it(examples.begin(), examples.end(), option), end; it != end; ++it)
      EXPECT_THAT(help.substr(0, begin) + above.substr(0, above.find("\nExamples:\n")), HasSubstr((*it)[2].str()))
          << words;
  }
}

TEST_F(Habits, DefaultsComeFromAFile) {
  environment_ = "LC_ALL=C XDG_CONFIG_HOME='" + folder_.string() + "/config'";
  std::filesystem::create_directories(folder_ / "config/arbiter");
  write("config/arbiter/config",
        "# what I use\ndatabase = " + (folder_ / "mine.sqlite").string() + "\nevent=Friday\n\nlanguage = de\n");
  succeeds("club events new Friday --rules chess --rounds 1");
  EXPECT_TRUE(std::filesystem::exists(folder_ / "mine.sqlite"));
  EXPECT_THAT(succeeds("club events show").out, HasSubstr("Friday")) << "the event of the defaults";
  EXPECT_THAT(succeeds("--help").out, HasSubstr("beobachtet ein Brettspiel"));
  EXPECT_THAT(succeeds("--help --language fr").out, HasSubstr("observe un jeu")) << "an option is stronger";
  environment_ += " ARBITER_LANGUAGE=es";
  EXPECT_THAT(succeeds("--help").out, HasSubstr("observa un juego")) << "and so is the environment";
  write("config/arbiter/config", "\nlangauge = de\n");
  fails("games", "config/arbiter/config:2: there is no setting \"langauge\"; did you mean \"language\"?");
  write("config/arbiter/config", "event Friday\n");
  fails("games", "config/arbiter/config:1: expected `name = value`, not \"event Friday\"");
}

TEST_F(Habits, StandardInputAndOutputAreADash) {
  succeeds("load - --format pgn", kGame);
  const std::string pgn = succeeds("export last").out;
  EXPECT_EQ(succeeds("export last --out -").out, pgn);
  EXPECT_THAT(succeeds("show last -o - --format json").out, StartsWith("{"));
  EXPECT_FALSE(std::filesystem::exists(folder_ / "-"));
}

TEST_F(Habits, NothingIsReplacedUnasked) {
  succeeds("load - --format pgn", kGame);
  write("game.pgn", "mine\n");
  write("sheet.pdf", "mine\n");
  const Outcome refused = run("export last --out game.pgn");
  EXPECT_EQ(refused.status, 5);
  EXPECT_THAT(refused.err, HasSubstr("game.pgn already exists and was not changed. To replace it: --force"));
  EXPECT_EQ(text_of(folder_ / "game.pgn"), "mine\n");
  fails("games print last -o sheet.pdf", "To replace it: --force");
  EXPECT_EQ(text_of(folder_ / "sheet.pdf"), "mine\n");
  EXPECT_THAT(on_terminal("export last --out game.pgn", 80, "n\n"), HasSubstr("Replace it?"));
  EXPECT_EQ(text_of(folder_ / "game.pgn"), "mine\n") << "a person said no";
  EXPECT_THAT(on_terminal("export last --out game.pgn", 80, "y\n"), HasSubstr("game 1 as pgn"));
  EXPECT_THAT(text_of(folder_ / "game.pgn"), HasSubstr("2. g4 Qh4#"));
  succeeds("games print last -o sheet.pdf --force");
  EXPECT_THAT(text_of(folder_ / "sheet.pdf"), StartsWith("%PDF"));
}

TEST_F(Habits, LongTextsArePagedAndLaidOutForPeople) {
  EXPECT_THAT(succeeds("guide chess").out, StartsWith("# ")) << "programs get the Markdown";
  const std::string plain = on_terminal("guide chess", 80);
  EXPECT_THAT(plain, Not(HasSubstr("\n# ")));
  EXPECT_THAT(plain, Not(HasSubstr("\n## ")));
  EXPECT_THAT(plain, HasSubstr("\x1b[1m"));
  const std::string paged = on_terminal("guide chess", 80, {}, "TERM=xterm PAGER='sed s/^/PAGER:/'");
  EXPECT_THAT(paged, HasSubstr("PAGER:"));
  EXPECT_THAT(on_terminal("points 1", 80, {}, "TERM=xterm PAGER='sed s/^/PAGER:/'"), Not(HasSubstr("PAGER:")));
}

TEST_F(Habits, ShellsCompleteCommandsOptionsAndValues) {
  EXPECT_EQ(completed("wat"), std::set<std::string>{"watch"});
  EXPECT_EQ(completed("club players me"), std::set<std::string>{"merge"});
  EXPECT_EQ(completed("watch 0 --ru"), std::set<std::string>{"--rules"});
  EXPECT_EQ(completed("watch 0 --rules shog"), std::set<std::string>{"shogi"});
  EXPECT_EQ(completed("watch 0 --rules=shog"), std::set<std::string>{"--rules=shogi"});
  EXPECT_EQ(completed("watch 0 --tags o"), (std::set<std::string>{"off", "on"}));
  EXPECT_EQ(completed("guide european-chess rus"), std::set<std::string>{"russia"});
  EXPECT_EQ(completed("games --language j"), std::set<std::string>{"ja"});
  EXPECT_EQ(completed("load ''"), std::set<std::string>{}) << "a file: the shell offers them";
  succeeds("load - --format pgn", kGame);
  EXPECT_EQ(completed("points ''"), (std::set<std::string>{"1", "last"}));
  succeeds("club events new \"Friday night\" --rules chess --rounds 1");
  EXPECT_EQ(completed("club standings Fri"), std::set<std::string>{"Friday night"});
}

}  // namespace
}  // namespace arbiter
