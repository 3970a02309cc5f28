/** What the outbox of the demo says, in English. */
export const en = {
  title: 'Demo outbox: no email leaves this demo',
  intro: 'A real site would send these. Here you can read them, and their links work.',
  to: 'To {to}, {when}',
  unwritten: 'Not written yet: {template}',
  empty: 'No emails yet. Sign up, reset a password or message a landlord, and the email will appear here.',
  failed: 'We couldn’t load the emails.',
  closed: 'Only the demo shows its emails to everyone.',
  again: 'Refresh',
  textFailed: 'We couldn’t load this email.',
  noText: 'There’s no text to show.',
  replyTo: 'Answers go to {address}',
  sending: 'sending',
  givenUp: 'failed',
  unwanted: 'not sent: the recipient unsubscribed',
} as const;
