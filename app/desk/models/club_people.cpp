// SPDX-License-Identifier: MIT
#include "app/desk/models/club_people.h"

#include <QDate>
#include <algorithm>
#include <functional>

#include "app/desk/words.h"
#include "app/event/people.h"
#include "app/event/statistics.h"

namespace arbiter::desk {

using db::club::Person;
using event::PlayerPage;

namespace {

constexpr int kYoungest = 2200;  // year of birth that is taken

QString said(const std::string& text) { return QString::fromStdString(text); }

QString detailOf(const Person& person) {
  QStringList known;
  if (!person.title.empty()) known << said(person.title);
  if (!person.club.empty()) known << said(person.club);
  if (person.birth_year) known << ClubPeople::tr("born %1").arg(*person.birth_year);
  if (person.games > 0) known << ClubPeople::tr("%n recorded game(s)", "", static_cast<int>(person.games));
  return known.join(" · ");
}

QString shortDay(const std::string& day) {
  const QDate date = QDate::fromString(said(day), Qt::ISODate);
  return date.isValid() ? QLocale().toString(date, ClubPeople::tr("d MMM yyyy", "a day in short, as Qt writes dates"))
                        : said(day);
}

QString spelled(const std::string& word) { return words::title(words::spell(said(word))); }

QVariantMap gameRow(const PlayerPage::Game& game) {
  const QString rules = Club::gameTitle(said(game.ruleset));
  const bool of_event = game.round > 0;
  QStringList names, detail;
  for (const event::Player& other : game.opponents) names << said(other.name);
  detail << shortDay(game.day);
  if (of_event) detail << rules;
  if (!game.army.empty()) detail << spelled(game.army);
  if (!names.isEmpty()) detail << ClubPeople::tr("with %1").arg(names.join(", "));
  const QString title = of_event ? ClubPeople::tr("%1, round %2").arg(said(game.event)).arg(game.round) : rules;
  return {{"title", title},
          {"detail", detail.join(" · ")},
          {"place", ClubPeople::tr("%1 of %2", "a place, of so many").arg(game.place).arg(game.of)},
          {"points", said(game.points)}};
}

/// A number as the club writes them: 3, 0.5, 1/3.
double numberOf(const QString& text) {
  const qsizetype slash = text.indexOf('/');
  if (slash < 0) return text.toDouble();
  const double under = text.mid(slash + 1).toDouble();
  return under != 0 ? text.left(slash).toDouble() / under : 0;
}

QVariantMap stepOf(const PlayerPage::Game& game, const QVariantMap& row) {
  return {{"points", numberOf(said(game.points))},
          {"pointsText", row["points"]},
          {"first", game.place == 1},
          {"place", row["place"]},
          {"title", row["title"]},
          {"detail", row["detail"]},
          {"army", spelled(game.army)}};
}

QVariantMap tallyRow(const QString& name, const PlayerPage::Tally& tally) {
  QStringList parts;
  const std::pair<int, QString> told[] = {{tally.better, ClubPeople::tr("before %1")},
                                          {tally.level, ClubPeople::tr("level %1")},
                                          {tally.worse, ClubPeople::tr("behind %1")}};
  for (const auto& [times, word] : told)
    if (times > 0) parts << word.arg(times);
  return {{"name", name},           {"games", tally.games}, {"detail", parts.join(", ")},
          {"better", tally.better}, {"level", tally.level}, {"worse", tally.worse}};
}

/// Rows of tallies, the most games first; `name` says of whom one is.
template <class Tallies, class Name>
QVariantList tallyRows(Tallies tallies, const Name& name) {
  std::ranges::stable_sort(tallies, std::greater(), &PlayerPage::Tally::games);
  QVariantList rows;
  for (const auto& one : tallies) rows << tallyRow(name(one), one);
  return rows;
}

}  // namespace

ClubPeople::ClubPeople(Club* club, QObject* parent) : QObject(parent), club_(club) {
  connect(club_, &Club::read, this, &ClubPeople::show);
}

void ClubPeople::setSearch(const QString& text) {
  if (text == search_) return;
  search_ = text;
  show();
}

void ClubPeople::open(qlonglong person) {
  opened_ = person;
  show();
}

void ClubPeople::show() {
  // While an event is open nobody looks at these, and its tables write with every move.
  if (club_->event() > 0) return;
  QVariantList rows;
  known_ = 0;
  const std::string wanted = event::folded(search_.trimmed().toStdString());
  const event::Names names(club_->people());
  for (const Person& person : club_->people()) {
    if (!Club::knows(person)) continue;
    ++known_;
    if (event::folded(person.name).find(wanted) == std::string::npos) continue;
    const auto id = QVariant::fromValue<qlonglong>(person.id);
    rows << QVariantMap{{"key", id}, {"id", id}, {"name", said(names[person.id])}, {"detail", detailOf(person)}};
  }
  std::ranges::stable_sort(rows, [](const QVariant& a, const QVariant& b) {
    return QString::localeAwareCompare(a.toMap()["name"].toString(), b.toMap()["name"].toString()) < 0;
  });
  people_.show(rows);
  showPage();
  Q_EMIT changed();
}

void ClubPeople::showPage() {
  person_.clear();
  games_.clear();
  course_.clear();
  opponents_.clear();
  armies_.clear();
  moments_.clear();
  const auto known = std::ranges::find(club_->people(), opened_, &Person::id);
  if (opened_ == 0 || known == club_->people().end() || !Club::knows(*known)) {
    opened_ = 0;
    return;
  }
  person_ = {{"id", opened_},
             {"name", said(known->name)},
             {"club", said(known->club)},
             {"federation", said(known->federation)},
             {"federation_id", said(known->federation_id)},
             {"title", said(known->title)},
             {"birth_year", known->birth_year ? QString::number(*known->birth_year) : QString()},
             {"notes", said(known->notes)},
             {"detail", detailOf(*known)}};
  const auto club = db::club::Club::open(club_->file(), db::Store::Missing::refuse);
  if (!club) return;
  const auto read = event::player_page(*club, opened_);
  if (!read) return;
  for (const PlayerPage::Game& game : read->games) {
    const QVariantMap row = gameRow(game);
    games_.prepend(row);
    course_ << stepOf(game, row);
  }
  opponents_ = tallyRows(read->opponents, [](const PlayerPage::Against& one) { return said(one.player.name); });
  armies_ = tallyRows(read->armies, [](const PlayerPage::With& one) { return spelled(one.army); });
  for (const db::club::Moment& moment : read->moments)
    moments_ << QVariantMap{{"points", said(event::exact(moment.points).text())},
                            {"text", tr("%1, game %2")
                                         .arg(words::capital(words::reason(said(moment.reason))))
                                         .arg(static_cast<qlonglong>(moment.game))},
                            {"rule", said(moment.rule)}};
}

int ClubPeople::namesakes(const QString& name, qlonglong besides) const {
  const std::string folded = event::folded(name.trimmed().toStdString());
  return static_cast<int>(std::ranges::count_if(club_->people(), [&](const Person& person) {
    return Club::knows(person) && person.id != besides && event::folded(person.name) == folded;
  }));
}

QString ClubPeople::keep(const QVariantMap& data) {
  const qlonglong id = data["id"].toLongLong();
  Person person;
  if (const auto known = std::ranges::find(club_->people(), id, &Person::id); known != club_->people().end())
    person = *known;
  const auto text = [&](const char* key) { return data[key].toString().trimmed().toStdString(); };
  person.name = text("name");
  person.club = text("club");
  person.federation = text("federation");
  person.federation_id = text("federation_id");
  person.title = text("title");
  person.notes = text("notes");
  person.birth_year.reset();
  if (const QString year = data["birth_year"].toString().trimmed(); !year.isEmpty()) {
    bool number = false;
    person.birth_year = year.toInt(&number);
    if (!number || *person.birth_year < 1 || *person.birth_year > kYoungest)
      return tr("The year of birth is a number such as 1990, not “%1”.").arg(year);
  }
  if (person.name.empty()) return tr("A name is wanted.");
  qlonglong kept = id;
  const bool done = club_->change([&](db::club::Club& club) -> db::Expected<void> {
    if (id != 0) return club.change(person, club_->who());
    const auto added = club.add(person, club_->who());
    if (!added) return tl::unexpected(added.error());
    kept = *added;
    return {};
  });
  if (!done) {
    QString why = club_->error();
    club_->dismiss();
    return why;
  }
  open(kept);
  return {};
}

QVariantList ClubPeople::others(qlonglong besides) const {
  QVariantList list;
  const event::Names names(club_->people());
  for (const Person& person : club_->people())
    if (Club::knows(person) && person.id != besides)
      list << QVariantMap{{"id", QVariant::fromValue<qlonglong>(person.id)},
                          {"name", said(names[person.id])},
                          {"detail", detailOf(person)}};
  return list;
}

bool ClubPeople::merge(qlonglong kept, qlonglong gone) {
  const event::Names names(club_->people());
  const QString note = tr("%1 is %2 now.").arg(said(names[gone]), said(names[kept]));
  if (!club_->change([&](db::club::Club& club) { return club.merge(kept, gone, club_->who()); }, note)) return false;
  open(kept);
  return true;
}

bool ClubPeople::erase(qlonglong person) {
  QString note = tr("Erased; games and results stay. Copies of the file made before still have it.");
  const auto work = [&](db::club::Club& club) -> db::Expected<void> {
    const auto done = club.erase(person, club_->who());
    if (!done) return tl::unexpected(done.error());
    QStringList keys;
    for (const db::club::KeyId key : done->keys) keys << QString::number(key);
    // What was done beyond the name, and what the club cannot reach, is known only now.
    if (!keys.isEmpty()) note += " " + tr("Keys revoked: %1.").arg(keys.join(", "));
    if (done->corrections > 0)
      note += " " + tr("Reasons of corrections that still name them: %1.").arg(done->corrections);
    if (done->events > 0) note += " " + tr("Events and leagues that still bear their name: %1.").arg(done->events);
    return {};
  };
  return club_->change(work, note);
}

}  // namespace arbiter::desk
