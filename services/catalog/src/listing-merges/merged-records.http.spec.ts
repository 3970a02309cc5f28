import { randomUUID } from 'node:crypto';
import type { TestApp } from '@porchlight/service-kit/testing';
import { reportsIn, support } from '../listing-reports/testing/reports-in.ts';
import { aUser, mergesIn, owner, startWithCompany } from './testing/merges-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startWithCompany();
}, 60_000);
afterAll(() => app.stop());
const merges = mergesIn(() => app);
const reports = reportsIn(() => app);
const { insertFor, of, someListings } = merges;

describe('LISTING-MERGE-7: lists of renters and visitors move, each entry once', () => {
  const rows = {
    favourite: 'insert into favourite (user_id, listing_id) values ($1::uuid, $listing)',
    guest_favourite: 'insert into guest_favourite (device, listing_id) values ($1, $listing)',
    viewed_listing: `insert into viewed_listing (user_id, listing_id, viewed_at, times, rent_then)
      values ($1::uuid, $listing, now(), 1, 1500)`,
    recommendation: `insert into recommendation (user_id, listing_id, position, why) select $1::uuid, $listing,
      (select count(*) from recommendation where user_id = $1::uuid) + 1, '{beds}'`,
    recommendation_removal: 'insert into recommendation_removal (user_id, listing_id) values ($1::uuid, $listing)',
    alert_delivery: `insert into alert_delivery (owner_id, listing_id, event, mail_id, queued_at)
      values ($1::uuid, $listing, 'new', gen_random_uuid(), now())`,
  };
  const keys = { guest_favourite: 'device', alert_delivery: 'owner_id::text' } as const;

  it.each(Object.keys(rows) as (keyof typeof rows)[])('%s', async (table) => {
    const [canonical, duplicate] = someListings(2);
    const [both, one] = [aUser(), aUser()];
    const key = table in keys ? keys[table as keyof typeof keys] : 'user_id::text';
    await insertFor([canonical, duplicate], rows[table], [both]);
    await insertFor([duplicate], rows[table], [one]);
    const { id } = await merges.merged(canonical, [duplicate]);
    expect(await of(canonical, table, key)).toEqual([both, one].sort());
    await merges.undone(id);
    expect(await of(canonical, table, key)).toEqual([both]);
    expect(await of(duplicate, table, key)).toEqual([both, one].sort());
  });
  it('and what a renter removed since the merge does not return', async () => {
    const [canonical, duplicate] = someListings(2);
    await insertFor([duplicate], rows.favourite, [aUser()]);
    const { id } = await merges.merged(canonical, [duplicate]);
    await app.sql('delete from favourite where listing_id = (select id from listing where public_id = $1)', [
      canonical,
    ]);
    await merges.undone(id);
    expect(await of(duplicate, 'favourite', 'user_id')).toEqual([]);
  });
  it('with the note of the duplicate where the other has none', async () => {
    const [canonical, duplicate] = someListings(2);
    const user = aUser();
    await insertFor([canonical, duplicate], rows.favourite, [user]);
    await insertFor([duplicate], `update favourite set note = 'Near work' where listing_id = $listing`);
    await merges.merged(canonical, [duplicate]);
    expect(await of(canonical, 'favourite', 'note')).toEqual(['Near work']);
  });
});

describe('LISTING-MERGE-8: counts of days are added, and the history of the rent is one', () => {
  it('views and impressions of a day', async () => {
    const [canonical, first, second] = someListings(3);
    const day = `insert into listing_day (listing_id, day, views, impressions) values ($listing, $1::date, 3, 10)`;
    await insertFor([canonical, first, second], day, ['2026-05-01']);
    await insertFor([second], day, ['2026-05-02']);
    const { id } = await merges.merged(canonical, [first, second]);
    const shown = `concat(day::text, ' ', views, ' ', impressions)`;
    expect(await of(canonical, 'listing_day', shown)).toEqual(['2026-05-01 9 30', '2026-05-02 3 10']);
    await merges.undone(id);
    expect(await of(canonical, 'listing_day', shown)).toEqual(['2026-05-01 3 10', '2026-05-02 0 0']);
    expect(await of(second, 'listing_day', shown)).toEqual(['2026-05-01 3 10', '2026-05-02 3 10']);
  });
  it('changes of the rent in their order', async () => {
    const [canonical, duplicate] = someListings(2);
    const change = `insert into price_change (listing_id, changed_at, old_rent, new_rent)
      values ($listing, $1::timestamptz, 1500, $2::int)`;
    await insertFor([canonical], change, ['2026-03-01', 1_600]);
    await insertFor([duplicate], change, ['2026-02-01', 1_550]);
    await insertFor([duplicate], change, ['2026-04-01', 1_650]);
    const { id } = await merges.merged(canonical, [duplicate]);
    expect(await of(canonical, 'price_change', 'new_rent')).toEqual([1_550, 1_600, 1_650]);
    await merges.undone(id);
    expect(await of(canonical, 'price_change', 'new_rent')).toEqual([1_600]);
    expect(await of(duplicate, 'price_change', 'new_rent')).toEqual([1_550, 1_650]);
  });
});

