// SPDX-License-Identifier: MIT
#include "app/server/pages.h"

#include "app/server/assets.h"
#include "app/server/gate.h"
#include "app/server/words.h"
#include "text/json_text.h"

namespace arbiter::server {
namespace {

constexpr std::size_t kMostSentence = 2000;  // bytes of a rule's sentence

/// What never changes while the program runs.
void serve(http::Router& routes, const std::string& path, std::string text, const std::string& type) {
  const auto body = std::make_shared<const http::Body>(std::move(text));
  routes
      .get(path,
           [body, type](const Request& request, Response& response) {
             response.set_header("Cache-Control", "no-cache");
             response.set_header("ETag", body->tag());
             if (http::names_tag(request.header("if-none-match"), body->tag()))
               response.status = 304;
             else
               response.set_content(body, type);
           })
      .quick = true;
}

}  // namespace

void add_pages(http::Router& routes) {
  const auto asset = [&](const std::string& path, const std::string& name, const std::string& type) {
    serve(routes, path, std::string(page_text(name).value_or("")), type);
  };
  // All pages begin alike.
  const auto page = [&](const std::string& path, const std::string& name) {
    serve(routes, path, std::string(page_text("head").value_or("")).append(page_text(name).value_or("")),
          "text/html; charset=utf-8");
  };
  page("/", "index");
  page("/seat", "seat");
  const std::string script = "text/javascript; charset=utf-8";
  for (const auto& [path, name] : {std::pair{"/page.js", "page"},
                                   {"/board.js", "board"},
                                   {"/replay.js", "replay"},
                                   {"/words.js", "words"},
                                   {"/seat.js", "phone"},
                                   {"/worker.js", "worker"}})
    asset(path, name, script);
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
    if (!said) return refuse(response, {"not_found", "There is no such sentence"});
    response.set_content(text::dump({{"said", *said}}), "application/json");
    response.set_header("Cache-Control", "max-age=3600");
  });
}

}  // namespace arbiter::server
