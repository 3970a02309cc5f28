import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asPerson, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aPerson } from '../testing/a-person.ts';

// Stands where catalog would listen; the contract of its answer is held by catalog's own test.
const catalog = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(request.url?.endsWith('/counts') ? { inquiries: 2, favourites: 3, recommended: 5 } : {}));
});
let app: TestApp;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    catalog.listen(0, '127.0.0.1', resolve);
  });
  app = await startForTest(accounts, { CATALOG_URL: `http://127.0.0.1:${(catalog.address() as AddressInfo).port}` });
});
afterAll(async () => {
  await app.stop();
  catalog.close();
});

const acknowledge = (id: string) => app.patch('/acknowledge-user-logged-in', { as: asPerson(id, 'any') });

describe('a greeting', () => {
  it('says what waits, and that it is the first time, once', async () => {
    const { id } = await aPerson(app);
    expect((await app.get('/my-user', { as: asPerson(id, 'any') })).body.user.lastSeenLoginAt).toBeUndefined();
    const first = await acknowledge(id);
    expect([first.status, first.body]).toEqual([
      200,
      {
        lastSeenLoginAt: expect.any(String),
        isFirstLogin: true,
        inquiryCount: 2,
        favouriteCount: 3,
        recommendedCount: 5,
      },
    ]);
    expect((await acknowledge(id)).body.isFirstLogin).toBe(false);
    expect((await app.get('/my-user', { as: asPerson(id, 'any') })).body.user.lastSeenLoginAt).toBeDefined();
  });
  it('is the first in one tab of many', async () => {
    const { id } = await aPerson(app);
    const greetings = await Promise.all(Array.from({ length: 10 }, () => acknowledge(id)));
    expect(greetings.filter(({ body }) => body.isFirstLogin)).toHaveLength(1);
  });
  it('is for whoever is signed in', async () => {
    expect((await app.patch('/acknowledge-user-logged-in', { as: guest })).status).toBe(401);
  });
  it('comes without counts while catalog is away', async () => {
    const { id } = await aPerson(app);
    catalog.closeAllConnections();
    await new Promise((resolve) => {
      catalog.close(resolve);
    });
    expect((await acknowledge(id)).body).toMatchObject({
      isFirstLogin: true,
      inquiryCount: null,
      favouriteCount: null,
      recommendedCount: null,
    });
  });
});
