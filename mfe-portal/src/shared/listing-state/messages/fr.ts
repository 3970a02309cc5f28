import type { en } from './en.ts';

/** Messages of the states of a listing, in French. */
export const fr: Record<keyof typeof en, string> = {
  'state.live': 'En ligne',
  'state.off': 'Hors ligne',
  'state.draft': 'Brouillon',
  'state.pending_review': 'En révision',
  'state.changes_requested': 'À modifier',
  'state.scheduled': 'Programmée',
  'state.paused': 'En pause',
  'state.expired': 'Expirée',
  'state.rented': 'Louée',
  'state.suspended': 'Suspendue',
  'state.rejected': 'Refusée',
  'state.deleted': 'Supprimée',
};
