import type { en } from './en.ts';

/** What the outbox of the demo says, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Boîte d’envoi : aucun courriel ne quitte la démo',
  intro: 'Un vrai site les enverrait. Ici, vous pouvez les lire, et leurs liens fonctionnent.',
  to: 'À {to}, {when}',
  unwritten: 'Pas encore écrit : {template}',
  empty:
    'Aucun courriel pour l’instant. Inscrivez-vous, changez de mot de passe ou écrivez à un propriétaire : le courriel apparaîtra ici.',
  failed: 'Nous n’avons pas pu charger les courriels.',
  closed: 'Seule la démo montre ses courriels à tout le monde.',
  again: 'Actualiser',
  textFailed: 'Nous n’avons pas pu charger ce courriel.',
  noText: 'Il n’y a pas de texte à montrer.',
  replyTo: 'Les réponses vont à {address}',
  sending: 'envoi en cours',
  givenUp: 'échec',
  unwanted: 'pas envoyé : la personne s’est désabonnée',
};
