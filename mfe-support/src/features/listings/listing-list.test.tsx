import { fireEvent, screen, within } from '@testing-library/react';
import { aSupportListing, listingsPage } from '../../testing/a-support-listing.ts';
import { openAsSupport } from '../../testing/open-as-support.tsx';

const call = 'GET /support/listings';
const at = '/support/listings';
const permissions = ['showListings', 'showUser', 'showCompany'] as const;
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const open = (visit: Visit) => openAsSupport({ at, permissions, responses: {}, ...visit });
const rowOf = async (title: string) => within((await screen.findByRole('link', { name: title })).closest('tr')!);

beforeEach(() => localStorage.clear());

describe('a list of listings', () => {
  it('shows state, risk and age, and leads to the records of listing, company and landlord', async () => {
    const listing = aSupportListing({ isFeatured: true });
    open({ responses: { [call]: [listingsPage([listing])] } });
    const row = await rowOf(listing.title);
    for (const text of ['67 Sorauren Ave · Toronto, ON', 'Live', 'Featured', 'Medium risk 62', '3 hours ago'])
      expect(row.getByText(text)).toBeTruthy();
    const hrefOf = (name: string) => row.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf(listing.title)).toBe(`/support/listing/${listing.id}`);
    expect(hrefOf('Maple Homes')).toBe(`/support/company/${listing.companyId}`);
    expect(hrefOf('Leila H.')).toBe(`/support/user/${listing.landlord.id}`);
    expect(screen.getByText('1 listing')).toBeTruthy();
  });
  it('has the same facts in the cards of a phone', async () => {
    open({ isPhone: true, responses: { [call]: [listingsPage([aSupportListing()])] } });
    const card = within((await screen.findByRole('link', { name: 'Bright home near the park' })).closest('li')!);
    for (const text of ['Live', 'Medium risk 62', 'Maple Homes', 'Leila H.', '3 hours ago'])
      expect(card.getByText(text)).toBeTruthy();
  });
  it('has no links that its reader may not follow, and names what is not known', async () => {
    const { risk: _, ...listing } = aSupportListing({ landlord: { id: 'l1' }, status: 'expired', isLive: false });
    open({ permissions: ['showListings'], responses: { [call]: [listingsPage([listing])] } });
    const row = await rowOf(listing.title);
    expect(row.getAllByRole('link')).toHaveLength(1);
    for (const text of ['No name', 'Expired', '–']) expect(row.getByText(text)).toBeTruthy();
  });
  it('has the other lists beside it, in the order of support', async () => {
    const { calls } = open({ at: `${at}/no-photos`, responses: { [call]: [listingsPage([])] } });
    expect(await screen.findByText('All listings have photos')).toBeTruthy();
    const views = within(screen.getByRole('navigation', { name: 'Lists of listings' })).getAllByRole('link');
    expect(views.map((view) => view.textContent)).toEqual([
      'All',
      'Active',
      'Featured',
      'Waiting for review',
      'Reported',
      'Expired',
      'Suspended',
      'Stale',
      'No photos',
      'From feeds',
    ]);
    expect(views.find((view) => view.getAttribute('aria-current') === 'page')?.textContent).toBe('No photos');
    expect(calls()).toEqual([`${call}?filter=no-photos`]);
  });
  it('shows when stale listings were confirmed', async () => {
    open({ at: `${at}/stale`, responses: { [call]: [listingsPage([aSupportListing()])] } });
    expect(await screen.findByRole('columnheader', { name: 'Confirmed' })).toBeTruthy();
    expect(screen.getByText('yesterday')).toBeTruthy();
  });
  it('shows those of feeds', async () => {
    const { calls } = open({ at: `${at}/feed`, responses: { [call]: [listingsPage([])] } });
    expect(await screen.findByText('No listings come from feeds')).toBeTruthy();
    expect(calls()).toEqual([`${call}?filter=feed`]);
  });
  it('continues after the last listing of a page', async () => {
    const page = listingsPage([aSupportListing(), aSupportListing({ id: 'last000000' })], {
      isMore: true,
      total: 1_001,
    });
    const { calls } = open({ at: `${at}/active?after=before0000`, responses: { [call]: [page] } });
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(`${at}/active?after=last000000`);
    expect(pages.getByRole('link', { name: 'First page' }).getAttribute('href')).toBe(`${at}/active`);
    expect(screen.getByText('More than 1,000 listings. Search to find one of them.')).toBeTruthy();
    expect(calls()).toEqual([`${call}?filter=active&after=before0000`]);
  });
  it('has no links to pages when all of it is shown', async () => {
    open({ responses: { [call]: [listingsPage([aSupportListing()])] } });
    await rowOf('Bright home near the park');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });
  it('shows all for an unknown filter, with a notice', async () => {
    const { calls } = open({ at: `${at}/none`, responses: { [call]: [listingsPage([aSupportListing()])] } });
    expect(await screen.findByText('This list doesn’t exist')).toBeTruthy();
    await rowOf('Bright home near the park');
    expect(calls()).toEqual([`${call}?filter=all`]);
  });
  it('explains why it is missing, and is loaded again', async () => {
    open({ responses: { [call]: [503, listingsPage([])] } });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No listings yet')).toBeTruthy();
  });
  it('is closed to users who may not see listings, without a request', async () => {
    const { calls } = open({ permissions: ['showUser'] });
    expect(await screen.findByText('You can’t open this page')).toBeTruthy();
    expect(calls()).toEqual([]);
  });
  it('leads to the search', async () => {
    open({ responses: { [call]: [listingsPage([])] } });
    const link = await screen.findByRole('link', { name: 'Find a listing' });
    expect(link.getAttribute('href')).toBe('/support/listing-search/');
  });
  it('is in French in a French page', async () => {
    open({ language: 'fr-CA', responses: { [call]: [listingsPage([aSupportListing({ isFeatured: true })])] } });
    expect(await screen.findByRole('columnheader', { name: 'Entreprise et propriétaire' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sans photo' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Annonces' })).toBeTruthy();
  });
});
