// SPDX-License-Identifier: MIT
// What of the games is listed, and where they lie: the archive, the bin, tags.
#include <QCollator>
#include <QDate>
#include <QMap>
#include <algorithm>
#include <memory>
#include <unordered_map>
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

/// Tags that were typed with commas between them.
std::vector<std::string> tagsIn(const QString& typed) {
  std::vector<std::string> tags;
  for (const QString& tag : typed.split(','))
    if (!tag.simplified().isEmpty()) tags.push_back(tag.simplified().toStdString());
  return tags;
}

std::vector<std::string> rulesetsByTitle() {
  std::vector<std::pair<QString, std::string>> titled;
  for (const RulesetInfo& info : arbiter::rulesets())
    titled.emplace_back(RulesView(QString::fromStdString(info.id)).title(), info.id);
  const QCollator alphabet;  // of the window's language
  std::ranges::stable_sort(titled,
                           [&](const auto& a, const auto& b) { return alphabet.compare(a.first, b.first) < 0; });
  std::vector<std::string> ids;
  for (auto& [title, id] : titled) ids.push_back(std::move(id));
  return ids;
}

/// Compares names by the alphabet of the window's language. A name is looked at once, however often it is compared.
db::CompareNames inTheAlphabet() {
  using Keys = std::unordered_map<std::string, QCollatorSortKey>;
  return [alphabet = QCollator(), keys = std::make_shared<Keys>()](std::string_view a, std::string_view b) {
    if (a == b) return 0;
    const auto key = [&](std::string_view name) -> const QCollatorSortKey& {
      std::string text(name);
      const auto found = keys->find(text);
      if (found != keys->end()) return found->second;
      const auto made = alphabet.sortKey(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
      return keys->emplace(std::move(text), made).first->second;
    };
    const int order = key(a).compare(key(b));
    return order != 0 ? order : a.compare(b);
  };
}

}  // namespace

void Library::setOrder(db::ListPage& page) const {
  using Order = db::GameOrder;
  static const QMap<QString, Order> kFromTheEnd{
      {"number", Order::kept}, {"day", Order::newest}, {"moves", Order::longest}};
  static const QMap<QString, Order> kFromTheBeginning{
      {"game", Order::ruleset}, {"players", Order::players}, {"result", Order::result}, {"event", Order::event}};
  const auto last = kFromTheEnd.constFind(column_);
  page.order = last != kFromTheEnd.constEnd() ? *last : kFromTheBeginning.value(column_, Order::kept);
  page.backwards = last != kFromTheEnd.constEnd() ? !descending_ : descending_;
  page.names = inTheAlphabet();
  page.rulesets = rulesetsByTitle();
}

void Library::sortBy(const QString& column) {
  descending_ = column == column_ ? !descending_ : column == "number" || column == "day" || column == "moves";
  column_ = column;
  Q_EMIT wished();
  load();
}

db::ListPage Library::wanted() const {
  static const QMap<QString, Result> kResults{
      {"unfinished", Result::unfinished}, {"over", Result::over}, {"won", Result::won}, {"drawn", Result::drawn}};
  static const QMap<QString, Shelf> kShelves{{"archive", Shelf::archive}, {"bin", Shelf::bin}};
  db::ListPage page;
  page.limit = 0;
  setOrder(page);
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
  load();
}

bool Library::filtered() const {
  return !(sought_.trimmed() + ruleset_ + result_ + period_ + tag_ + event_ + army_).isEmpty();
}

void Library::showAll() {
  for (QString* one : {&sought_, &ruleset_, &result_, &period_, &tag_, &event_, &army_}) one->clear();
  Q_EMIT wished();
  load();
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
  load();
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

std::vector<db::GameId> Library::chosen(bool notAtTable) const {
  const auto all = list_.chosen();
  std::vector<db::GameId> games(all.begin(), all.end());
  if (notAtTable && atTable_) std::erase(games, atTable_());
  return games;
}

void Library::archiveAll(const std::vector<db::GameId>& games, bool archived) {
  many(
      games,
      [archived](db::Shelves& store, const std::vector<db::GameId>& all) {
        return store.set_archived(all, archived).map([] { return Unmoved(); });
      },
      [this, games, archived](int changed) {
        undoText_ = archived ? tr("%n game(s) are in the archive.", "", changed)
                             : tr("%n game(s) are back among the games.", "", changed);
        undo_ = [this, games, archived]() -> QString {
          archiveAll(games, !archived);
          return {};
        };
      });
}

void Library::removeAll(const std::vector<db::GameId>& games, bool removed) {
  many(
      games,
      [removed](db::Shelves& store, const std::vector<db::GameId>& all) { return store.set_deleted(all, removed); },
      [this, games, removed](int changed) {
        undoText_ = removed ? tr("%n game(s) are in the bin, and are erased after %1 days.", "", changed).arg(kBinDays)
                            : tr("%n game(s) are back among the games.", "", changed);
        undo_ = [this, games, removed]() -> QString {
          removeAll(games, !removed);
          return {};
        };
      });
}

void Library::archiveSelected(bool archived) { archiveAll(chosen(false), archived); }

void Library::removeSelected(bool removed) { removeAll(chosen(removed), removed); }

void Library::tagSelected(const QString& tags) {
  const std::vector<std::string> list = tagsIn(tags);
  many(
      chosen(false),
      [list](db::Shelves& store, const std::vector<db::GameId>& all) -> db::Expected<Unmoved> {
        for (const std::string& tag : list)
          if (const auto done = store.add_tag(all, tag); !done) return tl::unexpected(done.error());
        return Unmoved();
      },
      [this](int changed) { note_ = tr("%n game(s) have the tags.", "", changed); });
}

int Library::empties() const {
  const bool here = atTable_ && std::ranges::count(empties_, atTable_()) > 0;
  return static_cast<int>(empties_.size()) - (here ? 1 : 0);
}

void Library::removeEmpty() {
  auto games = empties_;
  if (atTable_) std::erase(games, atTable_());
  removeAll(games, true);
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
  return write([&](db::Shelves& store) { return store.set_tags(game, tagsIn(tags)); });
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
  load();
  return why;
}

}  // namespace arbiter::desk
