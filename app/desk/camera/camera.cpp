#include "app/desk/camera/camera.h"

#include <QDateTime>
#include <utility>

#include "app/desk/models/table.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"

namespace arbiter::desk {
namespace {

using Stage = table::WatchStatus::Stage;

QVariantMap check(const QString& title, const QString& state, const QString& text) {
  return {{"title", title}, {"state", state}, {"text", text}};
}

/// Runs `what` in the camera's thread. The threads that call this end before the camera does.
template <class What>
void later(Camera* camera, What what) {
  QMetaObject::invokeMethod(
      camera, [camera, what = std::move(what)] { what(*camera); }, Qt::QueuedConnection);
}

}  // namespace

Camera::Camera(Table* table, QObject* parent) : QObject(parent), table_(table) {
  connect(table, &Table::changed, this, &Camera::syncGame);
  connect(table, &Table::changed, this, &Camera::todoChanged);
  connect(this, &Camera::viewChanged, this, &Camera::todoChanged);
}

Camera::~Camera() { thread_.reset(); }

bool Camera::open(const QString& source) {
  close();
  auto opened = vision::open_source(source.toStdString());
  if (!opened) {
    error_ = QString::fromStdString(opened.error().message);
    Q_EMIT sourceChanged();
    return false;
  }
  source_ = source;
  latest_ = std::make_shared<Latest>();
  WatchThread::Told told;
  told.picture = [this, latest = latest_](const QImage& picture, QSize size) {
    const std::lock_guard lock(latest->mutex);
    latest->picture = picture;
    latest->size = size;
    ++latest->pictures;
    if (!std::exchange(latest->pictureTold, true)) later(this, [](Camera& camera) { camera.showPicture(); });
  };
  told.view = [this, latest = latest_](const WatchView& view) {
    const std::lock_guard lock(latest->mutex);
    latest->view = view;
    if (!std::exchange(latest->viewTold, true)) later(this, [](Camera& camera) { camera.showView(); });
  };
  told.action = [this, latest = latest_](const table::WatchedAction& action, int ply) {
    later(this, [latest, action, ply](Camera& camera) {
      if (camera.latest_ == latest) camera.took(action, ply);
    });
  };
  told.gap = [this, latest = latest_](const vision::NoFrame& gap) {
    later(this, [latest, gap](Camera& camera) {
      if (camera.latest_ == latest) camera.gap(gap);
    });
  };
  thread_ = std::make_unique<WatchThread>(std::move(*opened), std::move(told), table::WatchOptions{});
  syncGame();
  Q_EMIT sourceChanged();
  Q_EMIT viewChanged();
  return true;
}

void Camera::close() {
  // A camera that gives nothing is let go of only after a while: the window does not wait for that.
  if (thread_) {
    closing_ = std::jthread([thread = std::shared_ptr<WatchThread>(std::move(thread_))]() mutable { thread.reset(); });
  }
  latest_.reset();
  source_.clear();
  error_.clear();
  ended_ = paused_ = false;
  south_.clear();
  picture_ = {};
  view_ = {};
  corners_.clear();
  clicking_ = false;
  rate_ = 0;
  for (const char* key : {"watch", "camera"}) table_->dismiss(key);
  Q_EMIT sourceChanged();
  Q_EMIT pictureChanged();
  Q_EMIT viewChanged();
  Q_EMIT clickedChanged();
}

void Camera::syncGame() {
  // What was read is in the copy of the game already.
  if (thread_ && !taking_ && table_->playing()) thread_->game(table_->session().requests());
}

void Camera::took(const table::WatchedAction& action, int ply) {
  const bool inStep = static_cast<int>(table_->session().requests().size()) == ply;
  if (inStep) {
    taking_ = true;
    const bool done = table_->act(QString::fromStdString(action.action),
                                  db::Origin{source_.toStdString(), action.frame, action.confidence});
    taking_ = false;
    if (done) return;
  }
  // The game has gone another way meanwhile, by hand: read the table again against that.
  syncGame();
}

void Camera::answer(const QStringList& actions) {
  table_->dismiss("watch");
  for (const QString& action : actions) {
    if (!table_->act(action, db::Origin{source_.toStdString(), view_.frame, {}})) return;
  }
}

void Camera::gap(const vision::NoFrame& gap) {
  const QString message = QString::fromStdString(gap.message);
  if (gap.gap == vision::FrameGap::ended) {
    ended_ = true;
    Q_EMIT sourceChanged();
    Q_EMIT viewChanged();
    return;
  }
  table_->raise(
      "camera", gap.gap == vision::FrameGap::gone ? "alarm" : "warning",
      gap.gap == vision::FrameGap::gone ? "The camera gives no pictures" : "A picture could not be read",
      message + (gap.gap == vision::FrameGap::gone ? " The game goes on by hand; the camera is tried again." : ""));
}

void Camera::showPicture() {
  if (!latest_) return;
  int pictures = 0;
  {
    const std::lock_guard lock(latest_->mutex);
    picture_ = latest_->picture;
    size_ = latest_->size;
    pictures = latest_->pictures;
    latest_->pictureTold = false;
  }
  const qint64 now = QDateTime::currentMSecsSinceEpoch();
  if (lastTick_ == 0 || pictures < pictures_) {
    lastTick_ = now;
    pictures_ = pictures;
  } else if (now - lastTick_ > 1000) {
    rate_ = (pictures - pictures_) * 1000.0 / static_cast<double>(now - lastTick_);
    lastTick_ = now;
    pictures_ = pictures;
    table_->dismiss("camera");
  }
  Q_EMIT pictureChanged();
}

void Camera::showView() {
  if (!latest_) return;
  {
    const std::lock_guard lock(latest_->mutex);
    view_ = std::move(latest_->view);
    latest_->view = {};
    latest_->viewTold = false;
  }
  showAlert();
  Q_EMIT viewChanged();
}

void Camera::showAlert() {
  if (!view_.alert) return table_->dismiss("watch");
  const table::WatchAlert& alert = *view_.alert;
  const QString what = QString::fromStdString(alert.alert);
  const bool alarm = what == "illegal" || what == "board-lost";
  const QString title = what == "illegal"        ? "Illegal on the table"
                        : what == "ambiguous"    ? "What was played?"
                        : what == "incomplete"   ? "The turn is not finished"
                        : what == "correct"      ? "The table is not as the game has it"
                        : what == "board-lost"   ? "The board cannot be seen"
                        : what == "camera-moved" ? "The camera was moved"
                                                 : words::title(what);
  // What is only to be done by hand stands in the list of what to do.
  const bool listed = (what == "incomplete" || what == "correct") && !alert.fixes.empty();
  const QString text =
      listed ? QString("Follow the list beside the board.") : words::spell(QString::fromStdString(alert.message));
  table_->raise("watch", alarm ? "alarm" : "warning", title, text, QString::fromStdString(alert.rule));
}

void Camera::setPaused(bool paused) {
  if (!thread_ || paused == paused_) return;
  paused_ = paused;
  thread_->pause(paused);
  Q_EMIT sourceChanged();
}

void Camera::setSouth(const QString& side) {
  if (!thread_ || side == south_) return;
  south_ = side;
  static const QMap<QString, vision::PictureSide> kSides{{"bottom", vision::PictureSide::bottom},
                                                         {"left", vision::PictureSide::left},
                                                         {"top", vision::PictureSide::top},
                                                         {"right", vision::PictureSide::right}};
  thread_->hint(kSides.contains(side) ? std::optional(kSides[side]) : std::nullopt);
  Q_EMIT sourceChanged();
}

void Camera::startCorners() {
  corners_.clear();
  clicking_ = true;
  Q_EMIT clickedChanged();
}

void Camera::clickCorner(double x, double y) {
  if (!thread_ || !clicking_) return;
  corners_.emplace_back(x, y);
  if (corners_.size() == 4) {
    calibration::Corners corners;
    for (std::size_t i = 0; i < 4; ++i) corners[i] = {corners_[i].x(), corners_[i].y()};
    thread_->relocate(corners);
    clicking_ = false;
  }
  Q_EMIT clickedChanged();
}

void Camera::findCorners() {
  corners_.clear();
  clicking_ = false;
  if (thread_) thread_->relocate({});
  Q_EMIT clickedChanged();
}

QVariantList Camera::clicked() const {
  QVariantList list;
  for (const QPointF& p : corners_) list << p;
  return list;
}

QString Camera::nextCorner() const {
  static const QStringList kCorners{"the corner of a1", "the far end of the first rank", "the corner opposite a1",
                                    "the far end of the a-file"};
  return clicking_ ? kCorners.value(static_cast<qsizetype>(corners_.size())) : QString();
}

QString Camera::stage() const {
  if (!thread_) return "off";
  switch (view_.stage) {
    case Stage::looking:
      return "looking";
    case Stage::starting:
      return "starting";
    case Stage::watching:
      return "watching";
    case Stage::reached:
      return "reached";
    case Stage::asking:
      return "asking";
    case Stage::lost:
      return "lost";
  }
  return "off";
}

QString Camera::sentence() const {
  if (!thread_) return "No camera";
  if (ended_) return "The pictures are over";
  if (paused_) return "Paused";
  if (!table_->playing()) return "Begin a game to watch it";
  switch (view_.stage) {
    case Stage::looking:
      return "Looking for the board";
    case Stage::starting:
      return "Comparing the table with the game";
    case Stage::watching:
      return "Watching";
    case Stage::reached:
      return "A hand is over the board";
    case Stage::asking:
      return "Waiting for an answer";
    case Stage::lost:
      return "The board is hidden";
  }
  return {};
}

QVariantList Camera::checks() const {
  QVariantList list;
  if (!thread_) return list;
  if (picture_.isNull()) {
    list << check("Picture", "wait", "Waiting for the first picture.");
    return list;
  }
  list << check("Picture", size_.width() >= 1280 ? "good" : "poor",
                QString("%1 × %2 pixels, %3 a second%4")
                    .arg(size_.width())
                    .arg(size_.height())
                    .arg(rate_, 0, 'f', rate_ < 10 ? 1 : 0)
                    .arg(size_.width() >= 1280 ? "." : "; 1280 pixels across are better."));
  if (view_.brightness > 0) {
    const bool dark = view_.brightness<50, bright = view_.brightness> 215;
    list << check("Light", dark || bright ? "poor" : "good",
                  dark     ? "Too dark: switch a lamp on beside the table, not behind the camera."
                  : bright ? "Too bright: turn the lamp away or the camera's exposure down."
                           : "Bright enough.");
    list << check(
        "Sharpness", view_.sharpness < 40 ? "poor" : "good",
        view_.sharpness < 40 ? "Blurred: wipe the lens, focus on the board, keep the camera still." : "Sharp.");
  }
  if (view_.corners.isEmpty()) {
    list << check("Board", "bad",
                  "Not found. Show all four corners, from above or at a slant of up to 60 degrees; or click the "
                  "corners by hand.");
    return list;
  }
  list << check("Board", "good", "Found; the grid must lie on the squares.");
  list << check("Distance", view_.smallestCell < 22 ? "poor" : "good",
                QString("The smallest square is %1 pixels%2")
                    .arg(view_.smallestCell, 0, 'f', 0)
                    .arg(view_.smallestCell < 22 ? ": move the camera nearer." : "."));
  int wrong = 0;
  QStringList where;
  for (const CellMark& mark : view_.cells) {
    const QString piece = table_->pieces()->at(mark.square);
    const QString army = piece.isEmpty() ? QString() : words::parsePiece(piece).army;
    if (view_.cells.empty() || mark.army == army) continue;
    ++wrong;
    if (where.size() < 6) where << mark.square;
  }
  if (view_.stage == Stage::starting || view_.stage == Stage::watching || view_.stage == Stage::asking) {
    list << check("Position", wrong == 0 ? "good" : "poor",
                  wrong == 0
                      ? QString("The table shows the game.")
                      : QString("%1 squares look other than the game has them: %2").arg(wrong).arg(where.join(", ")));
  }
  return list;
}

QVariantList Camera::questions() const {
  QVariantList list;
  if (!view_.alert || !view_.alert->candidates.is_array()) return list;
  for (const auto& candidate : view_.alert->candidates) {
    const QStringList actions = toVariant(candidate.value("actions", nlohmann::json::array())).toStringList();
    QStringList said;
    for (const QString& action : actions) said << words::action(action);
    list << QVariantMap{{"text", said.isEmpty() ? QString("Nothing was played") : said.join(", then ")},
                        {"actions", actions},
                        {"probability", candidate.value("probability", 0.0)}};
  }
  return list;
}

QVariantList Camera::todo() const {
  // The camera knows what has been done already.
  if (thread_ && !ended_ && view_.stage == Stage::watching && !view_.alert) return {};
  if (!thread_ || ended_ || !view_.alert || !view_.alert->fixes.is_array() || view_.alert->fixes.empty())
    return table_->instructions();
  QVariantList list;
  for (const auto& fix : view_.alert->fixes) {
    QVariantMap map = toVariant(fix).toMap();
    map["text"] = words::instruction(fix);
    list << map;
  }
  return list;
}

}  // namespace arbiter::desk
