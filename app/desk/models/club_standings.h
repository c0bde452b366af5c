// SPDX-License-Identifier: MIT
#pragma once

#include <QVariantList>

#include "app/desk/models/club.h"
#include "app/desk/running.h"

namespace arbiter::desk {

/// Who is ahead in the open event, and by what.
class ClubStandings : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  /// The best first, maps: key, id, rank, name, score, ties (texts, in the order of `ties`).
  Q_PROPERTY(arbiter::desk::Rows* lines READ lines CONSTANT)
  /// The tie-breaks, maps: name ("BH/C1"), title ("Buchholz"), meaning (a sentence).
  Q_PROPERTY(QVariantList ties READ ties NOTIFY changed)
  Q_PROPERTY(QString about READ about NOTIFY changed)   ///< after which round, and what is still open; sentences
  Q_PROPERTY(QString why READ why NOTIFY changed)       ///< why there are none; a sentence
  Q_PROPERTY(double opened READ opened NOTIFY changed)  ///< whose numbers are opened; 0: nobody's
  /// What these are made of, maps: title ("Round 1, table 2"), points, text, awards (points, reason, rule).
  Q_PROPERTY(QVariantList rounds READ rounds NOTIFY openedChanged)
  /// And the tie-breaks, maps: name, title, meaning, value, parts (texts).
  Q_PROPERTY(QVariantList parts READ parts NOTIFY openedChanged)

 public:
  static ClubStandings* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<ClubStandings>(engine); }

  explicit ClubStandings(Club* club, QObject* parent = nullptr);

  [[nodiscard]] Rows* lines() { return &lines_; }
  [[nodiscard]] const QVariantList& ties() const { return ties_; }
  [[nodiscard]] const QString& about() const { return about_; }
  [[nodiscard]] const QString& why() const { return why_; }
  [[nodiscard]] qlonglong opened() const { return opened_; }
  [[nodiscard]] const QVariantList& rounds() const { return rounds_; }
  [[nodiscard]] const QVariantList& parts() const { return parts_; }

  /// Opens somebody's numbers; 0: nobody's.
  Q_INVOKABLE void open(qlonglong person);

 Q_SIGNALS:
  void changed();
  void openedChanged();

 private:
  void show();

  Club* club_;
  Rows lines_;
  QVariantList ties_;
  QString about_, why_;
  qlonglong opened_ = 0;
  QVariantList rounds_, parts_;
};

}  // namespace arbiter::desk
