// SPDX-License-Identifier: MIT
// Keys for the club's server.
#include "app/cli/club_options.h"
#include "app/cli/text_table.h"
#include "text/json_text.h"
#include "text/sentences.h"

namespace arbiter::cli {
namespace {

using text::tr;

using db::club::Club;
using db::club::Key;
using nlohmann::json;
using Missing = db::Store::Missing;

struct KeysCommand : ClubOptions {
  std::string role, name, event, player;
  int table = 0, days = 0;
  std::int64_t key = 0;
};

using EventNames = std::map<db::club::EventId, std::string>;

EventNames names_of(const std::vector<db::club::Event>& events) {
  EventNames names;
  for (const auto& event : events) names[event.id] = event.name;
  return names;
}

json key_json(const Key& key, const EventNames& events) {
  json out{{"key", key.id}, {"role", word(key.role)}, {"name", key.name}, {"made_at", key.made_at}};
  if (key.event) out["event"] = events.contains(*key.event) ? json(events.at(*key.event)) : json(*key.event);
  if (key.table) out["table"] = *key.table;
  if (key.person) out["player"] = *key.person;
  if (!key.expires_at.empty()) out["expires_at"] = key.expires_at;
  if (!key.revoked_at.empty()) out["revoked_at"] = key.revoked_at;
  return out;
}

std::string list_json(const std::vector<Key>& keys, const EventNames& events) {
  json all = json::array();
  for (const Key& key : keys) all.push_back(key_json(key, events));
  return text::dump(all);
}

std::string list_text(const std::vector<Key>& keys, const EventNames& events) {
  if (keys.empty()) return tr("There are no keys yet; `arbiter club keys new ROLE --for NAME` makes one") + "\n";
  TextTable table({">key", "role", "for", "event", ">table", "made", "expires", "revoked"});
  for (const Key& key : keys) {
    const auto event = key.event ? events.find(*key.event) : events.end();
    table.add({std::to_string(key.id), word(key.role), key.name,
               !key.event              ? tr("every")
               : event == events.end() ? std::to_string(*key.event)
                                       : event->second,
               key.table ? std::to_string(*key.table) : tr("every"), key.made_at.substr(0, 16),
               key.expires_at.substr(0, 16), key.revoked_at.substr(0, 16)});
  }
  return table.text();
}

int list(const KeysCommand& o) {
  return in_club(o, Missing::refuse, [&](Club& club) {
    const auto keys = club.keys();
    if (!keys) return fail(keys.error());
    const auto events = club.events();
    if (!events) return fail(events.error());
    const EventNames names = names_of(*events);
    return tell(
        o, [&] { return list_json(*keys, names); }, [&] { return list_text(*keys, names); });
  });
}

/// When a key expires that is made now; empty: never.
std::string expiry_of(const KeysCommand& o) { return o.days > 0 ? db::club::in_days(o.days) : std::string(); }

/// Tells the text of a key that has been made: once.
int tell_made(const KeysCommand& o, const db::club::MadeKey& made, const EventNames& events) {
  return tell(
      o,
      [&] {
        json out = key_json(made.key, events);
        out["text"] = made.text;
        return text::dump(out);
      },
      [&] { return made.text + "\n"; });
}

int make(const KeysCommand& o) {
  return in_club(o, Missing::refuse, [&](Club& club) {
    const auto role = db::club::parse_role(o.role);
    if (!role) return fail(role.error());
    Key key;
    key.role = *role;
    key.name = o.name;
    key.expires_at = expiry_of(o);
    if (o.table > 0) key.table = o.table;
    const auto events = club.events();
    if (!events) return fail(events.error());
    if (!o.event.empty()) {
      const auto event = event::find_event(*events, o.event);
      if (!event) return fail(event.error());
      key.event = event->id;
    }
    if (!o.player.empty()) {
      const auto people = club.people();
      if (!people) return fail(people.error());
      const auto person = event::find_person(*people, o.player);
      if (!person) return fail(person.error());
      key.person = *person;
    }
    if (key.name.empty() && o.table > 0) key.name = "Table " + std::to_string(o.table);
    const auto made = club.add_key(key, o.who());
    if (!made) return fail(made.error());
    return tell_made(o, *made, names_of(*events));
  });
}

int rotate(const KeysCommand& o) {
  return in_club(o, Missing::refuse, [&](Club& club) {
    const auto events = club.events();
    if (!events) return fail(events.error());
    const auto made = club.rotate_key(o.key, expiry_of(o), o.who());
    if (!made) return fail(made.error());
    return tell_made(o, *made, names_of(*events));
  });
}

int revoke(const KeysCommand& o) {
  return in_club(o, Missing::refuse, [&](Club& club) {
    if (const auto done = club.revoke_key(o.key, o.who()); !done) return fail(done.error());
    return tell(
        o,
        [&] {
          return text::dump({{"key", o.key}, {"revoked", true}});
        },
        [&] { return tr("Key %1 does not hold any more", {std::to_string(o.key)}) + "\n"; });
  });
}

}  // namespace

void add_club_keys(CLI::App& club, int& status) {
  const auto o = std::make_shared<KeysCommand>();
  auto* keys = club.add_subcommand("keys", "Who may do what at the club's server: show, new, rotate, revoke");
  add_club_options(*keys, *o, false);
  keys->callback([o, keys, &status] {
    if (keys->get_subcommands().empty()) status = list(*o);
  });
  auto* showing = keys->add_subcommand("show", "The keys there are");
  add_club_options(*showing, *o, false);
  showing->callback([o, &status] { status = list(*o); });
  auto* making = keys->add_subcommand("new", "Make a key; it is printed once, and kept nowhere");
  making->add_option("role", o->role, "arbiter, table, player or spectator")
      ->required()
      ->check(CLI::IsMember(all_words<db::club::Role>()));
  making->add_option("--for", o->name, "Whose it is; lists and the log name it by that");
  making->add_option("--event", o->event, "For this event only");
  making->add_option("--table", o->table, "For this table only")->check(CLI::PositiveNumber);
  making->add_option("--player", o->player, "Of a player: who it is");
  const CLI::Range days(1, 3650);
  making->add_option("--days", o->days, "Days after which the key expires; by default it does not")->check(days);
  add_club_options(*making, *o, true);
  making->callback([o, &status] { status = make(*o); });
  auto* rotating =
      keys->add_subcommand("rotate", "Replace a key: print a new one for the same, and revoke the old one");
  rotating->add_option("key", o->key, "Its number")->required()->check(CLI::PositiveNumber);
  rotating->add_option("--days", o->days, "Days after which the new key expires; by default as many as the old one had")
      ->check(days);
  add_club_options(*rotating, *o, true);
  rotating->callback([o, &status] { status = rotate(*o); });
  auto* revoking = keys->add_subcommand("revoke", "A key does not hold any more");
  revoking->add_option("key", o->key, "Its number")->required()->check(CLI::PositiveNumber);
  add_club_options(*revoking, *o, true);
  revoking->callback([o, &status] { status = revoke(*o); });
}

}  // namespace arbiter::cli
