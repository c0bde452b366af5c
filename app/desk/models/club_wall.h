// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QThreadPool>
#include <QTimer>
#include <memory>
#include <optional>

#include "app/desk/models/club.h"
#include "app/desk/models/round_timer.h"
#include "app/desk/models/rows.h"
#include "app/desk/models/shown_board.h"
#include "app/desk/running.h"
#include "app/event/live_round.h"
#include "app/event/standings.h"

namespace arbiter::desk {

/// A club's evening on a screen for the whole room: all tables of the round that is played, the standings, the
/// pairings. It shows one event until it is stopped, whatever is opened on the Club page, and what spectators may know
/// of it, no sooner than the event lets them. The file is read again whenever anybody writes to it, in a thread of its
/// own.
class ClubWall : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(double event READ event NOTIFY changed)       ///< the number of the one that is shown; 0: none
  Q_PROPERTY(QString title READ title NOTIFY changed)      ///< its name
  Q_PROPERTY(int round READ round NOTIFY changed)          ///< that is played; 0: none is published
  Q_PROPERTY(int rounds READ rounds NOTIFY changed)        ///< of the event
  Q_PROPERTY(int open READ open NOTIFY changed)            ///< tables of the round without a result
  Q_PROPERTY(int boards READ boards NOTIFY changed)        ///< of a table
  Q_PROPERTY(int seats READ seats NOTIFY changed)          ///< of a full table
  Q_PROPERTY(QString ruleset READ ruleset NOTIFY changed)  ///< its game
  Q_PROPERTY(bool river READ river NOTIFY changed)         ///< see GameLook
  Q_PROPERTY(bool wedges READ wedges NOTIFY changed)
  /// The tables of the round; roles: key, table, stage (waiting, playing, ended), boards (ShownBoard), seats (maps of
  /// seat, letter, name, army, points (a text, empty: none yet), place (0: none yet), first, absent, acts, out, check,
  /// ms (of its clock; -1: it has none), tone), ms and tone (of the whole game's clock).
  Q_PROPERTY(arbiter::desk::Rows* tables READ tables CONSTANT)
  /// The best first, empty while nobody has a result; roles: key, rank, name, score.
  Q_PROPERTY(arbiter::desk::Rows* standings READ standings CONSTANT)
  /// Who meets whom in `pairingRound`; roles: key, table, seats (maps of letter, name), why (of somebody without a
  /// table; empty: it is a table).
  Q_PROPERTY(arbiter::desk::Rows* pairings READ pairings CONSTANT)
  Q_PROPERTY(int pairingRound READ pairingRound NOTIFY changed)  ///< 0: none to show
  Q_PROPERTY(QString trouble READ trouble NOTIFY changed)        ///< why the file cannot be read now; a sentence
  Q_PROPERTY(arbiter::desk::RoundTimer* timer READ timer CONSTANT)

 public:
  static ClubWall* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<ClubWall>(engine); }

  explicit ClubWall(Club* club, QObject* parent = nullptr);
  ~ClubWall() override;

  /// Shows an event from now on.
  Q_INVOKABLE void start(qlonglong event);
  /// Shows nothing any more, and reads nothing. The timer goes on.
  Q_INVOKABLE void stop();

  [[nodiscard]] qlonglong event() const { return event_; }
  [[nodiscard]] QString title() const;
  [[nodiscard]] int round() const { return live_ ? live_->number : 0; }
  [[nodiscard]] int rounds() const { return live_ ? live_->session.record.event.rounds : 0; }
  [[nodiscard]] int open() const { return open_; }
  [[nodiscard]] int boards() const { return boards_; }
  [[nodiscard]] int seats() const { return live_ ? live_->session.record.event.seats : 0; }
  [[nodiscard]] QString ruleset() const;
  [[nodiscard]] bool river() const;
  [[nodiscard]] bool wedges() const;
  [[nodiscard]] Rows* tables() { return &tables_; }
  [[nodiscard]] Rows* standings() { return &standings_; }
  [[nodiscard]] Rows* pairings() { return &pairings_; }
  [[nodiscard]] int pairingRound() const { return pairingRound_; }
  [[nodiscard]] const QString& trouble() const { return trouble_; }
  [[nodiscard]] RoundTimer* timer() { return &roundTimer_; }

 Q_SIGNALS:
  void changed();

 private:
  struct Read {
    std::shared_ptr<const event::LiveRound> live;
    std::optional<event::Standings> standings;  ///< none: there are none yet
  };
  [[nodiscard]] static db::Expected<Read> readFile(event::LiveRounds& reader, const std::filesystem::path& file,
                                                   qlonglong event);
  void look();
  void take(const db::Expected<Read>& read);
  void show();
  void showPairings();
  void suggestTime();
  [[nodiscard]] QVariantMap row(const event::LiveTable& table);

  Club* club_;
  qlonglong event_ = 0;
  std::shared_ptr<const event::LiveRound> live_;
  std::optional<event::Standings> ranking_;
  std::shared_ptr<event::LiveRounds> reader_;  ///< used in the thread alone
  QMap<QString, ShownBoard*> known_;           ///< the boards, by table and number
  Rows tables_{{"table", "stage", "boards", "seats", "ms", "tone"}};
  Rows standings_{{"rank", "name", "score"}};
  Rows pairings_{{"table", "seats", "why"}};
  int open_ = 0, boards_ = 1, pairingRound_ = 0;
  QString trouble_;
  RoundTimer roundTimer_;
  std::optional<db::FileLook> seen_;
  bool busy_ = false;
  QTimer watching_;
  QThreadPool pool_;  ///< of one thread; waits for it in the end
};

}  // namespace arbiter::desk
