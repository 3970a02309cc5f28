import type { Language } from '../vocabularies.ts';

/** Subject of an image for shared links: the site, a listing by id, a location by slugs, or a guide by slug. */
export type SharePictureSubject =
  | { readonly kind: 'site' }
  | { readonly kind: 'home' | 'guide'; readonly key: string }
  | { readonly kind: 'place'; readonly province: string; readonly place?: string | undefined };
/** Width and height of an image for shared links, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const;
/** Languages of the images; both English variants share one. */
export type ShareLanguage = 'en' | 'fr';

const keyOf = (of: SharePictureSubject) =>
  of.kind === 'site' ? '' : of.kind === 'place' ? `-${of.province}${of.place ? `_${of.place}` : ''}` : `-${of.key}`;
/** Returns the path of the image for a subject: `/photos/share/home-1a2b3c4d5e.fr.jpg`. */
export const sharePictureUrl = (of: SharePictureSubject, language: Language): string =>
  `/photos/share/${of.kind}${keyOf(of)}.${language === 'fr-CA' ? 'fr' : 'en'}.jpg`;

const namePattern =
  /^(site|home-([0-9a-z]{10})|guide-([a-z0-9-]{1,120})|place-([a-z0-9-]{1,120})(?:_([a-z0-9-]{1,120}))?)\.(en|fr)\.jpg$/;
/** Parses the file name of an image for shared links; undefined if invalid. */
export function parseSharePictureName(
  name: string,
): { readonly of: SharePictureSubject; readonly language: ShareLanguage } | undefined {
  const [found, subject, listingId, guide, province, place, languagePart] = namePattern.exec(name) ?? [];
  if (found === undefined) return undefined;
  const language = languagePart === 'fr' ? 'fr' : 'en';
  if (subject === 'site') return { of: { kind: 'site' }, language };
  if (listingId !== undefined) return { of: { kind: 'home', key: listingId }, language };
  if (guide !== undefined) return { of: { kind: 'guide', key: guide }, language };
  return { of: { kind: 'place', province: province ?? '', place }, language };
}
