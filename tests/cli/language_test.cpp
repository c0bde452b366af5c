// SPDX-License-Identifier: MIT
// The command line in other languages, and that what programs read stays as it is.
#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>
#include <sstream>
#include <utility>
#include <vector>

#include "tests/cli/program.h"

namespace arbiter {
namespace {

using test::Outcome;
using test::Program;
using testing::HasSubstr;
using testing::Not;

constexpr const char* kLanguages[] = {"de", "fr", "es", "pt", "ru", "zh", "ja"};

class LanguageOfTheCommandLine : public Program {};

/// The explanations of a help: what stands behind two blanks, or has a line of its own. Examples are none.
std::set<std::string> explanations(const std::string& help) {
  std::set<std::string> all;
  std::istringstream lines(help);
  for (std::string line; std::getline(lines, line);) {
    const auto behind = line.rfind("  ");
    const std::string words = behind == std::string::npos ? line : line.substr(behind + 2);
    const bool example = words.starts_with("arbiter ") || words.starts_with("curl ") || words.starts_with('-');
    if (!example && std::count(words.begin(), words.end(), ' ') >= 3) all.insert(words);
  }
  return all;
}

/// The commands that a help lists.
std::vector<std::string> commands_in(const std::string& help) {
  static const std::regex kCommand("\n  ([a-z][a-z-]*)(?=  )");
  std::vector<std::string> names;
  if (help.find(" SUBCOMMAND") == std::string::npos && help.find("[SUBCOMMAND]") == std::string::npos) return names;
  for (std::sregex_iterator it(help.begin(), help.end(), kCommand), end; it != end; ++it) names.push_back((*it)[1]);
  return names;
}

TEST_F(LanguageOfTheCommandLine, IsThatOfEveryHelp) {
  // For developers; in English only.
  const std::set<std::string> left_out{"referee", "simulate", "cases", "perft", "eval", "seeing", "bench"};
  std::vector<std::string> waiting{""};
  std::size_t helps = 0, looked_at = 0;
  for (; !waiting.empty(); ++helps) {
    const std::string command = waiting.back();
    waiting.pop_back();
    const std::string english = succeeds(command + " --help --language en").out;
    const std::set<std::string> there = explanations(succeeds(command + " --help --language ja").out);
    for (const std::string& words : explanations(english)) {
      ++looked_at;
      EXPECT_FALSE(there.contains(words)) << "arbiter" << command << " explains this in English only: " << words;
    }
    for (const std::string& name : commands_in(english))
      if (!left_out.contains(name)) waiting.push_back(command + " " + name);
  }
  EXPECT_GT(helps, 60U);
  EXPECT_GT(looked_at, 300U);
}

TEST_F(LanguageOfTheCommandLine, IsTheOneThatIsAskedFor) {
  EXPECT_THAT(succeeds("--language de --help").out, HasSubstr("beobachtet ein Brettspiel"));
  EXPECT_THAT(succeeds("club --language=ja seat --help").out, HasSubstr("誰がどこに座るかを提案する"));
  EXPECT_THAT(succeeds("watch --language ru --help").out, HasSubstr("Папка с изображениями, фильм"))
      << "the program that looks at pictures as well";
  EXPECT_THAT(succeeds("--language en --help").out, HasSubstr("Watch a game with a camera, referee it and save it"))
      << "English has a catalogue, too";
  EXPECT_THAT(succeeds("watch --language en --help").out,
              testing::AllOf(HasSubstr("Saved game to resume: its number, or `last`"), Not(HasSubstr("kept"))));
  EXPECT_THAT(succeeds("club events --language es").out, HasSubstr("Aún no hay eventos"));
  fails("--language tlh --help", "there is no \"tlh\"; there are en, de");
  fails("cub --language pt", "não há comando “cub”");
  fails("games --limit many --language de", "ist nicht, was hier erwartet wird");
  fails("watch x --language fr", "dites quel jeu");
}

/// What can be searched in a PDF.
std::string words_in(const std::filesystem::path& pdf) {
  const std::string file = pdf.string();
  EXPECT_EQ(std::system(("pdftotext -enc UTF-8 '" + file + "' '" + file + ".txt'").c_str()), 0);
  return test::text_of(file + ".txt");
}

TEST_F(LanguageOfTheCommandLine, IsThatOfEventsAndPaper) {
  write("mate.pgn", "[White \"Ada\"]\n[Black \"Bo\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n");
  succeeds("load mate.pgn");
  succeeds("club players add Cy");
  succeeds("club events new Friday --rules chess --rounds 2");
  succeeds("club arrive Friday --all");
  succeeds("club seat Friday");
  EXPECT_THAT(succeeds("show 1 --language de").out, HasSubstr("Süd ist matt durch Nord"));
  EXPECT_THAT(succeeds("show 1 --language ru").out, HasSubstr("Юг: мат, ставит Север"));
  const auto printed = [&](const std::string& command, const std::string& language) {
    succeeds(command + " -o sheet.pdf --force --language " + language);
    return words_in(folder_ / "sheet.pdf");
  };
  EXPECT_THAT(printed("games print 1", "en"), testing::AllOf(HasSubstr("Score sheet"), HasSubstr("Bo wins")));
  EXPECT_THAT(printed("games print 1", "de"),
              testing::AllOf(HasSubstr("Notationsblatt"), HasSubstr("Bo gewinnt"), HasSubstr("Schiedsrichter"),
                             HasSubstr("Süd ist matt"), HasSubstr("Die Stellung"), HasSubstr("Läufer")));
  EXPECT_THAT(succeeds("guide shogi --language de").out, HasSubstr("Setzen Sie den gegnerischen König matt."));
  EXPECT_THAT(succeeds("guide shogi --language fr").out,
              testing::AllOf(HasSubstr("## Pièces"), HasSubstr("Mate the enemy king.")))
      << "what is filled in is French where the page is English";
  EXPECT_THAT(printed("guide print xiangqi", "de"),
              testing::AllOf(HasSubstr("Palast"), Not(HasSubstr("stays in its palace"))));
  EXPECT_THAT(printed("club print Friday --what slips", "fr"),
              testing::AllOf(HasSubstr("Signature"), HasSubstr("PROJET")));
  EXPECT_THAT(printed("club print Friday --what chart", "es"),
              testing::AllOf(HasSubstr("Ronda 1"), HasSubstr("Descansa")));
  for (const std::string language : kLanguages)
    for (const std::string command : {"games print 1", "club print Friday --what slips",
                                      "club print Friday --what chart", "club print Friday --what list"}) {
      const std::string words = printed(command, language);
      for (const char* english : {"Score sheet", "The position", "wins", "checkmated", "South", "Bishop", "Round",
                                  "Bye:", "bye", "DRAFT", "Who sits"})
        EXPECT_THAT(words, Not(HasSubstr(english))) << command << " in " << language;
    }
}

TEST_F(LanguageOfTheCommandLine, IsThatOfTheClub) {
  succeeds("club players add Ada Bo Cy Dee Eve Flo --club Castle --born 1990 --federation FRA --federation-id 7");
  succeeds("club events new Friday --rules chess --mode swiss --rounds 2 --site Ghent --begins 2026-11-27");
  succeeds("club arrive Friday Ada Bo Cy Dee Eve Flo");
  succeeds("club leave Friday Flo --after 1");
  succeeds("club sit-out Friday Eve");
  succeeds("club seat Friday");
  succeeds("club publish Friday");
  succeeds("club result Friday 1 1-0 --by Eve --reason 'no camera'");
  write("more.csv", "name\nAda\n");
  write("game.pgn", "[White \"Ada\"]\n[Black \"Nobody\"]\n\n1. e4 e5 1-0\n");
  // What is said, and the English of it, which must be there in English alone.
  const std::vector<std::pair<std::string, std::vector<const char*>>> said{
      {"club events show Friday", {"begins:", "ruleset:", "tie-breaks:", "players:", "sits out", "has a bye"}},
      {"club players show Ada", {"birth_year:", "federation_id:"}},
      {"club players import more.csv", {"known already"}},
      {"club presence Friday", {"player", "sits out", "end\n"}},
      {"club apart Friday Ada Bo", {"do not meet in"}},
      {"club apart Friday Ada Bo --undo", {"may meet again"}},
      {"club results Friday", {"by hand (Eve)", "not begun"}},
      {"club standings Friday --why", {"after round", "not begun", "round 1:", "sat-out", " by hand", "with "}},
      {"club seat Friday --anyway", {"(draft)", "How good it is", "To publish it"}},
      {"club ratings chess", {"games of two", "rating"}},
      {"club totals chess", {"All events", "average"}},
      {"club export Friday --out out.csv --force", {"Friday as csv"}},
      {"club import games Friday game.pgn", {"the game from line"}},
  };
  for (const auto& [command, words] : said) {
    const Outcome english = run(command);
    for (const char* word : words) EXPECT_THAT(english.out + english.err, HasSubstr(word)) << command;
    for (const std::string language : {"de", "ru", "zh"}) {  // catalogues have all sentences in all languages
      const Outcome there = run(command + " --language " + language);
      EXPECT_EQ(there.status, english.status) << there.err;
      for (const char* word : words)
        EXPECT_THAT(there.out + there.err, Not(HasSubstr(word))) << command << " in " << language;
    }
  }
  for (const std::string command :
       {"results Friday", "standings Friday --why", "seat Friday --anyway", "presence Friday"}) {
    const std::string english = succeeds("club " + command + " --json").out;
    EXPECT_EQ(succeeds("club " + command + " --json --language ja").out, english) << command;
  }
}

TEST_F(LanguageOfTheCommandLine, WideLettersTakeTwoColumnsOfATable) {
  succeeds("club players add 王小明 김 Ångström Ab --club X");
  const std::string table = succeeds("club players").out;
  // The longest name takes eight columns.
  for (const char* line : {"1  王小明    X", "2  김        X", "3  Ångström  X", "4  Ab        X"})
    EXPECT_THAT(table, HasSubstr(line)) << table;
}

TEST_F(LanguageOfTheCommandLine, IsOtherwiseTheSystems) {
  environment_ = "LC_ALL= LC_MESSAGES= LANGUAGE= LANG=fr_FR.UTF-8";
  EXPECT_THAT(succeeds("--help").out, HasSubstr("observe un jeu")) << "whether the machine has the locale or not";
  environment_ = "LC_ALL= LC_MESSAGES=zh_CN.UTF-8 LANGUAGE= LANG=fr_FR.UTF-8";
  EXPECT_THAT(succeeds("--help").out, HasSubstr("通过摄像头"));
  environment_ = "LC_ALL= LC_MESSAGES= LANGUAGE=nn:es LANG=nb_NO.UTF-8";
  EXPECT_THAT(succeeds("--help").out, HasSubstr("observa un juego")) << "the next best that is spoken here";
  environment_ = "LC_ALL= LC_MESSAGES= LANGUAGE= LANG=nb_NO.UTF-8";
  EXPECT_THAT(succeeds("--help").out, HasSubstr("watches a board game")) << "a language that it does not speak";
  environment_ = "LC_ALL=C LANGUAGE=de LANG=de_DE.UTF-8";
  EXPECT_THAT(succeeds("--help").out, HasSubstr("watches a board game"));
  environment_ = "LC_ALL=C.UTF-8 LANGUAGE=";
  EXPECT_THAT(succeeds("--help").out, HasSubstr("watches a board game"));
}

TEST_F(LanguageOfTheCommandLine, ProgramsReadTheSameInAll) {
  succeeds("club players add Ada Bo");
  succeeds("club events new Friday --rules chess");
  write("moves.pgn", "1. e4 e5 *\n");
  succeeds("load moves.pgn");
  for (const std::string command :
       {"club players list --json", "club events --json", "games --json", "show 1 --format json"}) {
    const std::string english = succeeds(command).out;
    for (const std::string language : kLanguages)
      EXPECT_EQ(succeeds(command + " --language " + language).out, english) << command << " in " << language;
  }
}

}  // namespace
}  // namespace arbiter
