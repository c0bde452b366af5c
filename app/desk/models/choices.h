// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QMap>
#include <QObject>
#include <QStringList>
#include <QVariantList>

#include "app/desk/square_names.h"
#include "app/desk/words.h"

namespace arbiter::desk {

/// What may be answered now, for buttons: the legal actions, reactions and announcements in groups that a person can
/// read, long lists one word at a time. Groups are made from the actions' form alone.
///
/// Kinds of groups: `moves` (made on the board), `place`, `dice`, `answer`, `power`, `reaction`, `secret`, `turn`
/// (pass, end), `table` (resign, draw, leave …), and `hidden`: what only its seat may know to be open.
class Choices : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes from the program")
  /// Maps: key, kind, title, seat (who acts), seatName, count, declinable (an offer that may be turned down), said
  /// (words chosen so far), backable (a word of them can be taken back), placed (what they set where, see `placed`),
  /// items (text, token, action (set when the choice is complete), square (that it names; empty: none), count), more
  /// (items left out).
  Q_PROPERTY(QVariantList groups READ groups NOTIFY changed)
  /// Squares that the open group would take next.
  Q_PROPERTY(QStringList squares READ squares NOTIFY changed)

 public:
  static constexpr int kShown = 48;  ///< buttons of one group; the rest is reached by a click on the board

  explicit Choices(QObject* parent = nullptr);

  /// `toAct` acts where an action names no seat.
  void show(const QStringList& legal, const QStringList& reactions, const QStringList& announcements,
            const QString& toAct);
  /// To be shown next with the group `hidden`, behind the cover.
  void hide(const QStringList& actions) { hidden_ = actions; }
  /// How squares are named on buttons; what is said is the protocol's.
  void nameSquares(const SquareNames& names) { names_ = names; }
  void clear();

  [[nodiscard]] const QVariantList& groups() const { return groups_; }
  [[nodiscard]] const QStringList& squares() const { return squares_; }
  [[nodiscard]] QStringList legal() const { return legal_; }

  /// Says the next word in a group. Returns the action when it is complete now, else an empty text.
  Q_INVOKABLE QString say(const QString& key, const QString& token);
  /// Takes the last word back, or closes the group.
  Q_INVOKABLE void back(const QString& key);
  /// The group takes squares from now on; words that leave no choice are said at once.
  void lead(const QString& key);
  /// Takes all words back.
  Q_INVOKABLE void forget(const QString& key);
  /// A click on a square: says it in the group that is open. Returns the action when it is complete now.
  Q_INVOKABLE QString pick(const QString& square);
  /// True while a group waits for a square.
  Q_INVOKABLE [[nodiscard]] bool wantsSquare() const { return !squares_.isEmpty(); }

  /// What an action that hides something sets where, maps: sq, what (a kind, or the action's own word: bomb), said.
  Q_INVOKABLE [[nodiscard]] QVariantList placed(const QString& action) const;

  /// Moves from `from`, as actions.
  Q_INVOKABLE [[nodiscard]] QStringList movesFrom(const QString& from) const;
  /// Where a piece on `from` may go.
  Q_INVOKABLE [[nodiscard]] QStringList targets(const QString& from) const;
  /// Maps `action`, `text` and `kind` (what the piece becomes; empty: it stays) of the moves between two squares: one,
  /// or several where a promotion is to be chosen, in the order that people expect.
  Q_INVOKABLE [[nodiscard]] QVariantList between(const QString& from, const QString& to) const;

 Q_SIGNALS:
  void changed();

 private:
  struct Entry {
    QString action;
    QStringList tokens;
  };
  struct Group {
    QString key, kind, title, seat;
    QList<Entry> entries;
    QStringList said;
  };
  void add(const QString& action, const QString& toAct, bool reaction, bool announcement);
  void rebuild();
  [[nodiscard]] static QList<Entry> matching(const Group& group);
  /// Says the words that leave no choice.
  static void sayForced(Group& group);
  [[nodiscard]] QVariantMap describe(const Group& group) const;
  [[nodiscard]] QVariantList placed(const QStringList& tokens, const QString& name) const;
  Group* find(const QString& key);

  SquareNames names_;
  QStringList legal_, hidden_;
  QList<Group> all_;
  QVariantList groups_;
  QStringList squares_;
  QString open_;  ///< key of the group that takes squares
};

}  // namespace arbiter::desk
