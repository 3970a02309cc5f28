import { jest } from '@jest/globals';
import type { Listing } from '@porchlight/contracts/catalog';
import { aListingCard } from '@porchlight/listing-ui/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aFullListing } from './testing/a-full-listing.ts';
import { requestedPaths, near, openListing } from './testing/open-listing.tsx';

const section = (name: string | RegExp) => screen.getByRole('heading', { level: 2, name }).closest('section')!;
const flashesOf = ({ store }: Awaited<ReturnType<typeof openListing>>) => JSON.stringify(store.getState().flash);

describe('the listing page', () => {
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
    };
    HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
      this.removeAttribute('open');
    };
  });
  beforeEach(() => {
    near.clear();
    requestedPaths.length = 0;
  });
  afterEach(() => {
    for (const key of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, key);
  });

  it("compares its rent with the area, and links to the area's rent trends", async () => {
    await openListing();
    expect(within(section('Rents in Toronto')).getByText('$2,500')).toBeTruthy();
    expect(within(section('Rents in Toronto')).getByText('14% below typical')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rent trends in Toronto' }).getAttribute('href')).toBe(
      '/homes/ontario/toronto/rent-trends',
    );
  });

  it('omits the comparison where too few listings are known', async () => {
    await openListing({}, { '/listing/': { listing: { ...aFullListing(), areaMedian: undefined } } });
    expect(screen.queryByRole('heading', { name: 'Rents in Toronto' })).toBeNull();
  });

  it('states nothing that the feed of its landlord does not say', async () => {
    const blank = { description: '', leaseTerm: '', laundry: '', parkingType: '', furnished: 'no' } as const;
    const none = { amenities: [], accessibility: [], utilities: [], petPolicies: [], fees: [] };
    const listing = aFullListing({ rentalType: 'apartment', ...blank, ...none });
    await openListing({}, { '/listing/': { listing } });
    for (const title of ['About this home', 'Amenities'])
      expect(screen.queryByRole('heading', { level: 2, name: title })).toBeNull();
    expect(screen.getByText('Lease: Not specified')).toBeTruthy();
    expect(screen.queryByText('No elevator')).toBeNull();
  });

  it("requests the rent history only when it is scrolled near, then draws it with the listing's rent", async () => {
    await openListing();
    expect(requestedPaths.filter((path) => path.includes('rent-trends'))).toEqual([]);
    await act(() => {
      for (const [part, load] of near) if (section('Rents in Toronto').contains(part)) load();
    });
    const figure = await screen.findByRole('figure', {}, { timeout: 5_000 });
    expect(figure.textContent).toContain('This home: $2,150');
    expect(figure.textContent).toContain('$2,300 (October 2026) to $2,500 (November 2026)');
  });

  it('shows similar listings and others of its landlord without duplicates', async () => {
    const [like, both, other] = ['abcdefgh01', 'abcdefgh02', 'abcdefgh03'].map((id, at) =>
      aListingCard({ id, beds: at + 2 }),
    ) as [Listing, Listing, Listing];
    await openListing(
      {},
      { '/similar-listings/': { listings: [like, both] }, '/similar-offerings/': { listings: [both, other] } },
    );
    await screen.findByRole('heading', { name: 'Similar homes' });
    expect(within(section('Similar homes')).getAllByRole('article')).toHaveLength(2);
    await screen.findByRole('heading', { name: 'More from Maple Homes' });
    expect(
      within(section('More from Maple Homes'))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('4 beds')]);
  });

  it('offers guides chosen in the content when its landlord has nothing else in the area', async () => {
    const guide = (at: number) => [
      { contentKey: `${at}.title`, content: `Guide ${at}` },
      { contentKey: `${at}.link`, content: `/guides/guide-${at}` },
    ];
    const reading = {
      contentKey: 'listing.reading',
      contents: [{ contentKey: 'title', content: 'Good to read' }, ...guide(1), ...guide(2)],
    };
    const blocks = { '/content-blocks': { contentBlocks: [reading], version: 'v1' } };
    await openListing({}, blocks);
    await screen.findByRole('heading', { name: 'Good to read' });
    expect(
      within(section('Good to read'))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/guides/guide-1', '/guides/guide-2']);
    cleanup();
    await openListing({}, { ...blocks, '/similar-offerings/': { listings: [aListingCard({ id: 'abcdefgh03' })] } });
    await screen.findByRole('heading', { name: 'More from Maple Homes' });
    expect(screen.queryByRole('heading', { name: 'Good to read' })).toBeNull();
  });

  it('leaves out secondary sections that could not be loaded', async () => {
    await openListing({}, { '/similar-listings/': 500, '/similar-offerings/': 500 });
    expect(screen.queryByRole('heading', { name: 'Similar homes' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Bright home' })).toBeTruthy();
  });

  it('describes its location in text, without a hidden address', async () => {
    await openListing({ hideExactAddress: true, address: '' });
    expect(section('Location').textContent).toContain('The landlord doesn’t show the exact address.');
    expect(within(section('Location')).getByRole('link', { name: 'See nearby homes' }).getAttribute('href')).toBe(
      '/homes/ontario/toronto?bounds=43.6800,-79.3700,43.6400,-79.4300',
    );
  });

  it('shows and explains the verified badge for verified landlords only', async () => {
    await openListing();
    expect(screen.getByText(/We checked this landlord’s email, phone/)).toBeTruthy();
    cleanup();
    await openListing({ company: { id: 'c2', name: 'New Homes', verified: false, languages: [] } });
    expect(screen.queryByText(/Verified landlord|We checked/)).toBeNull();
  });

  it('is shared with the Web Share API, or its URL is copied with a flash message', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    const user = userEvent.setup();
    const site = await openListing();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await user.click(screen.getByRole('button', { name: 'Share this home' }));
    expect(writeText).toHaveBeenCalledWith(window.location.href);
    expect(flashesOf(site)).toContain('Link copied.');
    const share = jest.fn(() => Promise.reject(new DOMException('Closed', 'AbortError')));
    Object.assign(navigator, { share, canShare: () => true });
    await user.click(screen.getByRole('button', { name: 'Share this home' }));
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ text: 'Bright home: $2,150 a month in Toronto' }));
    expect(writeText).toHaveBeenCalledTimes(1);
    expect(flashesOf(site)).not.toContain('couldn’t copy');
  });

  it('can be reported', async () => {
    await openListing();
    await userEvent.click(screen.getByRole('button', { name: 'Report this listing' }));
    expect(await screen.findByRole('dialog', { name: 'Report this listing' }, { timeout: 5_000 })).toBeTruthy();
  });

  it('opens the lightbox at the pressed photo', async () => {
    const photos = ['living', 'kitchen', 'bath'].map((room) => ({
      url: `/photos/p1-${room}-960.webp`,
      alt: room,
      width: 960,
      height: 640,
    }));
    await openListing({}, { '/listing/abcdefghij/photos': { photos } });
    await userEvent.click(await screen.findByRole('button', { name: 'Open photo 2 of 3: kitchen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Photos of the home' }, { timeout: 5_000 });
    expect(dialog.textContent).toContain('2 / 3');
    expect(within(dialog).getByRole('button', { name: 'Next photo' })).toBeTruthy();
  });
});
