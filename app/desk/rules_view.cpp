// SPDX-License-Identifier: MIT
#include "app/desk/rules_view.h"

#include <QMap>
#include <algorithm>

#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "app/figures/game_look.h"
#include "app/table/award_text.h"
#include "app/table/names.h"
#include "app/table/option_text.h"
#include "referee/army_pages/army_page.h"
#include "referee/core/rules.h"
#include "referee/guides/flag.h"
#include "referee/guides/guide.h"
#include "referee/protocol/record.h"
#include "text/markdown.h"
#include "text/sentences.h"

namespace arbiter::desk {

namespace {

QString toQt(const std::string& text) { return QString::fromStdString(text); }

QString richText(const text::Block& block) {
  QString rich;
  for (const text::Stretch& stretch : block.stretches) {
    QString words = toQt(stretch.words).toHtmlEscaped();
    if (stretch.code) words = "<code>" + words + "</code>";
    rich += stretch.strong ? "<b>" + words + "</b>" : words;
  }
  return rich;
}

/// As the window speaks, and without words for the command line.
Telling telling() {
  return {text::spoken(), table::rule_sentence, [](const std::string& option, const std::string& value) {
            if (value.empty()) return table::option_title(option);
            return words::optionValue(QString::fromStdString(option), QString::fromStdString(value)).toStdString();
          }};
}

/// A guide in pieces as the window shows them. It has a title of its own, so that of the text is left out.
QVariantList blocksOf(const std::string& markdown, bool drawings) {
  using Kind = text::Block::Kind;
  static const QMap<Kind, QString> kKinds{
      {Kind::heading, "head"}, {Kind::item, "item"}, {Kind::paragraph, "text"}, {Kind::drawing, "drawing"}};
  QVariantList blocks;
  for (const text::Block& block : text::blocks_of(markdown)) {
    const bool drawing = block.kind == Kind::drawing;
    if (block.kind == Kind::title || (drawing && !drawings)) continue;
    const QString plain = toQt(block.plain());
    if (plain == "[board]") continue;  // whoever shows it has one
    blocks << QVariantMap{{"kind", kKinds[block.kind]}, {"text", drawing ? plain : richText(block)}, {"plain", plain}};
  }
  return blocks;
}

}  // namespace

RulesView::RulesView(const QString& id) : info_(find_ruleset(id.toStdString())) {}

QString RulesView::title() const { return info_ ? toQt(table::game_title(info_->id)) : QString(); }

int RulesView::minutes(const Value& setup) const {
  if (!info_) return 0;
  const Value& options = setup["options"];
  if (options.has("minutes") && options["minutes"].is_number()) return static_cast<int>(options["minutes"].real());
  for (const OptionInfo& option : info_->options)
    if (option.name == "minutes" && option.fallback.is_number()) return option.fallback.number();
  return 0;
}

QString RulesView::flagRule() const {
  const std::string_view rule = info_ ? flag_rule(info_->id) : std::string_view();
  return QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size()));
}

std::shared_ptr<const Rules> RulesView::rules() const {
  if (!info_) return nullptr;
  RulesRequest plain;
  plain.options = default_options(*info_);
  const auto made = info_->make(plain);
  return made ? *made : nullptr;
}

QStringList RulesView::kinds() const {
  QStringList list;
  if (const auto made = rules())
    for (const KindInfo& kind : made->kinds) list << QString::fromStdString(kind.name);
  return list;
}

QStringList RulesView::formats() const {
  QStringList list;
  if (const auto made = rules())
    for (const std::string& name : protocol::record_formats(*made)) list << QString::fromStdString(name);
  return list;
}

GameLook RulesView::look() const {
  const auto made = rules();
  if (!made) return {};
  const figures::GameLook game = figures::look_of(*made);
  GameLook look;
  look.river = game.river;
  look.wedges = game.token == figures::Token::wedge;
  look.token = look.wedges ? "wedge" : game.token == figures::Token::disc ? "disc" : "standing";
  look.fromRight = game.from_right;
  look.first = toQt(game.first);
  for (const auto& [kind, letters] : game.letters) look.letters[toQt(kind)] = toQt(letters);
  for (const auto& [kind, two] : game.characters) look.characters[toQt(kind)] = {toQt(two.first), toQt(two.second)};
  return look;
}

QVariantMap RulesView::armyPage(const QString& army, const Value& options) const {
  if (!info_ || army.isEmpty()) return {};
  const auto page = army_page(*info_, army.toStdString(), options, telling());
  if (!page) return {};
  QVariantList rows;
  for (const auto& row : page->rows) rows << QVariant(strings(row));
  return {{"army", army},
          {"ruleset", toQt(info_->id)},
          {"armies", true},
          {"title", QString::fromStdString(page->title)},
          {"origin", QString::fromStdString(page->origin)},
          {"blocks", blocksOf(page->text, false)},
          {"rows", rows}};
}

QVariantMap RulesView::guidePage() const {
  const auto made = rules();
  if (!made) return {};
  return {{"title", title()},
          {"ruleset", toQt(info_->id)},
          {"armies", !info_->armies.empty()},
          {"blocks", blocksOf(guide(*info_, *made, BoardShown::in_letters, telling()), true)}};
}

QVariantList RulesView::guideBlocks() const {
  const auto made = rules();
  return made ? blocksOf(guide(*info_, *made, BoardShown::by_caller, telling()), false) : QVariantList();
}

QString RulesView::pieceText(const QString& kind) const {
  const auto made = rules();
  if (!made) return {};
  const Kind known = made->kind(kind.toStdString());
  return known == kNoKind ? QString() : toQt(piece_text(*info_, *made, known, telling()));
}

QString RulesView::ownName(const QString& kind) const {
  if (!info_) return {};
  for (const OwnName& own : own_names(info_->id)) {
    if (QString::fromStdString(own.kind) != kind || own.names.empty()) continue;
    QStringList names;
    for (const std::string& name : own.names) names << QString::fromStdString(name);
    QString all = names.first();
    for (qsizetype i = 1; i < names.size(); ++i) all = tr("%1 or %2").arg(all, names[i]);
    return all + " (" + QString::fromStdString(table::kind_name(own.meaning)) + ")";
  }
  return {};
}

QString RulesView::setupOf(const QString& seat, const Value& pieces) const {
  if (!info_) return "!There is no game yet.";
  const auto who = parse_seat(seat.toStdString());
  if (!who) return "!A set-up wants a seat and its pieces.";
  const auto setup = written_setup(*info_, *who, pieces);
  return setup ? QString::fromStdString(*setup) : "!" + words::text(setup.error().message);
}

}  // namespace arbiter::desk
