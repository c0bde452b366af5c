// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/event/words.h"
#include "db/club/types.h"

// Who is meant, and what they are called.
namespace arbiter::event {

/// What everybody is called in lists: the name, with the number behind it where namesakes have to be told apart; of
/// somebody whose data were erased the number alone.
class Names {
 public:
  explicit Names(const std::vector<db::club::Person>& people);
  [[nodiscard]] std::string operator[](db::PersonId person) const;
  /// Who somebody is now, after merging.
  [[nodiscard]] db::PersonId now(db::PersonId person) const;

 private:
  std::map<db::PersonId, std::string> names_;
  std::map<db::PersonId, db::PersonId> merged_;
};

/// The person that a text means: #7 or 7; a name, in whatever case; the beginning of one name alone. Those merged into
/// others are the others; erased ones are found by number only. Errors: `not_found` with names that are near,
/// `conflict` with the namesakes and how to tell them apart.
[[nodiscard]] Expected<db::PersonId> find_person(const std::vector<db::club::Person>& people, const std::string& text);

/// The persons that texts mean, in this order. Errors: those of find_person, and `bad_value` for somebody named twice.
[[nodiscard]] Expected<std::vector<db::PersonId>> find_people(const std::vector<db::club::Person>& people,
                                                              const std::vector<std::string>& texts);

/// Somebody as lists show them: the number of whoever it is now, and the name.
struct Player {
  db::PersonId id = 0;
  std::string name;
  bool operator==(const Player&) const = default;
};
[[nodiscard]] Player player_of(const Names& names, db::PersonId person);

/// May two names be one person's? Case, titles and the order of the words do not matter ("Twombly, Cy", "GM Cy
/// Twombly"), and a word may be its first letter ("C. Twombly").
[[nodiscard]] bool may_be_called(const std::string& name, const std::string& other);

/// A text without differences of case.
[[nodiscard]] std::string folded(const std::string& text);

}  // namespace arbiter::event
