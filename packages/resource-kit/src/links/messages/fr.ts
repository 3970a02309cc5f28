import type { en } from './en.ts';

/** Messages of the search for what a text can link to, in French. */
export const fr: Record<keyof typeof en, string> = {
  target: 'Titre ou adresse',
  hint: 'Cherchez parmi les pages, articles et villes de ce site, ou tapez une adresse : /about, https://, mailto : ou tel :.',
  page: 'Page',
  post: 'Article',
  city: 'Ville',
  notPublic: '{kind}, pas encore public',
  found: '{count, plural, =0 {Aucun résultat} one {Un résultat} other {# résultats}}',
};
