import type { en } from './en.ts';

/** Messages about reports, in French. */
export const fr: Record<keyof typeof en, string> = {
  'severity.high': 'Élevée',
  'severity.medium': 'Moyenne',
  'severity.low': 'Faible',
  'reason.scam': 'Fraude, ou paiement demandé trop tôt',
  'reason.unavailable': 'Déjà loué',
  'reason.wrong-details': 'Prix ou détails erronés',
  'reason.wrong-location': 'Mauvais emplacement',
  'reason.discriminatory': 'Discriminatoire',
  'reason.duplicate': 'En double',
  'reason.stolen': 'Photos volées, ou pas le propriétaire',
  'reason.spam': 'Pourriel',
  'reason.illegal': 'Illégal ou dangereux',
  'reason.other': 'Autre chose',
  'decision.dismissed': 'Rejetés',
  'decision.changes-requested': 'Modifications demandées',
  'decision.suspended': 'Suspendue',
  held: 'Masquée automatiquement',
  appealed: 'En appel',
  yours: 'Pris en charge par vous',
  theirs: 'Pris en charge par {name}',
  aColleague: 'une ou un collègue',
  overdue: 'En retard depuis le {time}',
  due: 'À décider avant le {time}',
};
