// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QPolygonF>
#include <QString>
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "app/desk/camera/frame_pump.h"
#include "app/table/table_watcher.h"
#include "calibration/measure/lens_collector.h"
#include "calibration/measure/table_check.h"
#include "value/message.h"

namespace arbiter::desk {

/// What is read on one cell, for drawing.
struct CellMark {
  QString square;
  QPolygonF outline;  ///< in pixels of the source
  QString army;       ///< empty: nothing stands there; "?": something of no army
  QString kind;       ///< the likeliest one of that army; empty where kinds cannot be told
  double certainty = 0;
  bool changed = false;
};

/// Where the watching stands, for a screen.
struct WatchView {
  std::uint64_t change = 0;  ///< of the sources, after which it was seen: see WatchThread::watch
  table::WatchStatus::Stage stage = table::WatchStatus::Stage::looking;
  qint64 frame = 0;
  QPolygonF corners;  ///< empty while the board is not seen
  std::vector<CellMark> cells;
  std::optional<table::WatchAlert> alert;
  double milliseconds = 0;
  QSize size;               ///< of the source's pictures
  double smallestCell = 0;  ///< pixels, the shortest side of a cell; 0 while the board is not seen
  double brightness = 0;    ///< 0 … 255, mean
  double sharpness = 0;     ///< variance of the Laplacian at 640 px width
  Message tags, tagsWrong;  ///< as table::WatchStatus
};

/// Where the board lies in a picture and how well it can be read there, for who sets the camera up.
struct TableView {
  std::uint64_t change = 0;      ///< as WatchView
  Message why;                   ///< why the board was not found; empty: it was
  calibration::Profile profile;  ///< where it lies, through which lens; without a name
  calibration::TableCheck check;
  std::vector<QPolygonF> cells;  ///< outlines of the squares, in pixels of the source
};

/// How far measuring a lens has come.
struct LensView {
  std::uint64_t change = 0;  ///< as WatchView
  calibration::LensSight sight;
  std::optional<tl::expected<calibration::LensMeasurement, calibration::LensFailure>> result;
};

/// What is to be done about measuring a lens.
enum class LensStep {
  begin,    ///< the calibration board is held before the camera from now on; the game is not watched meanwhile
  take,     ///< keep the next picture
  measure,  ///< with the pictures there are; done without being asked when they are enough
  go_on,    ///< after a measurement: with more pictures
  stop
};

/// Watches the boards of a game in threads of its own, each through a source that is put in and taken away while it
/// runs. It keeps a copy of the game, brought up to date with `game`, so that the window never waits for it; what it
/// reads is told, and recorded by who owns the real game. Boards are counted from 0. The callbacks come from other
/// threads.
class WatchThread {
 public:
  struct Told {
    /// The source of the change was opened, or `why` not: then nothing is watched through it. Pictures come afterwards.
    std::function<void(std::uint64_t change, const Message& why)> opened;
    /// Every picture of a board, made small for the screen.
    std::function<void(std::size_t board, const QImage& picture, QSize size, std::uint64_t change)> picture;
    /// After every picture of a board that was read.
    std::function<void(std::size_t board, const WatchView& view)> view;
    /// An action was read; `ply` is the number it would have in the game.
    std::function<void(const table::WatchedAction& action, int ply)> action;
    /// Something to be told once: a thing noticed, or (`alert.undone`) actions that were taken back, which is `ply` of
    /// the game then.
    std::function<void(std::size_t board, const table::WatchAlert& alert, int ply)> notice;
    /// A picture of the board as it stood after that ply of the game, the bytes of a JPEG: see table::picture_to_keep.
    std::function<void(std::size_t board, int ply, const std::string& jpeg)> kept;
    std::function<void(const table::BoardSources::Gap& gap, std::uint64_t change)> gap;
    /// What the watcher made of a picture of that source; the session is of its game. May be empty.
    std::function<void(const std::string& source, const cv::Mat& picture, const table::WatchStatus& status,
                       const table::Session& session)>
        seen;
    std::function<void(std::size_t board, const TableView& table)> table;  ///< what `inspect` found
    /// After every picture in which the calibration board was looked for, and when the lens was measured.
    std::function<void(std::size_t board, const LensView& view)> lens;
  };

  /// `opener`: opens what a source names, by default vision::open_source; called in the pump's thread.
  explicit WatchThread(Told told, table::BoardSources::Opener opener = {});
  ~WatchThread();
  WatchThread(const WatchThread&) = delete;
  WatchThread& operator=(const WatchThread&) = delete;

