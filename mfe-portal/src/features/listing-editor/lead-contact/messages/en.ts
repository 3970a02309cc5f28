/** Messages of the contact address of a listing, in English. */
export const en = {
  loading: 'Loading the state of this address …',
  failed: 'We couldn’t load the state of this address.',
  'state.own': 'This address is your account’s. Your account details decide whether messages are mailed to you.',
  'state.unasked': 'No messages are mailed to this address yet. Its mailbox has to agree first.',
  'state.waiting':
    'We’ve asked this mailbox by email. Until it agrees, messages reach only your account. An address gets at most three such emails an hour.',
  'state.confirmed': 'This mailbox agreed. New messages about this listing are also mailed to it.',
  'state.refused': 'This mailbox doesn’t want messages of your listings. Enter another address, or none.',
  confirmFirst: 'Confirm your own email address to ask it.',
  onceADay: 'You can send the email again 24 hours after the last one.',
  ask: 'Ask this mailbox',
  askAgain: 'Send again',
  asking: 'Sending …',
  notAsked: 'The email wasn’t sent.',
};
