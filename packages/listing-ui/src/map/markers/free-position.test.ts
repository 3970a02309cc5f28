import { freeBox, lineLabelBoxes, markerBox, poiBoxes } from './free-position.ts';

const pin = (x: number, y: number) =>
  markerBox({ id: 'aaaaaaaaaa', latitude: 0, longitude: 0, count: 1, rentMin: 1500, currency: 'CAD' }, { x, y });

describe('labels of a map', () => {
  it('stand in the middle of their line', () => {
    const { left, width, top, height } = freeBox(lineLabelBoxes('2.3 km', { x: 0, y: 0 }, { x: 400, y: 0 }), []);
    expect([left + width / 2, top + height / 2]).toEqual([200, 0]);
  });
  it('give way to a pin along the line, and cover the least of the pins otherwise', () => {
    const boxes = lineLabelBoxes('2.3 km', { x: 0, y: 0 }, { x: 400, y: 0 });
    const moved = freeBox(boxes, [pin(200, 0)]);
    expect(moved.left + moved.width).toBeLessThan(200 - 38);
    expect(
      freeBox(
        boxes,
        [0, 60, 120, 180, 240, 300].map((x) => pin(x, 0)),
      ),
    ).toBe(boxes[6]);
  });
  it('of a point of interest stand above it, and below or beside it when a pin is there', () => {
    const boxes = poiBoxes('Work', { x: 100, y: 100 });
    expect([freeBox(boxes, []).side, freeBox(boxes, [pin(100, 70)]).side]).toEqual(['above', 'below']);
    expect(freeBox(boxes, [pin(100, 70), pin(100, 130)]).side).toBe('right');
  });
});
