// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QJSValue>
#include <QObject>
#include <algorithm>

#include "app/desk/look/colours.h"
#include "app/desk/running.h"

namespace arbiter::desk {

/// Colours, sizes and type of the whole window. One accent; red and amber only for what needs a person. What each
/// colour is for stands at `Colours`.
class Theme : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  /// What is chosen: a name of `themeNames()`, or "system": light or dark as the platform has it.
  Q_PROPERTY(QString wanted READ wanted WRITE setWanted NOTIFY changed)
  Q_PROPERTY(QString name READ name NOTIFY changed)  ///< the one that is shown
  Q_PROPERTY(QColor paper READ paper NOTIFY changed)
  Q_PROPERTY(QColor surface READ surface NOTIFY changed)
  Q_PROPERTY(QColor sunken READ sunken NOTIFY changed)
  Q_PROPERTY(QColor hover READ hover NOTIFY changed)
  Q_PROPERTY(QColor line READ line NOTIFY changed)
  Q_PROPERTY(QColor veil READ veil NOTIFY changed)
  Q_PROPERTY(QColor ink READ ink NOTIFY changed)
  Q_PROPERTY(QColor inkSoft READ inkSoft NOTIFY changed)
  Q_PROPERTY(QColor inkFaint READ inkFaint NOTIFY changed)
  Q_PROPERTY(QColor rail READ rail NOTIFY changed)
  Q_PROPERTY(QColor railInk READ railInk NOTIFY changed)
  Q_PROPERTY(QColor railBright READ railBright NOTIFY changed)
  Q_PROPERTY(QColor railHover READ railHover NOTIFY changed)
  Q_PROPERTY(QColor accent READ accent NOTIFY changed)
  Q_PROPERTY(QColor accentDeep READ accentDeep NOTIFY changed)
  Q_PROPERTY(QColor accentSoft READ accentSoft NOTIFY changed)
  Q_PROPERTY(QColor accentLine READ accentLine NOTIFY changed)
  Q_PROPERTY(QColor accentInk READ accentInk NOTIFY changed)
  Q_PROPERTY(QColor alarm READ alarm NOTIFY changed)
  Q_PROPERTY(QColor alarmDeep READ alarmDeep NOTIFY changed)
  Q_PROPERTY(QColor alarmSoft READ alarmSoft NOTIFY changed)
  Q_PROPERTY(QColor alarmLine READ alarmLine NOTIFY changed)
  Q_PROPERTY(QColor alarmInk READ alarmInk NOTIFY changed)
  Q_PROPERTY(QColor warning READ warning NOTIFY changed)
  Q_PROPERTY(QColor warningSoft READ warningSoft NOTIFY changed)
  Q_PROPERTY(QColor warningLine READ warningLine NOTIFY changed)
  Q_PROPERTY(QColor doubt READ doubt NOTIFY changed)
  Q_PROPERTY(QColor mark READ mark NOTIFY changed)
  Q_PROPERTY(QColor call READ call NOTIFY changed)
  Q_PROPERTY(QColor callInk READ callInk NOTIFY changed)
  Q_PROPERTY(QColor thumb READ thumb NOTIFY changed)
  Q_PROPERTY(QColor track READ track NOTIFY changed)
  Q_PROPERTY(QColor knob READ knob NOTIFY changed)
  Q_PROPERTY(QColor boardLight READ boardLight NOTIFY changed)
  Q_PROPERTY(QColor boardDark READ boardDark NOTIFY changed)
  Q_PROPERTY(QColor boardPlain READ boardPlain NOTIFY changed)
  Q_PROPERTY(QColor boardLine READ boardLine NOTIFY changed)
  Q_PROPERTY(QColor boardFrame READ boardFrame NOTIFY changed)
  Q_PROPERTY(QColor boardName READ boardName NOTIFY changed)
  Q_PROPERTY(QColor boardRiver READ boardRiver NOTIFY changed)
  Q_PROPERTY(QColor boardMoved READ boardMoved NOTIFY changed)
  Q_PROPERTY(QColor badgeGround READ badgeGround NOTIFY changed)
  Q_PROPERTY(QColor boardMarked READ boardMarked NOTIFY changed)
  Q_PROPERTY(QColor boardMarkInk READ boardMarkInk NOTIFY changed)
  Q_PROPERTY(QColor boardChecked READ boardChecked NOTIFY changed)
  Q_PROPERTY(QColor boardSelected READ boardSelected NOTIFY changed)
  Q_PROPERTY(QColor boardTarget READ boardTarget NOTIFY changed)
  Q_PROPERTY(QColor boardAsked READ boardAsked NOTIFY changed)
  Q_PROPERTY(QColor pictureGround READ pictureGround NOTIFY changed)
  Q_PROPERTY(QColor pictureInk READ pictureInk NOTIFY changed)
  Q_PROPERTY(QColor pictureShade READ pictureShade NOTIFY changed)
  Q_PROPERTY(QColor grid READ grid NOTIFY changed)
  Q_PROPERTY(QColor gridEdge READ gridEdge NOTIFY changed)
  Q_PROPERTY(QColor clicked READ clicked NOTIFY changed)
  Q_PROPERTY(QColor clickedSoft READ clickedSoft NOTIFY changed)
  Q_PROPERTY(QColor clickedInk READ clickedInk NOTIFY changed)
  Q_PROPERTY(bool mirrored READ mirrored NOTIFY changed)  ///< pages are read from the right, and lie the other way
  // Type as large as the desktop asks for, and what holds it with it. In pixels.
  Q_PROPERTY(int gap READ gap CONSTANT)
  Q_PROPERTY(int pad READ pad CONSTANT)
  Q_PROPERTY(int radius READ radius CONSTANT)
  Q_PROPERTY(int touch READ touch NOTIFY scaled)   ///< the least that a finger hits
  Q_PROPERTY(QString family READ family CONSTANT)  ///< of the type
  Q_PROPERTY(int tiny READ tiny NOTIFY scaled)
  Q_PROPERTY(int small READ small NOTIFY scaled)
  Q_PROPERTY(int body READ body NOTIFY scaled)
  Q_PROPERTY(int large READ large NOTIFY scaled)
  Q_PROPERTY(int title READ title NOTIFY scaled)
  Q_PROPERTY(int clock READ clock NOTIFY scaled)
  /// A function: so many pixels of a desktop with usual type, as this window wants them. A property, so that whatever
  /// was measured by it is measured anew when the scale changes.
  Q_PROPERTY(QJSValue px READ pxFunction NOTIFY scaled)
  Q_PROPERTY(double zoom READ zoom NOTIFY scaled)  ///< of what the desktop asks for: 1 is as large
  // How long changes take, in milliseconds; nothing where whoever looks wants no movement.
  Q_PROPERTY(int quick READ quick NOTIFY changed)  ///< a small one
  Q_PROPERTY(int glide READ glide NOTIFY changed)  ///< a piece's way to its square

