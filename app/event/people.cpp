// SPDX-License-Identifier: MIT
#include "app/event/people.h"

#include <unicode/unistr.h>

#include <algorithm>

namespace arbiter::event {
namespace {

using db::PersonId;
using db::club::Person;

std::string number_of(const Person& person) { return "#" + std::to_string(person.id); }

/// What tells somebody from namesakes: "#7 Ada (Northern, born 1990)".
Message described(const Person& person) {
  std::vector<Message> known;
  if (!person.club.empty()) known.push_back(as_it_is(person.club));
  if (person.birth_year) known.push_back(make_message("born %1", *person.birth_year));
  if (!person.federation_id.empty()) known.push_back(as_it_is(person.federation + " " + person.federation_id));
  const std::string name = number_of(person) + " " + person.name;
  return known.empty() ? as_it_is(name) : make_message("%1 (%2)", name, arg::joined(std::move(known), ", "));
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
  std::vector<Message> near;
  for (const Person& one : people) {
    const std::string name = folded(one.name);
    if (is_here(one) && (name.find(wanted) != std::string::npos || distance(name, wanted) <= 2))
      near.push_back(described(one));
  }
  if (!near.empty())
    return {"not_found", make_message("There is no player \"%1\"; there is %2", text, list_message(std::move(near)))};
  std::vector<std::string> all;
  for (const Person& one : people)
    if (is_here(one)) all.push_back(one.name);
  if (all.empty())
    return {"not_found",
            make_message("There is no player \"%1\": nobody is known yet (`arbiter club players add`)", text)};
  return {"not_found", make_message("There is no player \"%1\"; known are %2", text, list_message(all))};
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

namespace {

/// The words of a name that tell whose it is.
std::vector<std::string> name_words(const std::string& name) {
  static const std::vector<std::string> kTitles{"gm", "im", "fm", "cm", "wgm", "wim", "wfm", "wcm", "dr", "prof"};
  std::vector<std::string> words = split(folded(name), " ,.;\t");
  if (words.size() > 1)
    std::erase_if(words, [](const std::string& word) { return std::ranges::count(kTitles, word) > 0; });
  return words;
}

/// Is one of the words the other, or its first letter?
bool same_word(const std::string& a, const std::string& b) {
  if (a == b) return true;
  const auto letters = [](const std::string& word) { return icu::UnicodeString::fromUTF8(word).countChar32(); };
  const std::string &less = a.size() < b.size() ? a : b, &more = a.size() < b.size() ? b : a;
  return letters(less) == 1 && more.rfind(less, 0) == 0;
}

}  // namespace

bool may_be_called(const std::string& name, const std::string& other) {
  const auto a = name_words(name);
  auto b = name_words(other);
  if (a.empty() || a.size() != b.size()) return false;
  // Whole words first, so that an initial takes none of them.
  const auto order = [](const std::vector<std::string>& words) {
    auto sorted = words;
    std::ranges::stable_sort(sorted, std::greater{}, &std::string::size);
    return sorted;
  };
  for (const std::string& word : order(a)) {
    auto found = std::ranges::find(b, word);
    if (found == b.end()) found = std::ranges::find_if(b, [&](const std::string& one) { return same_word(word, one); });
    if (found == b.end()) return false;
    b.erase(found);
  }
  return true;
}

Expected<PersonId> find_person(const std::vector<Person>& people, const std::string& text) {
  const std::string digits = text.rfind('#', 0) == 0 ? text.substr(1) : text;
  if (const auto number = whole_number(digits)) {
    const auto found = std::find_if(people.begin(), people.end(), [&](const Person& one) { return one.id == *number; });
    if (found == people.end()) return tl::unexpected(nobody(people, text));
    return found->merged_into > 0 ? found->merged_into : found->id;
  }
  const std::string wanted = folded(text);
  if (wanted.empty()) return refuse("bad_value", make_message("A player's name is empty"));
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
  std::vector<Message> all;
  for (const Person* one : found) all.push_back(described(*one));
  return refuse("conflict", make_message("\"%1\" may be %2; say which by the number: '#%3'", text,
                                         list_message(std::move(all)), found.front()->id));
}

Expected<std::vector<PersonId>> find_people(const std::vector<Person>& people, const std::vector<std::string>& texts) {
  std::vector<PersonId> found;
  for (const std::string& text : texts) {
    const auto person = find_person(people, text);
    if (!person) return tl::unexpected(person.error());
    if (std::ranges::find(found, *person) != found.end())
      return refuse("bad_value", make_message("\"%1\" is named twice", text));
    found.push_back(*person);
  }
  return found;
}

Player player_of(const Names& names, db::PersonId person) { return {names.now(person), names[person]}; }

}  // namespace arbiter::event
