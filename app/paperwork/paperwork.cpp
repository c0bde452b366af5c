// SPDX-License-Identifier: MIT
#include "app/paperwork/paperwork.h"

#include <algorithm>

#include "app/paperwork/club_sheets.h"
#include "app/paperwork/game_sheet.h"
#include "calibration/paper/pdf.h"
#include "db/export.h"

namespace arbiter::paperwork {
namespace {

constexpr std::size_t kNamesTold = 3;  // in the note on letters that are missing

std::string rounds_there(const evening::Evening& evening) {
  std::vector<std::string> there;
  for (const db::club::Round& round : evening.record.rounds)
    there.push_back(std::to_string(round.number) + (round.published_at.empty() ? " (a draft)" : ""));
  return there.empty() ? "none has been seated yet" : "there is " + evening::listed(there);
}

Expected<const db::club::Round*> round_meant(const evening::Evening& evening, int number) {
  const auto& rounds = evening.record.rounds;
  const std::string& event = evening.record.event.name;
  if (rounds.empty()) return evening::refuse("not_found", event + " has no round to print: none has been seated yet");
  const int wanted = number != 0 ? number : std::max(1, evening.published());
  const db::club::Round* round = evening.round(wanted);
  if (round == nullptr)
    return evening::refuse("not_found",
                           event + " has no round " + std::to_string(wanted) + "; " + rounds_there(evening));
  return round;
}

}  // namespace

const std::vector<Kind>& kinds() {
  static const std::vector<Kind> kKinds{
      {"slips", "Result slips", "One for each table, to be cut apart, filled in and signed."},
      {"chart", "Wall chart", "Who sits where in the round, in large letters."},
      {"list", "Who sits where", "Everybody by name, with table and seat."},
      {"standings", "Standings", "Who is ahead: points of each round, total, tie-breaks."},
  };
  return kKinds;
}

Expected<std::vector<paper::Page>> event_pages(const evening::Evening& evening, std::string_view kind, int round,
                                               const paper::Paper& paper, const PhonePages& phones) {
  const auto known = std::ranges::find(kinds(), kind, &Kind::id);
  if (known == kinds().end()) {
    std::vector<std::string> words;
    for (const Kind& one : kinds()) words.emplace_back(one.id);
    return evening::refuse("bad_value", "There is no print \"" + std::string(kind) + "\" of an event; there are " +
                                            evening::listed(words));
  }
  if (kind == "standings") {
    if (round < 0 || round > evening.published())
      return evening::refuse("not_found", evening.record.event.name + " has no standings after round " +
                                              std::to_string(round) + ": " + std::to_string(evening.published()) +
                                              (evening.published() == 1 ? " round is" : " rounds are") + " published");
    return standings_sheets(evening, round, paper);
  }
  const auto meant = round_meant(evening, round);
  if (!meant) return tl::unexpected(meant.error());
  if (kind == "slips") return slips(evening, **meant, paper, phones);
  if (kind == "chart") return wall_chart(evening, **meant, paper);
  return name_list(evening, **meant, paper);
}

Expected<std::vector<paper::Page>> game_pages(const table::Session& session, const paper::Paper& paper,
                                              const Look& look) {
  const auto sheet = game_sheet(session, look);
  if (!sheet) return tl::unexpected(sheet.error());
  return score_sheet(*sheet, paper);
}

Expected<paper::Paper> paper_named(std::string_view name) {
  if (const paper::Paper* found = paper::find_paper(name)) return *found;
  std::vector<std::string> names;
  for (const paper::Paper& one : paper::papers()) names.push_back(one.name);
  return evening::refuse("bad_value",
                         "No paper is called \"" + std::string(name) + "\"; there are " + evening::listed(names));
}

Expected<Printed> write(const std::filesystem::path& file, const std::vector<paper::Page>& pages,
                        const std::string& title) {
  const auto bytes = paper::pdf(pages, title);
  if (!bytes) return tl::unexpected(Error{"io", bytes.error()});
  if (const auto done = db::write_file(file, *bytes); !done) return tl::unexpected(done.error());
  Printed printed{pages.size(), {}};
  const auto missing = paper::without_letters(pages);
  if (!missing.empty())
    printed.notes.push_back("No font here has all letters of " + evening::listed(missing, kNamesTold) +
                            ": install one for that script, and print again.");
  return printed;
}

std::string pages_text(std::size_t pages) { return std::to_string(pages) + (pages == 1 ? " page" : " pages"); }

}  // namespace arbiter::paperwork
