// SPDX-License-Identifier: MIT
// A phone as the camera: whole games, filmed by rendering, through a browser's fake camera and the phone's page, with a
// network between phone and table that is lost in the middle. Prints what was sent and what it cost.
import assert from 'node:assert/strict';
import {execFileSync, spawn} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {test} from 'node:test';
import {chromium} from 'playwright-core';
import {pictures, until, Wire} from './club.mjs';

const {ARBITER, ARBITER_FAKE_CAMERA, ARBITER_BROWSER} = process.env;
const rate = 2.5;       // frames of the film a second: two seconds for a ply
const lostFor = 5;      // seconds without a network
const ticks = 100;      // of the system's clock for processes, a second

const browserArguments = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync', '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream', '--ignore-certificate-errors'];

/// Seconds of processor time of a process, and of all that it has started.
function worked(pid, family = true) {
  const stat = (one) => {
    try {
      const fields = readFileSync(`/proc/${one}/stat`, 'utf8').replace(/^.*\) /, '').split(' ');
      return {parent: Number(fields[1]), used: (Number(fields[11]) + Number(fields[12])) / ticks};
    } catch {
      return null;
    }
  };
  if (!family) return stat(pid)?.used ?? 0;
  const all = new Map(readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map((name) => [Number(name), stat(Number(name))]));
  const isOf = (one) => one === pid || (all.get(one)?.parent > 1 && isOf(all.get(one).parent));
  return [...all.entries()].filter(([one, of]) => of && isOf(one)).reduce((sum, [, of]) => sum + of.used, 0);
}

/// A game that `arbiter watch` follows.
class Watch {
  constructor(given) {
    this.process = spawn(ARBITER, ['watch', '--phone', '--phone-host', '127.0.0.1', '--phone-port', '0', '--json', '--pictures', '0', ...given],
      {stdio: ['pipe', 'pipe', 'inherit']});
    this.told = [];
    this.over = new Promise((done) => { this.process.once('exit', done); });
    this.played = [];     // what is answered when several moves were not seen
    this.answers = 0;
    createInterface({input: this.process.stdout}).on('line', (line) => {
      this.told.push({at: Date.now(), ...JSON.parse(line)});
      this.answer(this.told.at(-1));
    });
  }
  // As the players would: with what they have played.
  answer({candidates = []}) {
    const next = this.played.slice(this.actions.length);
    const right = candidates.findIndex(({actions}) => actions.every((action, i) => action === next[i]));
    if (right < 0) return;
    this.answers += 1;
    this.process.stdin.write(`${right + 1}\n`);
  }
  /// The actions as they stand, each with the frame that showed it.
  get actions() {
    const list = [];
    for (const one of this.told) {
      for (let i = 0; i < (one.undone ?? 0); ++i) list.pop();
      if (one.action) list.push(one);
    }
    return list;
  }
  async end() {
    this.process.kill('SIGTERM');
    await this.over;
  }
}

const middle = (numbers, part) => numbers.toSorted((a, b) => a - b)[Math.floor(part * (numbers.length - 1))];

