// SPDX-License-Identifier: MIT
#include "app/evening/people.h"

#include <unicode/unistr.h>

#include <algorithm>

namespace arbiter::evening {
namespace {

using db::PersonId;
using db::club::Person;

std::string number_of(const Person& person) { return "#" + std::to_string(person.id); }

/// What tells somebody from namesakes: "#7 (Northern, born 1990)".
std::string described(const Person& person) {
  std::vector<std::string> known;
  if (!person.club.empty()) known.push_back(person.club);
  if (person.birth_year) known.push_back("born " + std::to_string(*person.birth_year));
  if (!person.federation_id.empty()) known.push_back(person.federation + " " + person.federation_id);
  std::string text = number_of(person) + " " + person.name;
  for (std::size_t i = 0; i < known.size(); ++i) text += (i == 0 ? " (" : ", ") + known[i];
  return text + (known.empty() ? "" : ")");
}

bool is_here(const Person& person) { return person.merged_into == 0 && person.erased_at.empty(); }

/// How many letters one must change, add or leave out; only as far as it matters.
std::size_t distance(const std::string& a, const std::string& b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t other = std::min({row[j] + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0U : 1U)});
      diagonal = row[j];
      row[j] = other;
    }
  }
  return row[b.size()];
}

Error nobody(const std::vector<Person>& people, const std::string& text) {
  const std::string wanted = folded(text);
  std::vector<std::string> near;
  for (const Person& one : people) {
    const std::string name = folded(one.name);
    if (is_here(one) && (name.find(wanted) != std::string::npos || distance(name, wanted) <= 2))
      near.push_back(described(one));
  }
  if (!near.empty()) return {"not_found", "There is no player \"" + text + "\"; there is " + listed(near)};
  std::vector<std::string> all;
  for (const Person& one : people)
    if (is_here(one)) all.push_back(one.name);
  if (all.empty())
    return {"not_found", "There is no player \"" + text + "\": nobody is known yet (`arbiter club players add`)"};
  return {"not_found", "There is no player \"" + text + "\"; known are " + listed(all)};
}

}  // namespace

Names::Names(const std::vector<Person>& people) {
  std::map<std::string, int> namesakes;
  for (const Person& one : people)
    if (is_here(one)) ++namesakes[one.name];
  for (const Person& one : people) {
    if (one.merged_into > 0) merged_[one.id] = one.merged_into;
    if (one.name.empty())
      names_[one.id] = "player " + std::to_string(one.id);
    else
      names_[one.id] = namesakes[one.name] > 1 ? one.name + " " + number_of(one) : one.name;
  }
}

std::string Names::operator[](PersonId person) const {
  const auto found = names_.find(now(person));
  return found == names_.end() ? "player " + std::to_string(person) : found->second;
}

PersonId Names::now(PersonId person) const {
  const auto merged = merged_.find(person);
  return merged == merged_.end() ? person : merged->second;
}

std::string folded(const std::string& text) {
  std::string out;
  icu::UnicodeString::fromUTF8(text).foldCase().trim().toUTF8String(out);
  return out;
}

Expected<PersonId> find_person(const std::vector<Person>& people, const std::string& text) {
  const std::string digits = text.rfind('#', 0) == 0 ? text.substr(1) : text;
  if (const auto number = whole_number(digits)) {
    const auto found = std::find_if(people.begin(), people.end(), [&](const Person& one) { return one.id == *number; });
    if (found == people.end()) return tl::unexpected(nobody(people, text));
    return found->merged_into > 0 ? found->merged_into : found->id;
  }
  const std::string wanted = folded(text);
  if (wanted.empty()) return refuse("bad_value", "A player's name is empty");
  std::vector<const Person*> same, begun;
  for (const Person& one : people) {
    if (!is_here(one)) continue;
    const std::string name = folded(one.name);
    if (name == wanted) same.push_back(&one);
    if (name.rfind(wanted, 0) == 0) begun.push_back(&one);
  }
  const auto& found = same.empty() ? begun : same;
  if (found.size() == 1) return found.front()->id;
  if (found.empty()) return tl::unexpected(nobody(people, text));
  std::vector<std::string> all;
  for (const Person* one : found) all.push_back(described(*one));
  return refuse("conflict", "\"" + text + "\" may be " + listed(all) + "; say which by the number: '#" +
                                std::to_string(found.front()->id) + "'");
}

Player player_of(const Names& names, db::PersonId person) { return {names.now(person), names[person]}; }

}  // namespace arbiter::evening
