// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <QPointF>
#include <QString>
#include <optional>

#include "app/desk/camera/watch_thread.h"

namespace arbiter::desk {

class Camera;

/// Measuring a camera's lens step by step, for QML: pictures of the calibration board are chosen while it is held
/// before the camera, then the lens is measured with them, and used. All of the work is done in the watching thread.
class LensSetup : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes from the program")
  Q_PROPERTY(QString stage READ stage NOTIFY changed)  ///< off, collecting, measuring, measured, failed
  Q_PROPERTY(bool busy READ busy NOTIFY changed)       ///< not off
  Q_PROPERTY(int taken READ taken NOTIFY changed)
  Q_PROPERTY(int wanted READ wanted NOTIFY changed)
  Q_PROPERTY(double coverage READ coverage NOTIFY changed)  ///< share of the picture
  Q_PROPERTY(bool canMeasure READ canMeasure NOTIFY changed)
  Q_PROPERTY(QString advice READ advice NOTIFY changed)    ///< what to do next
  Q_PROPERTY(bool good READ good NOTIFY changed)           ///< nothing could be better about what was measured
  Q_PROPERTY(QString verdict READ verdict NOTIFY changed)  ///< of what was measured; why nothing could be
  Q_PROPERTY(QString figures READ figures NOTIFY changed)  ///< of what was measured
  Q_PROPERTY(bool known READ known NOTIFY changed)         ///< a measured lens is in use
  Q_PROPERTY(QString note READ note NOTIFY changed)        ///< what became of the lens that was to be used

 public:
  explicit LensSetup(Camera* camera);

  Q_INVOKABLE void begin();    ///< from the beginning, also in the middle
  Q_INVOKABLE void take();     ///< keep the next picture
  Q_INVOKABLE void measure();  ///< with those there are
  Q_INVOKABLE void goOn();     ///< more pictures
  Q_INVOKABLE void stop();     ///< nothing is kept
  Q_INVOKABLE void use();      ///< watch through what was measured, and keep it

  [[nodiscard]] QString stage() const;
  [[nodiscard]] bool busy() const { return stage_ != Stage::off; }
  [[nodiscard]] int taken() const { return view_.sight.taken; }
  [[nodiscard]] int wanted() const { return view_.sight.wanted; }
  [[nodiscard]] double coverage() const { return view_.sight.coverage; }
  [[nodiscard]] bool canMeasure() const { return view_.sight.can_measure; }
  [[nodiscard]] QString advice() const;
  [[nodiscard]] bool good() const;
  [[nodiscard]] QString verdict() const;
  [[nodiscard]] QString figures() const;
  [[nodiscard]] bool known() const;
  [[nodiscard]] const QString& note() const { return note_; }
  [[nodiscard]] const calibration::LensSight& sight() const { return view_.sight; }

  // For the camera.
  void show(LensView view);
  void kept(const QString& profile);
  void reset();

 Q_SIGNALS:
  void changed();
  void tookPicture();

 private:
  enum class Stage { off, collecting, measuring, measured, failed };
  void order(LensStep step);
  void enter(Stage stage);

  Camera* camera_;
  Stage stage_ = Stage::off;
  LensView view_;
  QString note_;
};

}  // namespace arbiter::desk
