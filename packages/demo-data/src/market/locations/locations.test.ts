import { cityAliases } from '../data/location-aliases.mjs';
import { provinceNames } from '../data/provinces.mjs';
import { citiesFrom, metrosFrom, provincesFrom } from './locations.mjs';
import { postalCodeOf } from './postal-code.mjs';

const row = (
  geonames_id: number,
  name: string,
  province: string,
  population: number,
  at: [number, number],
  country = 'CA',
) => ({
  geonames_id: String(geonames_id),
  name,
  province,
  country,
  population: String(population),
  latitude: String(at[0]),
  longitude: String(at[1]),
});
const rows = [
  row(1, 'Toronto', 'ON', 2_700_000, [43.7, -79.4]),
  row(2, 'Oshawa', 'ON', 308_875, [43.9, -78.85]),
  row(3, 'Hamilton', 'ON', 520_000, [43.25, -79.85]),
  row(4, "St. John's", 'NL', 99_000, [47.56, -52.71]),
  row(5, 'Vernon', 'BC', 47_000, [50.25, -119.25]),
  row(6, 'Vernon', 'BC', 48_000, [50.26, -119.27]),
  row(7, 'Buffalo', 'NY', 261_000, [42.88, -78.87], 'US'),
  row(8, 'Québec', 'QC', 528_595, [46.81, -71.21]),
];

describe('places of the demo market', () => {
  const cities = citiesFrom(rows);
  const metros = metrosFrom(cities);
  const slugOf = (id: number) => cities.find((city) => city.id === id)?.slug;

  it('have ASCII slugs; the smaller of two cities with one name gets a number', () => {
    expect([slugOf(4), slugOf(8), slugOf(6), slugOf(5)]).toEqual(['st-johns', 'quebec', 'vernon', 'vernon-2']);
  });

  it('form metro areas from the largest city outwards, and a member starts none', () => {
    expect(metros.map(({ slug, cityIds }) => [slug, cityIds])).toEqual([
      ['toronto-area', [1, 2]],
      ['quebec-area', [8]],
      ['hamilton-area', [3]],
    ]);
    expect(cities.find(({ id }) => id === 7)?.metroId).toBe(0);
  });

  it('have at least 150 hand-written other names and French names of provinces and states', () => {
    expect([...cityAliases.values()].flat().length).toBeGreaterThanOrEqual(150);
    expect(cities.find(({ id }) => id === 1)?.aliases).toContain('TO');
    expect(provincesFrom(cities).find(({ code }) => code === 'NY')?.aliases).toContain('État de New York');
    expect(provinceNames.every(({ nameFr }) => nameFr.length > 0)).toBe(true);
    expect(new Set(provinceNames.map(({ id }) => id)).size).toBe(64);
  });

  it('have postal codes of their province, the same for a whole street', () => {
    const toronto = { id: 1, country: 'CA', code: 'ON', latitude: 43.7, longitude: -79.4 };
    const boston = { id: 9, country: 'US', code: 'MA', latitude: 42.3, longitude: -71 };
    expect(postalCodeOf(toronto, 'King Street')).toMatch(
      /^M[1-9][ABCEGHJKLMNPRSTVWXYZ] [1-9][ABCEGHJKLMNPRSTVWXYZ]\d$/,
    );
    expect(postalCodeOf(toronto, 'King Street')).toBe(postalCodeOf(toronto, 'King Street'));
    expect(postalCodeOf(toronto, 'King Street')).not.toBe(postalCodeOf(toronto, 'Queen Street'));
    expect(Number(postalCodeOf(boston, 'Oak St').slice(0, 3))).toBeGreaterThanOrEqual(10);
    expect(postalCodeOf(boston, 'Oak St')).toMatch(/^0[12]\d{3}$/);
  });
});
