import type { en } from './en.ts';

/** Messages of the documents of an account review, and of requests for them, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Documents',
  none: 'Rien n’est encore arrivé.',
  requested: 'Demandés {who} : {kinds}.',
  dueBy: 'Le propriétaire peut les remettre jusqu’au {date}.',
  files: 'Documents du propriétaire',
  facts: '{kind}, {size}, remis {time}',
  kilobytes: '{size, number} Ko',
  megabytes: '{size, number} Mo',
  accepted: 'Accepté',
  download: 'Télécharger',
  downloading: 'Téléchargement…',
  audited:
    'Chaque téléchargement est consigné au journal d’audit. Les documents sont supprimés {days, number} jours après la décision.',
  request: 'Demander des documents',
  requestTitle: 'Demander des documents',
  effect:
    '{name} reçoit un courriel avec votre texte et a {days, number} jours. La vérification reste ouverte, et le compte reste tel qu’il est.',
  kinds: 'Documents',
  text: 'Texte pour le propriétaire',
  textHint: 'Envoyé par courriel et affiché sur la page du propriétaire, dans sa langue. {count} caractères sur {max}.',
  send: 'Demander',
  sending: 'Envoi…',
  failed: 'La demande n’a pas été envoyée',
  done: 'Documents demandés d’ici le {date}.',
  close: 'Fermer',
  cancel: 'Annuler',
  toDecision: 'Voir la décision',
};
