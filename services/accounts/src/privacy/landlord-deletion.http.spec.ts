import { randomUUID } from 'node:crypto';
import { asUser, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';
import { startOtherServices, type OtherServices } from '../testing/other-services.ts';
import { latestLinkToken } from '../testing/queued-mail.ts';

let others: OtherServices;
let app: TestApp;
beforeAll(async () => {
  others = await startOtherServices();
  app = await startForTest(accounts, others.variables);
});
afterAll(async () => {
  await app.stop();
  others.stop();
});

async function aLandlord() {
  const { id, password } = await aUser(app, { roles: ['landlord'] });
  const as = asUser(id, randomUUID(), ['landlord']);
  const close = (over: object = {}) =>
    app.post('/user/deletion', { as, body: { current_password: password, ...over } });
  return { id, close };
}
const reportsOf = (id: string) =>
  others.events
    .flatMap(({ payload }) => payload.landlords ?? [])
    .filter(({ personId }) => personId === id)
    .map(({ isVerified }) => isVerified);

describe('the deletion of a landlord', () => {
  it('needs the credits of the company spent or given up', async () => {
    const { close } = await aLandlord();
    others.landlord.credits = 900;
    const { status, body } = await close();
    expect([status, body.code]).toEqual([409, 'credits-first']);
    expect(body.message).toContain('Your company still has 900 credits');
    expect((await close({ forfeitCredits: true })).status).toBe(200);
    others.landlord.credits = 0;
  });
  it('lets commerce charge nothing for them, until it is undone', async () => {
    const { id, close } = await aLandlord();
    await app.sql('update person set company_id = (select id from company limit 1) where id = $1', [id]);
    await close();
    // Commerce and catalog get each report.
    while (reportsOf(id).length < 2) await new Promise(setImmediate);
    expect(reportsOf(id)).toEqual([false, false]);
    const link = await latestLinkToken(app, id, 'deletion-planned');
    expect((await app.post(`/confirm/undo-deletion/${link}`)).status).toBe(200);
    while (reportsOf(id).length < 4) await new Promise(setImmediate);
    expect(reportsOf(id).slice(2)).toEqual([true, true]);
  });
});
