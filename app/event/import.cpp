// SPDX-License-Identifier: MIT
#include "app/event/import.h"

#include <algorithm>
#include <array>
#include <set>

#include "text/decoding.h"
#include "text/notes.h"
#include "text/utf8.h"

namespace arbiter::event {
namespace {

using db::club::Person;

constexpr int kHighestRating = 4000;  // more than anybody ever had, in any list

int line_at(std::string_view text, std::size_t at) {
  return 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

/// The fields of a line of a table; `at` is moved behind it. Quoted fields may hold anything, quotes doubled. Empty
/// fields at the end, which programs add, are left out. Errors: a quotation mark has no second one.
Expected<std::vector<std::string>> fields_of(std::string_view text, std::size_t& at, char separator) {
  const int line = line_at(text, at);
  std::vector<std::string> fields(1);
  bool quoted = false;
  for (; at < text.size(); ++at) {
    const char c = text[at];
    if (quoted) {
      if (c != '"') {
        fields.back() += c;
      } else if (at + 1 < text.size() && text[at + 1] == '"') {
        fields.back() += '"';
        ++at;
      } else {
        quoted = false;
      }
    } else if (c == '"' && fields.back().empty()) {
      quoted = true;
    } else if (c == separator) {
      fields.emplace_back();
    } else if (c == '\n') {
      ++at;
      break;
    } else if (c != '\r') {
      fields.back() += c;
    }
  }
  if (quoted) return refuse("bad_file", make_message("line %1: a quotation mark is not closed", line));
  for (std::string& field : fields) {
    const auto begin = field.find_first_not_of(" \t");
    field = begin == std::string::npos ? "" : field.substr(begin, field.find_last_not_of(" \t") - begin + 1);
  }
  while (!fields.empty() && fields.back().empty()) fields.pop_back();
  return fields;
}

struct Column {
  std::string_view name;
  std::string_view also;  ///< other words for it, a bar between them
  std::string Person::*field;
};

constexpr std::string_view kSurname = "surname", kForename = "forename";
constexpr std::array kColumns{
    Column{"name", "player|full name|player name|spieler|joueur|jugador|jogador|игрок|姓名|氏名", &Person::name},
    Column{
        kSurname,
        "last name|last_name|lastname|last|family name|family_name|nachname|familienname|nom|nom de famille|apellido|"
        "apellidos|sobrenome|apelido|cognome|achternaam|фамилия|姓",
        nullptr},
    Column{
        kForename,
        "first name|first_name|firstname|first|given name|given_name|vorname|prénom|prenom|nombre|nome|voornaam|имя|名",
        nullptr},
    Column{"club", "team|verein|équipe|equipo|equipe|клуб|команда", &Person::club},
    Column{"federation", "fed|country|nation|land|pays|país|федерация|страна", &Person::federation},
    Column{"federation_id", "fide_id|fide id|fide-id|fideid|id", &Person::federation_id},
    Column{"title", "titel|titre|título", &Person::title},
    Column{"birth_year",
           "born|birth|year|year of birth|birthday|birthdate|birth date|date of birth|geburtsjahr|jahrgang|"
           "geburtsdatum",
           nullptr},
    Column{"rating", "elo|rtg|fide rating|elo rating|wertung|рейтинг", nullptr},
    Column{"notes", "note|remarks|bemerkung", &Person::notes}};

/// Is the word one of those, a bar between them?
bool among(std::string_view words, std::string_view word) {
  for (std::size_t from = 0; from <= words.size();) {
    const std::size_t end = std::min(words.find('|', from), words.size());
    if (words.substr(from, end - from) == word) return true;
    from = end + 1;
  }
  return false;
}

Expected<const Column*> column_of(const std::string& title) {
  std::vector<std::string> all;
  for (const Column& one : kColumns) {
    if (folded(title) == one.name || among(one.also, folded(title))) return &one;
    all.emplace_back(one.name);
  }
  return refuse("bad_file",
                make_message("line 1: there is no column \"%1\"; the columns are %2", title, arg::texts(all)));
}

/// A rating, its thousands parted or not: 1850, 1.850, 1,850, 1 850, 1'850.
std::optional<int> rating_of(const std::string& text) {
  const bool parted = text.size() == 5 && std::string_view(".,' ").find(text[1]) != std::string_view::npos;
  const auto number = whole_number(parted ? text.substr(0, 1) + text.substr(2) : text);
  return number && *number <= kHighestRating ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

/// A name whose parts stand in two columns, as reports write it: "Surname, Forename".
void add_name(std::string& name, std::string_view part, const std::string& value) {
  if (value.empty()) return;
  if (name.empty())
    name = value;
  else
    name = part == kSurname ? value + ", " + name : name + ", " + value;
}

Expected<void> fill(ReadPerson& read, const Column& column, const std::string& value, int line) {
  if (column.name == kSurname || column.name == kForename) {
    add_name(read.person.name, column.name, value);
    return {};
  }
  if (column.field != nullptr) {
    read.person.*column.field = value;
    return {};
  }
  if (value.empty()) return {};
  const bool rating = column.name == "rating";
  if (rating && value == "0") return {};  // so unrated players are written
  const auto number = rating ? rating_of(value) : known_year(value);
  if (!number) return refuse("bad_file", make_message("line %1: \"%2\" is no %3", line, value, column.name));
  (rating ? read.person.rating : read.person.birth_year) = *number;
  return {};
}

/// Does nothing that is known of the two contradict?
bool agree(const Person& a, const Person& b) {
  const auto same = [](const std::string& x, const std::string& y) {
    return x.empty() || y.empty() || folded(x) == folded(y);
  };
  return same(a.federation_id, b.federation_id) && same(a.federation, b.federation) &&
         (!a.birth_year || !b.birth_year || a.birth_year == b.birth_year);
}

/// Takes over what is not known yet; true when there was something.
bool complete(Person& known, const Person& read) {
  bool changed = false;
  for (std::string Person::*field :
       {&Person::club, &Person::federation, &Person::federation_id, &Person::title, &Person::notes})
    if ((known.*field).empty() && !(read.*field).empty()) {
      known.*field = read.*field;
      changed = true;
    }
  for (std::optional<int> Person::*field : {&Person::birth_year, &Person::rating})
    if (!(known.*field) && read.*field) {
      known.*field = read.*field;
      changed = true;
    }
  return changed;
}

/// People, found by name and by their number in a federation without looking at all of them.
class Known {
 public:
  explicit Known(std::vector<Person> people) : people_(std::move(people)) {
    for (std::size_t i = 0; i < people_.size(); ++i) note(i);
  }

  /// Who is meant; null: nobody who is known. `taken`: those who cannot be meant.
  Person* find(const Person& read, const std::set<db::PersonId>& taken, std::vector<Message>& notes) {
    const auto may_be = [&](const Person& one) {
      return one.merged_into == 0 && !taken.contains(one.id) && agree(one, read);
    };
    if (!read.federation_id.empty())
      for (const std::size_t i : by_number_[read.federation_id])
        if (may_be(people_[i])) return &people_[i];
    std::vector<std::size_t> named;
    for (const std::size_t i : by_name_[folded(read.name)])
      if (may_be(people_[i])) named.push_back(i);
    if (named.size() > 1)
      notes.push_back(make_message("There are %1 players named %2; another one was added: merge them if they are one",
                                   named.size(), read.name));
    return named.size() == 1 ? &people_[named.front()] : nullptr;
  }
  /// Adds somebody who is new, with a number below 0.
  const Person& add(const Person& person) {
    people_.push_back(person);
    people_.back().id = -static_cast<db::PersonId>(people_.size());
    note(people_.size() - 1);
    return people_.back();
  }
  /// Takes over what is not known of somebody yet; true when there was something.
  bool complete_with(Person& known, const Person& read) {
    const bool changed = complete(known, read);
    if (changed) note(static_cast<std::size_t>(&known - people_.data()));
    return changed;
  }

 private:
  void note(std::size_t i) {
    const Person& one = people_[i];
    if (!one.name.empty()) by_name_[folded(one.name)].insert(i);
    if (!one.federation_id.empty()) by_number_[one.federation_id].insert(i);
  }

  std::vector<Person> people_;
  std::map<std::string, std::set<std::size_t>> by_name_, by_number_;
};

}  // namespace

ReadText read_text(std::string_view bytes) {
  text::Decoded decoded = text::decoded(bytes);
  text::Notes notes;
  if (decoded.guessed_line > 0) notes.add({decoded.guessed_line, 1}, text::guessed_note(decoded));
  return {std::move(decoded.text), notes.list()};
}

Expected<std::vector<ReadPerson>> people_of_csv(std::string_view whole) {
  if (whole.substr(0, 3) == "\xEF\xBB\xBF") whole.remove_prefix(3);
  if (!text::is_utf8(whole)) return refuse("bad_file", make_message("the text is not UTF-8"));
  // Programs of tables name the separator in a line of its own.
  std::size_t at = folded(std::string(whole.substr(0, 4))) == "sep=" ? std::min(whole.find('\n'), whole.size()) : 0;
  at = std::min(whole.find_first_not_of(" \t\r\n", at), whole.size());
  const std::string_view head = whole.substr(at, whole.find('\n', at) - at);
  char separator = ',';
  for (const char c : {';', '\t'})
    if (std::ranges::count(head, c) > std::ranges::count(head, separator)) separator = c;
  std::vector<const Column*> columns;
  const auto titles = fields_of(whole, at, separator);
  if (!titles) return tl::unexpected(titles.error());
  for (const std::string& title : *titles) {
    const auto column = column_of(title);
    if (!column) return tl::unexpected(column.error());
    columns.push_back(*column);
  }
  if (std::ranges::none_of(columns, [](const Column* one) { return one->name == "name" || one->name == kSurname; }))
    return refuse("bad_file", make_message("line 1: there is no column \"name\""));
  std::vector<ReadPerson> people;
  while (at < whole.size()) {
    const int line = line_at(whole, at);
    const auto fields = fields_of(whole, at, separator);
    if (!fields) return tl::unexpected(fields.error());
    if (fields->empty()) continue;
    if (fields->size() > columns.size())
      return refuse("bad_file",
                    make_message("line %1: %2 fields, but %3 columns", line, fields->size(), columns.size()));
    ReadPerson read;
    for (std::size_t i = 0; i < fields->size(); ++i)
      if (const auto done = fill(read, *columns[i], (*fields)[i], line); !done) return tl::unexpected(done.error());
    if (read.person.name.empty()) return refuse("bad_file", make_message("line %1: there is no name", line));
    people.push_back(std::move(read));
  }
  return people;
}

std::vector<ReadPerson> people_of(const club::Trf& trf) {
  std::vector<ReadPerson> people;
  for (const club::TrfPlayer& player : trf.players) {
    ReadPerson read;
    read.person.id = player.number;
    read.person.name = player.name.empty() ? "Player " + std::to_string(player.number) : player.name;
    read.person.federation = player.federation;
    read.person.federation_id = player.fide_id;
    read.person.title = player.title;
    read.person.birth_year = known_year(player.birth);
    read.person.rating = player.rating;
    people.push_back(std::move(read));
  }
  return people;
}

Expected<Imported> import_people(db::club::Club& club, const std::vector<ReadPerson>& read, const db::club::By& by,
                                 std::map<int, db::PersonId>* numbers) {
  auto people = club.people();
  if (!people) return tl::unexpected(people.error());
  Known all(std::move(*people));
  Imported done;
  std::set<db::PersonId> taken;
  std::vector<Person> changed;                       // all that is to be written, at once
  std::map<db::PersonId, std::size_t> place;         // in `changed`; those who are new have numbers below 0 until then
  std::vector<std::pair<int, db::PersonId>> listed;  // for `numbers`
  const auto write = [&](const Person& person) {
    const auto [found, fresh] = place.emplace(person.id, changed.size());
    if (fresh) changed.emplace_back();
    changed[found->second] = person;
    if (person.id < 0) changed[found->second].id = 0;
  };
  for (const ReadPerson& one : read) {
    db::PersonId id = 0;
    if (Person* known = all.find(one.person, taken, done.notes)) {
      id = known->id;
      if (numbers == nullptr && known->rating && one.person.rating && *known->rating != *one.person.rating)
        done.notes.push_back(make_message(
            "%1 has the rating %2; the file's, %3, was not taken over (`arbiter club players edit --rating`)",
            known->name, *known->rating, *one.person.rating));
      if (all.complete_with(*known, one.person)) {
        write(*known);
        ++done.changed;
      } else {
        ++done.known;
      }
    } else {
      const Person& added = all.add(one.person);
      id = added.id;
      write(added);
      ++done.added;
    }
    if (numbers != nullptr) {
      listed.emplace_back(static_cast<int>(one.person.id), id);
      taken.insert(id);
    }
  }
  const auto ids = changed.empty() ? Expected<std::vector<db::PersonId>>() : club.put(changed, by);
  if (!ids) return tl::unexpected(ids.error());
  for (const auto& [number, id] : listed) (*numbers)[number] = id < 0 ? (*ids)[place.at(id)] : id;
  return done;
}

}  // namespace arbiter::event
