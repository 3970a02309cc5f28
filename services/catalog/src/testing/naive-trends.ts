import { minListingsToShow } from '@porchlight/contracts/catalog';

/**
 * Last rents of the homes of a city with a number of bedrooms (4: four or more), or of its rooms, that were on the
 * market in a month; `furnished` tells for each rent whether the home is furnished.
 */
export interface CityRents {
  readonly cityId: number;
  readonly metroAreaId: number | null;
  readonly provinceId: number;
  readonly country: string;
  readonly beds: number;
  readonly isRoom: boolean;
  readonly rents: readonly number[];
  readonly furnished: readonly boolean[];
}
/** A row of `rent_trend_cell` (split `all`) or `rent_trend_split` of one month. */
export interface MonthCell extends RentFigures {
  readonly kind: 'city' | 'metro' | 'province' | 'country';
  readonly placeId: number;
  readonly beds: number;
  readonly split: 'all' | 'furnished' | 'unfurnished' | 'room';
}

/** Numeric ISO 3166 codes: countries have no table. */
const countryIds: Readonly<Record<string, number>> = { CA: 124, US: 840 };

/**
 * Returns the cells of a month: outliers are removed by city and bedrooms, the remaining rents count for the city and
 * all areas around it, for all homes and for those of their furnishing; rooms count for themselves only.
 */
export function monthCellsOf(cities: readonly CityRents[]): MonthCell[] {
  const pools = new Map<string, Omit<MonthCell, keyof RentFigures> & { readonly rents: number[] }>();
  for (const { rent, ...place } of cities.flatMap(ratedRents)) {
    const key = JSON.stringify(place);
    const pool = pools.get(key) ?? { ...place, rents: [] };
    pool.rents.push(rent);
    pools.set(key, pool);
  }
  return [...pools.values()]
    .map(({ rents, ...place }) => ({ ...place, ...figuresOf(rents) }))
    .filter(({ split, n }) => split === 'all' || n >= minListingsToShow);
}

/** Returns each rent that is no outlier, once for every cell that it counts for. */
function ratedRents({ beds, isRoom, rents, furnished, ...city }: CityRents) {
  const inliers = new Set(withoutOutliers(rents));
  return rents.flatMap((rent, at) => {
    if (!inliers.has(rent)) return [];
    const splits = isRoom ? (['room'] as const) : (['all', furnished[at] ? 'furnished' : 'unfurnished'] as const);
    return areasOf(city).flatMap((area) => splits.map((split) => ({ ...area, beds, split, rent })));
  });
}

const areasOf = ({
  cityId,
  metroAreaId,
  provinceId,
  country,
}: Pick<CityRents, 'cityId' | 'metroAreaId' | 'provinceId' | 'country'>) =>
  (
    [
      ['city', cityId],
      ['metro', metroAreaId],
      ['province', provinceId],
      ['country', countryIds[country]],
    ] as const
  ).flatMap(([kind, placeId]) => (placeId === null || placeId === undefined ? [] : [{ kind, placeId }]));

/** Rents of one size in one month; without figures when there are too few listings. */
export interface RentFigures {
  readonly n: number;
  readonly median?: number;
  readonly p25?: number;
  readonly p75?: number;
  readonly average?: number;
  readonly p1?: number;
  readonly p99?: number;
}

// Bounds outside which an advertised figure is not a monthly rent
// (docs/rules/listings.md#list-3-listing-fields-have-fixed-bounds).
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
    p1: at(0.01),
    p99: at(0.99),
  };
}

const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
/** Returns a quantile of sorted values by linear interpolation; 0 without values. */
function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? 0;
  return below + ((sorted[Math.ceil(position)] ?? 0) - below) * (position - Math.floor(position));
}
