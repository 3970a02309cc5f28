/** What renters looked at, may like and live near, in English. */
export const en = {
  tryAgain: 'Try again', undo: 'Undo', close: 'Close', cancel: 'Cancel', findHome: 'Find a home', sendInquiry: 'Send inquiry', openHome: 'Open home',
  count: '{count, plural, =0 {No homes} one {# home} other {# homes}}', waiting: 'Loading ..',
  map: 'Map', mapFailed: 'We could not load the map. The list is complete without it.',
  pages: 'Pages of homes', previousPage: 'Previous', nextPage: 'Next', pageN: 'Page {page}',

  viewed: 'Viewed homes', viewedFailed: 'We could not load the homes you viewed. Check your connection and try again.',
  viewedEmpty: 'Homes you open appear here', today: 'Today', thisWeek: 'This week', earlier: 'Earlier',
  rentLess: '{amount} less since you looked', rentMore: '{amount} more since you looked', lookedOften: 'Opened {count, plural, one {once} other {# times}}',
  forget: 'Clear history', forgetTitle: 'Clear your history?', forgetText: 'We forget which homes you opened. Your favourites and inquiries stay.', forgotten: 'Your history is clear.',
  forgetFailed: 'We could not clear your history. Try again.',

  recommended: 'Recommended homes', recommendedCount: '{total, plural, =0 {No homes} one {# home} other {# homes}}{fresh, plural, =0 {} other { · # new}}{seen, plural, =0 {} other { · # seen}}{removed, plural, =0 {} other { · # not for you}}',
  recommendedFailed: 'We could not load your recommended homes. Check your connection and try again.',
  recommendedEmpty: 'Pick three homes and we learn what you like',
  introTitle: 'Homes picked for you', introOne: 'We look at homes you open, keep or write to, and at your places.', introTwo: 'We compare rent, size, kind of home and distance. Nothing about you as a person counts.',
  introThree: 'Not right? Choose “Not for me” and we learn from it.', gotIt: 'Got it',
  newMark: 'New for you', why: 'Why this home: {reasons}', nearPlaces: 'near {place}', nearYourPlaces: 'near your places', likePicks: 'like homes you picked', inBudget: 'in your budget',
  notForMe: 'Not for me', sentAway: 'We will not show this home for 180 days.', reasonAsk: 'Why? You need not say.', reasonKept: 'Thank you. We learn from it.', tooDear: 'Too expensive', tooFar: 'Too far', tooSmall: 'Too small', wrongLook: 'Not my style', sendAwayFailed: 'We could not save that. Try again.',

  myMap: 'My map', mapOf: 'Show on the map', kindInquiry: 'Inquiries ({count})', kindFavourite: 'Favourites ({count})', kindRecommended: 'Recommended ({count})',
  letterInquiry: 'I', letterFavourite: 'F', letterRecommended: 'R', mapEmptyTitle: 'Nothing to show yet', mapEmpty: 'Keep a home, send an inquiry or look at your recommended homes: they all stand here, with your places.',
  myMapFailed: 'We could not load your map. Check your connection and try again.', nothingChosen: 'Choose what the map shows.',
  sent: 'Sent', seen: 'Seen', replied: 'Replied', seeInquiry: 'See my inquiry', distances: 'How far it is',
  walkRule: 'Distances are straight lines; a walk is taken as 1.3 times as long, at 5 km an hour.',
  seeRecommended: 'Recommended homes',

  profile: 'Profile', places: 'My places', placesFailed: 'We could not load your places. Check your connection and try again.',
  placesOnMap: 'See my places on the map', placesEmpty: 'Add work or school and we show the distance on every home', addPlace: 'Add a place', editPlace: 'Change {name}', edit: 'Change', remove: 'Remove', removed: '{name} is removed.',
  placesFull: 'You have 10 places, the most there can be.', following: 'Homes you follow', followInquiries: '{count, plural, =0 {No inquiries} one {# inquiry} other {# inquiries}}',
  followFavourites: '{count, plural, =0 {No favourites} one {# favourite} other {# favourites}}', followRecommended: '{count, plural, =0 {None recommended} one {# recommended} other {# recommended}}',
  placeName: 'Name', placeNameHint: 'Such as Work or School', placeAddress: 'Address', placeAddressHint: 'Street, city or postal code', placeIcon: 'Picture', placeSave: 'Save place', placeSaving: 'Saving …',
  placeWhere: 'Where it is', placeCentre: 'Use map centre', placeSet: 'The place is set on the map.', placeUnset: 'Choose an address from the list, or move the map and use its centre.',
  needName: 'Give the place a name of 1 to 50 characters.', needAddress: 'Write the address.', needPoint: 'Choose an address from the list, or use the map centre.', placeFailed: 'We could not save this place. Check your connection and try again.',
  noPlaceFound: 'No address found. You can use the map below.', searchFailed: 'We could not search. You can use the map below.',
  iconOne: 'Favourite spot', iconHome: 'Home', iconWork: 'Work', iconSchool: 'School', iconChildcare: 'Childcare', iconGroceries: 'Groceries', iconTransit: 'Transit', iconGym: 'Gym', iconWorship: 'Place of worship',
  iconHospital: 'Hospital', iconLibrary: 'Library', iconPark: 'Park', iconFriends: 'Friends', iconOther: 'Other',
} as const;
