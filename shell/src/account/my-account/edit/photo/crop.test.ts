import { initialCrop, moveCrop, maxZoom, cropPosition, cropSide, zoomCrop } from './crop.ts';

const wide = { width: 600, height: 400 };

describe('crop square', () => {
  it('starts as the largest centred square', () => {
    expect([initialCrop(wide), cropSide(wide, initialCrop(wide))]).toEqual([{ x: 300, y: 200, zoom: 1 }, 400]);
  });
  it('shows the left side when the picture is moved to the right', () => {
    expect(moveCrop(wide, initialCrop(wide), { right: 0.1, down: 0 })).toEqual({ x: 260, y: 200, zoom: 1 });
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
    expect(moveCrop(wide, initialCrop(wide), by)).toEqual({ ...at, zoom: 1 });
  });
  it('moves fewer pixels at a higher zoom', () => {
    const close = zoomCrop(wide, initialCrop(wide), 2);
    expect([cropSide(wide, close), moveCrop(wide, close, { right: -0.1, down: -0.1 })]).toEqual([
      200,
      { x: 320, y: 220, zoom: 2 },
    ]);
  });
  it('stays inside the picture when zooming out in a corner', () => {
    const corner = moveCrop(wide, zoomCrop(wide, initialCrop(wide), 4), { right: 9, down: 9 });
    expect([corner, zoomCrop(wide, corner, 1)]).toEqual([
      { x: 50, y: 50, zoom: 4 },
      { x: 200, y: 200, zoom: 1 },
    ]);
  });
  it.each([
    [0.2, 1],
    [99, maxZoom],
  ])('limits the zoom: %f becomes %f', (asked, zoom) => {
    expect(zoomCrop(wide, initialCrop(wide), asked).zoom).toBe(zoom);
  });
  it('returns its position, and 50 percent when it cannot move', () => {
    expect([
      cropPosition(wide, initialCrop(wide)),
      cropPosition(wide, moveCrop(wide, initialCrop(wide), { right: 9, down: 0 })),
      cropPosition(wide, { x: 550, y: 350, zoom: 4 }),
    ]).toEqual([
      { across: 50, down: 50 },
      { across: 0, down: 50 },
      { across: 100, down: 100 },
    ]);
  });
});
