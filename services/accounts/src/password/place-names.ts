/** Names of countries, provinces, states and large cities of the market, which people use in passwords. */
export const placeNames: readonly string[] = [
  ...['canada', 'usa', 'america', 'ontario', 'quebec', 'alberta', 'manitoba', 'saskatchewan', 'novascotia', 'yukon'],
  ...['britishcolumbia', 'newbrunswick', 'newfoundland', 'newyork', 'california', 'texas', 'florida', 'washington'],
  ...['toronto', 'montreal', 'vancouver', 'calgary', 'edmonton', 'ottawa', 'winnipeg', 'hamilton', 'kitchener'],
  ...['mississauga', 'brampton', 'surrey', 'laval', 'halifax', 'london', 'markham', 'vaughan', 'gatineau', 'saskatoon'],
  ...['regina', 'richmond', 'burnaby', 'oakville', 'windsor', 'victoria', 'kelowna', 'moncton', 'fredericton'],
  ...['losangeles', 'chicago', 'houston', 'phoenix', 'philadelphia', 'sandiego', 'dallas', 'austin', 'seattle'],
  ...['denver', 'boston', 'atlanta', 'miami', 'detroit', 'portland', 'minneapolis', 'buffalo', 'brooklyn'],
];
