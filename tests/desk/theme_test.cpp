// SPDX-License-Identifier: MIT
// The colours of the window in every theme and with every board: what is written can be read, and things told apart.
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <algorithm>

#include "app/desk/look/boards.h"
#include "tests/desk/screen.h"
#include "tests/desk/seen_page.h"

namespace arbiter::desk {
namespace {

using test::contrast;
using test::kContrast;

/// Every theme with every board.
QList<std::pair<QString, QString>> everyLook() {
  QList<std::pair<QString, QString>> looks;
  for (const QString& theme : themeNames())
    for (const QString& board : boardNames()) looks << std::pair(theme, board);
  return looks;
}

TEST(Theme, EveryInkIsReadOnEveryGround) {
  for (const auto& [theme, board] : everyLook()) {
    SCOPED_TRACE((theme + " " + board).toStdString());
    const QList<Written> pairs = writtenIn(coloursOf(theme, board));
    ASSERT_GE(pairs.size(), 60);
    for (const Written& pair : pairs)
      EXPECT_GE(contrast(pair.on, pair.under), theme == "contrast" ? test::kStrongContrast : kContrast)
          << pair.ink << " on " << pair.ground;
  }
}

/// What the window writes with, by the theme's names, is among the inks that are looked at.
TEST(Theme, WhatIsWrittenWithIsAnInk) {
  QStringList inks;
  for (const Written& pair : writtenIn(coloursOf("light"))) inks << pair.ink;
  const QRegularExpression object("^ *(?:\\w+: )?(?:Words|Text|Digits|IconItem) \\{(.*?)^ *\\}",
                                  QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption);
  const QRegularExpression colour("^ *color: (.*)$", QRegularExpression::MultilineOption), named("Theme\\.(\\w+)");
  int found = 0;
  for (const QString& name : QDir(ARBITER_SOURCE_DIR "/app/desk/qml").entryList({"*.qml"}, QDir::Files)) {
    QFile file(ARBITER_SOURCE_DIR "/app/desk/qml/" + name);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QString all = QString::fromUtf8(file.readAll());
    for (auto it = object.globalMatch(all); it.hasNext();) {
      const auto written = colour.match(it.next().captured(1));
      for (auto ink = named.globalMatch(written.captured(1)); ink.hasNext(); ++found) {
        const QString which = ink.next().captured(1);
        EXPECT_TRUE(inks.contains(which)) << which.toStdString() << " in " << name.toStdString();
      }
    }
  }
  EXPECT_GT(found, 80);
}

TEST(Theme, PiecesAndSquaresAreToldApart) {
  constexpr double kShape = 3;  // WCAG 2.1, 1.4.11: what is not text
  for (const auto& [theme, board] : everyLook()) {
    SCOPED_TRACE((theme + " " + board).toStdString());
    const Colours& c = coloursOf(theme, board);
    EXPECT_GE(contrast(c.boardLight, c.boardDark), 1.7);
    const std::pair<const char*, QColor> grounds[] = {{"a light square", c.boardLight},
                                                      {"a dark square", c.boardDark},
                                                      {"a plain square", c.boardPlain},
                                                      {"a card", c.surface}};
    for (const char* seat : {"S", "W", "N", "E"}) {
      const ArmyLook& look = c.army(seat);
      for (const auto& [where, ground] : grounds)
        EXPECT_GE(std::max(contrast(look.fill, ground), contrast(look.outline, ground)), kShape)
            << seat << " on " << where;
      EXPECT_GE(contrast(look.detail, look.fill), kContrast) << "letters of " << seat;
      for (const char* other : {"S", "W", "N", "E"}) {
        if (QString(other) == seat) continue;
        EXPECT_NE(c.army(other).fill.rgb(), look.fill.rgb());
      }
    }
  }
}

}  // namespace
}  // namespace arbiter::desk
