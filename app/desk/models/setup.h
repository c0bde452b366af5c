// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QVariantList>
#include <QVariantMap>

#include "app/desk/models/piece_model.h"
#include "app/desk/models/position_editor.h"
#include "app/desk/running.h"
#include "app/table/session.h"
#include "referee/core/rules.h"

namespace arbiter::desk {

class Table;

/// The form of a new game: which game, armies, options, players, where it is watched from, from which position. Every
/// change is tried on a referee of its own, so that the board beside the form shows the game as it would begin.
class Setup : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(QVariantList rulesets READ rulesets NOTIFY told)  ///< id, name, seats, armies (how many; 0: none)
  Q_PROPERTY(QString ruleset READ ruleset WRITE setRuleset NOTIFY changed)
  Q_PROPERTY(QString title READ title NOTIFY changed)
  /// Of all boards, maps: seat, letter (the seat at its board), board (from 0), name, player, army, computer (its
  /// level; 0: a person plays; an engine's level is counted on from 8).
  Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
  Q_PROPERTY(QString engine READ engine NOTIFY changed)  ///< an engine that can play the game; empty: there is none
  Q_PROPERTY(int boards READ boards NOTIFY changed)      ///< on how many joined boards; 1 in most games
  Q_PROPERTY(int shown READ shown WRITE setShown NOTIFY changed)  ///< which of them is beside the form, from 0
  Q_PROPERTY(QVariantList here READ here NOTIFY changed)          ///< the seats of that one
  Q_PROPERTY(QStringList armies READ armies NOTIFY changed)       ///< to choose from; empty where the game has none
  /// Of the game, and of the armies at the table: name, title, text, value, kind, values, army (whose it is; empty: the
  /// game's).
  Q_PROPERTY(QVariantList options READ options NOTIFY changed)
  /// The time control, as parse_time_control reads it; the game's usual one where nothing else was said.
  Q_PROPERTY(QString time READ time WRITE setTime NOTIFY changed)
  Q_PROPERTY(QString usualTime READ usualTime NOTIFY changed)
  Q_PROPERTY(QString timeError READ timeError NOTIFY changed)  ///< why it is none; empty: it is one
  Q_PROPERTY(QString source READ source WRITE setSource NOTIFY changed)
  Q_PROPERTY(QStringList sources READ sources NOTIFY changed)  ///< one a board, `source` first
  Q_PROPERTY(QString sourceError READ sourceError NOTIFY changed)
  Q_PROPERTY(QString board READ board NOTIFY changed)
  /// How a piece that changes hands is shown on the table: mark, swap; empty where nothing does.
  Q_PROPERTY(QString control READ control WRITE setControl NOTIFY changed)
  /// The club's own set-ups that are chosen, maps: army, title, text. Empty lists where the game takes none.
  Q_PROPERTY(QVariantList ownSetups READ ownSetups NOTIFY changed)
  Q_PROPERTY(bool takesSetups READ takesSetups NOTIFY changed)
  Q_PROPERTY(bool river READ river NOTIFY changed)     ///< the board has a river
  Q_PROPERTY(bool wedges READ wedges NOTIFY changed)   ///< the pieces are wedges
  Q_PROPERTY(QString error READ error NOTIFY changed)  ///< why the game cannot begin like this
  Q_PROPERTY(QStringList kinds READ kinds NOTIFY changed)
  Q_PROPERTY(bool ownPosition READ ownPosition WRITE setOwnPosition NOTIFY changed)
  Q_PROPERTY(
      QString first READ first WRITE setFirst NOTIFY changed)  ///< who begins an own position, of the board shown
  Q_PROPERTY(arbiter::desk::PieceModel* pieces READ pieces CONSTANT)  ///< the preview
  Q_PROPERTY(arbiter::desk::PositionEditor* editor READ editor CONSTANT)

