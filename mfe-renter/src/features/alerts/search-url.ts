import { bedFilterValues, canonicalQuery, readFilters } from '@porchlight/contracts/catalog';

/** Minimum numbers of bedrooms offered by the form of a new alert. */
export const bedChoices = bedFilterValues.filter((count) => count > 0);
export const rentChoices = [800, 1000, 1200, 1400, 1600, 1800, 2000, 2250, 2500, 3000, 3500, 4000, 5000] as const;

/** Returns the search URL of a location with these filters; keeps the `bounds` query of a street or building. */
export function searchUrl(
  locationUrl: string,
  { beds, rent }: { readonly beds: string; readonly rent: string },
): string {
  const [path = '/homes', query = ''] = locationUrl.split('?');
  const filterQuery = canonicalQuery({
    ...readFilters(Object.fromEntries(new URLSearchParams(query))),
    ...(beds ? { beds: bedFilterValues.filter((count) => count >= Number(beds)) } : {}),
    ...(rent ? { maxrate: Number(rent) } : {}),
  });
  return filterQuery ? `${path}?${filterQuery}` : path;
}
