// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QList>
#include <QString>
#include <QStringList>

namespace arbiter::desk {

/// How an army is painted. Armies are told apart by the shape of their badge too, never by colour alone.
struct ArmyLook {
  QColor fill;     ///< the body of its pieces
  QColor outline;  ///< around the body
  QColor detail;   ///< lines inside the body, and letters on it
};

/// Every colour of the window in one theme. Inks are what is written, grounds what is written on.
struct Colours {
  // Grounds, and the lines between them.
  QColor paper, surface, sunken, hover, line, veil;
  QColor ink, inkSoft, inkFaint;
  // The strip of pages at the left.
  QColor rail, railInk, railBright, railHover;
  // The one accent: what is chosen, and what leads on. Two states of it, its ground, its line, and what is written on
  // it.
  QColor accent, accentDeep, accentSoft, accentLine, accentInk;
  // Only for what needs a person.
  QColor alarm, alarmDeep, alarmSoft, alarmLine, alarmInk;
  QColor warning, warningSoft, warningLine, doubt;
  QColor mark, call, callInk;
  // Small parts of controls.
  QColor thumb, track, knob;
  // The board, and what lies on its squares.
  QColor boardLight, boardDark, boardPlain, boardLine, boardFrame, boardName, boardRiver;
  QColor boardMoved, boardMarked, boardMarkInk, boardChecked, boardSelected, boardTarget, boardAsked;
  QColor badgeGround;  ///< under the badge of who holds somebody else's piece
  // Over a camera's picture, which is as it is in every theme.
  QColor pictureGround, pictureInk, pictureShade, changed, grid, gridEdge, clicked, clickedSoft, clickedInk;
  ArmyLook south, west, north, east, nobody;

  [[nodiscard]] const ArmyLook& army(const QString& seat) const;
};

/// The themes there are: "light", "dark", "contrast".
[[nodiscard]] const QStringList& themeNames();

/// The colours of one of them, with a board of that name (boardNames()); those of "light", and its own board, for names
/// that are none. Where contrast is all, the board has no other colours.
[[nodiscard]] const Colours& coloursOf(const QString& theme, const QString& board = "wood");

/// What is written on what.
struct Written {
  const char* ink;
  const char* ground;
  QColor on, under;
};

/// Every pair of ink and ground that the window uses for text. Each is read at 4.5 : 1 and better (WCAG 2.1, 1.4.3), in
/// the theme "contrast" at 7 : 1 (1.4.6).
[[nodiscard]] QList<Written> writtenIn(const Colours& colours);

}  // namespace arbiter::desk
