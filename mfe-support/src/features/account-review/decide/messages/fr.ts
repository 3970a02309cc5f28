import type { en } from './en.ts';

/** Messages of decisions about accounts, in French. */
export const fr: Record<keyof typeof en, string> = {
  decide: 'Décider',
  keys: 'Touches : J suivante, K précédente, A approuver, L limiter, S suspendre, B bannir, D demander des documents',
  accepted: 'Acceptés comme preuve',
  acceptedHint:
    'Une preuve d’adresse ou du droit de louer donne à l’entreprise le niveau 2, et à ses annonces le badge « Vérifié ».',
  close: 'Fermer',
  cancel: 'Annuler',
  saving: 'Enregistrement…',
  failed: 'La décision n’a pas été enregistrée',
  approved: 'Approuver',
  limited: 'Limiter',
  suspended: 'Suspendre',
  banned: 'Bannir',
  'title.approved': 'Approuver le compte',
  'title.limited': 'Limiter le compte',
  'title.suspended': 'Suspendre le compte',
  'title.banned': 'Bannir le compte',
  'effect.approved': 'Le compte n’a plus de restriction. Les annonces masquées avec lui sont affichées de nouveau.',
  'effect.limited':
    'Seul ce nombre d’annonces peut être en ligne, et aucune en vedette. Celles qui sont en ligne le restent.',
  'effect.suspended':
    'Toutes les annonces de {name} sont masquées, et aucune nouvelle ne peut être publiée. Le propriétaire peut encore se connecter et lire pourquoi.',
  'effect.banned':
    '{name} est déconnecté et ne peut plus se connecter ni s’inscrire. Toutes les annonces sont masquées.',
  'done.approved': 'Approuvé.',
  'done.limited': 'Limité.',
  'done.suspended': 'Suspendu.',
  'done.banned': 'Banni.',
  next: 'Voici le suivant.',
  code: 'Ce que vous avez constaté',
  choose: 'Choisir …',
  reason: 'Raison pour le propriétaire',
  reasonHint: 'Envoyée par courriel, dans la langue du propriétaire. {count} caractères sur {max}.',
  note: 'Note pour les collègues (facultatif)',
  noteHint: 'Le propriétaire ne la voit pas.',
  maxListings: 'Annonces qui peuvent être en ligne',
  preview: 'Le courriel',
  subject: 'Objet : {subject}',
  toDecision: 'Voir la décision',
};
