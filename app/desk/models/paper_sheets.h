// SPDX-License-Identifier: MIT
#pragma once

#include <QThreadPool>
#include <atomic>
#include <filesystem>

#include "app/desk/models/club.h"
#include "app/desk/running.h"
#include "app/printing/printing.h"

namespace arbiter::desk {

class ClubLink;
class Setup;
class Table;

/// What a club's evening needs on paper (app/printing), for QML: slips, charts, lists and standings of the open event,
/// score sheets of games, and how games and armies are played, as PDFs.
class PaperSheets : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  /// What can be printed of an event, maps: id, title, text (what it is good for).
  Q_PROPERTY(QVariantList kinds READ kinds CONSTANT)
  /// The rounds of the open event, maps: text ("Round 2", "Round 3, a draft"), value (its number), published.
  Q_PROPERTY(QVariantList rounds READ rounds NOTIFY changed)
  Q_PROPERTY(bool busy READ busy NOTIFY workChanged)      ///< a booklet is being written
  Q_PROPERTY(double share READ share NOTIFY workChanged)  ///< how much of it is done, 0 to 1

 public:
  static PaperSheets* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<PaperSheets>(engine); }

  /// The games are kept in `database`.
  PaperSheets(std::filesystem::path database, Table* table, Setup* setup, Club* club, ClubLink* link,
              QObject* parent = nullptr);
  ~PaperSheets() override;

  [[nodiscard]] static QVariantList kinds();
  [[nodiscard]] QVariantList rounds() const;

  /// What a file of it is usually called; `round` 0: without one.
  Q_INVOKABLE [[nodiscard]] QString eventFile(const QString& kind, int round) const;
  Q_INVOKABLE [[nodiscard]] QString gameFile(const QString& ruleset, qlonglong game) const;
  /// Writes a print of the open event, or the score sheet of a kept game (0: of the one on the table), as everybody may
  /// see it; an older file of that name is replaced. Maps good, text (a sentence), file (its path, where it is good).
  Q_INVOKABLE [[nodiscard]] QVariantMap writeEvent(const QString& kind, int round, const QString& paper,
                                                   const QString& file) const;
  Q_INVOKABLE [[nodiscard]] QVariantMap writeGame(qlonglong game, const QString& paper, const QString& file) const;

  /// What can be printed of a guide (RulesView::armyPage or guidePage), maps: id, title, text; the first is what it
  /// shows.
  Q_INVOKABLE [[nodiscard]] static QVariantList guideKinds(const QVariantMap& page);
  Q_INVOKABLE [[nodiscard]] QString guideFile(const QString& kind, const QVariantMap& page) const;
  /// Begins to write the booklet of all armies of a game beside everything else; `booklet` says what became of it.
  Q_INVOKABLE void beginBooklet(const QVariantMap& page, const QString& paper, const QString& file);
  Q_INVOKABLE void stop() { stop_ = true; }  ///< nothing is written
  [[nodiscard]] bool busy() const { return busy_; }
  [[nodiscard]] double share() const { return share_; }

  /// Writes one of them; armies with the options of the game on the table or, where that plays another, of the game
  /// that is being set up. As writeGame.
  Q_INVOKABLE [[nodiscard]] QVariantMap writeGuide(const QString& kind, const QVariantMap& page, const QString& paper,
                                                   const QString& file) const;

 Q_SIGNALS:
  void changed();
  void workChanged();
  void booklet(const QVariantMap& result);  ///< as writeGame

 private:
  [[nodiscard]] Value guideSetup(const QString& kind, const QString& ruleset) const;
  /// What the codes on slips open, where the club's server is known.
  [[nodiscard]] db::Expected<printing::PhonePages> phonePages() const;

  std::filesystem::path database_;
  Table* table_;
  Setup* setup_;
  Club* club_;
  ClubLink* link_;
  bool busy_ = false;
  double share_ = 0;
  std::atomic<bool> stop_{false};
  QThreadPool pool_;  ///< of one thread; waits for it in the end
};

}  // namespace arbiter::desk
