// SPDX-License-Identifier: MIT
// Keys for the club's server. The secret part of a key is drawn here and told once; what is kept is its digest. (A
// secret of 160 random bits cannot be guessed from a fast digest, as a password could be; a slow one would be paid for
// with every ply.)
#include <algorithm>
#include <array>
#include <charconv>
#include <ctime>

#include "db/club/sql.h"
#include "db/digest.h"

namespace arbiter::db::club {
namespace {

using sql::Number;
using sql::run;
using sql::select;

constexpr std::size_t kSecretBytes = 20;

std::optional<int> small(const std::optional<Number>& number) {
  return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

struct StoredKey {
  Key key;
  std::string digest;
};

std::vector<StoredKey> read_keys(soci::session& s, KeyId only) {
  std::vector<StoredKey> keys;
  using Text = std::string;
  for (const auto& [id, role, name, event, table, person, digest, made, revoked, expires] :
       select<Number, Text, Text, Number, Number, Number, Text, Text, Text, Text>(
           s,
           "SELECT id, role, name, event_id, table_number, person_id, digest, made_at, revoked_at, expires_at "
           "FROM club_keys WHERE :every = 0 OR id = :id ORDER BY id",
           only, only)) {
    Key key{id.value_or(0),      sql::word_in<Role>("role", role),
            name.value_or(""),   {},
            small(table),        {},
            made.value_or(""),   revoked.value_or(""),
            expires.value_or("")};
    if (event) key.event = *event;
    if (person) key.person = *person;
    keys.push_back({std::move(key), digest.value_or("")});
  }
  return keys;
}

std::string in_seconds(std::time_t seconds) {
  const std::time_t then = std::time(nullptr) + seconds;
  std::tm utc{};
  gmtime_r(&then, &utc);
  std::array<char, 32> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S.000Z", &utc);
  return text.data();
}

/// The moment that is as far from now as the key's end was from its making; empty: it has no end.
std::string for_as_long(const Key& key) {
  if (key.expires_at.empty()) return {};
  std::tm made{}, end{};
  if (strptime(key.made_at.c_str(), "%Y-%m-%dT%H:%M:%S", &made) == nullptr ||
      strptime(key.expires_at.c_str(), "%Y-%m-%dT%H:%M:%S", &end) == nullptr)
    return key.expires_at;
  return in_seconds(timegm(&end) - timegm(&made));
}

/// The key of that number, which must hold. Throws Error `not_found`, `conflict`.
Key key_that_holds(soci::session& s, KeyId key) {
  const auto found = key > 0 ? read_keys(s, key) : std::vector<StoredKey>();
  if (found.empty()) throw Error{"not_found", make_message("There is no key %1; `arbiter club keys` lists them", key)};
  if (!found.front().key.revoked_at.empty())
    throw Error{"conflict", make_message("Key %1 has been revoked already", key)};
  return found.front().key;
}

/// Draws the secret of a key that is fit to be kept, and keeps it.
MadeKey draw_key(soci::session& s, const Key& key) {
  if (!key.expires_at.empty() && key.expires_at <= now())
    throw Error{"bad_data", make_message("A key cannot expire at %1: that is over", key.expires_at)};
  MadeKey made{key, ""};
  made.key.id = sql::next(s, "keys");
  made.key.made_at = now();
  made.key.revoked_at.clear();
  const std::string secret = secret_hex(kSecretBytes);
  made.text = std::to_string(made.key.id) + "." + secret;
  run(s,
      "INSERT INTO club_keys (id, role, name, event_id, table_number, person_id, digest, made_at, expires_at) "
      "VALUES (:id, :role, :name, :event, :table, :person, :digest, :at, :expires)",
      made.key.id, word(key.role), key.name, key.event, key.table, key.person, sha256(secret), made.key.made_at,
      sql::or_null(key.expires_at));
  return made;
}

}  // namespace

std::string in_days(int days) { return in_seconds(std::time_t{days} * 24 * 60 * 60); }

Expected<MadeKey> Club::add_key(const Key& key, const By& by) {
  return impl_->write("make a key", [&](soci::session& s) -> MadeKey {
    const std::string name = sql::line(key.name, sql::kMostName, text::N_("The name of a key"));
    if (name.empty()) throw Error{"bad_data", make_message("Say whose key it is; the club's log names it by that")};
    if (key.role == Role::player && (!key.event || !key.person))
      throw Error{"bad_data", make_message("A player's key is for somebody, in an event")};
    Key named = key;
    named.name = name;
    MadeKey made = draw_key(s, named);
    Impl::note(s, by, "key made", key.event, {{"key", made.key.id}, {"role", word(key.role)}});
    return made;
  });
}

Expected<std::vector<Key>> Club::keys() const {
  return impl_->read("list the keys", [](soci::session& s) {
    std::vector<Key> keys;
    for (StoredKey& one : read_keys(s, 0)) keys.push_back(std::move(one.key));
    return keys;
  });
}

Expected<void> Club::revoke_key(KeyId key, const By& by) {
  return impl_->write("revoke a key", [&](soci::session& s) {
    const Key known = key_that_holds(s, key);
    run(s, "UPDATE club_keys SET revoked_at = :at WHERE id = :id", now(), key);
    Impl::note(s, by, "key revoked", known.event, {{"key", key}, {"role", word(known.role)}});
  });
}

Expected<MadeKey> Club::rotate_key(KeyId key, const std::string& expires_at, const By& by) {
  return impl_->write("make a key anew", [&](soci::session& s) -> MadeKey {
    Key next = key_that_holds(s, key);
    next.expires_at = expires_at.empty() ? for_as_long(next) : expires_at;
    MadeKey made = draw_key(s, next);
    run(s, "UPDATE club_keys SET revoked_at = :at WHERE id = :id", now(), key);
    Impl::note(s, by, "key rotated", next.event,
               {{"key", made.key.id}, {"instead_of", key}, {"role", word(next.role)}});
    return made;
  });
}

Expected<std::optional<Key>> Club::key_of(const std::string& text) const {
  return impl_->read("look a key up", [&](soci::session& s) -> std::optional<Key> {
    const std::size_t dot = text.find('.');
    KeyId id = 0;
    const char* stop = text.data() + std::min(dot, text.size());
    if (dot == std::string::npos || std::from_chars(text.data(), stop, id).ptr != stop || id <= 0) return std::nullopt;
    const auto found = read_keys(s, id);
    if (found.empty() || !found.front().key.revoked_at.empty()) return std::nullopt;
    if (const std::string& end = found.front().key.expires_at; !end.empty() && end <= now()) return std::nullopt;
    if (!same_secret(sha256(std::string_view(text).substr(dot + 1)), found.front().digest)) return std::nullopt;
    return found.front().key;
  });
}

}  // namespace arbiter::db::club
