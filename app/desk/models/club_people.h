// SPDX-License-Identifier: MIT
#pragma once

#include "app/desk/models/club.h"
#include "app/desk/running.h"

namespace arbiter::desk {

/// Everybody the club knows, and of one of them what they have played.
class ClubPeople : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  /// Those whose names fit the search, by name, maps: key, id, name, detail ("Linz · 14 recorded games").
  Q_PROPERTY(arbiter::desk::Rows* people READ people CONSTANT)
  Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY changed)
  Q_PROPERTY(int known READ known NOTIFY changed)       ///< how many there are in all
  Q_PROPERTY(double opened READ opened NOTIFY changed)  ///< whose page is open; 0: nobody's
  /// Of whose page is open: id, name, club, federation, federation_id, title, birth_year, notes (texts), detail.
  Q_PROPERTY(QVariantMap person READ person NOTIFY changed)
  /// What they have played, the newest first, maps: title ("Friday, round 2"), detail, place ("1 of 4"), points.
  Q_PROPERTY(QVariantList games READ games NOTIFY changed)
  /// The same as it went, the oldest first, maps: points (a number), pointsText, first (place 1), place, title, detail,
  /// army (empty: the game has none).
  Q_PROPERTY(QVariantList course READ course NOTIFY changed)
  /// Whom against and with what, maps: name, games, detail ("before 3, level 1, behind 2"), better, level, worse.
  Q_PROPERTY(QVariantList opponents READ opponents NOTIFY changed)
  Q_PROPERTY(QVariantList armies READ armies NOTIFY changed)
  /// What earned most at once, maps: points, text, rule.
  Q_PROPERTY(QVariantList moments READ moments NOTIFY changed)

 public:
  static ClubPeople* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<ClubPeople>(engine); }

  explicit ClubPeople(Club* club, QObject* parent = nullptr);

  [[nodiscard]] Rows* people() { return &people_; }
  [[nodiscard]] const QString& search() const { return search_; }
  void setSearch(const QString& text);
  [[nodiscard]] int known() const { return known_; }
  [[nodiscard]] qlonglong opened() const { return opened_; }
  [[nodiscard]] const QVariantMap& person() const { return person_; }
  [[nodiscard]] const QVariantList& games() const { return games_; }
  [[nodiscard]] const QVariantList& course() const { return course_; }
  [[nodiscard]] const QVariantList& opponents() const { return opponents_; }
  [[nodiscard]] const QVariantList& armies() const { return armies_; }
  [[nodiscard]] const QVariantList& moments() const { return moments_; }

  /// Opens somebody's page; 0: nobody's.
  Q_INVOKABLE void open(qlonglong person);
  /// The others of that name, in whatever case; somebody new of it has to be told from them.
  Q_INVOKABLE int namesakes(const QString& name, qlonglong besides) const;
  /// Keeps what is known of somebody, keys as in `person`; `id` 0: somebody new. Returns a sentence saying why not;
  /// empty: it is kept, and their page is open.
  Q_INVOKABLE QString keep(const QVariantMap& data);
  /// Those that somebody may turn out to be: everybody else, maps: id, name, detail.
  Q_INVOKABLE QVariantList others(qlonglong person) const;
  /// `gone` turns out to be `kept`, whose page is open then: games and seats are theirs.
  Q_INVOKABLE bool merge(qlonglong kept, qlonglong gone);
  /// Erases everything that is known of somebody, for good; games and results stay.
  Q_INVOKABLE bool erase(qlonglong person);

 Q_SIGNALS:
  void changed();

 private:
  void show();
  void showPage();

  Club* club_;
  Rows people_;
  QString search_;
  int known_ = 0;
  qlonglong opened_ = 0;
  QVariantMap person_;
  QVariantList games_, course_, opponents_, armies_, moments_;
};

}  // namespace arbiter::desk
