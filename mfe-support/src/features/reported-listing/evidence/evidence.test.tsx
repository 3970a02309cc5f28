import type { PermissionName } from '@porchlight/contracts';
import type { LandlordHistory, ListingChangesSince, SamePhotoListings } from '@porchlight/contracts/catalog';
import { fireEvent, screen, within } from '@testing-library/react';
import { aReportedListing, reportedId, reportedPage } from '../../../testing/a-reported-listing.ts';
import { openAsSupport, type Responses } from '../../../testing/open-as-support.tsx';

const record = `GET /support/reported-listings/${reportedId}`;
const at = '2026-11-22T12:00:00.000Z';
const changes: ListingChangesSince = {
  publishedAt: '2026-11-20T12:00:00.000Z',
  currency: 'CAD',
  fields: [
    { field: 'description', changedAt: at, before: 'A bright home.', after: 'Pay first.' },
    { field: 'rent', changedAt: at, before: '2000', after: '1200' },
    { field: 'availableDate', changedAt: at, before: '2026-12-01', after: '2027-01-01' },
    { field: 'petPolicies', changedAt: at, after: 'cats' },
    { field: 'listingKind', changedAt: at, before: 'entire', after: 'room' },
    { field: 'contactPhone', changedAt: at },
  ],
  photosAdded: 3,
  photosRemoved: 1,
  otherFields: 2,
  isPartial: true,
};
const unchanged = { ...changes, fields: [], photosAdded: 0, photosRemoved: 0, otherFields: 0, isPartial: false };
const samePhotos: SamePhotoListings = {
  listings: [
    {
      ...{ id: 'bcdefghijk', title: 'Cozy room', lang: 'en', company: 'Oak Homes', status: 'active' },
      ...{ isSameLandlord: false, photos: [1, 3] },
    },
  ],
};
const history: LandlordHistory = {
  knownSince: '2026-11-15T12:00:00.000Z',
  listings: 14,
  rejectedListings: 2,
  decisions: [
    {
      ...{ id: '44444444-4444-4444-8444-444444444444', listingId: 'cdefghijkl', title: 'Old loft', lang: 'en' },
      ...{ decision: 'suspended', confirmed: 'scam', decidedAt: at },
    },
  ],
};
const staff: readonly PermissionName[] = ['showReportedListings', 'showListings'];
const open = (responses: Responses = {}, visit: Partial<Parameters<typeof openAsSupport>[0]> = {}) =>
  openAsSupport({
    at: `/support/reported-listings/${reportedId}`,
    permissions: staff,
    responses: {
      [record]: [aReportedListing()],
      'GET /support/reported-listings': [reportedPage()],
      [`${record}/changes`]: [changes],
      [`${record}/same-photos`]: [samePhotos],
      [`${record}/landlord`]: [history],
      ...responses,
    },
    ...visit,
  });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => localStorage.clear());

describe('the changes since a listing was published', () => {
  it('are shown with the published and the current value of each field', async () => {
    open();
    const part = await card('Changed since it was published');
    const row = (name: string) => part.getByRole('row', { name: new RegExp(`^${name} `) }).textContent;
    expect(await part.findByText('A bright home.')).toBeTruthy();
    expect(row('Rent')).toMatch(/\$2,000.*\$1,200/);
    expect(row('Available from')).toMatch(/Dec 1, 2026.*Jan 1, 2027/);
    expect(row('Pets')).toMatch(/Not stated.*Cats/);
    expect(row('Rented out')).toMatch(/Entire home.*Room/);
    expect(part.getByText('3 photos added, 1 removed.')).toBeTruthy();
    expect(part.getByText('2 other fields changed.')).toBeTruthy();
    expect(part.getByText(/^The first changes are no longer stored/)).toBeTruthy();
  });
  it('do not show contact details', async () => {
    open();
    const part = await card('Changed since it was published');
    expect(await part.findAllByText('Changed, not shown')).toHaveLength(2);
  });
  it('may be none', async () => {
    open({ [`${record}/changes`]: [unchanged] });
    expect(await (await card('Changed since it was published')).findByText('Nothing has changed.')).toBeTruthy();
  });
  it('are none of a listing that was never published', async () => {
    const { publishedAt: _, ...never } = unchanged;
    open({ [`${record}/changes`]: [never] });
    expect(await screen.findByText('This listing was never published.')).toBeTruthy();
  });
});

describe('photos that are in other listings', () => {
  it('lead to these listings', async () => {
    open();
    const part = await card('Same photos in other listings');
    const link = await part.findByRole('link', { name: 'Cozy room' });
    expect(link.getAttribute('href')).toBe('/support/listing/bcdefghijk');
    expect(part.getByText('Oak Homes · Public · Photos 1 and 3')).toBeTruthy();
  });
  it('have no links for staff who may not open listings', async () => {
    open({}, { permissions: ['showReportedListings'] });
    expect(await (await card('Same photos in other listings')).findByText('Cozy room')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Cozy room' })).toBeNull();
  });
  it('may be none', async () => {
    open({ [`${record}/same-photos`]: [{ listings: [] }] });
    expect(await screen.findByText('None of its uploaded photos are in another listing.')).toBeTruthy();
  });
});

describe('the history of the landlord', () => {
  it('has the age of the account and the decisions about other listings', async () => {
    open();
    const part = await card('History of the landlord');
    const link = await part.findByRole('link', { name: 'Old loft' });
    expect(link.getAttribute('href')).toBe('/support/reported-listings/44444444-4444-4444-8444-444444444444');
    for (const text of ['Nov 15, 2026', '14', '2', /^Suspended · Scam.*Nov 22, 2026$/])
      expect(part.getByText(text)).toBeTruthy();
  });
  it('is in French in a French page', async () => {
    open({}, { language: 'fr-CA' });
    expect(await screen.findByText('Historique du propriétaire')).toBeTruthy();
    expect(await screen.findByText('Mis en location')).toBeTruthy();
  });
});

describe('each part of the evidence', () => {
  it('fails alone, and is loaded again by itself', async () => {
    const { calls } = open({ [`${record}/same-photos`]: [503, samePhotos] });
    const part = await card('Same photos in other listings');
    fireEvent.click(await part.findByRole('button', { name: 'Try again' }));
    expect(await part.findByText('Cozy room')).toBeTruthy();
    expect(await (await card('History of the landlord')).findByText('14')).toBeTruthy();
    expect(calls().filter((call) => call === `${record}/landlord`)).toHaveLength(1);
  });
});
