// SPDX-License-Identifier: MIT
// What becomes of the corpus: each text as its change says, and all of them as docs/files.md counts them.
#include "tests/files/corpus.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "referee/protocol/record.h"

namespace arbiter::files {
namespace {

constexpr std::uint64_t kSeed = 37;
constexpr int kGames = 4, kPlies = 30;
constexpr const char *kBegin = "<!-- corpus -->\n", *kEnd = "<!-- end of corpus -->\n";

struct Counts {
  int texts = 0, whole = 0, noted = 0, refused = 0;
};

/// Reads bytes as the door for files does, and says what became of the first game in them.
struct Read {
  Reading reading = Reading::refused;
  std::string why;
  std::vector<std::string> actions;
};

Read read(const std::string& bytes) {
  Read read;
  text::Notes notes;
  const auto parts = protocol::split_text(bytes, "", notes);
  if (!parts) return read.why = parts.error().message.english(), read;
  std::vector<Message> told;
  const auto game =
      protocol::read_record(nlohmann::json(parts->front().text), parts->front().format, told, parts->front().line);
  if (!game) return read.why = game.error().message.english(), read;
  for (const Message& note : notes.list()) told.push_back(note);
  if (parts->size() > 1) told.push_back(as_it_is("there are several games"));
  for (const Message& note : told) read.why += note.english() + "\n";
  for (const Game::Ply& ply : game->plies()) read.actions.push_back(ply.action);
  read.reading = told.empty() ? Reading::whole : Reading::noted;
  return read;
}

/// Reads every text of a shelf.
Counts count(const Shelf& shelf) {
  Counts counts;
  std::vector<Change> changes = common_changes();
  changes.insert(changes.end(), shelf.changes.begin(), shelf.changes.end());
  Dice dice(kSeed);
  for (const std::string& ruleset : shelf.rulesets) {
    for (int n = 0; n < kGames; ++n) {
      const Written game = random_game(ruleset, shelf.format, kPlies, dice);
      for (const Change& change : changes) {
        const auto changed = change.make(game.text, dice);
        if (!changed) continue;
        const Read found = read(*changed);
        ++counts.texts;
        ++(found.reading == Reading::whole   ? counts.whole
           : found.reading == Reading::noted ? counts.noted
                                             : counts.refused);
        EXPECT_EQ(name_of(found.reading), std::string(name_of(change.reading)))
            << shelf.format << ", " << ruleset << ", " << change.name << " (seed " << kSeed << "): " << found.why
            << *changed;
        if (found.reading != Reading::whole) continue;
        EXPECT_GE(found.actions.size(), game.actions.size()) << change.name << "\n" << *changed;
        for (std::size_t i = 0; i < std::min(found.actions.size(), game.actions.size()); ++i)
          EXPECT_EQ(found.actions[i], game.actions[i]) << change.name << "\n" << *changed;
      }
    }
  }
  return counts;
}

std::string table() {
  std::ostringstream out;
  out << "| format | texts | read whole | read with notes | refused |\n| --- | ---: | ---: | ---: | ---: |\n";
  for (const Shelf& shelf : shelves()) {
    const Counts counts = count(shelf);
    out << "| " << shelf.format << " | " << counts.texts << " | " << counts.whole << " | " << counts.noted << " | "
        << counts.refused << " |\n";
  }
  return out.str();
}

TEST(Corpus, IsReadAsThePageSays) {
  const std::string page_file = ARBITER_SOURCE_DIR "/docs/files.md";
  std::ifstream in(page_file);
  std::string page{std::istreambuf_iterator<char>(in), {}};
  const std::size_t begin = page.find(kBegin), end = page.find(kEnd);
  ASSERT_TRUE(begin != std::string::npos && end != std::string::npos && begin < end) << page_file;
  const std::string found = table(),
                    told = page.substr(begin + std::string(kBegin).size(), end - begin - std::string(kBegin).size());
  if (std::getenv("ARBITER_UPDATE_PAGE") != nullptr) {
    page.replace(begin + std::string(kBegin).size(), told.size(), found);
    std::ofstream(page_file) << page;
  } else {
    EXPECT_EQ(told, found) << "ARBITER_UPDATE_PAGE=1 writes the page";
  }
}

TEST(Corpus, IsTheSameForTheSameSeed) {
  Dice one(kSeed), other(kSeed);
  EXPECT_EQ(random_game("chess", "pgn", kPlies, one).text, random_game("chess", "pgn", kPlies, other).text);
}

}  // namespace
}  // namespace arbiter::files
