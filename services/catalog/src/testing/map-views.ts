import type { MapMarker } from '@porchlight/contracts/catalog';
import { aMarket, withRooms } from './a-market.ts';
import type { ModelListing } from './naive-search.ts';

const drawn = withRooms(aMarket(420));
/** Market where every tenth listing shares the point of the one before it, in the same or the other currency. */
export const sharedPointMarket = {
  ...drawn,
  homes: drawn.homes.map((listing, at) => {
    const before = drawn.homes[at - 1];
    return at % 10 === 1 && before
      ? {
          ...listing,
          latitude: before.latitude,
          longitude: before.longitude,
          cityId: before.cityId,
          hideExactAddress: before.hideExactAddress,
        }
      : listing;
  }),
};
/** Boxes of cities and of parts of them; one crosses the date line. */
export const boxes = [
  '51.2,-113.9,50.9,-114.2',
  '51.1,-113.8,50.95,-114.1',
  '53.7,-113,53.3,-114',
  '52,-179.9,51,179.95',
  '45.6,-73.4,45.4,-73.7',
  '51.06,-114.05,51.04,-114.08',
];

/** Boxes of countries and of parts of them. */
export const countries = [
  '90,180,-90,-180',
  '72,-50,24,-168',
  '54,-112,50,-115',
  '60,-60,40,-170',
  '53,-170,50,170',
  '46.5,-72,44,-75',
];
/** Returns the listings inside a box. */
export const inBounds = (listings: readonly ModelListing[], bounds: string) =>
  listings.filter(({ lat, lon }) => isIn({ latitude: lat, longitude: lon }, bounds));

/** Returns whether a point is inside a box. */
export function isIn({ latitude, longitude }: Pick<MapMarker, 'latitude' | 'longitude'>, bounds: string): boolean {
  const [north, east, south, west] = bounds.split(',').map(Number) as [number, number, number, number];
  const isBetween = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  return latitude >= south && latitude <= north && isBetween;
}
