/** English phrases that describe the filters of a search. */
export const en = {
  'search.anywhere': 'Homes',
  'search.beds': '{count, plural, =0 {Studio} one {# bed} other {# beds}}',
  'search.bedsFrom': '{count, number}+ beds',
  'search.baths': '{count, plural, one {# bath} other {# baths}}',
  'search.bathsFrom': '{count, number}+ baths',
  'search.upTo': 'up to {max}',
  'search.from': 'from {min}',
  'search.between': '{min} to {max}',
  'search.size': '{feet, number} sq ft',
  'search.included': '{name} included',
  'search.furnishedOrPartly': 'Furnished or partly furnished',
  'search.moveIn': 'available by {day}',
  'search.bounds': 'an area on the map',
  'search.area': 'an area drawn on the map',
  'search.keyword': '“{term}”',
} as const;
