import type { en } from './en.ts';

/** Messages of the state of a landlord's account, in French. */
export const fr: Record<keyof typeof en, string> = {
  'title.limited': 'Votre compte est limité',
  'title.suspended': 'Votre compte est suspendu',
  'text.limited':
    '{count, plural, one {# annonce peut} other {# annonces peuvent}} être en ligne, et aucune en vedette. Une personne a pris cette décision, pour la raison suivante :',
  'text.suspended':
    'Vos annonces sont masquées et ne coûtent rien, et vous ne pouvez pas en publier de nouvelles. Une personne a pris cette décision, pour la raison suivante :',
  documents: 'Notre équipe a besoin de documents de votre part',
  documentsDue:
    'Pour la vérification de votre compte, remettez-les au plus tard le {date}. D’ici là, votre compte reste tel qu’il est.',
  documentsLate: 'Ils étaient attendus le {date}. Remettez-les maintenant, pour que nous ne décidions pas sans eux.',
  handInDocuments: 'Remettre des documents',
  contact: 'Écrire à une personne',
};
