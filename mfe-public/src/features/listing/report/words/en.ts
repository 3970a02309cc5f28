/** What the dialog about a wrong ad says, in English; it travels with the dialog. */
export const en = {
  title: 'Is something wrong with this home?', what: 'What is wrong?',
  scam: 'A scam, or money is asked before a visit', unavailable: 'Already rented, or not available', details: 'Wrong price or details', location: 'Wrong place', unfair: 'Unfair to a group of people',
  duplicate: 'The same home is here twice', stolen: 'Photos of another home, or not the owner', spam: 'Spam', unsafe: 'Illegal or unsafe', other: 'Something else',
  more: 'What did you see?', optional: '(optional)',
  how: 'Sending from here opens with a later release. Until then, copy your report and send it to our safety team. Their address is on the contact page.',
  report: 'About this home: {address}', reason: 'What is wrong: {reason}',
  copy: 'Copy the report', copied: 'The report is copied.', contact: 'Open the contact page',
  danger: 'Never send money to “hold” a home. If you have paid already, tell your bank today.',
} as const;
