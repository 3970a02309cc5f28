import type { en } from './en.ts';

/** Messages about copied links, in French. */
export const fr: Record<keyof typeof en, string> = {
  shared: 'Lien copié.',
  shareFailed: 'Nous n’avons pas pu copier le lien. Copiez-le de la barre d’adresse.',
};
