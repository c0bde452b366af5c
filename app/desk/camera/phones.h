// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <set>

#include "app/desk/running.h"
#include "app/phone/phone_host.h"
#include "app/phone/teller.h"

namespace arbiter::desk {

/// Phones as the cameras of the window's boards, for QML: their codes, and whether they send pictures. A source of a
/// camera is a phone if it is called "phone", "phone2" …, see phone::phone_board.
class PhoneCameras : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  /// Of the phones that are watched by now, maps: source, page (its code's address; empty: no code is open), joined,
  /// sends (a picture came in the last seconds), pictures (that came).
  Q_PROPERTY(QVariantList phones READ phones NOTIFY changed)
  Q_PROPERTY(QString fingerprint READ fingerprint NOTIFY changed)  ///< of the certificate; empty: nothing is served
  Q_PROPERTY(QStringList addresses READ addresses NOTIFY changed)  ///< of this machine, the likeliest first

 public:
  static PhoneCameras* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<PhoneCameras>(engine); }

  /// `folder`: the certificate and its key are kept there.
  explicit PhoneCameras(std::filesystem::path folder, QObject* parent = nullptr);
  ~PhoneCameras() override;

  /// The source that stands for the phone of a board.
  Q_INVOKABLE [[nodiscard]] static QString sourceOf(int board);
  [[nodiscard]] static bool isPhone(const QString& source);
  /// The map of a phone, as in `phones`; empty if that source is none.
  [[nodiscard]] QVariantMap phone(const QString& source) const;
  /// Shows a code for another phone in its place.
  Q_INVOKABLE void renew(const QString& source);

  [[nodiscard]] QVariantList phones() const;
  [[nodiscard]] QString fingerprint() const;
  [[nodiscard]] QStringList addresses() const;
  [[nodiscard]] bool joined(const QString& source) const;
  /// Has it watched a game? Its token ends with that.
  [[nodiscard]] bool used(const QString& source) const;

  /// A board is watched by that source from now on; `board`: from 0.
  void open(const QString& source, int board);
  /// No board is any more: the phone is let go.
  void close(const QString& source);
  void closeAll();
  /// The game is over: the phones that watched it are let go.
  void endOfGame();

  /// Opens a phone, or whatever else a source names. Any thread.
  [[nodiscard]] calibration::Expected<std::unique_ptr<vision::Source>> source(const std::string& name);
  /// What the watcher made of a picture of that source. The watcher's thread.
  void tell(const std::string& source, const cv::Mat& picture, const table::WatchStatus& status,
            const table::Session& session);

  [[nodiscard]] phone::PhoneHost& host() { return host_; }

 Q_SIGNALS:
  void changed();
  /// A board wants a phone, and its code is to be shown.
  void wanted(const QString& source, int board);

 private:
  struct Telling {
    std::shared_ptr<phone::PhoneCamera> camera;
    std::unique_ptr<phone::Teller> teller;
  };
  [[nodiscard]] std::shared_ptr<phone::PhoneCamera> camera(const QString& source) const;
  void look();

  mutable phone::PhoneHost host_;
  std::map<QString, int> watched_;  ///< sources, and the board of each
  mutable std::mutex mutex_;        ///< of the two below
  std::map<std::size_t, Telling> tellers_;
  std::set<const phone::PhoneCamera*> used_;
  QVariantList told_;  ///< what QML was told last
  QTimer timer_;
};

}  // namespace arbiter::desk
