// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QVariantList>
#include <QVariantMap>
#include <functional>
#include <optional>

#include "app/desk/models/game_clock.h"
#include "app/desk/models/log_model.h"
#include "app/desk/models/table_board.h"
#include "app/desk/running.h"
#include "app/table/computers.h"
#include "app/table/hint.h"
#include "app/table/session.h"
#include "value/message.h"

namespace arbiter::desk {

/// The game on the table, for QML: what the session says, in words and lists. Everything that changes the game goes
/// through here to the session and is on the disk when the call returns. GUI thread only.
class Table : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(bool playing READ playing NOTIFY changed)  ///< a game has been begun
  Q_PROPERTY(bool over READ over NOTIFY changed)
  Q_PROPERTY(QString ruleset READ ruleset NOTIFY changed)
  Q_PROPERTY(QString title READ title NOTIFY changed)
  Q_PROPERTY(QString board READ board NOTIFY changed)
  Q_PROPERTY(bool river READ river NOTIFY changed)    ///< the board has a river
  Q_PROPERTY(bool wedges READ wedges NOTIFY changed)  ///< the pieces are wedges
  Q_PROPERTY(int boards READ boards NOTIFY changed)   ///< on how many joined boards it is played; 1 in most games
  Q_PROPERTY(int shown READ shown NOTIFY changed)     ///< which of them was touched last, from 0
  Q_PROPERTY(QString toAct READ toAct NOTIFY changed)
  Q_PROPERTY(QString decision READ decision NOTIFY changed)
  Q_PROPERTY(QString prompt READ prompt NOTIFY changed)
  Q_PROPERTY(QString player READ toActName NOTIFY changed)  ///< the name of who is to act; empty where none was given
  Q_PROPERTY(int turn READ turn NOTIFY changed)
  /// Its rules ask people more than whether a draw is accepted.
  Q_PROPERTY(bool asks READ asks NOTIFY changed)
  Q_PROPERTY(QString source READ source NOTIFY changed)
  Q_PROPERTY(double gameId READ gameId NOTIFY changed)  ///< 0 while the game could not be stored
  /// Of which the shown one is about to act, or has acted last.
  Q_PROPERTY(arbiter::desk::TableBoard* current READ current NOTIFY changed)
  Q_PROPERTY(QVariantList awards READ awards NOTIFY changed)  ///< seat, seatName, points, reason, piece, rule, number
  Q_PROPERTY(QVariantList alerts READ alerts NOTIFY alertsChanged)  ///< key, level, title, text, rule
  Q_PROPERTY(QString storage READ storage NOTIFY changed)           ///< why the game is not on the disk; empty: it is
  Q_PROPERTY(QString outcome READ outcome NOTIFY changed)           ///< a sentence once the game is over
  Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
  Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
  Q_PROPERTY(bool canHint READ canHint NOTIFY changed)  ///< a person may ask what the computer would do in their place
  Q_PROPERTY(int penaltyMinutes READ penaltyMinutes CONSTANT)
  Q_PROPERTY(bool timeCanBeCalled READ timeCanBeCalled NOTIFY changed)
  Q_PROPERTY(arbiter::desk::LogModel* log READ log CONSTANT)
  Q_PROPERTY(arbiter::desk::GameClock* clock READ clock CONSTANT)

