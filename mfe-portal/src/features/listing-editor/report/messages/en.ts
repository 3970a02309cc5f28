/** Messages of what support decided about reports of a listing, in English. */
export const en = {
  held: 'Hidden while we check reports',
  heldText:
    'Visitors reported this listing, and our rules hid it automatically: no person has looked at it yet. A person decides next, and you get an email. It costs nothing while it’s hidden.',
  reachPerson: 'Reach a person',
  suspended: 'Our support team suspended this listing',
  suspendedOn: 'Decided on {date}. Visitors don’t see it, and it costs nothing.',
  appealUntil: 'If this is wrong, appeal until {date}. Another colleague decides.',
  appeal: 'Appeal',
  appealed: 'You appealed on {date}. Another colleague looks at it, and you get an email.',
  outcomeFailed: 'We couldn’t load why this listing is suspended',
  tryAgain: 'Try again',
  title: 'Appeal against the decision',
  text: 'Why the decision is wrong',
  textHint: 'You can appeal once. {count} of {max} characters.',
  send: 'Send appeal',
  sending: 'Sending…',
  cancel: 'Cancel',
  close: 'Close',
  failed: 'Your appeal wasn’t sent',
} as const;
