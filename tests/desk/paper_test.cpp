// SPDX-License-Identifier: MIT
// Paper from the window: an evening's sheets, the score sheet of a game, and what lies beside the board.
#include <gtest/gtest.h>

#include <QFile>
#include <QFileInfo>

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
  EXPECT_EQ(screen().text("printAbout"), "Who is ahead: points of each round, total, tie-breaks.")
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
  until(sheet);
  screen().click(sheet);
  until("writePaper");
  save("browseGames", "again.pdf");
  until("paperWritten");
  EXPECT_TRUE(written("again.pdf").startsWith("%PDF-"));
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
  EXPECT_EQ(screen().text("paperWritten"), "Written to " + dir_.filePath("armies.pdf") + ": 46 pages.");
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
