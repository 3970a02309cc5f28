import { once } from 'node:events';
import { createServer } from 'node:net';

import { UserError } from '../terminal/user-error.mjs';

/** Throws when another program listens on the port, on either address that `localhost` may mean. */
export async function requireFreePort(port) {
  for (const host of ['127.0.0.1', '::1']) {
    const code = await listenError(port, host);
    if (code === 'EADDRINUSE')
      throw new UserError(`Port ${port} is already in use. Choose another one: PORT=${port + 1} npm start`);
    if (code === 'EACCES')
      throw new UserError(`This user is not allowed to open port ${port}. Choose one above 1023: PORT=8080 npm start`);
  }
}

async function listenError(port, host) {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return error.code; // a machine without IPv6 reports EADDRNOTAVAIL, which is no obstacle
  } finally {
    server.close();
  }
}
