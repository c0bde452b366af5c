#include "app/desk/camera/cameras.h"

#include <algorithm>
#include <utility>

#include "app/desk/models/table.h"
#include "app/table/board_view.h"

namespace arbiter::desk {
namespace {

/// Runs `what` in the window's thread. The threads that call this end before the cameras do.
template <class What>
void later(Cameras* cameras, What what) {
  QMetaObject::invokeMethod(
      cameras, [what = std::move(what)] { what(); }, Qt::QueuedConnection);
}

}  // namespace

Cameras::Cameras(Table* table, QObject* parent) : QObject(parent), table_(table) {
  for (std::size_t b = 0; b < kMost; ++b) cameras_[b] = new Camera(this, table, b);
  connect(table, &Table::changed, this, &Cameras::syncGame);
  connect(table, &Table::begun, this, [this] {
    // What watched a board that this game has not got watches nothing.
    close(static_cast<std::size_t>(count()));
    Q_EMIT changed();
  });
}

Cameras::~Cameras() { thread_.reset(); }

Camera* Cameras::at(int board) const {
  return board >= 0 && board < static_cast<int>(kMost) ? cameras_[static_cast<std::size_t>(board)] : cameras_[0];
}

int Cameras::count() const { return table_->boards(); }

void Cameras::setShown(int board) {
  if (board < 0 || board >= count() || board == shown_) return;
  shown_ = board;
  Q_EMIT changed();
}

QString Cameras::boardId() const { return boardId_.isEmpty() ? table_->board() : boardId_; }

void Cameras::setBoardId(const QString& id) {
  if (id == boardId_) return;
  boardId_ = id;
  Q_EMIT changed();
  for (Camera* camera : cameras_) {
    Q_EMIT camera->measuredChanged();
    Q_EMIT camera->profilesChanged();
  }
}

bool Cameras::ended() const {
  return std::all_of(cameras_.begin(), cameras_.end(),
                     [](const Camera* camera) { return camera->source().isEmpty() || camera->ended(); });
}

QString Cameras::error() const {
  for (const Camera* camera : cameras_)
    if (!camera->error().isEmpty()) return camera->error();
  return {};
}

void Cameras::start() {
  WatchThread::Told told;
  std::array<std::shared_ptr<Camera::Latest>, kMost> latest;
  for (std::size_t b = 0; b < kMost; ++b) latest[b] = cameras_[b]->latest_ = std::make_shared<Camera::Latest>();
  told.picture = [this, latest](std::size_t board, const QImage& picture, QSize size) {
    Camera::Latest& one = *latest[board];
    const std::lock_guard lock(one.mutex);
    one.picture = picture;
    one.size = size;
    ++one.pictures;
    if (!std::exchange(one.pictureTold, true)) later(this, [camera = cameras_[board]] { camera->showPicture(); });
  };
  told.view = [this, latest](std::size_t board, const WatchView& view) {
    Camera::Latest& one = *latest[board];
    const std::lock_guard lock(one.mutex);
    one.view = view;
    if (!std::exchange(one.viewTold, true)) later(this, [camera = cameras_[board]] { camera->showView(); });
  };
  // What an earlier thread still says is not heard.
  const auto heard = [this, first = latest[0]] { return cameras_[0]->latest_ == first; };
  told.action = [this, heard](const table::WatchedAction& action, int ply) {
    later(this, [this, heard, action, ply] {
      if (heard()) took(action, ply);
    });
  };
  told.notice = [this, heard](std::size_t board, const table::WatchAlert& alert, int ply) {
    later(this, [this, heard, board, alert, ply] {
      if (heard()) noticed(board, alert, ply);
    });
  };
  told.gap = [this, heard](const table::BoardSources::Gap& why) {
    later(this, [this, heard, why] {
      if (heard()) gap(why);
    });
  };
  told.table = [this, heard](std::size_t board, const TableView& view) {
    later(this, [this, heard, board, view] {
      if (heard()) cameras_[board]->showTable(view);
    });
  };
  told.lens = [this, latest](std::size_t board, const LensView& view) {
    Camera::Latest& one = *latest[board];
    const std::lock_guard lock(one.mutex);
    const bool taken = one.lensTold && one.lens.sight.just_taken;
    one.lens = view;
    one.lens.sight.just_taken = taken || view.sight.just_taken;
    if (!std::exchange(one.lensTold, true)) later(this, [camera = cameras_[board]] { camera->showLens(); });
  };
  thread_ = std::make_unique<WatchThread>(std::move(told));
}

bool Cameras::openAt(std::size_t board, const QString& source) {
  closeAt(board);
  const auto same = std::find_if(cameras_.begin(), cameras_.end(), [&](const Camera* camera) {
    return camera != cameras_[board] && camera->source() == source;
  });
  std::unique_ptr<vision::Source> opened;
  if (same == cameras_.end()) {
    auto tried = vision::open_source(source.toStdString());
    if (!tried) {
      cameras_[board]->error_ = QString::fromStdString(tried.error().message);
      Q_EMIT cameras_[board]->sourceChanged();
      return false;
    }
    opened = std::move(*tried);
  }
  if (!thread_) start();
  if (opened) {
    thread_->watch(board, std::move(opened));
  } else {
    thread_->share(board, static_cast<std::size_t>(same - cameras_.begin()));
  }
  cameras_[board]->opened(source);
  syncGame();
  return true;
}

void Cameras::closeAt(std::size_t board) {
  if (!cameras_[board]->source().isEmpty() && thread_) thread_->leave(board);
  cameras_[board]->closed();
  const bool watched =
      std::any_of(cameras_.begin(), cameras_.end(), [](const Camera* camera) { return !camera->source().isEmpty(); });
  if (watched || !thread_) return;
  paused_ = false;
  for (Camera* camera : cameras_) camera->latest_ = std::make_shared<Camera::Latest>();
  // A camera that gives nothing is let go of only after a while: the window does not wait for that.
  closing_ = std::jthread([thread = std::shared_ptr<WatchThread>(std::move(thread_))]() mutable { thread.reset(); });
}

bool Cameras::open(const QStringList& sources) {
  close();
  for (qsizetype b = 0; b < std::min<qsizetype>(sources.size(), kMost); ++b)
    if (!sources[b].isEmpty() && !openAt(static_cast<std::size_t>(b), sources[b])) return false;
  return true;
}

void Cameras::close(std::size_t from) {
  for (std::size_t b = from; b < kMost; ++b)
    if (!cameras_[b]->source().isEmpty() || !cameras_[b]->error().isEmpty()) closeAt(b);
}

void Cameras::setPaused(bool paused) {
  if (!thread_ || paused == paused_) return;
  paused_ = paused;
  thread_->pause(paused);
  for (Camera* camera : cameras_) {
    Q_EMIT camera->sourceChanged();
    Q_EMIT camera->viewChanged();
  }
}

void Cameras::syncGame() {
  // What was read is in the copy of the game already.
  if (thread_ && !taking_ && table_->playing()) thread_->game(table_->session().requests());
}

void Cameras::follow(int ply, const std::function<bool()>& change) {
  if (static_cast<int>(table_->session().requests().size()) == ply) {
    taking_ = true;
    const bool done = change();
    taking_ = false;
    if (done) return;
  }
  // The game has gone another way meanwhile, by hand: read the table again against that.
  syncGame();
}

void Cameras::took(const table::WatchedAction& action, int ply) {
  follow(ply, [&] {
    const QString& source = cameras_[table::board_of(action.action)]->source();
    return table_->record(QString::fromStdString(action.action),
                          db::Origin{source.toStdString(), action.frame, action.confidence});
  });
}

void Cameras::noticed(std::size_t board, const table::WatchAlert& alert, int ply) {
  Camera& camera = *cameras_[board];
  if (alert.undone > 0)
    follow(ply, [&] {
      return table_->takeBack(alert.undone, db::Origin{camera.source().toStdString(), alert.frame, {}});
    });
  camera.notice(alert);
}

void Cameras::gap(const table::BoardSources::Gap& gap) {
  for (Camera* camera : cameras_) {
    const bool its = gap.why.gap == vision::FrameGap::ended ||
                     std::find(gap.boards.begin(), gap.boards.end(), camera->board_) != gap.boards.end();
    if (its && !camera->source().isEmpty()) camera->gap(gap.why);
  }
}

}  // namespace arbiter::desk
