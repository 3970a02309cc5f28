import { publicPoint } from './public-point.ts';

const home = { latitude: 51.0447123, longitude: -114.0719456 };
const metres = (a: { latitude: number; longitude: number }, b: typeof a) =>
  Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)) * 111_320;

describe('the point that visitors see', () => {
  it('is the true one while the address is shown', () =>
    expect(publicPoint({ ...home, hidesExactAddress: false })).toEqual({
      latitude: 51.044712,
      longitude: -114.071946,
    }));

  it('is within 180 m of a hidden home, and never the home itself', () => {
    const shown = publicPoint({ ...home, hidesExactAddress: true });
    expect(metres(home, shown)).toBeLessThan(180);
    expect(shown).not.toEqual(publicPoint({ ...home, hidesExactAddress: false }));
  });

  it('is the same for hidden neighbours, so that nothing of the true place is left in it', () => {
    const shown = publicPoint({ ...home, hidesExactAddress: true });
    const neighbour = { latitude: shown.latitude + 0.0009, longitude: shown.longitude - 0.0012 };
    expect(publicPoint({ ...neighbour, hidesExactAddress: true })).toEqual(shown);
  });
});
