import type { en } from './en.ts';

/** Messages of the states of listings, in French. */
export const fr: Record<keyof typeof en, string> = {
  'state.draft': 'Brouillon',
  'state.pending_review': 'À examiner',
  'state.changes_requested': 'Changements demandés',
  'state.scheduled': 'Programmée',
  'state.active': 'En ligne',
  'state.off': 'Hors ligne',
  'state.paused': 'En pause',
  'state.expired': 'Expirée',
  'state.rented': 'Louée',
  'state.suspended': 'Suspendue',
  'state.rejected': 'Refusée',
  'state.merged': 'Fusionnée',
  'state.deleted': 'Supprimée',
};
