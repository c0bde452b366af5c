// SPDX-License-Identifier: MIT
// Rules and armies on a sheet beside the board: two columns, in letters as large as there is room for.
#include "app/printing/guide_sheet.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "app/printing/frame.h"
#include "app/table/award_text.h"
#include "app/table/names.h"
#include "referee/guides/guide.h"
#include "text/sentences.h"

namespace arbiter::printing {
namespace {

using paper::Box;
using paper::Page;
using paper::Style;
using text::Block;
using text::tr;

// Millimetres.
constexpr double kBetweenColumns = 8;
constexpr double kGuideLargest = 4, kComfortable = 3,
                 kGuideSmallest = 2.3;  // letters; the smallest are those of small print
constexpr double kLeastStep = 0.04;     // between two sizes that are tried
constexpr double kBoard = 92;           // the side of a diagram, where there is room
// Parts of the letters' size.
constexpr double kHeading = 1.3, kBeforeHeading = 0.9, kGuideAfterHeading = 0.25, kAfterBlock = 0.5, kAfterItem = 0.22;
constexpr double kBoardLetters = 19;  // the side of a diagram among small ones
constexpr double kItemRoom = 1.1, kPoint = 0.16, kPointDown = 0.62;
constexpr double kPieceRoom = 2.1, kPieceSide = 1.8, kPieceUp = 0.2;
constexpr double kDrawingLetters = 0.9;
constexpr double kKeptTogether = 3;  // lines that stand below a heading at least
constexpr double kRounding = 0.995;  // of a drawing's width, so that none of its lines is broken
constexpr const char* kBoardRoom = "[board]";

Style style_of(const Block& block, double size) {
  Style style{size};
  std::size_t at = 0;
  for (const text::Stretch& stretch : block.stretches) {
    const std::size_t end = at + stretch.words.size();
    if (stretch.strong || stretch.code) style.parts.push_back({at, end, stretch.strong, stretch.code});
    at = end;
  }
  return style;
}

double set_drawing(Page& page, const Block& block, const Box& room, double size) {
  const std::string words = block.plain();
  Style style{size * kDrawingLetters, false, paper::Align::left, paper::kBlack, true};
  const double width = paper::extent(words, style).width;
  if (width > room.width * kRounding) style.size *= room.width * kRounding / width;
  const double height = paper::extent(words, style).height;
  page.text({room.x, room.y, room.width, height / kRounding}, words, style);
  return room.y + height / kRounding;
}

/// The kind of piece that an item tells of, "N knight: …", where pieces are drawn; nullptr for all others.
const std::string* kind_told(const Block& block, const GuideSheet& sheet) {
  if (sheet.drawn.pieces == Pieces::letters || block.kind != Block::Kind::item) return nullptr;
  const std::string words = block.plain();
  for (const auto& [kind, letters] : sheet.drawn.letters) {
    const std::string begin = letters + " " + kind;
    if (words == begin || words.starts_with(begin + ":")) return &kind;
  }
  return nullptr;
}

/// An item that begins with its piece.
double set_piece_item(Page& page, Block block, const Box& room, double size, const GuideSheet& sheet,
                      const std::string& kind) {
  std::string& words = block.stretches.front().words;
  words.erase(0, words.find(' ') + 1);
  const double aside = size * kPieceRoom, side = size * kPieceSide;
  Drawn alone = sheet.drawn;
  alone.shapes = false;
  set_piece(page, {room.x, room.y - size * kPieceUp, side, side}, {sheet.seat, kind}, alone);
  const double end = page.paragraph(room.x + aside, room.y, room.width - aside, block.plain(), style_of(block, size));
  return std::max(end, room.y + side - size * kPieceUp);
}

double set_item(Page& page, const Block& block, const Box& room, double size, const GuideSheet& sheet) {
  if (const std::string* kind = kind_told(block, sheet)) return set_piece_item(page, block, room, size, sheet, *kind);
  paper::Shape point;
  point.points = {{room.x + size * kItemRoom / 2, room.y + size * kPointDown}};
  point.radius = size * kPoint;
  point.fill = paper::kBlack;
  point.line = 0;
  page.shape(std::move(point));
  const double aside = size * kItemRoom;
  return page.paragraph(room.x + aside, room.y, room.width - aside, block.plain(), style_of(block, size));
}

/// Sets a block from the room's upper edge on: where it ends.
double set_block(Page& page, const Block& block, const Box& room, double size, const GuideSheet& sheet) {
  switch (block.kind) {
    case Block::Kind::title:
    case Block::Kind::heading:
      return page.paragraph(room.x, room.y, room.width, block.plain(), {size * kHeading, true});
    case Block::Kind::item:
      return set_item(page, block, room, size, sheet);
    case Block::Kind::drawing:
      return set_drawing(page, block, room, size);
    case Block::Kind::paragraph:
      break;
  }
  return page.paragraph(room.x, room.y, room.width, block.plain(), style_of(block, size));
}

double gap_below(const Block& block, double size) {
  switch (block.kind) {
    case Block::Kind::title:
    case Block::Kind::heading:
      return size * kGuideAfterHeading;
    case Block::Kind::item:
      return size * kAfterItem;
    default:
      return size * kAfterBlock;
  }
}

/// A sheet in letters of one size.
class Columns {
 public:
  Columns(const GuideSheet& sheet, const paper::Paper& paper, double size)
      : sheet_(sheet), paper_(paper), scratch_(paper), size_(size) {}

