// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <string>
#include <vector>

#include "referee/core/change.h"
#include "referee/view/game_event.h"
#include "referee/view/table_instruction.h"
#include "value/message.h"

/// The protocol's words as people read them. Nothing here knows a game: seats, squares, piece strings and the forms of
/// actions are the protocol's, whatever stands in them is passed on with its hyphens taken out.
namespace arbiter::desk::words {

/// A piece string, `<army>.<kind>[@<seat>]`, taken apart.
struct PieceName {
  QString army, kind;
  QString controller;  ///< equal to `army` unless control has passed
};
[[nodiscard]] PieceName parsePiece(const QString& piece);

/// "South" for `S`; anything that is no seat comes back as it is.
[[nodiscard]] QString seat(const QString& seat);
/// A kind of piece in the window's language, "gold general" for `gold-general`, where the window knows it.
[[nodiscard]] QString kind(const QString& kind);
/// The letter of a kind that chess players know, in the window's language: "N" for `knight`; empty for other kinds.
[[nodiscard]] QString letter(const QString& kind);
/// What has become of a seat, `eliminated` and the like.
[[nodiscard]] QString status(Status status);
/// "West", "West and North", "West and North and East".
[[nodiscard]] QString both(const QStringList& names);
/// The text with a capital at its beginning.
[[nodiscard]] QString capital(QString text);
/// "Gold general" for `gold-general`; of an army what people call it, in the window's language.
[[nodiscard]] QString title(const QString& word);
/// Armies' ids in the alphabetical order of what people call them in the window's language.
[[nodiscard]] QStringList armiesByTitle(const QStringList& armies);
/// Those of a game as they are offered: the first, which has no power, then the others in that order.
[[nodiscard]] QStringList armiesToChoose(const std::vector<std::string>& armies);
/// "South's gold general", and "(held by West)" where control has passed.
[[nodiscard]] QString piece(const QString& piece);
[[nodiscard]] bool isSquare(const QString& text);

/// A sentence of the referee with its seat letters and piece strings spelt out.
[[nodiscard]] QString spell(const QString& sentence);
/// What points were given for, in the window's language: "last king" for `last-king`.
[[nodiscard]] QString reason(const QString& reason);
/// A text about one of joined boards where that board is named already: "South" for "South of board 2".
[[nodiscard]] QString here(QString text);
/// An event as a sentence with a capital letter. In English these are the words of table::describe.
[[nodiscard]] QString event(const view::GameEvent& event);

/// An action taken apart: the words it is made of, so that a long list can be offered one word at a time.
struct ActionParts {
  enum class Kind { move, place, roll, choose, power, react, secret, end, announce };
  Kind kind = Kind::announce;
  QString seat;        ///< the prefix `W:`; empty: the seat to act
  QString name;        ///< of a power, reaction, secret; the word itself of an announcement
  QStringList tokens;  ///< what is still to be said after the name: squares, kinds, dice …
};
[[nodiscard]] ActionParts parseAction(const QString& action);

/// A token on a button: squares and numbers as they are, seats by their names, `none` as "None of these".
[[nodiscard]] QString token(const QString& token);

/// What may be chosen for the option of that name, in words; files of a board and numbers as they are.
[[nodiscard]] QString optionValue(const QString& option, const QString& value);

/// "Castle · b4" and the like: the whole action for a list.
[[nodiscard]] QString action(const QString& action);

/// An announcement on a button: "Claim or offer a draw" for `draw`, "Leave the game" for `leave`.
[[nodiscard]] QString announcement(const QString& word);
/// It, asked before it is made for `who`: "West resigns?".
[[nodiscard]] QString question(const QString& who, const QString& word);

/// What the decision asks of `seatName`: "West to move", "West decides: trade".
[[nodiscard]] QString prompt(const QString& seatName, const QString& decision);

/// An instruction: "Lift South's pawn from d4".
[[nodiscard]] QString instruction(const view::TableInstruction& work);

/// 3, 0.5, -2; with a plus where `sign` is set.
[[nodiscard]] QString points(double points, bool sign = false);

/// A message in the window's language (app/table/message_text.h).
[[nodiscard]] QString text(const Message& message);

}  // namespace arbiter::desk::words
