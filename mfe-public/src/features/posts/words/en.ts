/** What the list of guides says, in English. */
export const en = {
  guideSearch: 'Search the guides',
  guideSearchAct: 'Search',
  guidesFound: '{count, plural, =0 {No guide holds these words} one {# guide found} other {# guides found}}',
} as const;
