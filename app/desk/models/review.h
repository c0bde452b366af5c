// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "app/desk/running.h"
#include "app/table/game_review.h"

namespace arbiter::desk {

class Replay;

/// The judgement of the game that is replayed: what each action gave away, what was better, and how well each player
/// did. Saved judgements appear with the game. `start` has the rest judged, in a thread.
class Review : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(QString refusal READ refusal NOTIFY changed)  ///< why the game is not analysed; empty: it can be
  Q_PROPERTY(bool running READ running NOTIFY changed)     ///< it is being analysed
  Q_PROPERTY(bool whole READ whole NOTIFY changed)         ///< every action is judged
  Q_PROPERTY(bool any READ any NOTIFY changed)             ///< some action is judged
  Q_PROPERTY(double done READ done NOTIFY changed)         ///< the share that is judged, 0 to 1
  Q_PROPERTY(QString progress READ progress NOTIFY changed)
  Q_PROPERTY(QString trouble READ trouble NOTIFY changed)  ///< what went wrong, a sentence
  /// The actions that are marked, maps: step, seat, mark, title, text.
  Q_PROPERTY(QVariantList slips READ slips NOTIFY changed)
  /// The players with a judged action, maps: seat, player, accuracy (0 to 100), text.
  Q_PROPERTY(QVariantList players READ players NOTIFY changed)
  // Of the step that is shown; empty where it was not judged.
  Q_PROPERTY(QString mark READ mark NOTIFY stepped)
  Q_PROPERTY(QString judgement READ judgement NOTIFY stepped)  ///< what was better and why, or that it was the best
  Q_PROPERTY(QString expected READ expected NOTIFY stepped)    ///< the share of each player before it, in words

 public:
  static Review* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return desk::running<Review>(engine); }

  /// The replay must outlive it.
  Review(std::filesystem::path file, Replay* replay);

  /// Judges what is not judged yet.
  Q_INVOKABLE void start();
  /// Ends that; what was judged stays.
  Q_INVOKABLE void stop();
  void retranslate();

  [[nodiscard]] QString refusal() const;
  [[nodiscard]] bool running() const { return wanted_ && news_.running; }
  [[nodiscard]] bool whole() const { return news_.whole; }
  [[nodiscard]] bool any() const { return !moves_.empty(); }
  [[nodiscard]] double done() const;
  [[nodiscard]] QString progress() const;
  [[nodiscard]] QString trouble() const;
  [[nodiscard]] QVariantList slips() const;
  [[nodiscard]] QVariantList players() const;
  [[nodiscard]] QString mark() const;
  [[nodiscard]] QString judgement() const;
  [[nodiscard]] QString expected() const;
  /// Every judged action by its step.
  [[nodiscard]] const std::map<int, table::ReviewedMove>& moves() const { return moves_; }
  /// By seat, how the game ended; empty while it is not over.
  [[nodiscard]] const std::map<std::string, double>& outcome() const { return news_.outcome; }
  [[nodiscard]] int steps() const;
  [[nodiscard]] int at() const;

 Q_SIGNALS:
  void changed();
  void stepped();

 private:
  void follow();
  void look();
  void begin(table::GameReview::Extent extent);
  [[nodiscard]] QString player(const std::string& seat) const;
  [[nodiscard]] static QString advice(const table::ReviewedMove& move);
  [[nodiscard]] const table::ReviewedMove* here() const;
  [[nodiscard]] QString shares(const std::map<std::string, double>& all) const;

  std::filesystem::path file_;
  Replay* replay_;
  table::GameReview review_;
  table::GameReview::News news_;
  std::map<int, table::ReviewedMove> moves_;
  qlonglong game_ = 0;   ///< whose judgements these are
  int steps_ = 0;        ///< how long it was then
  bool wanted_ = false;  ///< somebody has asked for it
  QTimer looking_;
};

}  // namespace arbiter::desk
