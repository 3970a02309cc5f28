/** What the form for a message to us says, in English. */
export const en = {
  name: 'Your name',
  email: 'Your email',
  emailHint: 'Only to answer you.',
  topic: 'What is it about?',
  message: 'Your message',
  messageHint: 'For a home, add the address of its page. No passport numbers, bank cards or passwords, please.',
  question: 'A question about the site',
  home: 'A home that looks wrong',
  data: 'My data',
  landlord: 'I am a landlord',
  other: 'Something else',
  failed: 'Your message was not sent. It is still here.',
  send: 'Send message',
  sending: 'Sending …',
  thanks: 'Thank you',
  again: 'Write another message',
} as const;
