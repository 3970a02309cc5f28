import type { en } from './en.ts';

/** Messages of what support decided about reports of a listing, in French. */
export const fr: Record<keyof typeof en, string> = {
  held: 'Masquée pendant que nous vérifions des signalements',
  heldText:
    'Des visiteurs ont signalé cette annonce, et nos règles l’ont masquée automatiquement : personne ne l’a encore examinée. Une personne décide ensuite, et vous recevez un courriel. Elle ne coûte rien entre-temps.',
  reachPerson: 'Joindre une personne',
  suspended: 'Notre équipe de soutien a suspendu cette annonce',
  suspendedOn: 'Décision du {date}. Les visiteurs ne la voient pas, et elle ne coûte rien.',
  appealUntil: 'Si c’est une erreur, faites appel avant le {date}. Une autre personne décide.',
  appeal: 'Faire appel',
  appealed: 'Vous avez fait appel le {date}. Une autre personne l’examine, et vous recevez un courriel.',
  outcomeFailed: 'Nous n’avons pas pu charger la raison de la suspension',
  asked: 'Notre équipe de soutien a une question sur cette annonce',
  askedUntil: 'Répondez d’ici le {date}. Ensuite, nous décidons avec ce que nous savons.',
  respond: 'Répondre',
  yourResponse: 'Vous avez répondu le {date} :',
  responseTitle: 'Répondre à notre équipe de soutien',
  response: 'Votre réponse',
  responseHint: 'Vous pouvez répondre une fois. {count} caractères sur {max}.',
  sendResponse: 'Envoyer la réponse',
  responseFailed: 'Votre réponse n’a pas été envoyée',
  tryAgain: 'Réessayer',
  title: 'Faire appel de la décision',
  text: 'Pourquoi la décision est une erreur',
  textHint: 'Vous pouvez faire appel une fois. {count} caractères sur {max}.',
  send: 'Envoyer l’appel',
  sending: 'Envoi…',
  cancel: 'Annuler',
  close: 'Fermer',
  failed: 'Votre appel n’a pas été envoyé',
};
