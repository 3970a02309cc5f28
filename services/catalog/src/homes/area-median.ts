import { leastShown } from '@porchlight/contracts/catalog';

// The newest median of the place for so many beds; fewer than ten homes say nothing (decisions 5.9).
const medianOf = (kind: string, place: string) =>
  `(select t.median from rent_trend_cell t where t.kind = '${kind}' and t.place_id = ${place} and t.beds = least(l.beds, 4) and t.n >= ${leastShown} order by t.month desc limit 1)`;

/** A column expression: what homes with as many bedrooms cost in the home's city, else its metro area, else its province; stands with `homeTables`. */
export const areaMedian = `coalesce(${medianOf('city', 'c.id')}, ${medianOf('metro', 'c.metro_area_id')}, ${medianOf('province', 'p.id')})`;
