// SPDX-License-Identifier: MIT
#include <unicode/coll.h>
#include <unicode/locid.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "app/printing/frame.h"
#include "app/printing/guide_sheet.h"
#include "app/printing/printing.h"
#include "app/printing/words.h"
#include "app/table/award_text.h"
#include "app/table/names.h"
#include "referee/json/games.h"
#include "text/sentences.h"
#include "text/value_json.h"

namespace arbiter::printing {
namespace {

constexpr int kSidesOfGame = 2, kSidesOfArmy = 1;

tl::unexpected<Error> refused(const Refusal& refusal) { return tl::unexpected(Error{refusal.code, refusal.message}); }

/// The game that is meant, or what `new` says of the request.
Expected<const RulesetInfo*> game_of(const Value& setup) {
  const RulesetInfo* info = find_ruleset(setup.text("ruleset", ""));
  if (info != nullptr) return info;
  const auto game = game_json::start(nlohmann::json(setup));
  return game ? event::refuse("bad_value", make_message("No game is named")) : refused(game.error());
}

Expected<ArmyPage> page_of(const RulesetInfo& info, const std::string& army, const Value& setup) {
  const auto page = army_page(info, army, setup["options"], {text::spoken(), table::rule_sentence});
  if (!page) return refused(page.error());
  return *page;
}

std::vector<paper::Page> sheet_of(const RulesetInfo& info, const ArmyPage& page, const paper::Paper& paper,
                                  const Look& look) {
  return guide_sheet(guide_of_army(info, page, look), paper, kSidesOfArmy);
}

/// In the alphabetical order of what people call them, in the language that is spoken.
std::vector<std::string> by_title(std::vector<std::string> armies) {
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<icu::Collator> order(
      icu::Collator::createInstance(icu::Locale(text::spoken().c_str()), status));
  std::ranges::stable_sort(armies, [&](const std::string& a, const std::string& b) {
    const std::string before = title_of(a), after = title_of(b);
    if (order == nullptr || U_FAILURE(status)) return before < after;
    UErrorCode compared = U_ZERO_ERROR;
    return order->compareUTF8(before, after, compared) == UCOL_LESS;
  });
  return armies;
}

}  // namespace

Expected<std::vector<paper::Page>> guide_pages(const Value& setup, const std::string& army, const paper::Paper& paper,
                                               const Look& look) {
  const auto info = game_of(setup);
  if (!info) return tl::unexpected(info.error());
  std::vector<paper::Page> pages;
  if (army.empty()) {
    const auto game = game_json::start(nlohmann::json(setup));
    if (!game) return refused(game.error());
    pages = guide_sheet(guide_of_game(**info, game->rules(), look), paper, kSidesOfGame);
  } else {
    const auto page = page_of(**info, army, setup);
    if (!page) return tl::unexpected(page.error());
    pages = sheet_of(**info, *page, paper, look);
  }
  number_pages(pages, table::game_title((*info)->id));
  return pages;
}

Expected<std::vector<paper::Page>> booklet_pages(const Value& setup, const paper::Paper& paper, const Look& look,
                                                 const Progress& progress) {
  const auto info = game_of(setup);
  if (!info) return tl::unexpected(info.error());
  if ((*info)->armies.empty())
    return event::refuse("bad_army", make_message("%1 has no armies to choose from.", arg::game((*info)->id)));
  std::vector<paper::Page> pages;
  std::size_t done = 0;
  for (const std::string& army : by_title((*info)->armies)) {
    if (progress && !progress(done++, (*info)->armies.size()))
      return event::refuse("stopped", make_message("It was stopped, and nothing is written"));
    const auto page = page_of(**info, army, setup);
    if (!page) return tl::unexpected(page.error());
    if (page->power) std::ranges::move(sheet_of(**info, *page, paper, look), std::back_inserter(pages));
  }
  number_pages(pages, table::game_title((*info)->id));
  return pages;
}

}  // namespace arbiter::printing
