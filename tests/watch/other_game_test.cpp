// SPDX-License-Identifier: MIT
// A game is chosen, and another one is set up on the table: this is said before anything else.
#include "app/table/other_game.h"

#include <gmock/gmock.h>

#include "app/table/message_text.h"
#include "tests/watch/watched_table.h"

namespace arbiter::table {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

class OtherGame : public testing::Test, protected WatchedTable {
 protected:
  /// Shows the set-up of one game to a watcher of another; the games that it names, and what it says of them.
  std::vector<std::string> named(const std::string& chosen, const std::string& on_the_table, const std::string& style) {
    const auto table = begin(on_the_table, {});
    const auto shown = scene(style, 60, 3);
    begin(chosen, {});
    watch(shown);
    std::vector<std::string> games;
    for (int i = 0; i < 12; ++i)
      for (const WatchAlert& alert : feed(renderer_->render(table, {}, static_cast<int>(frame_))).alerts)
        if (alert.alert == AlertKind::other_game) {
          EXPECT_TRUE(games.empty()) << "it is said once";
          games = alert.games;
          said_ = message_text(alert.message);
        }
    return games;
  }
  std::string said_;
};

TEST_F(OtherGame, IsNamedWhenTheBoardIsAnother) {
  EXPECT_THAT(named("chess", "mr-joseph", "caps"), Contains("mr-joseph"));
  EXPECT_THAT(said_, HasSubstr("Mr. Joseph's Four Player Chess (mr-joseph)"));
  EXPECT_EQ(named("mr-joseph", "chess", "wood").front(), "chess");
}

TEST_F(OtherGame, IsNamedWhenTheBoardIsTheSame) { EXPECT_THAT(named("makruk", "chess", "wood"), Contains("chess")); }

TEST_F(OtherGame, IsNotLookedForWhereTheGameIsTheRightOne) { EXPECT_THAT(named("chess", "chess", "wood"), IsEmpty()); }

}  // namespace
}  // namespace arbiter::table
