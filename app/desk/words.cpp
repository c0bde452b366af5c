// SPDX-License-Identifier: MIT
#include "app/desk/words.h"

#include <QCollator>
#include <QLocale>
#include <QMap>
#include <QRegularExpression>
#include <algorithm>
#include <utility>
#include <vector>

#include "app/desk/said.h"
#include "app/desk/variant.h"
#include "app/table/award_text.h"
#include "app/table/game_text.h"
#include "app/table/message_text.h"
#include "app/table/names.h"
#include "app/table/option_text.h"

namespace arbiter::desk::words {
namespace {

QString plain(QString word) { return word.replace('-', ' ').replace('_', ' '); }

const QRegularExpression& moveForm() {
  static const QRegularExpression kForm("^([a-z][0-9]+)(x?)([a-z][0-9]+)(?:=(.+))?$");
  return kForm;
}

}  // namespace

PieceName parsePiece(const QString& piece) {
  PieceName name;
  const qsizetype dot = piece.indexOf('.'), at = piece.indexOf('@');
  name.army = dot < 0 ? piece : piece.left(dot);
  if (dot >= 0) name.kind = piece.mid(dot + 1, at < 0 ? -1 : at - dot - 1);
  name.controller = at < 0 ? name.army : piece.mid(at + 1);
  return name;
}

QString seat(const QString& seat) {
  const auto side = [](QChar letter) {
    switch (letter.toLatin1()) {
      case 'S':
        return Said::tr("South");
      case 'W':
        return Said::tr("West");
      case 'N':
        return Said::tr("North");
      case 'E':
        return Said::tr("East");
      default:
        return QString();
    }
  };
  if (seat.isEmpty() || seat.size() > 2 || side(seat[0]).isEmpty()) return seat;
  return seat.size() == 1 ? side(seat[0]) : Said::tr("%1 of board %2").arg(side(seat[0]), seat.mid(1));  // S2
}

QString kind(const QString& kind) { return QString::fromStdString(table::kind_name(kind.toStdString())); }

QString letter(const QString& kind) {
  if (kind == "king") return QCoreApplication::translate("letters", "K", "king in a move");
  if (kind == "queen") return QCoreApplication::translate("letters", "Q", "queen in a move");
  if (kind == "rook") return QCoreApplication::translate("letters", "R", "rook in a move");
  if (kind == "bishop") return QCoreApplication::translate("letters", "B", "bishop in a move");
  if (kind == "knight") return QCoreApplication::translate("letters", "N", "knight in a move");
  return kind == "pawn" ? QCoreApplication::translate("letters", "P", "pawn in a move") : QString();
}

QString status(Status status) {
  switch (status) {
    case Status::none:
      return {};
    case Status::playing:
      return Said::tr("playing");
    case Status::eliminated:
      return Said::tr("eliminated");
    case Status::resigned:
      return Said::tr("resigned");
    case Status::absent:
      return Said::tr("absent");
    case Status::winner:
      return Said::tr("winner");
  }
  return {};
}

QString both(const QStringList& names) {
  QString all = names.value(0);
  for (qsizetype i = 1; i < names.size(); ++i) all = Said::tr("%1 and %2").arg(all, names[i]);
  return all;
}

QString capital(QString text) {
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

QString title(const QString& word) {
  const QString army = QString::fromStdString(table::army_or_word(word.toStdString()));
  return army == word ? capital(plain(word)) : army;
}

QStringList armiesByTitle(const QStringList& armies) {
  std::vector<std::pair<QString, QString>> titled;
  for (const QString& army : armies) titled.emplace_back(title(army), army);
  const QCollator alphabet;  // of the window's language
  std::stable_sort(titled.begin(), titled.end(), [&alphabet](const auto& before, const auto& after) {
    return alphabet.compare(before.first, after.first) < 0;
  });
  QStringList sorted;
  for (const auto& [title, army] : titled) sorted << army;
  return sorted;
}

QStringList armiesToChoose(const std::vector<std::string>& armies) {
  const QStringList all = strings(armies);
  return all.mid(0, 1) + armiesByTitle(all.mid(1));
}

QString piece(const QString& piece) {
  const PieceName name = parsePiece(piece);
  if (name.army == "?") return Said::tr("what stands there");
  const QString what = name.kind.isEmpty() ? Said::tr("piece") : kind(name.kind);
  const QString whose = Said::tr("%1's %2", "a seat, a kind of piece").arg(seat(name.army), what);
  return name.controller == name.army ? whose : Said::tr("%1 (held by %2)").arg(whose, seat(name.controller));
}

bool isSquare(const QString& text) {
  static const QRegularExpression kSquare("^[a-z][0-9]{1,2}$");
  return kSquare.match(text).hasMatch();
}

QString spell(const QString& sentence) {
  static const QRegularExpression kPiece("(?<!\")\\b([SWNE][2-9]?)\\.([a-z][a-z-]*)(?:@([SWNE][2-9]?))?");
  // The S of "Süd" is no seat.
  static const QRegularExpression kSeat("(?<![\\w\\p{Latin}.:=\"])([SWNE][2-9]?)(?![\\w\\p{Latin}.:=\"])");
  QString text;
  qsizetype last = 0;
  for (auto it = kPiece.globalMatch(sentence); it.hasNext();) {
    const auto match = it.next();
    text += sentence.mid(last, match.capturedStart() - last) + piece(match.captured());
    last = match.capturedEnd();
  }
  text += sentence.mid(last);
  QString spelt;
  last = 0;
  for (auto it = kSeat.globalMatch(text); it.hasNext();) {
    const auto match = it.next();
    spelt += text.mid(last, match.capturedStart() - last) + seat(match.captured());
    last = match.capturedEnd();
  }
  return spelt + text.mid(last);
}

QString reason(const QString& reason) { return QString::fromStdString(table::reason_text(reason.toStdString())); }

QString here(QString text) {
  static const QRegularExpression kNumbered("[2-9]");
  if (!text.contains(kNumbered)) return text;
  for (const char* side : {"S", "W", "N", "E"})
    for (int board = 2; board <= 9; ++board) text.replace(seat(side + QString::number(board)), seat(side));
  return text;
}

ActionParts parseAction(const QString& action) {
  ActionParts parts;
  QString text = action;
  if (const qsizetype colon = text.indexOf(':'); colon > 0 && colon <= 2) {
    parts.seat = text.left(colon);
    text = text.mid(colon + 1);
  }
  if (const auto move = moveForm().match(text); move.hasMatch()) {
    parts.kind = ActionParts::Kind::move;
    parts.tokens = QStringList{move.captured(1), move.captured(2) + move.captured(3)};
    if (!move.captured(4).isEmpty()) parts.tokens << "=" + move.captured(4);
    return parts;
  }
  if (const qsizetype at = text.indexOf('@'); at > 0 && !text.contains(' ') && isSquare(text.mid(at + 1))) {
    parts.kind = ActionParts::Kind::place;
    parts.tokens = QStringList{text.left(at), text.mid(at + 1)};
    return parts;
  }
  QStringList all = text.split(' ', Qt::SkipEmptyParts);
  const QString word = all.isEmpty() ? text : all.takeFirst();
  static const QMap<QString, ActionParts::Kind> kWords{
      {"roll", ActionParts::Kind::roll},   {"choose", ActionParts::Kind::choose}, {"power", ActionParts::Kind::power},
      {"react", ActionParts::Kind::react}, {"secret", ActionParts::Kind::secret}, {"pass", ActionParts::Kind::end},
      {"end", ActionParts::Kind::end}};
  parts.kind = kWords.value(word, ActionParts::Kind::announce);
  const bool named = parts.kind == ActionParts::Kind::power || parts.kind == ActionParts::Kind::react ||
                     parts.kind == ActionParts::Kind::secret;
  if (named && !all.isEmpty()) parts.name = all.takeFirst();
  if (parts.kind == ActionParts::Kind::announce || parts.kind == ActionParts::Kind::end) parts.name = word;
  parts.tokens = all;
  return parts;
}

QString token(const QString& token) {
  static const QRegularExpression kSeats("^[SWNE]$");
  if (token == "none") return Said::tr("None of these");
  if (token == ">") return Said::tr("to", "between two squares");
  if (kSeats.match(token).hasMatch()) return seat(token);
  if (token.startsWith('=')) return Said::tr("Becomes %1").arg(kind(token.mid(1)));
  if (token.startsWith('x')) return isSquare(token.mid(1)) ? Said::tr("Takes on %1").arg(token.mid(1)) : title(token);
  // What is set on a square: one kind, or several in one place.
  if (const QString square = token.section('=', 0, 0); square != token && isSquare(square)) {
    QStringList kinds;
    for (const QString& one : token.section('=', 1).split('+')) kinds << kind(one);
    return square + ": " + kinds.join(" + ");
  }
  if (isSquare(token) || token.contains('=') || token.contains('.')) return spell(token);
  return title(token);
}

QString optionValue(const QString& option, const QString& value) {
  // Boards are named as the protocol names them.
  static const QRegularExpression kBoard("^(cross|square)(\\d+)$"), kSides("^(\\d+)x(\\d+)$");
  if (const auto board = kBoard.match(value); board.hasMatch())
    return (board.captured(1) == "cross" ? Said::tr("cross of %1 by %1") : Said::tr("square of %1 by %1"))
        .arg(board.captured(2));
  if (const auto sides = kSides.match(value); sides.hasMatch())
    return Said::tr("%1 by %2").arg(sides.captured(1), sides.captured(2));
  if (value == "on" || value == "true" || value == "yes") return Said::tr("Yes");
  if (value == "off" || value == "false" || value == "no") return Said::tr("No");
  if (value.size() == 1) return seat(value);
  return QString::fromStdString(table::option_value(option.toStdString(), value.toStdString()));
}

QString action(const QString& action) {
  const ActionParts parts = parseAction(action);
  const QString who = parts.seat.isEmpty() ? QString() : seat(parts.seat) + ": ";
  QStringList said;
  for (const QString& t : parts.tokens) said << token(t);
  switch (parts.kind) {
    case ActionParts::Kind::move: {
      const bool shot = parts.tokens[1].startsWith('x');
      const QString text = (shot ? Said::tr("%1 takes on %2", "squares") : Said::tr("%1 to %2", "squares"))
                               .arg(parts.tokens[0], parts.tokens[1].mid(shot ? 1 : 0));
      if (parts.tokens.size() <= 2) return who + text;
      return who + Said::tr("%1, becomes %2").arg(text, kind(parts.tokens[2].mid(1)));
    }
    case ActionParts::Kind::place:
      return who + Said::tr("%1 on %2").arg(capital(spell(kind(parts.tokens[0]))), parts.tokens[1]);
    case ActionParts::Kind::roll:
      return who + (said.isEmpty() ? Said::tr("Throw") : Said::tr("Rolled %1").arg(both(said)));
    case ActionParts::Kind::choose:
      return who + said.join(" ");
    default: {
      if (parts.kind == ActionParts::Kind::secret && parts.name.isEmpty())
        return who + Said::tr("Something hidden is set");
      QString text = title(parts.name);
      if (!said.isEmpty()) text += " " + said.join(" ");
      return who + text;
    }
  }
}

QString announcement(const QString& word) {
  const QMap<QString, QString> said{{"draw", Said::tr("Claim or offer a draw")},
                                    {"accept", Said::tr("Accept the draw")},
                                    {"leave", Said::tr("Leave the game")},
                                    {"resign", Said::tr("Resign")},
                                    {"join", Said::tr("Come back to the game")},
                                    {"talked", Said::tr("Has talked: skips a turn")},
                                    {"time", Said::tr("Call time")}};
  return said.value(word, action(word));
}

QString question(const QString& who, const QString& word) {
  if (word == "resign") return Said::tr("%1 resigns?").arg(who);
  if (word == "draw") return Said::tr("%1 claims a draw?").arg(who);
  if (word == "accept") return Said::tr("%1 accepts the draw?").arg(who);
  if (word == "leave") return Said::tr("%1 leaves the game?").arg(who);
  if (word == "time") return Said::tr("Is the agreed time over?");
  return Said::tr("%1: %2?").arg(who, announcement(word));
}

QString prompt(const QString& seatName, const QString& decision) {
  const QMap<QString, QString> prompts{
      {"move", Said::tr("%1 to move")},          {"second", Said::tr("%1 may move again")},
      {"after", Said::tr("%1 may still act")},   {"choose", Said::tr("%1 chooses")},
      {"place", Said::tr("%1 places a piece")},  {"place-king", Said::tr("%1 places the king")},
      {"roll", Said::tr("%1 rolls the dice")},   {"secret", Said::tr("%1 sets something hidden")},
      {"draft", Said::tr("%1 chooses an army")}, {"consent", Said::tr("%1 is asked to agree")},
      {"setup", Said::tr("%1 sets up")}};
  if (seatName.isEmpty()) return decision.isEmpty() ? QString() : Said::tr("All may act: %1").arg(plain(decision));
  const auto known = prompts.constFind(decision);
  return known != prompts.constEnd() ? known->arg(seatName) : Said::tr("%1 decides: %2").arg(seatName, plain(decision));
}

QString instruction(const view::TableInstruction& work) {
  const QString sq = QString::fromStdString(work.square), to = QString::fromStdString(work.to);
  const QString who = piece(QString::fromStdString(work.piece));
  const QString owner = seat(QString::fromStdString(work.seat));
  switch (work.what) {
    case Instruction::Do::lift:
      return Said::tr("Lift %1 from %2").arg(who, sq);
    case Instruction::Do::place:
      return Said::tr("Place %1 on %2").arg(who, sq);
    case Instruction::Do::move:
      return Said::tr("Move %1 from %2 to %3").arg(who, sq, to);
    case Instruction::Do::mark:
      return Said::tr("Mark %1 on %2 as %3's").arg(who, sq, owner);
    case Instruction::Do::unmark:
      return Said::tr("Take the mark off %1 on %2: it is %3's again").arg(who, sq, owner);
  }
  return {};
}

QString points(double points, bool sign) {
  return (sign && points > 0 ? "+" : "") +
         QString::fromStdString(table::points_text(points)).replace('-', QChar(0x2212));
}

QString text(const Message& message) { return QString::fromStdString(table::message_text(message)); }

}  // namespace arbiter::desk::words
