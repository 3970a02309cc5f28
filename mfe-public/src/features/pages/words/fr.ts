import type { en } from './en.ts';

/** What pages of the site, guides and questions say around their texts, in French. */
export const fr: Record<keyof typeof en, string> = {
  blocksFailed: 'Erreur au chargement des blocs de contenu. Raison : {reason}',
  pageMoved: 'Cette page a déménagé', pageMovedTo: 'L’ouvrir à sa nouvelle place', onThisPage: 'Sur cette page',
  writeToUs: 'Écrivez-nous', noAnswer: 'Aucune réponse trouvée. Écrivez-nous', noAnswerText: 'Essayez d’autres mots, ou posez-nous la question ici.', answerLink: 'Lien vers cette réponse',
  guideSearch: 'Chercher dans les guides', guideSearchAct: 'Chercher', guidesFound: '{count, plural, =0 {Aucun guide ne contient ces mots} one {# guide trouvé} other {# guides trouvés}}',
  updated: 'mis à jour le {date}', share: 'Partager ce guide', homesHere: 'Logements : {place}', seeHomes: 'Voir tous les logements : {place}', homesHereFailed: 'Les logements ne se sont pas chargés.',
};
