// SPDX-License-Identifier: MIT
#pragma once

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTimer>
#include <memory>
#include <string>

#include "app/desk/camera/cameras.h"
#include "app/desk/look/board_look.h"
#include "app/desk/look/settings.h"
#include "app/desk/models/club.h"
#include "app/desk/models/club_files.h"
#include "app/desk/models/club_grid.h"
#include "app/desk/models/club_leagues.h"
#include "app/desk/models/club_link.h"
#include "app/desk/models/club_people.h"
#include "app/desk/models/club_players.h"
#include "app/desk/models/club_ratings.h"
#include "app/desk/models/club_seating.h"
#include "app/desk/models/club_standings.h"
#include "app/desk/models/club_tables.h"
#include "app/desk/models/club_wall.h"
#include "app/desk/models/demo.h"
#include "app/desk/models/event_form.h"
#include "app/desk/models/game_files.h"
#include "app/desk/models/last_game.h"
#include "app/desk/models/library.h"
#include "app/desk/models/paper_sheets.h"
#include "app/desk/models/prints.h"
#include "app/desk/models/puzzles.h"
#include "app/desk/models/replay.h"
#include "app/desk/models/review.h"
#include "app/desk/models/setup.h"
#include "app/desk/models/table.h"
#include "app/desk/models/templates.h"
#include "app/desk/options.h"
#include "app/desk/voice/voice.h"

namespace arbiter::desk {

/// The window with everything behind it. One in a program.
class Desk {
 public:
  explicit Desk(const Options& options, table::Referee referee = table::make_referee());
  ~Desk();
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;

  /// Begins or takes up the game that the options name. Returns an error's sentence, empty when all is well.
  [[nodiscard]] std::string prepare();
  /// Shows the window; false when its QML cannot be loaded (the reasons are on the standard error).
  [[nodiscard]] bool show();

  [[nodiscard]] Theme& theme() { return theme_; }
  [[nodiscard]] Language& language() { return language_; }
  [[nodiscard]] Settings& settings() { return settings_; }
  [[nodiscard]] BoardLook& boardLook() { return boardLook_; }
  [[nodiscard]] Table& table() { return table_; }
  [[nodiscard]] Setup& setup() { return setup_; }
  [[nodiscard]] Voice& voice() { return voice_; }
  [[nodiscard]] Library& library() { return library_; }
  [[nodiscard]] GameFiles& gameFiles() { return gameFiles_; }
  [[nodiscard]] Replay& replay() { return replay_; }
  [[nodiscard]] Review& review() { return review_; }
  [[nodiscard]] Puzzles& puzzles() { return puzzles_; }
  [[nodiscard]] Club& club() { return club_; }
  [[nodiscard]] ClubLink& clubLink() { return clubLink_; }
  [[nodiscard]] ClubStandings& clubStandings() { return clubStandings_; }
  [[nodiscard]] EventForm& eventForm() { return eventForm_; }
  [[nodiscard]] ClubWall& clubWall() { return clubWall_; }
  [[nodiscard]] ClubPeople& clubPeople() { return clubPeople_; }
  [[nodiscard]] ClubLeagues& clubLeagues() { return clubLeagues_; }
  [[nodiscard]] ClubRatings& clubRatings() { return clubRatings_; }
  [[nodiscard]] Cameras& cameras() { return cameras_; }
  [[nodiscard]] PhoneCameras& phones() { return phones_; }
  /// That of the first board.
  [[nodiscard]] Camera& camera() { return *cameras_.at(0); }
  [[nodiscard]] QQuickWindow* window() const { return window_; }
  /// The window for guests or that of the clocks where one is open; else the same.
  [[nodiscard]] QQuickWindow* shownWindow() const;

 private:
  /// Says everything again, in the language that was chosen meanwhile.
  void retranslate();
  /// The timer of the big screen outlives the program.
  void keepRoundTimer();
  /// Why there are too many sources for a game on so many boards; empty: there are not.
  [[nodiscard]] std::string surplus(int boards) const;

  Options options_;
  Theme theme_{nullptr};
  Language language_{nullptr};
  Settings settings_;
  BoardLook boardLook_;
  Table table_;
  Voice voice_;
  Setup setup_;
  Templates templates_;
  Demo demo_;
  LastGame lastGame_;
  Library library_;
  GameFiles gameFiles_;
  Replay replay_;
  Review review_;
  Puzzles puzzles_;
  Prints prints_{nullptr};
  Club club_;
  ClubPlayers clubPlayers_;
  ClubSeating clubSeating_;
  ClubTables clubTables_;
  ClubGrid clubGrid_;
  ClubWall clubWall_;
  ClubStandings clubStandings_;
  ClubPeople clubPeople_;
  ClubRatings clubRatings_;
  ClubLeagues clubLeagues_;
  ClubFiles clubFiles_;
  ClubLink clubLink_;
  PaperSheets paperSheets_;
  EventForm eventForm_;
  PositionEditor editor_{nullptr};
  PhoneCameras phones_;
  Cameras cameras_;
  QTimer gameEnd_;      ///< phones stay a little: what ended the game may be taken back
  bool named_ = false;  ///< the game that is taken up next is watched by what the command line names
  QQmlApplicationEngine engine_;
  QQuickWindow* window_ = nullptr;
};

/// How much larger than usual the desktop wants its type: 1 at 96 dots an inch (QT_FONT_DPI, the settings of a
/// desktop).
[[nodiscard]] double fontScale();

/// Makes the look of the window the same everywhere: controls of our own, the typeface. The types of the module are
/// known from then on.
void prepareLook();

}  // namespace arbiter::desk
