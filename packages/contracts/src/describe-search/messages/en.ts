/** English phrases that describe the filters of a search. */
export const en = {
  anywhere: 'Homes',
  beds: '{count, plural, =0 {Studio} one {# bed} other {# beds}}',
  bedsFrom: '{count, number}+ beds',
  baths: '{count, plural, one {# bath} other {# baths}}',
  bathsFrom: '{count, number}+ baths',
  upTo: 'up to {max}',
  from: 'from {min}',
  between: '{min} to {max}',
  size: '{feet, number} sq ft',
  included: '{name} included',
  furnishedOrPartly: 'Furnished or partly furnished',
  moveIn: 'free by {day}',
  bounds: 'an area on the map',
  area: 'an area drawn on the map',
  keyword: '“{term}”',
} as const;
