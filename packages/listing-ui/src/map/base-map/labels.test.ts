import { readFileSync } from 'node:fs';
import { isVisible, visibleTiles, tilePosition, type Camera } from './camera.ts';
import type { OrientationContent, TileContent } from './ground-data.ts';
import { orientationLabels, pinBoxes, withoutOverlaps, tileLabels, type Label } from './labels.ts';
import { worldPixel } from './mercator.ts';

const label = (given: Partial<Label>): Label => ({
  text: 'Town',
  x: 0,
  y: 0,
  size: 12,
  order: 1,
  isStrong: false,
  turn: 0,
  ...given,
});
const over = (latitude: number, longitude: number, zoom: number): Camera => {
  const { x, y } = worldPixel(latitude, longitude, zoom);
  return { zoom, left: x - 400, top: y - 300, width: 800, height: 600, ratio: 1 };
};
const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as T;
const toronto = read<OrientationContent>('./toronto.tile');

describe('base map labels', () => {
  it('never overlap; the more important one stays', () => {
    const retained = withoutOverlaps(
      [
        label({ text: 'Hamlet', order: 90, x: 20 }),
        label({ text: 'City', order: 10 }),
        label({ text: 'Far town', order: 90, x: 300 }),
      ],
      () => 40,
    );
    expect(retained.map(({ text }) => text)).toEqual(['City', 'Far town']);
  });
  it('account for their rotation', () => {
    const street = label({ text: 'Yonge St', turn: Math.PI / 2 });
    expect(withoutOverlaps([street, label({ order: 2, y: 30 })], () => 60)).toHaveLength(1);
    expect(withoutOverlaps([street, label({ order: 2, x: 45 })], () => 60)).toHaveLength(2);
  });
  it('move beside a pin that covers them; a street name under one is left out', () => {
    const pin = { left: -25, right: 25, top: -25, bottom: 25 };
    const [moved] = withoutOverlaps([label({ text: 'City' })], () => 40, [pin]);
    expect(Math.abs(moved!.y)).toBeGreaterThan(25);
    expect(withoutOverlaps([label({ x: 100 })], () => 40, [pin])).toEqual([label({ x: 100 })]);
    expect(withoutOverlaps([label({ turn: 1 })], () => 40, [pin])).toEqual([]);
  });
  it('stay under the pins where nothing beside them is free', () => {
    const column = (x: number) =>
      [-60, -40, -20, 0, 20, 40, 60].map((y) => ({ left: x - 30, right: x + 30, top: y - 15, bottom: y + 15 }));
    expect(withoutOverlaps([label({})], () => 40, column(0))).toEqual([label({ x: 60 })]);
    const pins = [-60, 0, 60].flatMap(column);
    expect(withoutOverlaps([label({})], () => 40, pins)).toEqual([label({})]);
  });
  it('know the pins where they are on the canvas', () => {
    const camera = over(43.66, -79.39, 12);
    expect(pinBoxes([{ latitude: 43.66, longitude: -79.39, width: 50, height: 30 }], camera)).toEqual([
      { left: 375, right: 425, top: 285, bottom: 315 },
    ]);
  });
  it('are in the language of the page', () => {
    const tile: TileContent = {
      land: [],
      lakes: [],
      shores: [],
      rivers: [],
      borders: [],
      towns: [],
      names: [[10, 10, 4, 'Quebec City', 'Québec']],
      areas: [[20, 20, 'British Columbia', 'Colombie-Britannique']],
    };
    const names = (isFrench: boolean) => tileLabels('5-9-11', tile, over(45, -75, 6), isFrench).map(({ text }) => text);
    expect(names(false)).toEqual(['Quebec City', 'BRITISH COLUMBIA']);
    expect(names(true)).toEqual(['Québec', 'COLOMBIE-BRITANNIQUE']);
  });
  it('show street names at close zooms, never upside down', () => {
    const names = (zoom: number) => orientationLabels(toronto, over(43.66, -79.39, zoom));
    expect(names(11).some(({ text }) => text === 'Yonge St')).toBe(false);
    const streets = names(14);
    expect(streets.some(({ text }) => text === 'Yonge St')).toBe(true);
    expect(streets.every(({ turn }) => Math.cos(turn) >= -1e-9)).toBe(true);
  });
});

