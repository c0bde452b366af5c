// SPDX-License-Identifier: MIT
// How many pictures a phone sends, how large and how good.
import assert from 'node:assert/strict';
import {copyFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

copyFileSync(path.join(process.env.ARBITER_SOURCES, 'app/phone/page/pace.js'), 'pace.mjs');
const {atOnce, fastest, Pace, sizeOf, slowest, steps} = await import('./pace.mjs');

/// Sends pictures through a network that carries so many bytes a millisecond; a picture of the best quality has 600 kB.
function through(pace, carries, pictures, behind = false) {
  const rates = [];
  for (let i = 0; i < pictures; ++i) {
    const bytes = 600000 * pace.part ** 2 * pace.quality ** 1.5;
    const takes = atOnce * bytes / carries;
    rates.push(Math.min(pace.rate, 1000 * atOnce / takes));
    pace.arrived(takes, behind);
  }
  return rates;
}

test('in a slow network the quality falls first, and the rate only when the quality cannot', () => {
  const pace = new Pace(), wanted = pace.rate;
  through(pace, 1500, 200);
  assert.ok(pace.step > 1, `step ${pace.step}`);
  assert.ok(pace.rate >= wanted, `${pace.rate} pictures a second are still wanted`);
  assert.ok(through(pace, 1500, 20).every((rate) => rate >= wanted * 0.9));
  const slow = new Pace();
  through(slow, 150, 400);
  assert.equal(slow.step, steps.length - 1, 'as small as it goes');
  assert.ok(slow.carries < slowest, 'and still fewer pictures than the slowest rate come through');
});

test('it rises again when the network is better', () => {
  const pace = new Pace();
  through(pace, 800, 200);
  const poor = pace.step;
  through(pace, 100000, 400);
  assert.ok(pace.step < poor);
  assert.equal(pace.step, 0);
});

test('pictures that nobody takes are not sent', () => {
  const pace = new Pace();
  through(pace, 100000, 400, true);
  assert.equal(pace.rate, slowest);
  through(pace, 100000, 400, false);
  assert.equal(pace.rate, fastest);
});

test('a lost picture makes the next ones smaller, never too small', () => {
  const pace = new Pace();
  for (let i = 0; i < 20; ++i) pace.lost();
  assert.equal(pace.step, steps.length - 1);
});

test('pictures keep their shape, and are 1920 pixels at most', () => {
  assert.deepEqual(sizeOf(3840, 2160, 1), {whole: {width: 1920, height: 1080}, sent: {width: 1920, height: 1080}});
  assert.deepEqual(sizeOf(1080, 1920, 0.5), {whole: {width: 1080, height: 1920}, sent: {width: 540, height: 960}});
  assert.deepEqual(sizeOf(640, 480, 0.75), {whole: {width: 640, height: 480}, sent: {width: 480, height: 360}});
});
