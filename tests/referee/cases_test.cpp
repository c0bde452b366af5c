// SPDX-License-Identifier: MIT
// Rule cases, one test each: those of tests/cases and, where there are more of them beside the project, those too.
#include "referee/protocol/cases.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iostream>
#include <map>

#include "referee/core/rules.h"
#include "tests/referee/support.h"

namespace arbiter {
namespace {

namespace fs = std::filesystem;

/// "ruleset/file.json: name of the case" -> why it is wrong, from the list items of tests/known-wrong-cases.md:
/// - `ruleset/file.json`: `name of the case`: why
std::map<std::string, std::string> known_wrong() {
  std::map<std::string, std::string> list;
  std::ifstream in(fs::path(ARBITER_SOURCE_DIR) / "tests" / "known-wrong-cases.md");
  for (std::string line; std::getline(in, line);) {
    if (line.rfind("- `", 0) != 0) continue;
    const std::size_t file_end = line.find('`', 3), name = line.find("`: `"), name_end = line.find("`: ", name + 4);
    if (name == std::string::npos || name_end == std::string::npos || file_end != name)
      throw std::runtime_error("tests/known-wrong-cases.md: cannot read the line " + line);
    list[line.substr(3, file_end - 3) + ": " + line.substr(name + 4, name_end - name - 4)] = line.substr(name_end + 3);
  }
  return list;
}

class CaseTest : public ::testing::Test {
 public:
  CaseTest(protocol::RuleCase rule_case, std::string wrong)
      : rule_case_(std::move(rule_case)), wrong_(std::move(wrong)) {}
  void TestBody() override {
    const auto failures = protocol::run_case(rule_case_);
    if (!wrong_.empty()) {
      EXPECT_FALSE(failures.empty()) << rule_case_.name << " holds now: take it off tests/known-wrong-cases.md";
      return;
    }
    for (const std::string& why : failures) ADD_FAILURE() << rule_case_.name << ": " << why;
  }

 private:
  protocol::RuleCase rule_case_;
  std::string wrong_;
};

class CaseFileTest : public ::testing::Test {
 public:
  explicit CaseFileTest(std::string why) : why_(std::move(why)) {}
  void TestBody() override { ADD_FAILURE() << why_; }

