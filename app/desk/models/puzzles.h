// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <filesystem>
#include <optional>
#include <vector>

#include "app/desk/models/shown_board.h"
#include "app/desk/running.h"
#include "app/table/puzzles.h"

namespace arbiter::desk {

/// Puzzles from saved games: positions in which one action is clearly better than all others. The start page offers
/// one, and has the games searched; the page of puzzles lets somebody try it.
class Puzzles : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  // The offer.
  Q_PROPERTY(int count READ count NOTIFY changed)        ///< puzzles there are
  Q_PROPERTY(int unsolved READ unsolved NOTIFY changed)  ///< those that nobody has solved
  Q_PROPERTY(QString offer READ offer NOTIFY changed)    ///< the next one in words; empty: there is none
  Q_PROPERTY(int toSearch READ toSearch NOTIFY changed)  ///< finished games that were not searched
  Q_PROPERTY(bool searching READ searching NOTIFY changed)
  Q_PROPERTY(QString progress READ progress NOTIFY changed)  ///< of the search, in words; empty before any
  Q_PROPERTY(QString trouble READ trouble NOTIFY changed)    ///< what went wrong, a sentence
  // The one that is tried.
  Q_PROPERTY(bool open READ open NOTIFY shown)
  Q_PROPERTY(QString ruleset READ ruleset NOTIFY shown)
  Q_PROPERTY(QString title READ title NOTIFY shown)  ///< game, players, number of the action
  Q_PROPERTY(QString seat READ seat NOTIFY shown)    ///< who is to move, a letter
  Q_PROPERTY(QString task READ task NOTIFY shown)    ///< what is to be done, a sentence
  Q_PROPERTY(bool river READ river NOTIFY shown)
  Q_PROPERTY(bool wedges READ wedges NOTIFY shown)
  Q_PROPERTY(arbiter::desk::ShownBoard* board READ board CONSTANT)
  Q_PROPERTY(QString selected READ selected NOTIFY touched)
  Q_PROPERTY(QStringList targets READ targets NOTIFY touched)
  Q_PROPERTY(QString verdict READ verdict NOTIFY touched)  ///< right, wrong, told (somebody gave up); empty: not tried
  Q_PROPERTY(QString words READ words NOTIFY touched)      ///< the verdict in words
  Q_PROPERTY(QStringList answer READ answer NOTIFY touched)  ///< the squares of the best action, once it is known
  Q_PROPERTY(double gameId READ gameId NOTIFY shown)
  Q_PROPERTY(int ply READ ply NOTIFY shown)  ///< the position is that after so many actions of its game

 public:
  static Puzzles* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return desk::running<Puzzles>(engine); }

  explicit Puzzles(std::filesystem::path file);

  /// Looks for what is saved.
  Q_INVOKABLE void look();
  Q_INVOKABLE void search();
  Q_INVOKABLE void stop();
  /// Shows the next puzzle, one that nobody has solved if there is one. Returns an error's sentence, or nothing.
  Q_INVOKABLE QString next();
  /// A click on a square: chooses a piece, or answers.
  Q_INVOKABLE void click(const QString& square);
  Q_INVOKABLE void move(const QString& from, const QString& to);
  /// Tells the answer.
  Q_INVOKABLE void tell();
  Q_INVOKABLE [[nodiscard]] QString pieceName(const QString& piece) const;
  Q_INVOKABLE [[nodiscard]] QString ownName(const QString& kind) const { return ownNames_.value(kind); }
  void retranslate();

  [[nodiscard]] int count() const { return static_cast<int>(saved_.size()); }
  [[nodiscard]] int unsolved() const;
  [[nodiscard]] QString offer() const;
  [[nodiscard]] int toSearch() const { return toSearch_; }
  [[nodiscard]] bool searching() const { return news_.running; }
  [[nodiscard]] QString progress() const;
  [[nodiscard]] QString trouble() const;
  [[nodiscard]] bool open() const { return now_.has_value(); }
  [[nodiscard]] QString ruleset() const;
  [[nodiscard]] QString title() const;
  [[nodiscard]] QString seat() const;
  [[nodiscard]] QString task() const;
  [[nodiscard]] bool river() const;
  [[nodiscard]] bool wedges() const;
  [[nodiscard]] ShownBoard* board() { return &board_; }
  [[nodiscard]] const QString& selected() const { return selected_; }
  [[nodiscard]] QStringList targets() const;
  [[nodiscard]] const QString& verdict() const { return verdict_; }
  [[nodiscard]] QString words() const;
  [[nodiscard]] QStringList answer() const;
  [[nodiscard]] qlonglong gameId() const { return now_ ? now_->game.id : 0; }
  [[nodiscard]] int ply() const { return now_ ? static_cast<int>(now_->puzzle.ply) : 0; }
  /// The best action of the one that is tried; empty: none is.
  [[nodiscard]] QString best() const { return now_ ? QString::fromStdString(now_->puzzle.best) : QString(); }

 Q_SIGNALS:
  void changed();
  void shown();
  void touched();

 private:
  void follow();
  [[nodiscard]] std::size_t following() const;
  [[nodiscard]] static QString named(const table::SavedPuzzle& one);
  [[nodiscard]] QString seatName() const;
  [[nodiscard]] QStringList targetsOf(const QString& from) const;

  std::filesystem::path file_;
  std::vector<table::SavedPuzzle> saved_;
  int toSearch_ = 0;
  table::PuzzleSearch search_;
  table::PuzzleSearch::News news_;
  QTimer looking_;
  std::optional<table::SavedPuzzle> now_;
  table::PuzzlePosition position_;
  ShownBoard board_{nullptr};
  QMap<QString, QString> ownNames_;
  QString selected_, verdict_, tried_;
};

}  // namespace arbiter::desk
