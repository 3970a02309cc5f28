import { firstCrop, moved, mostZoom, placeOf, sideOf, zoomed } from './crop.ts';

const wide = { width: 600, height: 400 };

describe('the square that is cut out of a picture', () => {
  it('begins as the largest one, in the middle', () => {
    expect([firstCrop(wide), sideOf(wide, firstCrop(wide))]).toEqual([{ x: 300, y: 200, zoom: 1 }, 400]);
  });
  it('shows what lies on the left when the picture is moved to the right', () => {
    expect(moved(wide, firstCrop(wide), { right: 0.1, down: 0 })).toEqual({ x: 260, y: 200, zoom: 1 });
  });
  it.each([
    [
      { right: 9, down: 9 },
      { x: 200, y: 200 },
    ],
    [
      { right: -9, down: -9 },
      { x: 400, y: 200 },
    ],
  ])('never leaves the picture: %j', (by, at) => {
    expect(moved(wide, firstCrop(wide), by)).toEqual({ ...at, zoom: 1 });
  });
  it('moves less of the picture the closer one looks', () => {
    const close = zoomed(wide, firstCrop(wide), 2);
    expect([sideOf(wide, close), moved(wide, close, { right: -0.1, down: -0.1 })]).toEqual([
      200,
      { x: 320, y: 220, zoom: 2 },
    ]);
  });
  it('comes back into the picture when one steps away in a corner', () => {
    const corner = moved(wide, zoomed(wide, firstCrop(wide), 4), { right: 9, down: 9 });
    expect([corner, zoomed(wide, corner, 1)]).toEqual([
      { x: 50, y: 50, zoom: 4 },
      { x: 200, y: 200, zoom: 1 },
    ]);
  });
  it.each([
    [0.2, 1],
    [99, mostZoom],
  ])('is magnified within limits: %f becomes %f', (asked, zoom) => {
    expect(zoomed(wide, firstCrop(wide), asked).zoom).toBe(zoom);
  });
  it('says where it lies, also where there is no way to go', () => {
    expect([
      placeOf(wide, firstCrop(wide)),
      placeOf(wide, moved(wide, firstCrop(wide), { right: 9, down: 0 })),
      placeOf(wide, { x: 550, y: 350, zoom: 4 }),
    ]).toEqual([
      { across: 50, down: 50 },
      { across: 0, down: 50 },
      { across: 100, down: 100 },
    ]);
  });
});
