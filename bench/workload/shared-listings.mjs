import { growListings, drawPlacements } from '../data/grow.mjs';
import { toListingRow } from '../data/listing-row.mjs';
import { readMarket, worldOf } from '../data/world.mjs';

/**
 * Returns the listings that exist at every size; queries are generated from them, so that every size gets the same
 * queries.
 */
export function readSharedListings({ root, product, sizes, seed, max = 10_000 }) {
  const placements = drawPlacements(worldOf(readMarket(root).market), { count: Math.min(max, sizes[0]), seed });
  return [...growListings(placements, { seed })]
    .map((grown) => toListingRow(grown, product.slugify))
    .sort((a, b) => Number(a.id) - Number(b.id));
}
