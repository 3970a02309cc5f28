import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aListing, inSite, type SiteOptions } from '../testing/index.ts';
import { ListingCard } from './listing-card.tsx';
import { srcSetOf } from './photo-picture.tsx';

const aCard = (home = aListing(), options: SiteOptions = {}) => render(<ListingCard home={home} />, inSite(options));

describe('the card of a home', () => {
  it('says rent a month, beds, baths and size, and links to the home', () => {
    aCard();
    expect(screen.getByRole('link', { name: '1 bed · 1 bath · 620\u00a0sq\u00a0ft' }).getAttribute('href')).toBe(
      '/homes/ontario/toronto/bright-home-abcdefghij',
    );
    expect(screen.getByText('$2,150')).toBeTruthy();
    expect(screen.getByText('88 Harbord St, 3 · Toronto')).toBeTruthy();
  });

  it('calls no bedroom a studio, writes half baths, and leaves out a size that nobody said', () => {
    aCard(aListing({ beds: 0, baths: 1.5, sqft: null }));
    expect(screen.getByRole('link', { name: 'Studio · 1.5 baths' })).toBeTruthy();
  });

  it('speaks French under /fr, with square metres and links in French', () => {
    aCard(aListing({ beds: 2 }), { language: 'fr-CA' });
    const link = screen.getByRole('link', { name: /2 chambres · 1 salle de bain · 620\spi²\s\(58\sm²\)/ });
    expect(link.getAttribute('href')).toBe('/fr/homes/ontario/toronto/bright-home-abcdefghij');
  });

  it('names the currency of another country', () => {
    aCard(aListing({ currency: 'USD' }));
    expect(screen.getByText('US$2,150')).toBeTruthy();
  });

  it('shows two benefits at most, those for newcomers first', () => {
    aCard(
      aListing({
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

  it('marks a featured home, else one that came within a day', () => {
    aCard(aListing({ featured: true, listedAt: '2026-11-21T08:00:00.000Z' }));
    aCard(aListing({ id: 'abcdefghik', listedAt: '2026-11-21T08:00:00.000Z' }));
    expect(screen.getByText('Featured')).toBeTruthy();
    expect(screen.getAllByText('New today')).toHaveLength(1);
  });

  it('says that a home is gone in place of its benefits', () => {
    aCard(aListing({ unavailable: 'rented', newcomer: ['accepts-newcomers'] }));
    expect(screen.getByText('No longer available')).toBeTruthy();
    expect(screen.queryByText('No credit history needed')).toBeNull();
  });

  it('keeps the home at a tap on the heart, and names the button after what it will do', async () => {
    const { store, wrapper } = inSite();
    render(<ListingCard home={aListing()} />, { wrapper });
    await userEvent.click(screen.getByRole('button', { name: 'Add to My Picks: 88 Harbord St, 3 · Toronto' }));
    expect(store.getState().favourites.ids).toEqual(['abcdefghij']);
    expect(
      screen
        .getByRole('button', { name: 'Remove from My Picks: 88 Harbord St, 3 · Toronto' })
        .getAttribute('aria-pressed'),
    ).toBe('true');
  });

  it('draws a house where there is no photo', () => {
    const { container } = aCard(aListing({ photos: [], photoCount: 0 }));
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')).toBeTruthy();
  });
});

describe('the widths of a photo', () => {
  it('are written from the address of 960', () => {
    expect(srcSetOf('/photos/p1-bath-960.webp')).toBe(
      '/photos/p1-bath-480.webp 480w, /photos/p1-bath-960.webp 960w, /photos/p1-bath-1440.webp 1440w',
    );
  });
  it('come in the format that the wire names beside WebP, for browsers that read it', () => {
    const photo = { url: '/photos/p1-bath-960.webp', alt: 'Bath', width: 960, height: 640 };
    const sourcesOf = (formats: string[]) =>
      [...aCard(aListing({ photos: [{ ...photo, formats }] })).container.querySelectorAll('source')].map(
        ({ type, srcset }) => [type, srcset.split(' ')[0]],
      );
    expect(sourcesOf(['avif'])).toEqual([['image/avif', '/photos/p1-bath-480.avif']]);
    expect(sourcesOf([])).toEqual([]);
  });
  it('are named ahead of the page for the first photos on it, and for no others', () => {
    const photo = (room: string) => ({
      photos: [{ url: `/photos/p1-${room}-960.webp`, alt: 'Bath', width: 960, height: 640, formats: ['avif'] }],
    });
    render(
      <>
        <ListingCard home={aListing(photo('attic'))} isFirst />
        <ListingCard home={aListing(photo('cellar'))} />
      </>,
      inSite({}),
    );
    const named = [...document.head.querySelectorAll('link[rel="preload"][as="image"]')].map(
      (link) => link.getAttribute('imagesrcset') ?? '',
    );
    expect(named.map((set) => /attic-480\.avif|cellar/.exec(set)?.[0])).toEqual(['attic-480.avif']);
  });
  it('stay unsaid for an address of another kind', () => {
    expect(srcSetOf('/uploads/1.png')).toBeUndefined();
  });
});
