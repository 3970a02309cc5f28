import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import { isAlive } from '../is-alive.mjs';
import { serverAccount } from './account.mjs';
import { findBinaries } from './binaries.mjs';
import { createCluster, hasCluster } from './cluster.mjs';
import { addressOf, freePort, whoAnswers } from './connection.mjs';
import { placeOf, spareFolder } from './place.mjs';
import { findRunningServer } from './running-server.mjs';

const START_PATIENCE_MS = 120_000; // recovery after a hard kill of a busy server
const TRIES = 3;
const LONGEST_SOCKET_PATH = 107;
const LOG_LIMIT = 10 * 1024 * 1024;

/**
 * Starts (or adopts) the embedded PostgreSQL whose cluster is in `dataDir`, and makes the cluster when there is none.
 * @param {object} options
 * @param {string} options.dataDir where the cluster lives; root's server runs as nobody, see place.mjs
 * @param {Record<string, string>} [options.settings] server settings, such as `{ fsync: 'off' }`
 * @param {'trust' | { password: string }} options.auth `trust` is for tests only; else the password of the role `postgres`
 * @param {number} [options.port] taken instead of any free one: a restart that others must not notice
 * @param {(words: string) => void} [options.say] told what takes long or was mended
 * @returns {Promise<{ url: string, port: number, pid: number, dataDir: string, isAdopted: boolean, exited: Promise<void>, stop(): Promise<void> }>}
 */
export async function startPostgres({ dataDir: wanted, settings = {}, auth, port, say = () => undefined }) {
  const account = serverAccount();
  const dataDir = placeOf(wanted, account);
  const password = auth === 'trust' ? undefined : auth.password;
  const found = hasCluster(dataDir) && (await findRunningServer(dataDir, password));
  const server = found ? adopt(found) : await launchNew({ wanted, dataDir, account, password, settings, port, say });
  return { ...server, dataDir, isAdopted: Boolean(found), url: addressOf({ port: server.port, password }) };
}

/** Makes the cluster of `startPostgres` ahead of time, when there is none: lets the slow part run beside something else. */
export async function prepareCluster({ dataDir: wanted, auth, say = () => undefined }) {
  const account = serverAccount();
  const dataDir = placeOf(wanted, account);
  if (hasCluster(dataDir)) return;
  const { initdb } = findBinaries({ account, say, spareFolder: () => spareFolder(wanted) });
  await createCluster({ dataDir, initdb, account, password: auth === 'trust' ? undefined : auth.password });
}

async function launchNew({ wanted, dataDir, account, password, settings, port, say }) {
  const { initdb, postgres } = findBinaries({ account, say, spareFolder: () => spareFolder(wanted) });
  if (!hasCluster(dataDir)) await createCluster({ dataDir, initdb, account, password });
  let last;
  // a second try helps when the free port was taken meanwhile, or a killed server's children still hold its memory
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const started = await launchOnce({
      dataDir,
      account,
      password,
      settings,
      postgres,
      port: port ?? (await freePort()),
    });
    if (started.pid !== undefined) return started;
    last = started.words;
    await wait(250 * attempt);
  }
  throw new Error(`PostgreSQL does not start: ${last}`);
}

async function launchOnce({ dataDir, account, password, settings, postgres, port }) {
  const log = openLog(`${dataDir}.log`);
  const child = spawn(postgres, ['-D', dataDir, '-p', String(port), ...flags(dataDir, port, settings)], {
    ...account,
    cwd: dataDir,
    detached: true,
    stdio: ['ignore', log.file, log.file], // detached: Ctrl-C must not reach it before the services
  });
  closeSync(log.file);
  const exited = once(child, 'exit').then(() => undefined);
  if (await isReady({ child, address: addressOf({ port, password }), dataDir })) {
    return { port, pid: child.pid, exited, stop: () => stop(child.pid, exited) };
  }
  child.kill('SIGQUIT');
  await exited;
  return { words: readFileSync(log.path, 'utf8').slice(log.start).trim().split('\n').slice(-5).join('\n') };
}

async function isReady({ child, address, dataDir }) {
  const until = Date.now() + START_PATIENCE_MS;
  while (child.exitCode === null && child.signalCode === null && Date.now() < until) {
    const answer = await whoAnswers(address, dataDir);
    if (answer !== 'silent') return answer === 'ours';
    await wait(15);
  }
  return false;
}

function flags(dataDir, port, settings) {
  const isShort = Buffer.byteLength(`${dataDir}/.s.PGSQL.${port}`) <= LONGEST_SOCKET_PATH;
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: isShort ? dataDir : '',
    jit: 'off',
    ...settings,
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

// a file, not a pipe: the server outlives a killed supervisor, and a pipe without a reader would lose its words
function openLog(path) {
  const file = openSync(path, 'a', 0o600);
  if (statSync(path).size > LOG_LIMIT) truncateSync(path);
  return { path, file, start: statSync(path).size };
}

function adopt({ pid, port }) {
  const exited = untilGone(pid);
  return { port, pid, exited, stop: () => stop(pid, exited) };
}

async function untilGone(pid) {
  while (isAlive(pid)) await wait(100, undefined, { ref: false });
}

async function stop(pid, exited) {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL']) {
    if (!isAlive(pid)) return exited;
    process.kill(pid, signal);
    if (await settles(exited, 8000)) return undefined;
  }
  return undefined;
}

async function settles(promise, patience) {
  const timer = new AbortController();
  const settled = await Promise.race([
    promise.then(() => true),
    wait(patience, false, { signal: timer.signal }).catch(() => false),
  ]);
  timer.abort();
  return settled;
}
