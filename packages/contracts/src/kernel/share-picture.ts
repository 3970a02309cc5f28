import type { Language } from './vocabularies.ts';

/** What a picture for chat apps and social networks shows: the site, a home by its id, a place by its slugs, a guide by its slug. */
export type SharePictureOf =
  | { readonly kind: 'site' }
  | { readonly kind: 'home' | 'guide'; readonly key: string }
  | { readonly kind: 'place'; readonly province: string; readonly place?: string | undefined };
/** Width and height of such a picture, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const;
/** Languages that it speaks: the two Englishes have one. */
export type ShareLanguage = 'en' | 'fr';

const keyOf = (of: SharePictureOf) =>
  of.kind === 'site' ? '' : of.kind === 'place' ? `-${of.province}${of.place ? `_${of.place}` : ''}` : `-${of.key}`;
/** Address of the picture of something: `/photos/share/home-1a2b3c4d5e.fr.jpg`. */
export const sharePictureUrl = (of: SharePictureOf, language: Language): string =>
  `/photos/share/${of.kind}${keyOf(of)}.${language === 'fr-CA' ? 'fr' : 'en'}.jpg`;

const shape =
  /^(site|home-([0-9a-z]{10})|guide-([a-z0-9-]{1,120})|place-([a-z0-9-]{1,120})(?:_([a-z0-9-]{1,120}))?)\.(en|fr)\.jpg$/;
/** Reads the name in such an address; undefined for everything that no picture is called. */
export function readSharePictureName(
  name: string,
): { readonly of: SharePictureOf; readonly language: ShareLanguage } | undefined {
  const [found, whole, home, guide, province, place, speech] = shape.exec(name) ?? [];
  if (found === undefined) return undefined;
  const language = speech === 'fr' ? 'fr' : 'en';
  if (whole === 'site') return { of: { kind: 'site' }, language };
  if (home !== undefined) return { of: { kind: 'home', key: home }, language };
  if (guide !== undefined) return { of: { kind: 'guide', key: guide }, language };
  return { of: { kind: 'place', province: province ?? '', place }, language };
}
