// How many pictures a phone sends, how large and how good. The network decides on the quality, and only where the worst
// quality is still too much does the rate fall. Whoever watches decides on the rate: pictures that nobody takes are not sent.

// From the best to the smallest: the part of the camera's width, and the quality of the JPEG.
export const steps = [
  {part: 1, quality: 0.85}, {part: 1, quality: 0.75}, {part: 1, quality: 0.62}, {part: 1, quality: 0.5},
  {part: 0.75, quality: 0.55}, {part: 0.75, quality: 0.42}, {part: 0.5, quality: 0.5},
];
export const slowest = 5, fastest = 15;  // pictures a second
export const atOnce = 2;                 // pictures that are on their way
const usual = 10;
const judged = 8;        // so many pictures are sent before the quality changes
const calm = 40;         // … before it rises again
const weight = 0.25;     // of the newest picture in the means

export class Pace {
  constructor() {
    this.step = 1;
    this.rate = usual;
    this.lasts = 0;      // milliseconds that a picture is on its way, a mean
    this.behind = 0;     // the part of the pictures that came before the one before was taken, a mean
    this.since = 0;      // pictures since the last change
  }
  get part() { return steps[this.step].part; }
  get quality() { return steps[this.step].quality; }
  // Milliseconds from one picture to the next.
  get interval() { return 1000 / this.rate; }
  // Pictures a second that the network would carry now.
  get carries() { return this.lasts > 0 ? 1000 * atOnce / this.lasts : fastest; }

  // A picture has arrived. `took`: milliseconds on its way; `behind`: the watcher had not taken the one before.
  arrived(took, behind) {
    this.lasts = this.lasts > 0 ? (1 - weight) * this.lasts + weight * took : took;
    this.behind = (1 - weight) * this.behind + weight * (behind ? 1 : 0);
    this.since += 1;
    if (this.since < judged) return;
    const short = this.carries < this.rate;
    if (short && this.step + 1 < steps.length) {
      this.change(1);
    } else if (!short && this.since >= calm && this.step > 0 && this.carries > 2 * this.rate) {
      this.change(-1);
    } else if (this.since % judged === 0) {
      if (this.behind > 0.5) this.rate = Math.max(slowest, this.rate - 1);
      else if (this.behind < 0.1 && !short) this.rate = Math.min(fastest, this.rate + 1);
    }
  }
  // A picture was lost on its way: the network is gone, or very slow.
  lost() {
    this.lasts = 0;
    this.since = 0;
    this.step = Math.min(steps.length - 1, this.step + 1);
  }
  change(by) {
    this.step += by;
    this.since = 0;
    this.lasts = 0;
  }
}

// The size of the pictures: that part of the camera's, at most `longest` pixels on a side.
export function sizeOf(width, height, part, longest = 1920) {
  const whole = Math.min(1, longest / Math.max(width, height));
  const scaled = (side, by) => Math.max(1, Math.round(side * by));
  return {whole: {width: scaled(width, whole), height: scaled(height, whole)},
    sent: {width: scaled(width, whole * part), height: scaled(height, whole * part)}};
}
