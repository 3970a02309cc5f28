import type { en } from './en.ts';

/** What the list of guides says, in French. */
export const fr: Record<keyof typeof en, string> = {
  guideSearch: 'Chercher dans les guides',
  guideSearchAct: 'Chercher',
  guidesFound: '{count, plural, =0 {Aucun guide trouvé} one {# guide trouvé} other {# guides trouvés}}',
  guidesDescription: 'Des guides en langage clair pour louer un logement au Canada et aux États-Unis.',
  allTopics: 'Tous les sujets',
  nothingYet: 'Rien ici pour l’instant',
  guidePages: 'Pages de guides',
};
