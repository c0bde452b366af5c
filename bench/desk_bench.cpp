// SPDX-License-Identifier: MIT
// What the window costs, drawn off the screen by software at 1280 x 800: until it is seen, while it watches a film of
// 1920 x 1080, while nothing happens, while a piece is dragged, while 100,000 games are scrolled. Prints figures; no
// test.
//   build/bench/desk_bench [start|watch|idle|drag|games …] [--seconds 10] [--film FOLDER]
// Every figure is of a process of its own, which this program starts.
#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QMouseEvent>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <cmath>
#include <fstream>
#include <functional>
#include <iostream>
#include <sstream>

#include "app/desk/desk.h"
#include "app/desk/items/board_item.h"
#include "app/footage/director.h"
#include "bench/many_games.h"

namespace {

using namespace arbiter;

constexpr int kStarts = 5;                 // of which the middle one is told
constexpr int kPatience = 600'000;         // milliseconds for one figure
constexpr double kSettled = 2;             // seconds after which a window that was opened has come to rest
constexpr int kMouse = 8;                  // milliseconds between two places of a mouse: 125 a second
constexpr int kWide = 1920, kHigh = 1080;  // pixels of the film
constexpr int kFilmed = 6;                 // actions of the demo game
constexpr int kGames = 100'000;            // in the table that is scrolled
constexpr int kTurn = 48;                  // pixels that the games are scrolled at once

struct Wish {
  std::vector<std::string> figures{"start", "watch", "idle", "drag", "games"};
  std::string film, of;  ///< `of`: this process is to make that figure
  int seconds = 10;
};

/// Seconds of the processor that this process has had.
double used() {
  rusage spent{};
  getrusage(RUSAGE_SELF, &spent);
  const auto seconds = [](const timeval& time) { return static_cast<double>(time.tv_sec) + 1e-6 * time.tv_usec; };
  return seconds(spent.ru_utime) + seconds(spent.ru_stime);
}

/// A line of /proc/self/status in MiB: VmRSS, VmHWM.
double mebibytes(const std::string& what) {
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word;) {
    double kibibytes = 0;
    if (word == what + ":" && status >> kibibytes) return kibibytes / 1024;
  }
  return 0;
}

void wait(double seconds) {
  QEventLoop loop;
  QTimer::singleShot(static_cast<int>(seconds * 1000), &loop, &QEventLoop::quit);
  loop.exec();
}

/// The window on a database of its own.
class Window {
 public:
  /// `games`: so many are in the database before the window is opened.
  explicit Window(std::vector<std::string> words, int games = 0) {
    if (games > 0) make_many_games(folder_.filePath("games.sqlite").toStdString(), games);
    words.insert(words.begin(), "arbiter-desk");
    words.insert(words.end(),
                 {"--size", "1280x800", "--db", folder_.filePath("games.sqlite").toStdString(), "--theme", "light"});
    std::vector<char*> argv;
    argv.reserve(words.size());
    for (std::string& word : words) argv.push_back(word.data());
    const auto options = desk::parseOptions(static_cast<int>(argv.size()), argv.data());
    if (!options) throw std::runtime_error(options.error().message);
    desk_ = std::make_unique<desk::Desk>(*options);
    if (const std::string why = desk_->prepare(); !why.empty()) throw std::runtime_error(why);
    if (!desk_->show()) throw std::runtime_error("the window cannot be shown");
  }
  desk::Desk& desk() { return *desk_; }
  QQuickWindow* operator->() { return desk_->window(); }
  QQuickWindow* get() { return desk_->window(); }

 private:
  QTemporaryDir folder_;
  std::unique_ptr<desk::Desk> desk_;
};

void start() {
  Window window({"--rules", "mr-joseph"});
  QObject::connect(window.get(), &QQuickWindow::frameSwapped, qGuiApp, [] {
    std::cout << "seen" << std::endl;
    QCoreApplication::quit();
  });
  QGuiApplication::exec();
}

/// A film of the demo game's first actions; its folder.
std::string filmed(const QTemporaryDir& dir) {
  footage::FilmOptions options;
  options.folder = dir.filePath("film").toStdString();
  footage::Script script = footage::demo_script();
  script.actions.resize(kFilmed);
  auto scene = vision::simulate::make_scene("cross14");
  scene.size = {kWide, kHigh};
  auto film = footage::Film::create(options);
  if (!film) throw std::runtime_error(film.error().message.english());
  if (const auto shot = footage::shoot(*film, script, table::make_referee(), scene, {}); !shot)
    throw std::runtime_error(shot.error().message.english());
  return options.folder.string();
}

