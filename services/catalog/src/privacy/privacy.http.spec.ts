import { randomUUID } from 'node:crypto';
import { asRenter, asService, guest, unmappedTables, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { aDraft, address, aLandlord } from '../testing/drafts.ts';
import { erasePerson } from './testing/erase-person.ts';
import { insertReports } from './testing/insert-reports.ts';
import { entitled, startCatalog } from '../testing/start-catalog.ts';
import { dataMap } from './data-map.ts';

const market = aMarket(520);
const [first, second] = market.homes.map(({ publicId }) => publicId) as [string, string];
let app: TestApp;
beforeAll(async () => {
  app = await startCatalog(
    market,
    [first, second].map((id) => entitled(id)),
  );
}, 60_000);
afterAll(async () => {
  await app.stop();
});

/** Creates an account with rows in every table. */
async function somebodyWithEverything() {
  const personId = randomUUID();
  const [{ id }] = (await app.sql<{ id: string }>('select id::text from listing where public_id = $1', [first])) as [
    { id: string },
  ];
  await app.sql(`insert into favourite (user_id, listing_id, note) values ($1, $2, 'CANARY the blue door')`, [
    personId,
    id,
  ]);
  await app.sql(
    'insert into viewed_listing (user_id, listing_id, viewed_at, times, rent_then) values ($1, $2, now(), 3, 1500)',
    [personId, id],
  );
  await app.sql(`insert into recommendation (user_id, listing_id, position, why) values ($1, $2, 1, '{near}')`, [
    personId,
    id,
  ]);
  await app.sql(`insert into recommendation_removal (user_id, listing_id, reason) values ($1, $2, 'CANARY too far')`, [
    personId,
    id,
  ]);
  await app.sql(`insert into renter_wishes (user_id, version, beds, areas) values ($1, 1, '{2}', '{CANARY/town}')`, [
    personId,
  ]);
  await app.sql('insert into recommendation_run (user_id, run_at) values ($1, now())', [personId]);
  await app.sql(
    `
      insert into point_of_interest (user_id, slot, name, address, latitude, longitude)
      values ($1, 1, 'CANARY work', '1 Main St', 51, -114)`,
    [personId],
  );
  await app.sql('insert into known_address (address, person_id, is_proved) values ($1, $2, true)', [
    `canary-${personId}@example.com`,
    personId,
  ]);
  const [{ inquiry }] = (await app.sql<{ inquiry: string }>(
    `
      insert into inquiry (listing_id, writer, user_id, first_name, last_name, email, phone, language, note)
      values ($2, 'canary-' || $1, $1::uuid, 'Zoé', 'CANARY', 'canary@example.com', '+15145550000', 'en-CA',
        'CANARY note')
    returning id as inquiry`,
    [personId, id],
  )) as [{ inquiry: string }];
  await app.sql(
    `insert into inquiry_message (inquiry_id, key, author, text) values ($1::uuid, $1, 'renter', 'Is it free?')`,
    [inquiry],
  );
  await app.sql(
    `
      insert into viewing (inquiry_id, key, times, time_zone, duration_minutes, expires_at)
      values ($1::uuid, $1, '{2026-12-01T15:00:00Z}', 'America/Toronto', 30, now())`,
    [inquiry],
  );
  await app.sql('insert into lead_export (owner_user_id) values ($1)', [personId]);
  await app.sql(`insert into reply_template (owner_user_id, name, text) values ($1, 'CANARY', 'CANARY text')`, [
    personId,
  ]);
  await app.sql('insert into lead_contact (owner_user_id, email, address) values ($1, $2, $2)', [
    personId,
    `canary-care-${personId}@example.com`,
  ]);
  // Sent by a guest under the address: never exported, since another person may have written it.
  await app.sql(
    `
      insert into inquiry (listing_id, writer, is_open, email, language)
      values ($2, $1 || ' guest', false, $1, 'en-CA')`,
    [`canary-${personId}@example.com`, id],
  );
  await app.sql(
    `
      with thread as (select id from inquiry where id = $1 or writer = $2),
        answer as (insert into inquiry_message (inquiry_id, key, author, text)
          select id, 'answer ' || id, 'landlord', 'It is.' from thread where id <> $1)
      insert into relay_alias (alias, inquiry_id, party, expires_at)
      select 'r-' || translate(left(md5(id::text), 20), '0189', 'wxyz'), id, 'renter', now() from thread`,
    [inquiry, `canary-${personId}@example.com guest`],
  );
  await app.sql(
    `
      insert into saved_search (user_id, slot, name, query, frequency, language, time_zone, confirmed_at, is_active,
        next_run_at) values ($1, 1, 'CANARY near work', 'beds=2', 'daily', 'en-CA', 'America/Toronto', now(), true,
        now())`,
    [personId],
  );
  await app.sql(
    `
      insert into alert_delivery (owner_id, listing_id, event, mail_id, queued_at)
      values ($1, $2, 'new', gen_random_uuid(), now())`,
    [personId, id],
  );
  await aLandlord(app, { personId });
  const draft = await aDraft(app, personId, { address: { ...address, street: 'CANARY lane' } });
  await insertReports(app, { personId, listingId: first, ownListingId: draft.id });
  const blocked = [
    [randomUUID(), `canary-${personId}@example.com`, null],
    [randomUUID(), `another of ${personId}`, personId],
    [personId, 'somebody', null],
  ];
  for (const row of blocked)
    await app.sql('insert into blocked_writer (owner_user_id, writer, user_id) values ($1, $2, $3)', row);
  await app.sql(
    `
      insert into site_blocked_writer (writer_hash, user_id, inquiry_id)
      values (encode(sha256(convert_to($1, 'UTF8')), 'hex'), $2::uuid, $3)`,
    [`canary-${personId}@example.com`, personId, inquiry],
  );
  await app.sql(
    `insert into spam_signature (kind, hash) values ('writer', encode(sha256(convert_to($1, 'UTF8')), 'hex'))`,
    [`canary-${personId}@example.com guest`],
  );
  return { personId, inquiry };
}

describe('the counts of an account', () => {
  it('cover only the account’s own rows', async () => {
    await somebodyWithEverything();
    const personId = randomUUID();
    for (const listingId of [first, second])
      await app.patch('/favourite-listing', { as: asRenter(personId), body: { listingId, active: 1 } });
    await app.patch('/favourite-listing', { as: asRenter(), body: { listingId: first, active: 1 } });
    expect((await app.get(`/internal/people/${personId}/counts`, { as: asService('accounts') })).body).toEqual({
      inquiries: 0,
      favourites: 2,
      recommended: 0,
      alerts: 0,
      activeListings: 0,
    });
  });
  it('are available to accounts only', async () => {
    for (const as of [guest, asRenter(), asService('content')])
      expect((await app.get(`/internal/people/${randomUUID()}/counts`, { as })).status).toBe(403);
  });
});

describe('personal data in catalog', () => {
  const exportOf = async (personId: string) =>
    (await app.post('/internal/people/export', { as: asService('accounts'), body: { personId } })).body.sections as {
      name: string;
      rows: object[];
    }[];
  const erase = (personId: string) => erasePerson(app, personId);

  it('is exported completely, to accounts only', async () => {
    const { personId } = await somebodyWithEverything();
    const sections = await exportOf(personId);
    expect(sections.map(({ name, rows }) => [name, rows.length])).toEqual(
      dataMap.filter(({ exported }) => exported).map(({ table }) => [table, 1]),
    );
    expect(sections[0]?.rows[0]).toMatchObject({ listingId: first, note: 'CANARY the blue door' });
    expect((await exportOf(randomUUID())).flatMap(({ rows }) => rows)).toEqual([]);
    for (const as of [guest, asRenter(personId), asService('content')])
      expect((await app.post('/internal/people/export', { as, body: { personId } })).status).toBe(403);
  });
  it('is erased with the account; of an inquiry the first name and the messages stay', async () => {
    const [mine, other] = [await somebodyWithEverything(), await somebodyWithEverything()];
    expect((await erase(mine.personId)).status).toBe(200);
    await erase(mine.personId);
    expect((await exportOf(mine.personId)).flatMap(({ rows }) => rows)).toEqual([]);
    for (const { table } of dataMap) {
      const left = await app.sql(
        `
          select 1 from ${table} as kept
          where kept::text like '%' || $1 || '%' or (kept::text like '%CANARY%' and kept::text like '%' || $1 || '%')`,
        [mine.personId],
      );
      expect([table, left]).toEqual([table, []]);
    }
    expect(
      await app.sql('select first_name, last_name, email, phone from inquiry where id = $1', [mine.inquiry]),
    ).toEqual([{ first_name: 'Zoé', last_name: null, email: null, phone: null }]);
    expect((await exportOf(other.personId)).every(({ rows }) => rows.length === 1)).toBe(true);
    expect(
      await app.sql('select email from inquiry where writer = $1', [`canary-${other.personId}@example.com guest`]),
    ).toEqual([{ email: `canary-${other.personId}@example.com` }]);
    const aliases = `
      select 1 from relay_alias join inquiry on inquiry.id = inquiry_id where inquiry.id = $1 or writer = $2`;
    const guestOf = (personId: string) => `canary-${personId}@example.com guest`;
    expect(await app.sql(aliases, [mine.inquiry, guestOf(mine.personId)])).toEqual([]);
    expect(await app.sql(aliases, [other.inquiry, guestOf(other.personId)])).toHaveLength(2);
    for (const [table, count] of [
      ['lead_export', 1],
      ['blocked_writer', 3],
      ['site_blocked_writer', 1],
      ['known_address', 1],
      ['recommendation_run', 1],
    ])
      expect([
        table,
        await app.sql(`select 1 from ${table} as kept where kept::text like '%' || $1 || '%'`, [other.personId]),
      ]).toEqual([table, Array.from({ length: Number(count) }, () => expect.anything())]);
  });
  it('of writers whom staff stopped is erased with the account; decisions stay without their author', async () => {
    const [mine, other] = [await somebodyWithEverything(), await somebodyWithEverything()];
    await app.sql(
      `update inquiry_message set decision = 'spam', decided_at = now(), decided_by = $1 where inquiry_id = $2`,
      [mine.personId, other.inquiry],
    );
    await erase(mine.personId);
    const signatures = `
      select 1 from spam_signature where hash = encode(sha256(convert_to('canary-' || $1 || '@example.com guest',
        'UTF8')), 'hex')`;
    expect(await app.sql(signatures, [mine.personId])).toEqual([]);
    expect(await app.sql(signatures, [other.personId])).toHaveLength(1);
    expect(
      await app.sql('select decision, decided_by from inquiry_message where inquiry_id = $1', [other.inquiry]),
    ).toEqual([{ decision: 'spam', decided_by: null }]);
  });
  it('is listed in the data map: every table with personal data must have an entry', async () => {
    expect(await unmappedTables(app, dataMap)).toEqual([]);
  });
});
