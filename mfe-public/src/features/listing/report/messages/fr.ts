import type { en } from './en.ts';

/** What the dialog about a wrong ad says, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Signaler cette annonce',
  what: 'Quel est le problème ?',
  scam: 'Fraude, ou paiement demandé avant une visite',
  unavailable: 'Déjà loué ou plus offert',
  details: 'Prix ou détails erronés',
  location: 'Mauvais emplacement',
  unfair: 'Discriminatoire',
  duplicate: 'Annonce en double',
  stolen: 'Photos volées, ou pas le propriétaire',
  spam: 'Pourriel',
  unsafe: 'Illégal ou dangereux',
  other: 'Autre chose',
  more: 'Qu’avez-vous vu ?',
  optional: '(facultatif)',
  how: 'Notre équipe de sécurité reçoit les signalements par le formulaire de contact. Nous y mettons vos réponses et le lien de ce logement ; vous l’envoyez ensuite.',
  danger:
    'N’envoyez jamais d’argent pour « réserver » un logement. Si vous avez déjà payé, appelez votre banque aujourd’hui.',
  report: 'À propos de ce logement : {address}',
  reason: 'Problème : {reason}',
  goOn: 'Continuer vers le formulaire',
  pick: 'Choisissez d’abord le problème.',
};
