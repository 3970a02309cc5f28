/** The public site in English. */
export const en = {
  // Shared
  back: 'Back',
  tryAgain: 'Try again',
  loading: 'Loading ..',
  breadcrumb: 'You are here',
  homes: '{count, plural, one {# home} other {# homes}}',
  writtenIn: 'Written in {language}',
  close: 'Close',

  // Search box
  searchLabel: 'City, province or state',
  searchPlaceholder: 'City, address or postal code',
  searchButton: 'Search',
  suggestionCount: '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
  noPlace: 'No place found with that name. Check the spelling or try a bigger city nearby.',
  searchFailed: 'Suggestions are not available right now. Press Search to go on.',
  kindCity: 'City',
  kindMetro: 'Metro area',
  kindProvince: 'Province',
  kindNeighbourhood: 'Neighbourhood', kindBuilding: 'Building', kindPostal: 'Postal code',
  didYouMean: 'Did you mean …', guessCount: '{count, plural, one {No place has this name. Did you mean this one?} other {No place has this name. Did you mean one of these #?}}',
  useLocation: 'Use my location', locating: 'Looking for you …', locationFailed: 'We could not find out where you are. Type a city instead.',

  // Home
  homeTitle: 'Find a home in your new city',
  popularCities: 'Popular places',
  allPlaces: 'See all homes',
  allGuides: 'All guides',
  minutes: '{count} min read',

  // Results
  homesForRent: 'Homes for rent',
  homesIn: 'Homes for rent in {place}',
  filters: 'Filters',
  size: 'Size',
  bedsOption: '{count, plural, =0 {Studio} one {# bed} other {# beds}}', bedsMost: '4 beds or more',
  utilities: 'Included in the rent',
  accessibility: 'Accessibility',
  parking: 'Parking', laundry: 'Laundry', lease: 'Lease',
  clearFilter: 'Clear',
  moveIn: 'Move in by {date}',
  sort: 'Sort', sortRentAsc: 'Lowest rent', sortRentDesc: 'Highest rent',
  mapView: 'Map', listView: 'List', mapFailed: 'The map did not load. The list has every home.',
  previousPage: 'Previous', nextPage: 'Next', pageN: 'Page {page}',
  resultsFailed: 'We could not load the homes. Check your connection and try again.',
  unknownPlace: 'We do not know this place',
  unknownPlaceText: 'No place has the address you opened. Did you mean one of these?',
  unknownPlaceAlone: 'No place has the address you opened. Search for a city.',

  // Listing
  months: '{count, plural, one {# month} other {# months}}',
  shared: 'The link is copied.', shareFailed: 'We could not copy the link. Copy it from the address bar.',
  utilityIncluded: '{name} included',
  contact: 'Contact the landlord',
  similar: 'Similar homes',
  homeFailedTitle: 'This home did not load',

  // My Picks
  picksTitle: 'My Picks', picksDescription: 'The homes you keep.',

  // Content
  guides: 'Newcomer guides',
  guideFailedTitle: 'This guide did not load', pageFailedTitle: 'This page did not load',
  contentFailed: 'We could not load this page. Check your connection and try again.',
  faqs: 'Questions and answers', faqsDescription: 'Short answers to what newcomers ask about renting.', faqSearch: 'Search the questions', faqCount: '{count, plural, =0 {No answer found} one {# question} other {# questions}}', noAnswer: 'No answer found. Write to us', noAnswerText: 'Try other words, or ask us here.', answerLink: 'Link to this answer',
  notFound: 'We could not find this page', notFoundText: 'The address may be wrong, or the page has moved.', goHome: 'Go to the home page',
  rentTrends: 'Rent trends', rentTrendsIn: 'Rent trends in {place}', outbox: 'Demo outbox', unsubscribe: 'Stop emails', claimAccount: 'Claim your account',
} as const;
