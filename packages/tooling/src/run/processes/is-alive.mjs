import { readFileSync } from 'node:fs';

/** Returns whether a process with that pid runs, of any user; a zombie does not count. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  return !isZombie(pid);
}

/**
 * Returns whether a process has ended but was not reaped by its parent; containers often lack an init process that
 * reaps orphans.
 */
export function isZombie(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).startsWith('Z');
  } catch {
    return false;
  }
}
