import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import { isAlive } from '../processes/is-alive.mjs';
import { serverAccount } from './account.mjs';
import { findBinaries } from './binaries.mjs';
import { createCluster, hasCluster } from './cluster.mjs';
import { addressOf, freePort, identifyServer } from './connection.mjs';
import { clusterFolder, fallbackFolder } from './cluster-folder.mjs';
import { PgCtl } from './pg-ctl.mjs';
import { findRunningServer } from './running-server.mjs';

const START_TIMEOUT_MS = 120_000; // allows for the recovery of a busy server after a hard kill
const STOP_SECONDS = 8;
const MAX_ATTEMPTS = 3;
const MAX_SOCKET_PATH_BYTES = 107;
const MAX_LOG_BYTES = 10 * 1024 * 1024;

/**
 * Starts (or adopts) the embedded PostgreSQL whose cluster is in `dataDir`, and makes the cluster when there is none.
 * @param {object} options
 * @param {string} options.dataDir where the cluster lives; root's server runs as nobody, see account.mjs
 * @param {Record<string, string>} [options.settings] server settings, such as `{ fsync: 'off' }`
 * @param {'trust' | { password: string }} options.auth `trust` is for tests only; else the password of the role
 *   `postgres`
 * @param {number} [options.port] taken instead of any free one: a restart that others must not notice
 * @param {(message: string) => void} [options.say] called with what takes long or was repaired
 * @returns {Promise<{ url: string, port: number, pid: number, dataDir: string, isAdopted: boolean, exited:
 *   Promise<void>, stop(): Promise<void>, stopNow(): void }>}
 */
export async function startPostgres({ dataDir: wanted, settings = {}, auth, port, print = () => undefined }) {
  const account = serverAccount();
  const dataDir = clusterFolder(wanted, account);
  const password = auth === 'trust' ? undefined : auth.password;
  const programs = findBinaries({ account, print, fallbackFolder: () => fallbackFolder(wanted) });
  const control = new PgCtl({ program: programs.pgCtl, dataDir, account });
  const found = hasCluster(dataDir) && (await findRunningServer({ dataDir, password, control }));
  const server = found
    ? reuseServer(found, control)
    : await launchNew({ programs, control, dataDir, account, password, settings, port });
  return { ...server, dataDir, isReused: Boolean(found), url: addressOf({ port: server.port, password }) };
}

/** Finds the server of a data folder that runs already: `{ pid, port }`, or undefined. */
export async function runningServer({ dataDir: wanted, auth, print = () => undefined }) {
  const account = serverAccount();
  const dataDir = clusterFolder(wanted, account);
  const { pgCtl } = findBinaries({ account, print, fallbackFolder: () => fallbackFolder(wanted) });
  const control = new PgCtl({ program: pgCtl, dataDir, account });
  return findRunningServer({ dataDir, password: auth.password, control });
}

/** Creates the cluster ahead of `startPostgres` if it is missing, so that the slow part can run in parallel. */
export async function prepareCluster({ dataDir: wanted, auth, print = () => undefined }) {
  const account = serverAccount();
  const dataDir = clusterFolder(wanted, account);
  if (hasCluster(dataDir)) return;
  const { initdb } = findBinaries({ account, print, fallbackFolder: () => fallbackFolder(wanted) });
  await createCluster({ dataDir, initdb, account, password: auth === 'trust' ? undefined : auth.password });
}

async function launchNew({ programs, control, dataDir, account, password, settings, port }) {
  if (!hasCluster(dataDir)) await createCluster({ dataDir, initdb: programs.initdb, account, password });
  let last;
  // A retry helps when the port was taken meanwhile, or when children of a killed server still hold its shared memory.
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const started = await launchOnce({
      dataDir,
      account,
      password,
      settings,
      postgres: programs.postgres,
      control,
      port: port ?? (await freePort()),
    });
    if (started.pid !== undefined) return started;
    last = started.reason;
    await wait(250 * attempt);
  }
  throw new Error(`PostgreSQL did not start: ${last}`);
}

async function launchOnce({ dataDir, account, password, settings, postgres, control, port }) {
  const log = openLog(`${dataDir}.log`);
  const child = spawn(postgres, ['-D', dataDir, '-p', String(port), ...flags(dataDir, port, settings)], {
    ...account,
    cwd: dataDir,
    detached: true,
    stdio: ['ignore', log.file, log.file], // detached, so that Ctrl-C does not reach it before the services
  });
  closeSync(log.file);
  const exited = once(child, 'exit').then(() => undefined);
  if (await isReady({ child, address: addressOf({ port, password }), dataDir })) {
    return { port, pid: child.pid, exited, ...stopping(child.pid, exited, control) };
  }
  child.kill('SIGQUIT');
  await exited;
  return { reason: readFileSync(log.path, 'utf8').slice(log.start).trim().split('\n').slice(-5).join('\n') };
}

async function isReady({ child, address, dataDir }) {
  const until = Date.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && child.signalCode === null && Date.now() < until) {
    const identity = await identifyServer(address, dataDir);
    if (identity !== 'silent') return identity === 'ours';
    await wait(15);
  }
  return false;
}

function flags(dataDir, port, settings) {
  const isShort = Buffer.byteLength(`${dataDir}/.s.PGSQL.${port}`) <= MAX_SOCKET_PATH_BYTES;
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: isShort ? dataDir : '',
    jit: 'off',
    ...settings,
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

// A file, not a pipe: the server outlives a killed supervisor, and a pipe without a reader would lose the output.
function openLog(path) {
  const file = openSync(path, 'a', 0o600);
  if (statSync(path).size > MAX_LOG_BYTES) truncateSync(path);
  return { path, file, start: statSync(path).size };
}

function reuseServer({ pid, port }, control) {
  const exited = untilExited(pid);
  return { port, pid, exited, ...stopping(pid, exited, control) };
}

async function untilExited(pid) {
  while (isAlive(pid)) await wait(100, undefined, { ref: false });
}

function stopping(pid, exited, control) {
  const stop = async () => {
    for (const mode of ['fast', 'immediate']) {
      if (!isAlive(pid) || (await control.stop(mode, STOP_SECONDS))) return exited;
    }
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    return exited;
  };
  return { stop, stopNow: () => control.stopNow() };
}
