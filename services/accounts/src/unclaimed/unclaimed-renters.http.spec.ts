import { randomUUID } from 'node:crypto';
import { asService, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../accounts.ts';
import { Deletions } from '../privacy/deletions.ts';
import { aPerson } from '../testing/a-person.ts';
import { linkIn, mailsTo } from '../testing/sent-mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(() => app.stop());

const anAddress = () => `${randomUUID().slice(0, 8)}@example.com`;
const wrote = (email: string, over: object = {}) =>
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
    `select id, state, (select count(*)::int from person_role where person_id = person.id) as roles from person where email = $1`,
    [email],
  );
// Nobody listens to these events here, so they wait.
const told = async (email: string) =>
  (
    await app.sql<{ payload: object }>(
      `select payload from job where name = 'person.known' and payload ->> 'email' = $1 order by id`,
      [email],
    )
  ).map(({ payload }) => payload);

describe('somebody who wrote to a landlord without an account', () => {
  it('gets one that waits for its password, a mail to claim it, and their inquiries', async () => {
    const email = anAddress();
    expect((await wrote(email, { phone: '+14165550199' })).status).toBe(200);
    const [person] = await personWith(email);
    expect(person).toMatchObject({ state: 'unclaimed', roles: 1 });
    expect(await mailsTo(app, person!.id)).toMatchObject([
      { template: 'claim-account', language: 'fr-CA', words: { firstName: 'Leila' } },
    ]);
    expect(await told(email)).toEqual([{ email, personId: person!.id, isClaimed: false }]);
    expect((await app.get(`/claim-account/${await linkIn(app, person!.id, 'claim-account')}`)).body).toMatchObject({
      state: 'valid',
      kind: 'renter',
    });
  });
  it('gets one account and one mail, however many inquiries arrive at once', async () => {
    const email = anAddress();
    const answers = await Promise.all(Array.from({ length: 20 }, () => wrote(email)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const people = await personWith(email);
    expect([people.length, (await mailsTo(app, people[0]!.id)).length]).toEqual([1, 1]);
  });
});

describe('an account that nobody claims', () => {
  const inMonths = (months: number) => {
    const now = new Date();
    now.setMonth(now.getMonth() + months);
    return now;
  };
  const eraseAt = (now: Date) =>
    app.app.get(DataSource).transaction((manager) => app.app.get(Deletions).eraseDue({}, manager, now));

  it('is forgotten a year after its last word, here and everywhere', async () => {
    const email = anAddress();
    await wrote(email);
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
  it('stays for whoever wrote again, claimed it, or lets homes', async () => {
    const [again, claimed, landlord] = [anAddress(), anAddress(), anAddress()];
    for (const email of [again, claimed, landlord]) await wrote(email);
    await app.sql(`update person set created_at = now() - interval '2 years' where email = any($1)`, [
      [again, claimed, landlord],
    ]);
    await wrote(again);
    await app.sql(`update person set state = 'active' where email = $1`, [claimed]);
    await app.sql(`insert into person_role select id, 'landlord' from person where email = $1`, [landlord]);
    await eraseAt(new Date());
    for (const email of [again, claimed, landlord]) expect(await personWith(email)).toHaveLength(1);
  });
});

describe('an address that has an account', () => {
  it('gets no mail; its inquiries join it when the address is proved, and wait while it is not', async () => {
    const [proved, open] = [await aPerson(app), await aPerson(app)];
    await app.sql('update person set email_verified_at = now() where id = $1', [proved.id]);
    await app.sql('update person set email_verified_at = null where id = $1', [open.id]);
    for (const { email } of [proved, open]) await wrote(email.toUpperCase());
    expect([await told(proved.email), await told(open.email)]).toEqual([
      [{ email: proved.email, personId: proved.id, isClaimed: true }],
      [],
    ]);
    expect(await mailsTo(app, proved.id)).toEqual([]);
  });
  it('is told of when its owner proves it later', async () => {
    const { id, email } = await aPerson(app);
    await app.sql('update person set email_verified_at = null where id = $1', [id]);
    const { MailVerification } = await import('../confirm/mail-verification.ts');
    await app.app
      .get(DataSource)
      .transaction((manager) =>
        app.app.get(MailVerification, { strict: false }).prove(manager, id, { ip: '', requestId: '' }),
      );
    expect(await told(email)).toEqual([{ email, personId: id, isClaimed: true }]);
  });
});

it('an address that somebody signed in wrote down makes no account', async () => {
  const email = anAddress();
  await wrote(email, { personId: randomUUID() });
  expect(await personWith(email)).toEqual([]);
});
