/** A renter's inquiries in English. */
export const en = {
  title: 'My inquiries', count: '{count, plural, =0 {No inquiries} one {# inquiry} other {# inquiries}}',
  empty: 'Homes you write to appear here with the answers', findHome: 'Find a home',
  failed: 'We could not load your inquiries. Check your connection and try again.', tryAgain: 'Try again', loading: 'Your inquiries are loading', close: 'Close', cancel: 'Cancel',
  gone: 'No longer available', goneHome: 'A home that is gone', goneText: 'This home is no longer available. What was written stays here.',
  to: 'To {landlord}', verified: 'Verified landlord', open: 'Open', messages: '{count, plural, one {# message} other {# messages}}',
  conversation: 'Conversation', back: 'All inquiries', me: 'You', missing: 'This inquiry is not here', threadFailed: 'We could not load this conversation. Check your connection and try again.',
  sentWait: '{landlord} has not opened it yet. The answer comes by email and stands here.', seenWait: '{landlord} has read it. The answer comes by email and stands here.',
  again: 'Write again', yourMessage: 'Your message', writeHint: '{landlord} gets your name, your email address and what you write.', send: 'Send message', sending: 'Sending …', wasSent: 'Your message is sent.',
  report: 'Report', reportTitle: 'Is something wrong?', reportHow: 'Tell us with our contact form. We have written the home and the landlord in for you; you say what is wrong. Nobody tells the landlord that it was you.',
  reportDanger: 'Never send money, a deposit or a copy of your passport before you have seen the home and signed a lease.', reportGo: 'Go on to the contact form', reportText: 'About this home: {home}\nLandlord: {landlord}\nWhat is wrong: ',
} as const;
