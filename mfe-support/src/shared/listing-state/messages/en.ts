/** Messages of the states of listings, in English. */
export const en = {
  'state.draft': 'Draft',
  'state.pending_review': 'Waiting for review',
  'state.changes_requested': 'Changes requested',
  'state.scheduled': 'Scheduled',
  'state.active': 'Live',
  'state.off': 'Off',
  'state.paused': 'Paused',
  'state.expired': 'Expired',
  'state.rented': 'Rented',
  'state.suspended': 'Suspended',
  'state.rejected': 'Rejected',
  'state.merged': 'Merged',
  'state.deleted': 'Deleted',
} as const;
