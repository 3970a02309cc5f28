/** Messages of the state of a landlord's account, in English. */
export const en = {
  'title.limited': 'Your account is limited',
  'title.suspended': 'Your account is suspended',
  'text.limited':
    '{count, plural, one {# listing} other {# listings}} can be on, and none can be featured. A person decided this, for this reason:',
  'text.suspended':
    'Your listings are hidden and cost nothing, and you can’t publish new ones. A person decided this, for this reason:',
  documents: 'Our support team needs documents from you',
  documentsDue: 'To check your account, please hand them in by {date}. Until then your account stays as it is.',
  documentsLate: 'They were due on {date}. Hand them in now, so that we don’t decide without them.',
  handInDocuments: 'Hand in documents',
  contact: 'Write to a person',
} as const;
