#include <QGuiApplication>
#include <QTimer>
#include <iostream>

#include "app/desk/desk.h"

namespace {

/// Writes a picture of the window and ends the program.
void take_picture(arbiter::desk::Desk& desk, const arbiter::desk::Options& options) {
  const QImage picture = desk.window()->grabWindow();
  const bool written = !picture.isNull() && picture.save(options.screenshot);
  if (!written) std::cerr << "arbiter-desk: cannot write " << options.screenshot.toStdString() << "\n";
  QCoreApplication::exit(written ? 0 : 1);
}

}  // namespace

int main(int argc, char** argv) {
  const auto options = arbiter::desk::parseOptions(argc, argv);
  if (!options) {
    if (!options.error().message.empty()) std::cerr << "arbiter-desk: " << options.error().message << "\n";
    return options.error().status;
  }
  QGuiApplication app(argc, argv);
  QGuiApplication::setApplicationDisplayName("Arbiter");
  arbiter::desk::prepareLook();
  arbiter::desk::Desk desk(*options);
  if (const std::string why = desk.prepare(); !why.empty()) {
    std::cerr << "arbiter-desk: " << why << "\n";
    return 2;
  }
  if (!desk.show()) return 1;
  if (!options->screenshot.isEmpty()) {
    const auto wait = static_cast<int>(options->after * 1000) + 600;
    QTimer::singleShot(wait, desk.window(), [&] { take_picture(desk, *options); });
  }
  return QGuiApplication::exec();
}
