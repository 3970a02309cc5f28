import type { en } from './en.ts';

/** What the outbox of the demo says, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Boîte d’envoi de la démo : aucun courriel ne sort d’ici',
  intro: 'Un vrai site les enverrait. Ici, vous les lisez, et leurs liens fonctionnent.',
  to: 'À {to}, {when}',
  unwritten: 'Pas encore écrit : {template}',
  empty:
    'Aucun courriel pour l’instant. Inscrivez-vous, demandez un nouveau mot de passe ou écrivez à un propriétaire, et il arrive ici.',
  failed: 'Nous n’avons pas pu charger les courriels.',
  closed: 'Seule la démo montre ses courriels à tout le monde.',
  again: 'Regarder encore',
  textFailed: 'Nous n’avons pas pu charger ce courriel.',
  noText: 'Il n’y a pas de texte à montrer.',
  sending: 'en route',
  givenUp: 'abandonné',
  unwanted: 'pas envoyé : la personne a quitté cette liste',
};
