// SPDX-License-Identifier: MIT
#include "calibration/paper/type.h"

#include <pango/pangocairo.h>

#include <cmath>
#include <memory>
#include <unordered_map>
#include <utility>

namespace arbiter::paper {
namespace {

// Inter is the window's; what it lacks comes from whatever other font has it. Its figures are all of one width when
// asked: columns of numbers stand below each other.
constexpr const char* kFamilies = "Inter, DejaVu Sans, sans-serif";
constexpr const char* kFeatures = "tnum=1";
constexpr const char* kFixedFamilies = "DejaVu Sans Mono, monospace";
constexpr double kFixedAmongOthers = 0.9;  // its letters look larger than those beside them

struct Release {
  void operator()(gpointer object) const { g_object_unref(object); }
  void operator()(PangoFontDescription* font) const { pango_font_description_free(font); }
  void operator()(PangoAttrList* list) const { pango_attr_list_unref(list); }
  void operator()(cairo_font_options_t* options) const { cairo_font_options_destroy(options); }
};
template <class T>
using Owned = std::unique_ptr<T, Release>;

// Pango counts in whole numbers, 1024 to a unit; a unit is a millimetre here.
constexpr double kUnits = PANGO_SCALE;

void insert(PangoAttrList* list, PangoAttribute* attribute, const Part& part) {
  attribute->start_index = static_cast<guint>(part.begin);
  attribute->end_index = static_cast<guint>(part.end);
  pango_attr_list_insert(list, attribute);
}

Owned<PangoAttrList> attributes_of(const Style& style) {
  Owned<PangoAttrList> list(pango_attr_list_new());
  pango_attr_list_insert(list.get(), pango_attr_font_features_new(kFeatures));
  for (const Part& part : style.parts) {
    if (part.bold) insert(list.get(), pango_attr_weight_new(PANGO_WEIGHT_BOLD), part);
    if (!part.fixed) continue;
    insert(list.get(), pango_attr_family_new(kFixedFamilies), part);
    insert(list.get(), pango_attr_scale_new(kFixedAmongOthers), part);
  }
  return list;
}

/// Pango's fonts, looked up once a thread.
PangoContext* context() {
  thread_local const Owned<PangoContext> kept = [] {
    Owned<PangoContext> made(pango_font_map_create_context(pango_cairo_font_map_get_default()));
    const Owned<cairo_font_options_t> options(cairo_font_options_create());
    cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
    pango_cairo_context_set_font_options(made.get(), options.get());
    pango_context_set_round_glyph_positions(made.get(), FALSE);
    return made;
  }();
  return kept.get();
}

/// All that decides how much room words take.
std::string measured(const std::string& words, const Style& style, double width) {
  std::string key = words;
  const auto add = [&key](const auto& value) { key.append(reinterpret_cast<const char*>(&value), sizeof value); };
  add(style.size);
  add(width);
  add(style.bold);
  add(style.fixed);
  add(style.align);
  for (const Part& part : style.parts) {
    add(part.begin);
    add(part.end);
    add(part.bold);
    add(part.fixed);
  }
  add(words.size());
  return key;
}

Owned<PangoLayout> laid_out(const std::string& words, const Style& style, double width) {
  Owned<PangoLayout> layout(pango_layout_new(context()));
  const Owned<PangoFontDescription> font(pango_font_description_from_string(style.fixed ? kFixedFamilies : kFamilies));
  pango_font_description_set_weight(font.get(), style.bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_absolute_size(font.get(), style.size * kUnits);
  // A name in Hebrew or Arabic stands where the others stand, and is read from its right.
  pango_layout_set_auto_dir(layout.get(), FALSE);
  pango_layout_set_font_description(layout.get(), font.get());
  pango_layout_set_attributes(layout.get(), attributes_of(style).get());
  // What is no UTF-8 would be an error of Pango's.
  gchar* valid = g_utf8_make_valid(words.data(), static_cast<gssize>(words.size()));
  pango_layout_set_text(layout.get(), valid, -1);
  g_free(valid);
  if (width > 0) {
    pango_layout_set_width(layout.get(), static_cast<int>(std::lround(width * kUnits)));
    pango_layout_set_wrap(layout.get(), PANGO_WRAP_WORD_CHAR);
    pango_layout_set_alignment(layout.get(), style.align == Align::left     ? PANGO_ALIGN_LEFT
                                             : style.align == Align::middle ? PANGO_ALIGN_CENTER
                                                                            : PANGO_ALIGN_RIGHT);
  }
  return layout;
}

}  // namespace

// Pages are tried several times before they are right, with the same words again and again.
Extent extent(const std::string& words, const Style& style, double width) {
  constexpr std::size_t kMost = 4096;
  thread_local std::unordered_map<std::string, Extent> known;
  std::string key = measured(words, style, width);
  if (const auto it = known.find(key); it != known.end()) return it->second;
  const auto layout = laid_out(words, style, width);
  PangoRectangle box;
  pango_layout_get_extents(layout.get(), nullptr, &box);
  const Extent room{box.width / kUnits, box.height / kUnits, pango_layout_get_unknown_glyphs_count(layout.get())};
  if (known.size() >= kMost) known.clear();
  known.emplace(std::move(key), room);
  return room;
}

void draw(cairo_t* context, double x, double y, const std::string& words, const Style& style, double width) {
  const auto layout = laid_out(words, style, width);
  cairo_set_source_rgb(context, style.ink.red, style.ink.green, style.ink.blue);
  if (style.turned) {
    // About the middle of what the words cover.
    PangoRectangle box;
    pango_layout_get_extents(layout.get(), nullptr, &box);
    cairo_save(context);
    cairo_translate(context, 2 * x + (2 * box.x + box.width) / kUnits, 2 * y + (2 * box.y + box.height) / kUnits);
    cairo_scale(context, -1, -1);
  }
  cairo_move_to(context, x, y);
  pango_cairo_show_layout(context, layout.get());
  if (style.turned) cairo_restore(context);
}

}  // namespace arbiter::paper
