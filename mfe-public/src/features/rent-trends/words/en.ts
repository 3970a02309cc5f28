/** What the page of rent trends says, in English. */
export const en = {
  asOf: 'As of {date}. The running month counts the homes so far.',
  how: 'How we count',
  table: 'Rents in {month}', tableCaption: 'Rents asked by size of home',
  size: 'Home', median: 'Median rent', average: 'Average', overMonth: 'In a month', overYear: 'In a year', homes: 'Homes counted',
  half: 'half ask {low} to {high}',
  up: 'up {share}', down: 'down {share}', same: 'no change', unknown: 'not known',
  standIn: 'Figures of {area}: there are too few such homes here.', standInForAll: 'There are too few homes here. These are the figures of {area}.',
  noFigure: 'Too few homes to say',
  chart: 'The past 24 months', chooseSize: 'Size of the home',
  homesIn: 'Homes in {place}, {size}',
  similar: 'Rents in places like it', typical: 'typical for 1 bed',
  seeHomes: 'See homes for rent in {place}',
  none: 'Too few homes to say what rents are here',
  noneText: 'We show a figure only when it comes from ten homes or more. Look at the homes themselves, or at a larger place.',
  failed: 'We could not load the rents. Check your connection and try again.',
  rentTrendsDescription: 'What homes for rent in {place} ask by size, how that changed over 24 months, and how we count it.',
} as const;
