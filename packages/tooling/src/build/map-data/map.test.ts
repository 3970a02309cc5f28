import { clipLine, clipRing } from './clip.mjs';
import { simplifyLine } from './simplify-line.mjs';
import { cutTile, extent, project } from './tile.mjs';

const square = [
  [-10, -10],
  [30, -10],
  [30, 30],
  [-10, 30],
];
const nothing = {
  land: [],
  lakes: [],
  rivers: [],
  shores: [],
  borders: [],
  names: [],
  areas: [],
  towns: [],
  tolerance: 0,
};
// One tile of zoom 0 that covers the world is enough to test the cutting.
const world = { z: 0, x: 0, y: 0 };

describe('base map tiles', () => {
  it('clips a shape to the tile', () =>
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
  it('drops a shape outside the tile', () =>
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
  it('splits a river that leaves the tile and returns', () =>
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
  it('drops points within the tolerance', () =>
    expect(
      simplifyLine(
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
  it('uses Web Mercator: the centre of the world is the centre of its tile', () =>
    expect(project(world, [0, 0])).toEqual([extent / 2, extent / 2]));
  it('returns undefined without land', () => expect(cutTile(world, nothing)).toBeUndefined());
  it('delta-encodes whole units, and adds a French name only if it differs', () => {
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
