import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OwnListing, ReviewedListing } from '@porchlight/contracts/catalog';
import { feedId } from '../../testing/a-feed-run.ts';
import { aReviewedListing, listingId } from '../../testing/a-reviewed-listing.ts';
import { colleague, me, openAsSupport, type Responses } from '../../testing/open-as-support.tsx';

const at = `/support/listing/${listingId}`;
const record = `GET /support/listings/${listingId}`;
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const open = (stored: ReviewedListing, visit: Visit = {}, responses: Responses = {}) =>
  openAsSupport({ at, responses: { [record]: [stored], ...responses }, ...visit });
const openWith = (fields: Partial<OwnListing>, visit: Visit = {}) => open(aReviewedListing({}, fields), visit);
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const valueOf = (group: ReturnType<typeof within>, label: string) =>
  group.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

beforeEach(() => localStorage.clear());

describe('the record of a listing', () => {
  it('leads to its page as renters will see it, in a new tab', async () => {
    openWith({ status: 'pending_review', isLive: false });
    const link = await screen.findByText('Preview', { selector: 'a' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([`/preview/${listingId}`, '_blank']);
  });
  it('shows title, text and their language, without the HTML of the landlord', async () => {
    openWith({ lang: 'fr', title: 'Appartement clair' });
    const title = await screen.findByText('Appartement clair');
    expect(title.lang).toBe('fr');
    const text = (await region('Description')).getByText(/Upper floor of a <b>brick<\/b> home/);
    expect(text.lang).toBe('fr');
    expect(text.textContent).toContain('\nQuiet street.');
    expect(text.querySelector('b')).toBeNull();
  });
  it('compares the rent of an entire home with the typical one of the area', async () => {
    openWith({ rent: 1_900, areaMedian: 2_500 });
    const rent = await region('Rent and fees');
    expect(rent.getByText('$1,900 a month')).toBeTruthy();
    expect(rent.getByText('24% below typical for the area')).toBeTruthy();
    expect(rent.getByText('Similar homes nearby: $2,500 a month (median)')).toBeTruthy();
    expect(valueOf(rent, 'Deposit')).toBe('$1,900');
    expect(valueOf(rent, 'Included in the rent')).toBe('Heat and Water');
    expect(rent.getByText(/Key fob/).closest('li')?.textContent).toBe(
      'Key fob · $40 · At move-in · Required for everyone · Refundable',
    );
  });
  it('shows the details that its landlord added, and no group without any', async () => {
    const { unmount } = openWith({
      maxOccupants: 3,
      cannabis: 'no',
      parkingFee: null,
      applicationUrl: 'https://rentals.example/apply',
    });
    const details = await region('More about the home');
    expect([valueOf(details, 'People at most'), valueOf(details, 'Smoking cannabis')]).toEqual(['3', 'Not allowed']);
    expect(valueOf(details, 'Apply online')).toBe('Open rentals.example');
    expect(details.queryByText('Parking fee')).toBeNull();
    unmount();
    open(aReviewedListing());
    await region('Home');
    expect(screen.queryByRole('region', { name: 'More about the home' })).toBeNull();
  });
  it('compares a weekly rent per month, and the rent of a room not at all', async () => {
    const { unmount } = openWith({ rent: 600, rentFrequency: 'week', areaMedian: 2_600 });
    const weekly = await region('Rent and fees');
    expect(weekly.getByText('About $2,600 a month')).toBeTruthy();
    expect(weekly.getByText('Typical for the area')).toBeTruthy();
    unmount();
    openWith({ listingKind: 'room', rent: 700 });
    expect((await region('Rent and fees')).queryByText(/typical for the area/)).toBeNull();
  });
  it('shows the other fields under labels, in the words of the site', async () => {
    open(aReviewedListing());
    const address = await region('Address');
    expect(valueOf(address, 'Street')).toBe('67 Sorauren Ave');
    expect(valueOf(address, 'City')).toBe('Toronto, ON');
    expect(valueOf(address, 'Latitude, longitude')).toBe('43.64000, -79.44000');
    expect(valueOf(await region('Home'), 'Home type')).toBe('Apartment');
    expect(valueOf(await region('Home'), 'Available from')).toBe('December 1, 2026');
    expect(valueOf(await region('Lease and rules'), 'Shortest lease')).toBe('12 months');
    expect(valueOf(await region('Amenities'), 'Laundry')).toBe('Shared laundry');
    expect(valueOf(await region('Newcomer terms'), 'Languages spoken')).toBe('English and Cree');
    expect(valueOf(await region('Newcomer terms'), 'Documents accepted')).toBe('Job letter');
  });
  it('marks what the landlord did not answer, and what there is none of', async () => {
    openWith({ sqft: null, amenities: [], fees: [], deposit: 0 });
    expect(valueOf(await region('Home'), 'Size')).toBe('Not specified');
    expect(valueOf(await region('Home'), 'Furniture')).toBe('Not specified');
    expect(valueOf(await region('Amenities'), 'Amenities')).toBe('None');
    expect(valueOf(await region('Rent and fees'), 'Fees on top of the rent')).toBe('None');
    expect(valueOf(await region('Rent and fees'), 'Deposit')).toBe('None');
  });
  it('is in French in a French page', async () => {
    open(aReviewedListing(), { language: 'fr-CA' });
    expect(valueOf(await region('Commodités'), 'Buanderie')).toBe('Buanderie commune');
    expect((await region('Risque')).getByText('80 sur 100')).toBeTruthy();
  });
  it('opens photos larger, one by one', async () => {
    open(aReviewedListing());
    const thumbnail = await screen.findByRole('button', { name: 'Photo 2' });
    thumbnail.focus();
    fireEvent.click(thumbnail);
    const viewer = within(await screen.findByRole('dialog', { name: '2 photos' }));
    expect(viewer.getByText('Photo 2 of 2')).toBeTruthy();
    expect(viewer.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    fireEvent.click(viewer.getByRole('button', { name: 'Previous' }));
    expect(viewer.getByRole('img', { name: 'Living room' }).getAttribute('src')).toBe('/photos/p1-960.webp');
    fireEvent.click(viewer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(thumbnail);
  });
  it('shows the position on a map on request', async () => {
    open(aReviewedListing());
    expect(screen.queryByRole('application')).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Show on the map' }));
    expect(await screen.findByRole('application')).toBeTruthy();
  });
});

describe('what support knows about a listing', () => {
  it('is its state, its company and when it was submitted', async () => {
    open(aReviewedListing({ isCompanyVerified: true, publishedListings: 3 }));
    const status = await region('Status');
    expect(valueOf(status, 'State')).toBe('Waiting for review');
    expect(valueOf(status, 'Company')).toBe('Maple HomesVerified');
    expect(valueOf(status, 'Published listings')).toBe('3');
    expect(valueOf(status, 'Submitted')).toBe('3 hours ago');
    expect(screen.queryByText('First listing')).toBeNull();
  });
  it('marks the first listing of a company that is not verified', async () => {
    open(aReviewedListing());
    expect((await region('Status')).getByText('Not verified')).toBeTruthy();
    expect(screen.getByText('First listing')).toBeTruthy();
  });
  it('is its risk, with each rule that it met and its points', async () => {
    open(aReviewedListing());
    const risk = await region('Risk');
    expect(risk.getByText('80 of 100')).toBeTruthy();
    expect(risk.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'The rent is below what similar homes nearby cost.+25',
      'The company is verified.−30',
    ]);
  });
  it('is that no rule was met', async () => {
    open(aReviewedListing({ reviews: [{ submittedAt: '2026-11-21T09:00:00.000Z', risk: 0, reasons: [] }] }));
    expect((await region('Risk')).getByText('No signs of risk were found.')).toBeTruthy();
  });
  it('is what was decided before, why and by whom', async () => {
    const review = { submittedAt: '2026-11-10T12:00:00.000Z', risk: 50, reasons: [] };
    const decidedAt = '2026-11-11T15:00:00.000Z';
    open(
      aReviewedListing({
        reviews: [
          ...aReviewedListing().reviews,
          { ...review, decision: 'changes-requested', decidedAt, decidedBy: colleague, reason: 'Add photos, please.' },
          { ...review, submittedAt: '2026-11-09T12:00:00.000Z', decision: 'rejected', decidedAt, decidedBy: me },
          { ...review, submittedAt: '2026-11-08T12:00:00.000Z', decision: 'automatic' },
        ],
      }),
      {},
      { 'GET /staff-names': [{ names: [{ id: colleague, name: 'Ben Roy' }] }] },
    );
    const history = await region('Earlier reviews');
    const [changes, rejected, automatic] = history.getAllByRole('listitem');
    expect(history.getAllByRole('listitem')).toHaveLength(3);
    expect(within(changes!).getByText('Changes requested')).toBeTruthy();
    expect(within(changes!).getByText('Add photos, please.')).toBeTruthy();
    expect(await within(changes!).findByText(/Nov\S* 11, 2026.*, by Ben Roy/)).toBeTruthy();
    expect(within(rejected!).getByText(/, by you$/)).toBeTruthy();
    expect(within(automatic!).getByText('Published without a review')).toBeTruthy();
  });
  it('names a colleague only to users who may view users', async () => {
    const decided = { decision: 'approved', decidedAt: '2026-11-11T15:00:00.000Z', decidedBy: colleague } as const;
    const review = { submittedAt: '2026-11-10T12:00:00.000Z', risk: 50, reasons: [], ...decided };
    const { calls } = open(aReviewedListing({ reviews: [review] }, { status: 'active', isLive: true }), {
      permissions: ['showListings'],
    });
    expect((await region('Earlier reviews')).getByText(/, by a colleague$/)).toBeTruthy();
    expect(calls().filter((call) => call.includes('/staff-names'))).toEqual([]);
  });
});

describe('the feed of a listing', () => {
  const feed = { id: feedId, name: 'Maple nightly', isRemoved: false, externalId: 'A-3', pinnedFields: [] };
  it('has a link to its log, the id of the home there, and the fields that a person edited', async () => {
    const pinnedFields = ['address', 'petNote', 'photos', 'rent', 'newer'];
    open(aReviewedListing({ feed: { ...feed, pinnedFields } }), { permissions: ['showListings', 'showFeedLogs'] });
    const card = await region('From a feed');
    const link = card.getByRole('link', { name: 'Maple nightly' });
    expect(link.getAttribute('href')).toBe(`/support/feed-logs/${feedId}`);
    expect(valueOf(card, 'ID in the feed')).toBe('A-3');
    expect(valueOf(card, 'Edited on the site')).toBe('Address, About pets, Photos, Rent and newer');
  });
  it('has no link for readers who may not open its log, and once it is removed', async () => {
    const { unmount } = open(aReviewedListing({ feed }));
    const card = await region('From a feed');
    expect(valueOf(card, 'Edited on the site')).toBe('None');
    expect(card.queryByRole('link')).toBeNull();
    unmount();
    open(aReviewedListing({ feed: { ...feed, isRemoved: true } }), { permissions: ['showListings', 'showFeedLogs'] });
    const removed = await region('From a feed');
    expect(removed.getByText('This feed was removed. It doesn’t change this listing any more.')).toBeTruthy();
    expect(removed.queryByRole('link')).toBeNull();
  });
  it('is in French in a French page', async () => {
    open(aReviewedListing({ feed: { ...feed, pinnedFields: ['title', 'contactEmail'] } }), { language: 'fr-CA' });
    expect(valueOf(await region('D’un flux'), 'Modifiés sur le site')).toBe('Titre et Courriel pour les messages');
  });
  it('is no card of a listing that its landlord entered', async () => {
    open(aReviewedListing());
    await region('Status');
    expect(screen.queryByRole('region', { name: 'From a feed' })).toBeNull();
  });
});

describe('the way back from a record', () => {
  it.each([
    ['pending_review', 'Waiting for review', '/support/listings/pending'],
    ['active', 'Listings', '/support/listings'],
  ] as const)('of a listing in the state %s is %s', async (status, name, path) => {
    openWith({ status });
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(path);
  });
});

describe('a record that is not there', () => {
  it.each([404, 422])('leads back to the queue after %s', async (status) => {
    openAsSupport({ at, responses: { [record]: [status] } });
    expect((await screen.findByRole('link', { name: 'Go to the listings that wait' })).getAttribute('href')).toBe(
      '/support/listings/pending',
    );
  });
  it('explains a failure, and loads again', async () => {
    const notes = { [`${record}/notes`]: [{ notes: [], isMore: false }] };
    openAsSupport({ at, responses: { [record]: [503, aReviewedListing()], ...notes } });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('67 Sorauren Ave')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
