import { randomUUID } from 'node:crypto';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { asLandlord, asRenter, guest, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../../testing/a-market.ts';
import { aCompleteDraft, aDraft, aLandlord } from '../../testing/drafts.ts';
import { startCatalog } from '../../testing/start-catalog.ts';
import { copiedColumns } from './listing-drafts.ts';

const market = aMarket(6);
let app: TestApp;
let owner: string;
beforeAll(async () => {
  app = await startCatalog(market);
  owner = await aLandlord(app);
}, 60_000);
afterAll(() => app.stop());

const aKey = () => randomUUID().replaceAll('-', '');
const duplicate = (id: string, { key = aKey(), as = asLandlord(owner) }: { key?: string; as?: Actor } = {}) =>
  app.post(`/elandlord/listings/${id}/duplicates`, { as, body: { key } });
const rowOf = async (id: string) =>
  (await app.sql<Record<string, unknown>>('select * from listing where public_id = $1', [id]))[0]!;

/** Columns of a listing that its duplicate has its own values of. */
const ownColumns = [
  ...['id', 'public_id', 'slug', 'version', 'company_id', 'owner_user_id', 'draft_key', 'is_verified'],
  ...['status', 'status_reason', 'status_before', 'merged_into_id', 'deleted_at', 'has_photos'],
  ...['is_from_feed', 'pinned_fields'],
  ...[
    'listed_at',
    'refreshed_at',
    'published_at',
    'closed_at',
    'reopened_at',
    'expiry_notice_days',
    'expiry_notice_at',
    'publish_at',
    'publish_for',
  ],
  ...['unit_number', 'available_date', 'open_houses', 'declares_fair_housing'],
];
/** Answers that no draft has by default. */
const everyAnswer = {
  unitNumber: '4B',
  lang: 'fr',
  rentalType: 'room',
  listingKind: 'shared',
  hideExactAddress: true,
  beds: 3,
  bathsFull: 2,
  bathsHalf: 1,
  sqft: 1_010,
  yearBuilt: 1_998,
  rent: 500,
  rentFrequency: 'week',
  rentMax: 600,
  deposit: 700,
  depositNote: 'Paid with the first rent.',
  fees: [{ type: 'key', name: 'Key', amount: 40, timing: 'moveIn', requirement: 'mandatory', refundable: true }],
  leaseMinMonths: 6,
  leaseMaxMonths: 18,
  furnished: 'partial',
  utilities: ['heat'],
  amenities: ['balcony'],
  accessibility: ['step-free-entry'],
  newcomer: ['accepts-newcomers'],
  languagesSpoken: ['cr'],
  documentsAccepted: ['job_letter'],
  den: true,
  sqftMax: 1_100,
  floorLevel: 2,
  storeys: 4,
  maxOccupants: 5,
  heating: 'baseboard',
  cooling: 'none',
  smoking: 'outside',
  cannabis: 'no',
  parkingType: 'surface',
  parkingSpaces: 1,
  parkingFee: 60,
  utilitiesTenantPays: ['internet'],
  petNote: 'One cat.',
  virtualTourUrl: 'https://kuula.co/share/abc',
  videoUrl: 'https://vimeo.com/1',
  applicationUrl: 'https://rentals.example/apply',
  specialOffer: 'One month free.',
  specialOfferStart: '2026-12-01',
  specialOfferEnd: '2026-12-31',
  contactName: 'Leila',
  contactPhone: '+14165550123',
  contactPreference: 'call',
  contactEmail: 'care@example.com',
  showPhone: true,
  officeHours: 'Weekdays, 9 to 5.',
  viewingNotes: 'Ring at unit 2.',
  openHouses: [{ day: '2099-12-05', from: '14:00', to: '16:00' }],
};

describe('a duplicate', () => {
  it('is a draft with every answer of its listing but unit, open houses, declaration and photos', async () => {
    const listing = await aCompleteDraft(app, owner, everyAnswer);
    await app.sql('update listing set building_id = (select min(id) from building) where public_id = $1', [listing.id]);
    const { status, body } = await duplicate(listing.id);
    const copy = body.listing as OwnListing;
    expect([status, copy]).toMatchObject([
      201,
      {
        status: 'draft',
        version: 1,
        isLive: false,
        photos: [],
        openHouses: [],
        declaresFairHousing: false,
        changes: [],
      },
    ]);
    expect([copy.id === listing.id, copy.unitNumber]).toEqual([false, undefined]);
    expect(copy.missing).toEqual(['photos', 'declaresFairHousing']);
    const [before, after] = [await rowOf(listing.id), await rowOf(copy.id)];
    for (const column of copiedColumns) expect([column, after[column]]).toEqual([column, before[column]]);
  });

  it('leaves no column of a listing undecided', async () => {
    const { id } = await aDraft(app, owner);
    expect([...copiedColumns, ...ownColumns].sort()).toEqual(Object.keys(await rowOf(id)).sort());
  });

  it('is of today where the day of its listing has passed, and keeps a later day', async () => {
    const days = async (sql: string) => {
      const { id } = await aDraft(app, owner);
      await app.sql(`update listing set available_date = ${sql} where public_id = $1`, [id]);
      return ((await duplicate(id)).body.listing as OwnListing).availableDate;
    };
    const [today] = await app.sql<{ day: string }>('select current_date::text as day');
    expect(await days('current_date - 90')).toBe(today!.day);
    const later = await days('current_date + 90');
    expect(Date.parse(later) - Date.parse(today!.day)).toBe(90 * 86_400_000);
  });

  it('is made once for one key, also by requests at once', async () => {
    const { id } = await aDraft(app, owner);
    const key = aKey();
    const responses = await Promise.all(Array.from({ length: 10 }, () => duplicate(id, { key })));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
    expect(new Set(responses.map(({ body }) => body.listing.id)).size).toBe(1);
    expect((await duplicate(id)).body.listing.id).not.toBe(responses[0]!.body.listing.id);
  });

  it('reaches commerce as a draft, and leaves its listing as it was', async () => {
    const home = market.homes[0]!;
    await aLandlord(app, { personId: home.ownerUserId });
    const before = await rowOf(home.publicId);
    const { status, body } = await duplicate(home.publicId, { as: asLandlord(home.ownerUserId) });
    const { id } = body.listing as OwnListing;
    expect([status, body.listing.isLive, await rowOf(home.publicId)]).toEqual([201, false, before]);
    expect(
      await app.sql(`select payload from job where name = 'listing.offered' and payload->>'listingId' = $1`, [id]),
    ).toMatchObject([{ payload: { listingId: id, landlordId: home.ownerUserId, isOffered: false, version: 1 } }]);
    expect((await app.get(`/listing/${id}`)).status).toBe(404);
  });

  it('is made from a listing in any state but deleted', async () => {
    const { id, version } = await aDraft(app, owner);
    await app.delete('/elandlord/listings', { as: asLandlord(owner), body: { id, version } });
    expect(await duplicate(id)).toMatchObject({ status: 404, body: { code: 'listing-not-found' } });
    const suspended = market.homes[1]!;
    await aLandlord(app, { personId: suspended.ownerUserId });
    await app.sql(`update listing set status = 'suspended' where public_id = $1`, [suspended.publicId]);
    expect((await duplicate(suspended.publicId, { as: asLandlord(suspended.ownerUserId) })).body.listing).toMatchObject(
      { status: 'draft', title: suspended.title },
    );
  });

  it('of another landlord, or for others than landlords, is refused and writes nothing', async () => {
    const { id } = await aDraft(app, owner);
    const stranger = await aLandlord(app);
    const [{ count } = { count: 0 }] = await app.sql<{ count: number }>('select count(*)::int as count from listing');
    expect(await duplicate(id, { as: asLandlord(stranger) })).toMatchObject({ status: 404 });
    expect(await duplicate('zzzzzzzzzz')).toMatchObject({ status: 404, body: { code: 'listing-not-found' } });
    expect([(await duplicate(id, { as: guest })).status, (await duplicate(id, { as: asRenter() })).status]).toEqual([
      401, 403,
    ]);
    expect(await app.sql('select count(*)::int as count from listing')).toEqual([{ count }]);
  });

  it('is refused beside fifty drafts', async () => {
    const ownerId = await aLandlord(app);
    const { id } = await aDraft(app, ownerId);
    const as = asLandlord(ownerId);
    for (let count = 1; count < 49; count += 1) await duplicate(id, { as });
    const responses = await Promise.all([duplicate(id, { as }), duplicate(id, { as })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});
