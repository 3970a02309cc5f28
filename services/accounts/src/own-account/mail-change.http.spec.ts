import { randomUUID } from 'node:crypto';
import { asUser, asService, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aPerson } from '../testing/a-person.ts';
import { waitForMails, latestLinkToken, mailsTo } from '../testing/queued-mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

const newAddress = () => `new-${randomUUID().slice(0, 8)}@example.com`;
async function somebody({ isVerified = true } = {}) {
  const person = await aPerson(app);
  await app.sql(`update person set email_verified_at = case when $2 then now() end where id = $1`, [
    person.id,
    isVerified,
  ]);
  const { body } = await app.post('/login', {
    body: { email: person.email, password: person.password },
    ip: `2001:db8:${person.id.slice(0, 4)}:${person.id.slice(4, 8)}::1`,
  });
  return { ...person, token: body.tokenInfo.access_token as string, as: asUser(person.id, randomUUID(), ['renter']) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;
const requestChange = (person: Somebody, email: string, password: string | undefined = person.password) =>
  app.patch('/user', { as: person.as, body: { email, current_password: password } });
const links = async ({ id }: Somebody) => ({
  old: await latestLinkToken(app, id, 'mail-change-old'),
  new: await latestLinkToken(app, id, 'mail-change-new'),
});
const use = (link: string) => app.post(`/confirm/mail-change/${link}`, { as: guest });
const inspect = async (link: string) => (await app.get(`/confirm/mail-change/${link}`)).body;
const emailOf = async ({ id }: Somebody) =>
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
      const person = await somebody();
      const email = newAddress();
      expect((await requestChange(person, email.toUpperCase())).body.user).toMatchObject({
        email: person.email,
        pendingEmail: email,
      });
      const both = await links(person);
      expect([(await inspect(both.old)).maskedEmail, (await inspect(both.new)).maskedEmail]).toEqual([
        person.email.replace(/^(.).*@/, '$1•••@'),
        'n•••@example.com',
      ]);
      expect((await use(both[order[0]])).body.message).toContain('other address');
      expect(await emailOf(person)).toEqual({ email: person.email, proved: true });
      expect((await use(both[order[1]])).status).toBe(200);
      expect(await emailOf(person)).toEqual({ email, proved: true });
    }
  });
  it('does not affect the pending change of another user', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const email = newAddress();
    await requestChange(one, email);
    const open = await links(one);
    // another address first, then the present one again
    for (const asked of [newAddress(), other.email]) await requestChange(other, asked);
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
      const person = await somebody();
      const email = newAddress();
      await requestChange(person, email);
      const both = await links(person);
      expect((await Promise.all([use(both.old), use(both.new)])).map(({ status }) => status)).toEqual([200, 200]);
      expect((await emailOf(person))?.email).toBe(email);
    }
  });
  it('requires only the new address when the old one is unverified', async () => {
    const person = await somebody({ isVerified: false });
    const email = newAddress();
    await requestChange(person, email);
    expect((await mailsTo(app, person.id)).filter(({ template }) => template === 'mail-change-old')).toEqual([]);
    await use((await links(person)).new);
    expect(await emailOf(person)).toEqual({ email, proved: true });
  });
  it.each([
    ['without the password', undefined],
    ['with a wrong one', 'not the password'],
  ])('is rejected %s', async (_, password) => {
    const person = await somebody();
    const answer = await app.patch('/user', {
      as: person.as,
      body: { email: newAddress(), firstName: 'Eve', ...(password ? { current_password: password } : {}) },
    });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['current_password']]);
    expect((await app.get('/my-user', { as: person.as })).body.user).toMatchObject({ firstName: 'Amara' });
    expect(await mailsTo(app, person.id)).toEqual([]);
  });
  it('to an existing address gets the same response, notifies its owner and never completes', async () => {
    const [person, other] = [await somebody(), await somebody()];
    const answer = await requestChange(person, other.email);
    expect([answer.status, answer.body.user.pendingEmail]).toEqual([200, other.email]);
    expect((await mailsTo(app, person.id)).map(({ template }) => template)).toEqual(['mail-change-old']);
    expect(
      await app.sql(`select 1 from mail where email = $1 and template = 'welcome-existing'`, [other.email]),
    ).toHaveLength(1);
  });
  it('fails without side effects when the address was taken in the meantime', async () => {
    const person = await somebody();
    const email = newAddress();
    await requestChange(person, email);
    const both = await links(person);
    await use(both.old);
    await aPerson(app, { email });
    expect((await use(both.new)).status).toBe(410);
    expect((await emailOf(person))?.email).toBe(person.email);
  });
  it('invalidates the links and confirmations of an earlier request', async () => {
    const person = await somebody();
    await requestChange(person, newAddress());
    const first = await links(person);
    await use(first.old);
    const email = newAddress();
    await requestChange(person, email);
    expect([(await use(first.new)).status, (await inspect(first.new)).state]).toEqual([410, 'used']);
    const second = await links(person);
    await use(second.new);
    expect((await emailOf(person))?.email).toBe(person.email);
    await use(second.old);
    expect((await emailOf(person))?.email).toBe(email);
  });
  it('is cancelled by requesting the present address', async () => {
    const person = await somebody();
    await requestChange(person, newAddress());
    const both = await links(person);
    expect((await requestChange(person, person.email)).body.user.pendingEmail).toBeUndefined();
    expect([(await use(both.old)).status, (await use(both.new)).status]).toEqual([410, 410]);
  });
  it('ends sessions, invalidates other links and is audited once', async () => {
    const person = await somebody();
    await app.post('/password-reset', { body: { email: person.email } });
    await waitForMails(app, person.id, 'password-reset', 1);
    const reset = await latestLinkToken(app, person.id, 'password-reset');
    await requestChange(person, newAddress());
    const both = await links(person);
    await use(both.old);
    await use(both.new);
    expect(
      (await app.post('/internal/sessions/resolve', { as: asService('gateway'), body: { token: person.token } })).body,
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
        person.id,
      ]),
    ).toEqual([{ action: 'mail.change-asked' }, { action: 'mail.changed' }]);
  });
  it('is limited to five requests an hour', async () => {
    const person = await somebody();
    for (let time = 0; time < 5; time += 1) expect((await requestChange(person, newAddress())).status).toBe(200);
    expect((await requestChange(person, newAddress())).status).toBe(429);
  });
});