  std::vector<Page> pages() {
    begin_page();
    for (const Block& block : sheet_.before) set(block);
    if (!sheet_.board.board.empty()) set_diagram();
    for (const Block& block : sheet_.after) set(block);
    return std::move(pages_);
  }

 private:
  void begin_page() {
    pages_.emplace_back(paper_);
    top_ = set_heading(pages_.back(), {sheet_.title, "", sheet_.game, false});
    width_ = (width_of(pages_.back()) - kBetweenColumns) / 2;
    room_ = {kMargin, top_, width_, bottom_of(pages_.back()) - top_};
  }
  void next_column() {
    if (room_.x > kMargin)
      begin_page();
    else
      room_ = {kMargin + width_ + kBetweenColumns, top_, width_, bottom_of(pages_.back()) - top_};
  }
  [[nodiscard]] bool at_top() const { return room_.y <= top_; }
  void go_down_to(double y) {
    room_.height -= y - room_.y;
    room_.y = y;
  }
  /// Where so much does not fit any more, the next column begins.
  void need(double height) {
    if (height > room_.height && !at_top()) next_column();
  }
  void set(const Block& block) {
    const bool heading = block.kind == Block::Kind::heading || block.kind == Block::Kind::title;
    const bool after_list = std::exchange(in_list_, block.kind == Block::Kind::item) && !in_list_;
    const double above = at_top() ? 0 : size_ * (heading ? kBeforeHeading : after_list ? kAfterBlock - kAfterItem : 0);
    const double height = set_block(scratch_, block, room_, size_, sheet_) - room_.y;
    need(above + height + (heading ? size_ * kKeptTogether : 0));
    if (!at_top()) go_down_to(room_.y + above);
    go_down_to(set_block(pages_.back(), block, room_, size_, sheet_) + gap_below(block, size_));
  }
  void set_diagram() {
    const double side = std::min({width_, kBoard, size_ * kBoardLetters});
    const auto box = [&] { return Box{room_.x, room_.y, side, side}; };
    const double height = set_board(scratch_, box(), sheet_.board, sheet_.drawn);
    need(height);
    set_board(pages_.back(), box(), sheet_.board, sheet_.drawn);
    go_down_to(room_.y + height + size_ * kAfterBlock);
  }

