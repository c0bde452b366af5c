// SPDX-License-Identifier: MIT
#include "app/server/pages.h"

#include "app/server/assets.h"
#include "app/server/auth.h"
#include "app/server/spectators.h"
#include "app/server/words.h"
#include "text/json_text.h"

namespace arbiter::server {
namespace {

constexpr std::size_t kMostSentence = 2000;  // bytes of a rule's sentence

void serve(http::Router& routes, const std::string& path, std::string text, const std::string& type) {
  routes.get(path, http::unchanging(std::move(text), type)).quick = true;
}

/// A page. All begin alike.
std::string page(const std::string& name) {
  return std::string(page_text("head").value_or("")).append(page_text(name).value_or(""));
}

/// The list of the events, and the page of each.
void add_event_pages(http::Router& routes, const EventList& events) {
  const std::string type = "text/html; charset=utf-8";
  const http::Handler event = http::unchanging(page("index"), type);
  serve(routes, "/", page(events.only_one() ? "index" : "events"), type);
  routes
      .get("/events/{name}",
           [event, &events](const Request& request, Response& response) {
             if (events.only_one()) {
               response.status = 302;
               return response.set_header("Location", "/");
             }
             event(request, response);
             if (!asked_event(events, request).event) response.status = 404;  // the page says so, too
           })
      .quick = true;
}

/// A table's board, the only page that others may frame: nothing can be done on it.
void add_board(http::Router& routes, const EventList& events) {
  const http::Handler board = http::unchanging(page("embed"), "text/html; charset=utf-8");
  routes
      .get("/embed/{name}/{number}/{number}",
           [board, &events](const Request& request, Response& response) {
             response.set_header("Content-Security-Policy", policy("*"));
             board(request, response);
             if (!asked_event(events, request).event) response.status = 404;  // the page says so, too
           })
      .quick = true;
}

}  // namespace

std::string policy(const std::string& framed_by) {
  return "default-src 'self'; frame-ancestors " + framed_by + "; base-uri 'none'";
}

void add_pages(http::Router& routes, const EventList& events) {
  const auto asset = [&](const std::string& path, const std::string& name, const std::string& type) {
    serve(routes, path, std::string(page_text(name).value_or("")), type);
  };
  add_event_pages(routes, events);
  serve(routes, "/seat", page("seat"), "text/html; charset=utf-8");
  serve(routes, "/arbiter", page("account"), "text/html; charset=utf-8");
  serve(routes, "/arbiter/desk", page("desk"), "text/html; charset=utf-8");
  add_board(routes, events);
  const std::string script = "text/javascript; charset=utf-8";
  for (const auto& [path, name] : {std::pair{"/page.js", "page"},
                                   {"/board.js", "board"},
                                   {"/entry.js", "entry"},
                                   {"/list.js", "list"},
                                   {"/live.js", "live"},
                                   {"/embed.js", "embed"},
                                   {"/replay.js", "replay"},
                                   {"/seat.js", "phone"},
                                   {"/account.js", "sign"},
                                   {"/ask.js", "ask"},
                                   {"/desk.js", "desk_page"},
                                   {"/results.js", "results"},
                                   {"/draft.js", "draft"},
                                   {"/presence.js", "presence"},
                                   {"/worker.js", "worker"}})
    asset(path, name, script);
  serve(routes, "/words.js", script_of_words(), script);
  asset("/style.css", "style", "text/css; charset=utf-8");
  asset("/api", "api", "application/json");
  asset("/icon.svg", "icon", "image/svg+xml");
  asset("/manifest.webmanifest", "manifest", "application/manifest+json");
  for (const char* language : page_languages())
    if (const auto words = words_of_pages(language))
      serve(routes, "/words/" + std::string(language) + ".json", *words, "application/json");
  routes.get("/words/{language}/sentence", [](const Request& request, Response& response) {
    const std::string of = request.param("of");
    const auto said = of.size() <= kMostSentence ? sentence_in(language_asked_for(request.parts[0]), of) : std::nullopt;
    if (!said) return refuse(response, {"not_found", as_it_is("There is no such sentence")});
    response.set_content(text::dump({{"said", *said}}), "application/json");
    response.set_header("Cache-Control", "max-age=3600");
  });
}

}  // namespace arbiter::server
