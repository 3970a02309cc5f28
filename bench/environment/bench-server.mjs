import { join } from 'node:path';

import pg from 'pg';

import { allServices, standIns } from '../../packages/tooling/src/build/site-parts.mjs';
import { createTraversableFolder } from '../../packages/tooling/src/run/postgres/cluster-folder.mjs';
import { startPostgres } from '../../packages/tooling/src/run/postgres/start-postgres.mjs';
import { loadSecrets } from '../../packages/tooling/src/run/settings/secrets.mjs';

/**
 * Settings that differ from the server of `npm start`: memory for a million listings, and no checkpoint during a load.
 */
export const serverSettings = {
  max_connections: '150',
  shared_buffers: '1GB',
  maintenance_work_mem: '512MB',
  max_wal_size: '4GB',
};

/**
 * Starts the bench's own PostgreSQL server; its cluster stays in the data folder between runs. Returns `{ secrets,
 * urlOf(database), withClient(database, work), stop() }`; `work` receives a superuser connection.
 */
export async function startBenchServer(dataDir, print) {
  createTraversableFolder(dataDir);
  const secrets = loadSecrets(dataDir, allServices, standIns);
  const server = await startPostgres({
    dataDir: join(dataDir, 'postgres'),
    settings: serverSettings,
    auth: { password: secrets.postgres },
    print,
  });
  const urlOf = (database) => server.url.replace(/postgres$/, database);
  const withClient = async (database, work) => {
    const client = new pg.Client({ connectionString: urlOf(database) });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  return { secrets, urlOf, withClient, stop: () => server.stop() };
}

export const databaseOf = (size) => `bench_${size}`;

/** Returns the URL of a database for the role of a service. */
export function roleUrl(server, database, role) {
  const url = new URL(server.urlOf(database));
  [url.username, url.password] = [role, server.secrets.passwords[role]];
  return url.href;
}

/** Returns whether a database exists. */
export async function hasDatabase(server, name) {
  return server.withClient(
    'postgres',
    async (client) => (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1,
  );
}

/** Drops a database and terminates its connections. */
export async function dropDatabase(server, name) {
  await server.withClient('postgres', (client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`),
  );
}

/** Copies a database as a template; the original must have no connections. */
export async function copyDatabase(server, from, to) {
  await dropDatabase(server, to);
  await server.withClient('postgres', (client) =>
    client.query(`create database ${client.escapeIdentifier(to)} template ${client.escapeIdentifier(from)}`),
  );
}
