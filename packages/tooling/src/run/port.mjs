import { once } from 'node:events';
import { createServer } from 'node:net';

import { Refusal } from './refusal.mjs';

/** Refuses a port that another program listens on, on either of the two addresses that `localhost` may mean. */
export async function requireFreePort(port) {
  for (const host of ['127.0.0.1', '::1']) {
    const code = await whyNot(port, host);
    if (code === 'EADDRINUSE')
      throw new Refusal(
        `Port ${port} is busy: another program listens there. Choose another one: PORT=${port + 1} npm start`,
      );
    if (code === 'EACCES')
      throw new Refusal(`This user may not open port ${port}. Choose one above 1023: PORT=8080 npm start`);
  }
}

async function whyNot(port, host) {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return error.code; // a machine without IPv6 answers EADDRNOTAVAIL: no obstacle
  } finally {
    server.close();
  }
}
