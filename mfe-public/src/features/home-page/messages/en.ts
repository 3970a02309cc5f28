/** What the home page says and no other page, in English. */
export const en = {
  homeDescription:
    'Homes for rent in Canada and the US for people who are new here: whole prices, plain words, no account needed to look.',
  heroText:
    'Homes for rent across Canada and the US, with the whole price and what you need to apply. No account needed.',
  continueSearch: 'Continue: {search}',
  lastSearch: 'your last search',
  savedSearches: 'Your searches',
  newestHomes: 'New in the past days',
  allNewest: 'See the newest homes',
  howTitle: 'How renting works here',
  how1Title: 'Look around',
  how1Text: 'Pick a city, set your budget, and keep the homes you like. You do not need an account.',
  how2Title: 'Get your papers ready',
  how2Text: 'A job or school letter and bank statements often do the work of a local credit history.',
  how3Title: 'Visit before you pay',
  how3Text: 'See the home in person or by video. Never send money for a home you have not seen.',
  how4Title: 'Sign and move in',
  how4Text: 'Read the lease, pay the first rent and the deposit the law allows, and get your keys.',
  latestGuides: 'Guides for newcomers',
  landlordTitle: 'Do you have a home to rent out?',
  landlordText: 'Reach people who are moving here now. Plain steps, fair prices, and tenants who are ready.',
  listYourAd: 'List Your Ad',
} as const;
