/** What a guide says around its text, in English. */
export const en = {
  updated: 'updated {date}',
  share: 'Share this guide',
  homesHere: 'Homes in {place}',
  seeHomes: 'See all homes in {place}',
  homesHereFailed: 'The homes didn’t load.',
  inThisGuide: 'In this guide',
  guideMissing: 'We can’t find this guide',
  related: 'Read next',
  byAuthor: '{author} · {date}',
} as const;
