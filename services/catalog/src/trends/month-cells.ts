import { figuresOf, withoutOutliers, type RentFigures } from './rent-figures.ts';

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
export const countryIds: Readonly<Record<string, number>> = { CA: 124, US: 840 };

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
