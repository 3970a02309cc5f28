import { render, screen } from '@testing-library/react';
import { aListing, inSite, type SiteOptions } from '../testing/index.ts';
import { againstArea } from './against-area.tsx';
import { ListingCard } from './listing-card.tsx';

const aCard = (rent: number, areaMedian?: number, options: SiteOptions = {}) =>
  render(<ListingCard home={aListing({ rent, ...(areaMedian ? { areaMedian } : {}) })} />, inSite(options));

describe('a rent against the area', () => {
  it.each([
    [1840, 'below'],
    [1940, 'below'],
    [1941, 'about'],
    [2000, 'about'],
    [2059, 'about'],
    [2060, 'above'],
    [2240, 'above'],
  ] as const)('of $2,000: $%i is %s', (rent, side) => expect(againstArea(rent, 2000).side).toBe(side));

  it('is said in words on the card', () => {
    aCard(1840, 2000);
    expect(screen.getByText('8% below the area’s rents')).toBeTruthy();
    aCard(2240, 2000);
    expect(screen.getByText('12% above the area’s rents')).toBeTruthy();
    aCard(2010, 2000);
    expect(screen.getByText('About the area’s rent')).toBeTruthy();
  });

  it('is said in French as the French write it', () => {
    aCard(1840, 2000, { language: 'fr-CA' });
    expect(screen.getByText(/8\s%\ssous les loyers du secteur/)).toBeTruthy();
  });

  it('is not said where too few homes are known', () => {
    aCard(1840);
    expect(screen.queryByText(/area/)).toBeNull();
  });

  it('is not said of a home that is gone', () => {
    render(<ListingCard home={aListing({ rent: 1840, areaMedian: 2000, unavailable: 'rented' })} />, inSite());
    expect(screen.queryByText(/area/)).toBeNull();
  });
});
