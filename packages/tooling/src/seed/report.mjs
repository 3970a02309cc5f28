import { benefitShares, featuredShare } from './homes/homes.mjs';

const promised = { cities: 4292, canadianHomes: 9000, americanHomes: 2000, places: 300 };
const tolerance = 0.02;

/** The figures of a made market. */
export function figuresOf({ market, entitlements, counts }) {
  const share = (test) => market.homes.filter(test).length / market.homes.length;
  return {
    cities: market.cities.length,
    canadianHomes: market.homes.filter(({ currency }) => currency === 'CAD').length,
    americanHomes: market.homes.filter(({ currency }) => currency === 'USD').length,
    places: counts.places,
    off: entitlements.entitlements.filter(({ enabled }) => !enabled).length / market.homes.length,
    shares: {
      ...Object.fromEntries(
        Object.keys(benefitShares).map((word) => [word, share((home) => home.newcomer.includes(word))]),
      ),
      verified: share((home) => home.verified),
      featured: share((home) => home.featured),
      french: share((home) => home.lang === 'fr'),
    },
  };
}

/** What is missing against what the product promises; empty when all is well. */
export function shortfallsOf(made) {
  const figures = figuresOf(made);
  const few = Object.entries(promised)
    .filter(([name, least]) => figures[name] < least)
    .map(([name, least]) => `${name}: ${figures[name]} of at least ${least}`);
  const wanted = { ...benefitShares, verified: 0.3, featured: featuredShare };
  const uneven = Object.entries(wanted)
    .filter(([name, share]) => Math.abs(figures.shares[name] - share) > tolerance)
    .map(([name, share]) => `${name}: ${percent(figures.shares[name])} instead of ${percent(share)}`);
  return [...few, ...uneven, ...(figures.off > 0.02 ? [`homes that are off: ${percent(figures.off)}`] : [])];
}

/** Lines for people. */
export function reportOf(made) {
  const { market, people, counts } = made;
  const figures = figuresOf(made);
  return [
    `places: ${figures.cities} cities, ${market.metros.length} metro areas, ${market.provinces.length} provinces and states; homes in ${figures.places} of them`,
    `homes: ${figures.canadianHomes} Canadian and ${figures.americanHomes} American in ${counts.buildings} buildings`,
    ...Object.entries(counts.dropped).map(([reason, rows]) => `  left out: ${rows} rows, ${reason}`),
    `shares: ${Object.entries(figures.shares)
      .map(([name, share]) => `${name} ${percent(share)}`)
      .join(', ')}; off ${percent(figures.off)}`,
    `people: ${people.people.length} in ${people.companies.length} companies; rent cells: ${market.trends.length}`,
  ];
}

const percent = (share) => `${(share * 100).toFixed(1)} %`;
