// SPDX-License-Identifier: MIT
#include <QGuiApplication>
#include <QTimer>
#include <QTimerEvent>
#include <algorithm>
#include <iostream>
#include <memory>

#include "app/desk/desk.h"
#include "text/sentences.h"
#include "text/utf8.h"

namespace {

/// Writes a picture of the window when it is time for it, and ends the program.
class Photographer : public QObject {
 public:
  Photographer(arbiter::desk::Desk& desk, const arbiter::desk::Options& options) : desk_(desk), options_(options) {
    startTimer(50);
  }

 protected:
  void timerEvent(QTimerEvent* event) override {
    if (moves() < options_.atMove && !desk_.cameras().ended()) return;
    killTimer(event->timerId());
    // Pieces glide for a quarter of a second.
    QTimer::singleShot(static_cast<int>(options_.after * 1000) + 600, this, [this] { take(); });
  }

 private:
  [[nodiscard]] int moves() const {
    return std::max(0, static_cast<int>(desk_.table().session().requests().size()) - 1);  // without a game: none
  }

  void take() {
    if (moves() < options_.atMove)
      return leave(arbiter::desk::commandLineText(arbiter::text::N_("there have been %1 moves only"),
                                                  {std::to_string(moves())}));
    const QImage picture = desk_.shownWindow()->grabWindow();
    if (picture.isNull() || !picture.save(options_.screenshot))
      return leave(
          arbiter::desk::commandLineText(arbiter::text::N_("cannot write %1"), {options_.screenshot.toStdString()}));
    QCoreApplication::exit(0);
  }
  static void leave(const std::string& why) {
    std::cerr << "arbiter-desk: " << why << "\n";
    QCoreApplication::exit(1);
  }

  arbiter::desk::Desk& desk_;
  const arbiter::desk::Options& options_;
};

/// What nothing in the window has foreseen: it says so and stays open; every step of the game is on the disk already.
class Application : public QGuiApplication {
 public:
  using QGuiApplication::QGuiApplication;
  bool notify(QObject* receiver, QEvent* event) override {
    try {
      return QGuiApplication::notify(receiver, event);
    } catch (const std::exception& e) {
      std::cerr << "arbiter-desk: "
                << arbiter::desk::commandLineText(arbiter::text::N_("something failed: %1"),
                                                  {arbiter::text::clean(e.what())})
                << "\n";
      return false;
    }
  }
};

}  // namespace

int main(int argc, char** argv) {
  const auto options = arbiter::desk::parseOptions(argc, argv);
  if (!options) {
    if (!options.error().message.empty()) std::cerr << "arbiter-desk: " << options.error().message << "\n";
    return options.error().status;
  }
  Application app(argc, argv);
  QGuiApplication::setApplicationDisplayName("Arbiter");
  arbiter::desk::prepareLook();
  arbiter::desk::Desk desk(*options);
  if (const std::string why = desk.prepare(); !why.empty()) {
    std::cerr << "arbiter-desk: " << why << "\n";
    return 2;
  }
  if (!desk.show()) return 1;
  std::unique_ptr<Photographer> photographer;
  if (!options->screenshot.isEmpty()) photographer = std::make_unique<Photographer>(desk, *options);
  return QGuiApplication::exec();
}
