export const en = {
  noMatch: 'No homes match your search',
  noMatchText: 'Remove a filter to see more.',
  without: 'Remove “{filter}” ({count, plural, one {# home} other {# homes}})',
  noneHere: 'No homes here yet',
  noneHereText: 'No homes for rent in {place} right now. Try places nearby.',
  searchedFor: 'More than one place matches “{text}”',
  didYouMeanFor: 'We couldn’t find “{text}”. Did you mean …',
  showingPlace: 'Showing {place}.',
  searchInstead: 'Search instead for “{text}”',
  sameNearby: 'The same search nearby',
  nothingFor: 'No places match “{text}”',
  searchWords: 'Search descriptions for “{text}”',
} as const;
