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

TEST_F(Kept, AListIsKnownAtOnceAndReadByPages) {
  constexpr int kMore = GameList::kPage + 3;
  play(kMore);
  Library library(file());
  library.refresh();
  EXPECT_TRUE(library.busy()) << "the window's thread does not wait";
  EXPECT_EQ(library.count(), 0);
  ASSERT_TRUE(wait(library));
  ASSERT_EQ(library.count(), kMore);
  EXPECT_EQ(library.list()->at(0)["id"].toLongLong(), kMore) << "newest first";
  EXPECT_EQ(library.list()->at(GameList::kPage - 1)["moves"], 0);
  EXPECT_TRUE(library.list()->at(GameList::kPage).isEmpty()) << "it is asked for now";
  EXPECT_TRUE(library.busy());
  ASSERT_TRUE(wait(library));
  EXPECT_EQ(library.list()->at(kMore - 1)["id"].toLongLong(), 1);
  EXPECT_EQ(library.newest(), kMore);
}

TEST_F(Kept, ARowThatIsNotReadHasEmptyTexts) {
  play(GameList::kPage + 1);
  Library library(file());
  library.refresh();
  ASSERT_TRUE(wait(library));
  const GameList& list = *library.list();
  const auto last = list.index(list.count() - 1);
  int told = 0;
  QObject::connect(&list, &GameList::dataChanged, &list,
                   [&](const QModelIndex& from) { told += from.row() > 0 ? 1 : 0; });
  EXPECT_EQ(list.data(last, GameList::kTitle), QVariant(QString()));
  EXPECT_EQ(list.data(last, GameList::kNumber).toLongLong(), 1) << "its number is known";
  ASSERT_TRUE(wait(library));
  EXPECT_EQ(told, 1);
  EXPECT_EQ(list.data(last, GameList::kTitle).toString(), "Chess");
}

TEST_F(Kept, OnlySomePagesAreKept) {
  std::vector<qlonglong> asked;
  GameList list([&](int page, const std::vector<qlonglong>& games) {
    (void)page;
    asked.push_back(games.front());
  });
  std::vector<qlonglong> games;
  for (int id = 1; id <= 100 * GameList::kPage; ++id) games.push_back(id);
  list.show(games, {});
  EXPECT_TRUE(asked.empty());
  for (int page = 1; page < 100; ++page) {
    (void)list.at(page * GameList::kPage);
    QList<QVariantMap> lines;
    for (int row = 0; row < GameList::kPage; ++row)
      lines << QVariantMap{{"id", games[static_cast<std::size_t>(page * GameList::kPage + row)]}};
    list.filled(page, lines);
  }
  EXPECT_EQ(asked.size(), 99U);
  EXPECT_FALSE(list.at(99 * GameList::kPage).isEmpty());
  EXPECT_TRUE(list.at(2 * GameList::kPage).isEmpty()) << "it was shown too long ago";
  EXPECT_EQ(asked.back(), 2 * GameList::kPage + 1) << "and is read again";
}

TEST_F(Kept, RowsAreSelectedAsPeopleExpect) {
  GameList list([](int, const std::vector<qlonglong>&) {});
  list.show({10, 20, 30, 40, 50}, {});
  list.select(1, GameList::Alone);
  list.select(3, GameList::Range);
  EXPECT_EQ(list.chosen(), (std::vector<qlonglong>{20, 30, 40}));
  list.select(2, GameList::Range);
  EXPECT_EQ(list.chosen(), (std::vector<qlonglong>{20, 30})) << "from where it began";
  list.select(4, GameList::Toggled);
  EXPECT_EQ(list.chosen(), (std::vector<qlonglong>{20, 30, 50}));
  list.select(4, GameList::Toggled);
  EXPECT_EQ(list.chosen(), (std::vector<qlonglong>{20, 30}));
  list.select(0, GameList::NotAtAll);
  EXPECT_EQ(list.current(), 0);
  EXPECT_EQ(list.selected(), 2) << "only the mark has moved";
  list.show({10, 15, 30, 40}, {});
  EXPECT_EQ(list.chosen(), (std::vector<qlonglong>{30})) << "what is gone is selected no more";
  list.selectAll();
  EXPECT_EQ(list.selected(), 4);
  list.show({40, 30, 15, 10}, {});
  EXPECT_EQ(list.selected(), 4) << "another order selects the same";
  list.selectNone();
  EXPECT_EQ(list.selected(), 0);
  list.select(9, GameList::Alone);
  EXPECT_EQ(list.current(), 3);
}

