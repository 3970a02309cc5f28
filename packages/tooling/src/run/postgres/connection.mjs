import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';

import pg from 'pg';

const gone = new Set(['ECONNREFUSED', 'ECONNRESET', '57P03']); // 57P03: the server is still starting up
const refused = new Set(['28P01', '28000']);

/** The administrator's address of a server on this machine. */
export function addressOf({ port, password }) {
  const secret = password === undefined ? '' : `:${encodeURIComponent(password)}`;
  return `postgres://postgres${secret}@127.0.0.1:${port}/postgres`;
}

/** Whether the server on that address is the one of `dataDir`: 'ours', 'another' (somebody else took the port), 'refused' (password) or 'silent'. */
export async function whoAnswers(address, dataDir) {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined); // a server that goes away while we ask is 'silent'
  try {
    await client.connect();
    const { rows } = await client.query('show data_directory');
    return realpathSync(rows[0].data_directory) === realpathSync(dataDir) ? 'ours' : 'another';
  } catch (error) {
    if (gone.has(error.code) || error.code === undefined) return 'silent';
    if (refused.has(error.code)) return 'refused';
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A TCP port of 127.0.0.1 that nobody listens on at this moment. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
