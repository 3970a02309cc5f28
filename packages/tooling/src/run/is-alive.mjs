import { readFileSync } from 'node:fs';

/** Whether a process of that number runs, ours or not; one that ended but was never collected by its parent does not. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  return !isZombie(pid);
}

/** Whether a process ended but keeps its number because nobody collected it: containers often have no process that collects orphans. */
export function isZombie(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).startsWith('Z');
  } catch {
    return false;
  }
}
