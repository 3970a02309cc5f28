/** A renter's email alerts in English. */
export const en = {
  title: 'Email alerts', count: '{count, plural, =0 {No saved searches} one {# saved search} other {# saved searches}}', add: 'New alert', close: 'Close', cancel: 'Cancel',
  failed: 'We could not load your email alerts. Check your connection and try again.', tryAgain: 'Try again', loading: 'Your email alerts are loading', notYours: 'Email alerts are part of a renter’s account.',
  empty: 'Save a search and new homes come to you', how: 'Search for homes, then choose “Email me new homes”. Or make an alert here.', findHome: 'Find a home',
  rule: 'We list every new home; long emails link to the rest.',
  allOff: 'All emails off', allOffWhy: 'Your searches stay. No alert comes until you turn emails on again.', switchFailed: 'We could not change that. Check your connection and try again.',
  emails: 'Emails', instant: 'As it happens', daily: 'Once a day', weekly: 'Once a week', off: 'Off',
  offByMail: 'Off: you stopped it from an email', offBounced: 'Off: our emails came back', offIgnored: 'Off: no email was opened for 90 days. Turn emails on to start again.', full: 'You have {count} alerts, the most there can be.',
  lastSent: 'Last email {when}', neverSent: 'No email yet', newNow: '{count, plural, one {# new home now} other {# new homes now}}', noneNew: 'No new homes now',
  quiet: 'Nothing new has matched for six months. A wider search may find more.', widen: 'Look wider',
  open: 'Open search', edit: 'Edit', remove: 'Delete', removed: '“{name}” is deleted.', removeFailed: 'We could not delete this alert. Check your connection and try again.', undoFailed: 'We could not bring this alert back. Check your connection and try again.',
  editTitle: 'Change “{name}”', name: 'Name', optional: '(optional)', nameHint: 'Without one, it is called by what it looks for.', frequency: 'How often', save: 'Save', saving: 'Saving …', saved: 'Your alert is changed.', otherWishes: 'It looks for: {criteria}.', otherWishesHow: 'To look for something else, open the search, change its filters and choose “Email me new homes”.',
  newTitle: 'New alert', place: 'Where', placeHint: 'City, province or state', needPlace: 'Choose a place from the list.', noPlace: 'No place found with that name.', searchFailed: 'We could not search. Check your connection and try again.',
  kept: 'Homes you keep', keptNews: 'Tell me when a home I keep changes', keptWhat: 'When its rent goes up or down, when it is rented, or when it leaves the market.',
  beds: 'Bedrooms', any: 'Any', bedsFrom: '{count}+ beds', rent: 'Most rent a month',
  moreWishes: 'More wishes, such as heat included?', moreWishesHow: 'Search for homes, then choose “Email me new homes”.', create: 'Email me new homes', added: 'Saved. New homes come to you.', addedUnconfirmed: 'Look in your inbox: its link starts the alert.',
} as const;
