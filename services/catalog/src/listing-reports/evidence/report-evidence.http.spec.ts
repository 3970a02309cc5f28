import { randomUUID } from 'node:crypto';
import { maxListingChanges } from '@porchlight/contracts/catalog';
import { asLandlord, asRenter, asStaff, guest, type TestApp } from '@porchlight/service-kit/testing';
import { many, startWithListings } from '../../testing/inquiries.ts';
import { copyListing } from '../testing/copy-listing.ts';
import { reportsIn, support } from '../testing/reports-in.ts';
import { landlordDecisionsSql, landlordFactsSql } from './landlord-history.ts';
import { samePhotosSql } from './same-photos.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
const { report, caseOf, decide } = reportsIn(() => app);
const homes = [...many];
const aReported = async () => {
  const listing = homes.pop()!;
  await report(listing);
  return { listing, id: (await caseOf(listing)).id };
};
const evidence = async (id: string, part: string) =>
  (await app.get(`/support/reported-listings/${id}/${part}`, { as: support })).body;
const ownerOf = async (listing: string) =>
  (await app.sql<{ id: string }>('select owner_user_id as id from listing where public_id = $1', [listing]))[0]!.id;
const edit = async (listing: string, fields: object) => {
  const as = asLandlord(await ownerOf(listing));
  const { body } = await app.get(`/elandlord/listings/${listing}`, { as });
  const { version } = body.listing as { version: number };
  expect((await app.patch('/elandlord/listings', { as, body: { id: listing, version, ...fields } })).status).toBe(200);
};

describe('REPORT-9: what changed since a listing was published', () => {
  it('is the published value and the current one of each field', async () => {
    const { listing, id } = await aReported();
    await app.sql(
      `update listing set published_at = now() - interval '1 day', rent = 2000, rent_monthly = 2000, pet_policies = '{cats}',
        sqft = null
       where public_id = $1`,
      [listing],
    );
    await edit(listing, { rent: 1500, petPolicies: ['cats', 'small-dogs'] });
    await edit(listing, { rent: 1200, sqft: 640, yearBuilt: 1987 });
    expect(await evidence(id, 'changes')).toMatchObject({
      fields: [
        { field: 'rent', before: '2000', after: '1200' },
        { field: 'sqft', after: '640' },
        { field: 'petPolicies', before: 'cats', after: 'cats,small-dogs' },
      ],
      otherFields: 1,
      photosAdded: 0,
      photosRemoved: 0,
      isPartial: false,
    });
  });
  it('names contact details without their values', async () => {
    const { listing, id } = await aReported();
    await edit(listing, { contactPhone: '+14165550142' });
    const { fields } = await evidence(id, 'changes');
    expect(fields).toEqual([{ field: 'contactPhone', changedAt: expect.any(String) }]);
  });
  it('is nothing for a value that was changed back, and for changes of the draft before', async () => {
    const { listing, id } = await aReported();
    await edit(listing, { bathsHalf: 4 });
    await edit(listing, { bathsHalf: 5 });
    await app.sql(`update listing_change set changed_at = now() - interval '2 days' where after ? 'bathsHalf'`);
    await app.sql(`update listing set published_at = now() - interval '1 day' where public_id = $1`, [listing]);
    await edit(listing, { unitNumber: '12' });
    await edit(listing, { unitNumber: null });
    expect(await evidence(id, 'changes')).toMatchObject({ fields: [], otherFields: 0, isPartial: false });
  });
  it('says when the first changes are no longer stored, and which photos are not the published ones', async () => {
    const { listing, id } = await aReported();
    await app.sql(
      `with l as (update listing set version = 50, published_at = now() - interval '1 day' where public_id = $1 returning id)
       insert into listing_change (listing_id, version, before, after)
       select l.id, 50 - n, '{"photos": ["a", "b"]}', '{"photos": ["b", "c", "d"]}'
       from l, generate_series(0, $2::int - 1) n`,
      [listing, maxListingChanges],
    );
    expect(await evidence(id, 'changes')).toMatchObject({ isPartial: true, photosAdded: 2, photosRemoved: 1 });
  });
  it('is empty for a listing that was never published', async () => {
    const { listing, id } = await aReported();
    await edit(listing, { bathsHalf: 4 });
    await app.sql('update listing set published_at = null where public_id = $1', [listing]);
    expect(await evidence(id, 'changes')).toEqual({
      ...{ currency: 'CAD', fields: [], photosAdded: 0, photosRemoved: 0, otherFields: 0, isPartial: false },
    });
  });
});

