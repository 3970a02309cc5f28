import { clipLine, clipRing } from './clip.mjs';
import { thin } from './thin.mjs';
import { cutTile, extent, project } from './tile.mjs';

const square = [
  [-10, -10],
  [30, -10],
  [30, 30],
  [-10, 30],
];
const nothing = { land: [], lakes: [], rivers: [], shores: [], borders: [], names: [], areas: [], towns: [], slack: 0 };
// Units of tile 5-8-11 → degrees is not needed: the world as one tile of zoom 0 is enough to cut.
const world = { z: 0, x: 0, y: 0 };

describe('the ground cut into tiles', () => {
  it('keeps of a shape what lies in the tile', () =>
    expect(
      clipRing(square, 0, 20)
        .map(([x, y]) => [Math.round(x!), Math.round(y!)])
        .sort(),
    ).toEqual([
      [0, 0],
      [0, 20],
      [20, 0],
      [20, 20],
    ]));
  it('keeps nothing of a shape outside', () =>
    expect(
      clipRing(
        [
          [-9, -9],
          [-5, -9],
          [-5, -5],
        ],
        0,
        20,
      ),
    ).toEqual([]));
  it('cuts a river that leaves and comes back in two', () =>
    expect(
      clipLine(
        [
          [1, 1],
          [5, 5],
          [50, 5],
          [60, 5],
          [60, 8],
          [10, 8],
          [1, 8],
        ],
        0,
        20,
      ),
    ).toEqual([
      [
        [1, 1],
        [5, 5],
        [50, 5],
      ],
      [
        [60, 8],
        [10, 8],
        [1, 8],
      ],
    ]));
  it('drops points that nobody would miss', () =>
    expect(
      thin(
        [
          [0, 0],
          [5, 0.1],
          [10, 0],
          [10, 10],
        ],
        1,
      ),
    ).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ]));
  it('is web mercator: the middle of the world is the middle of its tile', () =>
    expect(project(world, [0, 0])).toEqual([extent / 2, extent / 2]));
  it('is no tile where there is no land', () => expect(cutTile(world, nothing)).toBeUndefined());
  it('writes whole units as steps, and a French name only where it is another', () => {
    const land = [
      [
        [-90, 45],
        [0, 45],
        [0, 0],
        [-90, 0],
      ],
    ];
    const made = cutTile(world, {
      ...nothing,
      land,
      names: [
        { point: [-45, 10], name: 'Here', nameFr: 'Ici', zoom: 4 },
        { point: [-45, 20], name: 'Toronto', nameFr: 'Toronto', zoom: 4 },
      ],
    })!;
    expect(made.land).toEqual([[1024, 1473, 1024, 0, 0, 575, -1024, 0]]);
    expect(made.names.map((name) => name.slice(2))).toEqual([
      [4, 'Here', 'Ici'],
      [4, 'Toronto'],
    ]);
  });
});
