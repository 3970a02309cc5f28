/** Messages of the contact address of a listing, in English. */
export const en = {
  loading: 'Loading the state of this address …',
  failed: 'We couldn’t load the state of this address.',
  'state.own': 'This address is your account’s. Your account details decide whether we email you messages.',
  'state.unasked': 'We don’t email messages to this address yet. Its mailbox has to agree first.',
  'state.waiting':
    'We’ve asked this mailbox by email. Until it agrees, messages reach only your account. An address gets at most three such emails an hour.',
  'state.confirmed': 'This mailbox agreed. We also email it new messages about this listing.',
  'state.refused': 'This mailbox doesn’t want messages about your listings. Enter another address, or none.',
  confirmFirst: 'Confirm your own email address to ask it.',
  onceADay: 'You can send the email again 24 hours after the last one.',
  ask: 'Ask this mailbox',
  askAgain: 'Send again',
  asking: 'Sending …',
  notAsked: 'The email wasn’t sent.',
};
