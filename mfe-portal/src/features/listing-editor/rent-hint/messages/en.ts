/** Messages of the hint about the rent, in English. */
export const en = {
  home: '{beds, plural, =0 {a studio} one {# bedroom} =4 {4 bedrooms or more} other {# bedrooms}}',
  room: 'a room',
  typical: 'Typical for {size} in {place}: {low} to {high} a month (median {median}).',
  standIn: 'We know too few similar homes in {city}, so this is for {place}.',
  limited: 'Limited data: {count} homes.',
  'warning.extraZero': 'This is far above what similar homes ask. Is a zero too many?',
  'warning.missingZero': 'This is far below what similar homes ask. Is a zero missing?',
  'warning.high': 'This is more than almost all similar homes ask. Please check the amount.',
  'warning.low': 'This is less than almost all similar homes ask. Please check the amount.',
};
