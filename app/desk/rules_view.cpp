// SPDX-License-Identifier: MIT
#include "app/desk/rules_view.h"

#include <QRegularExpression>
#include <algorithm>

#include "app/desk/variant.h"
#include "referee/core/rules.h"
#include "referee/guides/army_page.h"
#include "referee/guides/guide.h"
#include "referee/notation/notation.h"
#include "referee/observe/setups.h"

namespace arbiter::desk {

using nlohmann::json;

namespace {

/// Markdown of the guides in pieces: headings, list items, paragraphs. The window has a title of its own, so the first
/// line is left out; what is fenced, and tables, are drawings.
QVariantList blocksOf(const QString& markdown, bool drawings) {
  QVariantList blocks;
  QString open, kind;
  bool fenced = false;
  QStringList drawing;
  static const QRegularExpression code("`([^`]*)`"), strong("\\*\\*([^*]*)\\*\\*"), rule("^\\|[ |:-]*$");
  const auto close = [&] {
    if (!open.isEmpty()) {
      QString rich = open.toHtmlEscaped();
      rich.replace(code, "<code>\\1</code>");
      rich.replace(strong, "<b>\\1</b>");
      blocks << QVariantMap{{"kind", kind}, {"text", rich}};
    }
    open.clear();
  };
  const auto draw = [&] {
    if (drawings && !drawing.isEmpty()) blocks << QVariantMap{{"kind", "drawing"}, {"text", drawing.join('\n')}};
    drawing.clear();
  };
  for (const QString& line : markdown.split('\n')) {
    const bool fence = line.startsWith("```"), table = line.startsWith('|');
    if (fence || table) close();
    if (fence) fenced = !fenced;
    if ((fenced || table) && !fence && !rule.match(line).hasMatch()) drawing << line;
    if (!fenced && !table) draw();
    if (fenced || fence || table || line.startsWith("# ")) continue;
    const bool head = line.startsWith("## "), item = line.startsWith("- ");
    if (head || item || line.isEmpty()) close();
    if (line.isEmpty()) continue;
    if (open.isEmpty()) kind = head ? "head" : item ? "item" : "text";
    open += (open.isEmpty() ? "" : " ") + (head ? line.mid(3) : item ? line.mid(2) : line.trimmed());
    if (head) close();
  }
  close();
  draw();
  return blocks;
}

}  // namespace

RulesView::RulesView(const QString& id) : info_(find_ruleset(id.toStdString())) {}

QString RulesView::title() const { return info_ ? QString::fromStdString(info_->title) : QString(); }

int RulesView::minutes(const json& setup) const {
  if (!info_) return 0;
  const json options = setup.value("options", json::object());
  if (options.is_object() && options.contains("minutes") && options["minutes"].is_number())
    return options["minutes"].get<int>();
  for (const OptionInfo& option : info_->options)
    if (option.name == "minutes" && option.fallback.is_number()) return option.fallback.get<int>();
  return 0;
}

std::shared_ptr<const Rules> RulesView::rules() const {
  if (!info_) return nullptr;
  RulesRequest plain;
  const auto options = checked_options(*info_, json());
  if (!options) return nullptr;
  plain.options = *options;
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
    for (const std::string& name : notation::format_names(*made)) list << QString::fromStdString(name);
  list.removeAll("json");
  return list << "json";
}

bool RulesView::river() const {
  const auto made = rules();
  return made && std::any_of(made->zones.begin(), made->zones.end(), [&](const auto& zone) {
           return 2 * zone[0].count() == static_cast<std::size_t>(made->board->size());
         });
}

bool RulesView::wedges() const {
  const QStringList list = kinds();
  return list.contains("gold-general") && list.contains("lance");
}

QVariantMap RulesView::armyPage(const QString& army, const json& options) const {
  if (!info_ || army.isEmpty()) return {};
  const auto page = army_page(*info_, army.toStdString(), options);
  if (!page) return {};
  QVariantList rows;
  for (const auto& row : page->rows) rows << QVariant(toVariant(json(row)));
  return {{"army", army},
          {"title", QString::fromStdString(page->title)},
          {"origin", QString::fromStdString(page->origin)},
          {"blocks", blocksOf(QString::fromStdString(page->text), false)},
          {"rows", rows}};
}

QVariantMap RulesView::guidePage() const {
  const auto made = rules();
  if (!made) return {};
  return {{"title", title()}, {"blocks", blocksOf(QString::fromStdString(guide(*info_, *made)), true)}};
}

QString RulesView::ownName(const QString& kind) const {
  if (!info_) return {};
  for (const OwnName& own : own_names(info_->id)) {
    if (QString::fromStdString(own.kind) != kind || own.names.empty()) continue;
    QStringList names;
    for (const std::string& name : own.names) names << QString::fromStdString(name);
    return names.join(" or ") + " (" + QString::fromStdString(own.meaning) + ")";
  }
  return {};
}

QString RulesView::setupOf(const QString& seat, const json& pieces) const {
  if (!info_) return "!There is no game yet.";
  const auto setup = setup_text(*info_, seat.toStdString(), pieces);
  return setup ? QString::fromStdString(*setup) : "!" + QString::fromStdString(setup.error().message);
}

}  // namespace arbiter::desk
