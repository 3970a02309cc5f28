/** What the list of guides says, in English. */
export const en = {
  guideSearch: 'Search the guides',
  guideSearchAct: 'Search',
  guidesFound: '{count, plural, =0 {No guides found} one {# guide found} other {# guides found}}',
  guidesDescription: 'Plain-language guides to renting a home in Canada and the US.',
  allTopics: 'All topics',
  nothingYet: 'Nothing here yet',
  guidePages: 'Pages of guides',
} as const;
