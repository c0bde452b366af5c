// SPDX-License-Identifier: MIT
#include "app/commands/help.h"

#include <array>
#include <sstream>

#include "app/commands/complaint.h"
#include "app/commands/examples.h"
#include "app/commands/terminal.h"
#include "text/sentences.h"

namespace arbiter::cli {
namespace {

using text::N_;
using text::tr;

/// Options and commands keep their English sentences, which are the keys of the catalogues.
class Help : public CLI::Formatter {
 public:
  Help() {
    for (const char* word :
         {N_("Usage"), N_("OPTIONS"), N_("SUBCOMMAND"), N_("SUBCOMMANDS"), N_("Positionals"), N_("REQUIRED"),
          N_("Needs"), N_("Excludes"), N_("TEXT"), N_("INT"), N_("UINT"), N_("FLOAT"), N_("NUMBER")})
      label(word, tr(word));
  }

  [[nodiscard]] std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const override {
    const bool commands_first = app->get_parent() == nullptr && !app->get_subcommands({}).empty();
    std::string out = make_description(app) + make_usage(app, std::move(name)) + make_positionals(app);
    if (commands_first) out += make_subcommands(app, mode);
    out += make_groups(app, mode);
    if (!commands_first) out += make_subcommands(app, mode);
    return out + make_footer(app);
  }
  [[nodiscard]] std::string make_group(std::string group, bool positional,
                                       std::vector<const CLI::Option*> options) const override {
    return CLI::Formatter::make_group(bold(tr(group.c_str())), positional, std::move(options));
  }
  [[nodiscard]] std::string make_positionals(const CLI::App* app) const override {
    const std::vector<const CLI::Option*> options =
        app->get_options([](const CLI::Option* one) { return !one->get_group().empty() && one->get_positional(); });
    return options.empty() ? std::string() : CLI::Formatter::make_group(bold(get_label("Positionals")), true, options);
  }
  [[nodiscard]] std::string make_option(const CLI::Option* option, bool positional) const override {
    return entry(make_option_name(option, positional) + make_option_opts(option), make_option_desc(option));
  }
  [[nodiscard]] std::string make_option_desc(const CLI::Option* option) const override {
    return tr(option->get_description().c_str());
  }
  [[nodiscard]] std::string make_description(const CLI::App* app) const override {
    const std::string own = app->get_description();
    return wrapped(tr(own.c_str()), terminal_columns(), 0, 0) +
           CLI::Formatter::make_description(app).substr(own.size());
  }
  [[nodiscard]] std::string make_footer(const CLI::App* app) const override {
    std::string out;
    const auto examples = examples_of(path_of(*app));
    if (!examples.empty()) out += "\n" + bold(tr(N_("Examples"))) + ":\n";
    for (const std::string& line : examples) out += "  " + line + "\n";
    const std::string own = app->get_footer();
    if (own.empty()) return out;
    std::string words = tr(own.c_str());
    // Its line breaks are for a wide terminal; those behind a full stop begin something new.
    if (terminal_columns() > 0)
      for (std::size_t at = 0; (at = words.find('\n', at)) != std::string::npos; ++at)
        if (at > 0 && words[at - 1] != '.') words[at] = ' ';
    return out + "\n" + wrapped(words, terminal_columns(), 0, 0) + "\n";
  }
  [[nodiscard]] std::string make_subcommand(const CLI::App* sub) const override {
    return entry(sub->get_display_name(true), tr(sub->get_description().c_str()));
  }
  /// By their groups, in the order in which the first of each was added.
  [[nodiscard]] std::string make_subcommands(const CLI::App* app, CLI::AppFormatMode /*mode*/) const override {
    std::vector<std::string> groups;
    const auto commands = app->get_subcommands([](const CLI::App* one) { return !one->get_group().empty(); });
    for (const CLI::App* one : commands)
      if (std::ranges::find(groups, one->get_group()) == groups.end()) groups.push_back(one->get_group());
    std::string out;
    for (const std::string& group : groups) {
      out += "\n" + bold(tr(group.c_str())) + ":\n";
      for (const CLI::App* one : commands)
        if (one->get_group() == group) out += make_subcommand(one);
    }
    return out;
  }

 private:
  /// A name and what it means, beside it or below it.
  [[nodiscard]] std::string entry(const std::string& name, const std::string& meaning) const {
    const std::size_t columns = terminal_columns();
    const std::size_t indent = columns > 0 && columns < 2 * column_width_ ? 8 : column_width_;
    std::string out = "  " + name;
    const std::size_t used = columns_of(out);
    out += used >= indent ? "\n" + std::string(indent, ' ') : std::string(indent - used, ' ');
    return out + wrapped(meaning, columns, indent, indent) + "\n";
  }
};

/// What the library itself says in every help.
[[maybe_unused]] constexpr std::array kOfTheLibrary{N_("Options"), N_("Subcommands"),
                                                    N_("Print this help message and exit"),
                                                    N_("Display program version information and exit")};

}  // namespace

std::shared_ptr<CLI::Formatter> help_formatter() { return std::make_shared<Help>(); }

}  // namespace arbiter::cli
