import { createServer, connect as dial } from 'node:net';
import { lampCatalog } from '../service/test-services.fixture.ts';
import { testServerUrl } from '../testing/config.ts';
import { freePort } from '../testing/free-port.ts';
import { startForTest } from '../testing/index.ts';

describe('a service whose database comes up later', () => {
  let opening: NodeJS.Timeout;
  const proxy = createServer((socket) => {
    const { port, hostname } = new URL(testServerUrl());
    const server = dial(Number(port), hostname);
    for (const one of [socket, server]) one.on('error', () => undefined);
    socket.pipe(server).pipe(socket);
  });
  afterEach(() => {
    clearTimeout(opening);
    proxy.close();
  });

  it('starts as soon as the database accepts connections', async () => {
    const port = await freePort();
    const app = await startForTest(lampCatalog, { LOG_LEVEL: 'silent' }, (url) => {
      opening = setTimeout(() => proxy.listen(port, '127.0.0.1'), 1_000);
      const through = new URL(url);
      through.host = `127.0.0.1:${port}`;
      return through.href;
    });
    expect((await app.get('/lamps')).status).toBe(200);
    await app.stop();
  });
});
