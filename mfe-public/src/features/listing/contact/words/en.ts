/** A message to a landlord, in English. */
export const en = {
  firstName: 'First name', lastName: 'Last name', email: 'Email', phone: 'Phone', optional: '(optional)', message: 'Your message', moveInDate: 'Move-in date',
  polite: 'Hello, I am interested in your home at {place}. Is it still available, and when could I see it? Thank you.',
  more: 'Say more about your move', papers: 'Papers I can show', papersHint: 'Only a yes is sent, never the papers.',
  job_letter: 'Job letter', admission_letter: 'Letter of admission', bank_statements: 'Bank statements', references: 'References', guarantor: 'A guarantor',
  abroad: 'I am not in the country yet',
  abroadTitle: 'Before you write from abroad', abroadText: 'Ask for a live video visit. Never send money, a deposit or a copy of your passport before you or somebody you trust has seen the home and you have signed a lease.',
  send: 'Send inquiry', sending: 'Sending …', shared: '{landlord} gets your name, your address and what you wrote.',
  sent: 'Sent.', replies: '{landlord} usually replies within {count, plural, one {# hour} other {# hours}}.', copy: 'A copy is on its way to {email}.',
  password: 'Create a password to follow your inquiries', follow: 'See my inquiries', again: 'Write again', sentOn: 'You wrote on {date}.',
} as const;
