import type { en } from './en.ts';

/** Messages of downloads, in French. */
export const fr: Record<keyof typeof en, string> = {
  downloadPdf: 'Télécharger le PDF',
  downloading: 'Téléchargement…',
  stillRendering: 'Ce PDF est encore en préparation. Réessayez dans une minute.',
};
