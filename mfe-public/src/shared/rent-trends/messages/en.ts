/** What a chart of rents says, in English. */
export const en = {
  summary: '{name}: {from} ({first}) to {to} ({last}). Lowest {low} ({lowest}), highest {high} ({highest}).',
  smoothed: 'Each point is a three-month median, because fewer than 100 homes are counted a month.',
  shade: 'The shaded band covers the middle 50% of listings.',
  showTable: 'Show as table',
  tableOf: '{name}, month by month',
  month: 'Month',
  median: 'Median rent',
  half: 'Middle half',
  threeMonths: 'Median of three months',
  homes: 'Homes',
  soFar: '{month}, so far',
  range: '{low} to {high}',
  limited: 'Limited data',
  tooFew: 'Too few homes',
  fewerThanTen: 'Fewer than 10',
  thisHome: 'This home: {rent}',
} as const;
