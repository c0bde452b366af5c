// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>

#include "app/desk/models/board_touch.h"
#include "app/desk/models/choices.h"
#include "app/desk/models/piece_model.h"
#include "app/desk/models/questions.h"
#include "app/desk/square_names.h"
#include "app/table/referee.h"

namespace arbiter::desk {

class Table;

/// One of the boards that a game is played on, for QML; most games have one. Seats are S W N E here, whichever board it
/// is; what is said to the board is told the game with its seat's full name.
class TableBoard : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes from the program")
  Q_PROPERTY(int number READ number CONSTANT)          ///< from 1
  Q_PROPERTY(QString name READ name NOTIFY changed)    ///< "Board 2"; empty where the game has one board
  Q_PROPERTY(QString board READ board NOTIFY changed)  ///< an id of Board::find
  Q_PROPERTY(QString toAct READ toAct NOTIFY changed)
  Q_PROPERTY(QString decision READ decision NOTIFY changed)
  Q_PROPERTY(QString prompt READ prompt NOTIFY changed)
  Q_PROPERTY(int turn READ turn NOTIFY changed)
  /// Maps: seat, clock (its name in the whole game, for GameClock::used), name, player, army, armyId, points, status,
  /// hand (kind, count), inCheck, toAct, mayReact, announcements (text, action).
  Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
  Q_PROPERTY(QVariantList marks READ marks NOTIFY changed)        ///< sq, what, until
  Q_PROPERTY(QVariantList counters READ counters NOTIFY changed)  ///< name, sq, value: numbers that go with a square
  Q_PROPERTY(QStringList lastMove READ lastMove NOTIFY changed)   ///< squares
  Q_PROPERTY(QStringList checked READ checked NOTIFY changed)     ///< squares of the kings in check
  Q_PROPERTY(QVariantList instructions READ instructions NOTIFY changed)  ///< do, sq, to, piece, text, rule
  Q_PROPERTY(arbiter::desk::PieceModel* pieces READ pieces CONSTANT)
  Q_PROPERTY(arbiter::desk::Choices* choices READ choices CONSTANT)
  Q_PROPERTY(arbiter::desk::Questions* questions READ questions CONSTANT)
  Q_PROPERTY(arbiter::desk::BoardTouch* touch READ touch CONSTANT)

 public:
  TableBoard(Table* table, std::size_t index);

  /// What may be done in the whole game, as everybody may see it.
  struct ToDo {
    table::Open open;
    std::vector<std::string> hidden;  ///< what only the seat to act may know to be open
    view::TableInstructions works;    ///< what hands must do
  };
  /// Shows the board of the state `whole`; `events` are those of the whole game that have led to it.
  void show(const view::GameView& whole, const view::GameEvents& events, const ToDo& todo);
  /// Shows what may be said once more; something was declined.
  void showAnnouncements();
  void retranslate();
  /// Another game begins.
  void clear(bool swapped);

  /// An action as it is said at this board. A refusal is shown as an alert and returns false.
  Q_INVOKABLE bool act(const QString& action);
  /// See Table::correct.
  Q_INVOKABLE bool correct(const QVariantMap& position, const QVariantList& events, const QString& reason);
  /// What an announcement comes to that puts somebody out of the game or ends it, to be asked before it is made: maps
  /// `title`, `text`, `yes` (what the button says). Empty for everything else.
  Q_INVOKABLE [[nodiscard]] QVariantMap consequence(const QString& action) const;
  /// Somebody does not accept the draw that is offered: nobody is asked about it any more. The referee knows no such
  /// action, for it an offer stands until its rules end it; so long it can still be accepted from the players' cards.
  Q_INVOKABLE void declineDraw(const QString& seat);
  /// Why `from`-`to` is no legal move, in the referee's words; changes nothing.
  Q_INVOKABLE [[nodiscard]] QVariantMap objection(const QString& from, const QString& to);
  /// What only `seat` may know, as lines of text.
  Q_INVOKABLE [[nodiscard]] QStringList secretsOf(const QString& seat) const;
  /// The page of a seat's army: see RulesView::armyPage. Empty where there is none.
  Q_INVOKABLE [[nodiscard]] QVariantMap armyPage(const QString& seat) const;

  [[nodiscard]] int number() const { return static_cast<int>(index_) + 1; }
  [[nodiscard]] QString name() const;
  [[nodiscard]] QString board() const { return QString::fromStdString(state_.board); }
  [[nodiscard]] QString toAct() const { return QString::fromStdString(state_.to_act); }
  [[nodiscard]] QString decision() const { return QString::fromStdString(state_.decision); }
  [[nodiscard]] QString prompt() const;
  [[nodiscard]] int turn() const { return state_.turn; }
  [[nodiscard]] const QVariantList& seats() const { return seats_; }
  [[nodiscard]] QVariantList marks() const;
  [[nodiscard]] QVariantList counters() const;
  [[nodiscard]] const QStringList& lastMove() const { return lastMove_; }
  [[nodiscard]] const QStringList& checked() const { return checked_; }
  [[nodiscard]] const QVariantList& instructions() const { return instructions_; }
  [[nodiscard]] PieceModel* pieces() { return &pieces_; }
  [[nodiscard]] Choices* choices() { return &choices_; }
  [[nodiscard]] Questions* questions() { return &questions_; }
  [[nodiscard]] BoardTouch* touch() { return touch_; }
  /// How its squares are named.
  [[nodiscard]] SquareNames squares() const;
  [[nodiscard]] const view::GameView& state() const { return state_; }
  /// Somebody at this board may say that the agreed time is over.
  [[nodiscard]] bool timeCanBeCalled() const { return timeCanBeCalled_; }
  /// Its armies, or what it has to decide now, ask people questions.
  [[nodiscard]] bool asks() const;
  /// Tells, as an alert, why `from`-`to` is no legal move.
  void explainRefusal(const QString& from, const QString& to);
  /// The seat's name in the whole game: S2.
  [[nodiscard]] QString gameSeat(const QString& seat) const;

 Q_SIGNALS:
  void changed();

 private:
  void showSeats();
  void showPieces(const view::GameEvents& events);
  void showInstructions(const view::TableInstructions& list);
  /// Tells the questions what the position says.
  void preparePosition();
  /// Those of the last action in the record.
  [[nodiscard]] view::GameEvents lastEvents() const;
  /// "South's pawn c2–c4": the move that `events`, or else the last action, made; empty: none.
  [[nodiscard]] QString moveText(const view::GameEvents& events) const;

  Table* table_;
  std::size_t index_;
  view::GameView whole_;          ///< of all boards
  view::GameView state_;          ///< of this one
  view::TableInstructions todo_;  ///< what hands must do here
  QStringList actions_, reactions_, announcements_;
  QVariantList seats_, instructions_;
  QStringList lastMove_, checked_;
  PieceModel pieces_;
  Choices choices_;
  Questions questions_{&choices_};
  QString lastMoveText_;
  BoardTouch* touch_;
  bool timeCanBeCalled_ = false;
};

}  // namespace arbiter::desk
