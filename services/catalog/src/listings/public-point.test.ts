import { publicPoint } from './public-point.ts';

const listing = { latitude: 51.0447123, longitude: -114.0719456 };
const metres = (a: { latitude: number; longitude: number }, b: typeof a) =>
  Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)) * 111_320;

describe('the public point', () => {
  it('is exact while the address is public', () =>
    expect(publicPoint({ ...listing, hidesExactAddress: false })).toEqual({
      latitude: 51.044712,
      longitude: -114.071946,
    }));

  it('is within 180 m of a hidden address, and never the exact point', () => {
    const shown = publicPoint({ ...listing, hidesExactAddress: true });
    expect(metres(listing, shown)).toBeLessThan(180);
    expect(shown).not.toEqual(publicPoint({ ...listing, hidesExactAddress: false }));
  });

  it('is the same for all hidden addresses of a cell', () => {
    const shown = publicPoint({ ...listing, hidesExactAddress: true });
    const neighbour = { latitude: shown.latitude + 0.0009, longitude: shown.longitude - 0.0012 };
    expect(publicPoint({ ...neighbour, hidesExactAddress: true })).toEqual(shown);
  });
});
