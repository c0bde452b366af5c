// SPDX-License-Identifier: MIT
#include <algorithm>
#include <iostream>

#include "app/cli/club_options.h"
#include "app/event/exchange/club_json.h"
#include "app/event/propose.h"
#include "app/table/message_text.h"
#include "app/table/names.h"
#include "text/json_text.h"
#include "text/sentences.h"

namespace arbiter::cli {
namespace {

using text::tr;

using db::club::Club;
using db::club::Round;
using event::Draft;
using event::EventSession;
using event::Goal;
using event::HandChange;
using event::Quality;
using nlohmann::json;

struct RoundsCommand : ClubOptions {
  std::string event, a, b, army;
  std::vector<std::string> relax;
  event::ProposeOptions propose;
  int round = 0, table = 0;
  bool all = false, anyway = false;
};

std::string pairs_text(const Goal& goal) {
  std::vector<std::string> pairs;
  for (const Goal::Pair& pair : goal.pairs) {
    const std::string both = pair.players[0] + "–" + pair.players[1];
    pairs.push_back(pair.times == 2 ? both : tr("%1 %2 times", {both, std::to_string(pair.times)}));
  }
  return pairs.empty() ? "" : ": " + event::listed(pairs);
}

/// `before`: what it was worth before a change; empty: there was none.
std::string quality_text(const Quality& quality, const Quality& before = {}) {
  std::string out;
  for (std::size_t i = 0; i < quality.size(); ++i) {
    const Goal& goal = quality[i];
    const bool changed = i < before.size() && before[i].value != goal.value;
    // What cannot be better is not told, unless somebody has just made it so.
    if (goal.value == 0 && !changed) continue;
    out += "  " + table::message_text(goal.goal) + ": " + std::to_string(goal.value);
    if (changed) out += " " + tr("(was %1)", {std::to_string(before[i].value)});
    out += ", ";
    out += goal.value == goal.bound ? tr("as few as can be") : tr("proved bound %1", {std::to_string(goal.bound)});
    out += pairs_text(goal) + "\n";
  }
  return out.empty() ? "  " + tr("nothing to wish for: nobody meets twice, everything is even") + "\n" : out;
}

json draft_json(const EventSession& session, const Draft& draft) {
  json rounds = json::array();
  for (const Round& round : draft.rounds) rounds.push_back(event::round_json(session, round));
  return {
      {"rounds", std::move(rounds)}, {"quality", event::to_json(draft.quality)}, {"notes", english_of(draft.notes)}};
}

json changed_json(const EventSession& session, const event::Changed& changed) {
  json document = draft_json(session, changed.draft);
  document["before"] = event::to_json(changed.before);
  document["faults"] = english_of(changed.faults);
  return document;
}

/// The next round in full, of those behind it that they are there.
std::string draft_text(const event::Names& names, const Draft& draft, bool all) {
  std::string out;
  for (std::size_t i = 0; i < draft.rounds.size() && (all || i == 0); ++i) out += round_text(names, draft.rounds[i]);
  if (!all && draft.rounds.size() > 1)
    out += tr("%1 more drafted; --all shows them", {std::to_string(draft.rounds.size() - 1)}) + "\n";
  return out;
}

int tell_round(const ClubOptions& o, const EventSession& session, const Round& round) {
  return tell(
      o, [&] { return text::dump(event::round_json(session, round)); },
      [&] { return round_text(session.names, round); });
}

int seat(RoundsCommand& o) {
  const auto relaxed = event::relaxed_by(o.relax);
  if (!relaxed) return fail(relaxed.error());
  o.propose.relaxed = *relaxed;
  o.propose.anyway = o.anyway;
  return in_event(o, o.event, [&](Club& club, EventSession& session) {
    const auto draft = event::propose(session, o.propose);
    if (!draft) return fail(draft.error());
    if (const auto done = event::keep_draft(club, session, *draft, o.who()); !done) return fail(done.error());
    for (const Message& note : draft->notes) std::cerr << table::message_text(note) << "\n";
    return tell(
        o, [&] { return text::dump(draft_json(session, *draft)); },
        [&] {
          return draft_text(session.names, *draft, o.all) + tr("How good it is:") + "\n" +
                 quality_text(draft->quality) + tr("`arbiter club publish` makes it hold") + "\n";
        });
  });
}

/// The round that is meant: the one said, or the next that is a draft.
int round_meant(const RoundsCommand& o, const EventSession& session) {
  return o.round > 0 ? o.round : session.published() + 1;
}

/// A message with others below it, each on a line of its own.
Message with_list(Message message, const std::vector<Message>& others) {
  std::vector<Message> lines{std::move(message)};
  lines.insert(lines.end(), others.begin(), others.end());
  return join_messages(std::move(lines), "\n  ");
}

int change(const RoundsCommand& o, HandChange change) {
  return in_event(o, o.event, [&](Club& club, EventSession& session) {
    std::vector<std::string> named{o.a};
    if (change.kind == HandChange::Kind::swap) named.push_back(o.b);
    const auto people = event::find_people(session.people, named);
    if (!people) return fail(people.error());
    change.a = (*people)[0];
    if (people->size() > 1) change.b = (*people)[1];
    change.table = o.table;
    change.army = table::army_meant(o.army);
    const int round = round_meant(o, session);
    const auto changed = event::change_draft(session, round, change);
    if (!changed) return fail(changed.error());
    if (!changed->faults.empty() && !o.anyway) {
      return fail({"conflict", with_list(make_message("That breaks what must hold (--anyway does it all the same):"),
                                         changed->faults)});
    }
    if (const auto done = club.set_drafts(session.record.event.id, changed->draft.rounds, o.who(), "changed by hand");
        !done)
      return fail(done.error());
    for (const Message& fault : changed->faults) std::cerr << tr("Mind: %1", {table::message_text(fault)}) << "\n";
    return tell(
        o, [&] { return text::dump(changed_json(session, *changed)); },
        [&] {
          std::string out;
          for (const Round& one : changed->draft.rounds)
            if (one.number == round) out += round_text(session.names, one);
          return out + tr("What it costs:") + "\n" + quality_text(changed->draft.quality, changed->before);
        });
  });
}

int publish(const RoundsCommand& o) {
  return in_event(o, o.event, [&](Club& club, EventSession& session) {
    const int number = round_meant(o, session);
    const auto* round = session.round(number);
    if (round != nullptr && round->published_at.empty()) {
      if (const auto stale = event::stale_draft(session, *round); !stale.empty() && !o.anyway) {
        return fail(
            {"conflict", with_list(make_message("The draft is not up to date; `arbiter club seat` makes it again, "
                                                "--anyway publishes it:"),
                                   stale)});
      }
    } else if (round == nullptr && number > session.record.event.rounds) {
      return fail({"conflict", make_message("All %1 rounds of %2 are published", session.record.event.rounds,
                                            session.record.event.name)});
    }
    if (const auto done = club.publish(session.record.event.id, number, o.who()); !done) return fail(done.error());
    const auto after = event::open_event(club, session.record.event.id);
    if (!after) return fail(after.error());
    return tell_round(o, *after, *after->round(number));
  });
}

int unpublish(const RoundsCommand& o) {
  return in_event(o, o.event, [&](Club& club, EventSession& session) {
    const int number = o.round > 0 ? o.round : session.published();
    if (number == 0)
      return fail(
          {"not_found", make_message("No round of %1 is published yet; `arbiter club publish` makes a draft hold",
                                     session.record.event.name)});
    if (const auto done = club.unpublish(session.record.event.id, number, o.who()); !done) return fail(done.error());
    const auto after = event::open_event(club, session.record.event.id);
    if (!after) return fail(after.error());
    return tell_round(o, *after, *after->round(number));
  });
}

int show(const RoundsCommand& o) {
  return in_event(o, o.event, [&](Club&, EventSession& session) {
    const int last = session.record.rounds.empty() ? 0 : session.record.rounds.back().number;
    const int number = o.round > 0 ? o.round : std::min(std::max(session.published(), 1), std::max(last, 1));
    const auto* round = session.round(number);
    if (round == nullptr)
      return fail({"not_found", make_message("Round %1 of %2 has not been seated yet; `arbiter club seat` proposes it",
                                             number, session.record.event.name)});
    return tell_round(o, session, *round);
  });
}

}  // namespace

void add_club_rounds(CLI::App& club, int& status) {
  const auto o = std::make_shared<RoundsCommand>();
  const auto add = [&](const char* name, const char* about, bool changes = true) {
    auto* command = club.add_subcommand(name, about);
    command->add_option("event", o->event, "Name, number, or `last`")->required();
    add_club_options(*command, *o, changes);
    return command;
  };
  auto* seating = add("seat", "Propose who sits where: the next round, or the whole schedule; a draft");
  seating->add_flag("--all", o->all, "Show all drafted rounds");
  seating->add_flag("--anyway", o->anyway, "Though results are missing");
  seating->add_option("--effort", o->propose.effort, "Exchanges tried; 0: a second or two")
      ->check(CLI::NonNegativeNumber);
  seating->add_option("--relax", o->relax, "For two: second-bye, colours, rematches, forbidden")->delimiter(',');
  seating->add_option("--engine", o->propose.engine, "A program that pairs: ENGINE --dutch IN.trf -p OUT.txt");
  seating->callback([o, &status] { status = seat(*o); });
  const auto add_change = [&](const char* name, const char* about, HandChange::Kind kind) {
    auto* command = add(name, about);
    command->add_option("player", o->a, "Who")->required();
    command->add_option("--round", o->round, "The round; the next one where it is left out")
        ->check(CLI::PositiveNumber);
    command->add_flag("--anyway", o->anyway, "Though it breaks what must hold");
    command->callback([o, kind, &status] {
      HandChange one;
      one.kind = kind;
      status = change(*o, one);
    });
    return command;
  };
  add_change("swap", "Exchange two players of a draft, seats or byes", HandChange::Kind::swap)
      ->add_option("other", o->b, "With whom")
      ->required();
  add_change("move", "Move a player of a draft to a table with room", HandChange::Kind::move)
      ->add_option("table,--table", o->table, "The table's number")
      ->required()
      ->check(CLI::PositiveNumber);
  (void)add_change("bye", "Take a player of a draft from their table", HandChange::Kind::bye);
  add_change("army", "Say which army a player of a draft has", HandChange::Kind::army)
      ->add_option("army", o->army, "The army")
      ->required();
  auto* publishing = add("publish", "Make a draft hold: tables can begin, nothing of it is changed any more");
  publishing->add_option("--round", o->round, "The round; the next one where it is left out")
      ->check(CLI::PositiveNumber);
  publishing->add_flag("--anyway", o->anyway, "Though somebody in it is not there");
  publishing->callback([o, &status] { status = publish(*o); });
  auto* taking_back = add("unpublish", "Make the newest published round a draft again, before a game of it begins");
  taking_back->add_option("--round", o->round, "The round; the newest published one where it is left out")
      ->check(CLI::PositiveNumber);
  taking_back->callback([o, &status] { status = unpublish(*o); });
  auto* showing = add("round", "Who sits where", false);
  showing->add_option("round", o->round, "The round; the newest published one where it is left out")
      ->check(CLI::PositiveNumber);
  showing->callback([o, &status] { status = show(*o); });
}

}  // namespace arbiter::cli
