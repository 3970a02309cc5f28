/** The seeded permalink of listings; addresses made by catalog (`card.url`) carry it, without language prefix. */
export const listingsPermalink = 'homes';

/** Kebab case of a name: folded, lower case, `Saint-Jérôme` → `saint-jerome`; at most 120 characters. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120)
    .replace(/-+$/, '');

/** Public address of one home (decisions 5.27); the id alone decides, the rest is for people. */
export const listingUrl = (home: { province: string; city: string; slug: string; id: string }): string =>
  `/${listingsPermalink}/${home.province}/${home.city}/${home.slug ? `${home.slug}-` : ''}${home.id}`;
/** Public address of a province, or of a city or metro area in it. */
export const placeUrl = (province: string, place?: string): string =>
  `/${listingsPermalink}/${province}${place ? `/${place}` : ''}`;
/** The id at the end of the last part of a home's address, if there is one. */
export const listingIdOf = (lastPart: string): string | undefined => /(?:^|-)([0-9a-z]{10})$/.exec(lastPart)?.[1];
