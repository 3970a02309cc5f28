import { figuresOf, withoutOutliers, type RentFigures } from './rent-figures.ts';

/** The last rents of the homes of a city with so many bedrooms (4: four or more) that were on the market in a month. */
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

/** ISO 3166 numbers: countries have no table of their own. */
export const countryIds: Readonly<Record<string, number>> = { CA: 124, US: 840 };

/** The cells of a month: outliers go by city and bedrooms, what is left counts for the city and for every place around it. */
export function monthCellsOf(cities: readonly CityRents[]): MonthCell[] {
  const pools = new Map<
    string,
    { readonly kind: MonthCell['kind']; readonly placeId: number; readonly beds: number; readonly rents: number[] }
  >();
  const add = (kind: MonthCell['kind'], placeId: number | null | undefined, beds: number, rents: readonly number[]) => {
    if (placeId === null || placeId === undefined) return;
    const key = `${kind}/${placeId}/${beds}`;
    const pool = pools.get(key) ?? { kind, placeId, beds, rents: [] };
    for (const rent of rents) pool.rents.push(rent);
    pools.set(key, pool);
  };
  for (const { cityId, metroAreaId, provinceId, country, beds, rents } of cities) {
    const kept = withoutOutliers(rents);
    add('city', cityId, beds, kept);
    add('metro', metroAreaId, beds, kept);
    add('province', provinceId, beds, kept);
    add('country', countryIds[country], beds, kept);
  }
  return [...pools.values()].map(({ rents, ...place }) => ({ ...place, ...figuresOf(rents) }));
}
