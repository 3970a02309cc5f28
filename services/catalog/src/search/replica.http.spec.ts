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
import { sow } from '../seed/seed-market.ts';
import { aMarket } from '../testing/a-market.ts';
import { entitled, tell } from '../testing/start-catalog.ts';

const market = aMarket(12);

/** A way to a server that can be cut. */
async function aWayTo(port: number) {
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
    /** From now on nothing comes back, and nobody says so. */
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
  let way: Awaited<ReturnType<typeof aWayTo>>;
  // The "replica" has no homes, so an answer tells which database it is from.
  beforeEach(async () => {
    copy = await cloneDatabase(testServerUrl(), catalog.definition);
    const address = new URL(copy.url);
    way = await aWayTo(Number(address.port));
    address.port = String(way.port);
    app = await startForTest(catalog, { DATABASE_REPLICA_URL: address.href, LOG_LEVEL: 'silent' });
    await app.app.get(DataSource).transaction((manager) => sow(manager, market));
    await tell(
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

  it('is what searches and maps read', async () => {
    expect(await found('beds=0,1,2,3,4')).toBe(0);
    expect((await app.get('/map-markers?zoom=3')).body.count).toBe(0);
  });

  it('that goes away makes no search fail: the database itself is read', async () => {
    expect(await found('minrate=1')).toBe(0);
    await way.cut();
    for (let time = 2; time < 6; time += 1) expect(await found(`minrate=${time}`)).toBe(market.homes.length);
    expect((await app.get('/health/ready')).status).toBe(200);
  });

  it('that falls silent is given up after seconds', async () => {
    expect(await found('minrate=1')).toBe(0);
    way.silence();
    expect(await found('minrate=2')).toBe(market.homes.length);
    expect(await found('minrate=3')).toBe(market.homes.length);
  });

  it('that is none stops the start with a sentence', async () => {
    await expect(startForTest(catalog, { DATABASE_REPLICA_URL: 'localhost:5432' })).rejects.toThrow(
      /DATABASE_REPLICA_URL must be an address like postgres:\/\/.*what was given is not shown/,
    );
  });
});
