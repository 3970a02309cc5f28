import type { en } from './en.ts';

/** Messages about pictures that staff upload, in French. */
export const fr: Record<keyof typeof en, string> = {
  rules: 'JPEG, PNG ou WebP, {size, number} Mo au plus, au moins {long, number} × {short, number} pixels.',
  wrongKind: 'Ce fichier n’est pas une image JPEG, PNG ou WebP. Choisissez-en un autre.',
  tooLarge: 'Ce fichier dépasse {size, number} Mo. Réduisez-le, puis choisissez-le de nouveau.',
  sending: 'Téléversement : {share, number, percent}',
  preparing: 'Préparation de l’image …',
  progress: 'Téléversement de {name}',
  cancelUpload: 'Annuler le téléversement',
};
