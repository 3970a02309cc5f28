import type { en } from './en.ts';

/** Messages of decisions about reports, in French. */
export const fr: Record<keyof typeof en, string> = {
  decide: 'Décider',
  keys: 'Touches : J suivante, K précédente, D rejeter, C modifications, S suspendre',
  close: 'Fermer',
  cancel: 'Annuler',
  saving: 'Enregistrement…',
  failed: 'La décision n’a pas été enregistrée',
  dismissed: 'Rejeter les signalements',
  'changes-requested': 'Demander des modifications',
  suspended: 'Suspendre l’annonce',
  'title.dismissed': 'Rejeter les signalements ?',
  'title.changes-requested': 'Demander des modifications',
  'title.suspended': 'Suspendre l’annonce',
  'effect.dismissed':
    '{count, plural, one {Le signalement est fermé, et la personne reçoit un courriel} other {Les # signalements sont fermés, et chaque personne reçoit un courriel}}. {isHeld, select, true {Les visiteurs voient de nouveau l’annonce, et le propriétaire est avisé.} other {Le propriétaire n’est pas avisé.}}',
  'effect.changes-requested':
    'Les visiteurs ne voient pas l’annonce avant que son propriétaire l’ait modifiée et que le soutien l’ait approuvée. Le propriétaire et les personnes qui ont signalé reçoivent un courriel.',
  'effect.suspended':
    'Les visiteurs ne voient pas l’annonce. Le propriétaire reçoit la raison et peut faire appel pendant 14 jours ; les personnes qui ont signalé reçoivent un courriel. Si une fraude est constatée, tous les locataires qui ont écrit sont avertis.',
  'done.dismissed': 'Signalements rejetés.',
  'done.changes-requested': 'Modifications demandées.',
  'done.suspended': 'Annonce suspendue.',
  next: 'Voici la suivante.',
  confirmed: 'Ce que vous avez constaté',
  choose: 'Choisir …',
  reason: 'Raison pour le propriétaire',
  reasonHint:
    'Envoyée par courriel, dans la langue de l’annonce, sans les mots des personnes qui ont signalé. {count} caractères sur {max}.',
  upheld: 'Maintenir la décision',
  reversed: 'L’afficher de nouveau',
  'title.upheld': 'Maintenir la décision',
  'title.reversed': 'Afficher de nouveau l’annonce',
  'effect.upheld': 'L’annonce reste retirée pour de bon. Le propriétaire reçoit votre raison.',
  'effect.reversed':
    'Les visiteurs voient de nouveau l’annonce, comme avant, et cela ne coûte rien à son propriétaire. Le propriétaire reçoit votre raison.',
  'done.upheld': 'La décision est maintenue.',
  'done.reversed': 'Annonce de nouveau affichée.',
  ownDecision: 'Vous avez pris la première décision. Une ou un collègue décide de l’appel.',
  toDecision: 'Voir la décision',
};
