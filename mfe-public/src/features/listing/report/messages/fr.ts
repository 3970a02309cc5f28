import type { en } from './en.ts';

/** What the dialog to report a listing says, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Signaler cette annonce',
  what: 'Quel est le problème ?',
  scam: 'Fraude, ou paiement demandé avant une visite',
  unavailable: 'Déjà loué ou plus offert',
  'wrong-details': 'Prix ou détails erronés',
  'wrong-location': 'Mauvais emplacement',
  discriminatory: 'Discriminatoire',
  duplicate: 'Annonce en double',
  stolen: 'Photos volées, ou pas le propriétaire',
  spam: 'Pourriel',
  illegal: 'Illégal ou dangereux',
  other: 'Autre chose',
  more: 'Qu’avez-vous vu ?',
  optional: '(facultatif)',
  email: 'Votre courriel',
  emailHint: 'Nous écrivons une seule fois, pour le résultat. Rien d’autre.',
  how: 'Une personne de notre équipe de sécurité vérifie chaque signalement. Le propriétaire n’apprend pas qui l’a envoyé.',
  danger:
    'N’envoyez jamais d’argent pour « réserver » un logement. Si vous avez déjà payé, appelez votre banque aujourd’hui.',
  send: 'Envoyer le signalement',
  sending: 'Envoi…',
  failed: 'Votre signalement n’a pas été envoyé',
  pick: 'Choisissez d’abord le problème.',
  thanks: 'Merci de votre signalement',
  received: 'Nous avons reçu votre signalement. Son numéro est {reference}.',
  next: 'Nous vérifions d’abord les fraudes, en quelques heures, et le reste en trois jours.',
  done: 'Terminé',
};