describe('LISTING-MERGE-9: open reports follow', () => {
  it('to a listing without any, and return', async () => {
    const [canonical, duplicate] = someListings(2);
    await reports.report(duplicate);
    const { id } = await merges.merged(canonical, [duplicate]);
    const moved = await reports.caseOf(canonical);
    expect(moved.reporters).toBe(1);
    expect(await reports.caseOf(duplicate)).toBeUndefined();
    await merges.undone(id);
    expect((await reports.caseOf(duplicate)).id).toBe(moved.id);
  });
  it('to those of the listing that stays, each reporter once, and one decision closes all', async () => {
    const [canonical, duplicate] = someListings(2);
    await reports.report(canonical, {}, { ip: '2001:db8::1' });
    await reports.report(duplicate, { reason: 'scam' }, { ip: '2001:db8::1' });
    await reports.report(duplicate, {}, { ip: '2001:db8:0:1::2' });
    const joined = await reports.caseOf(duplicate);
    await merges.merged(canonical, [duplicate]);
    const shown = await reports.caseOf(canonical);
    expect(shown).toMatchObject({ reporters: 2, severity: 'high' });
    expect((await reports.queue()).map(({ id }) => id)).not.toContain(joined.id);
    const reason = 'It is shown with a wrong address.';
    const confirmed = { decision: 'suspended', confirmed: 'wrong-details', reason };
    expect((await reports.decide(joined.id, confirmed)).status).toBe(409);
    expect((await reports.decide(shown.id, confirmed)).status).toBe(200);
  });
  it('and are separate again after an undo', async () => {
    const [canonical, duplicate] = someListings(2);
    await reports.report(canonical);
    await reports.report(duplicate);
    const before = [await reports.caseOf(canonical), await reports.caseOf(duplicate)].map(({ id }) => id);
    const { id } = await merges.merged(canonical, [duplicate]);
    await merges.undone(id);
    const after = [await reports.caseOf(canonical), await reports.caseOf(duplicate)];
    expect(after.map((one) => [one.id, one.reporters])).toEqual(before.map((one) => [one, 1]));
  });
  it('but those that wait for an appeal keep their listing from being merged', async () => {
    const [canonical, duplicate] = someListings(2);
    await reports.report(duplicate);
    const { id } = await reports.caseOf(duplicate);
    await reports.decide(id, { decision: 'suspended', confirmed: 'scam', reason: 'The photos are of another home.' });
    await app.sql(`update reported_listing set appeal = 'The photos are mine.', appealed_at = now() where id = $1`, [
      id,
    ]);
    const { status, body } = await merges.merge(canonical, [duplicate]);
    expect([status, body.code]).toEqual([409, 'merge-blocked']);
  });
  it('but those of a duplicate that is hidden without a notice do, because the merge would show it again', async () => {
    const [canonical, duplicate] = someListings(2);
    await reports.report(duplicate, { reason: 'scam' });
    const { id } = await reports.caseOf(duplicate);
    const body = { reason: 'The bank looks at the account.' };
    await app.post(`/support/reported-listings/${id}/stealth-hold`, { as: support, body });
    expect((await merges.merge(canonical, [duplicate])).body.code).toBe('merge-blocked');
    expect((await merges.merge(duplicate, [canonical])).status).toBe(200);
  });
});

describe('LISTING-MERGE-10: photos that the listing does not have follow its own', () => {
  const upload = `
    with u as (insert into photo_upload (owner_user_id, listing_id, bytes, state, width, height, perceptual_hash)
      values ('${owner}', $listing, 9, 'attached', 9, 9, $1::bigint) returning id)
    insert into listing_photo (listing_id, position, upload_id) select $listing, $2::int, id from u`;
  it('uploads that look alike are one, and an undo returns what came', async () => {
    const [canonical, duplicate] = someListings(2);
    await insertFor([canonical], upload, ['0', 3]);
    await insertFor([duplicate], upload, ['7', 3]);
    await insertFor([duplicate], upload, ['-1', 4]);
    const hashes = `(select perceptual_hash::text from photo_upload u where u.id = upload_id)`;
    const shown = `concat(position, ' ', coalesce(scene, ${hashes}))`;
    const [before, own] = [await of(canonical, 'listing_photo', shown), await of(duplicate, 'listing_photo', shown)];
    const { id } = await merges.merged(canonical, [duplicate]);
    expect(await of(canonical, 'listing_photo', shown)).toEqual([...before, '4 -1']);
    expect(await of(canonical, 'photo_upload', 'perceptual_hash::text')).toEqual(['-1', '0']);
    await merges.undone(id);
    expect(await of(canonical, 'listing_photo', shown)).toEqual(before);
    expect(await of(duplicate, 'listing_photo', shown)).toEqual(own);
    expect(await of(duplicate, 'photo_upload', 'perceptual_hash::text')).toEqual(['-1', '7']);
  });
});

