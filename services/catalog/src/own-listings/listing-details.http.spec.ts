import type { OwnListing } from '@porchlight/contracts/catalog';
import { asLandlord, asStaff, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { entitled, startCatalog } from '../testing/start-catalog.ts';

const market = aMarket(3);
const home = market.homes[0]!;
const id = home.publicId;
const as = asLandlord(home.ownerUserId);
let app: TestApp;
beforeAll(async () => {
  app = await startCatalog(market, [entitled(id)]);
}, 60_000);
afterAll(() => app.stop());

const change = async (fields: object) => {
  const { body } = await app.get(`/elandlord/listings/${id}`, { as });
  const { version } = body.listing as OwnListing;
  const response = await app.patch('/elandlord/listings', { as, body: { id, version, ...fields } });
  return { status: response.status, listing: response.body.listing as OwnListing };
};
const onPage = async () => (await app.get(`/listing/${id}`)).body.listing as Record<string, unknown>;

/** Every detail of a home, with values that mean something at the edges: the ground floor, and free parking. */
const details = {
  den: true,
  sqftMax: 20_000,
  floorLevel: 0,
  storeys: 12,
  maxOccupants: 4,
  heating: 'baseboard',
  cooling: 'none',
  smoking: 'no',
  cannabis: 'outside',
  parkingSpaces: 1,
  parkingFee: 0,
  utilitiesTenantPays: ['internet'],
  petNote: 'One cat or two.',
  virtualTourUrl: 'https://my.matterport.com/show/?m=abc',
  videoUrl: 'https://youtu.be/abc',
  applicationUrl: 'https://rentals.example/apply',
  officeHours: 'Weekdays, 9 to 5.',
  viewingNotes: 'Ring at unit 2.',
  contactName: 'Leila',
  contactPreference: 'message',
};
const unanswered = Object.fromEntries(Object.keys(details).map((field) => [field, null]));

describe('the details of a home', () => {
  it('are not on its page before they are answered', async () => {
    const listing = await onPage();
    for (const field of Object.keys(details)) expect(listing).not.toHaveProperty(field);
  });

  it('are saved, are on its page at once, and in its history', async () => {
    const { status, listing } = await change({ parkingType: 'surface', utilities: ['heat'], ...details });
    expect([status, listing]).toMatchObject([200, details]);
    expect(await onPage()).toMatchObject(details);
    expect(listing.changes[0]!.fields).toEqual(expect.arrayContaining(Object.keys(details)));
  });

  it('are cleared again', async () => {
    const { status } = await change({ ...unanswered, den: false, utilitiesTenantPays: [] });
    expect(status).toBe(200);
    const listing = await onPage();
    for (const field of Object.keys(details)) expect(listing).not.toHaveProperty(field);
  });

  it.each([
    ['floorLevel', -4],
    ['floorLevel', 151],
    ['storeys', 0],
    ['maxOccupants', 21],
    ['parkingSpaces', 11],
    ['parkingFee', 2_001],
    ['sqftMax', 20_001],
    ['heating', 'candles'],
    ['smoking', 'maybe'],
    ['den', null],
    ['petNote', 'x'.repeat(301)],
    ['petNote', 'Call 416 555 0123.'],
    ['contactName', 'L'],
    ['contactName', 'leila@example.com'],
    ['contactPhone', '555'],
    ['contactPreference', 'fax'],
    ['contactEmail', 'leila'],
    ['contactEmail', `${'x'.repeat(250)}@example.com`],
    ['officeHours', 'x'.repeat(501)],
    ['viewingNotes', 'Write to leila@example.com.'],
    ['virtualTourUrl', 'https://tours.example/abc'],
    ['videoUrl', 'https://my.matterport.com/show/?m=abc'],
    ['applicationUrl', 'http://rentals.example/apply'],
  ])('%s are not %s', async (field, value) => {
    const { version } = (await app.get(`/elandlord/listings/${id}`, { as })).body.listing as OwnListing;
    const { status, body } = await app.patch('/elandlord/listings', { as, body: { id, version, [field]: value } });
    expect([status, Object.keys((body as { errors?: object }).errors ?? {})]).toEqual([422, [field]]);
  });
});

describe('the phone number of a listing', () => {
  const contact = { contactName: 'Leila', contactPhone: '+14165550123', contactPreference: 'text' };
  const fields = ['contactName', 'contactPhone', 'contactPreference', 'showPhone'];
  const contactOf = (listing: object) =>
    Object.fromEntries(Object.entries(listing).filter(([field]) => fields.includes(field)));

  it('is stored as E.164, and public only while its landlord shows it', async () => {
    const { listing } = await change({ ...contact, contactPhone: ' (416) 555-0123', showPhone: true });
    expect(contactOf(listing)).toEqual({ ...contact, showPhone: true });
    expect(contactOf(await onPage())).toEqual(contact);
    await change({ showPhone: false });
    expect(contactOf(await onPage())).toEqual({ contactName: 'Leila' });
    const { body } = await app.get(`/support/listings/${id}`, { as: asStaff(['showListings'], 'support') });
    expect(contactOf(body.listing as OwnListing)).toEqual({ ...contact, showPhone: false });
  });
});
