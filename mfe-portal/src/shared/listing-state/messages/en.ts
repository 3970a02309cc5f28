/** Messages of the states of a listing, in English. */
export const en = {
  'state.live': 'Live',
  'state.off': 'Off',
  'state.draft': 'Draft',
  'state.pending_review': 'In review',
  'state.changes_requested': 'Needs changes',
  'state.scheduled': 'Scheduled',
  'state.paused': 'Paused',
  'state.expired': 'Expired',
  'state.rented': 'Rented',
  'state.suspended': 'Suspended',
  'state.rejected': 'Rejected',
  'state.deleted': 'Deleted',
} as const;