describe('LISTING-MERGE-11: fields are those of the listing that stays, except for chosen ones', () => {
  const fieldsOf = async (id: string) =>
    (
      await app.sql<object>(
        `select title, beds, rent, rent_monthly as monthly, street, latitude from listing where public_id = $1`,
        [id],
      )
    )[0];
  it('which come from a duplicate with what they depend on, and are public at once', async () => {
    const [canonical, duplicate] = someListings(2);
    const change = `update listing set rent = 500, rent_frequency = 'week', rent_monthly = 2167, beds = 4, latitude = 51.1
      where public_id = $1`;
    await app.sql(change, [duplicate]);
    const [before, taken] = [await fieldsOf(canonical), await fieldsOf(duplicate)];
    const fields = ['rent', 'address'].map((field) => ({ field, listingId: duplicate }));
    const { id } = await merges.merged(canonical, [duplicate], { fields });
    const { title, beds } = before as Record<string, unknown>;
    expect(await fieldsOf(canonical)).toEqual({ ...taken, title, beds });
    expect((await app.get(`/listing/${canonical}`)).body.listing).toMatchObject({ rent: 2_167, latitude: 51.1 });
    expect(
      await of(canonical, 'listing_change', `(select string_agg(k, ',' order by k) from jsonb_object_keys(after) k)`),
    ).toEqual(['address,rent,rentFrequency']);
    await merges.undone(id);
    expect(await fieldsOf(canonical)).toEqual(before);
  });
  it('and an undo keeps what the landlord changed since', async () => {
    const [canonical, duplicate] = someListings(2);
    await app.sql(`update listing set title = 'Their title', beds = 5 where public_id = $1`, [duplicate]);
    const fields = ['text', 'size'].map((field) => ({ field, listingId: duplicate }));
    const before = (await fieldsOf(canonical)) as Record<string, unknown>;
    const { id } = await merges.merged(canonical, [duplicate], { fields });
    await app.sql(`update listing set title = 'A newer title' where public_id = $1`, [canonical]);
    await merges.undone(id);
    expect(await fieldsOf(canonical)).toMatchObject({ title: 'A newer title', beds: before['beds'] });
  });
});

describe('LISTING-MERGE-12: a merge can be undone for 30 days', () => {
  it('which restores the duplicates, on the site without a charge, once', async () => {
    const [canonical, live, rented] = someListings(3);
    await merges.setState(rented, 'rented');
    const { id, undoUntil } = await merges.merged(canonical, [live, rented]);
    expect(new Date(undoUntil!).getTime() - Date.now()).toBeGreaterThan(29 * 86_400_000);
    const undone = await merges.undone(id);
    expect(undone).toMatchObject({ id, undoneAt: expect.any(String) });
    expect(undone.undoUntil).toBeUndefined();
    expect(await merges.stateOf(live)).toEqual({ status: 'active', into: null, isShown: true });
    expect(await merges.stateOf(rented)).toEqual({ status: 'rented', into: null, isShown: false });
    expect((await merges.offersOf(live)).at(-1)).toEqual({ isOffered: true, isRestored: true });
    expect((await merges.undo(id)).body.code).toBe('undo-refused');
  });
  it('not later, not once a listing was deleted or merged again, and not of another company', async () => {
    const [canonical, duplicate, other] = someListings(3);
    const { id } = await merges.merged(canonical, [duplicate]);
    const refused = async () => {
      const { status, body } = await merges.undo(id);
      const shown = (await merges.list()).find((merge) => merge.id === id);
      return [status, body.code, shown?.undoUntil];
    };
    expect((await merges.undo(id, undefined, randomUUID())).status).toBe(404);
    await app.sql(`update listing_merge set merged_at = now() - interval '31 days' where id = $1`, [id]);
    expect(await refused()).toEqual([409, 'undo-refused', undefined]);
    await app.sql('update listing_merge set merged_at = now() where id = $1', [id]);
    const later = await merges.merged(other, [canonical]);
    expect(await refused()).toEqual([409, 'undo-refused', undefined]);
    await merges.undone(later.id);
    await app.sql(`update listing set status = 'deleted', deleted_at = now() where public_id = $1`, [canonical]);
    expect(await refused()).toEqual([409, 'undo-refused', undefined]);
  });
});
