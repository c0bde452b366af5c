// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>
#include <QHash>
#include <QQmlEngine>
#include <QSet>
#include <QVariantMap>
#include <functional>
#include <vector>

namespace arbiter::desk {

/// The lines of a long list of games, and which of them are selected. It knows the numbers of all games, and reads
/// their lines a page at a time when they are shown; of these it keeps the pages that were shown last. A line that is
/// not read yet has empty texts.
class GameList : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Library.list")
  Q_PROPERTY(int count READ count NOTIFY counted)
  Q_PROPERTY(int selected READ selected NOTIFY selectionChanged)  ///< so many games are selected
  Q_PROPERTY(int current READ current NOTIFY selectionChanged)    ///< the row that keys move from; -1: none
  /// The game that alone is selected, as `at`; empty where none is, or several are.
  Q_PROPERTY(QVariantMap game READ game NOTIFY gameChanged)

 public:
  /// What is shown of a game: under these names a delegate finds it. Texts, but: number (its id), known (the program
  /// has its rules), moves (a number), over and chosen (it is selected).
  enum Role {
    kNumber = Qt::UserRole,
    kTitle,
    kKnown,
    kBegun,
    kDay,
    kPlayers,
    kOutcome,
    kResult,
    kMoves,
    kEvent,
    kOver,
    kChosen
  };
  Q_ENUM(Role)
  /// How a row is selected: alone, besides the others (or no more), with all from where selecting began, the same
  /// besides the others, or not at all: it only becomes the current one.
  enum How { Alone, Toggled, Range, RangeToo, NotAtAll };
  Q_ENUM(How)

  static constexpr int kPage = 50;   ///< lines that are read at once
  static constexpr int kPages = 40;  ///< pages that are kept

  using Game = QVariantMap;
  /// Reads the lines of these games and passes them to `filled` later.
  using Reader = std::function<void(int page, std::vector<qlonglong> games)>;

  explicit GameList(Reader reader, QObject* parent = nullptr);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(ids_.size()); }
  [[nodiscard]] int selected() const { return static_cast<int>(chosen_.size()); }
  [[nodiscard]] int current() const { return current_; }
  [[nodiscard]] QVariantMap game() const;
  /// All that is known of the game in a row: id, ruleset, title, known, begun, day, players, moves, source, over,
  /// outcome, result (who won, or what became of it, in few words), event, tags, seats (seat, name, player, army,
  /// pointsText, winner); empty while it is not read.
  Q_INVOKABLE [[nodiscard]] QVariantMap at(int row) const;
  /// The selected games, in the order of the list.
  [[nodiscard]] std::vector<qlonglong> chosen() const;

  /// Selects a row, and makes it the current one; a row that is not there is the nearest one.
  Q_INVOKABLE void select(int row, arbiter::desk::GameList::How how);
  Q_INVOKABLE void selectAll();
  Q_INVOKABLE void selectNone();
  /// The row of a game; -1 where it is not in the list.
  Q_INVOKABLE [[nodiscard]] int rowOf(qlonglong game) const;

  /// What the list holds now, and the lines of its first page. Other lines that are known are shown until they are read
  /// again; games that stay in it stay selected.
  void show(const std::vector<qlonglong>& games, const QList<Game>& first);
  /// What was read of a page. Games that are not there any more are left out.
  void filled(int page, const QList<Game>& games);
  /// A page was not read after all; it is when it is shown again.
  void passed(int page) { pages_.remove(page); }

 Q_SIGNALS:
  void counted();
  void selectionChanged();
  void gameChanged();

 private:
  struct Page {
    bool fresh = false;  ///< it was read since the list was read
    bool asked = false;  ///< it is being read
    int shown = 0;       ///< when it was shown last
  };
  [[nodiscard]] const Game* line(int row) const;
  void need(int page) const;
  void forgetOld(int but);
  void chosenAgain(int from, int to);
  void change(const std::vector<qlonglong>& games);

  Reader reader_;
  std::vector<qlonglong> ids_;
  QHash<qlonglong, Game> lines_;
  mutable QHash<int, Page> pages_;
  mutable int shown_ = 0;
  QSet<qlonglong> chosen_;
  int current_ = -1, anchor_ = -1;  ///< rows
  bool changing_ = false;           ///< rows come and go: nothing is read for what a page holds at this moment
};

}  // namespace arbiter::desk
