import { bedWishes, canonicalQuery, readFilters } from '@porchlight/contracts/catalog';

/** Bedrooms at the least, and the most rent a month, that the form of a new alert offers. */
export const bedChoices = bedWishes.filter((count) => count > 0);
export const rentChoices = [800, 1000, 1200, 1400, 1600, 1800, 2000, 2250, 2500, 3000, 3500, 4000, 5000] as const;

/** The address of the homes of a place with these wishes; a street or building brings its own box along. */
export function searchAddress(place: string, { beds, rent }: { readonly beds: string; readonly rent: string }): string {
  const [path = '/homes', query = ''] = place.split('?');
  const wishes = canonicalQuery({
    ...readFilters(Object.fromEntries(new URLSearchParams(query))),
    ...(beds ? { beds: bedWishes.filter((count) => count >= Number(beds)) } : {}),
    ...(rent ? { maxrate: Number(rent) } : {}),
  });
  return wishes ? `${path}?${wishes}` : path;
}
