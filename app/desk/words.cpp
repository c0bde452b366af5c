// SPDX-License-Identifier: MIT
#include "app/desk/words.h"

#include <QMap>
#include <QRegularExpression>

#include "app/table/game_text.h"

namespace arbiter::desk::words {
namespace {

using nlohmann::json;

QString field(const json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_string() ? QString::fromStdString(found->get<std::string>()) : QString();
}

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
  static const QMap<QString, QString> kNames{{"S", "South"}, {"W", "West"}, {"N", "North"}, {"E", "East"}};
  if (kNames.contains(seat) || seat.size() != 2 || !kNames.contains(seat.left(1))) return kNames.value(seat, seat);
  return kNames.value(seat.left(1)) + " of board " + seat.mid(1);  // S2
}

QString capital(QString text) {
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

QString title(const QString& word) { return capital(plain(word)); }

QString piece(const QString& piece) {
  const PieceName name = parsePiece(piece);
  if (name.army == "?") return "what stands there";
  QString text = seat(name.army) + "'s " + (name.kind.isEmpty() ? QString("piece") : plain(name.kind));
  if (name.controller != name.army) text += " (held by " + seat(name.controller) + ")";
  return text;
}

bool isSquare(const QString& text) {
  static const QRegularExpression kSquare("^[a-z][0-9]{1,2}$");
  return kSquare.match(text).hasMatch();
}

QString spell(const QString& sentence) {
  static const QRegularExpression kPiece("\\b([SWNE][2-9]?)\\.([a-z][a-z-]*)(?:@([SWNE][2-9]?))?");
  static const QRegularExpression kSeat("(?<![\\w.:=\"])([SWNE][2-9]?)(?![\\w.:=\"])");
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

QString here(QString text) {
  static const QRegularExpression kBoard(" of board [2-9]");
  return text.remove(kBoard);
}

QString event(const json& event) { return capital(spell(QString::fromStdString(table::describe(event)))); }

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
  if (token == "none") return "None of these";
  if (token == ">") return "to";
  if (kSeats.match(token).hasMatch()) return seat(token);
  if (token.startsWith('=')) return "Becomes " + plain(token.mid(1));
  if (token.startsWith('x')) return isSquare(token.mid(1)) ? "Takes on " + token.mid(1) : title(token);
  if (isSquare(token) || token.contains('=') || token.contains('.')) return spell(token);
  return title(token);
}

QString action(const QString& action) {
  const ActionParts parts = parseAction(action);
  const QString who = parts.seat.isEmpty() ? QString() : seat(parts.seat) + ": ";
  QStringList said;
  for (const QString& t : parts.tokens) said << token(t);
  switch (parts.kind) {
    case ActionParts::Kind::move: {
      const bool shot = parts.tokens[1].startsWith('x');
      QString text = parts.tokens[0] + (shot ? " takes on " : " to ") + parts.tokens[1].mid(shot ? 1 : 0);
      if (parts.tokens.size() > 2) text += ", becomes " + plain(parts.tokens[2].mid(1));
      return who + text;
    }
    case ActionParts::Kind::place:
      return who + title(spell(parts.tokens[0])) + " on " + parts.tokens[1];
    case ActionParts::Kind::roll:
      return who + (said.isEmpty() ? QString("Throw") : "Rolled " + said.join(" and "));
    case ActionParts::Kind::choose:
      return who + said.join(" ");
    default: {
      if (parts.kind == ActionParts::Kind::secret && parts.name.isEmpty()) return who + "Something hidden is set";
      QString text = title(parts.name);
      if (!said.isEmpty()) text += " " + said.join(" ");
      return who + text;
    }
  }
}

QString announcement(const QString& word) {
  static const QMap<QString, QString> kSaid{
      {"draw", "Claim or offer a draw"}, {"accept", "Accept the draw"},          {"leave", "Leave the game"},
      {"join", "Come back to the game"}, {"talked", "Has talked: skips a turn"}, {"time", "Call time"}};
  return kSaid.value(word, action(word));
}

QString question(const QString& who, const QString& word) {
  static const QMap<QString, QString> kAsked{{"resign", "%1 resigns?"},
                                             {"draw", "%1 claims a draw?"},
                                             {"accept", "%1 accepts the draw?"},
                                             {"leave", "%1 leaves the game?"},
                                             {"time", "Is the agreed time over?"}};
  if (const auto known = kAsked.find(word); known != kAsked.end())
    return known->contains("%1") ? known->arg(who) : *known;
  return who + ": " + announcement(word) + "?";
}

QString prompt(const QString& seatName, const QString& decision) {
  static const QMap<QString, QString> kPrompts{{"move", "%1 to move"},          {"second", "%1 may move again"},
                                               {"after", "%1 may still act"},   {"choose", "%1 chooses"},
                                               {"place", "%1 places a piece"},  {"place-king", "%1 places the king"},
                                               {"roll", "%1 rolls the dice"},   {"secret", "%1 sets something hidden"},
                                               {"draft", "%1 chooses an army"}, {"consent", "%1 is asked to agree"},
                                               {"setup", "%1 sets up"}};
  if (seatName.isEmpty()) return decision.isEmpty() ? QString() : "All may act: " + plain(decision);
  return kPrompts.value(decision, "%1 decides: " + plain(decision)).arg(seatName);
}

QString instruction(const json& instruction) {
  const QString what = field(instruction, "do"), sq = field(instruction, "sq"), to = field(instruction, "to");
  const QString who = piece(field(instruction, "piece"));
  if (what == "lift") return "Lift " + who + " from " + sq;
  if (what == "place") return "Place " + who + " on " + sq;
  if (what == "move") return "Move " + who + " from " + sq + " to " + to;
  const QString owner = seat(field(instruction, "seat"));
  if (what == "mark") return "Mark " + who + " on " + sq + " as " + owner + "'s";
  if (what == "unmark") return "Take the mark off " + who + " on " + sq + ": it is " + owner + "'s again";
  return title(what) + " " + who + " " + sq + (to.isEmpty() ? "" : " " + to);
}

QString points(double points, bool sign) {
  return (sign && points > 0 ? "+" : "") +
         QString::fromStdString(table::points_text(points)).replace('-', QChar(0x2212));
}

}  // namespace arbiter::desk::words
