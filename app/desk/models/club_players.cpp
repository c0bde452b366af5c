// SPDX-License-Identifier: MIT
#include "app/desk/models/club_players.h"

#include <algorithm>

#include "app/desk/models/bye_words.h"
#include "app/event/draft.h"
#include "app/event/presence.h"

namespace arbiter::desk {

using db::club::Entrant;
using db::club::Person;
using event::EventSession;

namespace {

/// What is known of somebody beside the name.
QString detailOf(const Person& person, const Entrant* entrant) {
  QStringList known;
  if (!person.club.empty()) known << QString::fromStdString(person.club);
  if (entrant != nullptr && entrant->rating) known << ClubPlayers::tr("rated %1").arg(*entrant->rating);
  if (person.games > 0) known << ClubPlayers::tr("%n game(s)", "", static_cast<int>(person.games));
  return known.join(" · ");
}

bool takesPart(const Entrant* entrant, int round) {
  return entrant != nullptr && entrant->from <= round && round <= entrant->to.value_or(round);
}

/// Has somebody a place in any round, drafts too?
bool isSeated(const EventSession& session, db::PersonId person) {
  return std::ranges::any_of(session.record.rounds, [&](const auto& round) { return event::is_in(round, person); });
}

}  // namespace

ClubPlayers::ClubPlayers(Club* club, QObject* parent) : QObject(parent), club_(club) {
  connect(club_, &Club::read, this, &ClubPlayers::show);
}

void ClubPlayers::setSearch(const QString& text) {
  if (text == search_) return;
  search_ = text;
  show();
}

bool ClubPlayers::more() const {
  const EventSession* session = club_->session();
  return session != nullptr && session->more_rounds();
}

QString ClubPlayers::counted() const {
  if (!more()) return tr("All rounds are published.");
  if (out_ > 0 && here_ == 0) return tr("Nobody is here yet for round %1, %2 sitting out.").arg(round()).arg(out_);
  if (here_ == 0) return tr("Nobody is here yet for round %1.").arg(round());
  if (out_ > 0) return tr("%n are here for round %1, %2 sitting out.", "", here_).arg(round()).arg(out_);
  return tr("%n are here for round %1.", "", here_).arg(round());
}

void ClubPlayers::show() {
  const EventSession* session = club_->session();
  here_ = out_ = absent_ = 0;
  QVariantList rows;
  const std::string wanted = event::folded(search_.toStdString());
  bool same = false;
  const auto byes = session != nullptr ? std::optional<ByeWords>(*session) : std::nullopt;
  for (const Person& person : session != nullptr ? session->people : std::vector<Person>()) {
    if (!Club::knows(person)) continue;
    const Entrant* entrant = session->entrant(person.id);
    const bool here = takesPart(entrant, round());
    const bool out = here && std::ranges::count(entrant->sits_out, round()) > 0;
    (out ? out_ : here ? here_ : absent_) += 1;
    const QString name = QString::fromStdString(session->names[person.id]);
    const std::string folded = event::folded(person.name);
    same = same || folded == wanted;
    if (folded.find(wanted) == std::string::npos) continue;
    const bool left = entrant != nullptr && entrant->to && *entrant->to < round() && *entrant->to >= entrant->from;
    rows << QVariantMap{
        {"key", QVariant::fromValue<qlonglong>(person.id)},
        {"id", QVariant::fromValue<qlonglong>(person.id)},
        {"name", name},
        {"detail", detailOf(person, entrant)},
        {"here", here},
        {"sitsOut", out},
        {"state",
         out    ? byes->worth({person.id, db::club::ByeKind::asked_for})  // the switch beside it says that they sit out
         : left ? tr("left after round %1").arg(*entrant->to)
                : QString()}};
  }
  std::ranges::stable_sort(rows, [](const QVariant& a, const QVariant& b) {
    return QString::localeAwareCompare(a.toMap()["name"].toString(), b.toMap()["name"].toString()) < 0;
  });
  fresh_ = session != nullptr && !wanted.empty() && !same;
  people_.show(rows);
  Q_EMIT changed();
}

bool ClubPlayers::keep(const db::Expected<std::vector<Entrant>>& entrants) {
  if (!entrants) return club_->refuse(entrants.error());
  return club_->change(
      [&](db::club::Club& club) { return club.set_entrants(club_->event(), *entrants, club_->who()); });
}

bool ClubPlayers::arrive(qlonglong person, bool here) {
  const EventSession* session = club_->session();
  if (session == nullptr) return false;
  if (here) return keep(event::coming(*session, {person}));
  if (session->published() == 0 && !isSeated(*session, person))
    return club_->change(
        [&](db::club::Club& club) { return club.remove_entrant(club_->event(), person, club_->who()); });
  return keep(event::going(*session, {person}));
}

bool ClubPlayers::arriveAll() {
  const EventSession* session = club_->session();
  if (session == nullptr) return false;
  std::vector<db::PersonId> people;
  for (const Person& person : session->people)
    if (Club::knows(person) && !takesPart(session->entrant(person.id), round())) people.push_back(person.id);
  return people.empty() || keep(event::coming(*session, people));
}

bool ClubPlayers::sitOut(qlonglong person, bool out) {
  const EventSession* session = club_->session();
  return session != nullptr && keep(event::sitting_out(*session, {person}, 0, !out));
}

QStringList ClubPlayers::complete(const QString& begun) const {
  constexpr qsizetype kMost = 4;
  const QString wanted = QString::fromStdString(event::folded(begun.toStdString()));
  QStringList names;
  const auto club = db::club::Club::open(club_->file(), db::Store::Missing::refuse);
  const auto people = club ? club->people() : tl::unexpected(club.error());
  if (wanted.isEmpty() || !people) return names;
  for (const Person& person : *people) {
    const QString folded = QString::fromStdString(event::folded(person.name));
    const bool fits = folded.startsWith(wanted) || folded.contains(" " + wanted);
    if (Club::knows(person) && fits && folded != wanted) names << QString::fromStdString(person.name);
  }
  names.removeDuplicates();
  names.sort(Qt::CaseInsensitive);
  return names.mid(0, kMost);
}

bool ClubPlayers::add(const QString& name) {
  const EventSession* session = club_->session();
  const std::string said = name.trimmed().toStdString();
  if (session == nullptr || said.empty()) return false;
  const std::string folded = event::folded(said);
  for (const Person& person : session->people)
    if (Club::knows(person) && event::folded(person.name) == folded)
      return club_->refuse(
          {"conflict",
           as_it_is(tr("There is a player named %1 already").arg(QString::fromStdString(person.name)).toStdString())});
  // With the last round published there is nothing to come for.
  const bool comes = more();
  const bool added = club_->change(
      [&](db::club::Club& club) -> db::Expected<void> {
        Person person;
        person.name = said;
        const auto id = club.add(person, club_->who());
        if (!id) return tl::unexpected(id.error());
        if (!comes) return {};
        const auto entrants = event::coming(*session, {*id});
        if (!entrants) return tl::unexpected(entrants.error());
        return club.set_entrants(club_->event(), *entrants, club_->who());
      },
      (comes ? tr("%1 is new, and here.") : tr("%1 is new.")).arg(name.trimmed()));
  if (added) setSearch({});
  return added;
}

}  // namespace arbiter::desk
