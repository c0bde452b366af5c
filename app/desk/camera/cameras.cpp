// SPDX-License-Identifier: MIT
#include "app/desk/camera/cameras.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <algorithm>
#include <utility>

#include "app/desk/models/table.h"
#include "app/desk/words.h"
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

Cameras::Cameras(Table* table, PhoneCameras* phones, QObject* parent)
    : QObject(parent), table_(table), phones_(phones) {
  for (std::size_t b = 0; b < kMost; ++b) cameras_[b] = new Camera(this, table, b);
  connect(table, &Table::changed, this, &Cameras::syncGame);
  connect(&kept_, &TablePictures::failed, this, [this](const QString& why) {
    table_->raise("pictures", "warning", tr("Pictures of the table are not kept"), why);
  });
  connect(table, &Table::begun, this, [this] {
    // What watched a board that this game has not got watches nothing.
    close(static_cast<std::size_t>(count()));
    Q_EMIT changed();
  });
}

Cameras::~Cameras() {
  // Whoever waits for a picture of a phone waits no longer.
  if (phones_ != nullptr) phones_->closeAll();
  thread_.reset();
}

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
  for (std::size_t b = 0; b < kMost; ++b) latest[b] = cameras_[b]->latest_;
  told.picture = [this, latest](std::size_t board, const QImage& picture, QSize size, std::uint64_t change) {
    Camera::Latest& one = *latest[board];
    const std::lock_guard lock(one.mutex);
    one.picture = picture;
    one.size = size;
    one.change = change;
    ++one.pictures;
    if (!std::exchange(one.pictureTold, true)) later(this, [camera = cameras_[board]] { camera->showPicture(); });
  };
  told.view = [this, latest](std::size_t board, const WatchView& view) {
    Camera::Latest& one = *latest[board];
    const std::lock_guard lock(one.mutex);
    one.view = view;
    if (!std::exchange(one.viewTold, true)) later(this, [camera = cameras_[board]] { camera->showView(); });
  };
  told.opened = [this](std::uint64_t change, const Message& why) {
    later(this, [this, change, why] { opened(change, why); });
  };
  told.action = [this](const table::WatchedAction& action, int ply) {
    later(this, [this, action, ply] { took(action, ply); });
  };
  told.kept = [this](std::size_t board, int ply, const std::string& jpeg) {
    later(this, [this, board, ply, jpeg] { tookPicture(board, ply, jpeg); });
  };
  told.notice = [this](std::size_t board, const table::WatchAlert& alert, int ply) {
    later(this, [this, board, alert, ply] { noticed(board, alert, ply); });
  };
  told.gap = [this](const table::BoardSources::Gap& why, std::uint64_t change) {
    later(this, [this, why, change] { gap(why, change); });
  };
  told.table = [this](std::size_t board, const TableView& view) {
    later(this, [this, board, view] { cameras_[board]->showTable(view); });
  };
  told.lens = [this, latest](std::size_t board, const LensView& view) {
    Camera::Latest& one = *latest[board];
    const std::lock_guard lock(one.mutex);
    const bool taken = one.lens && one.lens->change == view.change && one.lens->sight.just_taken;
    one.lens = view;
    one.lens->sight.just_taken = taken || view.sight.just_taken;
    if (!std::exchange(one.lensTold, true)) later(this, [camera = cameras_[board]] { camera->showLens(); });
  };
  table::BoardSources::Opener opener;
  if (phones_ != nullptr) {
    opener = [this](const std::string& source) { return phones_->source(source); };
    told.seen = [this](const std::string& source, const cv::Mat& picture, const table::WatchStatus& status,
                       const table::Session& session) { phones_->tell(source, picture, status, session); };
  }
  thread_ = std::make_unique<WatchThread>(std::move(told), std::move(opener));
  thread_->keepPictures(keptWidth_);
}

bool Cameras::watching() const {
  return std::any_of(cameras_.begin(), cameras_.end(),
                     [](const Camera* camera) { return !camera->source().isEmpty(); });
}

void Cameras::openAt(std::size_t board, const QString& source) {
  closeAt(board);
  const auto same =
      std::find_if(cameras_.begin(), cameras_.end(), [&](const Camera* camera) { return camera->source() == source; });
  if (!thread_) start();
  const WatchThread::Together together(*thread_);
  const bool shared = same != cameras_.end();
  const std::uint64_t change =
      shared ? thread_->share(board, static_cast<std::size_t>(same - cameras_.begin()), source.toStdString())
             : thread_->watch(board, source.toStdString());
  cameras_[board]->wish(source);
  cameras_[board]->opened(source, change, shared ? (*same)->opens_ : change, !shared || (*same)->opening_);
  if (phones_ != nullptr && !shared) phones_->open(source, static_cast<int>(board));
  syncGame();
}

void Cameras::opened(std::uint64_t change, const Message& why) {
  for (Camera* camera : cameras_) {
    if (!camera->opening_ || camera->opens_ != change) continue;
    camera->opening_ = false;
    if (!why.empty()) {
      closeAt(camera->board_);
      camera->error_ = words::text(why);
      if (table_->playing())
        table_->raise(camera->key("camera"), "alarm", camera->where() + tr("Nothing is watched"), words::text(why));
    }
    Q_EMIT camera->sourceChanged();
    // The first picture may be here already.
    camera->showPicture();
    camera->showView();
  }
}

