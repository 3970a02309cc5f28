import { raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../accounts.ts';
import { OneTimeLinks } from '../confirm/one-time-links.ts';
import { aPerson, type TestPerson } from '../testing/a-person.ts';
import { hasMails, linkIn, mailsTo } from '../testing/sent-mail.ts';
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
async function anUnclaimed(roles: Parameters<typeof aPerson>[1] = {}): Promise<TestPerson> {
  const person = await aPerson(app, roles);
  await app.sql(`delete from credential where person_id = $1`, [person.id]);
  await app.sql(`update person set state = 'unclaimed', email_verified_at = null where id = $1`, [person.id]);
  return person;
}
async function invited(roles: Parameters<typeof aPerson>[1] = {}) {
  const person = await anUnclaimed(roles);
  await inTransaction((manager) =>
    app.app.get(ClaimMails).invite(manager, { id: person.id, firstName: 'Amara', language: 'en-CA' }),
  );
  return { ...person, link: await linkIn(app, person.id, 'claim-account') };
}
const expiredLink = (personId: string) =>
  inTransaction(
    async (manager) =>
      (await app.app.get(OneTimeLinks).make(manager, { purpose: 'claim-account', personId, seconds: -1 })).text,
  );
const look = async (link: string) => (await app.get(`/claim-account/${link}`)).body;
const claim = (link: string, over: object = {}) =>
  app.post(`/claim-account/${link}`, {
    body: { password, password_confirmation: password, termsAccepted: true, ...over },
  });
const claimMails = async (id: string) =>
  (await mailsTo(app, id)).filter(({ template }) => template === 'claim-account').length;

describe('an account that was made for somebody', () => {
  it('shows a masked address and a first name to whoever has the link, and changes nothing', async () => {
    const { id, email, link } = await invited({ roles: ['landlord'] });
    for (let time = 0; time < 2; time += 1)
      expect(await look(link)).toEqual({
        state: 'valid',
        maskedEmail: `${email[0]}•••@example.com`,
        firstName: 'Amara',
        kind: 'landlord',
      });
    expect(await app.sql('select state from person where id = $1', [id])).toEqual([{ state: 'unclaimed' }]);
    expect((await look((await invited()).link)).kind).toBe('renter');
  });
  it('becomes theirs with a password: the address is proved, they are signed in and can sign in again', async () => {
    const { id, email, link } = await invited();
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
  it('needs the terms and a good password, and a refusal leaves the link as it is', async () => {
    const { link } = await invited();
    expect((await claim(link, { termsAccepted: false })).body.errors.termsAccepted).toBeDefined();
    expect(
      (await claim(link, { password: 'amara on a blue tram', password_confirmation: 'amara on a blue tram' })).body
        .errors.password,
    ).toBeDefined();
    expect((await claim(link)).status).toBe(200);
  });
  it.each(raceRounds(3))('is claimed by one of twenty at once, round %i', async () => {
    const { link } = await invited();
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(link)));
    expect([
      answers.filter(({ status }) => status === 200).length,
      answers.filter(({ status }) => status === 410).length,
    ]).toEqual([1, 19]);
  });
});

describe('the link', () => {
  it('that is used, replaced or none of ours looks the same and opens nothing', async () => {
    const used = await invited();
    await claim(used.link);
    const replaced = await invited();
    await inTransaction((manager) =>
      app.app.get(ClaimMails).send(manager, { id: replaced.id, firstName: 'Amara', language: 'en-CA' }),
    );
    for (const link of [used.link, replaced.link, 'x.y']) {
      expect(await look(link)).toEqual({ state: 'unknown' });
      expect((await claim(link)).status).toBe(410);
    }
  });
  it('that is too old brings a new one to the address on file, three an hour, whoever asks', async () => {
    const { id } = await anUnclaimed();
    for (let time = 0; time < 5; time += 1) {
      const old = await expiredLink(id);
      expect(await look(old)).toMatchObject({ state: 'expired', maskedEmail: expect.any(String) });
      expect((await claim(old)).status).toBe(410);
      expect((await app.post(`/claim-account/${old}/new-link`)).body).toEqual({});
    }
    expect(await claimMails(id)).toBe(3);
  });
  it('that lives or is none of ours brings none, and is answered alike', async () => {
    const { id, link } = await invited();
    for (const asked of [link, 'x.y'])
      expect(await app.post(`/claim-account/${asked}/new-link`)).toMatchObject({ status: 200, body: {} });
    expect(await claimMails(id)).toBe(1);
  });
  it('is dead when all links of the person are, as when the address changes', async () => {
    const { id, link } = await invited();
    await inTransaction((manager) => app.app.get(OneTimeLinks).revoke(manager, id));
    expect((await claim(link)).status).toBe(410);
  });
});

describe('somebody whose account waits', () => {
  it('is reminded on the third and the tenth day, and not once it is theirs', async () => {
    const { id, link } = await invited();
    const due = () =>
      app.sql<{ days: number }>(
        `select round(extract(epoch from run_at - made_at) / 86400)::int as days from job where key like $1 order by run_at`,
        [`claim-reminder:${id}:%`],
      );
    expect(await due()).toEqual([{ days: 3 }, { days: 10 }]);
    await inTransaction((manager) => app.app.get(ClaimMails).remind({ personId: id }, manager));
    expect(await claimMails(id)).toBe(2);
    expect((await claim(link)).status).toBe(410);
    await claim(await linkIn(app, id, 'claim-account'));
    await inTransaction((manager) => app.app.get(ClaimMails).remind({ personId: id }, manager));
    expect(await claimMails(id)).toBe(2);
  });
  it('gets this mail when they register, or forgot a password that they never had', async () => {
    const { id, email } = await anUnclaimed();
    expect(
      (
        await app.post('/register', {
          body: { firstName: 'Ama', lastName: 'Ok', email, password, password_confirmation: password },
        })
      ).status,
    ).toBe(200);
    expect(await claimMails(id)).toBe(1);
    await app.post('/password-reset', { body: { email } });
    await hasMails(app, id, 'claim-account', 2);
    expect((await claim(await linkIn(app, id, 'claim-account'))).status).toBe(200);
  });
});