 public:
  static Theme* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<Theme>(engine); }

  explicit Theme(QObject* parent);

  [[nodiscard]] const QString& wanted() const { return wanted_; }
  void setWanted(const QString& theme);
  [[nodiscard]] const QString& name() const { return name_; }
  [[nodiscard]] static bool mirrored();
  /// The colours of boards: one of boardNames().
  void setBoard(const QString& board);
  [[nodiscard]] const Colours& colours() const { return coloursOf(name_, board_); }
  [[nodiscard]] const QColor& paper() const { return colours().paper; }
  [[nodiscard]] const QColor& surface() const { return colours().surface; }
  [[nodiscard]] const QColor& sunken() const { return colours().sunken; }
  [[nodiscard]] const QColor& hover() const { return colours().hover; }
  [[nodiscard]] const QColor& line() const { return colours().line; }
  [[nodiscard]] const QColor& veil() const { return colours().veil; }
  [[nodiscard]] const QColor& ink() const { return colours().ink; }
  [[nodiscard]] const QColor& inkSoft() const { return colours().inkSoft; }
  [[nodiscard]] const QColor& inkFaint() const { return colours().inkFaint; }
  [[nodiscard]] const QColor& rail() const { return colours().rail; }
  [[nodiscard]] const QColor& railInk() const { return colours().railInk; }
  [[nodiscard]] const QColor& railBright() const { return colours().railBright; }
  [[nodiscard]] const QColor& railHover() const { return colours().railHover; }
  [[nodiscard]] const QColor& accent() const { return colours().accent; }
  [[nodiscard]] const QColor& accentDeep() const { return colours().accentDeep; }
  [[nodiscard]] const QColor& accentSoft() const { return colours().accentSoft; }
  [[nodiscard]] const QColor& accentLine() const { return colours().accentLine; }
  [[nodiscard]] const QColor& accentInk() const { return colours().accentInk; }
  [[nodiscard]] const QColor& alarm() const { return colours().alarm; }
  [[nodiscard]] const QColor& alarmDeep() const { return colours().alarmDeep; }
  [[nodiscard]] const QColor& alarmSoft() const { return colours().alarmSoft; }
  [[nodiscard]] const QColor& alarmLine() const { return colours().alarmLine; }
  [[nodiscard]] const QColor& alarmInk() const { return colours().alarmInk; }
  [[nodiscard]] const QColor& warning() const { return colours().warning; }
  [[nodiscard]] const QColor& warningSoft() const { return colours().warningSoft; }
  [[nodiscard]] const QColor& warningLine() const { return colours().warningLine; }
  [[nodiscard]] const QColor& doubt() const { return colours().doubt; }
  [[nodiscard]] const QColor& mark() const { return colours().mark; }
  [[nodiscard]] const QColor& call() const { return colours().call; }
  [[nodiscard]] const QColor& callInk() const { return colours().callInk; }
  [[nodiscard]] const QColor& thumb() const { return colours().thumb; }
  [[nodiscard]] const QColor& track() const { return colours().track; }
  [[nodiscard]] const QColor& knob() const { return colours().knob; }
  [[nodiscard]] const QColor& boardLight() const { return colours().boardLight; }
  [[nodiscard]] const QColor& boardDark() const { return colours().boardDark; }
  [[nodiscard]] const QColor& boardPlain() const { return colours().boardPlain; }
  [[nodiscard]] const QColor& boardLine() const { return colours().boardLine; }
  [[nodiscard]] const QColor& boardFrame() const { return colours().boardFrame; }
  [[nodiscard]] const QColor& boardName() const { return colours().boardName; }
  [[nodiscard]] const QColor& boardRiver() const { return colours().boardRiver; }
  [[nodiscard]] const QColor& boardMoved() const { return colours().boardMoved; }
  [[nodiscard]] const QColor& badgeGround() const { return colours().badgeGround; }
  [[nodiscard]] const QColor& boardMarked() const { return colours().boardMarked; }
  [[nodiscard]] const QColor& boardMarkInk() const { return colours().boardMarkInk; }
  [[nodiscard]] const QColor& boardChecked() const { return colours().boardChecked; }
  [[nodiscard]] const QColor& boardSelected() const { return colours().boardSelected; }
  [[nodiscard]] const QColor& boardTarget() const { return colours().boardTarget; }
  [[nodiscard]] const QColor& boardAsked() const { return colours().boardAsked; }
  [[nodiscard]] const QColor& pictureGround() const { return colours().pictureGround; }
  [[nodiscard]] const QColor& pictureInk() const { return colours().pictureInk; }
  [[nodiscard]] const QColor& pictureShade() const { return colours().pictureShade; }
  [[nodiscard]] const QColor& grid() const { return colours().grid; }
  [[nodiscard]] const QColor& gridEdge() const { return colours().gridEdge; }
  [[nodiscard]] const QColor& clicked() const { return colours().clicked; }
  [[nodiscard]] const QColor& clickedSoft() const { return colours().clickedSoft; }
  [[nodiscard]] const QColor& clickedInk() const { return colours().clickedInk; }
  /// So many pixels of a desktop with usual type, as this window wants them.
  [[nodiscard]] int px(double size) const { return qRound(size * scale_ * zoom_); }
  [[nodiscard]] QJSValue pxFunction();
  [[nodiscard]] double zoom() const { return zoom_; }
  /// Bounded to what can still be used.
  void setZoom(double zoom);

  [[nodiscard]] static int gap() { return 8; }
  [[nodiscard]] static int pad() { return 16; }
  [[nodiscard]] static int radius() { return 10; }
  [[nodiscard]] int touch() const { return std::max(44, px(44)); }
  [[nodiscard]] static QString family();
  [[nodiscard]] int tiny() const { return px(12); }
  [[nodiscard]] int small() const { return px(13); }
  [[nodiscard]] int body() const { return px(15); }
  [[nodiscard]] int large() const { return px(18); }
  [[nodiscard]] int title() const { return px(24); }
  [[nodiscard]] int clock() const { return px(30); }
  [[nodiscard]] int quick() const { return still_ ? 0 : 130; }
  [[nodiscard]] int glide() const { return still_ ? 0 : 220; }
  /// Nothing moves by itself.
  void setStill(bool still);

  /// The platform's windows are dark: light words on a dark ground.
  [[nodiscard]] static bool platformIsDark();

 Q_SIGNALS:
  void changed();
  void scaled();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void settle();

  QString wanted_ = "system", name_ = "light", board_ = "wood";
  double scale_ = 1, zoom_ = 1;
  bool still_ = false;
};

}  // namespace arbiter::desk