void Cameras::settle() {
  const auto opening = [](const Camera* camera) { return camera->opening_; };
  while (std::any_of(cameras_.begin(), cameras_.end(), opening))
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

void Cameras::closeAt(std::size_t board) {
  const QString source = cameras_[board]->source();
  if (!source.isEmpty()) thread_->leave(board);
  cameras_[board]->closed();
  const bool still = std::any_of(cameras_.begin(), cameras_.end(),
                                 [&source](const Camera* camera) { return camera->source() == source; });
  if (phones_ != nullptr && !still) phones_->close(source);
  if (!watching()) setPaused(false);
}

bool Cameras::spent(const QString& source) const {
  return phones_ != nullptr && PhoneCameras::isPhone(source) && phones_->used(source);
}

void Cameras::open(const QStringList& sources) {
  // A phone that has joined while the camera was set up stays for the game.
  const auto stays = [&](std::size_t b) {
    const QString& source = cameras_[b]->source();
    return !source.isEmpty() && PhoneCameras::isPhone(source) && !spent(source) &&
           source == sources.value(static_cast<qsizetype>(b));
  };
  for (std::size_t b = 0; b < kMost; ++b)
    if (!stays(b) && (!cameras_[b]->source().isEmpty() || !cameras_[b]->error().isEmpty())) closeAt(b);
  for (qsizetype b = 0; b < std::min<qsizetype>(sources.size(), kMost); ++b)
    if (const auto board = static_cast<std::size_t>(b); !sources[b].isEmpty() && !stays(board))
      openAt(board, sources[b]);
}

void Cameras::takeUp(const QStringList& sources) {
  for (std::size_t b = 0; b < static_cast<std::size_t>(count()); ++b) {
    Camera& camera = *cameras_[b];
    const QString source = sources.value(static_cast<qsizetype>(b));
    if (!camera.source().isEmpty() && !spent(camera.source()) &&
        (camera.source() == source || (source.isEmpty() && Camera::goesOn(camera.source()))))
      continue;
    if (Camera::goesOn(source)) {
      openAt(b, source);
      continue;
    }
    if (!camera.source().isEmpty()) closeAt(b);
    if (source.isEmpty()) continue;
    camera.wish(source);
    table_->raise(camera.key("camera"), "info", camera.where() + tr("Nothing is watched"),
                  tr("This game was watched from %1. To go on with it, press Watch on the Camera page.").arg(source));
  }
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
  if (watching() && !taking_ && table_->playing()) thread_->game(table_->session().requests());
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
  const QString& source = cameras_[table::board_of(action.action)]->source();
  if (source.isEmpty()) return syncGame();  // it was read before the source was closed
  follow(ply, [&] {
    return table_->record(QString::fromStdString(action.action),
                          db::Origin{source.toStdString(), action.frame, action.confidence});
  });
}

void Cameras::keepPictures(int width, int days) {
  keptWidth_ = width;
  kept_.wish(table_->session().file(), width, days);
  if (thread_) thread_->keepPictures(width);
}

void Cameras::tookPicture(std::size_t board, int ply, const std::string& jpeg) {
  // Of a game that has gone another way meanwhile it shows nothing that was played.
  if (cameras_[board]->source().isEmpty() || static_cast<int>(table_->session().requests().size()) <= ply) return;
  if (const auto game = table_->session().game_id()) kept_.keep(*game, {ply, static_cast<int>(board)}, jpeg);
}

void Cameras::noticed(std::size_t board, const table::WatchAlert& alert, int ply) {
  Camera& camera = *cameras_[board];
  if (camera.source().isEmpty()) return syncGame();
  if (alert.undone > 0)
    follow(ply, [&] {
      return table_->takeBack(alert.undone, db::Origin{camera.source().toStdString(), alert.frame, {}});
    });
  camera.notice(alert);
}

void Cameras::gap(const table::BoardSources::Gap& gap, std::uint64_t change) {
  for (Camera* camera : cameras_) {
    const bool its = gap.why.gap == vision::FrameGap::ended ||
                     std::find(gap.boards.begin(), gap.boards.end(), camera->board_) != gap.boards.end();
    if (its && !camera->source().isEmpty() && !camera->opening_ && change >= camera->change_) camera->gap(gap.why);
  }
}

QString Cameras::named(const QString& source) {
  bool number = false;
  source.toInt(&number);
  if (PhoneCameras::isPhone(source)) return tr("a phone");
  return number ? tr("camera %1").arg(source) : source;
}

void Cameras::retranslate() {
  for (Camera* camera : cameras_) {
    Q_EMIT camera->viewChanged();
    Q_EMIT camera->measuredChanged();
    Q_EMIT camera->clickedChanged();
    Q_EMIT camera->todoChanged();
    Q_EMIT camera->lens()->changed();
  }
}

}  // namespace arbiter::desk
