import type { en } from './en.ts';

/** Messages of receipts by mail, in French. */
export const fr: Record<keyof typeof en, string> = {
  mail: 'Envoyer au comptable',
  title: 'Envoyer {number}',
  text: 'Nous envoyons le PDF à cette adresse.',
  email: 'Adresse courriel',
  remember: 'Retenir cette adresse',
  send: 'Envoyer',
  sending: 'Envoi…',
  cancel: 'Annuler',
  close: 'Fermer',
  loading: 'Chargement du formulaire',
  sent: '{number} est en route vers {email}',
};
