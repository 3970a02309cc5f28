/** Messages of the dashboard, in English. */
export const en = {
  waiting: 'Needs you',
  nothingWaits: 'Nothing waits for you.',
  forms: '{count, plural, one {# message from a form} other {# messages from forms}}',
  approvals: '{count, plural, one {# request about credits to decide} other {# requests about credits to decide}}',
  inquiries: '{count, plural, one {# inquiry held as suspect} other {# inquiries held as suspect}}',
  links: '{count, plural, one {# link that leads nowhere} other {# links that lead nowhere}}',
  invitations: '{count, plural, one {# invitation not accepted} other {# invitations not accepted}}',
  orMore: '{text} or more',
  oldest: 'the oldest {age}',
  failed: 'Some of this could not be loaded.',
  retry: 'Try again',
  loading: 'Loading …',
} as const;