describe('base map tiles', () => {
  it('are coarse for a continent and fine for a city, and stay within the world', () => {
    expect(visibleTiles(over(50, -95, 3)).every((key) => key.startsWith('2-'))).toBe(true);
    expect(visibleTiles(over(43.66, -79.39, 13))).toEqual(['5-8-11']);
    expect(
      visibleTiles({ zoom: 3, left: -900, top: -500, width: 4000, height: 4000, ratio: 1 }).every((key) =>
        /^2-[0-3]-[0-3]$/.test(key),
      ),
    ).toBe(true);
  });
  it('meet the shore of a metro area at the bounds of its layer', () => {
    const [south, , , east] = toronto.bbox;
    const camera = { ...over(43.66, -79.39, 5), left: 0, top: 0 };
    const { x, y, scale } = tilePosition('5-8-11', camera);
    const pointsOf = (steps: readonly number[]) => {
      let [atX, atY] = [0, 0];
      return steps.flatMap((step, at) => {
        if (at % 2 === 0) atX += step;
        else atY += step;
        return at % 2 === 0 ? [] : [{ x: x + atX * scale, y: y + atY * scale }];
      });
    };
    const tile = read<TileContent>('./tiles/5-8-11.tile').lakes.map(pointsOf);
    const layer = toronto.water.map((ring) => ring.map(([lat, lon]) => worldPixel(lat, lon, 5)));
    const crossings = (rings: readonly (readonly { x: number; y: number }[])[], along: 'x' | 'y', at: number) =>
      rings.flatMap((ring) =>
        ring.flatMap((from, index) => {
          const to = ring[(index + 1) % ring.length] ?? from;
          const across = along === 'x' ? 'y' : 'x';
          if ((from[along] - at) * (to[along] - at) > 0 || from[along] === to[along]) return [];
          return [from[across] + ((at - from[along]) / (to[along] - from[along])) * (to[across] - from[across])];
        }),
      );
    // A pixel at zoom 5 is 64 pixels at zoom 11: less than a hundredth of one is not seen.
    const nearest = (found: readonly number[], to: number) => Math.min(...found.map((one) => Math.abs(one - to)));
    for (const [along, at] of [
      ['y', worldPixel(south, 0, 5).y],
      ['x', worldPixel(0, east - 1e-6, 5).x],
    ] as const) {
      const [shore = Number.NaN] = crossings(layer, along, at);
      expect(nearest(crossings(tile, along, at), shore)).toBeLessThan(0.05);
    }
  });
  it('are positioned by the map’s projection: Toronto is at Toronto', () => {
    const camera = over(43.70011, -79.4163, 13); // coordinates of GeoNames
    const { names } = read<TileContent>('./tiles/5-8-11.tile');
    const city = names.find(([, , , name]) => name === 'Toronto');
    const { scale, x, y } = tilePosition('5-8-11', camera);
    // A unit is 32 px at this zoom: overzoomed tiles are approximate.
    expect(Math.abs(x + (city?.[0] ?? 0) * scale - 400)).toBeLessThan(32);
    expect(Math.abs(y + (city?.[1] ?? 0) * scale - 300)).toBeLessThan(32);
  });
  it('show a metro area’s streets only within its bounds', () => {
    const box = { north: 43.95, east: -78.8, south: 43.43, west: -79.85 };
    expect(isVisible(over(43.66, -79.39, 11), box)).toBe(true);
    expect(isVisible(over(49.28, -123.12, 11), box)).toBe(false);
  });
});
