// SPDX-License-Identifier: MIT
#include "app/table/camera_text.h"

#include <array>

#include "text/sentences.h"

namespace arbiter::table {
namespace {

using text::noted;

/// What stands round others comes before them. A test looks for what the sources say otherwise.
constexpr std::array kSentences{
    noted("%1; it is left out"),
    noted("%1 cannot be opened: it is not there, or another program is using it"),
    noted("camera %1"),
    noted("the phone"),
    noted("phone %1"),
    noted("%1 holds %2 films; name one of them"),
    noted("%1 holds no pictures"),
    noted("%1 is no file, folder or camera: pictures cannot be read from it"),
    noted("%1 cannot be read as a film or picture"),
    noted("%1 cannot be read as a picture: it is no whole PNG, JPEG, BMP, TIFF, WebP or PPM file"),
    noted("%1 cannot be read as a picture: a %2 of %3 pixels, but damaged"),
    noted("%1 cannot be read as a picture: a %2 of %3 pixels"),
    noted("%1 is too large: a %2 of %3 pixels, more than %4 million; make it smaller first"),
    noted("%1 is cut off: a %2 of %3 pixels without its end"),
    noted("%1 is empty"),
    noted("%1: no more pictures"),
    noted("%1: picture %2 cannot be read"),
    noted("%1 breaks off after %2 of %3 pictures"),
    noted("%1: the film is over"),
    noted("%1 gives the same picture again and again"),
    noted("%1 gives no pictures any more"),
    noted("no chequered pattern was found: is the whole board in the picture, in focus and well lit?"),
    noted("a chequered pattern was found, but it is larger than this board"),
    noted("a chequered pattern was found, but it is smaller than this board"),
    noted("nothing to find the board by was allowed"),
    noted("the board's lines were not found: is the whole board in the picture, in focus and well lit? Corner tags or "
          "clicked corners help"),
    noted("the corner tag at %1 cannot be read"),
    noted("a corner of the board would lie behind the camera"),
    noted("the points do not lie as points of a flat board would"),
    noted("four points at least are needed to place a board"),
    noted("Part of the board is outside the picture (%1): move the camera back or turn it."),
    noted("The squares are small: bring the camera nearer, or take pictures of more pixels."),
    noted("The camera looks along the table, so that pieces hide each other: put it higher."),
    noted("The picture is not sharp: focus on the board, and keep the camera still."),
    noted("It is dark: switch on a lamp, or expose longer."),
    noted("Light and dark squares can hardly be told apart: give it more light from the side, or less haze."),
    noted("Parts of the board are burnt out: expose less, or dim the lamp."),
    noted("Light is mirrored in the board (%1): move the lamp or the camera, or draw the curtain."),
    noted("That is enough."),
    noted("Hold the printed calibration board before the camera."),
    noted("Too little of the board is seen: bring more of it into the picture."),
    noted("Hold it still."),
    noted("Hold the board so that it faces the camera and is seen large."),
    noted("Tilt it: bring its left side nearer to the camera, by 30 to 45 degrees."),
    noted("Tilt it: bring its right side nearer to the camera, by 30 to 45 degrees."),
    noted("Tilt it: bring its upper side nearer to the camera, by 30 to 45 degrees."),
    noted("Tilt it: bring its lower side nearer to the camera, by 30 to 45 degrees."),
    noted("Move it to the left edge of the picture; it may reach over it."),
    noted("Move it to the right edge of the picture; it may reach over it."),
    noted("Move it to the upper edge of the picture; it may reach over it."),
    noted("Move it to the lower edge of the picture; it may reach over it."),
    noted("Show it where it has not been yet."),
    noted("Go on: other places, other distances, other tilts."),
    noted("%1 usable pictures of %2; at least %3 are needed: hold the print at different places, distances and tilts"),
    noted("the residual is %1 pixels: glue the print on something flat, hold it still and take the pictures again"),
    noted("the print is seen at nearly the same tilt in all pictures, which does not tell the focal length: tilt it by "
          "30 to 45 degrees, to several sides"),
    noted("the focal length is known only to %1: add pictures with the print tilted by 30 to 45 degrees, to several "
          "sides"),
    noted("the print was seen in only %1 of the picture: add pictures with it near the corners and the edges"),
    noted("Usable, though the print was not quite flat or still."),
    noted("Usable; more pictures with the print tilted would make the focal length surer."),
    noted("Usable; more pictures near the edges would make those surer."),
    noted("Good: the lens is known."),
    noted("the far end of the first rank"),
    noted("the far end of the a-file"),
    noted("the corner opposite a1"),
    noted("Choose a game first: it says which board to look for."),
    noted("the board's edges cannot be told: show more of the board or click its corners"),
    noted("no corner tags are to be seen"),
    noted("too few crossings of lines are seen"),
    noted("what looks like a board would be seen almost from its edge"),
    noted("the picture is smaller than 160 by 160 pixels"),
    noted("%1 and %2 more"),
    noted("%1 is not there")};

}  // namespace

std::span<const char* const> sentences_of_cameras() { return kSentences; }

std::string camera_text(const std::string& sentence) { return text::retold(sentence, kSentences, text::Rest::stays); }

}  // namespace arbiter::table
