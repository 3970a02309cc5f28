import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { isAlive, isZombie } from '../is-alive.mjs';
import { Refusal } from '../refusal.mjs';
import { addressOf, whoAnswers } from './connection.mjs';

const PATIENCE_MS = 30_000;

/**
 * The server of `dataDir` that outlived its supervisor: `{ pid, port }`, or undefined when none runs. Removes a pid file that
 * would keep a new server from starting for no reason: it names a living process which is no PostgreSQL (the number was given
 * away after a restart of the machine), or a killed one that nobody collected.
 */
export async function findRunningServer(dataDir, password) {
  const noted = readPidFile(dataDir);
  if (!noted) return undefined;
  if (isZombie(noted.pid)) await forget(dataDir);
  if (!isAlive(noted.pid)) return undefined; // PostgreSQL itself clears up after it
  const until = Date.now() + PATIENCE_MS;
  while (isServerOf(noted.pid, dataDir) && Date.now() < until) {
    const answer = await whoAnswers(addressOf({ port: noted.port, password }), dataDir);
    if (answer === 'ours') return noted;
    if (answer === 'refused')
      throw new Refusal(
        `A database server of ${dataDir} runs (process ${noted.pid}), but refuses our password. Stop it and start again.`,
      );
    await wait(50);
  }
  if (isAlive(noted.pid) && !isServerOf(noted.pid, dataDir)) rmSync(join(dataDir, 'postmaster.pid'), { force: true });
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

// only when its children are gone too: with the file PostgreSQL would lose its own way to notice them
async function forget(dataDir) {
  const until = Date.now() + PATIENCE_MS;
  while (worksIn(dataDir) && Date.now() < until) await wait(50);
  if (!worksIn(dataDir)) rmSync(join(dataDir, 'postmaster.pid'), { force: true });
}

// every process of a server has its data folder as working folder
function worksIn(dataDir) {
  const place = realpathSync(dataDir);
  return readdirSync('/proc').some((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === place;
    } catch {
      return false; // no process, ended, or somebody else's
    }
  });
}

function isServerOf(pid, dataDir) {
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return (stdout ?? commandFromProc(pid)).includes(`postgres -D ${dataDir}`);
}

// small images have no `ps`
function commandFromProc(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
