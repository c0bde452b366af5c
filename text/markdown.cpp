// SPDX-License-Identifier: MIT
#include "text/markdown.h"

#include <cmark.h>

#include <memory>
#include <utility>

namespace arbiter::text {
namespace {

struct Release {
  void operator()(cmark_node* node) const { cmark_node_free(node); }
  void operator()(cmark_iter* walk) const { cmark_iter_free(walk); }
};

std::string literal(cmark_node* node) {
  const char* words = cmark_node_get_literal(node);
  return words == nullptr ? "" : words;
}

/// What stands below a block that holds words.
class Words {
 public:
  void enter(cmark_node* node) {
    switch (cmark_node_get_type(node)) {
      case CMARK_NODE_STRONG:
      case CMARK_NODE_EMPH:
        ++strong_;
        break;
      case CMARK_NODE_TEXT:
      case CMARK_NODE_HTML_INLINE:
        add(literal(node), false);
        break;
      case CMARK_NODE_CODE:
        add(literal(node), true);
        break;
      case CMARK_NODE_SOFTBREAK:
        add(" ", false);
        break;
      case CMARK_NODE_LINEBREAK:
        add("\n", false);
        break;
      default:
        break;
    }
  }
  void leave(cmark_node* node) {
    const cmark_node_type type = cmark_node_get_type(node);
    if (type == CMARK_NODE_STRONG || type == CMARK_NODE_EMPH) --strong_;
  }
  std::vector<Stretch> take() { return std::exchange(stretches_, {}); }

 private:
  void add(const std::string& words, bool code) {
    const bool strong = strong_ > 0;
    if (!stretches_.empty() && stretches_.back().code == code && stretches_.back().strong == strong)
      stretches_.back().words += words;
    else
      stretches_.push_back({words, strong, code});
  }
  std::vector<Stretch> stretches_;
  int strong_ = 0;
};

Block::Kind kind_of(cmark_node* node) {
  if (cmark_node_get_type(node) == CMARK_NODE_HEADING)
    return cmark_node_get_heading_level(node) == 1 ? Block::Kind::title : Block::Kind::heading;
  // Of what a point of a list holds, its first words have the point in front of them.
  cmark_node* parent = cmark_node_parent(node);
  const bool first = cmark_node_previous(node) == nullptr;
  return first && cmark_node_get_type(parent) == CMARK_NODE_ITEM ? Block::Kind::item : Block::Kind::paragraph;
}

/// Words that are not to be read, but shown as they were typed.
Block typed(cmark_node* node, Block::Kind kind) {
  std::string lines = literal(node);
  while (!lines.empty() && lines.back() == '\n') lines.pop_back();
  return {kind, {{std::move(lines)}}};
}

}  // namespace

std::string Block::plain() const {
  std::string words;
  for (const Stretch& stretch : stretches) words += stretch.words;
  return words;
}

std::vector<Block> blocks_of(std::string_view markdown) {
  const std::unique_ptr<cmark_node, Release> root(
      cmark_parse_document(markdown.data(), markdown.size(), CMARK_OPT_VALIDATE_UTF8));
  const std::unique_ptr<cmark_iter, Release> walk(cmark_iter_new(root.get()));
  std::vector<Block> blocks;
  Words words;
  for (cmark_event_type event = cmark_iter_next(walk.get()); event != CMARK_EVENT_DONE;
       event = cmark_iter_next(walk.get())) {
    cmark_node* node = cmark_iter_get_node(walk.get());
    const cmark_node_type type = cmark_node_get_type(node);
    const bool enters = event == CMARK_EVENT_ENTER;
    if (type == CMARK_NODE_CODE_BLOCK && enters)
      blocks.push_back(typed(node, Block::Kind::drawing));
    else if (type == CMARK_NODE_HTML_BLOCK && enters)
      blocks.push_back(typed(node, Block::Kind::paragraph));
    else if ((type == CMARK_NODE_PARAGRAPH || type == CMARK_NODE_HEADING) && !enters)
      blocks.push_back({kind_of(node), words.take()});
    else
      enters ? words.enter(node) : words.leave(node);
  }
  return blocks;
}

}  // namespace arbiter::text
