// SPDX-License-Identifier: MIT
// CSA, the text of Japan's computer shogi association (standard file format 2.2, 2008): a line a move, the sign of the
// side, the two squares (files from South's right, ranks from the top, 00 for the hand), and the piece as it stands
// after the move.
#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "referee/notation/notation.h"
#include "referee/notation/tags.h"
#include "referee/wire/games.h"

namespace arbiter::notation {

using nlohmann::json;

namespace csa {
namespace {

constexpr std::string_view kName = "csa";
constexpr std::string_view kVersion = "V2.2", kResigns = "%TORYO", kMate = "%TSUMI", kRest = "00AL";
/// Ends that are a draw by agreement where the rules have not ended the game.
constexpr std::string_view kDraws[] = {"%SENNICHITE", "%JISHOGI", "%HIKIWAKE"};

struct Name {
  std::string_view csa, kind, plain;  ///< plain: the kind that a captured one is in hand
};
constexpr Name kNames[] = {{"OU", "king", "king"},
                           {"HI", "rook", "rook"},
                           {"KA", "bishop", "bishop"},
                           {"KI", "gold-general", "gold-general"},
                           {"GI", "silver-general", "silver-general"},
                           {"KE", "knight", "knight"},
                           {"KY", "lance", "lance"},
                           {"FU", "pawn", "pawn"},
                           {"TO", "tokin", "pawn"},
                           {"NY", "promoted-lance", "lance"},
                           {"NK", "promoted-knight", "knight"},
                           {"NG", "promoted-silver", "silver-general"},
                           {"UM", "dragon-horse", "bishop"},
                           {"RY", "dragon-king", "rook"}};

const Name* name_of_kind(std::string_view kind) {
  const auto* const it =
      std::find_if(std::begin(kNames), std::end(kNames), [=](const Name& n) { return n.kind == kind; });
  return it == std::end(kNames) ? nullptr : it;
}

const Name* name_of_csa(std::string_view csa) {
  const auto* const it =
      std::find_if(std::begin(kNames), std::end(kNames), [=](const Name& n) { return n.csa == csa; });
  return it == std::end(kNames) ? nullptr : it;
}

std::string square(const Board& board, Cell cell) {
  return std::to_string(board.width() - board.file(cell)) + std::to_string(board.height() - board.rank(cell));
}

Cell cell_at(const Board& board, char file, char rank) {
  return board.at(board.width() - (file - '0'), board.height() - (rank - '0'));
}

bool is_move(const Action& a) { return a.type == Action::Type::move || a.type == Action::Type::place; }

/// Without the sign of the side: "7776FU", "0045KA".
std::string move_text(const Position& pos, const Action& action) {
  const Board& board = pos.board();
  const bool drop = action.type == Action::Type::place;
  const Kind kind = action.kind != kNoKind ? action.kind : pos.pieces[pos.at(action.from)].kind;
  const Name* piece = name_of_kind(pos.rules->name(kind));
  return (drop ? "00" : square(board, action.from)) + square(board, action.to) + std::string(piece ? piece->csa : "??");
}

char sign(const Rules& rules, Seat seat) { return seat == rules.seats.front() ? '+' : '-'; }

Expected<std::string> write_setup(const Position& pos) {
  const Rules& rules = *pos.rules;
  const Board& board = pos.board();
  std::string out;
  for (int rank = 1; rank <= board.height(); ++rank) {
    out += "P" + std::to_string(rank);
    for (int file = board.width(); file >= 1; --file) {
      const Piece* piece = pos.piece_at(board.at(board.width() - file, board.height() - rank));
      const Name* its = piece ? name_of_kind(rules.name(piece->kind)) : nullptr;
      if (piece && !its) return unwritable(kName, rules.name(piece->kind));
      out += piece ? sign(rules, piece->army) + std::string(its->csa) : " * ";
    }
    out += "\n";
  }
  for (const Seat seat : rules.seats) {
    std::string hand;
    for (const Name& piece : kNames) {
      const Kind kind = rules.kind(piece.kind);
      for (int n = kind == kNoKind ? 0 : pos.seats[index(seat)].hand[kind]; n > 0; --n)
        hand += "00" + std::string(piece.csa);
    }
    if (!hand.empty()) out += std::string("P") + sign(rules, seat) + hand + "\n";
  }
  return out;
}

Expected<std::string> write(const Game& game) {
  const Rules& rules = game.rules();
  if (!game.beginning().options_said.empty())
    return refuse("unwritable", "csa has no words for options; json and text can hold every game.");
  std::string out = std::string(kVersion) + "\n";
  if (!game.beginning().position.is_nothing()) {
    auto setup = write_setup(game.before(0));
    if (!setup) return setup;
    out += *setup;
  } else {
    out += "PI\n";
  }
  out += sign(rules, game.before(0).to_act) + std::string("\n");
  for (std::size_t n = 0; n < game.plies().size(); ++n) {
    const Game::Ply& ply = game.plies()[n];
    const Position& pos = game.before(n);
    if (ply.action.empty()) return unwritable(kName, "an arbiter's correction");
    const auto action = parse_action(ply.action, rules);
    if (!action) return tl::unexpected(action.error());
    const bool own = action->seat == Seat::none || action->seat == pos.to_act;
    if (action->type == Action::Type::resign && own) {
      out += std::string(kResigns) + "\n";
    } else if (is_move(*action)) {
      out += sign(rules, pos.to_act) + move_text(pos, *action) + "\n";
    } else {
      return unwritable(kName, ply.action);
    }
  }
  return out;
}

class Reader {
 public:
  Reader(const Game& array, std::string ruleset, LeftOut& left_out)
      : rules_(array.rules()), ruleset_(std::move(ruleset)), left_out_(left_out) {}

