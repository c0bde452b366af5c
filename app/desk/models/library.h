// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QThreadPool>
#include <QVariantList>
#include <QVariantMap>
#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

#include "app/desk/models/game_list.h"
#include "app/desk/running.h"
#include "db/shelves.h"

namespace arbiter::desk {

/// The games that are kept in the database, as a list that is sought through, filtered and sorted. The file is read in
/// a thread of its own, the lines of the list a page at a time: the window never waits for it, however many games there
/// are.
class Library : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(arbiter::desk::GameList* list READ list CONSTANT)
  Q_PROPERTY(int count READ count NOTIFY changed)
  Q_PROPERTY(bool busy READ busy NOTIFY changed)  ///< a page is being read
  Q_PROPERTY(QString error READ error NOTIFY changed)
  Q_PROPERTY(QString note READ note NOTIFY changed)           ///< what became of the backup
  Q_PROPERTY(double opened READ opened NOTIFY changed)        ///< the game whose awards are shown; 0: none
  Q_PROPERTY(QVariantList awards READ awards NOTIFY changed)  ///< its awards: seat, pointsText, reason, rule, piece
  // What is listed; each change reads the list anew.
  Q_PROPERTY(QString sought READ sought WRITE setSought NOTIFY wished)     ///< words, all of which are found
  Q_PROPERTY(QString ruleset READ ruleset WRITE setRuleset NOTIFY wished)  ///< its id; empty: any
  Q_PROPERTY(QString result READ result WRITE setResult NOTIFY wished)     ///< unfinished, over, won, drawn; empty: any
  Q_PROPERTY(QString period READ period WRITE setPeriod NOTIFY wished)     ///< today, week, month, year; empty: any
  Q_PROPERTY(QString tag READ tag WRITE setTag NOTIFY wished)
  Q_PROPERTY(QString event READ event WRITE setEvent NOTIFY wished)
  Q_PROPERTY(QString army READ army WRITE setArmy NOTIFY wished)
  // By which column it is sorted: number, day, game, players, result, moves, event; and whether from its end.
  Q_PROPERTY(QString column READ column NOTIFY wished)
  Q_PROPERTY(bool descending READ descending NOTIFY wished)
  Q_PROPERTY(QString shelf READ shelf WRITE setShelf NOTIFY wished)  ///< games, archive, bin
  Q_PROPERTY(bool filtered READ filtered NOTIFY wished)              ///< some games may be left out
  Q_PROPERTY(double total READ total NOTIFY changed)   ///< how many games there are in the list; -1: not known yet
  Q_PROPERTY(int empties READ empties NOTIFY changed)  ///< games, not put aside, in which nothing was played
  // What can be chosen, as far as there are games of it: maps text, value.
  Q_PROPERTY(QVariantList rulesets READ rulesets CONSTANT)
  Q_PROPERTY(QStringList tags READ tags NOTIFY changed)
  Q_PROPERTY(QStringList events READ events NOTIFY changed)
  Q_PROPERTY(QVariantList armies READ armies NOTIFY changed)
  Q_PROPERTY(
      QString undoText READ undoText NOTIFY changed)  ///< what was done last and can be taken back; empty: nothing
  Q_PROPERTY(QString file READ file CONSTANT)
  Q_PROPERTY(QString home READ home CONSTANT)  ///< the folder where looking for a file begins

