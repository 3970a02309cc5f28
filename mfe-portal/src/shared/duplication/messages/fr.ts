import type { en } from './en.ts';

/** Messages of the duplication of a listing, in French. */
export const fr: typeof en = {
  duplicate: 'Dupliquer',
  duplicating: 'Copie en cours …',
  duplicated: 'Cette copie est un brouillon. Photos et numéro d’unité ne sont pas copiés : ajoutez-les.',
  failed: 'Nous n’avons pas pu copier cette annonce.',
};