  /// One statement: a line, or a part of one between commas.
  Expected<void> statement(const std::string& text, Spot at) {
    if (text.empty() || text.front() == 'V' || ended_) return {};
    switch (text.front()) {
      case '\'':
        left_out_.count("remark");
        return {};
      case 'N':
      case '$':
        return {};  // names, places, times
      case 'T':
        left_out_.count("clock time");
        return {};
      case 'P':
        return game_ ? bad_record(at, "the board is set up before the moves.") : setup(text, at);
      case '+':
      case '-':
        if (text.size() == 1) {
          to_act_ = seat(text.front());
          return {};
        }
        return move(text, at);
      case '%':
        return end(text, at);
      default:
        return bad_record(at, "\"" + text + "\" is no statement of this format.");
    }
  }

  Expected<Game> finish(Spot at) {
    if (auto ready = begin(at); !ready) return tl::unexpected(ready.error());
    return std::move(*game_);
  }

 private:
  [[nodiscard]] Seat seat(char sign) const { return sign == '+' ? rules_.seats.front() : rules_.seats.back(); }

  Expected<void> begin(Spot at) {
    if (game_) return {};
    json request{{"ruleset", ruleset_}};
    if (given_)
      request["position"] = {{"pieces", pieces_},
                             {"seats", hands_},
                             {"to_act", std::string(name(to_act_.value_or(rules_.seats.front())))},
                             {"decision", "move"}};
    else if (to_act_.value_or(rules_.seats.front()) != rules_.seats.front())
      request["position"] = {{"to_act", std::string(name(*to_act_))}, {"decision", "move"}};
    auto game = wire::start(request);
    if (!game) return bad_record(at, game.error().message);
    game_ = std::move(*game);
    return {};
  }

  Expected<void> put(const std::string& piece, Seat army, Cell cell, Spot at) {
    const Name* its = name_of_csa(piece);
    if (!its || rules_.kind(its->kind) == kNoKind)
      return bad_record(at, "\"" + piece + "\" is no piece of " + rules_.id + ".");
    if (!cell.valid()) return bad_record(at, "there is no such square.");
    pieces_[rules_.board->name(cell)] = std::string(name(army)) + "." + std::string(its->kind);
    return {};
  }

