// SPDX-License-Identifier: MIT
#pragma once

#include "app/desk/models/club.h"
#include "app/desk/running.h"

namespace arbiter::desk {

/// How strong everybody is at a game, and how often its armies win; recomputed from all its games while it is shown.
class ClubRatings : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  /// Games of which some have been counted, the one with most first, maps: id, name, count.
  Q_PROPERTY(QVariantList games READ games NOTIFY changed)
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)       ///< id of the one that is shown
  Q_PROPERTY(bool casual READ casual WRITE setCasual NOTIFY changed)    ///< games outside events count too
  Q_PROPERTY(bool shown READ shown WRITE setShown NOTIFY shownChanged)  ///< only then anything is computed
  Q_PROPERTY(QString about READ about NOTIFY changed)                   ///< what is counted, a sentence
  Q_PROPERTY(QString why READ why NOTIFY changed)                       ///< why there is nothing; a sentence
  /// Two lists, the strongest first: of games of two, and of games of more. Maps: key, id, rank, name, rating,
  /// provisional (it is not known well yet), detail ("± 86 · 14 games · last in 2026-11").
  Q_PROPERTY(arbiter::desk::Rows* two READ two CONSTANT)
  Q_PROPERTY(arbiter::desk::Rows* more READ more CONSTANT)
  /// What wins most often first, maps: key, name, games, part ("31 %"), low, high, even (shares, 0 to 1), detail.
  Q_PROPERTY(arbiter::desk::Rows* armies READ armies CONSTANT)

 public:
  static ClubRatings* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<ClubRatings>(engine); }

  explicit ClubRatings(Club* club, QObject* parent = nullptr);

  [[nodiscard]] const QVariantList& games() const { return games_; }
  [[nodiscard]] const QString& game() const { return game_; }
  void setGame(const QString& id);
  [[nodiscard]] bool casual() const { return casual_; }
  void setCasual(bool on);
  [[nodiscard]] bool shown() const { return shown_; }
  void setShown(bool on);
  [[nodiscard]] const QString& about() const { return about_; }
  [[nodiscard]] const QString& why() const { return why_; }
  [[nodiscard]] Rows* two() { return &two_; }
  [[nodiscard]] Rows* more() { return &more_; }
  [[nodiscard]] Rows* armies() { return &armies_; }

 Q_SIGNALS:
  void changed();
  void shownChanged();

 private:
  void show();
  [[nodiscard]] db::Expected<void> compute(QVariantList& two, QVariantList& more, QVariantList& armies);

  Club* club_;
  QVariantList games_;
  QString game_, about_, why_;
  bool casual_ = true, shown_ = false;
  Rows two_, more_, armies_;
};

}  // namespace arbiter::desk
