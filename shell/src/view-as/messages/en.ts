/** Messages of the tab in which staff view the site as a user, in English. */
export const en = {
  region: 'Support view',
  viewing: 'You’re viewing the site as {name}. You can look, but nothing can be changed.',
  minutesLeft: '{count, plural, =0 {Less than a minute left} one {# minute left} other {# minutes left}}',
  stop: 'Stop viewing',
  stopping: 'Stopping…',
  stopFailed: 'We couldn’t stop the view. Try again, or close this tab: the view ends by itself.',
  refused: 'You’re viewing this account as support: you can look, but you can’t do this.',
  ended: 'This view has ended',
  endedText:
    'You no longer see the site as {name}. A view lasts 30 minutes at most, and ends with your own session. Other tabs are not affected.',
  back: 'Go back to the account’s record',
};
