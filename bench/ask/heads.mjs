import { grow, placesOf } from '../data/grow.mjs';
import { homeRowOf } from '../data/home-row.mjs';
import { readMarket, worldOf } from '../data/world.mjs';

/** The homes that every size of the market has: what is asked is drawn from them, so each size is asked the same. */
export function headOf({ root, product, sizes, seed, most = 10_000 }) {
  const places = placesOf(worldOf(readMarket(root).market), { count: Math.min(most, sizes[0]), seed });
  return [...grow(places, { seed })]
    .map((grown) => homeRowOf(grown, product.slugOf))
    .sort((a, b) => Number(a.id) - Number(b.id));
}
