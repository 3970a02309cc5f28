import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asUser, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';

// Stub of catalog; its response is covered by catalog's contract test.
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

const acknowledge = (id: string) => app.patch('/acknowledge-user-logged-in', { as: asUser(id, 'any') });

describe('login greeting', () => {
  it('returns counts, and the first login once', async () => {
    const { id } = await aUser(app);
    expect((await app.get('/my-user', { as: asUser(id, 'any') })).body.user.lastSeenLoginAt).toBeUndefined();
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
    expect((await app.get('/my-user', { as: asUser(id, 'any') })).body.user.lastSeenLoginAt).toBeDefined();
  });
  it('reports the first login to one of several tabs', async () => {
    const { id } = await aUser(app);
    const greetings = await Promise.all(Array.from({ length: 10 }, () => acknowledge(id)));
    expect(greetings.filter(({ body }) => body.isFirstLogin)).toHaveLength(1);
  });
  it('requires a login', async () => {
    expect((await app.patch('/acknowledge-user-logged-in', { as: guest })).status).toBe(401);
  });
  it('has no counts while catalog is unavailable', async () => {
    const { id } = await aUser(app);
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
