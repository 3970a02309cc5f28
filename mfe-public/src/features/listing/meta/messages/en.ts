/** Description of a home for search engines, in English. */
export const en = {
  describedElsewhere: 'Photos, full cost and what you need to apply.',
  listingDescription: '{facts} for {rent} a month in {city}. {start}',
};
