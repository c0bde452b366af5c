// SPDX-License-Identifier: MIT
#pragma once

#include "app/desk/models/club.h"
#include "app/desk/running.h"
#include "app/event/statistics.h"

namespace arbiter::desk {

/// Standings over many events; computed while they are shown.
class ClubLeagues : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(QVariantList leagues READ leagues NOTIFY changed)          ///< maps: id, name
  Q_PROPERTY(double league READ league WRITE setLeague NOTIFY changed)  ///< the number of the one shown; 0: none
  Q_PROPERTY(bool shown READ shown WRITE setShown NOTIFY shownChanged)  ///< only then anything is computed
  Q_PROPERTY(QString title READ title NOTIFY changed)
  Q_PROPERTY(QString about READ about NOTIFY changed)  ///< which events, and what of them counts; sentences
  Q_PROPERTY(QString why READ why NOTIFY changed)      ///< why there are no standings; a sentence
  /// The best first, maps: key, id, rank, name, total, detail ("3 events · won 1").
  Q_PROPERTY(arbiter::desk::Rows* lines READ lines CONSTANT)
  Q_PROPERTY(double opened READ opened NOTIFY changed)  ///< whose total is opened; 0: nobody's
  /// What it is made of, maps: id (of the event), title, text ("rank 2"), points, counts.
  Q_PROPERTY(QVariantList parts READ parts NOTIFY changed)
  Q_PROPERTY(QVariantList formats READ formats CONSTANT)  ///< to write it in, maps: id, title, text (what it is for)

 public:
  static ClubLeagues* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<ClubLeagues>(engine); }

  explicit ClubLeagues(Club* club, QObject* parent = nullptr);

  [[nodiscard]] QVariantList leagues() const;
  [[nodiscard]] qlonglong league() const { return league_; }
  void setLeague(qlonglong id);
  [[nodiscard]] bool shown() const { return shown_; }
  void setShown(bool on);
  [[nodiscard]] QString title() const { return QString::fromStdString(table_.league); }
  [[nodiscard]] const QString& about() const { return about_; }
  [[nodiscard]] const QString& why() const { return why_; }
  [[nodiscard]] Rows* lines() { return &lines_; }
  [[nodiscard]] qlonglong opened() const { return opened_; }
  [[nodiscard]] const QVariantList& parts() const { return parts_; }
  [[nodiscard]] static QVariantList formats();

  /// Opens somebody's total; 0: nobody's.
  Q_INVOKABLE void open(qlonglong person);
  /// A league as a form has it, maps: id, name, points ("score", "10-8-6"), best (a text; empty: all), events (maps:
  /// id, name, in); `id` 0: a new one.
  Q_INVOKABLE [[nodiscard]] QVariantMap form(qlonglong id) const;
  /// Keeps it. Returns a sentence saying why not; empty: it is kept, and shown.
  Q_INVOKABLE QString keep(const QVariantMap& form);
  /// What a file in that format is usually called.
  Q_INVOKABLE [[nodiscard]] QString fileName(const QString& format) const;
  /// Writes the league that is shown; an older file of that name is replaced. Maps good, text.
  Q_INVOKABLE [[nodiscard]] QVariantMap write(const QString& format, const QString& file) const;

 Q_SIGNALS:
  void changed();
  void shownChanged();

 private:
  void show();
  [[nodiscard]] db::Expected<void> compute();

  Club* club_;
  std::vector<db::club::League> all_;
  event::LeagueTable table_;
  qlonglong league_ = 0, opened_ = 0;
  QString about_, why_;
  bool shown_ = false;
  Rows lines_;
  QVariantList parts_;
};

}  // namespace arbiter::desk
