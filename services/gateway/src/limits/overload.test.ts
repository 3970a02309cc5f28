import { publicRoutes } from '@porchlight/contracts/all';
import { isShed, latenessOf } from './overload.ts';

const { autocompleteListings, searchListings, login, getListing } = publicRoutes as Record<string, never>;

describe('when the house is out of breath', () => {
  it('suggestions wait before searches do, and signing in never does', () => {
    expect([autocompleteListings, searchListings, login].map((route) => isShed(route as never, 250))).toEqual([
      true,
      false,
      false,
    ]);
    expect(
      [autocompleteListings, searchListings, login, getListing].map((route) => isShed(route as never, 900)),
    ).toEqual([true, true, false, false]);
  });
  it('one late second is no want of breath, three in a row are', () => {
    expect(latenessOf([900])).toBe(0);
    expect(latenessOf([900, 3, 900])).toBe(3);
    expect(latenessOf([500, 900, 700])).toBe(500);
  });
});
