import { randomUUID } from 'node:crypto';
import { asService, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aPerson } from '../testing/a-person.ts';
import { linkIn, mailsTo } from '../testing/sent-mail.ts';

let app: TestApp;
beforeAll(async () => { app = await startForTest(accounts); });
afterAll(() => app.stop());

const anAddress = () => `${randomUUID().slice(0, 8)}@example.com`;
const wrote = (email: string, over: object = {}) => app.post('/internal/events', { as: asService('catalog'), body: { key: randomUUID(), name: 'inquiry.sent', at: new Date().toISOString(), payload: {
  inquiryId: randomUUID(), email, firstName: 'Leila', lastName: 'Haddad', language: 'fr-CA', listingId: '0123456789', listingTitle: 'A bright room', city: 'Calgary', wantsAlerts: false, ...over } } });
const personWith = (email: string) => app.sql<{ id: string; state: string; roles: number }>(`select id, state, (select count(*)::int from person_role where person_id = person.id) as roles from person where email = $1`, [email]);
// Nobody listens to these events here, so they wait.
const told = async (email: string) => (await app.sql<{ payload: object }>(`select payload from job where name = 'person.known' and payload ->> 'email' = $1 order by id`, [email])).map(({ payload }) => payload);

describe('somebody who wrote to a landlord without an account', () => {
  it('gets one that waits for its password, a mail to claim it, and their inquiries', async () => {
    const email = anAddress();
    expect((await wrote(email, { phone: '+14165550199' })).status).toBe(200);
    const [person] = await personWith(email);
    expect(person).toMatchObject({ state: 'unclaimed', roles: 1 });
    expect(await mailsTo(app, person!.id)).toMatchObject([{ template: 'claim-account', language: 'fr-CA', words: { firstName: 'Leila' } }]);
    expect(await told(email)).toEqual([{ email, personId: person!.id, isClaimed: false }]);
    expect((await app.get(`/claim-account/${await linkIn(app, person!.id, 'claim-account')}`)).body).toMatchObject({ state: 'valid', kind: 'renter' });
  });
  it('gets one account and one mail, however many inquiries arrive at once', async () => {
    const email = anAddress();
    const answers = await Promise.all(Array.from({ length: 20 }, () => wrote(email)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const people = await personWith(email);
    expect([people.length, (await mailsTo(app, people[0]!.id)).length]).toEqual([1, 1]);
  });
});

describe('an address that has an account', () => {
  it('gets no mail; its inquiries join it when the address is proved, and wait while it is not', async () => {
    const [proved, open] = [await aPerson(app), await aPerson(app)];
    await app.sql('update person set email_verified_at = now() where id = $1', [proved.id]);
    await app.sql('update person set email_verified_at = null where id = $1', [open.id]);
    for (const { email } of [proved, open]) await wrote(email.toUpperCase());
    expect([await told(proved.email), await told(open.email)]).toEqual([[{ email: proved.email, personId: proved.id, isClaimed: true }], []]);
    expect(await mailsTo(app, proved.id)).toEqual([]);
  });
  it('is told of when its owner proves it later', async () => {
    const { id, email } = await aPerson(app);
    await app.sql('update person set email_verified_at = null where id = $1', [id]);
    const { MailVerification } = await import('../confirm/mail-verification.ts');
    const { DataSource } = await import('typeorm');
    await app.app.get(DataSource).transaction((manager) => app.app.get(MailVerification, { strict: false }).prove(manager, id, { ip: '', requestId: '' }));
    expect(await told(email)).toEqual([{ email, personId: id, isClaimed: true }]);
  });
});

it('an address that somebody signed in wrote down makes no account', async () => {
  const email = anAddress();
  await wrote(email, { personId: randomUUID() });
  expect(await personWith(email)).toEqual([]);
});
