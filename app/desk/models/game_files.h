// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QThreadPool>
#include <QVariantList>
#include <QVariantMap>
#include <atomic>
#include <filesystem>
#include <optional>
#include <vector>

#include "app/desk/models/game_list.h"
#include "app/desk/running.h"
#include "app/table/game_file.h"

namespace arbiter::desk {

class Table;

/// Games in files as other programs write them, for QML: they are read into the database, and written from it. Files
/// are read in a thread of their own; the game on the table is never touched by that.
class GameFiles : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(bool busy READ busy NOTIFY changed)
  Q_PROPERTY(QString name READ name NOTIFY changed)    ///< of the file that was looked into last
  Q_PROPERTY(QString error READ error NOTIFY changed)  ///< why it cannot be read; a sentence
  /// The games in it: title ("Ada – Ben"), detail ("Club evening, 2026.11.20, 1-0, from line 12").
  Q_PROPERTY(QVariantList found READ found NOTIFY changed)
  /// What became of those that were loaded: title, id (0: not kept), text (what it is, or why it is not kept), leftOut
  /// (sentences).
  Q_PROPERTY(QVariantList loaded READ loaded NOTIFY changed)
  Q_PROPERTY(int read READ read NOTIFY changed)  ///< how many of the games that are loaded, or written, are done
  /// What became of the games that `writeMany` wrote: good, text; empty while it is not done.
  Q_PROPERTY(QVariantMap written READ written NOTIFY changed)

 public:
  static GameFiles* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<GameFiles>(engine); }

  GameFiles(std::filesystem::path database, Table* table, QObject* parent = nullptr);
  ~GameFiles() override;

  [[nodiscard]] bool busy() const { return busy_; }
  [[nodiscard]] const QString& name() const { return name_; }
  [[nodiscard]] const QString& error() const { return error_; }
  [[nodiscard]] const QVariantList& found() const { return found_; }
  [[nodiscard]] const QVariantList& loaded() const { return loaded_; }
  [[nodiscard]] int read() const { return read_; }
  [[nodiscard]] const QVariantMap& written() const { return written_; }

  /// Looks which games the file holds; a single one is loaded at once.
  Q_INVOKABLE void look(const QString& file);
  /// Keeps one of the games that were found, or all of them (-1).
  Q_INVOKABLE void load(int game);
  /// Forgets the file.
  Q_INVOKABLE void close();

  /// In which formats the games of a ruleset are written: id, title.
  Q_INVOKABLE [[nodiscard]] QVariantList formats(const QString& ruleset) const;
  /// What a file of that game in that format is usually called.
  Q_INVOKABLE [[nodiscard]] QString fileName(const QString& ruleset, qlonglong game, const QString& format) const;
  Q_INVOKABLE [[nodiscard]] bool replaces(const QString& file) const;
  /// Writes a kept game, or (0) the one on the table, as everybody may see it. Maps good, text.
  Q_INVOKABLE [[nodiscard]] QVariantMap write(qlonglong game, const QString& format, const QString& file) const;
  /// Writes the selected games of a list, as everybody may see them, each into a file of its own, in a new folder in
  /// `folder`: in a format that every game has (text, json), or each in the first one of its own (usual). `close` stops
  /// it.
  Q_INVOKABLE void writeMany(arbiter::desk::GameList* list, const QString& format, const QString& folder);
  Q_INVOKABLE void forgetWritten();
  /// Writes pictures of a kept game into the folder of that name beside a file that was written (`game.pgn` has
  /// `game-pictures`): its plots as SVG, and the pictures of the table. As write; nothing where both are left out.
  Q_INVOKABLE [[nodiscard]] QVariantMap writePictures(qlonglong game, const QString& file, bool plots,
                                                      bool table) const;
  /// How many pictures of its table are kept.
  Q_INVOKABLE [[nodiscard]] int tablePictures(qlonglong game) const;
  /// A kept game, or (0) the one on the table, as everybody may see it, for a QR code: maps good, text (the record; or
  /// why there is no code of it).
  Q_INVOKABLE [[nodiscard]] QVariantMap code(qlonglong game, const QString& format) const;
  /// Puts a kept game on the clipboard, in the first notation of its own that has room for it. A sentence: what became
  /// of it.
  Q_INVOKABLE [[nodiscard]] QString copy(qlonglong game) const;

 Q_SIGNALS:
  void changed();
  void kept();  ///< there are more games in the database than before

 private:
  void tellRead(int turn, int games);
  template <class Work, class Done>
  void beside(Work work, Done done);
  /// The referee's reply to `record` of a kept game, or (0) of the one on the table.
  /// The game in a session: the table's own, or one that is put into `session`. Null, with why not in `why`.
  [[nodiscard]] const table::Session* sessionOf(qlonglong game, std::optional<table::Session>& session,
                                                QString& why) const;
  [[nodiscard]] Expected<table::Record> recordOf(qlonglong game, const QString& format) const;

  std::filesystem::path database_;
  Table* table_;
  std::filesystem::path file_;
  std::vector<table::GamePart> parts_;
  QString name_, error_;
  QVariantList found_, loaded_;
  QVariantMap written_;
  bool busy_ = false;
  int read_ = 0;
  int turn_ = 0;                   ///< of the file: what is found in an older one is not shown any more
  std::atomic<bool> stop_{false};  ///< the window is closed: no further game is begun
  std::atomic<int> writing_{0};    ///< the `turn_` whose games are written on; another one stops
  QThreadPool pool_;               ///< of one thread; waits for it in the end
};

}  // namespace arbiter::desk
