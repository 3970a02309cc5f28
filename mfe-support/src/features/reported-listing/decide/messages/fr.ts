import type { en } from './en.ts';

/** Messages of decisions about reports, in French. */
export const fr: Record<keyof typeof en, string> = {
  decide: 'Décider',
  keys: 'Touches : J suivante, K précédente, D rejeter, R louée, C modifications, S suspendre, Q question',
  close: 'Fermer',
  cancel: 'Annuler',
  saving: 'Enregistrement…',
  failed: 'La décision n’a pas été enregistrée',
  dismissed: 'Rejeter les signalements',
  rented: 'Marquer comme louée',
  'changes-requested': 'Demander des modifications',
  suspended: 'Suspendre l’annonce',
  'title.rented': 'Marquer l’annonce comme louée',
  'title.changes-requested': 'Demander des modifications',
  'title.suspended': 'Suspendre l’annonce',
  'effect.rented':
    'Les visiteurs ne voient plus l’annonce, jusqu’à ce que son propriétaire l’active de nouveau. Le propriétaire et les personnes qui ont signalé reçoivent un courriel.',
  'effect.changes-requested':
    'Les visiteurs ne voient pas l’annonce avant que son propriétaire l’ait modifiée et que le soutien l’ait approuvée. Le propriétaire et les personnes qui ont signalé reçoivent un courriel.',
  'effect.suspended':
    'Les visiteurs ne voient pas l’annonce. Le propriétaire reçoit la raison et peut faire appel pendant 14 jours ; les personnes qui ont signalé reçoivent un courriel. Si une fraude est constatée, tous les locataires qui ont écrit sont avertis.',
  'done.rented': 'Annonce marquée comme louée.',
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
  asked: 'Demander au propriétaire',
  'title.asked': 'Demander au propriétaire',
  'effect.asked':
    'Le propriétaire reçoit votre question par courriel et y répond sur la page de l’annonce. D’ici là, pendant 48 heures au plus, l’annonce est dans la liste « Question posée ».',
  question: 'Votre question',
  questionHint:
    'Dans la langue de l’annonce, sans les mots des personnes qui ont signalé. {count} caractères sur {max}.',
  topic: 'De quoi il s’agit',
  'done.asked': 'Question posée.',
  toDecision: 'Voir la décision',
};
