// SPDX-License-Identifier: MIT
// The list of kept games: a page at a time, beside the window's thread.
#include "app/desk/models/library.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/desk/models/table.h"

namespace arbiter::desk {
namespace {

class Kept : public ::testing::Test {
 protected:
  void play(int games) {
    Table table(file());
    for (int i = 0; i < games; ++i) ASSERT_EQ(table.begin({{"ruleset", "chess"}}, {}), QString());
  }
  static bool wait(const Library& library) {
    return QTest::qWaitFor([&] { return !library.busy(); }, 20'000);
  }
  [[nodiscard]] std::filesystem::path file() const { return dir.filePath("games.sqlite").toStdString(); }
  QTemporaryDir dir;
};

TEST_F(Kept, AListGrowsByPages) {
  play(Library::kPage + 3);
  Library library(file());
  library.refresh();
  EXPECT_TRUE(library.busy()) << "the window's thread does not wait";
  EXPECT_EQ(library.count(), 0);
  ASSERT_TRUE(wait(library));
  ASSERT_EQ(library.count(), Library::kPage);
  ASSERT_TRUE(library.canFetchMore({}));
  library.fetchMore({});
  EXPECT_FALSE(library.canFetchMore({})) << "it is under way";
  EXPECT_EQ(library.count(), Library::kPage);
  ASSERT_TRUE(wait(library));
  ASSERT_EQ(library.count(), Library::kPage + 3);
  EXPECT_FALSE(library.canFetchMore({}));
  for (int i = 0; i < library.count(); ++i)
    EXPECT_EQ(library.index(i).data(Qt::UserRole).toMap()["id"].toLongLong(), Library::kPage + 3 - i) << "newest first";
  EXPECT_EQ(library.newest(), Library::kPage + 3);
}

TEST_F(Kept, AFullPageIsTheLastOneWhereNothingFollows) {
  play(Library::kPage);
  Library library(file());
  library.refresh();
  ASSERT_TRUE(wait(library));
  EXPECT_EQ(library.count(), Library::kPage);
  EXPECT_FALSE(library.canFetchMore({}));
}

TEST_F(Kept, WhatIsAskedForTwiceIsShownOnce) {
  play(2);
  Library library(file());
  library.refresh();
  library.refresh();
  ASSERT_TRUE(wait(library));
  EXPECT_EQ(library.count(), 2);
  play(1);
  library.refresh();
  EXPECT_EQ(library.count(), 2) << "what is shown stays until there is more";
  ASSERT_TRUE(wait(library));
  EXPECT_EQ(library.count(), 3);
}

TEST_F(Kept, AwardsAndBackupsComeByThemselves) {
  play(1);
  Library library(file());
  library.open(1);
  ASSERT_TRUE(QTest::qWaitFor([&] { return library.opened() == 1; }));
  EXPECT_TRUE(library.awards().isEmpty());
  library.open(0);
  EXPECT_EQ(library.opened(), 0);
  library.backUp();
  ASSERT_TRUE(QTest::qWaitFor([&] { return library.note().startsWith("Backed up and checked: "); }))
      << library.note().toStdString();
  EXPECT_TRUE(QFile::exists(library.note().section(": ", 1)));
}

TEST_F(Kept, ADamagedFileIsTold) {
  QFile damaged(dir.filePath("games.sqlite"));
  ASSERT_TRUE(damaged.open(QIODevice::WriteOnly) && damaged.write(QByteArray(5000, 'x')) > 0);
  damaged.close();
  Library library(file());
  library.refresh();
  ASSERT_TRUE(wait(library));
  EXPECT_FALSE(library.error().isEmpty());
  EXPECT_EQ(library.newest(), std::nullopt);
  // Gone before it has answered: nothing is told to nobody.
  Library(file()).refresh();
}

TEST_F(Kept, GamesAreSoughtFilteredAndSorted) {
  {
    Table table(file());
    ASSERT_EQ(table.begin({{"ruleset", "chess"}}, {{{"S", "Ada"}, {"N", "Bo"}}}), QString());
    ASSERT_EQ(table.begin({{"ruleset", "shogi"}}, {{{"S", "Cy"}, {"N", "Bo"}}}), QString());
    ASSERT_TRUE(table.act("g3g4"));
  }
  Library library(file());
  library.refresh();
  ASSERT_TRUE(wait(library));
  EXPECT_EQ(library.total(), 2);
  const auto titles = [&] {
    EXPECT_TRUE(wait(library));
    QStringList list;
    for (const QVariant& game : library.games()) list << game.toMap()["title"].toString();
    return list;
  };
  library.setSought("ada");
  EXPECT_EQ(titles(), QStringList{"Chess"});
  library.setSought("bo shog");
  EXPECT_EQ(titles(), QStringList{"Shogi"}) << "a word may be a game's";
  library.setSought("zoe");
  EXPECT_TRUE(titles().isEmpty());
  EXPECT_TRUE(library.filtered());
  library.showAll();
  EXPECT_EQ(titles(), (QStringList{"Shogi", "Chess"}));
  library.setRuleset("chess");
  EXPECT_EQ(titles(), QStringList{"Chess"});
  library.setRuleset("");
  library.setResult("over");
  EXPECT_TRUE(titles().isEmpty());
  library.setResult("unfinished");
  library.setPeriod("today");
  library.setOrder("ruleset");
  EXPECT_EQ(titles(), (QStringList{"Chess", "Shogi"}));
}

TEST_F(Kept, WhatIsDeletedOrPutAsideComesBack) {
  play(2);
  Library library(file());
  library.refresh();
  ASSERT_TRUE(wait(library));
  EXPECT_EQ(library.setTags(1, " final,  to be looked at , final"), QString());
  ASSERT_TRUE(wait(library));
  EXPECT_EQ(library.games()[1].toMap()["tags"].toStringList(), (QStringList{"final", "to be looked at"}));
  EXPECT_EQ(library.remove(1, true), QString());
  ASSERT_TRUE(wait(library));
  EXPECT_EQ(library.count(), 1);
  EXPECT_FALSE(library.undoText().isEmpty());
  EXPECT_EQ(library.undo(), QString());
  ASSERT_TRUE(wait(library));
  EXPECT_EQ(library.count(), 2);
  EXPECT_EQ(library.archive(2, true), QString());
  library.setShelf("archive");
  ASSERT_TRUE(wait(library));
  ASSERT_EQ(library.count(), 1);
  EXPECT_EQ(library.games()[0].toMap()["id"].toLongLong(), 2);
  library.setShelf("games");
  EXPECT_EQ(library.remove(1, true), QString());
  EXPECT_EQ(library.emptyBin(), QString());
  library.setShelf("bin");
  ASSERT_TRUE(wait(library));
  EXPECT_EQ(library.count(), 0);
  EXPECT_FALSE(library.remove(1, false).isEmpty()) << "it is erased";
}

}  // namespace
}  // namespace arbiter::desk
