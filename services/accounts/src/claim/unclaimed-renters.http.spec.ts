import { randomUUID } from 'node:crypto';
import { asService, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../accounts.ts';
import { AccountDeletions } from '../privacy/deletions.ts';
import { aUser } from '../testing/a-user.ts';
import { ClaimMails } from './claim-mails.ts';
import { latestLinkToken, mailsTo } from '../testing/queued-mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(() => app.stop());

const anAddress = () => `${randomUUID().slice(0, 8)}@example.com`;
const sendInquiry = (email: string, over: object = {}) =>
  app.post('/internal/events', {
    as: asService('catalog'),
    body: {
      key: randomUUID(),
      name: 'inquiry.sent',
      at: new Date().toISOString(),
      payload: {
        inquiryId: randomUUID(),
        email,
        firstName: 'Leila',
        lastName: 'Haddad',
        language: 'fr-CA',
        listingId: '0123456789',
        listingTitle: 'A bright room',
        city: 'Calgary',
        wantsAlerts: false,
        ...over,
      },
    },
  });
const personWith = (email: string) =>
  app.sql<{ id: string; state: string; roles: number }>(
    `
      select id, state, (select count(*)::int from person_role where person_id = person.id) as roles from person
      where email = $1`,
    [email],
  );
// No service consumes these events in the test, so they stay in the outbox.
const emittedAbout = async (email: string) =>
  (
    await app.sql<{ payload: object }>(
      `select payload from job where name = 'person.known' and payload ->> 'email' = $1 order by id`,
      [email],
    )
  ).map(({ payload }) => payload);

describe('guest who sends an inquiry', () => {
  it('gets an unclaimed account and their inquiries, and no mail beside the one about the inquiry', async () => {
    const email = anAddress();
    expect((await sendInquiry(email, { phone: '+14165550199' })).status).toBe(200);
    const [person] = await personWith(email);
    expect(person).toMatchObject({ state: 'unclaimed', roles: 1 });
    expect(await mailsTo(app, person!.id)).toEqual([]);
    expect(await emittedAbout(email)).toEqual([{ email, personId: person!.id, isClaimed: false }]);
  });
  it('gets a claim mail three days later', async () => {
    const email = anAddress();
    await sendInquiry(email);
    const [person] = await personWith(email);
    await app.app
      .get(DataSource)
      .transaction((manager) => app.app.get(ClaimMails).remind({ personId: person!.id }, manager));
    expect(await mailsTo(app, person!.id)).toMatchObject([
      { template: 'claim-account', language: 'fr-CA', words: { path: expect.stringMatching(/^\/claim-account\//) } },
    ]);
    expect(
      (await app.get(`/claim-account/${await latestLinkToken(app, person!.id, 'claim-account')}`)).body,
    ).toMatchObject({
      state: 'valid',
      kind: 'renter',
    });
  });
  it('gets one account and one invitation for concurrent inquiries', async () => {
    const email = anAddress();
    const responses = await Promise.all(Array.from({ length: 20 }, () => sendInquiry(email)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const users = await personWith(email);
    const invitations = await app.sql<{ days: number }>(
      `
        select round(extract(epoch from run_at - made_at) / 86400)::int as days from job where key like $1
        order by run_at`,
      [`claim-reminder:${users[0]!.id}:%`],
    );
    expect([users.length, invitations]).toEqual([1, [{ days: 3 }, { days: 10 }]]);
  });
});

describe('unclaimed account', () => {
  const inMonths = (months: number) => {
    const now = new Date();
    now.setMonth(now.getMonth() + months);
    return now;
  };
  const eraseAt = (now: Date) =>
    app.app.get(DataSource).transaction((manager) => app.app.get(AccountDeletions).eraseDue({}, manager, now));

  it('is erased in all services a year after its last inquiry', async () => {
    const email = anAddress();
    await sendInquiry(email);
    const [person] = await personWith(email);
    await eraseAt(inMonths(11));
    expect(await personWith(email)).toHaveLength(1);
    await eraseAt(inMonths(13));
    expect(await personWith(email)).toEqual([]);
    expect(
      await app.sql(`select target from job where name = 'person.erased' and payload ->> 'personId' = $1`, [
        person!.id,
      ]),
    ).toHaveLength(3);
    expect(await app.sql(`select action from audit_event where object_id = $1`, [person!.id])).toEqual([
      { action: 'person.erased' },
    ]);
  });
  it('is retained after another inquiry, a claim, and for landlords', async () => {
    const [again, claimed, landlord] = [anAddress(), anAddress(), anAddress()];
    for (const email of [again, claimed, landlord]) await sendInquiry(email);
    await app.sql(`update person set created_at = now() - interval '2 years' where email = any($1)`, [
      [again, claimed, landlord],
    ]);
    await sendInquiry(again);
    await app.sql(`update person set state = 'active' where email = $1`, [claimed]);
    await app.sql(`insert into person_role select id, 'landlord' from person where email = $1`, [landlord]);
    await eraseAt(new Date());
    for (const email of [again, claimed, landlord]) expect(await personWith(email)).toHaveLength(1);
  });
});

describe('address with an account', () => {
  it('gets no mail, and only the verification of the address attributes its inquiries', async () => {
    const [proved, open] = [await aUser(app), await aUser(app)];
    await app.sql('update person set email_verified_at = now() where id = $1', [proved.id]);
    await app.sql('update person set email_verified_at = null where id = $1', [open.id]);
    for (const { email } of [proved, open]) await sendInquiry(email.toUpperCase());
    expect([await emittedAbout(proved.email), await emittedAbout(open.email)]).toEqual([
      [{ email: proved.email, personId: proved.id, isClaimed: true }],
      [],
    ]);
    expect(await mailsTo(app, proved.id)).toEqual([]);
  });
  it('is announced when its owner verifies it later', async () => {
    const { id, email } = await aUser(app);
    await app.sql('update person set email_verified_at = null where id = $1', [id]);
    const { MailVerification } = await import('../mail-verification/mail-verification.ts');
    await app.app
      .get(DataSource)
      .transaction((manager) =>
        app.app.get(MailVerification, { strict: false }).markVerified(manager, id, { ip: '', requestId: '' }),
      );
    expect(await emittedAbout(email)).toEqual([{ email, personId: id, isClaimed: true, isNewlyVerified: true }]);
  });
});

it('an inquiry of a logged-in user creates no account for its address', async () => {
  const email = anAddress();
  await sendInquiry(email, { personId: randomUUID() });
  expect(await personWith(email)).toEqual([]);
});
