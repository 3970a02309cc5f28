import { createHash, randomUUID } from 'node:crypto';
import type { TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { aDraft, aLandlord } from '../testing/drafts.ts';
import { erasePerson } from './testing/erase-person.ts';
import { entitled, startCatalog } from '../testing/start-catalog.ts';

const market = aMarket(520);
const [first, second] = market.homes as [(typeof market.homes)[number], (typeof market.homes)[number]];
const contact = { name: 'Leila', phone: '+14165550123', email: 'care@example.com' };
const [before, after] = [
  { contactName: null, rent: 1 },
  { contactName: contact.name, contactEmail: contact.email, rent: 2 },
];
let app: TestApp;
beforeAll(async () => {
  app = await startCatalog(
    market,
    [first, second].map(({ publicId }) => entitled(publicId)),
  );
}, 60_000);
afterAll(() => app.stop());

/** Stores a contact in a listing and its history. */
const store = (id: string) =>
  app.sql(
    `with named as (update listing set contact_name = $2, contact_phone = $3, contact_email = $4 where public_id = $1
      returning id)
    insert into listing_change (listing_id, version, before, after) select id, 2, $5, $6 from named`,
    [id, contact.name, contact.phone, contact.email, before, after],
  );
const stored = (id: string) =>
  app.sql(
    `select contact_name as name, contact_phone as phone, contact_email as email, before, after
    from listing join listing_change on listing_id = id where public_id = $1`,
    [id],
  );

describe('the contact of a listing', () => {
  it('is erased with the landlord, also from listings that were published and from their history', async () => {
    const others = await aDraft(app, await aLandlord(app));
    for (const id of [first.publicId, others.id]) await store(id);
    expect((await erasePerson(app, first.ownerUserId)).status).toBe(200);
    expect(await stored(first.publicId)).toEqual([
      { name: null, phone: null, email: null, before: { rent: 1 }, after: { rent: 2 } },
    ]);
    expect(await stored(others.id)).toEqual([{ ...contact, before, after }]);
  });
  it('is erased with the account of its address, also for other landlords; a refusal stays', async () => {
    const [personId, email] = [randomUUID(), `care-${randomUUID()}@example.com`];
    const owners = [randomUUID(), randomUUID()];
    for (const [at, state] of ['confirmed_at', 'refused_at'].entries())
      await app.sql(`insert into lead_contact (owner_user_id, email, address, ${state}) values ($1, $2, $2, now())`, [
        owners[at],
        email,
      ]);
    await app.sql(
      `with named as (update listing set contact_email = $2 where public_id = $1 returning id)
      insert into listing_change (listing_id, version, before, after)
      select id, 3, jsonb_build_object('contactEmail', $2::text), jsonb_build_object('rent', 2, 'contactEmail', null)
      from named`,
      [second.publicId, email],
    );
    await erasePerson(app, personId, createHash('sha256').update(email).digest('hex'));
    expect(await stored(second.publicId)).toMatchObject([{ email: null, before: {}, after: { rent: 2 } }]);
    expect(await app.sql('select owner_user_id as owner from lead_contact where email = $1', [email])).toEqual([
      { owner: owners[1] },
    ]);
  });
});

describe('the contact of a feed', () => {
  it('is erased with the account of its address', async () => {
    const [email, other] = ['one', 'other'].map((name) => `${name}-${randomUUID()}@example.com`) as [string, string];
    for (const contact of [email, other])
      await app.sql(
        `insert into feed (name, company_id, format, address, schedule, mode, identity, contact_email)
         select 'Homes', public_id, 'csv', 'https://example.com', 'daily', 'full', 'id', $1 from company limit 1`,
        [contact],
      );
    await erasePerson(app, randomUUID(), createHash('sha256').update(email).digest('hex'));
    expect(await app.sql('select contact_email as email from feed order by contact_email')).toEqual([
      { email: other },
      { email: null },
    ]);
  });
});
