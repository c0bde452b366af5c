#include "app/desk/camera/camera.h"

#include <QDateTime>
#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "app/desk/models/table.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "app/table/profiles.h"

namespace arbiter::desk {
namespace {

using Stage = table::WatchStatus::Stage;
namespace limits = calibration::table_limits;

QVariantMap check(const QString& title, const QString& state, const QString& text) {
  return {{"title", title}, {"state", state}, {"text", text}};
}

calibration::Corners cornersIn(const std::vector<QPointF>& points) {
  calibration::Corners corners;
  for (std::size_t i = 0; i < corners.size(); ++i) corners[i] = {points[i].x(), points[i].y()};
  return corners;
}

/// Runs `what` in the camera's thread. The threads that call this end before the camera does.
template <class What>
void later(Camera* camera, What what) {
  QMetaObject::invokeMethod(
      camera, [camera, what = std::move(what)] { what(*camera); }, Qt::QueuedConnection);
}

}  // namespace

Camera::Camera(Table* table, QObject* parent) : QObject(parent), table_(table) {
  for (auto changes : {&Camera::clickedChanged, &Camera::measuredChanged, &Camera::viewChanged})
    connect(this, changes, this, &Camera::handlesChanged);
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
  told.table = [this, latest = latest_](const TableView& view) {
    later(this, [latest, view](Camera& camera) {
      if (camera.latest_ == latest) camera.showTable(view);
    });
  };
  thread_ = std::make_unique<WatchThread>(std::move(*opened), std::move(told), table::WatchOptions{});
  // Where the board lay when this source was last set up.
  if (cornersOf_.contains(source)) {
    corners_ = cornersOf_[source];
    thread_->relocate(cornersIn(corners_));
  } else if (profiles().contains(sourceName())) {
    useProfile(sourceName());
  }
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
  clicking_ = measuring_ = false;
  measured_.reset();
  profile_.clear();
  profileError_.clear();
  rate_ = 0;
  for (const char* key : {"watch", "camera"}) table_->dismiss(key);
  Q_EMIT sourceChanged();
  Q_EMIT pictureChanged();
  Q_EMIT viewChanged();
  Q_EMIT clickedChanged();
  Q_EMIT measuredChanged();
  Q_EMIT profilesChanged();
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
    clicking_ = false;
    takeCorners();
  }
  Q_EMIT clickedChanged();
}

void Camera::takeCorners() {
  cornersOf_[source_] = corners_;
  thread_->relocate(cornersIn(corners_));
  measure();
}

void Camera::measure() {
  if (!thread_) return;
  measuring_ = true;
  thread_->inspect(boardId_.toStdString(), corners_.size() == 4 ? std::optional(cornersIn(corners_)) : std::nullopt);
  Q_EMIT measuredChanged();
}

void Camera::showTable(TableView view) {
  measuring_ = false;
  measured_ = std::move(view);
  Q_EMIT measuredChanged();
}

void Camera::dragCorner(int index, double x, double y) {
  const QVariantList now = handles();
  if (!thread_ || index < 0 || index >= now.size()) return;
  clicking_ = false;
  corners_.clear();
  for (const QVariant& point : now) corners_.push_back(point.toPointF());
  corners_[static_cast<std::size_t>(index)] = {std::clamp(x, 0.0, double(size_.width())),
                                               std::clamp(y, 0.0, double(size_.height()))};
  Q_EMIT clickedChanged();
}

void Camera::dropCorner() {
  if (thread_ && corners_.size() == 4) takeCorners();
}

QVariantList Camera::handles() const {
  QVariantList list;
  if (!thread_ || clicking_) return list;
  if (corners_.size() == 4) {
    for (const QPointF& p : corners_) list << p;
  } else if (!view_.corners.isEmpty()) {
    for (const QPointF& p : view_.corners) list << p;
  } else if (measured_ && measured_->why.isEmpty()) {
    for (const cv::Point2d& p : measured_->profile.corners) list << QPointF(p.x, p.y);
  }
  return list;
}

QString Camera::grade() const {
  if (!measured_ || !measured_->why.isEmpty()) return {};
  const std::string_view grade = calibration::name(measured_->check.grade);
  return QString::fromUtf8(grade.data(), static_cast<qsizetype>(grade.size()));
}

