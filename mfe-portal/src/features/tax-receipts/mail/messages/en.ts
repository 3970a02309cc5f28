/** Messages of receipts by mail, in English. */
export const en = {
  mail: 'Email to accountant',
  title: 'Email {number}',
  text: 'We send the PDF to this address.',
  email: 'Email address',
  remember: 'Remember this address',
  send: 'Send',
  sending: 'Sending …',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'The form is loading',
  sent: '{number} is on its way to {email}',
} as const;
