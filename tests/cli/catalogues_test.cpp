// SPDX-License-Identifier: MIT
// The catalogues of the programs without a window (app/cli/i18n/*.po): that they have every sentence of the sources and
// no other, and that English (en.po) says the same in other words.
#include <algorithm>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>
#include <vector>

#include "tests/cli/program.h"

namespace arbiter {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr const char* kTranslated[] = {"de", "fr", "es", "pt", "ru", "zh", "ja"};
constexpr const char* kCatalogues[] = {"en", "de", "fr", "es", "pt", "ru", "zh", "ja"};

/// What a catalogue says of one sentence.
struct Entry {
  std::string context, sentence, many;  ///< `many`: of a sentence about a number, else empty
  std::vector<std::string> forms;       ///< what is shown: one, or of a sentence about a number several
  bool fuzzy = false;                   ///< msgmerge guessed it
  bool old = false;                     ///< msgmerge commented it out

  /// Its key among the sentences of a catalogue.
  [[nodiscard]] std::string key() const { return context.empty() ? sentence : context + ": " + sentence; }
};

/// The entries of a catalogue's text, without its head.
std::vector<Entry> entries_of(const std::string& text) {
  std::vector<Entry> all;
  Entry entry;
  std::string* into = nullptr;
  const auto finish = [&] {
    if (!entry.sentence.empty()) all.push_back(entry);
    entry = {};
    into = nullptr;
  };
  std::istringstream lines(text + "\n\n");
  for (std::string line; std::getline(lines, line);) {
    if (line.empty()) {
      finish();
      continue;
    }
    if (line.starts_with("#,")) entry.fuzzy = line.find("fuzzy") != std::string::npos;
    if (line.starts_with("#~")) {
      entry.old = true;
      line.erase(0, std::min(line.find_first_not_of("#~ "), line.size()));
    }
    const auto quote = line.find('"');
    if (line.starts_with('#') || quote == std::string::npos) continue;
    if (line.starts_with("msgctxt ")) into = &entry.context;
    if (line.starts_with("msgid ")) into = &entry.sentence;
    if (line.starts_with("msgid_plural ")) into = &entry.many;
    if (line.starts_with("msgstr")) into = &entry.forms.emplace_back();
    if (into != nullptr) *into += nlohmann::json::parse(line.substr(quote)).get<std::string>();
  }
  return all;
}

/// All matches in a sentence.
std::multiset<std::string> all_of(const std::string& pattern, const std::string& sentence) {
  const std::regex wanted(pattern);
  std::multiset<std::string> all;
  for (std::sregex_iterator it(sentence.begin(), sentence.end(), wanted), end; it != end; ++it) all.insert(it->str());
  return all;
}

/// What is typed as it stands: options, what is in backticks, `NAME=VALUE`.
std::multiset<std::string> typed_in(const std::string& sentence) {
  return all_of("`[^`]*`|--[a-z-]+|[A-Z]{2,}=[A-Z]{2,}|\\$[A-Z_]+", sentence);
}

/// What is wrong with a catalogue beside sentences that it lacks. `keys` are the sentences that the sources have.
std::vector<std::string> stale(const std::vector<Entry>& entries, const std::set<std::string>& keys) {
  std::vector<std::string> faults;
  for (const Entry& entry : entries) {
    if (entry.fuzzy) faults.push_back("fuzzy: " + entry.sentence);
    if (entry.old || !keys.contains(entry.key())) faults.push_back("no source has: " + entry.sentence);
  }
  return faults;
}

/// What is wrong with English in other words.
std::vector<std::string> wrong_words(const std::vector<Entry>& entries) {
  std::vector<std::string> faults;
  std::set<std::string> known;
  for (const Entry& entry : entries) {
    if (!known.insert(entry.key()).second) faults.push_back("twice: " + entry.sentence);
    if (entry.forms.size() != (entry.many.empty() ? 1U : 2U)) faults.push_back("not all forms: " + entry.sentence);
    for (std::size_t i = 0; i < entry.forms.size(); ++i) {
      const std::string& key = i == 0 ? entry.sentence : entry.many;
      const std::string& shown = entry.forms[i];
      if (shown.find_first_not_of(" \n\t") == std::string::npos) faults.push_back("empty: " + key);
      if (all_of("%[1-9]", key) != all_of("%[1-9]", shown)) faults.push_back("other placeholders: " + key);
      if (shown == key) faults.push_back("as in the source: " + key);
    }
  }
  return faults;
}

class CataloguesOfTheCommandLine : public test::Program {
 protected:
  void SetUp() override {
    Program::SetUp();
    const std::string sources = ARBITER_SOURCES;
    const test::Outcome taken = shell("'" + sources + "/app/cli/i18n/take-out' '" + sources + "' '" + pot().string() +
                                      "' '" + ARBITER_KINDS + "'");
    ASSERT_EQ(taken.status, 0) << taken.out;
  }
  /// The sentences of the sources.
  [[nodiscard]] std::filesystem::path pot() const { return folder_ / "arbiter.pot"; }
  [[nodiscard]] std::set<std::string> keys() const {
    std::set<std::string> all;
    for (const Entry& entry : entries_of(test::text_of(pot()))) all.insert(entry.key());
    return all;
  }
  [[nodiscard]] static std::string file_of(const std::string& language) {
    return std::string(ARBITER_SOURCES) + "/app/cli/i18n/" + language + ".po";
  }
  [[nodiscard]] static std::vector<Entry> catalogue(const std::string& language) {
    return entries_of(test::text_of(file_of(language)));
  }
  /// Runs a command of the shell: its status, and what it said.
  [[nodiscard]] test::Outcome shell(const std::string& command) const {
    const std::filesystem::path said = folder_ / "said";
    const int result = std::system((command + " >'" + said.string() + "' 2>&1").c_str());
    return {WIFEXITED(result) ? WEXITSTATUS(result) : -1, test::text_of(said), ""};
  }
};

TEST_F(CataloguesOfTheCommandLine, AreCompleteAndTheirPlaceholdersAgree) {
  for (const std::string language : kTranslated) {
    SCOPED_TRACE(language);
    const std::string file = "'" + file_of(language) + "'";
    const test::Outcome complete = shell("msgcmp " + file + " '" + pot().string() + "'");
    EXPECT_EQ(complete.status, 0) << "take sentences out with the target cli_sentences and translate:\n"
                                  << complete.out;
    // This looks at what %1, %2 … stand for, too.
    const test::Outcome sound = shell("msgfmt --check-format --check-domain -o /dev/null " + file);
    EXPECT_EQ(sound.status, 0) << sound.out;
  }
}

TEST_F(CataloguesOfTheCommandLine, HaveNoGuessesAndNoOldSentences) {
  const std::set<std::string> sources = keys();
  ASSERT_GT(sources.size(), 2000U);
  for (const std::string language : kCatalogues) {
    const auto entries = catalogue(language);
    ASSERT_GT(entries.size(), 60U) << language;
    EXPECT_THAT(stale(entries, sources), IsEmpty()) << language;
  }
}

TEST_F(CataloguesOfTheCommandLine, LeaveTypedWordsAsTheyAre) {
  for (const std::string language : kCatalogues)
    for (const Entry& entry : catalogue(language))
      EXPECT_EQ(typed_in(entry.sentence), typed_in(entry.forms.at(0))) << language << ": " << entry.forms.at(0);
}

TEST_F(CataloguesOfTheCommandLine, EnglishSaysTheSameInOtherWords) {
  EXPECT_THAT(wrong_words(catalogue("en")), IsEmpty());
  const test::Outcome sound = shell("msgfmt --check-format --check-header -o /dev/null '" + file_of("en") + "'");
  EXPECT_EQ(sound.status, 0) << sound.out;
}

TEST(Catalogues, StaleEntriesAreFound) {
  const auto entries = entries_of(
      "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n"
      "msgid \"Good.\"\nmsgstr \"Gut.\"\n\n"
      "#, fuzzy, qt-format\nmsgid \"Guessed.\"\nmsgstr \"Geraten.\"\n\n"
      "msgctxt \"option\"\nmsgid \"Good.\"\nmsgstr \"Gut.\"\n\n"
      "msgid \"\"\n\"In two \"\n\"lines.\"\nmsgstr \"\"\n\"In \"\n\"zweien.\"\n\n"
      "#~ msgid \"Old.\"\n#~ msgstr \"Alt.\"\n");
  ASSERT_EQ(entries.size(), 5U);
  EXPECT_EQ(entries[3].forms.at(0), "In zweien.");
  EXPECT_THAT(stale(entries, {"Good.", "Guessed.", "In two lines.", "Old."}),
              ElementsAre("fuzzy: Guessed.", "no source has: Good.", "no source has: Old."));
}

TEST(Catalogues, WrongEnglishIsFound) {
  const auto faults = [](const std::string& text) { return wrong_words(entries_of(text)); };
  EXPECT_THAT(faults("msgid \"Keep %1\"\nmsgstr \"Save %1\"\n"), IsEmpty());
  EXPECT_THAT(faults("msgid \"Keep %1\"\nmsgstr \"Save\"\n"), ElementsAre("other placeholders: Keep %1"));
  EXPECT_THAT(faults("msgid \"Keep\"\nmsgstr \"Save %1\"\n"), ElementsAre("other placeholders: Keep"));
  EXPECT_THAT(faults("msgid \"Keep\"\nmsgstr \" \"\n"), ElementsAre("empty: Keep"));
  EXPECT_THAT(faults("msgid \"Keep\"\nmsgstr \"Keep\"\n"), ElementsAre("as in the source: Keep"));
  EXPECT_THAT(faults("msgid \"Keep\"\nmsgstr \"Save\"\n\nmsgid \"Keep\"\nmsgstr \"Store\"\n"),
              ElementsAre("twice: Keep"));
  EXPECT_THAT(faults("msgid \"%1 day\"\nmsgid_plural \"%1 days\"\nmsgstr[0] \"day %1\"\nmsgstr[1] \"day\"\n"),
              ElementsAre("other placeholders: %1 days"));
  EXPECT_THAT(faults("msgid \"%1 day\"\nmsgid_plural \"%1 days\"\nmsgstr[0] \"day %1\"\n"),
              ElementsAre("not all forms: %1 day"));
}

}  // namespace
}  // namespace arbiter
