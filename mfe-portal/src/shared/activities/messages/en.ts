/** Messages of what happened to listings, in English. */
export const en = {
  'kind.lead': '{name} wrote to you',
  'kind.live': 'Turned on',
  'kind.off': 'Turned off',
  'kind.rent': 'Rent changed from {old} to {new} a month',
  'kind.edit': '{count, plural, one {# detail changed} other {# details changed}}',
  'kind.created': 'Added',
} as const;
