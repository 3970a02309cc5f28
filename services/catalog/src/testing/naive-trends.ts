import { minListingsToShow } from '@porchlight/contracts/catalog';

/**
 * Last rents of the listings of a city with a number of bedrooms (4: four or more) that were on the market in a month.
 */
export interface CityRents {
  readonly cityId: number;
  readonly metroAreaId: number | null;
  readonly provinceId: number;
  readonly country: string;
  readonly beds: number;
  readonly rents: readonly number[];
}
/** A row of `rent_trend_cell` of one month. */
export interface MonthCell extends RentFigures {
  readonly kind: 'city' | 'metro' | 'province' | 'country';
  readonly placeId: number;
  readonly beds: number;
}

/** Numeric ISO 3166 codes: countries have no table. */
const countryIds: Readonly<Record<string, number>> = { CA: 124, US: 840 };

/**
 * Returns the cells of a month: outliers are removed by city and bedrooms, the remaining rents count for the city and
 * all areas around it.
 */
export function monthCellsOf(cities: readonly CityRents[]): MonthCell[] {
  const pools = new Map<
    string,
    { readonly kind: MonthCell['kind']; readonly placeId: number; readonly beds: number; readonly rents: number[] }
  >();
  const add = (
    kind: MonthCell['kind'],
    locationId: number | null | undefined,
    beds: number,
    rents: readonly number[],
  ) => {
    if (locationId === null || locationId === undefined) return;
    const key = `${kind}/${locationId}/${beds}`;
    const pool = pools.get(key) ?? { kind, placeId: locationId, beds, rents: [] };
    for (const rent of rents) pool.rents.push(rent);
    pools.set(key, pool);
  };
  for (const { cityId, metroAreaId, provinceId, country, beds, rents } of cities) {
    const inliers = withoutOutliers(rents);
    add('city', cityId, beds, inliers);
    add('metro', metroAreaId, beds, inliers);
    add('province', provinceId, beds, inliers);
    add('country', countryIds[country], beds, inliers);
  }
  return [...pools.values()].map(({ rents, ...place }) => ({ ...place, ...figuresOf(rents) }));
}

/** Rents of one size in one month; without figures when there are too few listings. */
export interface RentFigures {
  readonly n: number;
  readonly median?: number;
  readonly p25?: number;
  readonly p75?: number;
  readonly average?: number;
}

// Bounds outside which an advertised figure is not a monthly rent (docs/rules/listings.md#list-3-listing-fields-have-fixed-bounds).
const minRent = 100;
const maxRent = 50_000;
const maxDeviations = 3.5;

/**
 * Removes outliers: rents outside fixed bounds, or more than 3.5 median absolute deviations from the median on a log
 * scale.
 */
export function withoutOutliers(rents: readonly number[]): number[] {
  const possible = rents.filter((rent) => rent >= minRent && rent <= maxRent);
  const logs = possible.map(Math.log);
  const middle = quantile(ascending(logs), 0.5);
  const deviation = quantile(ascending(logs.map((log) => Math.abs(log - middle))), 0.5);
  // When half of the rents are equal the deviation is 0, which defines no outliers.
  return deviation === 0
    ? possible
    : possible.filter((_, at) => Math.abs(logs[at]! - middle) <= maxDeviations * deviation);
}

/** Returns median, quartiles and average of rents in whole units; none of them below ten listings. */
export function figuresOf(rents: readonly number[]): RentFigures {
  const n = rents.length;
  if (n < minListingsToShow) return { n };
  const sorted = ascending(rents);
  const at = (share: number) => Math.round(quantile(sorted, share));
  return {
    n,
    median: at(0.5),
    p25: at(0.25),
    p75: at(0.75),
    average: Math.round(rents.reduce((sum, rent) => sum + rent, 0) / n),
  };
}

const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
/** Returns a quantile of sorted values by linear interpolation; 0 without values. */
function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? 0;
  return below + ((sorted[Math.ceil(position)] ?? 0) - below) * (position - Math.floor(position));
}