 public:
  static Library* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<Library>(engine); }

  static constexpr int kBinDays = 30;  ///< so long deleted games can be taken back

  explicit Library(std::filesystem::path file, QObject* parent = nullptr);

  /// Tells which game lies on the table (0: none): it is never deleted with others.
  void setAtTable(std::function<qlonglong()> atTable) { atTable_ = std::move(atTable); }
  /// What was read is read again in another language.
  void retranslate();

  [[nodiscard]] GameList* list() { return &list_; }
  [[nodiscard]] int count() const { return list_.count(); }
  [[nodiscard]] bool busy() const { return busy_ || readingNow_ || !reading_.empty(); }
  [[nodiscard]] const QString& error() const { return error_; }
  [[nodiscard]] const QString& note() const { return note_; }
  [[nodiscard]] qlonglong opened() const { return opened_; }
  [[nodiscard]] const QVariantList& awards() const { return awards_; }
  [[nodiscard]] QString file() const { return QString::fromStdString(file_.string()); }
  [[nodiscard]] static QString home();
  /// Where files usually lie on this machine, as far as there is such a folder, and what is plugged in: maps name,
  /// text, path.
  Q_INVOKABLE [[nodiscard]] static QVariantList places();
  /// What a typed path leads to, seen from `folder`; "~" is the home folder. Maps path, folder (it is one) and why, a
  /// sentence where there is no such thing.
  Q_INVOKABLE [[nodiscard]] static QVariantMap lookAt(const QString& typed, const QString& folder);
  /// The newest game; none where there is none. Read at once: for a program that begins.
  [[nodiscard]] std::optional<qlonglong> newest() const;

  [[nodiscard]] const QString& sought() const { return sought_; }
  [[nodiscard]] const QString& ruleset() const { return ruleset_; }
  [[nodiscard]] const QString& result() const { return result_; }
  [[nodiscard]] const QString& period() const { return period_; }
  [[nodiscard]] const QString& tag() const { return tag_; }
  [[nodiscard]] const QString& event() const { return event_; }
  [[nodiscard]] const QString& army() const { return army_; }
  [[nodiscard]] const QString& column() const { return column_; }
  [[nodiscard]] bool descending() const { return descending_; }
  [[nodiscard]] int empties() const;
  [[nodiscard]] const QString& shelf() const { return shelf_; }
  void setSought(const QString& words) { wish(sought_, words); }
  void setRuleset(const QString& id) { wish(ruleset_, id); }
  void setResult(const QString& result) { wish(result_, result); }
  void setPeriod(const QString& period) { wish(period_, period); }
  void setTag(const QString& tag) { wish(tag_, tag); }
  void setEvent(const QString& event) { wish(event_, event); }
  void setArmy(const QString& army) { wish(army_, army); }
  /// Sorts by a column; by the one it is sorted by already, the other way round.
  Q_INVOKABLE void sortBy(const QString& column);
  void setShelf(const QString& shelf) { wish(shelf_, shelf); }
  [[nodiscard]] bool filtered() const;
  [[nodiscard]] double total() const { return static_cast<double>(total_); }
  [[nodiscard]] QVariantList rulesets() const;
  [[nodiscard]] const QStringList& tags() const { return tags_; }
  [[nodiscard]] const QStringList& events() const { return events_; }
  [[nodiscard]] QVariantList armies() const;
  [[nodiscard]] const QString& undoText() const { return undoText_; }

  /// Nothing is sought any more, and no filter set; the order and the shelf stay.
  Q_INVOKABLE void showAll();
  /// Puts a game aside in the archive, or back; throws it in the bin, or takes it out. Returns an error's sentence, or
  /// nothing; what was done can be taken back with `undo`.
  Q_INVOKABLE QString archive(qlonglong game, bool archived);
  Q_INVOKABLE QString remove(qlonglong game, bool removed);
  Q_INVOKABLE QString undo();
  // The same with all games that are selected in the list, in the other thread; what became of it stands in `undoText`
  // and `note`.
  Q_INVOKABLE void archiveSelected(bool archived);
  Q_INVOKABLE void removeSelected(bool removed);
  Q_INVOKABLE void tagSelected(const QString& tags);
  /// Throws the games in the bin that `empties` counts.
  Q_INVOKABLE void removeEmpty();
  /// Tags, with commas between them. Returns an error's sentence, or nothing.
  Q_INVOKABLE QString setTags(qlonglong game, const QString& tags);
  /// Erases what is in the bin, with its pictures; for good.
  Q_INVOKABLE QString emptyBin();

  /// Reads the first page again; what is shown stays until it is there.
  Q_INVOKABLE void refresh();
  /// Shows the awards of a game; 0: none any more.
  Q_INVOKABLE void open(qlonglong game);
  /// Copies the database to a file of its own, checked; `note` says what became of it.
  Q_INVOKABLE void backUp();

 Q_SIGNALS:
  void changed();
  void wished();

 private:
  struct Page {
    std::vector<db::GameId> numbers, empties;  ///< of all games of the list; of those in which nothing was played
    QList<QVariantMap> first;                  ///< lines
    QString error;
    qint64 total = -1;
    QStringList tags, events, armies;
  };
  [[nodiscard]] static Page read(const std::filesystem::path& file, const db::ListPage& wanted);
  [[nodiscard]] static QList<QVariantMap> readLines(const std::filesystem::path& file,
                                                    const std::vector<db::GameId>& games);
  [[nodiscard]] static QString eraseBin(const std::filesystem::path& file, int days);
  [[nodiscard]] db::ListPage wanted() const;
  void setOrder(db::ListPage& page) const;
  void wish(QString& what, const QString& value);
  /// Changes something in the file, and the list with it.
  template <class Change>
  QString write(Change change);
  using Unmoved = std::vector<db::Unmoved>;
  using Many = std::function<db::Expected<Unmoved>(db::Shelves&, const std::vector<db::GameId>&)>;
  /// Changes several games in the other thread; then `done` with how many were changed.
  void many(std::vector<db::GameId> games, const Many& change, const std::function<void(int)>& done);
  void archiveAll(const std::vector<db::GameId>& games, bool archived);
  void removeAll(const std::vector<db::GameId>& games, bool removed);
  [[nodiscard]] std::vector<db::GameId> chosen(bool notAtTable) const;
  [[nodiscard]] static QVariantList readAwards(const std::filesystem::path& file, qlonglong game);
  void load();
  void readPage(int page, const std::vector<qlonglong>& games);
  void readNext();
  /// Does the work in the other thread, then `done` with what came of it in this one.
  template <class Work, class Done>
  void beside(Work work, Done done);

  std::filesystem::path file_;
  QVariantList awards_;
  QString error_, note_, undoText_;
  QString sought_, ruleset_, result_, period_, tag_, event_, army_, column_ = "number", shelf_ = "games";
  bool descending_ = true;
  QStringList tags_, events_, armies_;
  qint64 total_ = -1;
  std::function<QString()> undo_;
  bool binLooked_ = false;  ///< what is too old in the bin was erased
  qlonglong opened_ = 0;
  bool busy_ = false;
  int turn_ = 0;  ///< of the list that is being read: an older one is not shown any more
  struct Wanted {
    int page;
    std::vector<db::GameId> games;
  };
  std::vector<Wanted> reading_;  ///< pages that are shown and not read; the last is read first, or just now
  bool readingNow_ = false;
  std::vector<db::GameId> empties_;
  std::function<qlonglong()> atTable_;
  GameList list_;
  QThreadPool pool_;  ///< of one thread; waits for it in the end
};

}  // namespace arbiter::desk
