// SPDX-License-Identifier: MIT
// What the referee says of its rules, in other languages.
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "app/table/message_text.h"
#include "tests/cli/program.h"
#include "text/sentences.h"

namespace arbiter {
namespace {

using test::Program;
using testing::HasSubstr;
using testing::Not;

class LanguageOfRefusals : public Program {
 protected:
  /// A record of that game whose last action is not allowed.
  void illegal(const std::string& ruleset, const std::string& actions) const {
    nlohmann::json record{{"format", "arbiter-record"}, {"version", 1}, {"ruleset", ruleset}, {"seed", 1}};
    std::istringstream words(actions);
    for (std::string word; words >> word;) record["plies"].push_back({{"action", word}});
    write("game.json", record.dump());
  }
};

TEST_F(LanguageOfRefusals, IsTheOneThatIsSpoken) {
  illegal("chess", "e2e4 e7e5 a1a4");
  fails("load game.json", "the South's pawn on a2 stands in the way. Bishop, rook and queen may not");
  const std::map<std::string, std::pair<std::string, std::string>> said{
      {"de", {"Bauer von Süd", "steht im Weg"}}, {"fr", {"pion de Sud", "barre le chemin"}},
      {"es", {"peón de Sur", "cierra el paso"}}, {"pt", {"peão de Sul", "está no caminho"}},
      {"ru", {"пешка (Юг)", "стоит на пути"}},   {"zh", {"南方的兵", "挡路"}},
      {"ja", {"南のポーン", "道をふさいで"}}};
  for (const auto& [language, words] : said) {
    const std::string told = run("load game.json --language " + language).err;
    EXPECT_THAT(told, testing::AllOf(HasSubstr(words.first), HasSubstr(words.second), HasSubstr("a1a4")));
    for (const char* english : {"refused", "stands", "Bishop", "ply", "South"})
      EXPECT_THAT(told, Not(HasSubstr(english))) << language;
  }
}

TEST_F(LanguageOfRefusals, TellsRulesOfSeveralSentences) {
  const auto german = [&](const std::string& ruleset, const std::string& actions) {
    illegal(ruleset, actions);
    return run("load game.json --language de").err;
  };
  EXPECT_THAT(german("chess", "e2e4 f7f5 d1h5 a7a6"), HasSubstr("Niemand darf einen Zug machen, nach dem der eigene"));
  EXPECT_THAT(german("chess", "e7e5"), HasSubstr("Bauer von Nord auf e7 darf nicht von Süd gezogen werden"));
  EXPECT_THAT(german("chess", "d4d5"), HasSubstr("auf d4 steht keine Figur."));
  EXPECT_THAT(german("chess", "zz"), HasSubstr("ist keine Aktion"));
  EXPECT_THAT(german("shogi", "d1g5"), HasSubstr("(Goldgeneral) kann nicht dorthin. Der Goldgeneral geht ein Feld"));
  EXPECT_THAT(german("mr-joseph", "i2i5"), HasSubstr("Halbzug 1: „i2i5“ wird abgelehnt: Ein Bauer geht ein Feld"));
}

TEST_F(LanguageOfRefusals, IsThatOfArmiesPages) {
  const std::string german = succeeds("guide european-chess russia --language de").out;
  for (const char* part :
       {"# Russland: Winter", "Am Ende jedes russischen Zugs", "allein auf ihrem Feld steht, erfriert"})
    EXPECT_THAT(german, HasSubstr(part));
  EXPECT_THAT(succeeds("guide european-chess russia --language fr").out,
              testing::AllOf(HasSubstr("## Le pouvoir"), HasSubstr("Les pions qui atteignent leur dernière rangée"),
                             testing::Not(HasSubstr("## The power"))))
      << "what is filled in, and its rules, are French where the page is English";
}

TEST_F(LanguageOfRefusals, ArmiesAreCalledAndFoundByTheirNames) {
  succeeds("club players add Ada Bo Cy Dee");
  succeeds("club events new Friday --rules european-chess --armies chosen");
  succeeds("club arrive Friday --all");
  succeeds("club seat Friday");
  succeeds("club army Friday Ada roman-empire");
  succeeds("club army Friday Bo 'soviet union'");
  succeeds("club army Friday Cy Russland --language de");
  EXPECT_THAT(
      succeeds("club round Friday 1 --language de").out,
      testing::AllOf(HasSubstr("Ada (Römisches Reich)"), HasSubstr("Bo (Sowjetunion)"), HasSubstr("Cy (Russland)")));
  EXPECT_THAT(succeeds("club round Friday 1 --language ru").out, HasSubstr("Cy (Россия)"));
  EXPECT_THAT(succeeds("club round Friday 1 --json --language ru").out, HasSubstr("\"russia\""));
  EXPECT_EQ(run("club army Friday Dee Россия --language de").status, 2) << "a name in a language that is not spoken";
  EXPECT_EQ(succeeds("guide european-chess russland --language de").out,
            succeeds("guide european-chess russia --language de").out);
}

TEST(Refusals, ShowWhatIsTypedAsItIsTyped) {
  const text::Speaking german("de");
  const Message hostile = make_message("%1: %2 is no seat of this game.", arg::quoted("the king is in check. %2"),
                                       arg::quoted("South's pawn"));
  EXPECT_EQ(table::message_text(hostile), "„the king is in check. %2“: „South's pawn“ ist kein Platz dieses Spiels.");
  EXPECT_EQ(table::message_text(as_it_is("There is no rule %1.")), "There is no rule %1.");
  EXPECT_EQ(table::message_text(make_message("the %1 on %2 stands in the way.", arg::piece("S.gold-general"), "d1")),
            "Goldgeneral von Süd auf d1 steht im Weg.");
}

}  // namespace
}  // namespace arbiter
