// SPDX-License-Identifier: MIT
// What is printed below other commands: `arbiter club print`, `arbiter games print` and `arbiter guide print`.
#include <algorithm>
#include <iostream>

#include "app/cli/club_options.h"
#include "app/cli/commands.h"
#include "app/cli/game_options.h"
#include "app/cli/kept_games.h"
#include "app/commands/complaint.h"
#include "app/commands/named_files.h"
#include "app/event/statistics.h"
#include "app/link/phone_line.h"
#include "app/printing/printing.h"
#include "app/table/message_text.h"
#include "app/table/names.h"
#include "text/json_text.h"
#include "text/sentences.h"

namespace arbiter::cli {
namespace {

using db::club::Club;
using event::EventSession;

struct PaperOptions : ClubOptions {
  std::string paper = paper::a4().name;
  std::filesystem::path out;
  bool force = false;
};
/// What has boards on it.
struct BoardsPrint : PaperOptions {
  printing::Look look;
};
struct GuidePrint : BoardsPrint {
  GameOptions game;
  std::string army;
  bool all = false;  ///< every army, a page each
};
struct EventPrint : PaperOptions {
  std::string event, what, phones;
  int round = 0;
};
struct GamePrint : BoardsPrint {
  std::string game;
};

/// Writes the pages and tells it, as JSON with `told` besides.
int written(const PaperOptions& o, const std::vector<paper::Page>& pages, const std::string& title,
            nlohmann::json told) {
  if (!may_write(o.out, o.force)) return kOutput;
  const auto printed = printing::write(o.out, pages, title);
  if (!printed) {
    complain(table::message_text(printed.error().message));
    return kOutput;
  }
  for (const Message& note : printed->notes) std::cerr << table::message_text(note) << "\n";
  told["file"] = o.out.string();
  told["pages"] = printed->pages;
  return tell(
      o, [&] { return text::dump(told); },
      [&] { return o.out.string() + ": " + title + ", " + printing::pages_text(printed->pages) + "\n"; });
}

/// What the codes on slips open, of all tables that are published. Errors: those of the club.
db::Expected<printing::PhonePages> phone_pages(Club& club, const EventSession& event_session,
                                               const std::string& address) {
  printing::PhonePages pages;
  for (const db::club::Round& round : event_session.record.rounds)
    for (const db::club::Table& table : round.tables) {
      if (table.token.empty()) continue;
      const auto signs = club.seat_signs(table.token);
      if (!signs) return tl::unexpected(signs.error());
      for (const auto& [seat, sign] : *signs) pages[table.token][seat] = link::phone_page(address, sign);
    }
  return pages;
}

int print_league(const EventPrint& o, const paper::Paper& paper) {
  return in_club(o, db::Store::Missing::refuse, [&](Club& club) {
    const auto leagues = club.leagues();
    if (!leagues) return fail(leagues.error());
    const auto league = event::find_league(*leagues, o.event);
    if (!league) return fail(league.error());
    const auto all = event::league_table(club, *league);
    if (!all) return fail(all.error());
    return written(o, printing::league_pages(*all, paper), all->league + ", " + o.what, {{"league", all->league}});
  });
}

int print_event(const EventPrint& o) {
  const auto paper = printing::paper_named(o.paper);
  if (!paper) return fail(paper.error());
  if (o.what == "league") return print_league(o, *paper);
  return in_event(o, o.event, [&](Club& club, EventSession& event_session) {
    const auto phones =
        o.phones.empty() ? db::Expected<printing::PhonePages>() : phone_pages(club, event_session, o.phones);
    if (!phones) return fail(phones.error());
    const auto pages = printing::event_pages(event_session, o.what, o.round, *paper, *phones);
    if (!pages) return fail(pages.error());
    const std::string& event = event_session.record.event.name;
    return written(o, *pages, event + ", " + o.what, {{"event", event}});
  });
}

/// The score sheet as everybody may see it: what is hidden in a running game lies on no table.
int print_game(const GamePrint& o) {
  const auto paper = printing::paper_named(o.paper);
  if (!paper) return fail(paper.error());
  const auto id = game_number(std::filesystem::path(o.file), o.game);
  if (!id) return fail(id.error());
  table::Session session(o.file);
  const auto resumed = session.resume(*id);
  if (!resumed) {
    complain(table::message_text(resumed.error().message));
    return kDatabase;
  }
  const auto pages = printing::game_pages(session, *paper, o.look);
  if (!pages) return fail(pages.error());
  const std::string title = "Score sheet of game " + std::to_string(*id);
  return written(o, *pages, title, {{"game", *id}});
}

int print_guide(const GuidePrint& o) {
  const auto paper = printing::paper_named(o.paper);
  if (!paper) return fail(paper.error());
  const auto wrong = [](const std::string& message, int status) {
    complain(message);
    return status;
  };
  const auto setup = setup_of(o.game);
  if (!setup) return wrong(table::message_text(setup.error().message), status_of(setup.error()));
  const auto pages = o.all ? printing::booklet_pages(*setup, *paper, o.look)
                           : printing::guide_pages(*setup, table::army_meant(o.army), *paper, o.look);
  if (!pages) return wrong(table::message_text(pages.error().message), kUsage);
  const std::string what = o.all ? "every army" : o.army.empty() ? "rules" : o.army;
  return written(o, *pages, o.game.rules + ", " + what, {{"ruleset", o.game.rules}});
}

void add_paper_options(CLI::App& command, PaperOptions& options) {
  command.add_option("--paper", options.paper, "Size of the paper: a4 or letter")->capture_default_str();
  command.add_option("-o,--out", options.out, "Write to this file; it is replaced only when complete")->required();
  add_force(command, options.force);
}

/// What a word of an option means, in the order in which they are told.
template <class T>
using Meanings = std::vector<std::pair<std::string, T>>;

/// How boards and pieces are drawn, as the window's settings have it.
void add_look_options(CLI::App& command, const std::shared_ptr<BoardsPrint>& options) {
  using printing::Pieces;
  using printing::Squares;
  const Meanings<Pieces> pieces{
      {"letters", Pieces::letters}, {"figures", Pieces::figures}, {"characters", Pieces::characters}};
  const Meanings<Squares> squares{{"usual", Squares::usual},
                                  {"protocol", Squares::protocol},
                                  {"letters", Squares::letters},
                                  {"numerals", Squares::numerals}};
  command
      .add_option_function<Pieces>(
          "--pieces", [options](Pieces one) { options->look.standing = options->look.flat = one; },
          text::N_("Draw pieces as letters (usual), figures, or characters where the game has some"))
      ->transform(CLI::CheckedTransformer(pieces, CLI::ignore_case).description("letters|figures|characters"));
  command
      .add_option(
          "--squares", options->look.squares,
          "Name squares that players count from the right: as is usual, as the protocol does, with letters (7f) "
          "or numerals (7六)")
      ->transform(CLI::CheckedTransformer(squares, CLI::ignore_case).description("usual|protocol|letters|numerals"));
}

/// How moves are written.
void add_moves_option(CLI::App& command, const std::shared_ptr<BoardsPrint>& options) {
  using printing::Moves;
  const Meanings<Moves> moves{{"usual", Moves::usual}, {"letters", Moves::letters}, {"figurines", Moves::figurines}};
  command
      .add_option("--moves", options->look.moves,
                  "Write moves in the game's usual notation, with letters (Ng1–f3) or with figurines")
      ->transform(CLI::CheckedTransformer(moves, CLI::ignore_case).description("usual|letters|figurines"));
}

/// The command `print` below that one.
CLI::App* print_below(CLI::App& app, std::string_view below) {
  const auto info = std::ranges::find(commands_below(), below, &BelowInfo::below);
  return add_command(app, below)->require_subcommand(1)->add_subcommand("print", std::string(info->about));
}

void add_guide_print(CLI::App& app, int& status) {
  const auto sheet = std::make_shared<GuidePrint>();
  auto* guide = print_below(app, "guide");
  guide->add_option("game", sheet->game.rules, "Ruleset id; `arbiter guide` lists them")->required();
  auto* army = guide->add_option("army", sheet->army, "One army of the game, on a page of its own");
  guide->add_flag("--every-army", sheet->all, "All armies of the game, a page each")->excludes(army);
  guide->add_option("--armies", sheet->game.armies, "S=NAME,W=NAME…: what each seat plays, where the game has armies")
      ->delimiter(',');
  guide->add_option("--options", sheet->game.options, "NAME=VALUE,…: with these options of the ruleset")
      ->delimiter(',');
  add_setups_option(*guide, sheet->game);
  add_look_options(*guide, sheet);
  add_paper_options(*guide, *sheet);
  guide->add_flag("--json", sheet->json, "Tell what was written as JSON");
  guide->callback([sheet, &status] { status = print_guide(*sheet); });
}

}  // namespace

void add_paper(CLI::App& app, int& status) {
  const auto sheets = std::make_shared<EventPrint>();
  auto* event = print_below(app, "club");
  event->add_option("event", sheets->event, "Name, number, or `last`; a league's name for its standings")->required();
  event
      ->add_option("--what", sheets->what,
                   "What to print: slips, chart, list, standings; or league, of the league of that name")
      ->required();
  event
      ->add_option("--round", sheets->round,
                   "Of this round, a draft too; by default the newest published one. Standings: after that round")
      ->check(CLI::PositiveNumber);
  event->add_option("--phones", sheets->phones,
                    "The club's server as players' phones reach it, http://HOST:PORT: slips have a code for each seat");
  add_paper_options(*event, *sheets);
  add_club_options(*event, *sheets, false);
  event->callback([sheets, &status] { status = print_event(*sheets); });

  const auto sheet = std::make_shared<GamePrint>();
  auto* game = print_below(app, "games");
  game->add_option("game", sheet->game, "The game's number in the list, or `last`")->required();
  add_look_options(*game, sheet);
  add_moves_option(*game, sheet);
  add_paper_options(*game, *sheet);
  add_club_options(*game, *sheet, false);
  game->callback([sheet, &status] { status = print_game(*sheet); });

  add_guide_print(app, status);
}

}  // namespace arbiter::cli
