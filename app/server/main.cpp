// SPDX-License-Identifier: MIT
// `arbiter-club`: the club's web page over the file that its tables write.
#include <atomic>
#include <csignal>
#include <fstream>
#include <future>
#include <iostream>
#include <thread>

#include "app/commands/complaint.h"
#include "app/commands/complete.h"
#include "app/commands/defaults.h"
#include "app/commands/language.h"
#include "app/commands/paged.h"
#include "app/http/certificate.h"
#include "app/server/demo.h"
#include "app/server/log_file.h"
#include "app/server/server.h"
#include "app/table/message_text.h"
#include "text/sentences.h"
#include "text/utf8.h"
#include "text/version.h"

namespace {

using arbiter::server::ClubServer;
using arbiter::server::LogFile;
using arbiter::server::ServerOptions;
using arbiter::table::message_text;
using arbiter::text::N_;
using arbiter::text::tr;

// As the commands of `arbiter` end.
constexpr int kDone = 0, kUsage = 2, kDatabase = 4, kOutput = 5;
constexpr int kLogDays = 14;

/// The demo's evening, played in a thread of its own until it is over or `stop` is called.
class Demo {
 public:
  ~Demo() { stop(); }
  /// Returns once there is something to look at. Errors: as play_demo.
  arbiter::db::Expected<void> start(const std::filesystem::path& file) {
    std::promise<arbiter::db::Expected<void>> begun;
    auto waiting = begun.get_future();
    player_ = std::thread([this, file, begun = std::move(begun)]() mutable {
      bool told = false;
      const auto tell = [&](const arbiter::db::Expected<void>& how) {
        if (!std::exchange(told, true)) begun.set_value(how);
      };
      arbiter::db::Expected<void> played;
      try {
        played = arbiter::server::play_demo(
            file, {}, [&] { tell({}); }, [&] { return stopped_.load(); });
      } catch (const std::exception& e) {
        played = tl::unexpected(arbiter::db::Error{"internal", arbiter::as_it_is(e.what())});
      }
      if (!played) std::cerr << tr("The demo: %1", {message_text(played.error().message)}) << "\n";
      tell(played);
    });
    return waiting.get();
  }
  void stop() {
    stopped_ = true;
    if (player_.joinable()) player_.join();
  }

 private:
  std::atomic<bool> stopped_{false};
  std::thread player_;
};

/// The certificate: what was named, or one that is made on the first start, beside the club's file.
struct Certificate {
  std::string certificate, key;
  bool own = false;
};

/// Prepares TLS. Errors: a sentence.
tl::expected<void, arbiter::Message> use(const Certificate& wanted, ServerOptions& options) {
  if (!wanted.certificate.empty()) options.tls = arbiter::http::TlsFiles{wanted.certificate, wanted.key};
  if (!wanted.own || options.tls) return {};
  const std::filesystem::path& file = options.views.file;
  const bool address = arbiter::db::club::is_address(file.string());
  const auto folder = (address ? arbiter::db::default_path() : std::filesystem::absolute(file)).parent_path();
  options.tls = arbiter::http::TlsFiles{folder / "arbiter-club-certificate.pem", folder / "arbiter-club-key.pem"};
  return arbiter::http::make_self_signed(*options.tls, {options.host});
}

/// Says where the page is, and by what a browser or a table can know the server.
void greet(const ServerOptions& options, int port) {
  const std::string host = options.host == "0.0.0.0" ? "localhost" : options.host;
  const std::string page = (options.tls ? "https://" : "http://") + host + ":" + std::to_string(port) + "/";
  std::cout << tr("The page is at %1 (Ctrl+C ends)", {page}) << std::endl;
  if (!options.tls) return;
  if (const auto print = arbiter::http::fingerprint(options.tls->certificate))
    std::cout << tr("The certificate is %1; its SHA-256 fingerprint is %2", {options.tls->certificate.string(), *print})
              << std::endl;
}

/// Where the log goes.
class Log {
 public:
  void add_options(CLI::App& app) {
    app.add_flag(
        "--log", plain_,
        "A line of JSON for each request, sync and take-over, and whatever is done to the club, on standard error");
    app.add_option("--log-file", file_, "The same to this file instead; each day a new one, NAME.2026-11-29 and so on");
    app.add_option("--log-days", days_,
                   "Days after which those files, with the addresses in them, are deleted; 0: never")
        ->check(CLI::Range(0, 3650))
        ->capture_default_str();
  }
  /// Errors: a sentence.
  [[nodiscard]] tl::expected<void, arbiter::Message> open() {
    if (file_.empty()) return {};
    opened_.emplace(file_, days_, [] { return arbiter::db::now(); });
    return opened_->open();
  }
  /// Null: nowhere.
  [[nodiscard]] std::ostream* stream() {
    return opened_ ? &opened_->stream() : plain_ ? static_cast<std::ostream*>(&std::cerr) : nullptr;
  }

