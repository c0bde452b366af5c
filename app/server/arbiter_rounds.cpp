// SPDX-License-Identifier: MIT
// Drafts that arbiters make, change and publish from afar.
#include "app/event/exchange/club_json.h"
#include "app/event/propose.h"
#include "app/server/arbiter_work.h"

namespace arbiter::server {
namespace {

using db::club::Club;
using db::club::Key;
using event::EventSession;
using event::HandChange;
using nlohmann::json;
using text::JsonFields;

constexpr std::size_t kMostRelaxed = 8, kMostWord = 64;  // rules to give up; bytes of one, or of an army

db::Expected<json> seat(Club& club, const EventSession& session, const Key& key, JsonFields& said) {
  event::ProposeOptions options;
  options.anyway = said.flag_or("anyway", false);
  const auto words = said.texts_or("relax", kMostRelaxed, kMostWord);
  if (const auto fits = read(said); !fits) return tl::unexpected(fits.error());
  const auto relaxed = event::relaxed_by(words);
  if (!relaxed) return tl::unexpected(relaxed.error());
  options.relaxed = *relaxed;
  const auto proposed = event::propose(session, options);
  if (!proposed && proposed.error().code == "conflict" && !options.anyway) {
    options.anyway = true;
    // Only missing results speak against it: then it can be done without them.
    if (event::propose(session, options)) return tl::unexpected(unless_anyway(proposed.error().message));
  }
  if (!proposed) return tl::unexpected(proposed.error());
  if (const auto kept = event::keep_draft(club, session, *proposed, key.by()); !kept)
    return tl::unexpected(kept.error());
  json rounds = json::array();
  for (const db::club::Round& round : proposed->rounds) rounds.push_back(event::round_json(session, round));
  return json{{"rounds", std::move(rounds)}, {"notes", messages_json(proposed->notes)}};
}

/// The round that is meant: the one said, or the next that is a draft.
int draft_meant(const EventSession& session, JsonFields& said) {
  const int round = said.number_or("round", 0, kMostNumber, 0);
  return round > 0 ? round : session.published() + 1;
}

db::Expected<json> change(Club& club, const EventSession& session, const Key& key, JsonFields& said,
                          HandChange::Kind kind) {
  HandChange wanted;
  wanted.kind = kind;
  const int round = draft_meant(session, said);
  const bool anyway = said.flag_or("anyway", false);
  const std::string a = said.text("player", kMostPlayerName);
  const std::string b = kind == HandChange::Kind::swap ? said.text("other", kMostPlayerName) : "";
  if (kind == HandChange::Kind::move) wanted.table = said.number("table", 1, kMostNumber);
  if (kind == HandChange::Kind::army) wanted.army = said.text("army", kMostWord);
  if (const auto fits = read(said); !fits) return tl::unexpected(fits.error());
  const auto first = event::find_person(session.people, a);
  if (!first) return tl::unexpected(first.error());
  wanted.a = *first;
  if (kind == HandChange::Kind::swap) {
    const auto second = event::find_person(session.people, b);
    if (!second) return tl::unexpected(second.error());
    wanted.b = *second;
  }
  const auto changed = event::change_draft(session, round, wanted);
  if (!changed) return tl::unexpected(changed.error());
  if (!changed->faults.empty() && !anyway)
    return tl::unexpected(unless_anyway(make_message("That breaks rules that must hold:"), changed->faults));
  const auto kept = club.set_drafts(session.record.event.id, changed->draft.rounds, key.by(), "changed by hand");
  if (!kept) return tl::unexpected(kept.error());
  return json{{"done", true}, {"round", round}, {"faults", messages_json(changed->faults)}};
}

ArbiterWork changing(HandChange::Kind kind) {
  return [kind](Club& club, const EventSession& session, const Key& key, JsonFields& said) {
    return change(club, session, key, said, kind);
  };
}

db::Expected<json> publish(Club& club, const EventSession& session, const Key& key, JsonFields& said) {
  const int number = draft_meant(session, said);
  const bool anyway = said.flag_or("anyway", false);
  if (const auto fits = read(said); !fits) return tl::unexpected(fits.error());
  const auto* round = session.round(number);
  if (round != nullptr && round->published_at.empty() && !anyway)
    if (const auto stale = event::stale_draft(session, *round); !stale.empty())
      return tl::unexpected(unless_anyway(make_message("The draft is not up to date:"), stale));
  if (round == nullptr && number > session.record.event.rounds)
    return event::refuse("conflict", make_message("All %1 rounds of %2 are published", session.record.event.rounds,
                                                  session.record.event.name));
  const auto kept = club.publish(session.record.event.id, number, key.by());
  if (!kept) return tl::unexpected(kept.error());
  return json{{"done", true}, {"round", number}};
}

db::Expected<json> unpublish(Club& club, const EventSession& session, const Key& key, JsonFields& said) {
  const int asked = said.number_or("round", 0, kMostNumber, 0);
  if (const auto fits = read(said); !fits) return tl::unexpected(fits.error());
  const int number = asked > 0 ? asked : session.published();
  if (number == 0)
    return event::refuse("not_found",
                         make_message("No round of %1 is published yet; `arbiter club publish` makes a draft hold",
                                      session.record.event.name));
  const auto kept = club.unpublish(session.record.event.id, number, key.by());
  if (!kept) return tl::unexpected(kept.error());
  return json{{"done", true}, {"round", number}};
}

}  // namespace

std::vector<NamedWork> round_work() {
  return {{"seat", seat},
          {"swap", changing(HandChange::Kind::swap)},
          {"move", changing(HandChange::Kind::move)},
          {"bye", changing(HandChange::Kind::bye)},
          {"army", changing(HandChange::Kind::army)},
          {"publish", publish},
          {"unpublish", unpublish}};
}

}  // namespace arbiter::server
