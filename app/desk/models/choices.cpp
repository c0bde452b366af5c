// SPDX-License-Identifier: MIT
#include "app/desk/models/choices.h"

#include <algorithm>

namespace arbiter::desk {
namespace {

using words::ActionParts;

QString kindOf(const ActionParts& parts, bool announcement) {
  switch (parts.kind) {
    case ActionParts::Kind::move:
      return "moves";
    case ActionParts::Kind::place:
      return "place";
    case ActionParts::Kind::roll:
      return "dice";
    case ActionParts::Kind::choose:
      return "answer";
    case ActionParts::Kind::power:
      return announcement ? "table" : "power";
    case ActionParts::Kind::react:
      return "reaction";
    case ActionParts::Kind::secret:
      return "secret";
    case ActionParts::Kind::end:
      return "turn";
    case ActionParts::Kind::announce:
      break;
  }
  return "table";
}

QString titleOf(const QString& kind, const ActionParts& parts) {
  if (kind == "moves") return Choices::tr("Moves on the board");
  if (kind == "place") return Choices::tr("Place a piece");
  if (kind == "dice") return Choices::tr("Dice");
  if (kind == "answer") return Choices::tr("Answer");
  if (kind == "turn") return Choices::tr("Turn");
  if (kind == "table") return Choices::tr("At the table");
  return words::title(parts.name);
}

/// The square that a word names, alone or with what is set there ("a1=king"); empty: none.
QString squareIn(const QString& token) {
  const QString square = token.section('=', 0, 0);
  return words::isSquare(square) ? square : QString();
}

}  // namespace

Choices::Choices(QObject* parent) : QObject(parent) {}

Choices::Group* Choices::find(const QString& key) {
  const auto found = std::find_if(all_.begin(), all_.end(), [&](const Group& g) { return g.key == key; });
  return found == all_.end() ? nullptr : &*found;
}

void Choices::add(const QString& action, const QString& toAct, bool reaction, bool announcement) {
  ActionParts parts = words::parseAction(action);
  const QString seat = parts.seat.isEmpty() ? toAct : parts.seat;
  QString kind = kindOf(parts, announcement);
  // What is open to others than the seat to act is their reaction, whatever its word.
  if (reaction && kind != "secret") kind = "reaction";
  if (parts.name == "accept") kind = "reaction";
  const QString title = titleOf(kind, parts);
  if (hidden_.contains(action)) kind = "hidden";
  const bool named = kind == "power" || kind == "reaction" || kind == "secret" || kind == "hidden";
  const QString key = kind + "/" + seat + (named ? "/" + parts.name : "");
  Group* group = find(key);
  if (!group) {
    all_.append({key, kind, title, seat, {}, {}});
    group = &all_.last();
  }
  Entry entry{action, parts.tokens};
  if (!named && !parts.name.isEmpty()) entry.tokens.prepend(parts.name);
  // A move with its promotion left out would hide behind the others: give every entry a last word of its own.
  if (entry.tokens.isEmpty()) entry.tokens << parts.name;
  group->entries.append(entry);
}

void Choices::show(const QStringList& legal, const QStringList& reactions, const QStringList& announcements,
                   const QString& toAct) {
  legal_ = legal;
  all_.clear();
  open_.clear();
  for (const QString& action : legal) add(action, toAct, false, false);
  for (const QString& action : reactions) add(action, toAct, true, false);
  for (const QString& action : announcements) add(action, toAct, false, true);
  for (const QString& action : std::as_const(hidden_)) add(action, toAct, false, false);
  // A dice roll can always be left to the referee.
  for (Group& group : all_) {
    if (group.kind != "dice") continue;
    const auto bare = [](const Entry& e) { return e.tokens == QStringList{""} || e.tokens.isEmpty(); };
    const QString prefix = group.entries.first().action.section("roll", 0, 0);
    group.entries.erase(std::remove_if(group.entries.begin(), group.entries.end(), bare), group.entries.end());
    group.entries.append({prefix + "roll", {"throw"}});
  }
  rebuild();
}

void Choices::clear() {
  hidden_.clear();
  show({}, {}, {}, {});
}

QList<Choices::Entry> Choices::matching(const Group& group) {
  if (group.said.isEmpty()) return group.entries;
  QList<Entry> list;
  for (const Entry& entry : group.entries) {
    if (entry.tokens.mid(0, group.said.size()) == group.said) list << entry;
  }
  return list;
}

QVariantMap Choices::describe(const Group& group) const {
  const QList<Entry> entries = matching(group);
  const qsizetype depth = group.said.size();
  QStringList order;
  QMap<QString, QList<Entry>> by;
  for (const Entry& entry : entries) {
    const QString token = entry.tokens.value(depth);
    if (!by.contains(token)) order << token;
    by[token] << entry;
  }
  // Short lists are shown whole.
  const bool whole = entries.size() <= 6 && group.kind != "moves";
  QVariantList items;
  if (whole) {
    for (const Entry& entry : entries) {
      QStringList rest;
      for (const QString& token : entry.tokens.mid(depth)) rest << words::token(token);
      QString text = group.kind == "dice" ? words::both(rest) : rest.join(" ");
      if (text.isEmpty()) text = group.kind == "moves" ? tr("Without") : tr("Yes");
      items << QVariantMap{{"text", names_.in(text)},
                           {"token", entry.tokens.value(depth)},
                           {"action", entry.action},
                           {"count", 1},
                           {"square", squareIn(entry.tokens.value(depth))}};
    }
  } else {
    for (const QString& token : order) {
      if (items.size() >= kShown) break;
      const QList<Entry>& those = by[token];
      QString text = token.isEmpty() ? tr("Without") : words::token(token);
      items << QVariantMap{{"text", names_.in(text)},
                           {"token", token},
                           {"action", those.size() == 1 ? those.first().action : ""},
                           {"count", those.size()},
                           {"square", squareIn(token)}};
    }
  }
  QStringList said;
  for (const QString& token : group.said) said << words::token(token);
  return {{"key", group.key},
          {"kind", group.kind},
          {"title", group.title},
          {"declinable", group.key.endsWith("/accept")},
          {"seat", group.seat},
          {"seatName", words::seat(group.seat)},
          {"count", entries.size()},
          {"said", names_.in(said.join(" "))},
          {"backable", !group.said.isEmpty() && entries.size() < group.entries.size()},
          {"placed", placed(group.said, group.key.section('/', 2))},
          {"items", items},
          {"more", whole ? 0 : static_cast<int>(order.size() - items.size())}};
}

QVariantList Choices::placed(const QStringList& tokens, const QString& name) const {
  QVariantList list;
  for (const QString& token : tokens) {
    const QString square = squareIn(token);
    if (square.isEmpty()) continue;
    const QString kind = token.section('=', 1);
    list << QVariantMap{{"sq", square},
                        {"what", kind.isEmpty() ? name : kind},
                        {"said", names_.in(kind.isEmpty() ? square + ": " + words::title(name) : words::token(token))}};
  }
  return list;
}

QVariantList Choices::placed(const QString& action) const {
  const ActionParts parts = words::parseAction(action);
  return placed(parts.tokens, parts.name);
}

void Choices::rebuild() {
  groups_.clear();
  squares_.clear();
  for (const Group& group : std::as_const(all_)) groups_ << describe(group);
  // The group that was opened takes squares; with none opened, the only one that is not about moves does.
  const Group* taking = find(open_);
  if (!taking) {
    for (const Group& group : std::as_const(all_)) {
      if (group.kind == "moves" || group.kind == "table" || group.kind == "secret" || group.kind == "hidden") continue;
      const bool squares = std::any_of(group.entries.begin(), group.entries.end(),
                                       [](const Entry& e) { return words::isSquare(e.tokens.value(0)); });
      const bool asked = group.kind == "answer" || group.kind == "place";
      if (squares && asked) taking = &group;
    }
  }
  if (taking) {
    open_ = taking->key;
    for (const Entry& entry : matching(*taking)) {
      const QString token = entry.tokens.value(taking->said.size());
      if (words::isSquare(token) && !squares_.contains(token)) squares_ << token;
    }
  }
  Q_EMIT changed();
}

QString Choices::say(const QString& key, const QString& token) {
  Group* group = find(key);
  if (!group) return {};
  group->said << token;
  const QList<Entry> left = matching(*group);
  if (left.isEmpty()) {
    group->said.removeLast();
    return {};
  }
  if (left.size() == 1) {
    QString action = left.first().action;
    group->said.clear();
    open_.clear();
    rebuild();
    return action;
  }
  sayForced(*group);
  open_ = key;
  rebuild();
  return {};
}

void Choices::sayForced(Group& group) {
  const QList<Entry> left = matching(group);
  while (left.size() > 1) {
    const QString next = left.first().tokens.value(group.said.size());
    const bool forced = !next.isEmpty() && std::all_of(left.begin(), left.end(), [&](const Entry& e) {
      return e.tokens.value(group.said.size()) == next;
    });
    if (!forced) break;
    group.said << next;
  }
}

void Choices::lead(const QString& key) {
  Group* group = find(key);
  if (!group) return;
  sayForced(*group);
  open_ = key;
  rebuild();
}

void Choices::back(const QString& key) {
  Group* group = find(key);
  if (!group) return;
  // Back to where there was something to choose.
  while (!group->said.isEmpty()) {
    const qsizetype before = matching(*group).size();
    group->said.removeLast();
    if (matching(*group).size() > before) break;
  }
  if (group->said.isEmpty()) open_.clear();
  rebuild();
}

void Choices::forget(const QString& key) {
  Group* group = find(key);
  if (!group) return;
  group->said.clear();
  if (open_ == key) open_.clear();
  rebuild();
}

QString Choices::pick(const QString& square) { return squares_.contains(square) ? say(open_, square) : QString(); }

QStringList Choices::movesFrom(const QString& from) const {
  QStringList list;
  for (const QString& action : legal_) {
    const ActionParts parts = words::parseAction(action);
    if (parts.kind == ActionParts::Kind::move && parts.tokens[0] == from) list << action;
  }
  return list;
}

QStringList Choices::targets(const QString& from) const {
  QStringList list;
  for (const QString& action : movesFrom(from)) {
    QString to = words::parseAction(action).tokens[1];
    if (to.startsWith('x') && words::isSquare(to.mid(1))) to = to.mid(1);
    if (!list.contains(to)) list << to;
  }
  return list;
}

QVariantList Choices::between(const QString& from, const QString& to) const {
  QVariantList list;
  for (const QString& action : movesFrom(from)) {
    const QStringList tokens = words::parseAction(action).tokens;
    if (tokens[1] != to && tokens[1] != "x" + to) continue;
    QString text = tokens.size() > 2 ? words::token(tokens[2]) : tr("Stays as it is");
    if (tokens[1].startsWith('x') && tokens[1] != to) text = tr("Takes without moving");
    const QString kind = tokens.size() > 2 && tokens[2].startsWith('=') ? tokens[2].mid(1) : QString();
    list << QVariantMap{{"action", action}, {"text", text}, {"kind", kind}};
  }
  // As people name them; other kinds as the rules have them, and staying as it is last.
  static const QStringList kOrder{"queen", "rook", "bishop", "knight"};
  const auto rank = [](const QVariant& way) {
    const QString kind = way.toMap()["kind"].toString();
    const qsizetype at = kOrder.indexOf(kind);
    return at >= 0 ? at : kind.isEmpty() ? kOrder.size() + 1 : kOrder.size();
  };
  std::stable_sort(list.begin(), list.end(), [&](const QVariant& a, const QVariant& b) { return rank(a) < rank(b); });
  return list;
}

}  // namespace arbiter::desk
