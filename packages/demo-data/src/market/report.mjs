import { benefitShares, featuredShare } from './listings/listings.mjs';

const required = { cities: 4292, canadianListings: 9000, americanListings: 2000, places: 300 };
const tolerance = 0.02;

/** Returns the key figures of a generated market. */
export function figuresOf({ market, entitlements, counts }) {
  const share = (test) => market.homes.filter(test).length / market.homes.length;
  return {
    cities: market.cities.length,
    canadianListings: market.homes.filter(({ currency }) => currency === 'CAD').length,
    americanListings: market.homes.filter(({ currency }) => currency === 'USD').length,
    places: counts.places,
    disabled: entitlements.entitlements.filter(({ enabled }) => !enabled).length / market.homes.length,
    shares: {
      ...Object.fromEntries(
        Object.keys(benefitShares).map((word) => [word, share((listing) => listing.newcomer.includes(word))]),
      ),
      verified: share((listing) => listing.verified),
      featured: share((listing) => listing.featured),
      french: share((listing) => listing.lang === 'fr'),
    },
  };
}

/** Returns the requirements that the market misses; empty when it meets all. */
export function shortfallsOf(made) {
  const figures = figuresOf(made);
  const few = Object.entries(required)
    .filter(([name, minimum]) => figures[name] < minimum)
    .map(([name, minimum]) => `${name}: ${figures[name]} of at least ${minimum}`);
  const wanted = { ...benefitShares, verified: 0.3, featured: featuredShare };
  const uneven = Object.entries(wanted)
    .filter(([name, share]) => Math.abs(figures.shares[name] - share) > tolerance)
    .map(([name, share]) => `${name}: ${percent(figures.shares[name])} instead of ${percent(share)}`);
  return [...few, ...uneven, ...(figures.disabled > 0.02 ? [`disabled listings: ${percent(figures.disabled)}`] : [])];
}

/** Formats the figures as lines for the console. */
export function formatReport(made) {
  const { market, people, counts } = made;
  const figures = figuresOf(made);
  return [
    `places: ${figures.cities} cities, ${market.metros.length} metro areas, ${market.provinces.length} provinces and states; listings in ${figures.places} of them`,
    `listings: ${figures.canadianListings} Canadian and ${figures.americanListings} American in ${counts.buildings} buildings`,
    ...Object.entries(counts.dropped).map(([reason, rows]) => `  dropped: ${rows} rows, ${reason}`),
    `shares: ${Object.entries(figures.shares)
      .map(([name, share]) => `${name} ${percent(share)}`)
      .join(', ')}; disabled ${percent(figures.disabled)}`,
    `accounts: ${people.people.length} in ${people.companies.length} companies; rent statistics: ${market.trends.length}`,
  ];
}

const percent = (share) => `${(share * 100).toFixed(1)} %`;
