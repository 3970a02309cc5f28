const minRegionListings = 40;
const shares = { single: { owner: 3, manager: 1.4, agent: 1.6 }, shared: { owner: 0.5, manager: 6, agent: 1.6 } };

/**
 * Returns the regions with their number of listings: a metro area with at least 40 listings, otherwise the province.
 */
export function regionsFrom(buildings) {
  const metroListings = new Map();
  for (const { city, units } of buildings)
    metroListings.set(city.metroId, (metroListings.get(city.metroId) ?? 0) + units.length);
  const keyOf = ({ metroId, provinceId }) =>
    metroId && metroListings.get(metroId) >= minRegionListings ? `metro ${metroId}` : `province ${provinceId}`;
  const regions = new Map();
  for (const { city, units } of buildings) {
    const region = regions.get(keyOf(city)) ?? {
      key: keyOf(city),
      listings: 0,
      city: city.name,
      code: city.code,
      country: city.country,
      largest: 0,
    };
    region.listings += units.length;
    if (city.population > region.largest)
      Object.assign(region, { largest: city.population, city: city.name, code: city.code });
    regions.set(region.key, region);
  }
  return {
    regions: [...regions.values()].sort((a, b) => b.listings - a.listings || a.key.localeCompare(b.key)),
    keyOf,
  };
}

/** Draws the company that owns a building: large buildings mostly go to managers, single homes to owners. */
export function chooseCompany({ random, isShared, candidates }) {
  const weights = shares[isShared ? 'shared' : 'single'];
  const byId = new Map(candidates.map((company) => [company.id, company]));
  return byId.get(random.weighted(Object.fromEntries(candidates.map(({ id, kind }) => [id, weights[kind]]))));
}
