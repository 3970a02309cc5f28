import { join } from 'node:path';

import pg from 'pg';

import { allServices } from '../../packages/tooling/src/run/environments.mjs';
import { makeOpen } from '../../packages/tooling/src/run/postgres/place.mjs';
import { startPostgres } from '../../packages/tooling/src/run/postgres/start-postgres.mjs';
import { keepSecrets } from '../../packages/tooling/src/run/secrets.mjs';

/** What differs from the server of `npm start`: memory for a million homes, and room for a load between two checkpoints. */
export const serverSettings = {
  max_connections: '150',
  shared_buffers: '1GB',
  maintenance_work_mem: '512MB',
  max_wal_size: '4GB',
};

/**
 * The bench's own PostgreSQL; its cluster stays in the data folder between runs.
 * Gives `{ secrets, addressOf(database), on(database, work), stop() }`; `work` gets a connection as administrator.
 */
export async function startBenchServer(dataDir, say) {
  makeOpen(dataDir);
  const secrets = keepSecrets(dataDir, allServices);
  const server = await startPostgres({
    dataDir: join(dataDir, 'postgres'),
    settings: serverSettings,
    auth: { password: secrets.postgres },
    say,
  });
  const addressOf = (database) => server.url.replace(/postgres$/, database);
  const on = async (database, work) => {
    const client = new pg.Client({ connectionString: addressOf(database) });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  return { secrets, addressOf, on, stop: () => server.stop() };
}

export const databaseOf = (homes) => `bench_${homes}`;

/** The address of a database for the role of a service. */
export function addressAs(server, database, role) {
  const address = new URL(server.addressOf(database));
  [address.username, address.password] = [role, server.secrets.passwords[role]];
  return address.href;
}

/** Whether a database is there. */
export async function hasDatabase(server, name) {
  return server.on(
    'postgres',
    async (client) => (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1,
  );
}

/** Removes a database, whoever is still connected. */
export async function dropDatabase(server, name) {
  await server.on('postgres', (client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`),
  );
}

/** Copies a database file by file; nobody may be connected to the original. */
export async function copyDatabase(server, from, to) {
  await dropDatabase(server, to);
  await server.on('postgres', (client) =>
    client.query(`create database ${client.escapeIdentifier(to)} template ${client.escapeIdentifier(from)}`),
  );
}
