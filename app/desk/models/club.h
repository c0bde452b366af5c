// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>
#include <filesystem>
#include <functional>
#include <optional>

#include "app/desk/models/rows.h"
#include "app/desk/running.h"
#include "app/event/event.h"
#include "db/club/club.h"
#include "db/file_look.h"

namespace arbiter::desk {

/// The club behind the Club page: its events, and the one that is open, read from the file of games and read again when
/// anybody writes to it. What is done to it goes through `change`: it is on the disk when that returns, or `error` says
/// why not, and nothing has changed. GUI thread only.
class Club : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  /// The newest first, maps: key, id, name, begins, facts ("Chess · 2 of 3 rounds · 14 players").
  Q_PROPERTY(arbiter::desk::Rows* events READ events CONSTANT)
  Q_PROPERTY(double event READ event NOTIFY changed)         ///< the number of the one that is open; 0: none
  Q_PROPERTY(QString title READ title NOTIFY changed)        ///< its name
  Q_PROPERTY(QString facts READ facts NOTIFY changed)        ///< its game, and how far it is
  Q_PROPERTY(int published READ published NOTIFY changed)    ///< rounds
  Q_PROPERTY(QString by READ by WRITE setBy NOTIFY changed)  ///< who does all this, for the log
  Q_PROPERTY(QString trouble READ trouble NOTIFY changed)    ///< why the file cannot be read now; a sentence
  Q_PROPERTY(QString error READ error NOTIFY changed)        ///< why what was asked for last was not done; a sentence
  Q_PROPERTY(QString note READ note NOTIFY changed)          ///< what is to be known of what was done last

 public:
  static Club* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<Club>(engine); }

  explicit Club(std::filesystem::path file, QObject* parent = nullptr);

  [[nodiscard]] Rows* events() { return &events_; }
  [[nodiscard]] qlonglong event() const { return event_; }
  [[nodiscard]] QString title() const;
  [[nodiscard]] QString facts() const;
  [[nodiscard]] int published() const { return event_session_ ? event_session_->published() : 0; }
  [[nodiscard]] const QString& by() const { return by_; }
  void setBy(const QString& who);
  [[nodiscard]] const QString& trouble() const { return trouble_; }
  [[nodiscard]] const QString& error() const { return error_; }
  [[nodiscard]] const QString& note() const { return note_; }

  /// Looks at the file now and, as long as it is on, twice a second.
  Q_INVOKABLE void watch(bool on);
  /// Installed on the window: while anything is pressed in it, what is shown of the club stays as it is.
  bool eventFilter(QObject* watched, QEvent* event) override;
  /// Opens an event; 0: none.
  Q_INVOKABLE void open(qlonglong event);
  /// The sentences of `error` and `note` have been read.
  Q_INVOKABLE void dismiss();

  /// The open event; null where none is.
  [[nodiscard]] const event::EventSession* session() const { return event_session_ ? &*event_session_ : nullptr; }
  [[nodiscard]] const std::vector<db::club::Event>& list() const { return list_; }
  /// Everybody, by number; those merged into others and those erased too.
  [[nodiscard]] const std::vector<db::club::Person>& people() const { return people_; }
  /// Is somebody in the club's lists: neither merged into somebody else nor erased?
  [[nodiscard]] static bool knows(const db::club::Person& person) {
    return person.merged_into == 0 && person.erased_at.empty();
  }
  /// A ruleset's name; its id where there is no such ruleset.
  [[nodiscard]] static QString gameTitle(const QString& ruleset);
  [[nodiscard]] db::club::By who() const { return {by_.toStdString()}; }
  [[nodiscard]] const std::filesystem::path& file() const { return file_; }
  /// Does something to the club, and reads it again; false with `error` set where that failed.
  bool change(const std::function<db::Expected<void>(db::club::Club&)>& work, const QString& note = {});
  /// Tells an error; always false.
  bool refuse(const db::Error& error);
  void tell(const QString& note);
  /// An error as the window says it: without hints at commands.
  [[nodiscard]] static QString said(const db::Error& error);

 Q_SIGNALS:
  void changed();
  void read();  ///< what is known of the club may be other than before

 private:
  void hold(bool on);
  void look();
  void readNow();
  [[nodiscard]] db::Expected<void> readFile();
  [[nodiscard]] QVariantList rowsOf(const db::club::Club& club) const;

  /// When and how large it was written last.

  std::filesystem::path file_;
  QString by_, trouble_, error_, note_;
  qlonglong event_ = 0;
  std::vector<db::club::Event> list_;
  std::vector<db::club::Person> people_;
  std::optional<event::EventSession> event_session_;
  Rows events_;
  std::optional<db::FileLook> seen_;
  QTimer timer_;
  bool held_ = false;
};

}  // namespace arbiter::desk