 private:
  std::string why_;
};

/// What was found below a folder.
struct Found {
  std::map<std::string, int> cases;  ///< that are run, by ruleset
  int waiting = 0;                   ///< of a ruleset that is not there
};

/// Registers everything below `folder`.
Found add_cases(const fs::path& folder, const std::string& suite, std::map<std::string, std::string>& wrong) {
  Found found;
  for (const fs::path& file : testing::json_files(folder)) {
    const std::string relative = fs::relative(file, folder).string();
    const auto cases = protocol::read_cases(file);
    if (!cases) {
      const std::string why = cases.error().message.english();
      ::testing::RegisterTest(suite.c_str(), testing::test_name(relative).c_str(), nullptr, nullptr, __FILE__, __LINE__,
                              [why] { return new CaseFileTest(why); });
      continue;
    }
    int n = 0;
    for (const protocol::RuleCase& c : *cases) {
      ++n;
      const std::string ruleset = c.body.value("ruleset", "");
      if (!find_ruleset(ruleset)) {
        ++found.waiting;
        continue;
      }
      ++found.cases[ruleset];
      const auto known = wrong.find(relative + ": " + c.name);
      const std::string why = known == wrong.end() ? "" : known->second;
      if (known != wrong.end()) wrong.erase(known);
      const std::string name =
          testing::test_name(relative.substr(0, relative.size() - 5) + "_" + std::to_string(n) + "_" + c.name);
      ::testing::RegisterTest(suite.c_str(), name.c_str(), nullptr, nullptr, __FILE__, __LINE__,
                              [c, why] { return new CaseTest(c, why); });
    }
  }
  return found;
}

struct AllFound {
  Found own, further;
};

const AllFound kFound = [] {
  auto wrong = known_wrong();
  const fs::path shared = fs::path(ARBITER_SHARED_DIR) / "cases";
  AllFound all{add_cases(fs::path(ARBITER_SOURCE_DIR) / "tests" / "cases", "Cases", wrong),
               add_cases(shared, "FurtherCases", wrong)};
  if (const int waiting = all.further.waiting; waiting > 0)
    std::cout << waiting << " rule cases are of games that are not refereed yet." << std::endl;
  if (fs::is_directory(shared)) {
    for (const auto& [name, why] : wrong) {
      const std::string text = "tests/known-wrong-cases.md names a case that does not exist: " + name;
      ::testing::RegisterTest("Cases", testing::test_name("known_wrong_" + name).c_str(), nullptr, nullptr, __FILE__,
                              __LINE__, [text] { return new CaseFileTest(text); });
    }
  }
  return all;
}();

TEST(CaseFiles, OfTheProjectAreRunAndThereAreSomeForEveryGame) {
  EXPECT_EQ(kFound.own.waiting, 0) << "a case of tests/cases names a ruleset that is not there";
  for (const RulesetInfo& info : rulesets()) {
    const auto found = kFound.own.cases.find(info.id);
    EXPECT_GE(found == kFound.own.cases.end() ? 0 : found->second, 3) << info.id;
  }
}

TEST(CaseFiles, BesideTheProjectAreRun) {
  if (!fs::is_directory(fs::path(ARBITER_SHARED_DIR) / "cases"))
    GTEST_SKIP() << "There are no further rule cases beside the project; those of tests/cases were run.";
  EXPECT_FALSE(kFound.further.cases.empty());
}

/// The runner itself must be able to fail: each of these expects something that does not hold.
TEST(CaseRunner, FailsWhatDoesNotHold) {
  using nlohmann::json;
  for (const json& step : {json{{"act", "e2e5"}},
                           json{{"refuse", "e2e4"}},
                           json{{"act", "e2e4"}, {"events", json::array({json{{"type", "captured"}}})}},
                           json{{"act", "e2e4"}, {"no_events", json::array({json{{"type", "moved"}}})}},
                           json{{"pieces", {{"e2", "N.pawn"}}}},
                           json{{"pieces_exact", {{"e2", "S.pawn"}}}},
                           json{{"empty", json::array({"e2"})}},
                           json{{"legal_has", json::array({"e2e5"})}},
                           json{{"legal_not", json::array({"e2e4"})}},
                           json{{"legal_exact", json::array({"e2e4"})}},
                           json{{"legal_count", 19}},
                           json{{"to_act", "N"}},
                           json{{"decision", "choose"}},
                           json{{"points", {{"S", 1}}}},
                           json{{"counters", {{"quiet", 7}}}},
                           json{{"status", "over"}},
                           json{{"result", {{"winners", json::array()}}}},
                           json{{"seat", "S"}, {"see", {{"to_act", "N"}}}},
                           json{{"seat", "S"}, {"not_see", {{"to_act", "S"}}}},
                           json{{"observe", {{"e2", "S.pawn"}}}, {"reading", "legal"}},
                           json{{"no_such_key", 1}}}) {
    const protocol::RuleCase wrong{"", "", json{{"name", ""}, {"ruleset", "chess"}, {"steps", json::array({step})}}};
    EXPECT_FALSE(protocol::run_case(wrong).empty()) << step.dump();
  }
}

TEST(CaseRunner, FailsACaseWithUnknownFields) {
  const protocol::RuleCase wrong{
      "", "", {{"name", ""}, {"ruleset", "chess"}, {"surprise", 1}, {"steps", nlohmann::json::array()}}};
  EXPECT_FALSE(protocol::run_case(wrong).empty());
}

TEST(CaseRunner, SaysWhichFileCannotBeRead) {
  const auto none = protocol::read_cases("no/such/file.json");
  ASSERT_FALSE(none);
  EXPECT_NE(none.error().message.english().find("no/such/file.json"), std::string::npos);
}

}  // namespace
}  // namespace arbiter
