import { randomUUID } from 'node:crypto';
import { asUser, asService, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';
import { waitForMails, latestLinkToken, mailsTo } from '../testing/queued-mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

const newAddress = () => `new-${randomUUID().slice(0, 8)}@example.com`;
async function aLoggedInUser({ isVerified = true } = {}) {
  const user = await aUser(app);
  await app.sql(`update person set email_verified_at = case when $2 then now() end where id = $1`, [
    user.id,
    isVerified,
  ]);
  const { body } = await app.post('/login', {
    body: { email: user.email, password: user.password },
    ip: `2001:db8:${user.id.slice(0, 4)}:${user.id.slice(4, 8)}::1`,
  });
  return { ...user, token: body.tokenInfo.access_token as string, as: asUser(user.id, randomUUID(), ['renter']) };
}
type LoggedInUser = Awaited<ReturnType<typeof aLoggedInUser>>;
const requestChange = (user: LoggedInUser, email: string, password: string | undefined = user.password) =>
  app.patch('/user', { as: user.as, body: { email, current_password: password } });
const links = async ({ id }: LoggedInUser) => ({
  old: await latestLinkToken(app, id, 'mail-change-old'),
  new: await latestLinkToken(app, id, 'mail-change-new'),
});
const use = (link: string) => app.post(`/confirm/mail-change/${link}`, { as: guest });
const inspect = async (link: string) => (await app.get(`/confirm/mail-change/${link}`)).body;
const emailOf = async ({ id }: LoggedInUser) =>
  (
    await app.sql<{ email: string; proved: boolean }>(
      'select email, email_verified_at is not null as proved from person where id = $1',
      [id],
    )
  )[0];

describe('email change', () => {
  it('requires confirmation from both addresses in any order', async () => {
    for (const order of [
      ['old', 'new'],
      ['new', 'old'],
    ] as const) {
      const user = await aLoggedInUser();
      const email = newAddress();
      expect((await requestChange(user, email.toUpperCase())).body.user).toMatchObject({
        email: user.email,
        pendingEmail: email,
      });
      const both = await links(user);
      expect([(await inspect(both.old)).maskedEmail, (await inspect(both.new)).maskedEmail]).toEqual([
        user.email.replace(/^(.).*@/, '$1•••@'),
        'n•••@example.com',
      ]);
      expect((await use(both[order[0]])).body.message).toContain('other address');
      expect(await emailOf(user)).toEqual({ email: user.email, proved: true });
      expect((await use(both[order[1]])).status).toBe(200);
      expect(await emailOf(user)).toEqual({ email, proved: true });
    }
  });
  it('does not affect the pending change of another user', async () => {
    const [one, other] = [await aLoggedInUser(), await aLoggedInUser()];
    const email = newAddress();
    await requestChange(one, email);
    const open = await links(one);
    // another address first, then the present one again
    for (const requested of [newAddress(), other.email]) await requestChange(other, requested);
    await requestChange(other, newAddress());
    const both = await links(other);
    for (const link of [both.old, both.new]) await use(link);
    expect([(await inspect(open.old)).state, (await inspect(open.new)).maskedEmail]).toEqual([
      'valid',
      'n•••@example.com',
    ]);
    for (const link of [open.old, open.new]) await use(link);
    expect(await emailOf(one)).toEqual({ email, proved: true });
  });
  it('completes when both addresses confirm concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await aLoggedInUser();
      const email = newAddress();
      await requestChange(user, email);
      const both = await links(user);
      expect((await Promise.all([use(both.old), use(both.new)])).map(({ status }) => status)).toEqual([200, 200]);
      expect((await emailOf(user))?.email).toBe(email);
    }
  });
  it('requires only the new address when the old one is unverified', async () => {
    const user = await aLoggedInUser({ isVerified: false });
    const email = newAddress();
    await requestChange(user, email);
    // The old address gets a notice without a link.
    expect((await mailsTo(app, user.id)).map(({ template }) => template).sort()).toEqual([
      'mail-change-new',
      'mail-change-notice',
    ]);
    expect(
      await app.sql(`select email from mail where person_id = $1 and template = 'mail-change-notice'`, [user.id]),
    ).toEqual([{ email: user.email }]);
    await use((await links(user)).new);
    expect(await emailOf(user)).toEqual({ email, proved: true });
  });
  it('requires the old address too when it was verified after the request', async () => {
    const user = await aLoggedInUser({ isVerified: false });
    await requestChange(user, newAddress());
    const { new: link } = await links(user);
    // Not by a way that cancels the change: this is about the moment at which agreement is judged.
    await app.sql('update person set email_verified_at = now() where id = $1', [user.id]);
    expect((await use(link)).body.message).toContain('other address');
    expect((await emailOf(user))?.email).toBe(user.email);
  });
  it('does not remove the second factor of a verified account', async () => {
    const user = await aLoggedInUser();
    await app.sql(`insert into totp (person_id, sealed_secret, confirmed_at) values ($1, '', now())`, [user.id]);
    await requestChange(user, newAddress());
    const both = await links(user);
    for (const link of [both.old, both.new]) await use(link);
    expect(await app.sql('select 1 from totp where person_id = $1', [user.id])).toHaveLength(1);
  });
  it.each([
    ['without the password', undefined],
    ['with a wrong one', 'not the password'],
  ])('is rejected %s', async (_, password) => {
    const user = await aLoggedInUser();
    const response = await app.patch('/user', {
      as: user.as,
      body: { email: newAddress(), firstName: 'Eve', ...(password ? { current_password: password } : {}) },
    });
    expect([response.status, Object.keys(response.body.errors)]).toEqual([422, ['current_password']]);
    expect((await app.get('/my-user', { as: user.as })).body.user).toMatchObject({ firstName: 'Amara' });
    expect(await mailsTo(app, user.id)).toEqual([]);
  });
  it('to an existing address gets the same response, notifies its owner and never completes', async () => {
    const [person, other] = [await aLoggedInUser(), await aLoggedInUser()];
    const response = await requestChange(person, other.email);
    expect([response.status, response.body.user.pendingEmail]).toEqual([200, other.email]);
    expect((await mailsTo(app, person.id)).map(({ template }) => template)).toEqual(['mail-change-old']);
    expect(
      await app.sql(`select 1 from mail where person_id = $1 and template = 'welcome-existing'`, [other.id]),
    ).toHaveLength(1);
  });
  it('fails without side effects when the address was taken in the meantime', async () => {
    const user = await aLoggedInUser();
    const email = newAddress();
    await requestChange(user, email);
    const both = await links(user);
    await use(both.old);
    await aUser(app, { email });
    expect((await use(both.new)).status).toBe(410);
    expect((await emailOf(user))?.email).toBe(user.email);
  });
  it('invalidates the links and confirmations of an earlier request', async () => {
    const user = await aLoggedInUser();
    await requestChange(user, newAddress());
    const first = await links(user);
    await use(first.old);
    const email = newAddress();
    await requestChange(user, email);
    expect([(await use(first.new)).status, (await inspect(first.new)).state]).toEqual([410, 'used']);
    const second = await links(user);
    await use(second.new);
    expect((await emailOf(user))?.email).toBe(user.email);
    await use(second.old);
    expect((await emailOf(user))?.email).toBe(email);
  });
  it('is cancelled by requesting the present address', async () => {
    const user = await aLoggedInUser();
    await requestChange(user, newAddress());
    const both = await links(user);
    expect((await requestChange(user, user.email)).body.user.pendingEmail).toBeUndefined();
    expect([(await use(both.old)).status, (await use(both.new)).status]).toEqual([410, 410]);
  });
  it('ends sessions, invalidates other links and is audited once', async () => {
    const user = await aLoggedInUser();
    await app.post('/password-reset', { body: { email: user.email } });
    await waitForMails(app, user.id, 'password-reset', 1);
    const reset = await latestLinkToken(app, user.id, 'password-reset');
    await requestChange(user, newAddress());
    const both = await links(user);
    await use(both.old);
    await use(both.new);
    expect(
      (await app.post('/internal/sessions/resolve', { as: asService('gateway'), body: { token: user.token } })).body,
    ).toEqual({});
    expect(
      (
        await app.post(`/password-reset/${reset}`, {
          body: { password: 'seven blue trams at noon', password_confirmation: 'seven blue trams at noon' },
        })
      ).status,
    ).toBe(410);
    expect(
      await app.sql(`select action from audit_event where object_id = $1 and action like 'mail.change%' order by id`, [
        user.id,
      ]),
    ).toEqual([{ action: 'mail.change-asked' }, { action: 'mail.changed' }]);
  });
  it('is limited to five requests an hour', async () => {
    const user = await aLoggedInUser();
    for (let time = 0; time < 5; time += 1) expect((await requestChange(user, newAddress())).status).toBe(200);
    expect((await requestChange(user, newAddress())).status).toBe(429);
  });
});
