// SPDX-License-Identifier: MIT
#include "app/cli/club_options.h"

#include <cstdlib>
#include <iostream>

#include "text/json_text.h"

namespace arbiter::cli {

using nlohmann::json;

void add_club_options(CLI::App& command, ClubOptions& options, bool changes) {
  command
      .add_option("--db", options.file,
                  "The file the club and its games are kept in, or a database server: postgresql://…")
      ->capture_default_str();
  command.add_flag("--json", options.json, "JSON instead of text");
  if (!changes) return;
  const char* user = std::getenv("USER");
  options.by = user == nullptr ? "" : user;
  command.add_option("--by", options.by, "Who does this, for the log")->capture_default_str();
}

int fail(const db::Error& error) {
  std::cerr << error.message << "\n";
  if (error.code == "bad_value" || error.code == "bad_data") return kUsage;
  if (error.code == "bad_file") return kInput;
  if (error.code == "conflict") return kNo;
  return kDatabase;
}

int in_club(const ClubOptions& options, db::Store::Missing missing, const std::function<int(db::club::Club&)>& work) {
  auto club = db::club::Club::open(options.file, missing);
  if (!club) return fail(club.error());
  return work(*club);
}

int in_event(const ClubOptions& options, const std::string& event,
             const std::function<int(db::club::Club&, evening::Evening&)>& work, evening::Knowing whom) {
  return in_club(options, db::Store::Missing::refuse, [&](db::club::Club& club) {
    auto evening = evening::open_evening(club, event, whom);
    return evening ? work(club, *evening) : fail(evening.error());
  });
}

db::Expected<std::vector<db::PersonId>> people_meant(const std::vector<db::club::Person>& people,
                                                     const std::vector<std::string>& texts) {
  std::vector<db::PersonId> found;
  for (const std::string& text : texts) {
    const auto person = evening::find_person(people, text);
    if (!person) return tl::unexpected(person.error());
    if (std::find(found.begin(), found.end(), *person) != found.end())
      return evening::refuse("bad_value", "\"" + text + "\" is named twice");
    found.push_back(*person);
  }
  return found;
}

int tell(const ClubOptions& options, const json& document, const std::function<std::string(const json&)>& text) {
  std::cout << (options.json ? text::dump(document) + "\n" : text(document));
  return kDone;
}

std::string round_text(const json& round) {
  const bool draft = round["published"].is_null();
  std::string out = "Round " + std::to_string(round["round"].get<int>()) + (draft ? " (draft)" : "") + "\n";
  for (const json& table : round["tables"]) {
    out += "  table " + std::to_string(table["table"].get<int>()) + ": ";
    bool first = true;
    for (const json& seat : table["seats"]) {
      out += (first ? "" : ", ") + seat["seat"].get<std::string>() + " " + seat["name"].get<std::string>();
      if (seat.contains("army")) out += " (" + seat["army"].get<std::string>() + ")";
      first = false;
    }
    out += "\n";
  }
  for (const json& bye : round["byes"])
    out += "  " + bye["name"].get<std::string>() + (bye["why"] == "asked-for" ? " sits out\n" : " has a bye\n");
  return out;
}

}  // namespace arbiter::cli