QVariantList Camera::measured() const {
  QVariantList list;
  if (!measured_ || !measured_->why.isEmpty()) return list;
  const calibration::TableCheck& c = measured_->check;
  const auto add = [&](const QString& title, bool good, const QString& text) {
    list << check(title, good ? "good" : "poor", text);
  };
  add("Size", c.smallest_square_px >= limits::kSmall,
      QString("A square is %1 pixels wide, %2 at its narrowest.")
          .arg(c.square_px, 0, 'f', 0)
          .arg(c.smallest_square_px, 0, 'f', 0));
  add("Angle", c.elevation >= limits::kFlat,
      QString("The camera looks down at %1 degrees.").arg(c.elevation, 0, 'f', 0));
  add("Sharpness", c.blur_px<limits::kBlurred * c.square_px, c.blur_px> 0
                       ? QString("Edges are blurred by %1 pixels.").arg(c.blur_px, 0, 'f', 1)
                       : QString("Cannot be told here."));
  add("Light", c.brightness >= limits::kDim && (c.contrast == 0 || c.contrast >= limits::kPale),
      QString("Brightness %1 of 255, contrast %2.").arg(c.brightness, 0, 'f', 0).arg(c.contrast, 0, 'f', 0));
  QStringList squares;
  for (const std::string& square : c.glare) squares << QString::fromStdString(square);
  add("Glare", squares.isEmpty(),
      squares.isEmpty() ? QString("None.") : "On " + squares.mid(0, 8).join(", ") + (squares.size() > 8 ? " …" : "."));
  QStringList outside;
  for (const std::string& square : c.outside) outside << QString::fromStdString(square);
  add("In view", outside.isEmpty(),
      outside.isEmpty() ? QString("The whole board.")
                        : "Cut off: " + outside.mid(0, 8).join(", ") + (outside.size() > 8 ? " …" : "."));
  return list;
}

QStringList Camera::advice() const {
  QStringList list;
  if (measured_)
    for (const std::string& sentence : measured_->check.advice) list << QString::fromStdString(sentence);
  return list;
}

std::filesystem::path Camera::profilesFile() const {
  return table_->session().file().parent_path() / table::profiles_path().filename();
}

QString Camera::sourceName() const {
  bool number = false;
  source_.toInt(&number);
  return number ? "camera " + source_ : QFileInfo(source_).fileName();
}

QStringList Camera::profiles() const {
  QStringList names;
  if (const auto kept = table::read_profiles(profilesFile()))
    for (const calibration::Profile& profile : *kept)
      if (boardId_.isEmpty() || QString::fromStdString(profile.board) == boardId_)
        names << QString::fromStdString(profile.name);
  return names;
}

bool Camera::keepProfile(const QString& name) {
  profileError_.clear();
  if (!measured_ || !measured_->why.isEmpty()) {
    profileError_ = "Find the board first.";
  } else if (name.trimmed().isEmpty()) {
    profileError_ = "Give it a name.";
  } else {
    calibration::Profile profile = measured_->profile;
    profile.name = name.trimmed().toStdString();
    if (const auto saved = table::save_profile(profile, profilesFile()); !saved) {
      profileError_ = QString::fromStdString(saved.error().message);
    } else {
      profile_ = name.trimmed();
      if (thread_) thread_->use(std::move(profile));
    }
  }
  Q_EMIT profilesChanged();
  return profileError_.isEmpty();
}

bool Camera::useProfile(const QString& name) {
  auto profile = table::find_profile(name.toStdString(), profilesFile());
  profileError_ = profile ? QString() : QString::fromStdString(profile.error().message);
  if (profile && thread_) {
    profile_ = name;
    corners_.clear();
    cornersOf_.remove(source_);
    thread_->use(std::move(*profile));
    Q_EMIT clickedChanged();
  }
  Q_EMIT profilesChanged();
  return profileError_.isEmpty();
}

void Camera::findCorners() {
  corners_.clear();
  clicking_ = false;
  cornersOf_.remove(source_);
  if (thread_) thread_->relocate({});
  measure();
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
    if (mark.army == table_->pieces()->worn(mark.square)) continue;
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

bool Camera::readable() const {
  return std::any_of(view_.cells.begin(), view_.cells.end(), [](const CellMark& mark) { return mark.certainty > 0; });
}

QVariantMap Camera::seen() const {
  QVariantMap pieces;
  for (const CellMark& mark : view_.cells)
    if (!mark.army.isEmpty() && mark.army != "?")
      pieces[mark.square] = mark.army + "." + (mark.kind.isEmpty() ? QString("pawn") : mark.kind);
  return pieces;
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