TEST_F(Kept, ADeletedRowLeavesTheOthersWhereTheyAre) {
  GameList list([](int, const std::vector<qlonglong>&) {});
  list.show({1, 2, 3, 4, 5, 6}, {});
  list.select(3, GameList::Alone);
  QStringList told;
  QObject::connect(&list, &GameList::modelReset, &list, [&] { told << "reset"; });
  QObject::connect(&list, &GameList::rowsRemoved, &list,
                   [&](const QModelIndex&, int from, int to) { told << QString("-%1-%2").arg(from).arg(to); });
  QObject::connect(&list, &GameList::rowsInserted, &list,
                   [&](const QModelIndex&, int from, int to) { told << QString("+%1-%2").arg(from).arg(to); });
  list.show({1, 4, 6}, {});
  EXPECT_EQ(told.join(" "), "-4-4 -1-2");
  EXPECT_EQ(list.current(), 1) << "the mark stays with its game";
  list.show({1, 2, 3, 4, 5, 6}, {});
  EXPECT_EQ(told.mid(2).join(" "), "+1-2 +4-4");
  list.show({6, 1}, {});
  EXPECT_EQ(told.back(), "reset");
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
    for (int row = 0; row < library.count(); ++row) list << library.list()->at(row)["title"].toString();
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
  library.sortBy("game");
  EXPECT_EQ(titles(), (QStringList{"Chess", "Shogi"}));
  library.sortBy("game");
  EXPECT_TRUE(library.descending());
  EXPECT_EQ(titles(), (QStringList{"Shogi", "Chess"})) << "once more, the other way round";
  library.sortBy("players");
  EXPECT_EQ(titles(), (QStringList{"Chess", "Shogi"})) << "Ada before Cy";
  library.sortBy("moves");
  EXPECT_EQ(titles(), (QStringList{"Shogi", "Chess"})) << "the longest first";
}

TEST_F(Kept, WhatIsDeletedOrPutAsideComesBack) {
  play(2);
  Library library(file());
  library.refresh();
  ASSERT_TRUE(wait(library));
  EXPECT_EQ(library.setTags(1, " final,  to be looked at , final"), QString());
  ASSERT_TRUE(wait(library));
  EXPECT_EQ(library.list()->at(1)["tags"].toStringList(), (QStringList{"final", "to be looked at"}));
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
  EXPECT_EQ(library.list()->at(0)["id"].toLongLong(), 2);
  library.setShelf("games");
  EXPECT_EQ(library.remove(1, true), QString());
  EXPECT_EQ(library.emptyBin(), QString());
  library.setShelf("bin");
  ASSERT_TRUE(wait(library));
  EXPECT_EQ(library.count(), 0);
  EXPECT_FALSE(library.remove(1, false).isEmpty()) << "it is erased";
}

TEST_F(Kept, SeveralGamesAreDeletedAtOnceAndComeBack) {
  play(4);
  Library library(file());
  library.setAtTable([] { return 3; });
  library.refresh();
  ASSERT_TRUE(wait(library));
  library.list()->selectAll();
  library.removeSelected(true);
  ASSERT_TRUE(QTest::qWaitFor([&] { return library.count() == 1; }));
  EXPECT_EQ(library.list()->at(0)["id"].toLongLong(), 3) << "the game on the table stays";
  EXPECT_TRUE(library.undoText().startsWith("3 games are in the bin")) << library.undoText().toStdString();
  EXPECT_EQ(library.undo(), QString());
  ASSERT_TRUE(QTest::qWaitFor([&] { return library.count() == 4; }));
  library.list()->selectAll();
  library.tagSelected("club, final");
  ASSERT_TRUE(QTest::qWaitFor([&] { return library.note() == "4 games have the tags."; }))
      << library.note().toStdString();
  ASSERT_TRUE(wait(library));
  EXPECT_EQ(library.list()->at(2)["tags"].toStringList(), (QStringList{"club", "final"}));
  library.archiveSelected(true);
  ASSERT_TRUE(QTest::qWaitFor([&] { return library.count() == 0; }));
  library.setShelf("archive");
  ASSERT_TRUE(QTest::qWaitFor([&] { return library.count() == 4; }));
}

TEST_F(Kept, EmptyGamesAreCountedAndCleanedUp) {
  play(2);
  {
    Table table(file());
    ASSERT_EQ(table.begin({{"ruleset", "chess"}}, {}), QString());
    ASSERT_TRUE(table.act("e2e4"));
  }
  Library library(file());
  qlonglong here = 2;
  library.setAtTable([&] { return here; });
  library.refresh();
  ASSERT_TRUE(wait(library));
  EXPECT_EQ(library.empties(), 1) << "the game on the table is being begun";
  here = 0;
  EXPECT_EQ(library.empties(), 2);
  library.removeEmpty();
  ASSERT_TRUE(QTest::qWaitFor([&] { return library.count() == 1; }));
  EXPECT_EQ(library.list()->at(0)["id"].toLongLong(), 3);
  EXPECT_EQ(library.empties(), 0);
}

}  // namespace
}  // namespace arbiter::desk
