import { defaultPermalinks } from './permalinks.ts';

/** Converts a name to kebab case without diacritics: `Saint-Jérôme` → `saint-jerome`; at most 120 characters. */
export const slugify = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120)
    .replace(/-+$/, '');

/**
 * Returns the public path of a listing (docs/rules/pages-and-addresses.md). Only the id identifies it; the rest is
 * descriptive.
 */
export const listingUrl = (listing: { province: string; city: string; slug: string; id: string }): string =>
  `/${defaultPermalinks.listings}/${listing.province}/${listing.city}/${listing.slug ? `${listing.slug}-` : ''}${listing.id}`;
/** Returns the public path of a province, or of a city or metro area in it. */
export const locationUrl = (province: string, location?: string): string =>
  `/${defaultPermalinks.listings}/${province}${location ? `/${location}` : ''}`;
/** The id of a listing: 10 characters of [0-9a-z] (docs/rules/pages-and-addresses.md). */
export const listingIdPattern = /^[0-9a-z]{10}$/;
/** Returns the id at the end of the last segment of a listing's path, if there is one. */
export const parseListingId = (lastPart: string): string | undefined => /(?:^|-)([0-9a-z]{10})$/.exec(lastPart)?.[1];