 public:
  static Table* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<Table>(engine); }

  explicit Table(std::filesystem::path file, QObject* parent = nullptr, table::Referee referee = table::make_referee());
  ~Table() override;

  /// The time control of the game that is begun next, instead of the minutes that its rules know.
  void agreeOnTime(const timing::TimeControl& control);
  /// Which seats the computer and engines play in the game that is begun next, and their levels.
  void agreeOnComputers(const table::ComputerSeats& seats) { nextComputers_ = seats; }
  /// Does the computer play that seat, in the game's words?
  Q_INVOKABLE [[nodiscard]] bool playedByComputer(const QString& seat) const;
  /// Begins a game from the referee's `new` fields. Returns an error's sentence, empty when the game has begun.
  QString begin(const Value& setup, const table::TableInfo& info);
  /// Takes up a stored game; the same.
  Q_INVOKABLE QString resume(qlonglong game);
  /// Begins a game with all that a record (JSON, see protocol::write_record) tells; who sits where as there. The same.
  QString playOn(const QString& record, const std::vector<db::SeatEntry>& seats);
  /// Begins the same game once more, the players one seat on. The same.
  Q_INVOKABLE QString rematch();
  /// How the game ended, once it is over: title (a sentence), result (as it is written: 1–0, ½–½, points), reason (a
  /// sentence), rule, rows (place, seat, player, name, army, pointsText, status, won), the best first.
  Q_INVOKABLE [[nodiscard]] QVariantMap ending() const;
  /// What watched each board of the game that was taken up, when it was last played; empty: nothing that is known.
  [[nodiscard]] QStringList watchedBy() const;

  /// Turns to another of the joined boards.
  Q_INVOKABLE void show(int board);
  Q_INVOKABLE [[nodiscard]] arbiter::desk::TableBoard* boardAt(int board) const;

  /// Carries out an action, as it is said at the board that is shown. A refusal is shown as an alert and returns false.
  Q_INVOKABLE bool act(const QString& action);
  /// The same at any board, counted from 0.
  bool actAt(std::size_t board, const QString& action);
  /// An action in the game's own words (of joined boards with its seat), from a camera or any other origin.
  bool record(const QString& action, const db::Origin& origin);
  /// An action that a player's phone says. Why it is refused, a sentence that is not shown at the table (it may tell
  /// what is hidden); empty: it is done.
  Message hear(const QString& action, const db::Origin& origin);
  /// Takes back that many actions, on behalf of a camera or any other origin.
  bool takeBack(int count, const db::Origin& origin);
  Q_INVOKABLE bool undo();
  Q_INVOKABLE bool redo();
  /// Shows, as an alert, what the strongest computer would do in the place of whoever is to move.
  Q_INVOKABLE void hint();
  /// A correction: the position's fields (`pieces`, `to_act`, `seats`) or a list of events, and why.
  Q_INVOKABLE bool correct(const QVariantMap& position, const QVariantList& events, const QString& reason);
  bool correctAt(std::size_t board, const QVariantMap& position, const QVariantList& events, const QString& reason);
  /// See TableBoard::objection.
  [[nodiscard]] QVariantMap objectionAt(std::size_t board, const QString& from, const QString& to);
  /// `rule`, `text`, `source` of a rule.
  Q_INVOKABLE [[nodiscard]] QVariantMap explain(const QString& rule) const;
  Q_INVOKABLE [[nodiscard]] QString seatName(const QString& seat) const;
  /// "South's rook", with what the game's own players call it where they do: "South's rook, Rua (boat)".
  Q_INVOKABLE [[nodiscard]] QString pieceName(const QString& piece) const;
  /// See RulesView::ownName: of the game on the table.
  /// A kind as it is said, "gold general", and any word of the protocol as a title.
  Q_INVOKABLE [[nodiscard]] static QString kindName(const QString& kind);
  Q_INVOKABLE [[nodiscard]] static QString titled(const QString& word);
  Q_INVOKABLE [[nodiscard]] QString ownName(const QString& kind) const { return ownNames_.value(kind); }
  /// See RulesView::guidePage.
  Q_INVOKABLE [[nodiscard]] QVariantMap guidePage(const QString& ruleset) const;
  /// How the game on the table is played, and the armies that are played in it: blocks as RulesView::guideBlocks has
  /// them, the kind `title` before those of an army.
  Q_INVOKABLE [[nodiscard]] QVariantList guideBlocks() const;
  /// See RulesView::pieceText: of the game on the table.
  Q_INVOKABLE [[nodiscard]] QString pieceText(const QString& kind) const;
  /// The page of an army as it is played in this game: see RulesView::armyPage.
  [[nodiscard]] QVariantMap pageOf(const QString& army) const;
  /// Who sits there; empty where nobody was named.
  [[nodiscard]] QString playerAt(const QString& seat) const { return players_.value(seat); }
  /// The same, or the seat's name.
  [[nodiscard]] QString player(const QString& seat) const;
  /// See TableBoard::declineDraw; `seat` in the game's words.
  void declineDraw(const QString& seat);
  /// The draw that was offered last was declined.
  [[nodiscard]] bool drawDeclined() const { return drawDeclined_; }
  /// The action by which a seat (in the game's words) gives up now, resigning or leaving; empty: none is open.
  Q_INVOKABLE [[nodiscard]] QString givingUp(const QString& seat) const;
  /// What the referee makes of that seat's fallen flag: `action` that says so, and `drawn`, whether the opponent cannot
  /// mate any more; empty where the rules leave it to the arbiter.
  Q_INVOKABLE [[nodiscard]] QVariantMap verdictOnTime(const QString& seat) const;
  /// The seat has made an illegal move: the first gives its opponent time, the next one loses. A sentence where that
  /// cannot be; empty: it is done.
  Q_INVOKABLE QString penalise(const QString& seat);
  /// How many illegal moves of the seat were penalised in this game so far.
  Q_INVOKABLE [[nodiscard]] int illegalMoves(const QString& seat) const;
  /// Minutes that an illegal move gives to the opponent (FIDE Laws 2023, 7.5.5).
  [[nodiscard]] static int penaltyMinutes() { return 2; }
  /// How the game of that state ended, a sentence without its full stop; empty while it is not over.
  [[nodiscard]] static QString outcomeOf(const view::GameView& state,
                                         const std::function<QString(const QString&)>& player);
  /// The kinds of this game, for corrections.
  Q_INVOKABLE [[nodiscard]] QStringList kinds() const;

  /// Says everything again that was said before; alerts stay as they were raised.
  void retranslate();
  Q_INVOKABLE void dismiss(const QString& key);
  /// Shows an alert, or replaces the one with the same key. Levels: info, warning, alarm.
  Q_INVOKABLE void raise(const QString& key, const QString& level, const QString& title, const QString& text,
                         const QString& rule = {});

  [[nodiscard]] table::Session& session() { return session_; }
  /// With which the game was begun.
  [[nodiscard]] const Value& options() const { return options_; }
  [[nodiscard]] const view::GameView& state() const { return current()->state(); }

  [[nodiscard]] bool playing() const { return playing_; }
  [[nodiscard]] bool over() const { return whole_.over(); }
  [[nodiscard]] QString ruleset() const { return QString::fromStdString(whole_.ruleset); }
  [[nodiscard]] const QString& title() const { return title_; }
  [[nodiscard]] QString board() const { return current()->board(); }
  [[nodiscard]] bool river() const { return river_; }
  [[nodiscard]] bool wedges() const { return wedges_; }
  [[nodiscard]] int boards() const;
  [[nodiscard]] int shown() const { return static_cast<int>(shown_); }
  [[nodiscard]] QString toAct() const { return current()->toAct(); }
  [[nodiscard]] QString decision() const { return current()->decision(); }
  [[nodiscard]] QString prompt() const { return current()->prompt(); }
  [[nodiscard]] QString toActName() const { return playerAt(current()->gameSeat(toAct())); }
  [[nodiscard]] int turn() const { return whole_.turn; }
  [[nodiscard]] bool asks() const { return asks_; }
  [[nodiscard]] const QString& source() const { return source_; }
  [[nodiscard]] qlonglong gameId() const { return session_.game_id().value_or(0); }
  [[nodiscard]] TableBoard* current() const { return boards_[shown_]; }
  [[nodiscard]] const QVariantList& seats() const { return current()->seats(); }
  [[nodiscard]] const QStringList& lastMove() const { return current()->lastMove(); }
  [[nodiscard]] const QVariantList& instructions() const { return current()->instructions(); }
  [[nodiscard]] const QVariantList& awards() const { return awards_; }
  [[nodiscard]] const QVariantList& alerts() const { return alerts_; }
  [[nodiscard]] QString storage() const;
  [[nodiscard]] QString outcome() const;
  /// How often the game has changed so far, what was taken back counted.
  [[nodiscard]] int steps() const { return steps_; }
  [[nodiscard]] bool canUndo() const { return canUndo_; }
  [[nodiscard]] bool canRedo() const { return canRedo_; }
  [[nodiscard]] bool canHint() const;
  [[nodiscard]] bool timeCanBeCalled() const { return timeCanBeCalled_; }
  [[nodiscard]] PieceModel* pieces() { return current()->pieces(); }
  /// A sentence about the game with its squares named as they are shown.
  [[nodiscard]] QString squaresIn(const QString& sentence) const;
  [[nodiscard]] LogModel* log() { return &log_; }
  [[nodiscard]] Choices* choices() { return current()->choices(); }
  [[nodiscard]] GameClock* clock() { return &clock_; }

 Q_SIGNALS:
  void changed();
  void alertsChanged();
  void begun();                         ///< another game is on the table
  void resumed();                       ///< and it is a kept one that was taken up
  void acted(const QString& sentence);  ///< the game has gone on, in words
  void refused(const QString& message);

 private:
  bool take(const Expected<table::Reply>& reply, const QString& what);
  /// An action was taken: the table shows what came of it.
  void went(const QString& action, const table::Reply& reply, std::size_t board);
  void opened(const table::Reply& reply, const Value& setup);
  void setState(const view::GameView& whole);
  void turnTo(std::size_t board);
  /// What the seats to act may do beside what everybody can know to be `open`.
  [[nodiscard]] std::vector<std::string> onlyForItsSeat(const std::vector<std::string>& open) const;
  void refresh(const view::GameEvents& events);
  /// The seats whose players press clocks, in the order of their turns; none at joined boards.
  [[nodiscard]] QStringList pressed() const;
  void refreshHistory();
  /// Notes the clock, and with it that a draw was declined: the referee has no word for that.
  void keepClock();
  void takeUpClock(const Value& kept, int minutes);
  void takeUpDeclined(const Value& noted);
  void noteDeclined(const QString& seat, int plies);
  [[nodiscard]] bool stillOffered() const;
  void raiseEvents(const view::GameEvents& events);
  static constexpr int kIllegalMoves = 2;  ///< so many lose
  [[nodiscard]] static QString illegalMoveOf(const QString& seat);
  /// The computers that were agreed on sit down at the game that has begun; those of the last one go.
  void seatComputers();
  /// Does what a computer has come to, if one has.
  void askComputers();
  /// Shows a hint that has come, and takes one away that is of another position.
  void showHint();
  /// A player's time is over: what the game's rules make of it.
  void flagFell(const QString& seat);

  table::Session session_;
  view::GameView whole_;             ///< of all boards
  std::vector<TableBoard*> boards_;  ///< as many as any game had so far, at least one
  std::size_t shown_ = 0;
  QMap<QString, QString> players_, ownNames_;
  bool playing_ = false;
  bool canUndo_ = false, canRedo_ = false, timeCanBeCalled_ = false;
  bool river_ = false, wedges_ = false;
  bool drawDeclined_ = false;
  bool asks_ = false;
  QString declinedBy_;
  int declinedAt_ = 0;  ///< plies there were then
  int steps_ = 0;
  QString title_, source_, importedFrom_;
  Value options_;  ///< that the game was begun with
  QVariantList awards_, alerts_;
  LogModel log_;
  GameClock clock_;
  std::optional<timing::TimeControl> agreed_;  ///< for the next game
  QTimer keeping_;                             ///< notes the clock while it runs
  table::ComputerSeats nextComputers_;         ///< for the next game
  table::Computers computers_{{}};
  table::Hint hint_;
  std::optional<std::uint64_t> hinted_;  ///< the revision of the session that the hint is of
  QTimer asking_;                        ///< looks whether a computer has come to something, while there are any
};

}  // namespace arbiter::desk
