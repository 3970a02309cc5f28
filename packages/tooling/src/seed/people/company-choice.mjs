const regionLeast = 40;
const shares = { single: { owner: 3, manager: 1.4, agent: 1.6 }, shared: { owner: 0.5, manager: 6, agent: 1.6 } };

/** Regions with their number of homes: a metro area with at least 40, else the province. */
export function regionsFrom(buildings) {
  const metroHomes = new Map();
  for (const { city, units } of buildings)
    metroHomes.set(city.metroId, (metroHomes.get(city.metroId) ?? 0) + units.length);
  const keyOf = ({ metroId, provinceId }) =>
    metroId && metroHomes.get(metroId) >= regionLeast ? `metro ${metroId}` : `province ${provinceId}`;
  const regions = new Map();
  for (const { city, units } of buildings) {
    const region = regions.get(keyOf(city)) ?? {
      key: keyOf(city),
      homes: 0,
      city: city.name,
      code: city.code,
      country: city.country,
      largest: 0,
    };
    region.homes += units.length;
    if (city.population > region.largest)
      Object.assign(region, { largest: city.population, city: city.name, code: city.code });
    regions.set(region.key, region);
  }
  return { regions: [...regions.values()].sort((a, b) => b.homes - a.homes || a.key.localeCompare(b.key)), keyOf };
}

/** Draws whose building it is: large ones mostly go to managers, single homes to owners. */
export function chooseCompany({ random, isShared, candidates }) {
  const weights = shares[isShared ? 'shared' : 'single'];
  const byId = new Map(candidates.map((company) => [company.id, company]));
  return byId.get(random.weighted(Object.fromEntries(candidates.map(({ id, kind }) => [id, weights[kind]]))));
}
