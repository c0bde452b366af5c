// SPDX-License-Identifier: MIT
#include "app/desk/camera/table_pictures.h"

#include <utility>

#include "app/desk/words.h"
#include "app/table/kept_picture.h"

namespace arbiter::desk {

TablePictures::TablePictures(QObject* parent) : QObject(parent) { pool_.setMaxThreadCount(1); }

TablePictures::~TablePictures() { pool_.waitForDone(); }

void TablePictures::wish(const std::filesystem::path& games, int width, int days) {
  table::PictureWish wish;
  wish.width = width;
  wish.days = days;
  // What waits is kept by the one before, which lives as long as that.
  keeper_ = std::make_shared<table::PictureKeeper>(games, wish);
}

void TablePictures::keep(db::GameId game, db::Pictures::Place place, const std::string& jpeg) {
  if (!keeper_) return;
  pool_.start([this, keeper = keeper_, game, place, jpeg] {
    keeper->keep(game, place, jpeg);
    const Message why = keeper->trouble();
    QMetaObject::invokeMethod(
        this,
        [this, why] {
          if (std::exchange(told_, why) != why && !why.empty()) Q_EMIT failed(words::text(why));
        },
        Qt::QueuedConnection);
  });
}

}  // namespace arbiter::desk
