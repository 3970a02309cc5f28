import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aListingCard, inSite, type SiteOptions } from '../testing/index.ts';
import { ListingCard } from './listing-card.tsx';
import { photoSrcSet } from './photo-picture.tsx';

const aCard = (listing = aListingCard(), options: SiteOptions = {}) =>
  render(<ListingCard listing={listing} />, inSite(options));

describe('the listing card', () => {
  it('shows monthly rent, beds, baths and size, and links to the listing', () => {
    aCard();
    expect(screen.getByRole('link', { name: '1 bed · 1 bath · 620\u00a0sq\u00a0ft' }).getAttribute('href')).toBe(
      '/homes/ontario/toronto/bright-home-abcdefghij',
    );
    expect(screen.getByText('$2,150')).toBeTruthy();
    expect(screen.getByText('88 Harbord St, 3 · Toronto')).toBeTruthy();
  });

  it('shows zero bedrooms as a studio, writes half baths, and omits an unknown size', () => {
    aCard(aListingCard({ beds: 0, baths: 1.5, sqft: null }));
    expect(screen.getByRole('link', { name: 'Studio · 1.5 baths' })).toBeTruthy();
  });

  it('speaks French under /fr, with square metres and links in French', () => {
    aCard(aListingCard({ beds: 2 }), { language: 'fr-CA' });
    const link = screen.getByRole('link', { name: /2 chambres · 1 salle de bain · 620\spi²\s\(58\sm²\)/ });
    expect(link.getAttribute('href')).toBe('/fr/homes/ontario/toronto/bright-home-abcdefghij');
  });

  it('names the rental type, so that a room does not pose as an apartment', () => {
    aCard(aListingCard({ rentalType: 'condo' }));
    aCard(aListingCard({ id: 'abcdefghik', rentalType: 'room' }));
    expect(screen.getByText('Condo')).toBeTruthy();
    expect(screen.getByText('Room · shared home')).toBeTruthy();
  });

  it('names it in French', () => {
    aCard(aListingCard({ rentalType: 'room' }), { language: 'fr-CA' });
    expect(screen.getByText('Chambre · logement partagé')).toBeTruthy();
  });

  it('names the currency of another country', () => {
    aCard(aListingCard({ currency: 'USD' }));
    expect(screen.getByText('US$2,150')).toBeTruthy();
  });

  it('shows two benefits at most, those for newcomers first', () => {
    aCard(
      aListingCard({
        newcomer: ['accepts-newcomers'],
        utilities: ['heat', 'water'],
        furnished: 'yes',
        petPolicies: ['cats'],
      }),
    );
    expect(screen.getByText('No credit history needed')).toBeTruthy();
    expect(screen.getByText('Heat and water included')).toBeTruthy();
    expect(screen.queryByText('Furnished')).toBeNull();
  });

  it('marks a featured listing, else one added within a day', () => {
    aCard(aListingCard({ featured: true, listedAt: '2026-11-21T08:00:00.000Z' }));
    aCard(aListingCard({ id: 'abcdefghik', listedAt: '2026-11-21T08:00:00.000Z' }));
    expect(screen.getByText('Featured')).toBeTruthy();
    expect(screen.getAllByText('New today')).toHaveLength(1);
  });

  it('shows that a listing is unavailable in place of its benefits', () => {
    aCard(aListingCard({ unavailable: 'rented', newcomer: ['accepts-newcomers'] }));
    expect(screen.getByText('No longer available')).toBeTruthy();
    expect(screen.queryByText('No credit history needed')).toBeNull();
  });

  it('adds the listing to the favourites, and labels the button with its action', async () => {
    const { store, wrapper } = inSite();
    render(<ListingCard listing={aListingCard()} />, { wrapper });
    await userEvent.click(screen.getByRole('button', { name: 'Add to My Picks: 88 Harbord St, 3 · Toronto' }));
    expect(store.getState().favourites.ids).toEqual(['abcdefghij']);
    expect(
      screen
        .getByRole('button', { name: 'Remove from My Picks: 88 Harbord St, 3 · Toronto' })
        .getAttribute('aria-pressed'),
    ).toBe('true');
  });

  it('shows an illustration without photos', () => {
    const { container } = aCard(aListingCard({ photos: [], photoCount: 0 }));
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')).toBeTruthy();
  });
});

describe('the widths of a photo', () => {
  it('are derived from the 960 px URL', () => {
    expect(photoSrcSet('/photos/p1-bath-960.webp')).toBe(
      '/photos/p1-bath-480.webp 480w, /photos/p1-bath-960.webp 960w, /photos/p1-bath-1440.webp 1440w',
    );
  });
  it('include the additional format of the API for browsers that support it', () => {
    const photo = { url: '/photos/p1-bath-960.webp', alt: 'Bath', width: 960, height: 640 };
    const sourcesOf = (formats: string[]) =>
      [...aCard(aListingCard({ photos: [{ ...photo, formats }] })).container.querySelectorAll('source')].map(
        ({ type, srcset }) => [type, srcset.split(' ')[0]],
      );
    expect(sourcesOf(['avif'])).toEqual([['image/avif', '/photos/p1-bath-480.avif']]);
    expect(sourcesOf([])).toEqual([]);
  });
  it('are preloaded for the first photos of the page only', () => {
    const photo = (room: string) => ({
      photos: [{ url: `/photos/p1-${room}-960.webp`, alt: 'Bath', width: 960, height: 640, formats: ['avif'] }],
    });
    render(
      <>
        <ListingCard listing={aListingCard(photo('attic'))} isFirst />
        <ListingCard listing={aListingCard(photo('cellar'))} />
      </>,
      inSite({}),
    );
    const named = [...document.head.querySelectorAll('link[rel="preload"][as="image"]')].map(
      (link) => link.getAttribute('imagesrcset') ?? '',
    );
    expect(named.map((set) => /attic-480\.avif|cellar/.exec(set)?.[0])).toEqual(['attic-480.avif']);
  });
  it('are omitted for any other URL', () => {
    expect(photoSrcSet('/uploads/1.png')).toBeUndefined();
  });
});
