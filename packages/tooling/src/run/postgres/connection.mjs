import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';

import pg from 'pg';

const unavailable = new Set(['ECONNREFUSED', 'ECONNRESET', '57P03']); // 57P03: the server is still starting
const refused = new Set(['28P01', '28000']);

/** Returns the administrator's URL of a server on this machine. */
export function addressOf({ port, password }) {
  const secret = password === undefined ? '' : `:${encodeURIComponent(password)}`;
  return `postgres://postgres${secret}@127.0.0.1:${port}/postgres`;
}

/**
 * Returns which server listens on that address: 'ours' (the one of `dataDir`), 'another' (the port was taken),
 * 'refused' (wrong password) or 'silent'.
 */
export async function identifyServer(address, dataDir) {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined); // a server that stops during the query counts as 'silent'
  try {
    await client.connect();
    const { rows } = await client.query('show data_directory');
    return realpathSync(rows[0].data_directory) === realpathSync(dataDir) ? 'ours' : 'another';
  } catch (error) {
    if (unavailable.has(error.code) || error.code === undefined) return 'silent';
    if (refused.has(error.code)) return 'refused';
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Returns a TCP port of 127.0.0.1 that is free at the moment. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