describe('REPORT-10: photos of a reported listing', () => {
  const attach = (listing: string, hash: string) =>
    app.sql(
      `with u as (insert into photo_upload (owner_user_id, listing_id, bytes, state, width, height, perceptual_hash)
        select owner_user_id, id, 10, 'attached', 900, 700, $2::bigint from listing where public_id = $1
        returning id, listing_id)
      insert into listing_photo (listing_id, position, upload_id)
      select u.listing_id, (select coalesce(max(position), -1) + 1 from listing_photo p where p.listing_id = u.listing_id),
        u.id from u`,
      [listing, hash],
    );
  it('lead to other listings that have them, those of other landlords first', async () => {
    const { listing, id } = await aReported();
    const [own, stranger, deleted] = [homes.pop()!, homes.pop()!, homes.pop()!];
    await app.sql('delete from listing_photo p using listing l where l.id = p.listing_id and l.public_id = $1', [
      listing,
    ]);
    await app.sql('update listing set owner_user_id = $2 where public_id = $1', [own, await ownerOf(listing)]);
    await app.sql('update listing set owner_user_id = $2 where public_id = $1', [stranger, randomUUID()]);
    await app.sql(`update listing set status = 'deleted', deleted_at = now() where public_id = $1`, [deleted]);
    for (const hash of ['101', '102', '103']) await attach(listing, hash);
    for (const hash of ['101', '103']) await attach(stranger, hash);
    for (const home of [own, deleted]) await attach(home, '102');
    expect(await evidence(id, 'same-photos')).toMatchObject({
      listings: [
        { id: stranger, isSameLandlord: false, photos: [1, 3] },
        { id: own, isSameLandlord: true, photos: [2] },
      ],
    });
  });
});

describe('REPORT-11: the history of the landlord of a reported listing', () => {
  it('has the age of the account, rejected listings, and what was decided about others', async () => {
    const [one, other] = [await aReported(), await aReported()];
    const landlord = randomUUID();
    await app.sql('update listing set owner_user_id = $2 where public_id = any($1)', [
      [one.listing, other.listing],
      landlord,
    ]);
    await app.sql(
      `insert into landlord (person_id, company_id, known_since)
       select $1, company_id, '2026-01-02T03:04:05Z' from listing where public_id = $2`,
      [landlord, one.listing],
    );
    await app.sql(
      `insert into listing_review (listing_id, risk, reasons, decision, decided_at, decided_by, reason)
       select id, 50, '[]', 'rejected', now(), gen_random_uuid(), 'The photos show another home.'
       from listing where public_id = $1`,
      [other.listing],
    );
    await decide(other.id, { decision: 'suspended', confirmed: 'scam', reason: 'The photos show another home.' });
    expect(await evidence(one.id, 'landlord')).toMatchObject({
      knownSince: '2026-01-02T03:04:05.000Z',
      listings: 2,
      rejectedListings: 1,
      decisions: [{ id: other.id, listingId: other.listing, decision: 'suspended', confirmed: 'scam' }],
    });
    expect((await evidence(other.id, 'landlord')).decisions).toEqual([]);
  });
});

describe('the evidence', () => {
  const parts = ['changes', 'same-photos', 'landlord'];
  it.each(parts)('of %s is for staff with the permission, about reports that exist', async (part) => {
    const path = `/support/reported-listings/${randomUUID()}/${part}`;
    const statusOf = async (as: typeof guest) => (await app.get(path, { as })).status;
    const actors = [guest, asRenter(), asLandlord(randomUUID()), asStaff(['showListings'])];
    expect(await Promise.all(actors.map(statusOf))).toEqual([401, 403, 403, 403]);
    const { status, body } = await app.get(path, { as: support });
    expect([status, body.code]).toEqual([404, 'report-not-found']);
    expect((await app.get(`/support/reported-listings/x/${part}`, { as: support })).status).toBe(422);
  });
  it('is read by indexes in a large market', async () => {
    const [{ id }] = (await app.sql<{ id: string }>('select id from listing where public_id = $1', [homes[0]])) as [
      { id: string },
    ];
    await copyListing(app, homes[0]!, 5_000);
    await app.sql(
      `insert into photo_upload (owner_user_id, listing_id, bytes, state, width, height, perceptual_hash)
       select owner_user_id, id, 10, 'attached', 900, 700, id from listing`,
    );
    await app.sql('analyze listing, photo_upload');
    const planOf = async (sql: string) =>
      (await app.sql<{ 'QUERY PLAN': string }>(`explain ${sql}`, [id])).map((row) => row['QUERY PLAN']).join('\n');
    expect(await planOf(samePhotosSql)).toContain('photo_upload_perceptual_hash');
    for (const sql of [landlordFactsSql, landlordDecisionsSql])
      expect(await planOf(sql)).toContain('listing_owner_newest');
  });
});
