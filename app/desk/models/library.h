// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>
#include <QThreadPool>
#include <QVariantList>
#include <QVariantMap>
#include <filesystem>
#include <functional>
#include <optional>

#include "app/desk/running.h"

namespace arbiter::desk {

/// The games that are kept in the database, newest first, as a list that grows while it is scrolled. The file is read
/// in a thread of its own, a page at a time: the window never waits for it. Rows have one role, `modelData`, a map: id,
/// ruleset, title, known, begun, moves, source, over, outcome, seats (seat, name, player, army, pointsText, winner).
class Library : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(int count READ count NOTIFY changed)
  Q_PROPERTY(bool busy READ busy NOTIFY changed)  ///< a page is being read
  Q_PROPERTY(QString error READ error NOTIFY changed)
  Q_PROPERTY(QString note READ note NOTIFY changed)           ///< what became of the backup
  Q_PROPERTY(double opened READ opened NOTIFY changed)        ///< the game whose awards are shown; 0: none
  Q_PROPERTY(QVariantList awards READ awards NOTIFY changed)  ///< its awards: seat, pointsText, reason, rule, piece
  Q_PROPERTY(QString file READ file CONSTANT)
  Q_PROPERTY(QString home READ home CONSTANT)  ///< the folder where looking for a file begins

 public:
  static Library* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<Library>(engine); }

  static constexpr int kPage = 50;  ///< games

  explicit Library(std::filesystem::path file, QObject* parent = nullptr);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
  [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
  void fetchMore(const QModelIndex& parent) override;

  [[nodiscard]] int count() const { return static_cast<int>(games_.size()); }
  [[nodiscard]] bool busy() const { return busy_; }
  [[nodiscard]] const QVariantList& games() const { return games_; }
  [[nodiscard]] const QString& error() const { return error_; }
  [[nodiscard]] const QString& note() const { return note_; }
  [[nodiscard]] qlonglong opened() const { return opened_; }
  [[nodiscard]] const QVariantList& awards() const { return awards_; }
  [[nodiscard]] QString file() const { return QString::fromStdString(file_.string()); }
  [[nodiscard]] static QString home();
  /// The newest game; none where there is none. Read at once: for a program that begins.
  [[nodiscard]] std::optional<qlonglong> newest() const;

  /// Reads the first page again; what is shown stays until it is there.
  Q_INVOKABLE void refresh();
  /// Shows the awards of a game; 0: none any more.
  Q_INVOKABLE void open(qlonglong game);
  /// Copies the database to a file of its own, checked; `note` says what became of it.
  Q_INVOKABLE void backUp();

 Q_SIGNALS:
  void changed();

 private:
  struct Page {
    QVariantList games;
    bool more = false;
    QString error;
  };
  [[nodiscard]] static Page read(const std::filesystem::path& file, std::optional<qlonglong> before);
  [[nodiscard]] static QVariantList readAwards(const std::filesystem::path& file, qlonglong game);
  void load(std::optional<qlonglong> before);
  /// Does the work in the other thread, then `done` with what came of it in this one.
  template <class Work, class Done>
  void beside(Work work, Done done);

  std::filesystem::path file_;
  QVariantList games_, awards_;
  QString error_, note_;
  qlonglong opened_ = 0;
  bool busy_ = false, more_ = false;
  int turn_ = 0;      ///< of the list that is being read: an older one is not shown any more
  QThreadPool pool_;  ///< of one thread; waits for it in the end
};

}  // namespace arbiter::desk
