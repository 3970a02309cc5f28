import type { en } from './en.ts';

/** What the FAQs say, in French. */
export const fr: Record<keyof typeof en, string> = {
  faqSearch: 'Chercher dans les questions',
  faqCount: '{count, plural, =0 {Aucune réponse trouvée} one {# question} other {# questions}}',
  noAnswer: 'Aucune réponse trouvée. Écrivez-nous',
  noAnswerText: 'Essayez d’autres mots, ou posez-nous la question ici.',
  answerLink: 'Lien vers cette réponse',
};
