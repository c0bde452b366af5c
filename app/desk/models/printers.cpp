// SPDX-License-Identifier: MIT
// Printing through CUPS' own programs: they know every printer that the desktop knows, and need no widgets.
#include <QProcess>
#include <QStandardPaths>

#include "app/desk/models/prints.h"

namespace arbiter::desk {
namespace {

constexpr int kPatience = 5000;  // milliseconds for a spooler that answers at all

struct Said {
  bool good = false;
  QString out, error;
};

/// Runs a program to its end; where there is none of that name, nothing is said.
Said run(const QString& name, const QStringList& arguments) {
  const QString program = QStandardPaths::findExecutable(name);
  if (program.isEmpty()) return {};
  QProcess process;
  process.start(program, arguments);
  if (!process.waitForFinished(kPatience)) {
    process.kill();
    process.waitForFinished(kPatience);
    return {false, {}, Prints::tr("The printer does not answer.")};
  }
  const bool good = process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
  return {good, QString::fromUtf8(process.readAllStandardOutput()).trimmed(),
          QString::fromUtf8(process.readAllStandardError()).trimmed()};
}

}  // namespace

QStringList Prints::printers() {
  const Said all = run("lpstat", {"-e"});
  QStringList names = all.good ? all.out.split('\n', Qt::SkipEmptyParts) : QStringList();
  // "system default destination: NAME", in whatever language.
  const QString usual = run("lpstat", {"-d"}).out.section(": ", 1).trimmed();
  if (names.removeOne(usual)) names.prepend(usual);
  return names;
}

QVariantMap Prints::send(const QString& file, const QString& printer) {
  const Said sent = run("lp", {"-d", printer, "-t", "Arbiter", "--", file});
  if (sent.good) return {{"good", true}, {"text", tr("Sent to %1.").arg(printer)}};
  return {{"good", false},
          {"text", tr("It was not printed: %1").arg(sent.error.isEmpty() ? tr("no printer is set up") : sent.error)}};
}

}  // namespace arbiter::desk
