// SPDX-License-Identifier: MIT
// How boards, pieces and moves are shown: chosen in the settings, seen at once, kept.
#include "app/desk/look/board_look.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <QTest>

#include "app/desk/game_look.h"
#include "app/desk/items/glyphs.h"
#include "app/desk/look/colours.h"
#include "app/desk/square_names.h"
#include "referee/core/rules.h"
#include "tests/desk/screen.h"

namespace arbiter::desk {
namespace {

using test::Screen;

QImage painted(const Man& man, const QString& army) {
  constexpr int kSmall = 36;  // pixels: a square of a large board on a small screen
  QImage image(kSmall, kSmall, QImage::Format_ARGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  paintPiece(painter, image.rect(), man, coloursOf("light").army(army));
  return image;
}

/// Every kind of every game, on every token and with every face, differs in shape from the others of its game.
TEST(BoardLook, PiecesOfAGameAreToldApartByShape) {
  for (const RulesetInfo& info : rulesets()) {
    const QString game = QString::fromStdString(info.id);
    const GameLook& look = lookOf(game);
    if (look.token == "standing") continue;
    for (const Face face : {Face::figure, Face::letters, Face::character}) {
      QHash<QString, QImage> seen;
      for (const QString& kind : look.characters.keys()) {
        Man man{kind, look.letter(kind), look.character(kind, "S")};
        ASSERT_FALSE(man.character.isEmpty()) << info.id << " " << kind.toStdString();
        man.token = look.token == "wedge" ? Token::wedge : Token::disc;
        man.face = face;
        const QImage image = painted(man, "S");
        for (auto it = seen.begin(); it != seen.end(); ++it)
          EXPECT_NE(image, *it) << info.id << ": " << kind.toStdString() << " and " << it.key().toStdString();
        seen[kind] = image;
      }
    }
  }
}

TEST(BoardLook, SquaresAreNamedAsPlayersOfTheGameCountThem) {
  Screen screen({"--rules", "shogi"});
  BoardLook& look = screen.desk().boardLook();
  const Board* board = Board::find("square9");
  EXPECT_EQ(SquareNames("shogi", board).in("South's pawn c3 to c4"), QString("South's pawn c3 to c4"));
  look.choose("squares", "letters");
  EXPECT_EQ(SquareNames("shogi", board).in("South's pawn c3 to c4"), QString("South's pawn 7g to 7f"));
  look.choose("squares", "numerals");
  EXPECT_EQ(SquareNames("shogi", board).in("(c3), c4."), QString::fromUtf8("(7七), 7六."));
  EXPECT_EQ(SquareNames("chess", Board::find("chess8")).in("e2 to e4"), QString("e2 to e4"));
  look.choose("squares", "protocol");
}

TEST(BoardLook, MovesAreToldInLettersAndFigurines) {
  Screen screen({"--rules", "chess", "--moves", "e2e4;d7d5;g1f3;d5e4"});
  LogModel* log = screen.table().log();
  const auto brief = [&](int row) { return log->data(log->index(row), LogModel::kBrief).toMap(); };
  EXPECT_EQ(brief(1)["text"].toString(), QString()) << "in words, as is usual";
  screen.desk().boardLook().choose("moves", "letters");
  EXPECT_EQ(brief(1)["text"].toString(), QString::fromUtf8("e2–e4"));
  EXPECT_EQ(brief(3)["text"].toString(), QString::fromUtf8("Ng1–f3"));
  EXPECT_EQ(brief(4)["text"].toString(), QString::fromUtf8("d5×e4"));
  screen.desk().language().setWanted("de");
  EXPECT_EQ(brief(3)["text"].toString(), QString::fromUtf8("Sg1–f3"));
  screen.desk().language().setWanted("en");
  screen.desk().boardLook().choose("moves", "figurines");
  EXPECT_EQ(brief(3)["text"].toString(), QString::fromUtf8("g1–f3"));
  EXPECT_EQ(brief(3)["figure"].toString(), QString("knight"));
  screen.picture("moves-figurines");
  screen.desk().boardLook().choose("moves", "words");
}

TEST(BoardLook, IsSeenAtOnceOnEveryPageAndKept) {
  {
    Screen screen({"--rules", "shogi", "--size", "1280x800"});
    ASSERT_TRUE(screen.table().act("c3c4"));
    const auto board = [&] { return screen.desk().window()->grabWindow().copy(300, 200, 300, 300); };
    const QImage symbols = board();
    screen.click("go-settings");
    for (const char* choice : {"board-slate", "flat-characters", "squares-numerals", "moves-figurines"}) {
      screen.show(choice);
      screen.click(choice);
    }
    screen.show("sampleBoard-0");
    screen.picture("settings-boards");
    screen.click("go-table");
    QTest::qWait(100);
    EXPECT_NE(board(), symbols);
    screen.picture("shogi-characters");
    EXPECT_EQ(screen.desk().theme().colours().boardDark, coloursOf("light", "slate").boardDark);
    screen.table().raise("check", "info", "The pawn on c4", "");
    EXPECT_TRUE(screen.told().join(' ').contains(QString::fromUtf8("7六")));
    screen.desk().boardLook().choose("flat", "nonsense");
  }
  Screen again({});
  EXPECT_EQ(BoardLook::of("flat"), QString("characters"));
  EXPECT_EQ(BoardLook::of("board"), QString("slate"));
  for (const char* what : {"board", "standing", "flat", "squares", "moves"})
    again.desk().boardLook().choose(what, BoardLook::choices(what).front());
}

}  // namespace
}  // namespace arbiter::desk
