import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, linkSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { refuseSecondStart, takeStartLock } from './start-lock.mjs';

const address = 'http://localhost:8080';
let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-lock-'));
  lock = join(folder, 'start.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const taker = `
  import { takeStartLock } from ${JSON.stringify(fileURLToPath(new URL('./start-lock.mjs', import.meta.url)))};
  process.once('message', () => {
    try { takeStartLock(process.argv[1], '${address}'); process.send('taken'); } catch (error) { process.send(error.message); }
  });
  setInterval(() => {}, 1000);
  process.send('waiting');`;

async function anotherProcess() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', taker, folder], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return {
    child,
    take: async () => {
      child.send('now');
      return String((await once(child, 'message'))[0]);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

describe('a second start in the same clone', () => {
  it('fails with the address of the running site, and changes nothing', async () => {
    const first = await anotherProcess();
    await first.take();
    const before = readFileSync(lock, 'utf8');
    expect(() => refuseSecondStart(folder)).toThrow(`Porchlight is already running at ${address}`);
    expect(() => takeStartLock(folder, 'http://localhost:9090')).toThrow(`Porchlight is already running at ${address}`);
    expect(readFileSync(lock, 'utf8')).toBe(before);
    await first.kill();
  });

  it('succeeds when the first was killed', async () => {
    const first = await anotherProcess();
    await first.take();
    await first.kill();
    const release = takeStartLock(folder, address);
    expect(readdirSync(folder)).toEqual(['start.lock']);
    release();
    expect(existsSync(lock)).toBe(false);
  });

  it('succeeds when the pid of the killed one was reused', () => {
    writeFileSync(lock, JSON.stringify({ pid: process.pid, began: 'another boot 1', address }));
    expect(() => takeStartLock(folder, address)).not.toThrow();
  });

  it('succeeds when the lock file is incomplete', () => {
    writeFileSync(lock, '{"pid":');
    expect(() => takeStartLock(folder, address)).not.toThrow();
  });

  it('succeeds when an earlier one was killed while it removed a stale lock', () => {
    writeFileSync(lock, '{"pid":');
    linkSync(lock, `${lock}.stale`);
    expect(() => takeStartLock(folder, address)).not.toThrow();
    expect(readdirSync(folder)).toEqual(['start.lock']);
  });

  it('succeeds for exactly one of several that find a stale lock at the same time', async () => {
    writeFileSync(lock, JSON.stringify({ pid: 2 ** 22 + 1, began: 'gone', address }));
    const starters = await Promise.all([1, 2, 3, 4].map(anotherProcess));
    const answers = await Promise.all(starters.map((starter) => starter.take()));
    await Promise.all(starters.map((starter) => starter.kill()));
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
  });
});
