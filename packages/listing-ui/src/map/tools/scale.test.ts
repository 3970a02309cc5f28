import { scaleBar } from './scale.ts';

describe('the scale of the map', () => {
  it('is a round length of 50 to 130 px, wherever and however close', () => {
    for (let zoom = 3; zoom <= 19; zoom += 1)
      for (const latitude of [25, 43.6, 60]) {
        const { pixels = 60 } = scaleBar(zoom, latitude) ?? {};
        expect(pixels).toBeGreaterThanOrEqual(45);
        expect(pixels).toBeLessThanOrEqual(130);
      }
  });
  it('is left out where 100 m are longer than that', () => expect(scaleBar(19, 43.65)).toBeUndefined());
  it('is 1 km long over Toronto at zoom 13 for about 72 px', () =>
    expect(scaleBar(13, 43.65)).toEqual({ kilometres: 1, pixels: 72 }));
});
