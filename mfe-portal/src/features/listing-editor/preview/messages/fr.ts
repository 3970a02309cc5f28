import type { en } from './en.ts';

/** Messages of the link to the preview, in French. */
export const fr: typeof en = {
  preview: 'Aperçu',
  newTab: '(s’ouvre dans un nouvel onglet)',
};
