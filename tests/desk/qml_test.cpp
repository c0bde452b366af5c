// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <algorithm>

#include "tests/desk/print_text.h"

namespace {

const QString kSources = ARBITER_SOURCE_DIR "/app/desk/qml";

QStringList sources() {
  QStringList files;
  for (const QString& name : QDir(kSources).entryList({"*.qml"}, QDir::Files)) files << kSources + "/" + name;
  return files;
}

QStringList linesOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split('\n') : QStringList();
}

/// Where Qt's tools lie on Debian; a test that needs one that is missing fails.
QString tool(const QString& name) {
  QString found = QStandardPaths::findExecutable(name, {"/usr/lib/qt6/bin"});
  return found.isEmpty() ? QStandardPaths::findExecutable(name) : found;
}

/// qmllint 6.4 knows no way to say that a delegate may use the names (`id`) of the component around it. Such a name is
/// told by its being declared in the same file.
bool isAnIdOf(const QStringList& lines, const QString& word) {
  const QRegularExpression declared("^\\s*(?:[A-Z][\\w.]* \\{ )?id: " + QRegularExpression::escape(word) + "\\s*$");
  return std::any_of(lines.begin(), lines.end(), [&](const QString& line) { return declared.match(line).hasMatch(); });
}

/// Theme.px is a function that is a property, so that what is measured by it follows the scale. qmllint 6.4 wants a
/// method there, whose result would stay what it was.
bool isTheScale(const QString& message) { return message.startsWith("Property \"px\" "); }

/// What qmllint has to say, a line each.
QStringList complaints() {
  QProcess lint;
  lint.start(tool("qmllint"), QStringList{"--json", "-", "-I", ARBITER_QML_MODULES} + sources());
  if (!lint.waitForFinished(120000)) return {"qmllint does not run: " + lint.errorString()};
  const QByteArray told = lint.readAllStandardOutput();
  const QJsonArray files = QJsonDocument::fromJson(told).object()["files"].toArray();
  if (files.size() != sources().size())
    return {"qmllint tells of " + QString::number(files.size()) + " files: " + lint.readAllStandardError()};
  QStringList list;
  for (const QJsonValue& file : files) {
    const QStringList lines = linesOf(file["filename"].toString());
    for (const QJsonValue& warning : file["warnings"].toArray()) {
      const int line = warning["line"].toInt(), column = warning["column"].toInt();
      const QString code = lines.value(line - 1);
      const auto word = QRegularExpression("\\w+").match(code, std::max(0, column - 1)).captured();
      if (warning["message"] == "Unqualified access" && isAnIdOf(lines, word)) continue;
      if (isTheScale(warning["message"].toString())) continue;
      list << QString("%1:%2: %3: %4")
                  .arg(QFileInfo(file["filename"].toString()).fileName())
                  .arg(line)
                  .arg(warning["message"].toString(), code.trimmed());
    }
  }
  return list;
}

TEST(Qml, HasNothingThatTheCheckerOfQtComplainsAbout) {
  ASSERT_FALSE(tool("qmllint").isEmpty()) << "qt6-declarative-dev-tools is not installed";
  EXPECT_EQ(complaints().join('\n').toStdString(), "");
}

TEST(Qml, NoLineIsLongerThanCanBeRead) {
  constexpr int kLongest = 140;  // characters
  ASSERT_GT(sources().size(), 50);
  for (const QString& file : sources()) {
    const QStringList lines = linesOf(file);
    for (qsizetype i = 0; i < lines.size(); ++i)
      EXPECT_LE(lines[i].size(), kLongest) << file.toStdString() << ":" << i + 1;
  }
}

TEST(Qml, ColoursStandInTheThemeAlone) {
  const QRegularExpression colour(
      "\"#[0-9a-fA-F]{3,8}\"|\"(?:white|black|red|gray|grey)\"|Qt\\.(?:rgba|darker|lighter|tint)\\(");
  for (const QString& file : sources())
    for (const QString& line : linesOf(file))
      EXPECT_FALSE(colour.match(line).hasMatch()) << file.toStdString() << ": " << line.toStdString();
}

}  // namespace