  /// The board is watched by this source (as the opener takes it), which is opened when the one before is closed, and
  /// told with Told::opened; by that which watches `other`; by none any more. The number of the change is returned:
  /// what is told with a lower one is of the source before.
  std::uint64_t watch(std::size_t board, const std::string& source);
  std::uint64_t share(std::size_t board, std::size_t other, const std::string& source);
  std::uint64_t leave(std::size_t board);

  /// The game is this now (see Session::requests). Only what is new is played when it goes on from before.
  void game(std::vector<table::Request> requests);
  /// What was recorded though it was in doubt is what was played, a person says.
  void confirm();
  /// Nothing was played that the game does not know of, a person says: the board shows it as it stands.
  void nothingPlayed(std::size_t board);
  void relocate(std::size_t board, std::optional<calibration::Corners> corners);
  void hint(std::size_t board, std::optional<vision::PictureSide> south);
  /// Looks for a board in the latest picture, or takes these corners, with or without a game; told with Told::table.
  void inspect(std::size_t board, std::string name, std::optional<calibration::Corners> corners);
  /// The table was set up before: the board is looked for there.
  void use(std::size_t board, calibration::Profile profile);
  /// The lens was measured: the board is looked for through it.
  void use(std::size_t board, const calibration::Lens& lens);
  void tags(std::size_t board, table::WatchOptions::Tags tags);
  /// Told with Told::lens.
  void lens(std::size_t board, LensStep step);
  void pause(bool paused) { pump_->pause(paused); }
  /// How wide the pictures are that Told::kept gets, in pixels; 0: it gets none.
  void keepPictures(int width) { keptWidth_ = width; }

  /// What is asked for as long as one of these lives is begun with when it goes, so that the first picture of a source,
  /// which may be the only one, meets all of it. For the thread that asks; not one within another.
  class Together {
   public:
    explicit Together(WatchThread& thread) : thread_(thread) { thread.together_ = true; }
    ~Together() {
      thread_.together_ = false;
      thread_.begin();
    }
    Together(const Together&) = delete;
    Together& operator=(const Together&) = delete;

   private:
    WatchThread& thread_;
  };

 private:
  using Order = std::function<void()>;
  /// What is known of one board.
  struct Place {
    std::uint64_t since = 0;  ///< the last change of its source: pictures of before are not its own
    table::WatchOptions options;
    double brightness = 0, sharpness = 0;
    vision::Frame latest;                       ///< the picture taken last
    std::optional<calibration::Corners> found;  ///< where the watcher has seen the board last, the way round it lies
    std::function<void()> inspection;           ///< waits for a picture
    std::optional<calibration::LensCollector> collector;
    LensView lens;
    bool begun = false;  ///< what stood there when the watching began was kept
    std::string source;  ///< what its source is called
  };
  /// Carries out what was ordered and reads one picture, if there is one.
  void step();
  void carryOut();
  void begin();
  void run(const std::stop_token& stop);
  void order(Order order);
  Place& place(std::size_t board);
  void restart(std::size_t board);
  /// Begins anew at a board, and has its source changed; `how` is told the number of the change, which is returned.
  std::uint64_t change(std::size_t board, const std::string& source,
                       std::function<void(table::BoardSources&, std::uint64_t)> how);
  void play(const std::vector<table::Request>& requests);
  void read(std::size_t board, const vision::Frame& frame);
  void finish();
  void tell(std::size_t board, const table::WatchOutcome& outcome, const vision::Frame& frame);
  /// Makes a picture to be kept of what the board shows after an outcome.
  void keepPicture(std::size_t board, const table::WatchOutcome& outcome, const vision::Frame& frame);
  void seeLens(std::size_t board, const vision::Frame& frame);
  void measureLens(std::size_t board);
  [[nodiscard]] WatchView view(std::size_t board, const vision::Frame& frame);
  [[nodiscard]] TableView tableIn(std::size_t board, const std::string& name,
                                  const std::optional<calibration::Corners>& corners);

  Told told_;
  table::BoardSources::Opener opener_;
  std::vector<Place> places_;
  table::Session session_;
  std::vector<table::Request> played_;
  std::optional<table::TableWatcher> watcher_;
  bool together_ = false;  // what is asked for is kept in `asked_` and `changing_` meanwhile
  std::vector<Order> asked_;
  std::vector<Order> changing_;  // of sources, in the pump
  std::mutex mutex_;
  std::vector<Order> orders_;
  std::uint64_t changes_ = 0;      // as many as the pump was given
  std::atomic<int> keptWidth_{0};  // pixels; 0: no picture is kept
  std::atomic<bool> over_{false};  // no source has a picture left, and what the last ones leave open is not told yet
  std::unique_ptr<FramePump> pump_;
  std::jthread thread_;
};

}  // namespace arbiter::desk