 public:
  static Setup* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<Setup>(engine); }

  explicit Setup(Table* table, QObject* parent = nullptr);

  [[nodiscard]] const QVariantList& rulesets() const { return rulesets_; }
  /// Says everything again that was said before.
  void retranslate();
  [[nodiscard]] const QString& ruleset() const { return ruleset_; }
  void setRuleset(const QString& id);
  [[nodiscard]] QString title() const;
  [[nodiscard]] QVariantList seats() const;
  [[nodiscard]] QString engine() const;
  [[nodiscard]] QStringList armies() const;
  [[nodiscard]] QVariantList options() const;
  [[nodiscard]] int boards() const { return boards_; }
  [[nodiscard]] int shown() const { return shown_; }
  void setShown(int board);
  [[nodiscard]] QVariantList here() const;
  [[nodiscard]] QString source() const { return sources_.value(0); }
  void setSource(const QString& source) { setSourceAt(0, source); }
  [[nodiscard]] QStringList sources() const;
  /// What watches a board, counted from 0.
  Q_INVOKABLE void setSourceAt(int board, const QString& source);
  /// Why there is nothing to watch there; empty for a camera's number, a file, a folder, a stream, or nothing.
  [[nodiscard]] static QString whyNoSource(const QString& source);
  [[nodiscard]] QString sourceError() const;
  [[nodiscard]] const QString& board() const { return board_; }
  [[nodiscard]] QString control() const;
  void setControl(const QString& control);
  [[nodiscard]] bool takesSetups() const;
  [[nodiscard]] QVariantList ownSetups() const;
  [[nodiscard]] bool river() const { return river_; }
  [[nodiscard]] bool wedges() const { return wedges_; }
  [[nodiscard]] const QString& error() const { return error_; }
  [[nodiscard]] QStringList kinds() const;
  [[nodiscard]] bool ownPosition() const { return ownPosition_; }
  void setOwnPosition(bool own);
  [[nodiscard]] QString first() const { return begins_.value(shown_); }
  void setFirst(const QString& seat);
  [[nodiscard]] PieceModel* pieces() { return &pieces_; }
  [[nodiscard]] PositionEditor* editor() { return &editor_; }

  [[nodiscard]] QString time() const { return time_.isEmpty() ? usualTime() : time_; }
  void setTime(const QString& time);
  [[nodiscard]] QString usualTime() const;
  [[nodiscard]] QString timeError() const;
  /// The form as it can be kept and filled in again: ruleset, options, armies, players, time.
  [[nodiscard]] Value form() const;
  /// Fills the form from one that was kept. An error's sentence; empty: it is filled.
  QString fill(const Value& form);

  Q_INVOKABLE void setPlayer(const QString& seat, const QString& name);
  /// The computer plays the seat at that level, 1 to 8; 9 to 16: the engine does, at level 1 to 8; 0: a person does.
  Q_INVOKABLE void setComputer(const QString& seat, int level);
  Q_INVOKABLE void setArmy(const QString& seat, const QString& army);  ///< empty: not chosen
  Q_INVOKABLE void setOption(const QString& name, const QVariant& value);
  /// The page of an army as it would be played: see RulesView::armyPage.
  Q_INVOKABLE [[nodiscard]] QVariantMap armyPage(const QString& army) const;
  /// What the seat has on the editor's board is how the club sets up its army: kept beside the games, and chosen. An
  /// error's sentence or an empty text.
  Q_INVOKABLE QString keepSetup(const QString& seat);
  /// The army's usual set-up again; `forget`: the kept one is given up, too.
  Q_INVOKABLE void dropSetup(const QString& army, bool forget = false);
  /// Puts what a camera sees on the editor's board: square -> piece string.
  Q_INVOKABLE void takePlacement(const QVariantMap& placement);
  /// A position of the protocol, from a file. Returns an error's sentence or an empty text.
  QString setPosition(Value position);

  /// Fills the form with a game that is set up elsewhere (as table::Session begins it) and begins that, watched by what
  /// the form names. An error's sentence; empty: it has begun.
  QString play(const Value& game, table::TableInfo info, const QString& time);
  /// Begins the game; false with `error` set when that is not possible.
  Q_INVOKABLE bool start();
  /// The options that were chosen, as `new` takes them.
  [[nodiscard]] Value chosenOptions() const;

 Q_SIGNALS:
  void changed();
  void told();  ///< in another language
  void started();

 private:
  [[nodiscard]] const RulesetInfo& info() const;
  [[nodiscard]] Value request() const;
  /// What watches, as it is kept with a game; empty: nothing does.
  [[nodiscard]] std::string watchedBy() const;
  [[nodiscard]] QString seatAt(const QString& letter, int board) const;
  void fillArmies(int from);
  void storePlacement();
  [[nodiscard]] int boardsAlone() const;
  void preview();
  void take(const Value& options, const Value& armies, const Value& players);
  /// Tells the table which time was agreed, where it is not what the rules say anyway.
  void agreeOnTime();

  Table* table_;
  QVariantList rulesets_;
  QString ruleset_, board_, error_, time_;
  QMap<int, QString> sources_, begins_;           ///< by board
  QMap<int, QMap<QString, QString>> placements_;  ///< own positions that are not in the editor, by board
  QVector<QMap<QString, QString>> starts_;        ///< how the game itself begins, by board
  int boards_ = 1, shown_ = 0;
  QMap<QString, QString> players_, armies_;
  QMap<QString, int> computers_;  ///< by seat, their levels
  QMap<QString, QVariant> options_;
  Value position_;  ///< from a file; nothing: the game's own start
  bool ownPosition_ = false, river_ = false, wedges_ = false;
  QString control_ = "mark";
  PieceModel pieces_;
  PositionEditor editor_{nullptr};
};

}  // namespace arbiter::desk
