import type { en } from './en.ts';

/** Messages of the states of a listing and of its expiry, in French. */
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
  expiresIn: '{count, plural, =0 {Expire aujourd’hui} one {Expire dans # jour} other {Expire dans # jours}}',
  expiredOn: 'Expirée le {date}',
  scheduledFor: 'Publication prévue : {time} ({zone})',
  stillAvailable: 'Toujours disponible',
  refreshing: 'Un instant…',
  refreshed: 'Confirmé. Les locataires trouvent ce logement jusqu’au {date}.',
  refreshFailed: 'Impossible de confirmer l’annonce.',
};
