// SPDX-License-Identifier: MIT
#include "app/commands/examples.h"

#include <array>

namespace arbiter::cli {
namespace {

struct Examples {
  std::string_view path, lines;
};

// tests/cli tries that every command has one, and that every option in one is there.
constexpr std::array kExamples{
    Examples{"arbiter",
             "arbiter watch 0 --rules chess\narbiter guide mr-joseph\narbiter points last\narbiter help club events"},
    Examples{"arbiter watch",
             "arbiter watch 0 --rules chess --players S=Ada,N=Bo\narbiter watch http://192.168.1.20:8080/video --rules "
             "mr-joseph\narbiter watch 0 --event Friday --table 2\narbiter watch game.mp4 --rules xiangqi --json"},
    Examples{"arbiter cameras", "arbiter cameras\narbiter cameras --json"},
    Examples{"arbiter look", "arbiter look photo.jpg --board chess8\narbiter look photo.jpg --json"},
    Examples{"arbiter calibrate",
             "arbiter calibrate table 0 --board cross14\narbiter calibrate camera pictures/ --out lens.json"},
    Examples{"arbiter calibrate camera", "arbiter calibrate camera pictures/ --out lens.json"},
    Examples{"arbiter calibrate table",
             "arbiter calibrate table 0 --board chess8\narbiter calibrate table photo.jpg --board cross14"},
    Examples{"arbiter print", "arbiter print board --out board.pdf\narbiter print charuco --out pattern.pdf"},
    Examples{"arbiter print corner-tags", "arbiter print corner-tags --out tags.pdf"},
    Examples{"arbiter print charuco", "arbiter print charuco --out pattern.pdf"},
    Examples{"arbiter print piece-tags", "arbiter print piece-tags --out tags.pdf"},
    Examples{"arbiter print board", "arbiter print board --out board.pdf"},
    Examples{"arbiter games", "arbiter games\narbiter games --limit 10 --json\narbiter games --check"},
    Examples{"arbiter games print", "arbiter games print last -o sheet.pdf"},
    Examples{"arbiter show", "arbiter show last\narbiter show 7 --format pgn"},
    Examples{"arbiter analyse", "arbiter analyse last\narbiter analyse 7 --ms 1000 --json"},
    Examples{"arbiter points", "arbiter points last\narbiter points 7 --json"},
    Examples{"arbiter load",
             "arbiter load club.pgn\ncurl -s https://example.org/game.pgn | arbiter load - --format pgn"},
    Examples{"arbiter export", "arbiter export last --out game.pgn\narbiter export 7 --format kif"},
    Examples{"arbiter guide", "arbiter guide\narbiter guide shatranj\narbiter guide european-chess russia"},
    Examples{"arbiter guide print", "arbiter guide print xiangqi -o xiangqi.pdf"},
    Examples{"arbiter referee", "echo '{\"cmd\": \"new\", \"ruleset\": \"chess\"}' | arbiter referee"},
    Examples{"arbiter simulate", "arbiter simulate --demo --out demo"},
    Examples{"arbiter cases", "arbiter cases tests/cases"},
    Examples{"arbiter perft", "arbiter perft 4 --rules chess"},
    Examples{"arbiter eval", "arbiter eval pictures/"},
    Examples{"arbiter seeing", "arbiter seeing --rules chess"},
    Examples{"arbiter bench", "arbiter bench demo --rules mr-joseph"},
    Examples{"arbiter club",
             "arbiter club players add Ada Bo Cy Dee\narbiter club events new Friday --rules mr-joseph --rounds "
             "3\narbiter club arrive Friday --all\narbiter club seat Friday\narbiter club publish Friday\narbiter club "
             "standings Friday"},
    Examples{"arbiter club players", "arbiter club players\narbiter club players add Ada Bo"},
    Examples{"arbiter club players list", "arbiter club players list --json"},
    Examples{"arbiter club players add", "arbiter club players add Ada \"Bo Smith\" --club Castle"},
    Examples{"arbiter club players show", "arbiter club players show Ada"},
    Examples{"arbiter club players edit", "arbiter club players edit Ada --club Castle"},
    Examples{"arbiter club players merge", "arbiter club players merge Ada \"A. Smith\""},
    Examples{"arbiter club players erase", "arbiter club players erase Ada --yes"},
    Examples{"arbiter club players import", "arbiter club players import members.csv"},
    Examples{"arbiter club events", "arbiter club events\narbiter club events show Friday"},
    Examples{"arbiter club events list", "arbiter club events list --limit 10"},
    Examples{"arbiter club events new",
             "arbiter club events new Friday --rules mr-joseph --rounds 3\narbiter club events new Open --rules chess "
             "--mode swiss --rounds 5 --clock 15+10"},
    Examples{"arbiter club events edit", "arbiter club events edit Friday --rounds 4"},
    Examples{"arbiter club events show", "arbiter club events show last"},
    Examples{"arbiter club arrive", "arbiter club arrive Friday --all\narbiter club arrive Friday Ada Bo"},
    Examples{"arbiter club leave", "arbiter club leave Friday Ada"},
    Examples{"arbiter club sit-out", "arbiter club sit-out Friday Bo"},
    Examples{"arbiter club apart", "arbiter club apart Friday Ada Bo"},
    Examples{"arbiter club presence", "arbiter club presence Friday"},
    Examples{"arbiter club seat", "arbiter club seat Friday"},
    Examples{"arbiter club swap", "arbiter club swap Friday Ada Bo"},
    Examples{"arbiter club move", "arbiter club move Friday Ada 2"},
    Examples{"arbiter club bye", "arbiter club bye Friday Ada"},
    Examples{"arbiter club army", "arbiter club army Friday Ada russia"},
    Examples{"arbiter club publish", "arbiter club publish Friday"},
    Examples{"arbiter club unpublish", "arbiter club unpublish Friday"},
    Examples{"arbiter club round", "arbiter club round Friday\narbiter club round Friday 2"},
    Examples{"arbiter club result",
             "arbiter club result Friday 1 1-0 --by Eve --reason \"no camera\"\narbiter club result Friday 2 S=8 W=5 "
             "N=3 E=1 --by Eve --reason \"no camera\""},
    Examples{"arbiter club again", "arbiter club again Friday 1 --by Eve --reason \"wrong set-up\""},
    Examples{"arbiter club results", "arbiter club results Friday"},
    Examples{"arbiter club standings", "arbiter club standings Friday\narbiter club standings Friday --why"},
    Examples{"arbiter club totals", "arbiter club totals mr-joseph"},
    Examples{"arbiter club ratings", "arbiter club ratings chess"},
    Examples{"arbiter club armies", "arbiter club armies european-chess"},
    Examples{"arbiter club league", "arbiter club league show\narbiter club league new Spring Friday"},
    Examples{"arbiter club league show", "arbiter club league show Spring"},
    Examples{"arbiter club league new", "arbiter club league new Spring Friday"},
    Examples{"arbiter club league add", "arbiter club league add Spring last"},
    Examples{"arbiter club log", "arbiter club log Friday"},
    Examples{"arbiter club export",
             "arbiter club export Friday --format trf --out friday.trf\narbiter club export Friday --format json"},
    Examples{"arbiter club import", "arbiter club import games Friday games.pgn\narbiter club import trf open.trf"},
    Examples{"arbiter club import games", "arbiter club import games Friday games.pgn"},
    Examples{"arbiter club import trf", "arbiter club import trf open.trf"},
    Examples{"arbiter club accounts", "arbiter club accounts\narbiter club accounts add Eve --role arbiter"},
    Examples{"arbiter club accounts list", "arbiter club accounts list --json"},
    Examples{"arbiter club accounts add",
             "arbiter club accounts add Eve --role arbiter\narbiter club accounts add Bo --role arbiter:Friday --role "
             "spectator"},
    Examples{"arbiter club accounts edit", "arbiter club accounts edit Eve --role arbiter:Friday"},
    Examples{"arbiter club accounts password", "arbiter club accounts password Eve"},
    Examples{"arbiter club accounts remove", "arbiter club accounts remove Eve"},
    Examples{"arbiter club keys", "arbiter club keys\narbiter club keys new arbiter --for Eve"},
    Examples{"arbiter club keys show", "arbiter club keys show --json"},
    Examples{
        "arbiter club keys new",
        "arbiter club keys new table --for \"Table 1\" --table 1\narbiter club keys new arbiter --for Eve --days 30"},
    Examples{"arbiter club keys rotate", "arbiter club keys rotate 3"},
    Examples{"arbiter club keys revoke", "arbiter club keys revoke 3"},
    Examples{"arbiter club print",
             "arbiter club print Friday --what slips -o slips.pdf\narbiter club print Friday --what standings -o "
             "standings.pdf"},
    Examples{"arbiter club phones", "arbiter club phones Friday --table 1 --club http://192.168.1.10:8642"},
    Examples{"arbiter club send", "arbiter club send --club http://192.168.1.10:8642 --key @key.txt"},
    Examples{"arbiter-club",
             "arbiter-club --event Friday\narbiter-club --event Friday --host 0.0.0.0 --tls\narbiter-club --demo --db "
             "demo.sqlite"},
    Examples{"arbiter-desk",
             "arbiter-desk\narbiter-desk --source 0 --rules chess --clock 15+10\narbiter-desk --game last"},
};

}  // namespace

std::vector<std::string> examples_of(std::string_view path) {
  std::vector<std::string> lines;
  for (const Examples& one : kExamples) {
    if (one.path != path) continue;
    for (std::size_t at = 0; at <= one.lines.size();) {
      const std::size_t end = std::min(one.lines.find('\n', at), one.lines.size());
      lines.emplace_back(one.lines.substr(at, end - at));
      at = end + 1;
    }
  }
  return lines;
}

}  // namespace arbiter::cli
