// SPDX-License-Identifier: MIT
#include "tests/campaign/network_processes.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <random>
#include <thread>

#include "app/link/seating.h"
#include "app/link/sender.h"
#include "app/server/server.h"
#include "tests/campaign/campaign.h"
#include "text/json_text.h"
#include "text/value_json.h"

namespace arbiter::campaign {
namespace {

using nlohmann::json;
using namespace std::chrono_literals;

void end_with_parent() {
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  std::signal(SIGPIPE, SIG_IGN);
}

void say(const std::string& line) {
  std::fputs((line + "\n").c_str(), stdout);
  std::fflush(stdout);
}

sockaddr_in here(int port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  return address;
}

/// Copies until either side ends.
void copy(int from, int to) {
  std::array<char, 4096> buffer{};
  for (ssize_t count = 0; (count = ::read(from, buffer.data(), buffer.size())) > 0;)
    for (ssize_t done = 0; done < count;) {
      const ssize_t wrote = ::send(to, buffer.data() + done, static_cast<std::size_t>(count - done), MSG_NOSIGNAL);
      if (wrote <= 0) return;
      done += wrote;
    }
}

void hand_on(int client, int to) {
  const sockaddr_in address = here(to);
  const int server = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (::connect(server, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) {
    std::thread back([&] {
      copy(server, client);
      ::shutdown(client, SHUT_RDWR);
      ::shutdown(server, SHUT_RDWR);
    });
    copy(client, server);
    ::shutdown(client, SHUT_RDWR);
    ::shutdown(server, SHUT_RDWR);
    back.join();
  }
  ::close(server);
  ::close(client);
}

/// The game is in the session: begun, gone on with, or taken over.
Expected<table::Reply> take_seat(table::Session& session, const std::filesystem::path& file, const json& game,
                                 const link::ClubAddress& club, bool take_over) {
  const std::string token = game["token"];
  const auto there = db::Store::open(file).and_then([](const db::Store& store) { return store.fed_games(true); });
  if (there)
    for (const db::FedGame& one : *there)
      if (one.token == token) return session.resume(one.game);
  while (take_over) {
    const auto id = link::take_over(club, file, token, {});
    if (id) return session.resume(*id);
    if (id.error().code != "away") {
      return refuse(id.error().code, as_it_is("taking over: " + id.error().message.english()));
    }
    std::this_thread::sleep_for(20ms);
  }
  table::TableInfo info;
  info.token = token;
  info.club = club.url;
  return session.new_game(text::value_of(game["setup"]), info);
}

}  // namespace

int serve_club(const std::string& where, int port) {
  end_with_parent();
  server::ServerOptions options;
  options.views.file = where;
  options.port = port;
  options.every = 100ms;
  for (;;) {
    server::ClubServer server(options);
    const auto at = server.start();
    if (!at) {  // the database may not be there yet, or the port be held for a moment
      std::this_thread::sleep_for(20ms);
      continue;
    }
    say(std::to_string(*at));
    for (;;) ::pause();
  }
}

int relay(int port, int to) {
  end_with_parent();
  const int listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const int yes = 1;
  ::setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  sockaddr_in address = here(port);
  while (::bind(listener, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0)
    std::this_thread::sleep_for(10ms);
  if (::listen(listener, 64) != 0) return 1;
  socklen_t size = sizeof address;
  ::getsockname(listener, reinterpret_cast<sockaddr*>(&address), &size);
  say(std::to_string(ntohs(address.sin_port)));
  for (;;)
    if (const int client = ::accept4(listener, nullptr, nullptr, SOCK_CLOEXEC); client >= 0)
      std::thread(hand_on, client, to).detach();
}

int play_table(const std::filesystem::path& file, const std::filesystem::path& game_file, const std::string& url,
               const std::string& key, unsigned seed, int plies, bool take_over) {
  end_with_parent();
  const auto game = text::parse_file(game_file);
  if (!game) return 1;
  const link::ClubAddress club{url, key};
  table::Session session(file);
  const auto seat = take_seat(session, file, *game, club, take_over);
  if (!seat || !seat->stored) {
    std::fprintf(stderr, "%s\n", (seat ? seat->warning : seat.error().message).english().c_str());
    return 1;
  }
  std::mt19937 random(seed);
  link::Sender sender(club, file);
  say("plays");
  bool over = seat->state.over();
  for (;;) {
    if (!sender.state().shut_out.empty()) return 3;
    if (!over) {
      const bool enough = static_cast<int>(session.history().size()) > plies;
      if (enough || !play_on(session, random)) (void)session.act("time");
      over = session.state().over();
      sender.wake(file);
    }
    std::this_thread::sleep_for(over ? 50ms : std::chrono::milliseconds(random() % 30));
  }
}

}  // namespace arbiter::campaign
