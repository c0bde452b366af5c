// SPDX-License-Identifier: MIT
#include "app/desk/camera/watch_thread.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numeric>
#include <opencv2/imgproc.hpp>
#include <utility>

#include "text/utf8.h"
#include "vision/locate/profile_finder.h"

namespace arbiter::desk {
namespace {

constexpr int kScreenWidth = 1280;  ///< wider pictures are made smaller before they are shown

QImage imageOf(const cv::Mat& picture) {
  cv::Mat small = picture;
  if (picture.cols > kScreenWidth) {
    cv::resize(picture, small, {kScreenWidth, picture.rows * kScreenWidth / picture.cols}, 0, 0, cv::INTER_AREA);
  }
  const QImage shown(small.data, small.cols, small.rows, static_cast<qsizetype>(small.step), QImage::Format_BGR888);
  return shown.convertToFormat(QImage::Format_RGB32);
}

QPolygonF polygonOf(const calibration::Corners& corners) {
  QPolygonF polygon;
  for (const cv::Point2d& p : corners) polygon << QPointF(p.x, p.y);
  return polygon;
}

double shortestSide(const QPolygonF& polygon) {
  double shortest = 1e9;
  for (qsizetype i = 0; i < polygon.size(); ++i) {
    const QPointF side = polygon[(i + 1) % polygon.size()] - polygon[i];
    shortest = std::min(shortest, std::hypot(side.x(), side.y()));
  }
  return shortest;
}

}  // namespace

WatchThread::WatchThread(Told told, table::BoardSources::Opener opener)
    : told_(std::move(told)), opener_(std::move(opener)), session_(":memory:") {
  pump_ = std::make_unique<FramePump>(
      [this](const FramePump::Shot& shot) {
        const QImage picture = imageOf(shot.frame.picture);
        const QSize size(shot.frame.picture.cols, shot.frame.picture.rows);
        for (const std::size_t board : shot.boards) told_.picture(board, picture, size, shot.after);
      },
      [this](const table::BoardSources::Gap& gap, std::uint64_t change) {
        if (gap.why.gap == vision::FrameGap::ended) over_ = true;
        told_.gap(gap, change);
      });
  thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
}

WatchThread::~WatchThread() {
  thread_.request_stop();
  thread_.join();
}

void WatchThread::order(Order order) {
  asked_.push_back(std::move(order));
  begin();
}

void WatchThread::begin() {
  if (together_) return;
  {
    const std::lock_guard lock(mutex_);
    std::move(asked_.begin(), asked_.end(), std::back_inserter(orders_));
  }
  asked_.clear();
  for (const Order& change : std::exchange(changing_, {})) change();
}

void WatchThread::game(std::vector<table::Request> requests) {
  order([this, all = std::move(requests)] { play(all); });
}

void WatchThread::confirm() {
  order([this] {
    if (watcher_) watcher_->game_changed();
  });
}

void WatchThread::nothingPlayed(std::size_t board) {
  order([this, board] {
    if (watcher_ && board < watcher_->boards()) watcher_->answer(board, {});
  });
}

WatchThread::Place& WatchThread::place(std::size_t board) {
  if (board >= places_.size()) places_.resize(board + 1);
  return places_[board];
}

void WatchThread::restart(std::size_t board) {
  if (watcher_ && board < watcher_->boards()) watcher_->restart(board, place(board).options);
}

std::uint64_t WatchThread::change(std::size_t board, const std::string& source,
                                  std::function<void(table::BoardSources&, std::uint64_t)> how) {
  const std::uint64_t number = ++changes_;
  order([this, board, number, source] {
    place(board) = Place();
    place(board).since = number;
    place(board).source = source;
    restart(board);
  });
  changing_.push_back([this, board, number, how = std::move(how)] {
    pump_->change(board, [number, how](table::BoardSources& sources) { how(sources, number); });
  });
  begin();
  return number;
}

std::uint64_t WatchThread::watch(std::size_t board, const std::string& source) {
  return change(board, source, [this, board, source](table::BoardSources& sources, std::uint64_t number) {
    // A device can be opened only when nobody holds it any more.
    sources.take_away(board);
    auto opened = opener_ ? opener_(source) : vision::open_source(source);
    told_.opened(number, opened ? Message() : opened.error().message);
    if (opened) sources.put(board, std::move(*opened));
  });
}

std::uint64_t WatchThread::share(std::size_t board, std::size_t other, const std::string& source) {
  return change(board, source,
                [board, other](table::BoardSources& sources, std::uint64_t) { sources.share(board, other); });
}

std::uint64_t WatchThread::leave(std::size_t board) {
  return change(board, {}, [board](table::BoardSources& sources, std::uint64_t) { sources.take_away(board); });
}

void WatchThread::relocate(std::size_t board, std::optional<calibration::Corners> corners) {
  order([this, board, corners] {
    place(board).options.corners = corners;
    if (corners) place(board).found.reset();
    if (watcher_ && board < watcher_->boards()) watcher_->relocate(board, corners);
  });
}

TableView WatchThread::tableIn(std::size_t number, const std::string& name,
                               const std::optional<calibration::Corners>& corners) {
  const Place& here = place(number);
  const cv::Mat& picture = here.latest.picture;
  const table::WatchOptions& options = here.options;
  TableView view;
  view.change = here.since;
  const Board* board = Board::find(name);
  if (board == nullptr) {
    view.why = make_message("Choose a game first: it says which board to look for.");
    return view;
  }
  const auto lens = options.lens      ? options.lens->scaled_to(picture.size())
                    : options.profile ? options.profile->lens.scaled_to(picture.size())
                                      : calibration::Lens::guess(picture.size());
  auto fix = corners ? vision::fix_from_corners(picture, *board, *corners, lens)
                     : vision::find_board(picture, *board, lens, options.hints);
  if (!fix) {
    view.why = fix.error().message;
    return view;
  }
  // Which way round the board lies is known to who has compared it with the game, or has set it up before.
  if (!corners && here.found) {
    vision::turn_to(*fix, *here.found);
  } else if (!corners && options.profile && options.profile->board == name) {
    vision::turn_to(*fix, calibration::scaled_corners(*options.profile, picture.size()));
  }
  view.check = calibration::check_table(picture, fix->plane);
  for (const Cell cell : board->cells()) view.cells.push_back(polygonOf(fix->plane.outline(cell)));
  view.profile = {{}, name, fix->plane.lens(), fix->corners, view.check.square_px};
  return view;
}

void WatchThread::inspect(std::size_t board, std::string name, std::optional<calibration::Corners> corners) {
  order([this, board, name = std::move(name), corners] {
    place(board).inspection = [this, board, name, corners] { told_.table(board, tableIn(board, name, corners)); };
  });
}

void WatchThread::use(std::size_t board, calibration::Profile profile) {
  order([this, board, profile = std::move(profile)] {
    table::WatchOptions& options = place(board).options;
    options.profile = profile;
    options.corners.reset();
    place(board).found.reset();
    if (profile.lens.calibrated) {
      options.lens = profile.lens;
    } else if (options.lens) {
      options.profile->lens = options.lens->scaled_to(profile.lens.image_size);
    }
    restart(board);
  });
}

void WatchThread::use(std::size_t board, const calibration::Lens& lens) {
  order([this, board, lens] {
    table::WatchOptions& options = place(board).options;
    options.lens = lens;
    if (options.profile) options.profile->lens = lens.scaled_to(options.profile->lens.image_size);
    restart(board);
  });
}

void WatchThread::tags(std::size_t board, table::WatchOptions::Tags tags) {
  order([this, board, tags] {
    place(board).options.tags = tags;
    restart(board);
  });
}

void WatchThread::hint(std::size_t board, std::optional<vision::PictureSide> south) {
  order([this, board, south] {
    place(board).options.hints.south = south;
    place(board).found.reset();
    restart(board);
  });
}

void WatchThread::play(const std::vector<table::Request>& requests) {
  const bool goesOn = played_.size() <= requests.size() && !played_.empty() &&
                      std::equal(played_.begin(), played_.end(), requests.begin());
  if (goesOn && played_.size() == requests.size()) return;
  if (!goesOn) {
    session_ = table::Session(":memory:");
    played_.clear();
  }
  for (std::size_t i = played_.size(); i < requests.size(); ++i) {
    session_.replay(requests[i]);
    played_.push_back(requests[i]);
  }
  if (!goesOn) {
    std::vector<table::WatchOptions> options;
    for (const Place& one : places_) options.push_back(one.options);
    watcher_.emplace(session_, std::move(options));
    for (Place& one : places_) one.begun = false;
  } else {
    watcher_->game_changed();
  }
}

WatchView WatchThread::view(std::size_t board, const vision::Frame& frame) {
  const table::WatchStatus& status = watcher_->status(board);
  WatchView view;
  view.change = place(board).since;
  view.stage = status.stage;
  view.frame = frame.number;
  view.milliseconds = status.milliseconds;
  view.alert = status.alert;
  view.size = QSize(frame.picture.cols, frame.picture.rows);
  view.brightness = place(board).brightness;
  view.sharpness = place(board).sharpness;
  view.tags = status.tags;
  view.tagsWrong = status.tags_wrong;
  if (!status.corners) return view;
  view.corners = polygonOf(*status.corners);
  view.smallestCell = 1e9;
  for (const auto& [square, quad] : status.quads) {
    CellMark mark;
    mark.square = QString::fromStdString(square);
    mark.outline = polygonOf(quad);
    view.smallestCell = std::min(view.smallestCell, shortestSide(mark.outline));
    const auto cell = status.board ? status.board->find_cell(square) : std::nullopt;
    if (cell && cell->value < status.reading.cells.size()) {
      const vision::CellReading& reading = status.reading.cells[cell->value];
      const vision::Likeliest best = reading.best();
      mark.army = best.is_unknown() ? "?"
                  : best.is_empty() ? ""
                                    : QString::fromStdString(to_text(status.reading.armies[best.army]));
      mark.certainty = reading.certainty();
      const auto likeliest = std::max_element(reading.kinds.begin(), reading.kinds.end(),
                                              [](const auto& a, const auto& b) { return a.second < b.second; });
      if (best.is_army() && likeliest != reading.kinds.end())
        mark.kind = QString::fromStdString(std::string(likeliest->first.name()));
      mark.changed = reading.changed;
    }
    view.cells.push_back(std::move(mark));
  }
  return view;
}

void WatchThread::read(std::size_t board, const vision::Frame& frame) {
  // How good the picture is need not be known more often.
  if (frame.number % 8 == 1) {
    cv::Mat grey, edges;
    cv::resize(frame.picture, grey, {640, std::max(1, frame.picture.rows * 640 / frame.picture.cols)}, 0, 0,
               cv::INTER_AREA);
    cv::cvtColor(grey, grey, cv::COLOR_BGR2GRAY);
    cv::Laplacian(grey, edges, CV_32F);
    cv::Scalar mean, deviation;
    cv::meanStdDev(edges, mean, deviation);
    place(board).sharpness = deviation[0] * deviation[0];
    place(board).brightness = cv::mean(grey)[0];
  }
  tell(board, watcher_->feed(board, frame.picture, frame.number, frame.at), frame);
}

/// No more pictures come: what the last ones left open.
void WatchThread::finish() {
  if (!watcher_) return;
  for (std::size_t board = 0; board < std::min(watcher_->boards(), places_.size()); ++board) {
    const Place& here = place(board);
    if (!here.latest.picture.empty() && !here.collector) tell(board, watcher_->finish(board), here.latest);
  }
}

void WatchThread::tell(std::size_t board, const table::WatchOutcome& outcome, const vision::Frame& frame) {
  const auto before = static_cast<int>(played_.size());
  int ply = before;
  for (const table::WatchAlert& alert : outcome.alerts) {
    if (!alert.lasts || alert.undone > 0) told_.notice(board, alert, ply);
    if (alert.undone > 0) ++ply;
  }
  for (const table::WatchedAction& action : outcome.actions) told_.action(action, ply++);
  if (ply > before) played_ = session_.requests();
  keepPicture(board, outcome, frame);
  if (const auto& corners = watcher_->status(board).corners) place(board).found = *corners;
  told_.view(board, view(board, frame));
  if (told_.seen) told_.seen(place(board).source, frame.picture, watcher_->status(board), session_);
}

void WatchThread::carryOut() {
  std::vector<Order> orders;
  {
    const std::lock_guard lock(mutex_);
    orders.swap(orders_);
  }
  for (const Order& order : orders) order();
}

void WatchThread::step() {
  // The last picture is handed over before it is told that there is none after it.
  const bool over = over_;
  auto shot = pump_->take(std::chrono::milliseconds(50));
  // What was ordered before the picture was taken holds for it; there may be only this one.
  carryOut();
  if (shot) std::erase_if(shot->boards, [&](std::size_t board) { return shot->after < place(board).since; });
  if (shot)
    for (const std::size_t board : shot->boards) place(board).latest = shot->frame;
  for (Place& one : places_)
    if (one.inspection && !one.latest.picture.empty()) std::exchange(one.inspection, nullptr)();
  if (!shot) {
    if (over && over_.exchange(false)) finish();
    return;
  }
  // Who holds the calibration board before the camera does not play meanwhile.
  const auto measured = [this](std::size_t board) { return place(board).collector.has_value(); };
  if (std::any_of(shot->boards.begin(), shot->boards.end(), measured)) {
    for (const std::size_t board : shot->boards)
      if (measured(board)) seeLens(board, shot->frame);
    return;
  }
  if (!watcher_) return;
  for (const std::size_t board : shot->boards)
    if (board < watcher_->boards()) read(board, shot->frame);
}

void WatchThread::run(const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    try {
      step();
    } catch (const std::exception& e) {
      // A picture that cannot be worked on must not end the window; the next one may do.
      std::vector<std::size_t> boards(std::max<std::size_t>(places_.size(), 1));
      std::iota(boards.begin(), boards.end(), std::size_t{0});
      told_.gap({std::move(boards),
                 {vision::FrameGap::corrupt, make_message("A picture could not be read: %1", text::clean(e.what()))},
                 false},
                std::numeric_limits<std::uint64_t>::max());
    }
  }
}

}  // namespace arbiter::desk