  Expected<void> setup(const std::string& text, Spot at) {
    const Board& board = *rules_.board;
    given_ = true;
    const char which = text.size() > 1 ? text[1] : '\0';
    if (which == 'I') return array(text, at);
    if (which == '+' || which == '-') return listed(text, at);
    if (which < '1' || which > '9') return bad_record(at, "\"" + text + "\" is no statement of this format.");
    for (int file = board.width(); file >= 1; --file) {
      const auto n = static_cast<std::size_t>(2 + 3 * (board.width() - file));
      const Spot here{at.line, at.column + static_cast<int>(n)};
      if (n >= text.size()) break;  // blanks at the end are often lost
      if (text[n] == ' ') continue;
      if (n + 3 > text.size() || (text[n] != '+' && text[n] != '-'))
        return bad_record(here, "no piece can be read here.");
      const Cell cell = cell_at(board, static_cast<char>('0' + file), which);
      if (auto done = put(text.substr(n + 1, 2), seat(text[n]), cell, here); !done) return done;
    }
    return {};
  }

  /// `PI` and the pieces that are left out of the array.
  Expected<void> array(const std::string& text, Spot at) {
    for (const StartPiece& s : rules_.setup)
      pieces_[rules_.board->name(s.cell)] = std::string(name(s.army)) + "." + rules_.name(s.kind);
    if (text.size() == 2) given_ = false;
    for (std::size_t n = 2; n + 4 <= text.size(); n += 4) {
      const Cell cell = cell_at(*rules_.board, text[n], text[n + 1]);
      const Name* its = name_of_csa(std::string_view(text).substr(n + 2, 2));
      const std::string square_name = cell.valid() ? rules_.board->name(cell) : "";
      const bool there =
          its && pieces_.contains(square_name) && pieces_[square_name].get<std::string>().substr(2) == its->kind;
      if (!there) return bad_record({at.line, at.column + static_cast<int>(n)}, "no such piece stands there.");
      pieces_.erase(square_name);
    }
    return {};
  }

  /// `P+` and squares with pieces, 00 for the hand, 00AL for whatever is left.
  Expected<void> listed(const std::string& text, Spot at) {
    const Seat army = seat(text[1]);
    json& hand = hands_[std::string(name(army))]["hand"];
    if (hand.is_null()) hand = json::object();
    if ((text.size() - 2) % 4 != 0) return bad_record(at, "squares and pieces have four characters each.");
    for (std::size_t n = 2; n < text.size(); n += 4) {
      const Spot here{at.line, at.column + static_cast<int>(n)};
      const std::string square = text.substr(n, 2), piece = text.substr(n + 2, 2);
      if (square + piece == kRest) {
        rest(hand);
        continue;
      }
      if (square != "00") {
        if (auto done = put(piece, army, cell_at(*rules_.board, square[0], square[1]), here); !done) return done;
        continue;
      }
      const Name* its = name_of_csa(piece);
      if (!its || its->kind != its->plain || its->kind == "king")
        return bad_record(here, "\"" + piece + "\" is no piece in hand.");
      hand[std::string(its->kind)] = hand.value(std::string(its->kind), 0) + 1;
    }
    return {};
  }

  /// Into the hand goes what of the array's pieces stands nowhere yet.
  void rest(json& hand) const {
    std::map<std::string, int> left;
    for (const StartPiece& s : rules_.setup)
      if (!rules_.is_royal_kind(s.kind)) ++left[rules_.name(s.kind)];
    for (const auto& [cell, piece] : pieces_.items())
      if (const Name* its = name_of_kind(piece.get<std::string>().substr(2))) --left[std::string(its->plain)];
    for (const auto& [of, fields] : hands_.items())
      for (const auto& [kind, n] : fields["hand"].items()) left[kind] -= n.get<int>();
    for (const auto& [kind, n] : left)
      if (n > 0) hand[kind] = hand.value(kind, 0) + n;
  }

