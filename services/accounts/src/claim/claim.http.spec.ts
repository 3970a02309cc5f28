import { raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../accounts.ts';
import { OneTimeLinks } from '../confirm/one-time-links.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { waitForMails, latestLinkToken, mailsTo } from '../testing/queued-mail.ts';
import { ClaimMails } from './claim-mails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

const password = 'nine green kayaks at rest';
const inTransaction = <T>(work: (manager: DataSource['manager']) => Promise<T>) =>
  app.app.get(DataSource).transaction(work);
async function anUnclaimedAccount(roles: Parameters<typeof aUser>[1] = {}): Promise<TestUser> {
  const user = await aUser(app, roles);
  await app.sql(`delete from credential where person_id = $1`, [user.id]);
  await app.sql(`update person set state = 'unclaimed', email_verified_at = null where id = $1`, [user.id]);
  return user;
}
async function anInvitedUser(roles: Parameters<typeof aUser>[1] = {}) {
  const user = await anUnclaimedAccount(roles);
  const mails = app.app.get(ClaimMails);
  await inTransaction(async (manager) => {
    await mails.schedule(manager, user.id);
    await mails.send(manager, { id: user.id, firstName: 'Amara', language: 'en-CA' });
  });
  return { ...user, link: await latestLinkToken(app, user.id, 'claim-account') };
}
const expiredLink = (personId: string) =>
  inTransaction(
    async (manager) =>
      (await app.app.get(OneTimeLinks).create(manager, { purpose: 'claim-account', personId, seconds: -1 })).text,
  );
const look = async (link: string) => (await app.get(`/claim-account/${link}`)).body;
const claim = (link: string, over: object = {}) =>
  app.post(`/claim-account/${link}`, {
    body: { password, password_confirmation: password, termsAccepted: true, ...over },
  });
const claimMails = async (id: string) =>
  (await mailsTo(app, id)).filter(({ template }) => template === 'claim-account').length;

describe('“This isn’t me”', () => {
  const reject = (link: string) => app.post(`/claim-account/${link}/reject`);
  const reportsOf = (id: string) => app.sql('select 1 from claim_report where person_id = $1', [id]);
  const supportMails = (email: string) =>
    app.sql<{ to: string; words: Record<string, string> }>(
      `select email as to, words from mail where template = 'claim-rejected' and words->>'account' = $1`,
      [email],
    );

  it('stores a report, ends the link, mails support and sends no more reminders', async () => {
    const { id, email, link } = await anInvitedUser({ roles: ['landlord'] });
    expect(await reject(link)).toMatchObject({ status: 200, body: {} });
    expect(await reportsOf(id)).toHaveLength(1);
    expect(await supportMails(email)).toEqual([
      { to: 'hello@example.com', words: { account: email, company: 'Maple Homes', at: expect.any(String) } },
    ]);
    expect((await look(link)).state).not.toBe('valid');
    expect((await claim(link)).status).toBe(410);
    const sentBefore = await claimMails(id);
    await inTransaction((manager) => app.app.get(ClaimMails).remind({ personId: id }, manager));
    expect(await claimMails(id)).toBe(sentBefore);
    expect(
      await app.sql(`select 1 from audit_event where action = 'claim.rejected' and object_id = $1`, [id]),
    ).toHaveLength(1);
  });
  it('works once, and not for other links', async () => {
    const { id, email, link } = await anInvitedUser();
    expect((await reject(link)).status).toBe(200);
    expect((await reject(link)).status).toBe(410);
    expect((await reject(await expiredLink(id))).status).toBe(410);
    expect((await reject(`x${link}`)).status).toBe(410);
    expect(await supportMails(email)).toHaveLength(1);
    const claimed = await anInvitedUser();
    await claim(claimed.link);
    expect((await reject(claimed.link)).status).toBe(410);
    expect(await reportsOf(claimed.id)).toEqual([]);
  });
});

describe('unclaimed account', () => {
  it('returns masked address and first name for a valid link without consuming it', async () => {
    const { id, email, link } = await anInvitedUser({ roles: ['landlord'] });
    for (let time = 0; time < 2; time += 1)
      expect(await look(link)).toEqual({
        state: 'valid',
        maskedEmail: `${email[0]}•••@example.com`,
        firstName: 'Amara',
        kind: 'landlord',
      });
    expect(await app.sql('select state from person where id = $1', [id])).toEqual([{ state: 'unclaimed' }]);
    expect((await look((await anInvitedUser()).link)).kind).toBe('renter');
  });
  it('is activated with a password: address verified, user logged in', async () => {
    const { id, email, link } = await anInvitedUser();
    expect(await claim(link)).toMatchObject({
      status: 200,
      body: { user: { id, emailVerified: true }, tokenInfo: { access_token: expect.any(String) } },
    });
    expect((await app.post('/login', { body: { email, password }, ip: '198.18.9.1' })).status).toBe(200);
    expect(await app.sql(`select source from consent where person_id = $1 and purpose = 'terms'`, [id])).toEqual([
      { source: 'claim' },
    ]);
    expect(
      await app.sql(`select 1 from audit_event where action = 'account.claimed' and object_id = $1`, [id]),
    ).toHaveLength(1);
  });
  it('requires the terms and a strong password, and a rejection does not consume the link', async () => {
    const { link } = await anInvitedUser();
    expect((await claim(link, { termsAccepted: false })).body.errors.termsAccepted).toBeDefined();
    expect(
      (await claim(link, { password: 'amara on a blue tram', password_confirmation: 'amara on a blue tram' })).body
        .errors.password,
    ).toBeDefined();
    expect((await claim(link)).status).toBe(200);
  });
  it.each(raceRounds(3))('is claimed by one of twenty concurrent requests, round %i', async () => {
    const { link } = await anInvitedUser();
    const responses = await Promise.all(Array.from({ length: 20 }, () => claim(link)));
    expect([
      responses.filter(({ status }) => status === 200).length,
      responses.filter(({ status }) => status === 410).length,
    ]).toEqual([1, 19]);
  });
});

describe('claim link', () => {
  it('gets the same response when used, replaced or forged', async () => {
    const used = await anInvitedUser();
    await claim(used.link);
    const replaced = await anInvitedUser();
    await inTransaction((manager) =>
      app.app.get(ClaimMails).send(manager, { id: replaced.id, firstName: 'Amara', language: 'en-CA' }),
    );
    for (const link of [used.link, replaced.link, 'x.y']) {
      expect(await look(link)).toEqual({ state: 'unknown' });
      expect((await claim(link)).status).toBe(410);
    }
  });
  it('mails a new link when expired, to the stored address, at most three an hour', async () => {
    const { id } = await anUnclaimedAccount();
    for (let time = 0; time < 5; time += 1) {
      const old = await expiredLink(id);
      expect(await look(old)).toMatchObject({ state: 'expired', maskedEmail: expect.any(String) });
      expect((await claim(old)).status).toBe(410);
      expect((await app.post(`/claim-account/${old}/new-link`)).body).toEqual({});
    }
    expect(await claimMails(id)).toBe(3);
  });
  it('mails nothing when valid or forged, with the same response', async () => {
    const { id, link } = await anInvitedUser();
    for (const requested of [link, 'x.y'])
      expect(await app.post(`/claim-account/${requested}/new-link`)).toMatchObject({ status: 200, body: {} });
    expect(await claimMails(id)).toBe(1);
  });
  it('is invalid after all links of the user are revoked', async () => {
    const { id, link } = await anInvitedUser();
    await inTransaction((manager) => app.app.get(OneTimeLinks).revoke(manager, id));
    expect((await claim(link)).status).toBe(410);
  });
});

describe('user with an unclaimed account', () => {
  it('gets mails after 3 and 10 days unless the account is claimed', async () => {
    const { id, link } = await anInvitedUser();
    const due = () =>
      app.sql<{ days: number }>(
        `
          select round(extract(epoch from run_at - made_at) / 86400)::int as days from job where key like $1
          order by run_at`,
        [`claim-reminder:${id}:%`],
      );
    expect(await due()).toEqual([{ days: 3 }, { days: 10 }]);
    await inTransaction((manager) => app.app.get(ClaimMails).remind({ personId: id }, manager));
    expect(await claimMails(id)).toBe(2);
    expect((await claim(link)).status).toBe(410);
    await claim(await latestLinkToken(app, id, 'claim-account'));
    await inTransaction((manager) => app.app.get(ClaimMails).remind({ personId: id }, manager));
    expect(await claimMails(id)).toBe(2);
  });
  it('gets the claim mail on registration and on password reset', async () => {
    const { id, email } = await anUnclaimedAccount();
    expect(
      (
        await app.post('/register', {
          body: { firstName: 'Ama', lastName: 'Ok', email, password, password_confirmation: password },
        })
      ).status,
    ).toBe(200);
    expect(await claimMails(id)).toBe(1);
    await app.post('/password-reset', { body: { email } });
    await waitForMails(app, id, 'claim-account', 2);
    expect((await claim(await latestLinkToken(app, id, 'claim-account'))).status).toBe(200);
  });
});
