#include "app/desk/camera/watch_thread.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <utility>

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

WatchThread::WatchThread(std::unique_ptr<vision::Source> source, Told told, table::WatchOptions options)
    : told_(std::move(told)), options_(std::move(options)), session_(":memory:") {
  pump_ = std::make_unique<FramePump>(
      std::move(source),
      [this](const vision::Frame& frame) {
        told_.picture(imageOf(frame.picture), QSize(frame.picture.cols, frame.picture.rows));
      },
      told_.gap);
  thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
}

WatchThread::~WatchThread() {
  thread_.request_stop();
  thread_.join();
}

void WatchThread::order(Order order) {
  const std::lock_guard lock(mutex_);
  orders_.push_back(std::move(order));
}

void WatchThread::game(std::vector<nlohmann::json> requests) {
  order([this, all = std::move(requests)] { play(all); });
}

void WatchThread::relocate(std::optional<calibration::Corners> corners) {
  order([this, corners] {
    options_.corners = corners;
    if (watcher_) watcher_->relocate(corners);
  });
}

TableView WatchThread::tableIn(const cv::Mat& picture, const std::string& name,
                               const std::optional<calibration::Corners>& corners) const {
  TableView view;
  const Board* board = Board::find(name);
  if (board == nullptr) {
    view.why = "Choose a game first: it says which board to look for.";
    return view;
  }
  const auto lens =
      options_.profile ? options_.profile->lens.scaled_to(picture.size()) : calibration::Lens::guess(picture.size());
  const auto fix = corners ? vision::fix_from_corners(picture, *board, *corners, lens)
                           : vision::find_board(picture, *board, lens, options_.hints);
  if (!fix) {
    view.why = QString::fromStdString(fix.error().message);
    return view;
  }
  view.check = calibration::check_table(picture, fix->plane);
  for (const Cell cell : board->cells()) view.cells.push_back(polygonOf(fix->plane.outline(cell)));
  view.profile = {{}, name, fix->plane.lens(), fix->corners, view.check.square_px};
  return view;
}

void WatchThread::inspect(std::string board, std::optional<calibration::Corners> corners) {
  order([this, board = std::move(board), corners] {
    inspection_ = [this, board, corners] { told_.table(tableIn(latest_, board, corners)); };
  });
}

void WatchThread::use(calibration::Profile profile) {
  order([this, profile = std::move(profile)] {
    options_.profile = profile;
    options_.corners.reset();
    if (watcher_) watcher_.emplace(session_, options_);
  });
}

void WatchThread::hint(std::optional<vision::PictureSide> south) {
  order([this, south] {
    options_.hints.south = south;
    if (watcher_) watcher_.emplace(session_, options_);
  });
}

void WatchThread::play(const std::vector<nlohmann::json>& requests) {
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
    watcher_.emplace(session_, options_);
  } else {
    watcher_->game_changed();
  }
}

WatchView WatchThread::view(const vision::Frame& frame) {
  const table::WatchStatus& status = watcher_->status();
  WatchView view;
  view.stage = status.stage;
  view.frame = frame.number;
  view.milliseconds = status.milliseconds;
  view.alert = status.alert;
  view.size = QSize(frame.picture.cols, frame.picture.rows);
  view.brightness = brightness_;
  view.sharpness = sharpness_;
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
      const int best = reading.best();
      mark.army = best == -2 ? "?" : best < 0 ? "" : QString::fromStdString(status.reading.armies[best]);
      mark.certainty = reading.certainty();
      const auto likeliest = std::max_element(reading.kinds.begin(), reading.kinds.end(),
                                              [](const auto& a, const auto& b) { return a.second < b.second; });
      if (best >= 0 && likeliest != reading.kinds.end()) mark.kind = QString::fromStdString(likeliest->first);
      mark.changed = reading.changed;
    }
    view.cells.push_back(std::move(mark));
  }
  return view;
}

void WatchThread::read(const vision::Frame& frame) {
  // How good the picture is need not be known more often.
  if (frame.number % 8 == 1) {
    cv::Mat grey, edges;
    cv::resize(frame.picture, grey, {640, std::max(1, frame.picture.rows * 640 / frame.picture.cols)}, 0, 0,
               cv::INTER_AREA);
    cv::cvtColor(grey, grey, cv::COLOR_BGR2GRAY);
    cv::Laplacian(grey, edges, CV_32F);
    cv::Scalar mean, deviation;
    cv::meanStdDev(edges, mean, deviation);
    sharpness_ = deviation[0] * deviation[0];
    brightness_ = cv::mean(grey)[0];
  }
  const table::WatchOutcome outcome = watcher_->feed(frame.picture, frame.number);
  int ply = static_cast<int>(played_.size());
  for (const table::WatchedAction& action : outcome.actions) told_.action(action, ply++);
  if (!outcome.actions.empty()) played_ = session_.requests();
  told_.view(view(frame));
}

void WatchThread::run(const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    std::vector<Order> orders;
    {
      const std::lock_guard lock(mutex_);
      orders.swap(orders_);
    }
    for (const Order& carryOut : orders) carryOut();
    const auto frame = pump_->take(std::chrono::milliseconds(50));
    if (frame) latest_ = frame->picture;
    if (inspection_ && !latest_.empty()) std::exchange(inspection_, nullptr)();
    if (frame && watcher_) read(*frame);
  }
}

}  // namespace arbiter::desk
