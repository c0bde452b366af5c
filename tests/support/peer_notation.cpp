// SPDX-License-Identifier: MIT
#include "tests/support/peer_notation.h"

#include <cctype>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "referee/core/engine.h"

namespace arbiter::testing {

using nlohmann::json;

namespace {

std::map<std::string, PeerNotation> all() {
  using Kinds = std::map<std::string, std::string>;
  const Kinds chess{{"k", "king"}, {"q", "queen"}, {"r", "rook"}, {"b", "bishop"}, {"n", "knight"}, {"p", "pawn"}};
  const Kinds old{{"k", "king"},   {"q", "ferz"}, {"r", "rook"},   {"b", "elephant"},
                  {"n", "knight"}, {"p", "pawn"}, {"d", "dabbaba"}};
  const Kinds siam{{"k", "king"},   {"m", "ferz"}, {"f", "ferz"}, {"s", "silver-general"},
                   {"n", "knight"}, {"r", "rook"}, {"p", "pawn"}};
  Kinds burma = siam;
  burma.erase("m");
  Kinds thai = siam;
  thai.erase("f");
  const Kinds mongol{{"k", "king"}, {"j", "bers"}, {"b", "bishop"}, {"n", "knight"}, {"r", "rook"}, {"p", "pawn"}};
  const Kinds points{{"k", "king"}, {"a", "advisor"}, {"b", "elephant"}, {"n", "horse"},
                     {"r", "rook"}, {"c", "cannon"},  {"p", "pawn"}};
  const Kinds shogi{{"k", "king"},
                    {"g", "gold-general"},
                    {"s", "silver-general"},
                    {"n", "knight"},
                    {"l", "lance"},
                    {"p", "pawn"},
                    {"b", "bishop"},
                    {"r", "rook"},
                    {"e", "drunk-elephant"},
                    {"+s", "promoted-silver"},
                    {"+n", "promoted-knight"},
                    {"+l", "promoted-lance"},
                    {"+p", "tokin"},
                    {"+b", "dragon-horse"},
                    {"+r", "dragon-king"},
                    {"+e", "crown-prince"}};
  return {{"chess", {chess}},
          {"chaturanga", {old}},
          {"shatranj", {old}},
          {"senterej", {old}},
          {"indian-ninth-century", {old}},
          {"sittuyin", {burma}},
          {"makruk", {thai}},
          {"ouk-chatrang", {thai}},
          {"shatar", {mongol}},
          {"xiangqi", {points}},
          {"janggi", {points}},
          {"heian-shogi", {shogi, true}},
          {"sho-shogi", {shogi, true}},
          {"shogi", {shogi, true}}};
}

std::string lower(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

std::string upper(std::string text) {
  for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return text;
}

}  // namespace

const PeerNotation* PeerNotation::find(std::string_view ruleset) {
  static const auto table = all();
  const auto it = table.find(std::string(ruleset));
  return it == table.end() ? nullptr : &it->second;
}

json PeerNotation::position(std::string_view fen) const {
  std::istringstream in{std::string(fen)};
  std::string board, turn, rights, passed;
  in >> board >> turn >> rights >> passed;
  json position{{"to_act", turn == "w" ? "S" : "N"}};
  json pieces = json::object();
  const auto unknown = [&](const std::string& letter) {
    return std::invalid_argument("\"" + letter + "\" in the FEN " + std::string(fen));
  };
  if (const std::size_t bracket = board.find('['); bracket != std::string::npos) {
    json hands{{"S", json::object()}, {"N", json::object()}};
    for (const char c : board.substr(bracket + 1, board.find(']') - bracket - 1)) {
      if (c == '-') continue;
      const std::string letter(1, c);
      const auto kind = kinds.find(lower(letter));
      if (kind == kinds.end()) throw unknown(letter);
      json& hand = hands[std::isupper(static_cast<unsigned char>(c)) ? "S" : "N"];
      hand[kind->second] = hand.value(kind->second, 0) + 1;
    }
    position["seats"] = {{"S", {{"hand", hands["S"]}}}, {"N", {{"hand", hands["N"]}}}};
    board.resize(bracket);
  }
  int rank = 1;
  for (const char c : board) rank += c == '/';
  char file = 'a';
  for (std::size_t i = 0; i < board.size(); ++i) {
    if (board[i] == '/') {
      --rank;
      file = 'a';
    } else if (std::isdigit(static_cast<unsigned char>(board[i]))) {
      int empty = board[i] - '0';
      if (i + 1 < board.size() && std::isdigit(static_cast<unsigned char>(board[i + 1])))
        empty = empty * 10 + (board[++i] - '0');
      file = static_cast<char>(file + empty);
    } else {
      std::string letter(1, board[i]);
      if (board[i] == '+') letter += board[++i];
      const auto kind = kinds.find(lower(letter));
      if (kind == kinds.end()) throw unknown(letter);
      const bool south = std::isupper(static_cast<unsigned char>(letter.back())) != 0;
      pieces[std::string(1, file++) + std::to_string(rank)] = (south ? "S." : "N.") + kind->second;
    }
  }
  position["pieces"] = pieces;
  if (kinds.count("q") && kinds.at("q") == "queen") {
    json moved = json::object(), ep = json::object();
    for (const auto& [right, rook] : {std::pair{'K', "h1"}, {'Q', "a1"}, {'k', "h8"}, {'q', "a8"}})
      if (rights.find(right) == std::string::npos) moved[rook] = 1;
    if (passed.size() == 2) ep[passed] = 1;
    position["counters"] = {{"moved", moved}, {"ep", ep}};
  }
  if (kinds.count("m")) {  // D, E: the first moves of S's king and ferz; e, d: of N's
    const auto right = [&](char c) { return rights.find(c) == std::string::npos ? 0 : 1; };
    position["counters"] = {{"leap", {{"S", right('D')}, {"N", right('e')}}},
                            {"stride", {{"S", right('E')}, {"N", right('d')}}}};
  }
  return position;
}

std::string PeerNotation::letter(const std::string& kind) const {
  for (const auto& [letter, name] : kinds)
    if (name == kind) return letter;
  throw std::invalid_argument("no letter for " + kind);
}

std::string PeerNotation::text(const Position& pos, const Action& action) const {
  const Rules& rules = *pos.rules;
  if (action.type == Action::Type::pass) {
    const auto king = royals(pos, pos.to_act);
    const std::string sq = king.empty() ? "?" : pos.board().name(pos.pieces[king.front()].cell);
    return sq + sq;
  }
  if (action.type == Action::Type::place)
    return upper(letter(rules.name(action.kind))) + "@" + pos.board().name(action.to);
  if (action.type != Action::Type::move) return print(action, rules);
  std::string text = pos.board().name(action.from) + pos.board().name(action.to);
  if (action.kind != kNoKind) text += plus ? "+" : letter(rules.name(action.kind));
  return text;
}

std::string PeerNotation::fen(const Position& pos) const {
  const Board& board = pos.board();
  const auto written = [&](Kind kind, Seat army) {
    const std::string text = letter(pos.rules->name(kind));
    return army == Seat::S ? upper(text) : text;
  };
  std::string out, hands;
  for (int y = board.height() - 1; y >= 0; --y) {
    int empty = 0;
    for (int x = 0; x < board.width(); ++x) {
      const Piece* piece = pos.piece_at(board.at(x, y));
      empty += piece == nullptr;
      if (empty > 0 && (piece || x + 1 == board.width())) out += std::to_string(std::exchange(empty, 0));
      if (piece) out += written(piece->kind, piece->army);
    }
    if (y > 0) out += '/';
  }
  for (const Seat seat : {Seat::S, Seat::N})
    for (std::size_t kind = 0; kind < pos.rules->kinds.size(); ++kind)
      for (int n = pos.seats[index(seat)].hand[kind]; n > 0; --n) hands += written(static_cast<Kind>(kind), seat);
  if (!hands.empty()) out += "[" + hands + "]";
  return out + (pos.to_act == Seat::S ? " w" : " b") + " - - 0 1";
}

std::optional<Action> PeerNotation::read(const Position& pos, std::string_view text) const {
  const Rules& rules = *pos.rules;
  if (const std::size_t at = text.find('@'); at != std::string_view::npos) {
    const auto kind = kinds.find(lower(std::string(text.substr(0, at))));
    if (kind == kinds.end()) return std::nullopt;
    const auto parsed = parse_action(kind->second + std::string(text.substr(at)), rules);
    return parsed ? std::optional(*parsed) : std::nullopt;
  }
  std::size_t end = 0;  // of the two squares
  for (int square = 0; square < 2; ++square) {
    if (end < text.size()) ++end;
    while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end]))) ++end;
  }
  auto parsed = parse_action(text.substr(0, end), rules);
  if (!parsed) return std::nullopt;
  if (end < text.size()) {
    const Piece* piece = pos.piece_at(parsed->from);
    if (!piece) return std::nullopt;
    const auto kind = kinds.find(plus ? "+" + letter(rules.name(piece->kind)) : std::string(text.substr(end)));
    if (kind == kinds.end()) return std::nullopt;
    parsed->kind = rules.kind(kind->second);
  }
  return *parsed;
}

std::optional<Action> PeerNotation::action(const Position& pos, std::string_view wanted) const {
  for (const Action& a : Engine::legal(pos))
    if (text(pos, a) == wanted) return a;
  return std::nullopt;
}

}  // namespace arbiter::testing
