import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '../../packages/tooling/src/run/postgres/connection.mjs';
import { installCompetitor, competitorVersion } from './install-competitor.mjs';
import { competitorContestant } from './competitor-contestant.mjs';
import { fillCompetitorDatabase, competitorDatabaseOf } from './competitor-database.mjs';

const START_TIMEOUT_MS = 120_000;

/** Installs, fills and starts Directus for a size of the market. Returns its contestant; `close` stops it. */
export async function openCompetitor({ dataDir, server, product, nextMinRent, size, progress }) {
  await progress.step('Directus database filled', () => fillCompetitorDatabase(server, size));
  const database = server.urlOf(competitorDatabaseOf(size));
  const { url, token, stop } = await startCompetitor({ dataDir, database, progress });
  const contestant = competitorContestant({ url, token, product, nextMinRent });
  return {
    ...contestant,
    close: async () => {
      await contestant.close();
      await stop();
    },
  };
}

/** Installs Directus and starts it on a database (its URL). Returns `{ url, token, stop() }`; the token is an admin's. */
export async function startCompetitor({ dataDir, database, progress }) {
  const folder = await progress.step(`Directus ${competitorVersion} installed`, () => installCompetitor(dataDir));
  const [port, token] = [await freePort(), randomBytes(16).toString('hex')];
  const env = competitorEnvironment({ address: database, port, token });
  const log = join(folder, 'directus.log');
  await progress.step('Directus system tables created', async () =>
    run(folder, log, env, 'bootstrap').then(async (child) => {
      const [code] = await once(child, 'exit');
      if (code !== 0) throw new Error(`Directus bootstrap failed:\n${tail(log)}`);
    }),
  );
  const child = await run(folder, log, env, 'start');
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await progress.step('Directus started', () => untilReady(`${url}/server/ping`, child, log));
  return {
    url,
    token,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

// Defaults of a new project, without cache, rate limiters and telemetry, which would distort the measurement.
const competitorEnvironment = ({ address, port, token }) => ({
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
  const until = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < until && child.exitCode === null) {
    if (
      await fetch(address).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await wait(250);
  }
  child.kill('SIGKILL');
  throw new Error(`Directus did not start:\n${tail(log)}`);
}

const tail = (path) => readFileSync(path, 'utf8').trim().split('\n').slice(-8).join('\n').slice(-2000);