void watch(const Wish& wish) {
  Window window({"--rules", "mr-joseph", "--source", wish.film});
  const double before = used();
  QElapsedTimer clock;
  clock.start();
  while (clock.elapsed() < 1000 * wish.seconds && !window.desk().cameras().ended()) wait(0.1);
  const double seconds = static_cast<double>(clock.elapsed()) / 1000;
  std::cout << "watching 1920 x 1080: " << std::lround(mebibytes("VmRSS")) << " MiB, at most "
            << std::lround(mebibytes("VmHWM")) << " MiB; " << std::lround(100 * (used() - before) / seconds)
            << " % of a core; " << window.desk().table().session().requests().size() - 1 << " actions read in "
            << seconds << " s" << std::endl;
}

void idle(const Wish& wish) {
  Window window({"--rules", "mr-joseph"});
  wait(kSettled);
  int frames = 0;
  QObject::connect(window.get(), &QQuickWindow::frameSwapped, qGuiApp, [&] { ++frames; });
  const double before = used();
  wait(wish.seconds);
  std::cout << "idle: " << 100 * (used() - before) / wish.seconds << " % of a core, " << frames << " frames in "
            << wish.seconds << " s, " << std::lround(mebibytes("VmRSS")) << " MiB" << std::endl;
}

desk::BoardItem* boardIn(QQuickItem* item) {
  if (auto* board = qobject_cast<desk::BoardItem*>(item); board != nullptr && board->isVisible()) return board;
  const auto children = item->childItems();
  for (QQuickItem* child : children)
    if (auto* found = child->isVisible() ? boardIn(child) : nullptr) return found;
  return nullptr;
}

