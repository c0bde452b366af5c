// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/event/trf.h"
#include "value/message.h"

// Players from files.
namespace arbiter::event {

/// Somebody as a file tells of them; `id` is the number in the file.
struct ReadPerson {
  db::club::Person person;
};

/// A file's text as UTF-8, however it is encoded, and what is to be told of that.
struct ReadText {
  std::string text;
  std::vector<Message> notes;
};
[[nodiscard]] ReadText read_text(std::string_view bytes);

/// Reads a table of players: the first line names the columns (name; club, federation, federation_id, title,
/// birth_year, rating, notes), separated by commas, semicolons or tabs, texts in quotes where need be. A rating may
/// have its thousands parted (1.850), a birth year may be a whole day. Error `bad_file` with the line.
[[nodiscard]] Expected<std::vector<ReadPerson>> people_of_csv(std::string_view text);

[[nodiscard]] std::vector<ReadPerson> people_of(const club::Trf& trf);

/// Adds who is not known: somebody is known by federation and number, or by the name if only one has it and nothing
/// that is known contradicts. What is new of somebody known is added; another rating is not taken over, but noted.
/// `numbers`: who the file's numbers are; then two lines of the file are never one person.
[[nodiscard]] Expected<Imported> import_people(db::club::Club& club, const std::vector<ReadPerson>& read,
                                               const db::club::By& by, std::map<int, db::PersonId>* numbers = nullptr);

}  // namespace arbiter::event
