/** Messages of a choice about emails, in English. */
export const en = {
  loading: 'Your choice is loading',
  failed: 'We can’t load your choice',
  tryAgain: 'Try again',
  notSaved: 'We can’t save your choice',
  'label.lowCredits': 'Email me before the credits run out',
  'hint.lowCredits': 'When they last 7, 3 and 1 more days. Your colleagues choose for themselves.',
  'on.lowCredits': 'You will get an email before the credits run out',
  'off.lowCredits': 'You won’t get emails about low credits',
  'label.messages': 'Email me each message',
  'hint.messages': 'Without these emails, you find new messages under Leads.',
  'on.messages': 'You will get an email for each message',
  'off.messages': 'You won’t get emails about messages. You find them under Leads.',
} as const;
