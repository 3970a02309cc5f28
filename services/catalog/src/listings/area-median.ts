import { minListingsToShow } from '@porchlight/contracts/catalog';

// Newest median rent of a location for a number of beds; cells with fewer than ten listings are ignored.
const medianOf = (kind: string, location: string) =>
  `
    (select t.median from rent_trend_cell t
      where t.kind = '${kind}' and t.place_id = ${location} and t.beds = least(l.beds, 4)
      and t.n >= ${minListingsToShow} order by t.month desc limit 1)`;

/**
 * SQL column expression: median rent of listings with as many beds in the listing's city, else its metro area, else its
 * province. Requires `listingTables`.
 */
export const areaMedian = `coalesce(${medianOf('city', 'c.id')}, ${medianOf('metro', 'c.metro_area_id')}, ${medianOf('province', 'p.id')})`;
