import { aListingCard } from '../testing/index.ts';
import { similarListingsUrl } from './similar-listings-url.ts';

describe('the search for listings like one', () => {
  it('has its location, its beds (at most four) and a rent up to 10 % higher', () => {
    expect(similarListingsUrl(aListingCard({ beds: 2, rent: 2150 }))).toBe(
      '/homes/ontario/toronto?beds=2&maxrate=2400',
    );
    expect(similarListingsUrl(aListingCard({ beds: 6, rent: 2150 }))).toContain('beds=4');
  });

  it('looks for rooms when the listing is a room', () => {
    expect(similarListingsUrl(aListingCard({ rentalType: 'room', beds: 3, rent: 900 }))).toBe(
      '/homes/ontario/toronto?rentaltypes=room&maxrate=1000',
    );
  });
});
