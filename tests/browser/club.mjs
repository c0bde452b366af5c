// SPDX-License-Identifier: MIT
// A club with its server and a table, a browser, and a network between them that can be cut.
import {spawn, execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, mkdirSync} from 'node:fs';
import net from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import assert from 'node:assert/strict';
import {chromium} from 'playwright-core';
import axe from 'axe-core';

export const pictures = path.join(process.cwd(), 'pictures');
mkdirSync(pictures, {recursive: true});

const {ARBITER, ARBITER_CLUB, ARBITER_TABLE} = process.env;

/// Waits until something holds; what it answers.
export async function until(holds, what, seconds = 20) {
  const end = Date.now() + 1000 * seconds;
  let last;
  while (Date.now() < end) {
    try {
      last = await holds();
      if (last) return last;
    } catch (error) {
      last = error;
    }
    await new Promise((done) => { setTimeout(done, 50); });
  }
  assert.fail(`${what}: ${last}`);
}

/// A program whose lines are read.
class Program {
  constructor(command, given) {
    this.process = spawn(command, given, {stdio: ['pipe', 'pipe', 'inherit']});
    this.lines = [];
    this.seen = 0;
    createInterface({input: this.process.stdout}).on('line', (line) => this.lines.push(line));
  }
  /// The next line that fits.
  async line(fits, what) {
    return until(() => {
      while (this.seen < this.lines.length) {
        const line = this.lines[this.seen++];
        if (fits(line)) return line;
      }
      return null;
    }, what);
  }
  async end() {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    this.process.stdin.end();
    const over = new Promise((done) => { this.process.once('exit', done); });
    this.process.kill('SIGTERM');
    await over;
  }
}

/// A network that passes on what goes to a port, and can be cut.
export class Wire {
  constructor(port) {
    this.sockets = new Set();
    this.cut = false;
    this.asked = '';
    this.server = net.createServer((near) => {
      if (this.cut) return near.destroy();
      const far = net.connect(port, '127.0.0.1');
      for (const one of [near, far]) {
        this.sockets.add(one);
        one.on('close', () => { this.sockets.delete(one); near.destroy(); far.destroy(); });
        one.on('error', () => {});
      }
      near.on('data', (data) => { this.asked += data.toString('latin1'); });
      near.pipe(far);
      far.pipe(near);
    });
  }
  async open() {
    await new Promise((done) => { this.server.listen(0, '127.0.0.1', done); });
    this.url = `http://127.0.0.1:${this.server.address().port}`;
  }
  lose() {
    this.cut = true;
    this.asked = '';
    for (const one of this.sockets) one.destroy();
  }
  back() { this.cut = false; }
  close() { this.lose(); this.server.close(); }
}

export class Club {
  arbiter(...given) { return execFileSync(ARBITER, [...given], {encoding: 'utf8'}); }
  club(command, ...given) { return this.arbiter('club', command, ...given, '--db', this.db); }

  async open({rules = 'mr-joseph', players = ['Ada', 'Bo', 'Cy', 'Dee'], setup = {}, more = [], server = [], only = ['--event', 'Friday']} = {}) {
    this.folder = mkdtempSync(path.join(tmpdir(), 'arbiter-pages-'));
    this.db = path.join(this.folder, 'club.sqlite');
    this.club('players', 'add', ...players);
    this.club('events', 'new', 'Friday', '--rules', rules, '--rounds', '2', ...more);
    this.club('arrive', 'Friday', '--all');
    this.club('seat', 'Friday');
    this.club('publish', 'Friday');
    this.key = this.club('keys', 'new', 'table', '--for', 'Table 1').trim();
    this.server = new Program(ARBITER_CLUB, ['--db', this.db, ...only, '--port', '0', ...server]);
    const said = await this.server.line((line) => line.includes('http://'), 'the server begins');
    this.url = /http:\/\/[^/]+/.exec(said)[0].replace('localhost', '127.0.0.1');
    this.wire = new Wire(Number(new URL(this.url).port));
    await this.wire.open();
    this.table = new Program(ARBITER_TABLE, [this.url, this.key, path.join(this.folder, 'table.sqlite'), '1', JSON.stringify(setup)]);
    assert.equal(await this.table.line(() => true, 'the table begins'), 'ok');
    this.browser = await chromium.launch({executablePath: process.env.ARBITER_BROWSER, args: ['--no-sandbox', '--disable-dev-shm-usage']});
    await until(async () => (await fetch(`${this.url}/api/table/1/1`)).ok, 'the club hears of the game');
    return this;
  }
  /// The server stands still, or goes on: connections stay, and nothing comes.
  stand(still) { this.server.process.kill(still ? 'SIGSTOP' : 'SIGCONT'); }
  /// Something played at the table.
  async play(action) {
    this.table.process.stdin.write(`${action}\n`);
    assert.equal(await this.table.line(() => true, action), 'ok', action);
  }
  /// The page that a seat's phone opens, by way of the wire.
  phones() {
    const told = JSON.parse(this.club('phones', 'Friday', '--table', '1', '--club', this.wire.url, '--json'));
    return told.pages;
  }
  /// A page in a browser of its own.
  async page({width = 1280, height = 900, dark = false, locale = 'en-GB'} = {}) {
    const context = await this.browser.newContext({viewport: {width, height}, colorScheme: dark ? 'dark' : 'light', locale});
    const page = await context.newPage();
    page.faults = [];
    page.on('pageerror', (error) => page.faults.push(String(error)));
    return page;
  }
  async close() {
    await this.browser?.close();
    this.wire?.close();
    await this.table?.end();
    await this.server?.end();
    rmSync(this.folder, {recursive: true, force: true});
  }
}

/// Nothing that axe knows stands between the page and who reads it otherwise, in light and in dark; nothing goes over
/// the page's side.
export async function accessible(page, name) {
  for (const scheme of ['light', 'dark']) {
    await page.emulateMedia({colorScheme: scheme});
    await page.screenshot({path: path.join(pictures, `${name}-${scheme}.png`), fullPage: true});
    await page.evaluate(axe.source);
    const found = await page.evaluate(() => window.axe.run(document, {resultTypes: ['violations']}));
    assert.deepEqual(found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' | ')}`), [], `${name}, ${scheme}`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(over <= 0, `${name}, ${scheme}: ${over} pixels over the side`);
  }
  await page.emulateMedia({colorScheme: 'light'});
  assert.deepEqual(page.faults, []);
}
