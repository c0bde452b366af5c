// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <filesystem>
#include <map>
#include <optional>

#include "app/desk/models/log_model.h"
#include "app/desk/models/replay_board.h"
#include "app/desk/running.h"
#include "app/table/game_story.h"

namespace arbiter::desk {

class Table;

/// A game that is looked at again, move by move, whether it is played at the moment or was kept: nothing of what is
/// done here changes it. Shown is what everybody may see. Steps are the plies that stand, counted from 0, the start.
class Replay : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(bool shown READ shown NOTIFY changed)  ///< a game is looked at
  Q_PROPERTY(double gameId READ gameId NOTIFY changed)
  Q_PROPERTY(QString ruleset READ ruleset NOTIFY changed)
  Q_PROPERTY(QString title READ title NOTIFY changed)
  Q_PROPERTY(QString about READ about NOTIFY changed)      ///< when it was begun, what it was watched with
  Q_PROPERTY(QString outcome READ outcome NOTIFY changed)  ///< how it ended, or that it has not
  Q_PROPERTY(bool running READ running NOTIFY changed)     ///< it is the game on the table
  Q_PROPERTY(bool river READ river NOTIFY changed)
  Q_PROPERTY(bool wedges READ wedges NOTIFY changed)
  Q_PROPERTY(int boards READ boards NOTIFY changed)
  Q_PROPERTY(int last READ last NOTIFY changed)               ///< the number of the last step
  Q_PROPERTY(int at READ at WRITE goTo NOTIFY stepped)        ///< the step that is shown
  Q_PROPERTY(QVariantList marks READ marks NOTIFY changed)    ///< step, what (mate, correction, effect, points), text
  Q_PROPERTY(QString sentence READ sentence NOTIFY stepped)   ///< what was done in this step
  Q_PROPERTY(QString told READ told NOTIFY stepped)           ///< when, and how it came into the record
  Q_PROPERTY(QVariantList lines READ lines NOTIFY stepped)    ///< what came of it, as LogModel::kLines
  Q_PROPERTY(QString clock READ clock NOTIFY stepped)         ///< of the game; empty where none was kept
  Q_PROPERTY(QVariantList awards READ awards NOTIFY stepped)  ///< all so far, see facts::award, and seatName, now
  Q_PROPERTY(QString error READ error NOTIFY changed)
  Q_PROPERTY(QVariantList pictures READ pictures NOTIFY stepped)  ///< of the table: maps picture, text
  Q_PROPERTY(QString noPicture READ noPicture NOTIFY stepped)     ///< why there is none
  Q_PROPERTY(bool hasFen READ hasFen NOTIFY changed)              ///< the game has Forsyth-Edwards notation
  /// The course of the game, as far as it was told (tellStory): maps what (see PlotItem), text, legend.
  Q_PROPERTY(QVariantList plots READ plots NOTIFY storyChanged)
  Q_PROPERTY(arbiter::desk::LogModel* log READ log CONSTANT)

 public:
  static Replay* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return desk::running<Replay>(engine); }

  Replay(std::filesystem::path file, Table* table, QObject* parent = nullptr);

  /// Looks at a kept game, or at the one on the table, from its end. Returns an error's sentence, or nothing.
  Q_INVOKABLE QString look(qlonglong game);
  Q_INVOKABLE QString lookAtTable();
  /// The number of the step that shows what was so after a ply; the last one before it where that was taken back.
  Q_INVOKABLE [[nodiscard]] int stepOf(int ply) const;
  Q_INVOKABLE [[nodiscard]] arbiter::desk::ReplayBoard* boardAt(int board) const;
  void goTo(int step);
  /// Puts the position as JSON, or in Forsyth-Edwards notation, on the clipboard.
  Q_INVOKABLE void copyJson() const;
  Q_INVOKABLE void copyFen() const;
  /// Begins a game on the table with all that was played up to here. Returns an error's sentence, or nothing.
  Q_INVOKABLE QString playOn();
  /// Works out the course of the game; all of its positions are gone through for that.
  Q_INVOKABLE void tellStory();
  [[nodiscard]] const table::Story* story() const { return story_ ? &*story_ : nullptr; }
  [[nodiscard]] QVariantList plots() const;
  /// What a piece is called; see Table.
  Q_INVOKABLE [[nodiscard]] QString pieceName(const QString& piece) const;
  Q_INVOKABLE [[nodiscard]] QString ownName(const QString& kind) const { return ownNames_.value(kind); }
  void retranslate();

  [[nodiscard]] bool shown() const { return replay_.has_value(); }
  [[nodiscard]] qlonglong gameId() const { return game_; }
  [[nodiscard]] const QString& ruleset() const { return ruleset_; }
  [[nodiscard]] const QString& title() const { return title_; }
  [[nodiscard]] QString about() const;
  [[nodiscard]] QString outcome() const;
  [[nodiscard]] bool running() const { return running_; }
  [[nodiscard]] bool river() const { return river_; }
  [[nodiscard]] bool wedges() const { return wedges_; }
  [[nodiscard]] int boards() const;
  [[nodiscard]] int last() const;
  [[nodiscard]] int at() const { return at_; }
  [[nodiscard]] const QVariantList& marks() const { return marks_; }
  [[nodiscard]] QString sentence() const;
  [[nodiscard]] QString told() const;
  [[nodiscard]] QVariantList lines() const;
  [[nodiscard]] QString clock() const;
  [[nodiscard]] QVariantList awards() const;
  [[nodiscard]] const QString& error() const { return error_; }
  [[nodiscard]] const QVariantList& pictures() const { return pictures_; }
  [[nodiscard]] QString noPicture() const;
  [[nodiscard]] bool hasFen() const { return hasFen_; }
  [[nodiscard]] LogModel* log() { return &log_; }
  [[nodiscard]] QString player(const QString& seat) const;
  /// Milliseconds a seat of the game had used then; none where no clock was kept.
  [[nodiscard]] std::optional<qint64> used(const QString& seat) const;
  /// Something that was done must not be shown yet.
  [[nodiscard]] bool hides() const { return hides_; }
  /// Every position, worked out as far as it is; null before a game is looked at.
  [[nodiscard]] table::Replay* game() { return replay_ ? &*replay_ : nullptr; }

 Q_SIGNALS:
  void changed();
  void stepped();
  void storyChanged();

 private:
  /// What a game is shown with, besides its plies.
  struct Source {
    db::GameSummary summary;
    bool running = false;
  };
  QString begin(Source source, std::vector<db::Ply> plies, bool open);
  [[nodiscard]] std::vector<db::Ply> pliesOfTable() const;
  [[nodiscard]] db::GameSummary summaryOfTable() const;
  void follow();
  void mark();
  void show();
  void showPictures();
  [[nodiscard]] const db::Ply& ply() const;
  [[nodiscard]] Value reading() const;

  std::filesystem::path file_;
  Table* table_;
  std::optional<table::Replay> replay_;
  std::optional<table::Story> story_;
  std::vector<ReplayBoard*> boards_;
  db::GameSummary summary_;
  std::map<int, nlohmann::json> clocks_;
  qlonglong game_ = 0;
  QString ruleset_, title_, error_;
  QMap<QString, QString> ownNames_;
  QVariantList marks_, pictures_;
  view::GameView state_;  ///< of all boards, at the step that is shown
  bool running_ = false, river_ = false, wedges_ = false, hasFen_ = false, hides_ = false;
  int at_ = 0;
  LogModel log_;
  QTimer ahead_;  ///< works out positions while nothing else is to be done
};

}  // namespace arbiter::desk