 private:
  bool plain_ = false;
  std::string file_;
  int days_ = kLogDays;
  std::optional<LogFile> opened_;
};

void add_limits(CLI::App& app, arbiter::http::Limits& limits) {
  app.add_option("--connections-per-address", limits.per_address,
                 "How many connections, or requests at once, may come from one address")
      ->check(CLI::Range(1, 100000))
      ->capture_default_str();
  app.add_option("--requests-per-address", limits.per_second,
                 "How many requests a second may come from one address (four times as many at once)")
      ->check(CLI::Range(1.0, 100000.0))
      ->capture_default_str();
  app.add_option_function<double>(
         "--heartbeat",
         [&limits](double seconds) { limits.heartbeat = std::chrono::milliseconds(static_cast<int>(seconds * 1000)); },
         N_("Seconds between two keep-alive messages to spectators' pages. Default: 10"))
      ->check(CLI::Range(0.1, 60.0));
}

int serve(ServerOptions options, const Certificate& certificate, bool with_demo) {
  // Signals end the wait below, in no thread but this one.
  sigset_t ends;
  sigemptyset(&ends);
  for (const int signal : {SIGINT, SIGTERM}) sigaddset(&ends, signal);
  pthread_sigmask(SIG_BLOCK, &ends, nullptr);
  std::signal(SIGPIPE, SIG_IGN);
  if (const auto used = use(certificate, options); !used) {
    arbiter::cli::complain(message_text(used.error()));
    return kOutput;
  }
  Demo demo;
  if (with_demo)
    if (const auto begun = demo.start(options.views.file); !begun) return kDatabase;
  ClubServer server(options);
  const auto failed = [](const arbiter::db::Error& error) {
    arbiter::cli::complain(message_text(error.message));
    return error.code == "io" ? kOutput : kDatabase;
  };
  const auto port = server.listen();
  if (!port) return failed(port.error());
  greet(options, *port);
  if (const auto looked = server.look(); !looked) return failed(looked.error());
  int signal = 0;
  sigwait(&ends, &signal);
  server.stop();
  demo.stop();
  return kDone;
}

}  // namespace

int main(int argc, char** argv) {
  if (!arbiter::cli::speak("arbiter-club", argc, argv)) return kUsage;
  CLI::App app(N_("The club's web page: events' tables, standings and seatings for whoever looks"), "arbiter-club");
  arbiter::cli::speak_in_help(app);
  app.set_version_flag("-V,--version", "arbiter-club " + std::string(arbiter::text::version()),
                       N_("Display program version information and exit"));
  ServerOptions options;
  std::string file = options.views.file.string();
  int delay = 0;
  app.add_option("--db,--database", file,
                 "The file that the club and tables beside it are kept in, or a database server: postgresql://…")
      ->capture_default_str();
  app.add_option("--event", options.views.event,
                 "Show this event only: its number, name or `last`; by default all that have a published round")
      ->envname(arbiter::cli::variable_of_default("event"));
  app.add_option("--delay", delay, "Seconds by which everything is shown late; an event may ask for more")
      ->check(CLI::Range(0, 86400))
      ->capture_default_str();
  app.add_option("--host", options.host, "Address to listen at; 0.0.0.0: whoever reaches this machine may look")
      ->capture_default_str();
  app.add_option("--port", options.port, "Port; 0: any that is free")
      ->check(CLI::Range(0, 65535))
      ->capture_default_str();
  app.add_option("--spectators", options.spectators,
                 "How many are told at once of what happens (else 10000, or as many as the system allows)")
      ->check(CLI::Range(1, 100000));
  app.add_option("--per-address", options.per_address,
                 "How many of them may come from one address (a house's network is often one)")
      ->check(CLI::Range(1, 100000))
      ->capture_default_str();
  app.add_option("--waiting", options.waiting,
                 "How many tables and players' phones may wait for news at once; others ask every 5 seconds")
      ->check(CLI::Range(1, 100000))
      ->capture_default_str();
  add_limits(app, options.limits);
  Certificate certificate;
  auto* named = app.add_option("--tls-cert", certificate.certificate, "Certificate chain for https, a PEM file");
  named->needs(app.add_option("--tls-key", certificate.key, "Its private key, a PEM file")->needs(named));
  app.add_flag("--tls", certificate.own,
               "Serve https with a certificate of its own, made on the first start beside the club's file");
  app.add_flag("--members-only", options.members_only, "Looking on wants a key, too: http://…/#key=KEY");
  app.add_flag("--behind-proxy", options.behind_proxy,
               "Take callers' addresses from X-Forwarded-For, which your proxy writes");
  Log log;
  log.add_options(app);
  bool demo = false;
  app.add_flag("--demo", demo, "Play an evening by itself, in a file or database that has no event yet, and show it");
  if (arbiter::cli::completes(app, argc, argv, std::cout)) return kDone;
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    arbiter::cli::write_paged(app.help());
    return kDone;
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? kDone : kUsage;
  }
  options.views.file = file;
  options.limits.burst = 4 * options.limits.per_second;
  if (const auto opened = log.open(); !opened) {
    arbiter::cli::complain(message_text(opened.error()));
    return kOutput;
  }
  options.log = log.stream();
  options.views.delay = std::chrono::seconds(delay);
  return serve(std::move(options), certificate, demo);
}
