// SPDX-License-Identifier: MIT
// What points were given for, in other languages.
#include <algorithm>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#include "app/table/award_text.h"
#include "tests/cli/program.h"
#include "text/sentences.h"

namespace arbiter {
namespace {

using test::Program;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// All of it, its texts that go over several lines put together.
std::string referee_sources() {
  static const std::regex kBetween("\"\\s*\"");
  std::string all;
  for (const auto& file :
       std::filesystem::recursive_directory_iterator(std::filesystem::path(ARBITER_SOURCES) / "referee"))
    if (file.path().extension() == ".cpp") all += std::regex_replace(test::text_of(file.path()), kBetween, "");
  return all;
}

/// The words that the referee's sources give points for.
std::set<std::string> given_in(const std::string& sources) {
  static const std::regex kWord("\"([a-z-]+)\"");
  std::set<std::string> reasons;
  const std::string call = "change::scored(";
  for (auto at = sources.find(call); at != std::string::npos; at = sources.find(call, at + 1)) {
    std::string said = sources.substr(at, sources.find(';', at) - at);
    said = std::regex_replace(said, std::regex("event\\[?\\.?\\w*\\(?\"\\w+\",?"), "");  // fields, not reasons
    for (std::sregex_iterator it(said.begin(), said.end(), kWord), end; it != end; ++it) {
      std::string reason = (*it)[1];
      std::ranges::replace(reason, '-', ' ');
      reasons.insert(reason);
    }
  }
  return reasons;
}

TEST(Awards, AreToldInTheWordsThatTheRefereeGivesThemFor) {
  const auto known = table::known_reasons();
  EXPECT_EQ(given_in(referee_sources()), std::set<std::string>(known.begin(), known.end()));
}

TEST(Awards, KeepWhatAnArbiterHasWritten) {
  EXPECT_EQ(table::reason_text("last-king"), "last king");
  EXPECT_EQ(table::reason_text("S.queen stood on d4, well-known"), "S.queen stood on d4, well-known");
  EXPECT_EQ(table::reason_text("king"), "king") << "catalogues have this word for something else";
  EXPECT_EQ(table::rule_sentence("A rule of no game."), "A rule of no game.");
}

class LanguageOfAwards : public Program {};

TEST_F(LanguageOfAwards, IsTheOneThatIsSpoken) {
  succeeds("club players add Ada Bo Cy Dee");
  auto game = nlohmann::json::parse(test::text_of(ARBITER_SOURCES "/app/footage/demo_record.json"));
  game["plies"].push_back({{"action", "time"}});  // best moments are those of games that have ended
  write("game.json", game.dump());
  succeeds("load game.json --players S=Ada,W=Bo,N=Cy,E=Dee");
  const std::string points = succeeds("points 1").out, page = succeeds("club players show Bo").out;
  EXPECT_THAT(points, AllOf(HasSubstr("direct"), HasSubstr("assist")));
  EXPECT_THAT(page, HasSubstr("direct"));
  const std::map<std::string, std::pair<std::string, std::string>> said{{"de", {"direkt", "Mithilfe"}},
                                                                        {"fr", {"direct", "aide"}},
                                                                        {"es", {"directo", "ayuda"}},
                                                                        {"pt", {"direto", "ajuda"}},
                                                                        {"ru", {"прямое нападение", "помощь"}},
                                                                        {"zh", {"直接", "协助"}},
                                                                        {"ja", {"直接", "補助"}}};
  for (const auto& [language, words] : said) {
    const std::string told = succeeds("points 1 --language " + language).out;
    EXPECT_THAT(told, AllOf(HasSubstr(" " + words.first + " "), HasSubstr(" " + words.second + " "),
                            Not(HasSubstr(" assist "))))
        << language;
    EXPECT_THAT(succeeds("show 1 --language " + language).out, HasSubstr(words.second)) << language;
    EXPECT_THAT(succeeds("club players show Bo --language " + language).out, HasSubstr(words.first)) << language;
  }
  EXPECT_EQ(succeeds("club players show Bo --json --language de").out, succeeds("club players show Bo --json").out);
}

}  // namespace
}  // namespace arbiter
