import { randomUUID } from 'node:crypto';
import { asService, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { latestLinkToken, waitForMails } from '../testing/queued-mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts, { SEED: 'none' });
});
afterAll(() => app.stop());

const login = (email: string, { password }: TestUser) => app.post('/login', { body: { email, password } });
/** Two accounts, of which the second was merged into the first, as the steps of a merge leave them. */
async function mergedPair(): Promise<{ readonly survivor: TestUser; readonly merged: TestUser }> {
  const [survivor, merged] = [await aUser(app), await aUser(app)];
  await app.sql(
    `update person set state = 'merged', state_before_merge = 'active', merged_into_id = $2 where id = $1`,
    [merged.id, survivor.id],
  );
  await app.sql('delete from credential where person_id = $1', [merged.id]);
  return { survivor, merged };
}
async function linkTo({ id, email }: TestUser): Promise<string> {
  await app.post('/password-reset', { body: { email } });
  await waitForMails(app, id, 'account-merged', 1);
  return latestLinkToken(app, id, 'account-merged');
}

describe('the address of a merged account', () => {
  it('is refused like an unknown one until its mailbox has agreed', async () => {
    const { survivor, merged } = await mergedPair();
    const [known, unknown] = [await login(merged.email, survivor), await login('unknown@example.com', survivor)];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect((await login(survivor.email, survivor)).status).toBe(200);
  });
  it('logs in to the survivor afterwards, with the password of the survivor', async () => {
    const { survivor, merged } = await mergedPair();
    const token = await linkTo(merged);
    expect((await app.get(`/confirm/merged-login/${token}`)).body).toMatchObject({ state: 'valid' });
    expect((await app.post(`/confirm/merged-login/${token}`)).status).toBe(200);
    expect((await app.post(`/confirm/merged-login/${token}`)).status).toBe(410);
    expect((await login(merged.email, survivor)).body.user).toMatchObject({ id: survivor.id, email: survivor.email });
    expect((await login(merged.email, { ...merged, password: 'another porch at dawn' })).status).toBe(401);
  });
  it('gives later inquiries of guests to the survivor', async () => {
    const { survivor, merged } = await mergedPair();
    await app.sql('update person set email_verified_at = now() where id = $1', [merged.id]);
    await app.post('/internal/events', {
      as: asService('catalog'),
      body: {
        key: randomUUID(),
        name: 'inquiry.sent',
        at: new Date().toISOString(),
        payload: {
          inquiryId: randomUUID(),
          email: merged.email,
          firstName: 'Amara',
          lastName: 'Okafor',
          language: 'en-CA',
          listingId: 'abcdefghij',
          listingTitle: 'Loft',
          city: 'Toronto',
          wantsAlerts: false,
        },
      },
    });
    expect(
      await app.sql(
        `select payload ->> 'personId' as id from job where name = 'person.known' and payload ->> 'email' = $1`,
        [merged.email],
      ),
    ).toEqual([{ id: survivor.id }]);
  });
});
