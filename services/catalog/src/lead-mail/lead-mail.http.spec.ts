import { randomUUID } from 'node:crypto';
import { asLandlord, type TestApp } from '@porchlight/service-kit/testing';
import { owner, startWithListings } from '../testing/inquiries.ts';
import { landlord, leadsIn } from '../testing/leads.ts';

let app: TestApp;
const { aLead, landlordMails, list } = leadsIn(() => app);
const enabled = async () => (await app.get('/elandlord/lead-mail', { as: landlord })).body.enabled as boolean;
const change = (value: unknown, as = landlord) =>
  app.patch('/elandlord/lead-mail', { as, body: { enabled: value } as object });

beforeAll(async () => {
  app = await startWithListings();
  await app.sql(
    `insert into landlord (person_id, company_id, wants_lead_mail)
    select person_id, (select min(id) from company), wants
    from (values ($1::uuid, false), ($2, true)) as l (person_id, wants)`,
    [randomUUID(), owner],
  );
}, 60_000);
afterAll(() => app.stop());

describe('the mails with the messages of renters', () => {
  it('are sent until the landlord turns them off, and again once they are on', async () => {
    await aLead();
    expect([await enabled(), await landlordMails()]).toEqual([true, 1]);
    expect((await change(false)).body).toEqual({ enabled: false });
    await aLead();
    expect([await enabled(), await landlordMails(), (await list()).counts.waiting]).toEqual([false, 1, 2]);
    await change(true);
    await aLead();
    expect([await enabled(), await landlordMails()]).toEqual([true, 2]);
  });
  it('are the choice of each landlord alone', async () => {
    const { status, body } = await change(false, asLandlord());
    expect([status, body.code, await enabled()]).toEqual([409, 'account-not-ready', true]);
  });
  it.each([undefined, null, 'no'])('are not turned off by %p', async (value) => {
    expect((await change(value)).status).toBe(422);
  });
});
