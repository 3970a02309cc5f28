import { publicRoutes } from '@porchlight/contracts/all';
import { countedDelay, isShed, sustainedDelay } from './overload.ts';

const { autocompleteListings, searchListings, login, getListing } = publicRoutes as Record<string, never>;

describe('load shedding', () => {
  it('rejects autocomplete before search, and never login', () => {
    expect([autocompleteListings, searchListings, login].map((route) => isShed(route as never, 250))).toEqual([
      true,
      false,
      false,
    ]);
    expect(
      [autocompleteListings, searchListings, login, getListing].map((route) => isShed(route as never, 900)),
    ).toEqual([true, true, false, false]);
  });
  it('counts three consecutive late seconds as overload, but not one', () => {
    expect(sustainedDelay([900])).toBe(0);
    expect(sustainedDelay([900, 3, 900])).toBe(3);
    expect(sustainedDelay([500, 900, 700])).toBe(500);
  });
  it('ignores the lateness of an event loop that is mostly idle', () => {
    expect(countedDelay(900, 0.2)).toBe(0);
    expect(countedDelay(900, 0.95)).toBe(900);
  });
});
