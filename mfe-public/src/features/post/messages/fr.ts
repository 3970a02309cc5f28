import type { en } from './en.ts';

/** What a guide says around its text, in French. */
export const fr: Record<keyof typeof en, string> = {
  updated: 'mis à jour le {date}',
  share: 'Partager ce guide',
  homesHere: 'Logements : {place}',
  seeHomes: 'Voir tous les logements : {place}',
  homesHereFailed: 'Les logements ne se sont pas chargés.',
  inThisGuide: 'Dans ce guide',
  guideMissing: 'Ce guide est introuvable',
  related: 'À lire ensuite',
  byAuthor: '{author} · {date}',
};
