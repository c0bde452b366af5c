// SPDX-License-Identifier: MIT
// Takes somebody's name and data out of the club.
#include <algorithm>
#include <cctype>
#include <map>

#include "db/club/sql.h"
#include "text/message_json.h"

namespace arbiter::db::club {
namespace {

using sql::Number;
using sql::run;
using sql::select;

constexpr const char* kErased = "(erased)";  // stands for the name in what people have written

/// The first byte of a character of two bytes: a letter of Latin, Greek, Cyrillic, Armenian.
bool begins_letter(unsigned char c) { return c >= 0xC3 && c <= 0xD6; }
bool is_plain_letter(unsigned char c) { return std::isalnum(c) != 0; }

/// Is there an end of a word in front of that byte? Chinese and Japanese set none apart.
bool word_ends_before(const std::string& text, std::size_t at) {
  if (at == 0) return true;
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (byte(at - 1) < 0x80) return !is_plain_letter(byte(at - 1));
  return at < 2 || !begins_letter(byte(at - 2));
}

bool word_begins_at(const std::string& text, std::size_t at) {
  return at < text.size() &&
         (is_plain_letter(static_cast<unsigned char>(text[at])) || begins_letter(static_cast<unsigned char>(text[at])));
}

std::string lower(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  return text;
}

/// A name and how it is written otherwise: "Ada Byron", "Byron, Ada".
std::vector<std::string> forms_of(const std::string& name) {
  std::vector<std::string> forms{name};
  if (const std::size_t comma = name.find(", "); comma != std::string::npos)
    forms.push_back(name.substr(comma + 2) + " " + name.substr(0, comma));
  else if (const std::size_t blank = name.rfind(' '); blank != std::string::npos)
    forms.push_back(name.substr(blank + 1) + ", " + name.substr(0, blank));
  return forms;
}

/// Takes a name out of what people have written, in whatever form and case.
class Redaction {
 public:
  Redaction(soci::session& session, const std::string& name) : session_(session), forms_(forms_of(name)) {}

  [[nodiscard]] std::string without(std::string text) const {
    for (const std::string& form : forms_) {
      const std::string wanted = lower(form);
      std::string folded = lower(text);
      for (std::size_t at = 0; (at = folded.find(wanted, at)) != std::string::npos;) {
        const bool whole = word_ends_before(text, at) && !word_begins_at(text, at + wanted.size());
        const std::string by = whole ? kErased : text.substr(at, wanted.size());
        text.replace(at, wanted.size(), by);
        folded.replace(at, wanted.size(), std::string(by.size(), ' '));
        at += by.size();
      }
    }
    return text;
  }
  /// The same in every text of a value.
  [[nodiscard]] Value without(const Value& value) const {
    if (value.is_text()) return without(value.text());
    if (value.is_list()) {
      Value::List list;
      for (const Value& one : value.list()) list.push_back(without(one));
      return list;
    }
    if (!value.is_table()) return value;
    Value::Table table;
    for (const auto& [name, one] : value.table()) table.emplace(without(name), without(one));
    return table;
  }
  /// The same in every text of a message.
  [[nodiscard]] Message without(Message message) const {
    for (std::string* text : {&message.id, &message.many}) *text = without(*text);
    for (Argument& argument : message.arguments) {
      argument.text = without(argument.text);
      for (Message& one : argument.messages) one = without(std::move(one));
    }
    return message;
  }
  /// What a column holds.
  enum class Holds { text, json, message };
  void clear(const std::string& table, const std::string& key, const std::string& column,
             Holds what = Holds::text) const {
    for (const auto& [row, text] : rows(table, key, column)) {
      const std::string before = text.value_or("");
      const std::string after = what == Holds::json      ? sql::column_of(without(sql::value_of(before)))
                                : what == Holds::message ? text::packed(without(text::unpacked(before)))
                                                         : without(before);
      if (after != before)
        run(session_, "UPDATE " + table + " SET " + column + " = :text WHERE " + key + " = :row", after, *row);
    }
  }
  /// How many rows still name them.
  [[nodiscard]] int left(const std::string& table, const std::string& key, const std::string& column) const {
    int count = 0;
    for (const auto& [row, text] : rows(table, key, column)) count += without(text.value_or("")) == text ? 0 : 1;
    return count;
  }

 private:
  using Found = std::pair<std::optional<Number>, std::optional<std::string>>;

