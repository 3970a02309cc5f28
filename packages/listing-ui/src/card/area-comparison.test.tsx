import { render, screen } from '@testing-library/react';
import { aListingCard, inSite, type SiteOptions } from '../testing/index.ts';
import { compareToArea } from './area-comparison.tsx';
import { ListingCard } from './listing-card.tsx';

const aCard = (rent: number, areaMedian?: number, options: SiteOptions = {}) =>
  render(<ListingCard listing={aListingCard({ rent, ...(areaMedian ? { areaMedian } : {}) })} />, inSite(options));

describe('a rent against the area', () => {
  it.each([
    [1840, 'below'],
    [1940, 'below'],
    [1941, 'about'],
    [2000, 'about'],
    [2059, 'about'],
    [2060, 'above'],
    [2240, 'above'],
  ] as const)('of $2,000: $%i is %s', (rent, side) => expect(compareToArea(rent, 2000).side).toBe(side));

  it('is shown as text on the card', () => {
    aCard(1840, 2000);
    expect(screen.getByText('8% below typical for the area')).toBeTruthy();
    aCard(2240, 2000);
    expect(screen.getByText('12% above typical for the area')).toBeTruthy();
    aCard(2010, 2000);
    expect(screen.getByText('Typical for the area')).toBeTruthy();
  });

  it('is formatted in French', () => {
    aCard(1840, 2000, { language: 'fr-CA' });
    expect(screen.getByText(/8\s%\ssous le loyer typique du secteur/)).toBeTruthy();
  });

  it('is omitted where too few listings are known', () => {
    aCard(1840);
    expect(screen.queryByText(/area/)).toBeNull();
  });

  it('is omitted for an unavailable listing', () => {
    render(<ListingCard listing={aListingCard({ rent: 1840, areaMedian: 2000, unavailable: 'rented' })} />, inSite());
    expect(screen.queryByText(/area/)).toBeNull();
  });
});
