import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { isAlive } from '../processes/is-alive.mjs';
import { UserError } from '../terminal/user-error.mjs';

const abandonedMs = 1_000;

/**
 * Takes the lock of the data folder. Throws with the address of the site that holds it. The lock file contains pid and
 * start time of the process, so that a stale lock never counts, even when the pid was reused.
 */
export function takeStartLock(dataDir, address) {
  const path = join(dataDir, 'start.lock');
  const mine = { pid: process.pid, began: startTimeOf(process.pid), address };
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(mine));
  try {
    for (;;) {
      if (isLinked(draft, path)) return () => rmSync(path, { force: true });
      throwIfHeld(readLock(path));
      removeStale(path);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Throws when a site runs on this data folder; changes nothing. */
export function refuseSecondStart(dataDir) {
  throwIfHeld(readLock(join(dataDir, 'start.lock')));
}

const isHeld = (lock) => lock && isAlive(lock.pid) && startTimeOf(lock.pid) === lock.began;

function throwIfHeld(lock) {
  if (isHeld(lock)) throw new UserError(`Porchlight is already running at ${lock.address}`);
}

function isLinked(draft, path) {
  try {
    linkSync(draft, path); // atomic: only one of two concurrent starts succeeds
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

// A second name of the lock is the right to remove it: one start has it at a time, so that what it judged as stale is what
// it removes, never the lock that another start took in between.
function removeStale(path) {
  const claim = `${path}.stale`;
  try {
    if (!isLinked(path, claim)) return removeAbandoned(claim);
  } catch {
    return; // another start removed the lock first
  }
  if (!isHeld(readLock(claim))) rmSync(path, { force: true });
  rmSync(claim, { force: true });
}

/** Removes the claim of a start that was killed within it. */
function removeAbandoned(claim) {
  const { ctimeMs = Infinity } = statSync(claim, { throwIfNoEntry: false }) ?? {};
  if (Date.now() - ctimeMs > abandonedMs) rmSync(claim, { force: true });
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined; // missing, or incomplete because the write was interrupted
  }
}

// The same pid with another start time is another process.
function startTimeOf(pid) {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[19]}`;
  } catch {
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
  }
}
