/** What the outbox of the demo says, in English. */
export const en = {
  title: 'Demo outbox: no mail leaves this house',
  intro: 'A real site would send these. Here you read them, and their links work.',
  to: 'To {to}, {when}',
  unwritten: 'Not written yet: {template}',
  empty: 'No mail yet. Register, ask for a new password, or write to a landlord, and it comes here.',
  failed: 'We could not load the mails.',
  closed: 'Only the demo shows its mails to everybody.',
  again: 'Look again',
  textFailed: 'We could not load this mail.',
  noText: 'There is no text to show.',
  sending: 'on its way',
  givenUp: 'given up',
  unwanted: 'not sent: the reader left this list',
} as const;
