// SPDX-License-Identifier: MIT
#include "app/desk/models/demo.h"

#include <QCoreApplication>
#include <QStandardPaths>

#include "app/desk/models/setup.h"
#include "app/desk/variant.h"
#include "referee/protocol/json_file.h"
#include "text/value_json.h"

namespace arbiter::desk {

namespace fs = std::filesystem;

namespace {

constexpr auto kTruth = "truth.json";  // written last: with it a film is whole
constexpr int kPatience = 2000;        // milliseconds until a program that is asked to end is ended

fs::path beside(const char* name) { return fs::path(QCoreApplication::applicationDirPath().toStdString()) / name; }

}  // namespace

Demo::Demo(Setup* setup) : setup_(setup) {
  connect(&process_, &QProcess::finished, this, [this](int status) { made(status); });
  connect(&process_, &QProcess::errorOccurred, this, [this] { made(1); });
}

Demo::~Demo() { stop(); }

fs::path Demo::cache() {
  return fs::path(QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation).toStdString()) / "arbiter";
}

fs::path Demo::film() {
  for (const fs::path& folder : {beside("demo"), cache() / "demo"})
    if (std::error_code none; fs::exists(folder / kTruth, none)) return folder;
  return {};
}

fs::path Demo::maker() {
  std::error_code none;
  return fs::exists(beside("arbiter"), none) ? beside("arbiter") : fs::path();
}

bool Demo::possible() const { return !film().empty() || !maker().empty(); }

void Demo::begin() {
  error_.clear();
  if (making()) return;
  if (const fs::path ready = film(); !ready.empty()) return watch(ready);
  std::error_code error;
  fs::remove_all(cache() / "demo.part", error);
  fs::create_directories(cache(), error);
  process_.setProcessChannelMode(QProcess::ForwardedErrorChannel);
  process_.setStandardOutputFile(QProcess::nullDevice());
  process_.start(QString::fromStdString(maker().string()),
                 {"simulate", "--demo", "--out", QString::fromStdString((cache() / "demo.part").string())});
  Q_EMIT changed();
}

void Demo::stop() {
  if (!making()) return;
  process_.disconnect(this);
  process_.terminate();
  if (!process_.waitForFinished(kPatience)) process_.kill();
  connect(&process_, &QProcess::finished, this, [this](int status) { made(status); });
  Q_EMIT changed();
}

void Demo::made(int status) {
  std::error_code error;
  if (status == 0) {
    fs::remove_all(cache() / "demo", error);
    fs::rename(cache() / "demo.part", cache() / "demo", error);
  }
  if (const fs::path ready = status == 0 && !error ? film() : fs::path(); !ready.empty()) {
    watch(ready);
  } else {
    error_ = tr("The demo's film could not be made in %1.").arg(QString::fromStdString(cache().string()));
  }
  Q_EMIT changed();
}

void Demo::watch(const fs::path& film) {
  const auto truth = protocol::read_json(film / kTruth);
  const QString rules = truth ? text(text::value_of(*truth)["setup"], "ruleset") : QString();
  setup_->setRuleset(rules);
  setup_->setSource(QString::fromStdString(film.string()));
  if (!setup_->start()) error_ = setup_->error();
  Q_EMIT changed();
}

}  // namespace arbiter::desk
