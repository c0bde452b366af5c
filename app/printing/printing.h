// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/event/event.h"
#include "app/printing/look.h"
#include "app/table/session.h"
#include "calibration/paper/page.h"
#include "value/message.h"

namespace arbiter::event {
struct LeagueTable;
}

// What a club's evening needs on paper.
namespace arbiter::printing {

using db::Error;
using db::Expected;

/// Something of an event that can be printed.
struct Kind {
  std::string_view id;  ///< "slips": its word on the command line
  const char* title;    ///< "Result slips", a sentence of catalogues
  const char* about;    ///< what it is good for, another
};

/// All there are: slips, chart, list, standings.
[[nodiscard]] const std::vector<Kind>& kinds();

/// The pages that players' phones open, by the game of their table (as it was published) and seat.
using PhonePages = std::map<std::string, std::map<std::string, std::string>>;

/// The pages of one of them. `phones`: slips have a code for each seat that is named there. `round` 0: the newest
/// published round, or the first draft where none is published; of the standings, those after all published rounds. A
/// draft says on every slip that it is one. Errors: `bad_value` for a word that is no kind, `not_found` where the event
/// has no such round (the message says which there are), those of event::standings_of.
[[nodiscard]] Expected<std::vector<paper::Page>> event_pages(const event::EventSession& event_session,
                                                             std::string_view kind, int round,
                                                             const paper::Paper& paper, const PhonePages& phones = {});

/// A league's standings: what each of its events was worth to everybody, on paper laid on its side where they are many.
[[nodiscard]] std::vector<paper::Page> league_pages(const event::LeagueTable& league, const paper::Paper& paper);

/// The score sheet of the session's game, as everybody may see it: nothing that is still hidden is on it. Errors:
/// `not_found` while no game has begun; `bad_data` where the referee does not tell how it stands.
[[nodiscard]] Expected<std::vector<paper::Page>> game_pages(const table::Session& session, const paper::Paper& paper,
                                                            const Look& look = {});

/// The rules of a game on one sheet, to lie beside the board; of one army of it where `army` is named, on one page.
/// `setup`: which game and with which armies and options, as `new` takes them. Errors: those of `new`; `bad_army` with
/// the list of those there are.
[[nodiscard]] Expected<std::vector<paper::Page>> guide_pages(const Value& setup, const std::string& army,
                                                             const paper::Paper& paper, const Look& look = {});

/// How far work is that takes a while; false: it is to be stopped.
using Progress = std::function<bool(std::size_t done, std::size_t all)>;

/// Every army of a game that has rules of its own, a page each, in the order of their names. Errors: as guide_pages;
/// `bad_army` for a game without armies to choose from, `stopped`.
[[nodiscard]] Expected<std::vector<paper::Page>> booklet_pages(const Value& setup, const paper::Paper& paper,
                                                               const Look& look = {}, const Progress& progress = {});

/// The paper of that name. Error `bad_value` with those there are.
[[nodiscard]] Expected<paper::Paper> paper_named(std::string_view name);

/// What became of a print.
struct Printed {
  std::size_t pages = 0;
  std::vector<Message> notes;  ///< names with letters that no font of this machine has
};

/// Writes pages to a PDF, which is replaced only when complete. `title`: what programs that show it call it. Errors:
/// those of db::write_file.
[[nodiscard]] Expected<Printed> write(const std::filesystem::path& file, const std::vector<paper::Page>& pages,
                                      const std::string& title);

/// "3 pages", "1 page".
[[nodiscard]] std::string pages_text(std::size_t pages);

}  // namespace arbiter::printing
