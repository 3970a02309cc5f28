/** Messages of the form that saves My Picks under an email address, in English. */
export const en = {
  email: 'Email',
  send: 'Email me a link',
  sending: 'Sending …',
  how: 'The link saves these homes under your address. When you sign up or log in with it, they’ll be there.',
  sent: 'Check your inbox',
  sentText:
    'We sent an email to {email}. Open its link within 7 days to save your homes. Nothing there? Check your spam folder.',
} as const;