void send(QQuickWindow* window, QEvent::Type type, QPointF at, Qt::MouseButton button) {
  const bool held = type != QEvent::MouseButtonRelease;
  QMouseEvent event(type, at, window->mapToGlobal(at), button, held ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
  QCoreApplication::sendEvent(window, &event);
}

/// Milliseconds between the frames that a window draws while something is done.
class Gaps {
 public:
  explicit Gaps(QQuickWindow* window) : used_(used()) {
    connection_ = QObject::connect(window, &QQuickWindow::frameSwapped, qGuiApp, [this] {
      if (since_.isValid()) gaps_.push_back(static_cast<double>(since_.nsecsElapsed()) / 1e6);
      since_.start();
    });
    clock_.start();
  }
  ~Gaps() { QObject::disconnect(connection_); }
  Gaps(const Gaps&) = delete;
  Gaps& operator=(const Gaps&) = delete;

  /// In words, up to now: frames a second, the time between two, what one costs.
  [[nodiscard]] std::string told() {
    if (gaps_.empty()) throw std::runtime_error("no frame was drawn");
    const double spent = used() - used_, seconds = static_cast<double>(clock_.elapsed()) / 1000;
    std::sort(gaps_.begin(), gaps_.end());
    const double frames = static_cast<double>(gaps_.size());
    std::ostringstream text;
    text << std::lround(frames / seconds)
         << " frames a second, ms between two at 50/99 of a hundred: " << gaps_[gaps_.size() / 2] << " "
         << gaps_[gaps_.size() * 99 / 100] << "; " << 1000 * spent / frames << " ms of a core for a frame";
    return text.str();
  }

 private:
  QMetaObject::Connection connection_;
  QElapsedTimer since_, clock_;
  std::vector<double> gaps_;
  double used_;
};

/// A piece goes round and round over the board.
void drag(const Wish& wish) {
  Window window({"--rules", "mr-joseph"});
  wait(kSettled);
  desk::BoardItem* board = boardIn(window->contentItem());
  if (board == nullptr) throw std::runtime_error("no board is seen");
  const QPointF from = board->mapToScene(board->rect("d2").center());
  const QPointF middle = board->mapToScene(board->rect("g7").center());
  send(window.get(), QEvent::MouseButtonPress, from, Qt::LeftButton);
  Gaps gaps(window.get());
  QElapsedTimer clock;
  clock.start();
  QTimer mouse;
  mouse.setTimerType(Qt::PreciseTimer);
  QObject::connect(&mouse, &QTimer::timeout, qGuiApp, [&] {
    const double angle = static_cast<double>(clock.elapsed()) / 300, radius = 4 * board->cell();
    send(window.get(), QEvent::MouseMove, middle + radius * QPointF(std::cos(angle), std::sin(angle)), Qt::NoButton);
  });
  mouse.start(kMouse);
  wait(wish.seconds);
  mouse.stop();
  const std::string told = gaps.told();
  send(window.get(), QEvent::MouseButtonRelease, from, Qt::LeftButton);
  std::cout << "dragging: " << told << std::endl;
}

QQuickItem* called(QQuickItem* item, const QString& name) {
  if (item->objectName() == name && item->isVisible()) return item;
  const auto children = item->childItems();
  for (QQuickItem* child : children)
    if (QQuickItem* found = child->isVisible() ? called(child, name) : nullptr) return found;
  return nullptr;
}

/// 100,000 games are scrolled as by a hand, then from the first to the last as by the bar.
void games(const Wish& wish) {
  QElapsedTimer clock;
  Window window({"--page", "games"}, kGames);
  clock.start();
  const desk::Library& library = window.desk().library();
  while (library.count() < kGames && clock.elapsed() < kPatience) wait(0.01);
  const auto read = clock.elapsed();
  wait(kSettled);
  const double before = mebibytes("VmRSS");
  QQuickItem* list = called(window.get()->contentItem(), "games");
  if (list == nullptr || library.count() < kGames) throw std::runtime_error("the games are not seen");
  std::cout << "games: " << kGames << " read in " << read << " ms; " << std::lround(before) << " MiB" << std::endl;
  QTimer hand;
  hand.setTimerType(Qt::PreciseTimer);
  QObject::connect(&hand, &QTimer::timeout, qGuiApp,
                   [&] { list->setProperty("contentY", list->property("contentY").toDouble() + kTurn); });
  {
    Gaps gaps(window.get());
    hand.start(kMouse);
    wait(wish.seconds / 2.0);
    hand.stop();
    const double part = list->property("contentY").toDouble() / list->property("contentHeight").toDouble();
    std::cout << "games, row by row to row " << std::lround(kGames * part) << ": " << gaps.told() << std::endl;
  }
  const double all = list->property("contentHeight").toDouble() - list->height();
  Gaps gaps(window.get());
  clock.start();
  QTimer bar;
  bar.setTimerType(Qt::PreciseTimer);
  QObject::connect(&bar, &QTimer::timeout, qGuiApp, [&] {
    const double part = static_cast<double>(clock.elapsed()) / (500.0 * wish.seconds);
    list->setProperty("contentY", all * std::min(1.0, part));
  });
  bar.start(kMouse);
  wait(wish.seconds / 2.0);
  bar.stop();
  std::cout << "games, by the bar from first to last: " << gaps.told() << "; " << std::lround(mebibytes("VmRSS"))
            << " MiB, at most " << std::lround(mebibytes("VmHWM")) << " MiB" << std::endl;
}

/// This program once more, for one figure; milliseconds until its first line, which is passed on unless `quiet`.
double once(const Wish& wish, const std::string& figure, bool quiet) {
  QProcess process;
  process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
  QStringList words{"--of", QString::fromStdString(figure), "--seconds", QString::number(wish.seconds)};
  if (!wish.film.empty()) words << "--film" << QString::fromStdString(wish.film);
  QElapsedTimer clock;
  clock.start();
  process.start(QCoreApplication::applicationFilePath(), words);
  const bool told = process.waitForReadyRead(kPatience);
  const double milliseconds = static_cast<double>(clock.nsecsElapsed()) / 1e6;
  if (!process.waitForFinished(kPatience) || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0 ||
      !told)
    throw std::runtime_error("the figure \"" + figure + "\" could not be made");
  if (!quiet) std::cout << process.readAllStandardOutput().toStdString() << std::flush;
  return milliseconds;
}

void all(Wish wish) {
  QTemporaryDir dir;
  for (const std::string& figure : wish.figures) {
    if (figure == "start") {
      std::vector<double> times;
      times.reserve(kStarts);
      for (int i = 0; i < kStarts; ++i) times.push_back(once(wish, figure, true));
      std::sort(times.begin(), times.end());
      std::cout << "start: seen after " << std::lround(times[times.size() / 2]) << " ms (" << std::lround(times.front())
                << " to " << std::lround(times.back()) << " of " << kStarts << ")" << std::endl;
      continue;
    }
    if (figure == "watch" && wish.film.empty()) wish.film = filmed(dir);
    once(wish, figure, false);
  }
}

int run(int argc, char** argv) {
  Wish wish;
  CLI::App command("What the window costs");
  command.add_option("figures", wish.figures, "Which figures")
      ->check(CLI::IsMember({"start", "watch", "idle", "drag", "games"}));
  command.add_option("--seconds", wish.seconds, "How long each is measured")->check(CLI::Range(1, 300));
  command.add_option("--film", wish.film, "What is watched, in place of a film that is rendered first");
  command.add_option("--of", wish.of, "Make this figure in this process");
  CLI11_PARSE(command, argc, argv);
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("QT_QUICK_BACKEND", "software");
  if (wish.of.empty()) {
    const QCoreApplication app(argc, argv);
    all(wish);
    return 0;
  }
  const QTemporaryDir settings;
  QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
  const QGuiApplication app(argc, argv);
  desk::prepareLook();
  if (wish.of == "start") start();
  if (wish.of == "watch") watch(wish);
  if (wish.of == "idle") idle(wish);
  if (wish.of == "drag") drag(wish);
  if (wish.of == "games") games(wish);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& e) {
    std::cerr << "desk_bench: " << e.what() << "\n";
    return 1;
  }
}
