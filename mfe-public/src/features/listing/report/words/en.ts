/** What the dialog about a wrong ad says, in English; it travels with the dialog. */
export const en = {
  title: 'Is something wrong with this home?', what: 'What is wrong?',
  scam: 'A scam, or money is asked before a visit', unavailable: 'Already rented, or not available', details: 'Wrong price or details', location: 'Wrong place', unfair: 'Unfair to a group of people',
  duplicate: 'The same home is here twice', stolen: 'Photos of another home, or not the owner', spam: 'Spam', unsafe: 'Illegal or unsafe', other: 'Something else',
  more: 'What did you see?', optional: '(optional)',
  how: 'Our safety team reads reports by the contact form. We fill in what you wrote here and the address of this home; you send it there.',
  danger: 'Never send money to “hold” a home. If you have paid already, tell your bank today.',
  report: 'About this home: {address}', reason: 'What is wrong: {reason}', goOn: 'Go on to the contact form', pick: 'Choose what is wrong first.',
} as const;
