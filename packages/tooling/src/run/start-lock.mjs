import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { isAlive } from './is-alive.mjs';
import { Refusal } from './refusal.mjs';

/**
 * Takes the data folder for this process, or refuses with the address of the house that already runs on it. The note names
 * the process and when it began, so that a lock left by a killed start never counts, even when its number was given away.
 */
export function takeStartLock(dataDir, address) {
  const path = join(dataDir, 'start.lock');
  const mine = { pid: process.pid, began: beginningOf(process.pid), address };
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(mine));
  try {
    for (;;) {
      if (isLinked(draft, path)) return () => rmSync(path, { force: true });
      refuseIfHeld(readNote(path));
      removeStale(path);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Refuses when a house runs on this data folder; touches nothing. */
export function refuseSecondStart(dataDir) {
  refuseIfHeld(readNote(join(dataDir, 'start.lock')));
}

function refuseIfHeld(note) {
  if (note && isAlive(note.pid) && beginningOf(note.pid) === note.began)
    throw new Refusal(`Porchlight already runs at ${note.address}`);
}

function isLinked(draft, path) {
  try {
    linkSync(draft, path); // atomic: of two starts at once one gets it
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

// moved before it is removed: should a new holder have come meanwhile, its note is put back
function removeStale(path) {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return; // another start removed it first
  }
  const note = readNote(aside);
  const isHeld = note && isAlive(note.pid) && beginningOf(note.pid) === note.began;
  if (isHeld) isLinked(aside, path);
  rmSync(aside, { force: true });
}

function readNote(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined; // none, or cut off while it was written
  }
}

// the same number with another beginning is another process
function beginningOf(pid) {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[19]}`;
  } catch {
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
  }
}
