import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '../../packages/tooling/src/run/postgres/connection.mjs';
import { installPeer, peerVersion } from './install-peer.mjs';
import { peerContestant } from './peer-contestant.mjs';
import { fillPeerDatabase, peerDatabaseOf } from './peer-database.mjs';

const START_PATIENCE_MS = 120_000;

/** Directus on the homes of a size: installed, filled, started. Gives its contestant; `close` ends it. */
export async function openPeer({ dataDir, server, product, lowest, homes, progress }) {
  const folder = await progress.step(`Directus ${peerVersion} installed`, () => installPeer(dataDir));
  await progress.step('its database filled', () => fillPeerDatabase(server, homes));
  const [port, token] = [await freePort(), randomBytes(16).toString('hex')];
  const env = environmentOf({ address: server.addressOf(peerDatabaseOf(homes)), port, token });
  const log = join(folder, 'directus.log');
  await progress.step('its own tables', async () =>
    run(folder, log, env, 'bootstrap').then(async (child) => {
      const [code] = await once(child, 'exit');
      if (code !== 0) throw new Error(`Directus does not bootstrap:\n${tail(log)}`);
    }),
  );
  const child = await run(folder, log, env, 'start');
  const exited = once(child, 'exit');
  const contestant = peerContestant({ url: `http://127.0.0.1:${port}`, token, product, lowest });
  await progress.step('Directus started', () => untilReady(`http://127.0.0.1:${port}/server/ping`, child, log));
  return {
    ...contestant,
    close: async () => {
      await contestant.close();
      child.kill('SIGTERM');
      await exited;
    },
  };
}

// the defaults of a new project, without cache, limiters (they refuse what is to be measured) and telemetry
const environmentOf = ({ address, port, token }) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DB_CLIENT: 'pg',
  DB_CONNECTION_STRING: address,
  SECRET: token,
  ADMIN_EMAIL: 'bench@example.com',
  ADMIN_PASSWORD: token,
  ADMIN_TOKEN: token,
  CACHE_ENABLED: 'false',
  RATE_LIMITER_ENABLED: 'false',
  PRESSURE_LIMITER_ENABLED: 'false',
  TELEMETRY: 'false',
  LOG_LEVEL: 'warn',
});

async function run(folder, log, env, command) {
  const file = openSync(log, 'a');
  const child = spawn(process.execPath, ['node_modules/directus/cli.js', command], {
    cwd: folder,
    env,
    stdio: ['ignore', file, file],
  });
  closeSync(file);
  return child;
}

async function untilReady(address, child, log) {
  const until = performance.now() + START_PATIENCE_MS;
  while (performance.now() < until && child.exitCode === null) {
    if (
      await fetch(address).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await wait(250);
  }
  child.kill('SIGKILL');
  throw new Error(`Directus does not start:\n${tail(log)}`);
}

const tail = (path) => readFileSync(path, 'utf8').trim().split('\n').slice(-8).join('\n').slice(-2000);
