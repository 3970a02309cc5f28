import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { isAlive, isZombie } from '../processes/is-alive.mjs';
import { UserError } from '../terminal/user-error.mjs';
import { addressOf, identifyServer } from './connection.mjs';

const TIMEOUT_MS = 30_000;

/**
 * Returns the server of `dataDir` that outlived its supervisor as `{ pid, port }`, or undefined. Removes a stale pid
 * file that would prevent a start: it names a process that is not PostgreSQL (the pid was reused), or a killed one that
 * was not reaped.
 */
export async function findRunningServer({ dataDir, password, control }) {
  const recorded = readPidFile(dataDir);
  if (!recorded) return undefined;
  if (isZombie(recorded.pid)) await removePidFile(dataDir);
  if (control.status() !== recorded.pid) return undefined; // PostgreSQL removes the file itself
  const until = Date.now() + TIMEOUT_MS;
  while (isServerOf(recorded.pid, dataDir) && Date.now() < until) {
    const identity = await identifyServer(addressOf({ port: recorded.port, password }), dataDir);
    if (identity === 'ours') return recorded;
    if (identity === 'refused')
      throw new UserError(
        `A database server is already running on ${dataDir} (process ${recorded.pid}), but it refuses our password. Stop it, then start again.`,
      );
    await wait(50);
  }
  if (isAlive(recorded.pid) && !isServerOf(recorded.pid, dataDir))
    rmSync(join(dataDir, 'postmaster.pid'), { force: true });
  return undefined;
}

function readPidFile(dataDir) {
  try {
    const lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return undefined;
  }
}

// Removes the pid file only after the children of the server have ended: PostgreSQL uses the file to detect them.
async function removePidFile(dataDir) {
  const until = Date.now() + TIMEOUT_MS;
  while (hasProcesses(dataDir) && Date.now() < until) await wait(50);
  if (!hasProcesses(dataDir)) rmSync(join(dataDir, 'postmaster.pid'), { force: true });
}

// Every process of a server has its data folder as working directory.
function hasProcesses(dataDir) {
  const folder = realpathSync(dataDir);
  return readdirSync('/proc').some((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === folder;
    } catch {
      return false; // no process, ended, or of another user
    }
  });
}

function isServerOf(pid, dataDir) {
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return (stdout ?? commandFromProc(pid)).includes(`postgres -D ${dataDir}`);
}

// Small container images have no `ps`.
function commandFromProc(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
