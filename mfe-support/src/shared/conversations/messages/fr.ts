import type { en } from './en.ts';

/** Messages about conversations, in French. */
export const fr: Record<keyof typeof en, string> = {
  'list.open': 'Ouverts',
  'list.replied': 'Répondus',
  'list.closed': 'Fermés',
  'list.spam': 'Pourriel',
  'state.open': 'Ouvert',
  'state.replied': 'Répondu',
  'state.closed': 'Fermé',
  'state.spam': 'Pourriel',
  'topic.question': 'Une question sur le site',
  'topic.home': 'Un problème avec une annonce',
  'topic.data': 'Données personnelles',
  'topic.landlord': 'D’un propriétaire',
  'topic.other': 'Autre chose',
  held: 'Message retenu',
  yours: 'Pris en charge par vous',
  theirs: 'Pris en charge par {name}',
  aColleague: 'une ou un collègue',
};
