/** The renter's profile in English. */
export const en = {
  title: 'Profile', hello: 'Hello, {name}', changeAccount: 'Name, phone and password', tryAgain: 'Try again', loading: 'Your profile is loading',
  failed: 'We could not load what you told about your move. Check your connection and try again.',
  saved: 'Your profile is saved.', save: 'Save profile', optional: '(optional)', notSaid: 'Not said', removeIt: 'Remove {name}',

  lastInquiries: 'Your last inquiries', lastFavourites: 'Your last favourites', seeAll: 'See all', lastFailed: 'We could not load this. Check your connection and try again.',
  noInquiries: 'Homes you write to appear here with the answers.', noFavourites: 'Tap the heart on any home to keep it here.', findHome: 'Find a home', goneHome: 'A home that is gone', gone: 'No longer available',

  move: 'About my move', moveText: 'All of it is optional. It helps us to find homes for you; landlords see nothing of it unless you say so.',
  looking: 'The home I look for', preferredAreas: 'Places I like', preferredAreasHint: 'Up to 10 cities, regions or provinces.', placeHolder: 'City or province', noPlace: 'No such place found.', placesFull: 'These are 10 places, the most there can be.', searchFailed: 'We could not search. Try again in a moment.',
  beds: 'Bedrooms', studio: 'Studio', bedsOrMore: '{count} or more', budgetMin: 'Rent from', budgetMax: 'Rent up to', budgetHint: 'A month, in dollars of where the home is.',
  when: 'When and for how long', moveInDate: 'Move-in date', flexibilityDays: 'Days around it that suit too', exact: 'Exactly that day', daysAround: '{count, plural, one {# day} other {# days}} before or after',
  leaseMonths: 'For how long', months: '{count, plural, one {# month} other {# months}}',
  household: 'Who moves', householdPrivate: 'Only you see this', householdText: 'We never tell landlords who lives with you. Family is protected by law: nobody may refuse you because of it.',
  adults: 'Adults', children: 'Children', pets: 'Pets', petCats: 'Cats', petSmallDogs: 'Small dogs', petLargeDogs: 'Large dogs', petOther: 'Other pets',
  smoking: 'Smoking', smokingNo: 'Nobody smokes', smokingOutside: 'Outside only', smokingYes: 'Yes',
  coming: 'Where I come from', arrivalDate: 'Date I arrive', arrivalHint: 'If you are not here yet.', currentCountry: 'Country I am in now', languages: 'Languages I speak', languageHolder: 'Type a language', noLanguage: 'No such language found.', languagesFull: 'These are 10 languages, the most there can be.',
  documentsReady: 'Documents I can show', papersText: 'Tick what you could bring to a viewing. A yes is all we keep: never send or upload the papers themselves.', papersCount: '{count} of {most} ready',
  job_letter: 'Job letter', jobLetterHint: 'Says what you do and earn.', admission_letter: 'School letter', admissionLetterHint: 'Your letter of admission.', bank_statements: 'Bank statements', bankStatementsHint: 'Two or three months; from abroad is fine.',
  references: 'References', referencesHint: 'A past landlord or your employer.', guarantor: 'Letter of a guarantor', guarantorHint: 'From somebody who signs with you.',
  hasGuarantor: 'Does somebody sign with you?', yes: 'Yes', no: 'No',
  aboutTitle: 'About me', about: 'A few words about you', aboutHint: 'What you do, why you move, how you live. {left, plural, one {# sign} other {# signs}} left.',
  shareByDefault: 'What I tell landlords when I write', sharingText: 'Nothing is ticked unless you tick it. Who lives with you is never told.', nothingYet: 'empty so far', shareBudget: 'My budget', shareAbout: 'The words about me',
  news: 'News from us', wantsNews: 'Send me tips for moving and news of this site', newsText: 'Now and then, by email. You can untick this at any time. It has nothing to do with answers and alerts: those always come.',
} as const;
