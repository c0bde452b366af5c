// SPDX-License-Identifier: MIT
// Paper from the window: an evening's sheets, the score sheet of a game, and what lies beside the board.
#include <gtest/gtest.h>

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QSet>
#include <QSignalSpy>
#include <algorithm>

#include "tests/desk/club_screen.h"

namespace arbiter::desk {
namespace {

using test::ClubScreen;
using test::Screen;

class Paper : public ClubScreen {
 protected:
  /// Chooses a place for the PDF by clicks.
  void save(const QString& browser, const QString& name) {
    screen().click("writePaper");
    until("browseName");
    ASSERT_TRUE(screen().desk().window()->findChild<QObject*>(browser)->setProperty("folder", dir_.path()));
    fill("browseName", name);
    screen().click("browseTake");
  }
  [[nodiscard]] QByteArray written(const QString& name) const {
    QFile file(dir_.filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
};

TEST_F(Paper, AnEveningIsPrinted) {
  const auto who = test::people(file(), {"Ada", "Bo", "Cy", "Dee", "Eve"});
  const auto id = test::event(file(), "Friday", "mr-joseph", who, 2);
  test::seat(file(), id);
  open(id);
  screen().click("printEvent");
  until("printKind-slips");
  EXPECT_EQ(screen().text("printAbout"), "One for each table, to be cut apart, filled in and signed.");
  save("browseGames", "slips.pdf");
  until("paperWritten");
  EXPECT_EQ(screen().text("paperWritten"), "Written to " + dir_.filePath("slips.pdf") + ": 1 page.");
  EXPECT_TRUE(written("slips.pdf").startsWith("%PDF-"));
  until("openPaper");
  const QByteArray a4 = written("slips.pdf");
  // Another sheet on other paper, at the same place: it is asked before anything is lost.
  screen().click("printKind-standings");
  until("openPaper", false);
  screen().click("printPaper-letter");
  save("browseGames", "slips.pdf");
  until("confirmYes");
  EXPECT_EQ(written("slips.pdf"), a4);
  screen().click("confirmYes");
  until("openPaper");
  EXPECT_NE(written("slips.pdf"), a4);
  screen().click("closePaper");
  until("closePaper", false);
  screen().click("section-standings");
  screen().click("printEvent");
  until("printAbout");
  EXPECT_EQ(screen().text("printAbout"), "The points of each round, the total and the tie-breaks.")
      << "what is looked at";
}

TEST_F(Paper, ADraftIsPrintedAsOneAndNothingWithoutARound) {
  const auto who = test::people(file(), {"Ada", "Bo", "Cy", "Dee"});
  const auto id = test::event(file(), "Friday", "chess", who, 3);
  open(id);
  screen().click("printEvent");
  until("printAbout");
  EXPECT_EQ(screen().text("printAbout"), "No round has been seated yet.");
  EXPECT_FALSE(screen().find("writePaper")->isEnabled());
  screen().click("closePaper");
  until("closePaper", false);
  test::seat(file(), id, false);
  screen().desk().club().open(id);
  const PaperSheets sheets(file(), &screen().table(), &screen().desk().setup(), &screen().desk().club(),
                           &screen().desk().clubLink());
  ASSERT_EQ(sheets.rounds().size(), 1);
  EXPECT_EQ(sheets.rounds()[0].toMap()["text"], "Round 1, a draft");
  EXPECT_EQ(sheets.eventFile("chart", 1), "Friday chart 1.pdf");
  screen().click("section-seating");
  screen().click("printEvent");
  until("printKind-chart");
  screen().click("printKind-chart");
  save("browseGames", "chart");
  until("openPaper");
  EXPECT_TRUE(QFileInfo::exists(dir_.filePath("chart.pdf"))) << "a PDF is called one";
  const QVariantMap nowhere = sheets.writeEvent("list", 1, "a4", dir_.filePath("none/x.pdf"));
  EXPECT_FALSE(nowhere["good"].toBool());
  EXPECT_TRUE(nowhere["text"].toString().contains("none/x.pdf")) << nowhere["text"].toString().toStdString();
  EXPECT_FALSE(sheets.writeEvent("list", 9, "a4", dir_.filePath("x.pdf"))["good"].toBool());
}

TEST_F(Paper, AGameHasItsScoreSheetAtItsEndAndAmongTheGames) {
  show();
  Table& table = screen().table();
  ASSERT_EQ(table.begin({{"ruleset", "chess"}}, {{{"S", "Ada"}, {"N", "Bo"}}}), QString());
  until("tableMenu");
  EXPECT_EQ(screen().find("scoreSheet"), nullptr) << "it is not over";
  for (const char* action : {"f2f3", "e7e5", "g2g4", "d8h4"}) ASSERT_TRUE(table.act(action));
  until("scoreSheet");
  screen().show("scoreSheet");
  screen().picture("score-sheet-at-the-end");
  screen().click("scoreSheet");
  until("writePaper");
  save("browseGames", "sheet.pdf");
  until("paperWritten");
  EXPECT_EQ(screen().text("paperWritten"), "Written to " + dir_.filePath("sheet.pdf") + ": 1 page.");
  EXPECT_TRUE(written("sheet.pdf").startsWith("%PDF-"));
  screen().click("closePaper");
  until("closePaper", false);
  screen().click("go-games");
  const QString sheet = QString("sheet-%1").arg(table.gameId());
  screen().chooseGame(table.gameId());
  screen().click(sheet);
  until("writePaper");
  save("browseGames", "again.pdf");
  until("paperWritten");
  EXPECT_TRUE(written("again.pdf").startsWith("%PDF-"));
}

/// What is chosen for boards, pieces and moves in the settings is what comes out of the printer.
TEST_F(Paper, IsPrintedAsTheSettingsHaveIt) {
  show();
  Table& table = screen().table();
  ASSERT_EQ(table.begin({{"ruleset", "shogi"}}, {}), QString());
  for (const char* action : {"c3c4", "g7g6", "b2h8=dragon-horse"}) ASSERT_TRUE(table.act(action)) << action;
  int sheet = 0;
  /// Chooses by clicks, prints the game from its list: what can be searched in the PDF.
  const auto printed = [&](const QStringList& chosen) {
    screen().click("go-settings");
    for (const QString& choice : chosen) {
      screen().show(choice);
      screen().click(choice);
    }
    screen().click("go-games");
    const QString game = QString("sheet-%1").arg(table.gameId()), name = QString("sheet%1.pdf").arg(++sheet);
    screen().chooseGame(table.gameId());
    screen().click(game);
    until("writePaper");
    save("browseGames", name);
    until("paperWritten");
    screen().click("closePaper");
    until("closePaper", false);
    QProcess reader;
    reader.start("pdftotext", {"-enc", "UTF-8", dir_.filePath(name), "-"});
    EXPECT_TRUE(reader.waitForFinished(60000));
    return QString::fromUtf8(reader.readAllStandardOutput());
  };
  const QString letters = printed({"flat-letters", "squares-protocol", "moves-letters"});
  const QString horse = QString::fromUtf8("馬"), king = QString::fromUtf8("玉"), third = QString::fromUtf8("三");
  EXPECT_FALSE(letters.contains(king)) << letters.toStdString();
  EXPECT_TRUE(letters.contains(QString::fromUtf8("c3–c4"))) << letters.toStdString();
  const QString characters = printed({"flat-characters", "squares-numerals", "moves-letters"});
  EXPECT_TRUE(characters.contains(king)) << characters.toStdString();
  EXPECT_TRUE(characters.contains(horse)) << characters.toStdString();
  EXPECT_TRUE(characters.contains(third)) << characters.toStdString();
  EXPECT_FALSE(characters.contains(QString::fromUtf8("c3–c4")));
  const QString figures = printed({"flat-symbols", "squares-letters", "moves-figurines"});
  EXPECT_FALSE(figures.contains(king)) << figures.toStdString();
  EXPECT_TRUE(figures.contains(QString::fromUtf8("7g–7f"))) << figures.toStdString();
  EXPECT_EQ(QSet<QString>({letters, characters, figures}).size(), 3);
  screen().click("go-settings");
  for (const char* usual : {"flat-symbols", "squares-protocol", "moves-words"}) {
    screen().show(usual);
    screen().click(usual);
  }
}

TEST_F(Paper, ABookletSaysHowFarItIsAndCanBeStopped) {
  show();
  PaperSheets sheets(file(), &screen().table(), &screen().desk().setup(), &screen().desk().club(),
                     &screen().desk().clubLink());
  const QVariantMap page{{"ruleset", "european-chess"}};
  QList<double> shares;
  QObject::connect(&sheets, &PaperSheets::workChanged, &screen().desk().table(), [&] { shares << sheets.share(); });
  QSignalSpy done(&sheets, &PaperSheets::booklet);
  sheets.beginBooklet(page, "a4", dir_.filePath("stopped.pdf"));
  EXPECT_TRUE(sheets.busy()) << "the window goes on meanwhile";
  sheets.stop();
  ASSERT_TRUE(Screen::wait([&] { return done.size() == 1; }));
  EXPECT_FALSE(done[0][0].toMap()["good"].toBool());
  EXPECT_TRUE(done[0][0].toMap()["text"].toString().contains("stopped"));
  EXPECT_FALSE(QFileInfo::exists(dir_.filePath("stopped.pdf")));
  shares.clear();
  sheets.beginBooklet(page, "a4", dir_.filePath("whole.pdf"));
  ASSERT_TRUE(Screen::wait([&] { return done.size() == 2; }, 60));
  EXPECT_TRUE(done[1][0].toMap()["good"].toBool()) << done[1][0].toMap()["text"].toString().toStdString();
  EXPECT_FALSE(sheets.busy());
  EXPECT_GT(shares.size(), 40) << "an army at a time";
  EXPECT_TRUE(std::ranges::is_sorted(shares));
  EXPECT_GT(shares.last(), 0.9);
  sheets.beginBooklet(page, "foolscap", dir_.filePath("none.pdf"));
  EXPECT_EQ(done.size(), 3) << "a paper that there is not is said at once";
  screen().desk().table().disconnect(&sheets);
}

TEST_F(Paper, RulesAndArmiesLieBesideTheBoard) {
  show();
  screen().desk().setup().setRuleset("european-chess");
  screen().desk().setup().setArmy("S", "russia");
  screen().click("go-new");
  until("page-S");
  screen().click("page-S");
  until("printGuide");
  screen().click("printGuide");
  until("printKind-every");
  EXPECT_EQ(screen().find("printGuide"), nullptr) << "one sheet at a time";
  EXPECT_EQ(screen().find("printRound"), nullptr) << "that is an event's";
  screen().picture("print-an-army");
  save("browseGames", "army");
  until("paperWritten");
  EXPECT_EQ(screen().text("paperWritten"), "Written to " + dir_.filePath("army.pdf") + ": 1 page.");
  screen().click("printKind-every");
  until("openPaper", false);
  save("browseGames", "armies");
  until("openPaper");
  // A page for each army of the list but the plain one, which stands first.
  QFile list(ARBITER_SOURCE_DIR "/referee/european/armies.def");
  ASSERT_TRUE(list.open(QIODevice::ReadOnly));
  const auto armies = list.readAll().count("\nARMY(") - 1;
  EXPECT_EQ(screen().text("paperWritten"),
            QString("Written to %1: %2 pages.").arg(dir_.filePath("armies.pdf")).arg(armies));
  screen().click("closePaper");
  until("closePaper", false);
  // A game without armies has its rules alone.
  screen().desk().setup().setRuleset("chess");
  until("guideNew");
  screen().click("guideNew");
  until("printGuide");
  screen().click("printGuide");
  until("writePaper");
  EXPECT_EQ(screen().find("printKind-rules"), nullptr) << "nothing is to be chosen";
  EXPECT_EQ(screen().text("printAbout"), "The whole game on one sheet, to lie beside the board.");
  save("browseGames", "rules");
  until("openPaper");
  EXPECT_TRUE(written("rules.pdf").startsWith("%PDF-"));
}

}  // namespace
}  // namespace arbiter::desk
