// SPDX-License-Identifier: MIT
// Messages of cameras and watchers in another language: names stay as they are, whatever they contain.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "app/table/message_text.h"
#include "app/table/other_game.h"
#include "app/table/profiles.h"
#include "app/table/watch_report.h"
#include "app/table/works_text.h"
#include "text/message_json.h"
#include "text/sentences.h"
#include "vision/sources/source.h"

namespace arbiter::table {
namespace {

namespace fs = std::filesystem;

class WatchMessages : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("arbiter-watch-messages-" + std::to_string(getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  /// Why the source of that name cannot be opened.
  [[nodiscard]] static Message refused(const fs::path& file) {
    const auto source = vision::open_source(file.string());
    EXPECT_FALSE(source) << file;
    return source ? Message() : source.error().message;
  }

  fs::path folder_;
};

TEST_F(WatchMessages, KeepTheNamesOfFiles) {
  const text::Speaking german("de");
  const fs::path percent = folder_ / "%1", sentence = folder_ / "It is dark. %2 holds no pictures";
  EXPECT_EQ(message_text(refused(percent)), percent.string() + " ist nicht da");
  EXPECT_EQ(refused(percent).english(), percent.string() + " is not there");
  fs::create_directories(sentence);
  EXPECT_EQ(message_text(refused(sentence)), sentence.string() + " enthält keine Bilder");
  const fs::path picture = folder_ / "the phone is empty.png";
  std::ofstream(picture) << "no picture";
  auto source = vision::open_source(picture.string());
  ASSERT_TRUE(source);
  EXPECT_EQ((*source)->name().english(), picture.string());
  const auto gap = (*source)->next();
  ASSERT_FALSE(gap);
  EXPECT_TRUE(message_text(gap.error().message).starts_with(picture.string() + " lässt sich nicht als Bild lesen"));
  EXPECT_TRUE(message_text(gap.error().message).ends_with("; es wird ausgelassen"));
}

TEST_F(WatchMessages, KeepTheNamesOfProfiles) {
  const auto profile = find_profile("X sits at %2", folder_ / "profiles.json");
  ASSERT_FALSE(profile);
  EXPECT_NE(profile.error().message.english().find("there is no profile \"X sits at %2\" in "), std::string::npos);
  const text::Speaking german("de");
  EXPECT_NE(message_text(profile.error().message).find("„X sits at %2“"), std::string::npos);
}

TEST_F(WatchMessages, SpellOutWhatHandsDo) {
  const view::TableInstructions works{{Instruction::Do::lift, "d4", "", "S.pawn"},
                                      {Instruction::Do::move, "a1", "a2", "N.rook"}};
  EXPECT_EQ(works_message(works).english(), "Lift S.pawn from d4, Move N.rook from a1 to a2");
  EXPECT_EQ(works_text(works), "Lift South's pawn from d4, Move North's rook from a1 to a2");
  const text::Speaking german("de");
  const std::string pawn = message_text({"%1", {}, {arg::piece("S.pawn")}});
  EXPECT_TRUE(works_text(works).starts_with(pawn + " von d4 wegnehmen, ")) << works_text(works);
  EXPECT_TRUE(works_message({}).empty());
}

TEST_F(WatchMessages, AreObjectsForPrograms) {
  WatchAlert alert;
  alert.frame = 7;
  alert.alert = AlertKind::other_game;
  alert.games = {"chess"};
  alert.message = make_message("The table shows the set-up of another game: %1.", games_listed(alert.games));
  const auto line = nlohmann::json::parse(alert_line(alert));
  EXPECT_EQ(line["alert"], "other-game");
  EXPECT_EQ(line["message"], "The table shows the set-up of another game: Chess (chess).");
  EXPECT_EQ(line["id"], alert.message.id);
  EXPECT_EQ(text::message_from(line), alert.message);
}

}  // namespace
}  // namespace arbiter::table
