// SPDX-License-Identifier: MIT
#include "app/printing/printing.h"

#include <algorithm>

#include "app/printing/club_sheets.h"
#include "app/printing/game_sheet.h"
#include "calibration/paper/pdf.h"
#include "db/export.h"
#include "text/sentences.h"

namespace arbiter::printing {
namespace {

using text::N_;

constexpr std::size_t kNamesTold = 3;  // in the note on letters that are missing

Message rounds_there(const event::EventSession& event_session) {
  std::vector<Message> there;
  for (const db::club::Round& round : event_session.record.rounds) {
    const Message draft = round.published_at.empty() ? make_message("(a draft)") : Message();
    there.push_back(join_messages({as_it_is(std::to_string(round.number)), draft}));
  }
  if (there.empty()) return make_message("none has been seated yet");
  return make_message("there is %1", event::list_message(std::move(there)));
}

Expected<const db::club::Round*> round_meant(const event::EventSession& event_session, int number) {
  const auto& rounds = event_session.record.rounds;
  const std::string& event = event_session.record.event.name;
  if (rounds.empty())
    return event::refuse("not_found", make_message("%1 has no round to print: none has been seated yet", event));
  const int wanted = number != 0 ? number : std::max(1, event_session.published());
  const db::club::Round* round = event_session.round(wanted);
  if (round == nullptr)
    return event::refuse("not_found",
                         make_message("%1 has no round %2; %3", event, wanted, rounds_there(event_session)));
  return round;
}

}  // namespace

const std::vector<Kind>& kinds() {
  static const std::vector<Kind> kKinds{
      {"slips", N_("Result slips"), N_("One for each table, to be cut apart, filled in and signed.")},
      {"chart", N_("Wall chart"), N_("Who sits where in the round, in large letters.")},
      {"list", N_("Who sits where"), N_("Everybody by name, with table and seat.")},
      {"standings", N_("Standings"), N_("Who is ahead: points of each round, total, tie-breaks.")},
  };
  return kKinds;
}

Expected<std::vector<paper::Page>> event_pages(const event::EventSession& event_session, std::string_view kind,
                                               int round, const paper::Paper& paper, const PhonePages& phones) {
  const auto known = std::ranges::find(kinds(), kind, &Kind::id);
  if (known == kinds().end()) {
    std::vector<std::string> words;
    for (const Kind& one : kinds()) words.emplace_back(one.id);
    return event::refuse("bad_value", make_message("There is no print \"%1\" of an event; there are %2", kind,
                                                   event::list_message(words)));
  }
  if (kind == "standings") {
    if (round < 0 || round > event_session.published())
      return event::refuse("not_found",
                           make_counted("%2 has no standings after round %3: %1 round is published",
                                        "%2 has no standings after round %3: %1 rounds are published",
                                        event_session.published(), event_session.record.event.name, round));
    return standings_sheets(event_session, round, paper);
  }
  const auto meant = round_meant(event_session, round);
  if (!meant) return tl::unexpected(meant.error());
  if (kind == "slips") return slips(event_session, **meant, paper, phones);
  if (kind == "chart") return wall_chart(event_session, **meant, paper);
  return name_list(event_session, **meant, paper);
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
  return event::refuse("bad_value",
                       make_message("No paper is called \"%1\"; there are %2", name, event::list_message(names)));
}

Expected<Printed> write(const std::filesystem::path& file, const std::vector<paper::Page>& pages,
                        const std::string& title) {
  const auto bytes = paper::pdf(pages, title);
  if (!bytes) return tl::unexpected(Error{"io", bytes.error()});
  if (const auto done = db::write_file(file, *bytes); !done) return tl::unexpected(done.error());
  Printed printed{pages.size(), {}};
  const auto missing = paper::without_letters(pages);
  if (!missing.empty())
    printed.notes.push_back(
        make_message("No font here has all letters of %1: install one for that script, and print again.",
                     event::list_message(missing, kNamesTold)));
  return printed;
}

std::string pages_text(std::size_t pages) { return text::trn("%1 page", "%1 pages", static_cast<long>(pages)); }

}  // namespace arbiter::printing
