/** Messages of the state of a landlord's account, in English. */
export const en = {
  'title.limited': 'Your account is limited',
  'title.suspended': 'Your account is suspended',
  'text.limited':
    '{count, plural, one {# listing} other {# listings}} can be on, and none can be featured. A person decided this, for this reason:',
  'text.suspended':
    'Your listings are hidden and cost nothing, and you can’t publish new ones. A person decided this, for this reason:',
  contact: 'Write to a person',
} as const;
