// SPDX-License-Identifier: MIT
// KIF, the text of Japanese shogi programs (Kakinoki's format): a numbered line a move, the square reached, the piece,
// the square it comes from in brackets. Files count from South's right, ranks from the top.
#include <algorithm>
#include <map>

#include "referee/notation/kif_moves.h"
#include "referee/notation/kif_read.h"
#include "referee/notation/kif_setup.h"
#include "referee/notation/kif_told.h"
#include "referee/notation/notation.h"

namespace arbiter::notation {

using nlohmann::json;

namespace kifu {
namespace {

constexpr std::string_view kName = "kif";
constexpr std::string_view kEven = "手合割：平手\n先手：\n後手：\n";
constexpr std::string_view kHead = "手数----指手---------消費時間--";
constexpr std::string_view kResigns = "投了";

Expected<std::string> write(const Game& game) {
  const Rules& rules = game.rules();
  if (!game.beginning().options_said.empty())
    return refuse("unwritable", make_message("%1 has no words for options; json and text can hold every game.", kName));
  auto setup = game.beginning().position.is_nothing() ? std::string(kEven) : kif::write_setup(game.before(0));
  if (!setup) return setup;
  std::string out = kif::told_head(game) + kif::with_players(game, *setup) + std::string(kHead) + "\n";
  out += kif::remark(game, 0);
  Cell last = kNoCell;
  std::map<Seat, double> so_far;  // seconds
  for (std::size_t n = 0; n < game.plies().size(); ++n) {
    const Game::Ply& ply = game.plies()[n];
    if (ply.action.empty()) return unwritable(kName, "an arbiter's correction");
    const auto action = parse_action(ply.action, rules);
    if (!action) return tl::unexpected(action.error());
    std::string number = std::to_string(n + 1);
    number.insert(0, number.size() < 4 ? 4 - number.size() : 0, ' ');
    const Position& pos = game.before(n);
    if (action->type == Action::Type::resign && (action->seat == Seat::none || action->seat == pos.to_act)) {
      out += number + " " + std::string(kResigns) + "\n" + kif::remark(game, n + 1);
      continue;
    }
    if (!kif::is_move(*action)) return unwritable(kName, ply.action);
    out += number + " " + kif::move_text(pos, *action, action->to == last) +
           kif::spent_text(ply.note, so_far[pos.to_act]) + "\n" + kif::remark(game, n + 1);
    last = action->to;
  }
  return out;
}

Expected<Game> read(std::string_view text, LeftOut& left_out) { return kif::read_game(text, kName, left_out); }

/// KIF by its headings or numbered moves, KI2 by moves behind the mark of a side.
bool claims(std::string_view text) {
  for (const std::string_view sign :
       {"手合割", "の持駒", "の持ち駒", "手数--", "▲", "△", "☗", "☖", "まで", "先手：", "後手："})
    if (text.find(sign) != std::string_view::npos) return true;
  return false;
}

}  // namespace
}  // namespace kifu

Format kif_format() { return {kifu::kName, false, &kifu::write, &kifu::claims, &kif::split, &kifu::read}; }

}  // namespace arbiter::notation
