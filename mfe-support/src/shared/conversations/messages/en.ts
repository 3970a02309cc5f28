/** Messages about conversations, in English. */
export const en = {
  'list.open': 'Open',
  'list.replied': 'Replied',
  'list.closed': 'Closed',
  'list.spam': 'Spam',
  'topic.question': 'A question about the site',
  'topic.home': 'A problem with a listing',
  'topic.data': 'Personal data',
  'topic.landlord': 'From a landlord',
  'topic.other': 'Something else',
  held: 'Held message',
  yours: 'Claimed by you',
  theirs: 'Claimed by {name}',
  aColleague: 'a colleague',
} as const;
