import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { asUser, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';
import { latestLinkToken } from '../testing/queued-mail.ts';

// Stub of catalog and commerce; their responses are covered by their own tests.
let credits = 0;
const reports: { readonly personId: string; readonly isVerified: boolean }[] = [];
const others = createServer((request, response) => {
  if (request.url === '/internal/events')
    void json(request).then((event) => {
      reports.push(...((event as { payload: { landlords?: typeof reports } }).payload.landlords ?? []));
    });
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify(
      request.url?.endsWith('/sole-credits')
        ? { credits }
        : { inquiries: 0, favourites: 0, recommended: 0, activeListings: 0 },
    ),
  );
});
let app: TestApp;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    others.listen(0, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(others.address() as AddressInfo).port}`;
  app = await startForTest(accounts, { CATALOG_URL: address, COMMERCE_URL: address, CONTENT_URL: address });
});
afterAll(async () => {
  await app.stop();
  others.close();
});

async function aLandlord() {
  const { id, password } = await aUser(app, { roles: ['landlord'] });
  const as = asUser(id, randomUUID(), ['landlord']);
  const close = (over: object = {}) =>
    app.post('/user/deletion', { as, body: { current_password: password, ...over } });
  return { id, close };
}
const reportsOf = (id: string) => reports.filter(({ personId }) => personId === id).map(({ isVerified }) => isVerified);

describe('the deletion of a landlord', () => {
  it('needs the credits of the company spent or given up', async () => {
    const { close } = await aLandlord();
    credits = 900;
    const { status, body } = await close();
    expect([status, body.code]).toEqual([409, 'credits-first']);
    expect(body.message).toContain('Your company still has 900 credits');
    expect((await close({ giveUpCredits: true })).status).toBe(200);
    credits = 0;
  });
  it('lets commerce charge nothing for them, until it is undone', async () => {
    const { id, close } = await aLandlord();
    await app.sql('update person set company_id = (select id from company limit 1) where id = $1', [id]);
    await close();
    while (reportsOf(id).length < 1) await new Promise(setImmediate);
    const link = await latestLinkToken(app, id, 'deletion-planned');
    expect((await app.post(`/confirm/undo-deletion/${link}`)).status).toBe(200);
    while (reportsOf(id).length < 2) await new Promise(setImmediate);
    expect(reportsOf(id)).toEqual([false, true]);
  });
});
