import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import {
  cloneDatabase,
  startForTest,
  testServerUrl,
  type TestApp,
  type TestDatabase,
} from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { catalog } from '../catalog.ts';
import { insertMarket } from '../seed/seed-market.ts';
import { aMarket } from '../testing/a-market.ts';
import { entitled, sendEntitlements } from '../testing/start-catalog.ts';

const market = aMarket(12);

/** Starts a TCP proxy to a server that can be cut off. */
async function startProxy(port: number) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          near.destroy();
          far.destroy();
        });
    }
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** From now on no data is returned and the connections stay open. */
    silence() {
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    async cut() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

describe('a replica of the database', () => {
  let app: TestApp;
  let copy: TestDatabase;
  let way: Awaited<ReturnType<typeof startProxy>>;
  // The "replica" has no listings, so a response shows which database it comes from.
  beforeEach(async () => {
    copy = await cloneDatabase(testServerUrl(), catalog.definition);
    const address = new URL(copy.url);
    way = await startProxy(Number(address.port));
    address.port = String(way.port);
    app = await startForTest(catalog, { DATABASE_REPLICA_URL: address.href, LOG_LEVEL: 'silent' });
    await app.app.get(DataSource).transaction((manager) => insertMarket(manager, market));
    await sendEntitlements(
      app,
      market.homes.map(({ publicId }) => entitled(publicId)),
    );
  }, 60_000);
  afterEach(async () => {
    await app.stop();
    await way.cut().catch(() => undefined);
    await copy.drop();
  });

  const found = async (query: string) => (await app.get(`/listings?${query}`)).body.pagination.total as number;

  it('serves searches and maps', async () => {
    expect(await found('beds=0,1,2,3,4')).toBe(0);
    expect((await app.get('/map-markers?zoom=3')).body.count).toBe(0);
  });

  it('that disconnects causes no failed search: the primary serves it', async () => {
    expect(await found('minrate=1')).toBe(0);
    await way.cut();
    for (let time = 2; time < 6; time += 1) expect(await found(`minrate=${time}`)).toBe(market.homes.length);
    expect((await app.get('/health/ready')).status).toBe(200);
  });

  it('that stops responding is bypassed after seconds', async () => {
    expect(await found('minrate=1')).toBe(0);
    way.silence();
    expect(await found('minrate=2')).toBe(market.homes.length);
    expect(await found('minrate=3')).toBe(market.homes.length);
  });

  it('that is a primary aborts the start with a message', async () => {
    await expect(startForTest(catalog, { DATABASE_REPLICA_URL: 'localhost:5432' })).rejects.toThrow(
      /DATABASE_REPLICA_URL must be an address like postgres:\/\/.*value hidden/,
    );
  });
});
