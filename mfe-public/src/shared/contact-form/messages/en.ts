/** What the form for a message to us says, in English. */
export const en = {
  name: 'Your name',
  email: 'Your email',
  emailHint: 'Only used to reply to you.',
  topic: 'What is it about?',
  message: 'Your message',
  messageHint:
    'For a listing, add the link to its page. Please don’t include passport numbers, bank cards or passwords.',
  question: 'A question about the site',
  home: 'A problem with a listing',
  data: 'My data',
  landlord: 'I am a landlord',
  other: 'Something else',
  failed: 'Your message wasn’t sent. It’s still here.',
  send: 'Send message',
  sending: 'Sending …',
  thanks: 'Thank you',
  again: 'Send another message',
} as const;
