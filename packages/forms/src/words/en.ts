/** What forms say, in English. */
export const en = {
  fillIn: 'Fill in this field.',
  mend: '{count, plural, one {One field needs another look} other {# fields need another look}}',
  waitSeconds: 'You can try again in {count, plural, one {# second} other {# seconds}}.',
  waitMinutes: 'You can try again in {count, plural, one {# minute} other {# minutes}}.',
  optional: '(optional)',
  trap: 'Leave this field empty',
  show: 'Show', hide: 'Hide',
  password: 'Password', confirmation: 'Password again',
  rules: 'Your password needs',
  ruleLength: '{count} characters or more',
  ruleName: 'not your name, your email or the name of this site',
  ruleSame: 'the same text in both fields',
  ruleGuess: 'A few words that do not belong together make a good one.',
  unsaved: 'Unsaved changes', discard: 'Discard', saving: 'Saving …', close: 'Close',
  leaveTitle: 'Leave without saving?', leaveText: 'What you changed on this page is not saved yet.', stay: 'Stay here', leave: 'Leave without saving',
  met: 'done', notYet: 'not yet',
} as const;
