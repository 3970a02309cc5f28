/** Messages of the deletion of a listing, in English. */
export const en = {
  deleteListing: 'Delete listing',
  deleteTitle: 'Delete this listing?',
  'deleteEffect.live':
    'It disappears from search and the map at once, and its daily charge ends. You can restore it for {days} days.',
  'deleteEffect.off': 'You can restore it for {days} days. Then it’s deleted for good.',
  deletedLeads:
    '{count, plural, one {# person has an open inquiry about it. You keep the conversation.} other {# people have an open inquiry about it. You keep the conversations.}}',
  deletePending: 'Deleting…',
  deleteFailed: 'We couldn’t delete this listing',
  deleteOutdated:
    'This listing was changed in another window, so we didn’t delete it. Check what is saved now, and try again if you need to.',
  deleted: 'Deleted. You can restore it for {days} days.',
} as const;
