/** Messages of what happened to listings, in English. */
export const en = {
  'kind.lead': '{name} wrote to you',
  'kind.live': 'Turned on',
  'kind.off': 'Turned off',
  'kind.rent': 'Rent changed from {old} to {new} a month',
  'kind.edit': '{count, plural, one {# detail changed} other {# details changed}}',
  'edit.status': 'Status changed',
  'edit.photos':
    '{others, plural, =0 {Photos changed} one {Photos and # other detail changed} other {Photos and # other details changed}}',
  'kind.scheduled': 'Scheduled',
  'kind.created': 'Added',
} as const;