  /// The rows that may name them.
  [[nodiscard]] std::vector<Found> rows(const std::string& table, const std::string& key,
                                        const std::string& column) const {
    std::map<Number, Found> found;
    for (const std::string& form : forms_) {
      std::string pattern = "%";
      // What JSON writes otherwise, and what means something in a pattern, may be anything.
      for (const char c : lower(form)) pattern += c == '%' || c == '_' || c == '"' || c == '\\' || c < ' ' ? '%' : c;
      for (const auto& [row, text] :
           select<Number, std::string>(session_,
                                       "SELECT " + key + ", " + column + " FROM " + table + " WHERE " + column +
                                           " IS NOT NULL AND lower(" + column + ") LIKE :pattern",
                                       pattern + "%"))
        found[row.value_or(0)] = {row, text};
    }
    std::vector<Found> all;
    all.reserve(found.size());
    for (auto& [row, one] : found) all.push_back(std::move(one));
    return all;
  }

  soci::session& session_;
  std::vector<std::string> forms_;
};

/// What is told of a game without the name of who sat at `seat`. False where it does not name them.
bool forget_name(Value& setup, const std::string& seat) {
  if (!setup.has("about") || !setup["about"].is_table()) return false;
  Value& about = setup["about"];
  bool changed = false;
  if (about.has("players") && about["players"].has(seat)) {
    about["players"].erase(seat);
    changed = true;
  }
  if (!about.has("tags") || !about["tags"].is_table()) return changed;
  // Tags of other programs: WhiteElo, BlackFideId …
  const std::string colour = seat == "S" ? "White" : seat == "N" ? "Black" : seat;
  const Value::Table tags = about["tags"].table();
  for (const auto& [name, value] : tags)
    if (name.rfind(colour, 0) == 0) {
      about["tags"].erase(name);
      changed = true;
    }
  return changed;
}

void forget_in_games(soci::session& s, PersonId person, const Redaction& redaction) {
  for (const auto& [game, seat, setup, public_setup, request] :
       select<Number, std::string, std::string, std::string, std::string>(
           s,
           "SELECT g.id, x.seat, g.setup, g.public_setup, p.request FROM seats x JOIN games g ON g.id = x.game_id "
           "JOIN plies p ON p.game_id = g.id AND p.number = 0 WHERE x.player_id = :person",
           person)) {
    const auto without =
        [&, where = seat.value_or("")](const std::optional<std::string>& text) -> std::optional<std::string> {
      Value value = sql::value_of(text);
      if (!value.is_table()) return std::nullopt;
      bool changed = forget_name(value, where);
      if (value.has("about") && value["about"].has("tags")) {
        const Value tags = redaction.without(value["about"]["tags"]);
        changed = changed || tags != value["about"]["tags"];
        value["about"]["tags"] = tags;
      }
      return changed ? std::optional(sql::column_of(value)) : std::nullopt;
    };
    if (const auto text = without(setup)) run(s, "UPDATE games SET setup = :text WHERE id = :id", *text, *game);
    if (const auto text = without(public_setup))
      run(s, "UPDATE games SET public_setup = :text WHERE id = :id", *text, *game);
    if (const auto text = without(request))
      run(s, "UPDATE plies SET request = :text WHERE game_id = :id AND number = 0", *text, *game);
  }
}

/// Keys for them do not hold any more. By its name alone a key is theirs if nobody else is called so.
std::vector<KeyId> revoke_keys(soci::session& s, PersonId person, const std::string& name) {
  const auto namesakes =
      select<Number>(s, "SELECT person_id FROM person_data WHERE name = :name AND person_id <> :person", name, person);
  std::vector<KeyId> revoked;
  for (const auto& [key, whose, called] : select<Number, Number, std::string>(
           s, "SELECT id, person_id, name FROM club_keys WHERE revoked_at IS NULL ORDER BY id")) {
    if (whose != person && (called != name || whose || !namesakes.empty())) continue;
    run(s, "UPDATE club_keys SET revoked_at = :at WHERE id = :key", now(), *key);
    revoked.push_back(*key);
  }
  return revoked;
}

/// Removes their accounts. An account that says of nobody whose it is, is theirs if its name has theirs in it and
/// nobody else is called so.
int remove_accounts(soci::session& s, PersonId person, const std::string& name, const Redaction& redaction) {
  const auto namesakes =
      select<Number>(s, "SELECT person_id FROM person_data WHERE name = :name AND person_id <> :person", name, person);
  int removed = 0;
  for (const auto& [account, whose, called] :
       select<Number, Number, std::string>(s, "SELECT id, person_id, name FROM club_accounts ORDER BY id")) {
    const bool named = redaction.without(called.value_or("")) != called.value_or("");
    if (whose != person && (!named || whose || !namesakes.empty())) continue;
    run(s, "DELETE FROM club_account_roles WHERE account_id = :account", *account);
    run(s, "DELETE FROM club_accounts WHERE id = :account", *account);
    ++removed;
  }
  return removed;
}

/// Throws unless it is somebody whose data are there. Their name.
std::string name_of(soci::session& s, PersonId person) {
  const auto rows = select<std::string>(s, "SELECT name FROM person_data WHERE person_id = :person", person);
  sql::require_known(s, person);
  return rows.empty() ? std::string() : std::get<0>(rows.front()).value_or("");
}

Erased erase_in(soci::session& s, PersonId person, bool in_file) {
  const std::string name = name_of(s, person);
  const Redaction redaction(s, name);
  Erased erased;
  erased.keys = revoke_keys(s, person, name);
  erased.accounts = remove_accounts(s, person, name, redaction);
  forget_in_games(s, person, redaction);
  run(s, "DELETE FROM person_data WHERE person_id = :person", person);
  run(s, "UPDATE people SET erased_at = :at WHERE id = :person", now(), person);
  // Whoever entered results or kept the log may be the same person.
  for (const auto& [table, column] :
       {std::pair{"club_log", "who"}, {"club_results", "entered_by"}, {"club_keys", "name"}}) {
    run(s, "UPDATE " + std::string(table) + " SET " + column + " = '' WHERE " + column + " = :name", name);
    redaction.clear(table, "id", column);
  }
  for (const auto& [table, column] : {std::pair{"club_results", "reason"}, {"club_orders", "said"}})
    redaction.clear(table, "id", column);
  redaction.clear("club_orders", "id", "message", Redaction::Holds::message);
  redaction.clear("club_log", "id", "detail", Redaction::Holds::json);
  redaction.clear("person_data", "person_id", "notes");
  if (in_file) run(s, "DELETE FROM told_seatings");  // who plays where, as a club told it; it is asked again
  erased.corrections = redaction.left("plies", "id", "reason");
  erased.events = redaction.left("club_events", "id", "name") + redaction.left("club_leagues", "id", "name");
  return erased;
}

}  // namespace

Expected<Erased> Club::erase(PersonId person, const By& by) {
  return impl_->write("erase a player's data", [&](soci::session& s) -> Erased {
    Erased erased = erase_in(s, person, impl_->store.has_value());
    Impl::note(s, by, "player erased", {}, {{"player", person}});
    return erased;
  });
}

Expected<std::vector<ErasedSeat>> Club::erased_seats() const {
  return impl_->read("list the seats of erased players", [](soci::session& s) {
    std::vector<ErasedSeat> seats;
    for (const auto& [event, table, token, seat] : select<Number, Number, std::string, std::string>(
             s,
             "SELECT x.event_id, x.table_number, t.token, x.seat FROM people p JOIN club_seats x ON x.person_id = p.id "
             "JOIN club_tables t ON t.event_id = x.event_id AND t.round = x.round AND t.number = x.table_number "
             "WHERE p.erased_at IS NOT NULL AND t.token IS NOT NULL ORDER BY t.token, x.seat"))
      seats.push_back({event.value_or(0), sql::int_of(table), token.value_or(""), seat.value_or("")});
    return seats;
  });
}

Expected<bool> Club::forget(const std::string& token, const std::string& seat, const By& by) {
  return impl_->write("erase a player's data", [&](soci::session& s) {
    const auto rows = select<Number, std::string>(
        s,
        "SELECT p.id, p.erased_at FROM games g JOIN seats x ON x.game_id = g.id JOIN people p ON p.id = x.player_id "
        "WHERE g.token = :token AND x.seat = :seat",
        token, seat);
    if (rows.empty() || std::get<1>(rows.front())) return false;
    const PersonId person = std::get<0>(rows.front()).value_or(0);
    (void)erase_in(s, person, impl_->store.has_value());
    Impl::note(s, by, "player erased", {}, {{"player", person}});
    return true;
  });
}

}  // namespace arbiter::db::club