  Expected<void> move(const std::string& text, Spot at) {
    if (auto ready = begin(at); !ready) return ready;
    const Word word{text, at};
    if (left_out_after_end(*game_, word, left_out_)) {
      ended_ = true;
      return {};
    }
    const Position& pos = game_->position();
    if (seat(text.front()) != pos.to_act)
      return bad_record(at, "\"" + text + "\": " + std::string(name(pos.to_act)) + " is to move here.");
    const std::string said = text.substr(1);
    const auto played =
        play(*game_, word, [&](const Action& a) { return is_move(a) && move_text(game_->position(), a) == said; });
    return played ? Expected<void>{} : tl::unexpected(played.error());
  }

  Expected<void> end(const std::string& text, Spot at) {
    if (auto ready = begin(at); !ready) return ready;
    ended_ = true;
    if (game_->over()) {
      if (text == kResigns) left_out_.add(at, "a resignation (%TORYO) after the end of the game.");
      return {};
    }
    const Seat to_act = game_->position().to_act;
    if (text == kResigns) return act(*game_, std::string(name(to_act)) + ":resign", at);
    if (std::find(std::begin(kDraws), std::end(kDraws), text) != std::end(kDraws)) {
      left_out_.add(at, "why the game was drawn (" + text + "); it is read as agreed.");
      if (auto done = act(*game_, std::string(name(to_act)) + ":draw", at); !done || game_->over()) return done;
      return act(*game_, std::string(name(seat(to_act == rules_.seats.front() ? '-' : '+'))) + ":accept", at);
    }
    left_out_.add(at, "the end of the game (" + text + ").");
    return {};
  }

  const Rules& rules_;
  std::string ruleset_;
  LeftOut& left_out_;
  std::optional<Game> game_;
  std::optional<Seat> to_act_;
  bool given_ = false, ended_ = false;
  json pieces_ = json::object(), hands_ = json::object();
};

Expected<Game> read(std::string_view text, LeftOut& left_out) {
  const auto usual = usual_ruleset(kName);
  if (!usual) return tl::unexpected(usual.error());
  const auto array = wire::start({{"ruleset", *usual}});
  if (!array) return tl::unexpected(array.error());
  Reader reader(*array, *usual, left_out);
  int number = 0;
  while (!text.empty()) {
    const std::string line(take_line(text));
    ++number;
    if (line == "/") {
      left_out.add({number, 1}, "another game begins here; only the first is read.");
      break;
    }
    // A remark goes to the end of its line; other lines may hold several statements.
    const bool whole = !line.empty() && (line.front() == '\'' || line.front() == 'N' || line.front() == '$');
    for (std::size_t begin = 0; begin <= line.size();) {
      const std::size_t end = whole ? line.size() : std::min(line.find(',', begin), line.size());
      const Spot at{number, static_cast<int>(begin) + 1};
      std::string part = line.substr(begin, end - begin);
      while (!part.empty() && part.back() == ' ' && part.front() != 'P') part.pop_back();
      if (auto done = reader.statement(part, at); !done) return tl::unexpected(done.error());
      begin = end + 1;
    }
  }
  return reader.finish({std::max(number, 1), 1});
}

/// A version, the statements that set the board up, or a move with its side.
bool claims(std::string_view text) {
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    if (line.empty() || line.front() == '\'') continue;
    if (line.substr(0, 2) == "V1" || line.substr(0, 2) == "V2" || line.substr(0, 2) == "N+" ||
        line.substr(0, 2) == "N-")
      return true;
    if (line.substr(0, 2) == "PI" || line.substr(0, 2) == "P1" || line == "+" || line == "-") return true;
    const bool sign = line.front() == '+' || line.front() == '-';
    return sign && line.size() >= 7 && name_of_csa(line.substr(5, 2));
  }
  return false;
}

}  // namespace
}  // namespace csa

Format csa_format() { return {csa::kName, false, &csa::write, &csa::claims, &one_part, &csa::read}; }

}  // namespace arbiter::notation
