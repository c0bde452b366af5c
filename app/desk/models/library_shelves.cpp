// SPDX-License-Identifier: MIT
// What of the games is listed, and where they lie: the archive, the bin, tags.
#include <QDate>
#include <QMap>
#include <algorithm>
#include <utility>

#include "app/desk/models/library.h"
#include "app/desk/rules_view.h"
#include "app/desk/words.h"
#include "db/analyses.h"
#include "db/pictures.h"
#include "referee/army_pages/army_page.h"
#include "referee/core/rules.h"

namespace arbiter::desk {
namespace {

using Result = db::GameFilter::Result;
using Shelf = db::GameFilter::Shelf;

/// When a period that ends now began, as the database writes times; empty for none.
std::string sinceOf(const QString& period) {
  const QDate today = QDate::currentDate();
  const QDate first = period == "today"   ? today
                      : period == "week"  ? today.addDays(1 - today.dayOfWeek())
                      : period == "month" ? QDate(today.year(), today.month(), 1)
                      : period == "year"  ? QDate(today.year(), 1, 1)
                                          : QDate();
  if (!first.isValid()) return {};
  return first.startOfDay().toUTC().toString(Qt::ISODateWithMs).toStdString();
}

/// The rulesets that a word means: by their titles, or their ids.
std::vector<std::string> rulesetsOf(const QString& word) {
  std::vector<std::string> found;
  for (const RulesetInfo& info : arbiter::rulesets()) {
    const QString id = QString::fromStdString(info.id);
    if (id.contains(word, Qt::CaseInsensitive) || RulesView(id).title().contains(word, Qt::CaseInsensitive))
      found.push_back(info.id);
  }
  return found;
}

/// The armies that a word means: by what people call them, in the window's language or in English.
std::vector<std::string> armiesOf(const QString& word) {
  std::vector<std::string> found;
  for (const RulesetInfo& info : arbiter::rulesets())
    for (const std::string& army : info.armies) {
      const QString english = QString::fromStdString(army_name(army)),
                    shown = words::title(QString::fromStdString(army));
      const bool meant = english.contains(word, Qt::CaseInsensitive) || shown.contains(word, Qt::CaseInsensitive);
      if (meant && std::ranges::count(found, army) == 0) found.push_back(army);
    }
  return found;
}

}  // namespace

db::ListPage Library::wanted() const {
  static const QMap<QString, Result> kResults{
      {"unfinished", Result::unfinished}, {"over", Result::over}, {"won", Result::won}, {"drawn", Result::drawn}};
  static const QMap<QString, Shelf> kShelves{{"archive", Shelf::archive}, {"bin", Shelf::bin}};
  static const QMap<QString, db::GameOrder> kOrders{{"newest", db::GameOrder::newest},
                                                    {"oldest", db::GameOrder::oldest},
                                                    {"ruleset", db::GameOrder::ruleset},
                                                    {"longest", db::GameOrder::longest}};
  db::ListPage page;
  page.limit = kPage + 1;  // one more than is shown tells whether there are more
  page.order = kOrders.value(order_, db::GameOrder::kept);
  page.filter.shelf = kShelves.value(shelf_, Shelf::current);
  page.filter.result = kResults.value(result_, Result::any);
  page.filter.ruleset = ruleset_.toStdString();
  page.filter.tag = tag_.toStdString();
  page.filter.event = event_.toStdString();
  page.filter.army = army_.toStdString();
  page.filter.since = sinceOf(period_);
  for (const QString& word : sought_.simplified().split(' ', Qt::SkipEmptyParts))
    page.filter.words.push_back({word.toStdString(), rulesetsOf(word), armiesOf(word)});
  return page;
}

void Library::wish(QString& what, const QString& value) {
  if (what == value) return;
  what = value;
  Q_EMIT wished();
  load(false);
}

bool Library::filtered() const {
  return !(sought_.trimmed() + ruleset_ + result_ + period_ + tag_ + event_ + army_).isEmpty();
}

void Library::showAll() {
  for (QString* one : {&sought_, &ruleset_, &result_, &period_, &tag_, &event_, &army_}) one->clear();
  Q_EMIT wished();
  load(false);
}

QVariantList Library::rulesets() const {
  QVariantList list;
  for (const RulesetInfo& info : arbiter::rulesets()) {
    const QString id = QString::fromStdString(info.id);
    list << QVariantMap{{"value", id}, {"text", RulesView(id).title()}};
  }
  return list;
}

QVariantList Library::armies() const {
  QVariantList list;
  for (const QString& army : words::armiesByTitle(armies_))
    list << QVariantMap{{"value", army}, {"text", words::title(army)}};
  return list;
}

template <class Change>
QString Library::write(Change change) {
  auto store = db::Shelves::open(file_);
  if (!store) return words::text(store.error().message);
  if (const auto done = change(*store); !done) return words::text(done.error().message);
  load(false);
  return {};
}

QString Library::archive(qlonglong game, bool archived) {
  const QString why = write([&](db::Shelves& store) { return store.set_archived(game, archived); });
  if (!why.isEmpty()) return why;
  undoText_ = archived ? tr("Game %1 is in the archive.").arg(game) : tr("Game %1 is back among the games.").arg(game);
  undo_ = [this, game, archived] { return archive(game, !archived); };
  Q_EMIT changed();
  return {};
}

QString Library::remove(qlonglong game, bool removed) {
  const QString why = write([&](db::Shelves& store) { return store.set_deleted(game, removed); });
  if (!why.isEmpty()) return why;
  undoText_ = removed ? tr("Game %1 is in the bin; it is erased after %n day(s).", "", kBinDays).arg(game)
                      : tr("Game %1 is back among the games.").arg(game);
  undo_ = [this, game, removed] { return remove(game, !removed); };
  Q_EMIT changed();
  return {};
}

QString Library::undo() {
  if (!undo_) return {};
  const QString why = std::exchange(undo_, nullptr)();
  undo_ = nullptr;
  undoText_.clear();
  Q_EMIT changed();
  return why;
}

QString Library::setTags(qlonglong game, const QString& tags) {
  std::vector<std::string> list;
  for (const QString& tag : tags.split(','))
    if (!tag.simplified().isEmpty()) list.push_back(tag.simplified().toStdString());
  return write([&](db::Shelves& store) { return store.set_tags(game, list); });
}

QString Library::eraseBin(const std::filesystem::path& file, int days) {
  auto store = db::Shelves::open(file);
  if (!store) return words::text(store.error().message);
  const auto erased = store->empty_bin(days);
  if (!erased) return words::text(erased.error().message);
  if (erased->empty()) return {};
  if (auto pictures = db::Pictures::open(file, false))
    for (const std::string& token : *erased)
      if (const auto gone = pictures->forget(token); !gone) return words::text(gone.error().message);
  if (auto analyses = db::Analyses::open(file, false))
    for (const std::string& token : *erased)
      if (const auto gone = analyses->forget(token); !gone) return words::text(gone.error().message);
  return {};
}

QString Library::emptyBin() {
  const QString why = eraseBin(file_, 0);
  undo_ = nullptr;
  undoText_.clear();
  load(false);
  return why;
}

}  // namespace arbiter::desk
