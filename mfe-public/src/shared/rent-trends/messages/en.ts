/** What a chart of rents says, in English. */
export const en = {
  summary: '{name}: from {from} in {first} to {to} in {last}. Lowest {low} in {lowest}, highest {high} in {highest}.',
  smoothed: 'Each point is the median of three months, because fewer than 100 homes are counted a month.',
  shade: 'The shade holds the middle half of the homes.',
  showTable: 'Show as table',
  tableOf: '{name}, month by month',
  month: 'Month',
  median: 'Median rent',
  half: 'Half of the homes ask',
  threeMonths: 'Median of three months',
  homes: 'Homes',
  soFar: '{month}, so far',
  range: '{low} to {high}',
  limited: 'Limited data',
  tooFew: 'Too few homes',
  fewerThanTen: 'Fewer than 10',
  thisHome: 'This home: {rent}',
} as const;
