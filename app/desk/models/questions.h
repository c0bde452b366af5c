// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QMap>
#include <QObject>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>

#include "app/desk/models/choices.h"

namespace arbiter::desk {

/// What is asked of people at a board: one sentence each, and the buttons that answer it. Announcements, powers and
/// moves are no questions: nobody waits for them.
class Questions : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes from the program")
  /// Maps: key, kind, seat (empty: several), sentence, buttons (maps: name, text, main), board (its name; empty: one).
  /// What must be answered comes first.
  Q_PROPERTY(QVariantList list READ list NOTIFY changed)
  /// The squares that an answer may name now.
  Q_PROPERTY(QStringList squares READ squares NOTIFY changed)

 public:
  /// What the position says beside the actions that are open.
  struct Position {
    QString toAct, decision;
    QString prompt;                                   ///< what is asked where no army's page says it
    QString lastMove;                                 ///< "South's pawn c2–c4"; empty: nothing was moved
    QMap<QString, QMap<QString, QString>> sentences;  ///< by seat and answer, see army_asks; in the window's language
  };

  explicit Questions(Choices* choices, QObject* parent = nullptr);

  /// The position has changed: what was put aside is asked again.
  void begin();
  /// To be called before the choices are shown.
  void setPosition(const Position& position) { position_ = position; }

  [[nodiscard]] const QVariantList& list() const { return list_; }
  [[nodiscard]] const QStringList& squares() const { return squares_; }

  /// A button of a question was pressed. Returns the action when it is complete now, else an empty text.
  Q_INVOKABLE QString press(const QString& key, const QString& button);
  /// A click on a square. Returns the action when it is complete now, else an empty text.
  [[nodiscard]] QString pick(const QString& square);
  /// What a group of choices asks, a sentence; empty: no page says it.
  Q_INVOKABLE [[nodiscard]] QString sentence(const QVariantMap& group) const;

 Q_SIGNALS:
  void changed();
  /// Somebody does not accept the draw.
  void declined(const QString& seat);
  /// The screen is to be handed to that seat.
  void revealed(const QString& seat);

 private:
  struct Answer {
    QString action;  ///< complete; empty: `say` is said in the group, or `does` is done
    QString say;
    enum class Does { act, put_aside, open, back, decline, reveal } does = Does::act;
  };
  struct Button {
    QString name, text;
    bool main = false;
    Answer answer;
  };
  struct Question {
    QStringList groups;  ///< keys of Choices
    QString kind, seat, sentence;
    QList<Button> buttons;
    QStringList squares;  ///< that a click on answers with `onSquare`
    QString onSquare;
  };
  void rebuild();
  [[nodiscard]] bool asks(const QString& kind) const;
  [[nodiscard]] Question ask(const QVariantMap& group) const;
  [[nodiscard]] Question reaction(const QVariantMap& group, Question question) const;
  [[nodiscard]] Question draw(const QVariantMap& group, Question question) const;
  [[nodiscard]] Question decision(const QVariantMap& group, Question question) const;
  [[nodiscard]] Question hidden(const QString& seat) const;
  static void join(QList<Question>& all);
  [[nodiscard]] QString lookUp(const QString& seat, const QString& answer) const;
  void publish(const QList<Question>& all);

  Choices* choices_;
  Position position_;
  QSet<QString> aside_;  ///< groups that were answered with no
  QString opened_;       ///< the reaction whose squares are chosen from
  QList<Question> asked_;
  QVariantList list_;
  QStringList squares_;
  bool rebuilding_ = false;
};

}  // namespace arbiter::desk