  const GuideSheet& sheet_;
  const paper::Paper& paper_;
  Page scratch_;  // where it is tried how high something is
  double size_, top_ = 0, width_ = 0;
  Box room_;
  bool in_list_ = false;
  std::vector<Page> pages_;
};

std::vector<Page> in_size(const GuideSheet& sheet, const paper::Paper& paper, double size) {
  return Columns(sheet, paper, size).pages();
}

/// In the largest letters from `least` on with which it needs no more pages than those; none where it needs more.
std::optional<std::vector<Page>> within(const GuideSheet& sheet, const paper::Paper& paper, int sides, double least) {
  const auto fits = [&](const std::vector<Page>& pages) { return pages.size() <= static_cast<std::size_t>(sides); };
  std::vector<Page> best = in_size(sheet, paper, least);
  if (!fits(best)) return std::nullopt;
  for (double low = least, high = kGuideLargest + kLeastStep; high - low > kLeastStep;) {
    const double size = (low + high) / 2;
    std::vector<Page> pages = in_size(sheet, paper, size);
    if (!fits(pages)) {
      high = size;
      continue;
    }
    low = size;
    best = std::move(pages);
  }
  return best;
}

/// The words up to the room for the board, and those behind it.
void divide(GuideSheet& sheet, const std::vector<Block>& blocks, std::vector<Block>::const_iterator board) {
  sheet.before.assign(blocks.begin(), board);
  sheet.after.assign(board == blocks.end() ? board : board + 1, blocks.end());
}

std::vector<Block> without_title(std::string_view markdown) {
  std::vector<Block> blocks = text::blocks_of(markdown);
  std::erase_if(blocks, [](const Block& block) { return block.kind == Block::Kind::title; });
  return blocks;
}

/// The legend below an army's board, as items that begin with their pieces.
void draw_legend(std::vector<Block>& blocks, const ArmyPage& page) {
  if (blocks.empty() || !blocks.front().plain().starts_with(page.legend + ". ")) return;
  std::string& words = blocks.front().stretches.front().words;
  words.erase(0, page.legend.size() + 2);
  std::vector<Block> items;
  for (const auto& [kind, letter] : page.letters)
    items.push_back({Block::Kind::item, {{std::string(1, letter) + " " + kind, false, false}}});
  blocks.insert(blocks.begin(), items.begin(), items.end());
}

/// Does the option belong to one army, whose name stands before a point?
bool is_of_an_army(const OptionInfo& option, const RulesetInfo& info) {
  const std::size_t dot = option.name.find('.');
  return dot != std::string::npos && std::ranges::count(info.armies, option.name.substr(0, dot)) > 0;
}

}  // namespace

GuideSheet guide_of_game(const RulesetInfo& info, const Rules& rules, const Look& look) {
  GuideSheet sheet;
  sheet.title = table::game_title(info.id);
  // An army's own options stand on its page. All of them would make the letters small.
  RulesetInfo shown = info;
  const bool elsewhere =
      std::erase_if(shown.options, [&](const OptionInfo& option) { return is_of_an_army(option, info); }) > 0;
  std::vector<Block> blocks =
      without_title(guide(shown, rules, BoardShown::by_caller, {text::spoken(), table::rule_sentence}));
  if (elsewhere)
    blocks.push_back(
        {Block::Kind::paragraph, {{tr("Options of a single army stand on the army's page."), false, false}}});
  const auto board = std::ranges::find_if(blocks, [](const Block& block) { return block.plain() == kBoardRoom; });
  if (board != blocks.end()) sheet.board.board = rules.board->id();
  divide(sheet, blocks, board);
  for (const StartPiece& piece : rules.setup)
    sheet.board.pieces.emplace_back(
        rules.board->name(piece.cell),
        std::string(name(piece.army)) + "." + rules.name(piece.kind) + "@" + std::string(name(piece.controller)));
  sheet.drawn.game = figures::look_of(rules);
  sheet.drawn.pieces = pieces_of(look, sheet.drawn.game);
  sheet.drawn.naming =
      naming_wanted(look.squares == Squares::usual ? Squares::protocol : look.squares, sheet.drawn.game);
  sheet.drawn.shapes = rules.seats.size() > 2;
  sheet.seat = std::string(name(rules.seats.front()));
  for (std::size_t k = 0; k < rules.kinds.size(); ++k)
    sheet.drawn.letters.emplace_back(rules.kinds[k].name,
                                     std::string(1, diagram_letter(rules, static_cast<arbiter::Kind>(k))));
  return sheet;
}

GuideSheet guide_of_army(const RulesetInfo& info, const ArmyPage& page, const Look& look) {
  GuideSheet sheet;
  sheet.title = page.title;
  sheet.game = table::game_title(info.id);
  const std::vector<Block> blocks = without_title(page.text);
  const auto board = page.rows.empty() ? blocks.end() : std::ranges::find(blocks, Block::Kind::drawing, &Block::kind);
  divide(sheet, blocks, board);
  if (page.rows.empty()) return sheet;
  sheet.drawn.pieces = pieces_of(look, sheet.drawn.game);
  sheet.seat = info.seats.front();
  if (sheet.drawn.pieces != Pieces::letters) draw_legend(sheet.after, page);
  sheet.board.board = page.board;
  const Board* known = Board::find(page.board);
  for (std::size_t r = 0; known != nullptr && r < page.rows.size(); ++r)
    for (std::size_t c = 0; c < page.rows[r].size(); ++c)
      if (!page.rows[r][c].empty())
        sheet.board.pieces.emplace_back(known->name(known->at(static_cast<int>(c), static_cast<int>(r))),
                                        info.seats.front() + "." + page.rows[r][c]);
  for (const auto& [kind, letter] : page.letters) sheet.drawn.letters.emplace_back(kind, std::string(1, letter));
  return sheet;
}

std::vector<Page> guide_sheet(const GuideSheet& sheet, const paper::Paper& paper, int sides) {
  if (auto pages = within(sheet, paper, 1, sides > 1 ? kComfortable : kGuideSmallest)) return *std::move(pages);
  if (auto pages = within(sheet, paper, sides, kGuideSmallest)) return *std::move(pages);
  return in_size(sheet, paper, kGuideSmallest);
}

}  // namespace arbiter::printing