/// Plays the film into the page of a phone until the whole game is recorded.
async function readThroughPhone(name, film, given, folder) {
  const truth = JSON.parse(readFileSync(path.join(film, 'truth.json'), 'utf8'));
  const played = truth.plies.map((ply) => ply.action);
  const camera = path.join(folder, 'camera.y4m');
  const frames = Number(execFileSync(ARBITER_FAKE_CAMERA, [film, camera, String(rate), '12', '60'], {encoding: 'utf8'}));
  const watch = new Watch(['--db', path.join(folder, 'games.sqlite'), ...given]);
  watch.played = played;
  const code = await until(() => watch.told.find((one) => one.page), 'the code is shown');
  assert.match(code.fingerprint, /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/);
  const address = new URL(code.page);
  const wire = new Wire(Number(address.port));
  await wire.open();
  const server = await chromium.launchServer({executablePath: ARBITER_BROWSER, args: [...browserArguments, `--use-file-for-fake-video-capture=${camera}`]});
  const browser = await chromium.connect(server.wsEndpoint());
  const sent = [], faults = [];
  try {
    const context = await browser.newContext({viewport: {width: 390, height: 844}, ignoreHTTPSErrors: true, locale: 'en-GB'});
    const page = await context.newPage();
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('requestfinished', async (request) => {
      if (!request.url().includes('/picture?')) return;
      const reply = await (await request.response()).json().catch(() => ({}));
      sent.push({taken: Number(new URL(request.url()).searchParams.get('t')), ...reply});
    });
    let lost = 0;
    page.on('requestfailed', (request) => { lost += request.url().includes('/picture?') ? 1 : 0; });
    await page.goto(`https://127.0.0.1:${new URL(wire.url).port}/${address.hash}`);
    const begun = Date.now();
    await page.locator('#begin').click();
    await until(async () => (await page.locator('#words').innerText()) === 'Board found', 'the page says that the board is found', 60);
    await page.screenshot({path: path.join(pictures, `camera-${name}.png`)});
    const outline = await page.locator('#outline').getAttribute('points');
    assert.equal(outline.split(' ').length, 4, outline);
    // In the middle of the game the network goes; what is played meanwhile is seen when it is back.
    await until(() => watch.actions.length >= played.length / 2, 'half of the game is read', 300);
    wire.lose();
    await until(async () => (await page.locator('#words').innerText()) === 'No connection', 'the page says that the network is gone');
    await page.screenshot({path: path.join(pictures, `camera-${name}-lost.png`)});
    await new Promise((done) => { setTimeout(done, 1000 * lostFor); });
    const before = watch.actions.length;
    wire.back();
    await until(() => watch.actions.length > before, 'the game goes on', 60);
    await until(() => watch.actions.length >= played.length, 'the whole game is read', 300).catch(() => {});
    const seconds = (Date.now() - begun) / 1000;
    const server_used = worked(watch.process.pid, false), page_used = worked(server.process().pid);
    await watch.end();
    // The page hears that the game is over, and the code holds no longer.
    await until(async () => (await page.locator('#why').innerText()) === 'The game is over. Thank you!', 'the page is told of the end');
    assert.deepEqual(watch.actions.map((one) => one.action), played);
    assert.deepEqual(faults, []);
    const counts = watch.told.find((one) => one.came !== undefined);
    assert.equal(counts.refused, 0);
    const takenAt = new Map(sent.filter((one) => one.number).map((one) => [one.number, one.taken]));
    const delays = watch.actions.filter((one) => takenAt.has(one.frame)).map((one) => one.at - takenAt.get(one.frame));
    console.log(`${name}: ${played.length} plies, ${watch.answers} questions, ${frames} frames of film in ${seconds.toFixed(0)} s; the page sent ${sent.length} ` +
      `(${(sent.length / seconds).toFixed(1)} a second), ` +
      `${lost} lost on their way, ${counts.read} read, ${counts.passed_over} passed over, ${counts.late} late; ` +
      `picture to record ${middle(delays, 0.5)} ms in the middle, ${middle(delays, 0.95)} ms for 95 of 100; ` +
      `processor: server and watcher ${(100 * server_used / seconds).toFixed(0)} %, browser ${(100 * page_used / seconds).toFixed(0)} % of a core`);
  } finally {
    await browser.close();
    await server.close();
    wire.close();
    await watch.end();
  }
}

async function inFolder(run) {
  const folder = mkdtempSync(path.join(tmpdir(), 'arbiter-camera-'));
  try {
    await run(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

test("a whole game of Mr. Joseph's is read through a phone", () => inFolder(async (folder) => {
  const film = path.join(folder, 'film');
  execFileSync(ARBITER, ['simulate', '--demo', '--out', film], {stdio: 'ignore'});
  await readThroughPhone('mr-joseph', film, ['--rules', 'mr-joseph'], folder);
}));

// Morphy against the Duke of Brunswick and Count Isouard, Paris 1858.
const opera = `[White "Morphy"]\n[Black "Brunswick"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6
7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8
17. Rd8# 1-0\n`;

test('a whole game of chess is read through a phone', () => inFolder(async (folder) => {
  const pgn = path.join(folder, 'opera.pgn'), db = path.join(folder, 'opera.sqlite'), record = path.join(folder, 'opera.json');
  writeFileSync(pgn, opera);
  execFileSync(ARBITER, ['load', pgn, '--db', db]);
  execFileSync(ARBITER, ['export', 'last', '--db', db, '--format', 'json', '--out', record]);
  const film = path.join(folder, 'film');
  execFileSync(ARBITER, ['simulate', '--record', record, '--board-style', 'wood', '--light', 'day', '--seed', '5', '--out', film], {stdio: 'ignore'});
  await readThroughPhone('chess', film, ['--rules', 'chess'], folder);
}));
