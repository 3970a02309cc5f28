/** What pages of the site, guides and questions say around their texts, in English. */
export const en = {
  blocksFailed: 'Error loading content blocks. Reason: {reason}',
  pageMoved: 'This page has moved', pageMovedTo: 'Open it where it is now', onThisPage: 'On this page',
  writeToUs: 'Write to us', noAnswer: 'No answer found. Write to us', noAnswerText: 'Try other words, or ask us here.', answerLink: 'Link to this answer',
  guideSearch: 'Search the guides', guideSearchAct: 'Search', guidesFound: '{count, plural, =0 {No guide holds these words} one {# guide found} other {# guides found}}',
  updated: 'updated {date}', share: 'Share this guide', homesHere: 'Homes in {place}', seeHomes: 'See all homes in {place}', homesHereFailed: 'The homes did not load.',
} as const;
