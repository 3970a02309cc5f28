// What the demo renter, Leila Haddad, has done so far: she moves from Lyon to Calgary, for a job downtown and evening
// classes at SAIT, with a cat. `home` states the criteria of a listing; every note follows from its criteria.
const day = 24;
const work = 0;
const school = 1;
const has = (list, value) => list.includes(value);

/** Points of interest. */
export const points = [
  {
    name: 'Work',
    address: 'Stephen Avenue SW',
    city: 'Calgary',
    icon: 'work',
    latitude: 51.0456,
    longitude: -114.0633,
  },
  {
    name: 'SAIT',
    address: '1301 16 Avenue NW',
    city: 'Calgary',
    icon: 'school',
    latitude: 51.0643,
    longitude: -114.0885,
  },
];

/** Saved listings with their notes. */
export const picks = [
  {
    home: { isDemoLandlords: true, beds: 1, maxRent: 1_800, meets: ({ amenities }) => has(amenities, 'balcony') },
    note: 'Video tour on Saturday at 10:00 (18:00 in Lyon). Ask: which way does the balcony face? How long is the train ride downtown?',
    hoursAgo: 9 * day,
    view: { hoursAgo: 20, times: 6 },
  },
  {
    home: {
      beds: 1,
      maxRent: 1_600,
      nearPoint: school,
      maxKm: 2.5,
      meets: ({ laundry, utilitiesIncluded, petPolicies }) =>
        laundry === 'in_unit' && has(utilitiesIncluded, 'heat') && has(petPolicies, 'cats'),
    },
    note: 'Washer in the home and heat included. Close to SAIT.',
    hoursAgo: 8 * day,
    view: { hoursAgo: 28, times: 4 },
  },
  {
    home: {
      beds: 1,
      maxRent: 1_750,
      nearPoint: work,
      maxKm: 4,
      meets: ({ furnished, petPolicies }) => furnished === 'yes' && has(petPolicies, 'cats'),
    },
    note: 'Furnished, so I could arrive with two suitcases.',
    hoursAgo: 6 * day,
    view: { hoursAgo: 2 * day, times: 3 },
  },
  {
    home: {
      beds: 1,
      maxRent: 1_700,
      nearPoint: work,
      maxKm: 3,
      meets: ({ newcomer }) => has(newcomer, 'accepts-newcomers') && has(newcomer, 'remote-viewing'),
    },
    note: 'No Canadian credit history needed, and they offer video tours.',
    hoursAgo: 5 * day,
    view: { hoursAgo: 3 * day, times: 2, rentChange: -50 },
  },
  {
    home: {
      beds: 2,
      maxRent: 1_900,
      nearPoint: school,
      maxKm: 4,
      meets: ({ petPolicies }) => has(petPolicies, 'cats'),
    },
    note: 'Two bedrooms. Nora and I could share it: ask if both names can be on the lease.',
    hoursAgo: 3 * day,
    view: { hoursAgo: 40, times: 2 },
  },
  {
    home: { beds: 1, maxRent: 1_900, nearPoint: work, maxKm: 1.5, meets: ({ parkingType }) => parkingType !== 'none' },
    note: 'I could walk to work from here. A bit over what I’d like to pay.',
    hoursAgo: 30,
    view: { hoursAgo: 6, times: 1 },
  },
];

/** Listings that were only viewed. */
export const viewedOnly = [
  { home: { beds: 0, maxRent: 1_400, nearPoint: work }, hoursAgo: 5, times: 1 },
  { home: { beds: 1, maxRent: 1_500, nearPoint: work }, hoursAgo: 26, times: 2 },
  { home: { beds: 1, maxRent: 1_650, nearPoint: school }, hoursAgo: 2 * day + 3, times: 1, rentChange: -75 },
  { home: { beds: 2, maxRent: 1_800, nearPoint: work }, hoursAgo: 4 * day, times: 1 },
  { home: { beds: 1, maxRent: 1_850, nearPoint: school }, hoursAgo: 7 * day, times: 3, rentChange: 40 },
  { home: { beds: 2, maxRent: 2_000, nearPoint: school }, hoursAgo: 10 * day, times: 1 },
];

/** Inquiries about saved listings, by their position. */
export const conversations = [
  {
    pick: 0,
    stage: 'showing',
    messages: [
      {
        author: 'renter',
        hoursAgo: 8 * day,
        text: 'Hello, I’m interested in your condo. I’m moving from Lyon for a job downtown and have a calm indoor cat. Is it still available, and could I see it by video?',
      },
      {
        author: 'landlord',
        hoursAgo: 8 * day - 3,
        text: 'Hi Leila, yes, it’s still available. A cat is fine. I can show you around by video on Saturday at 10:00 our time. Would that work for you?',
      },
      { author: 'renter', hoursAgo: 7 * day, text: 'Saturday at 10:00 is perfect, thank you. Which app do you use?' },
      {
        author: 'landlord',
        hoursAgo: 7 * day - 2,
        text: 'Whatever you like, I’ll send you a link on Friday. Have your questions ready and I’ll show you everything.',
      },
    ],
  },
  {
    pick: 1,
    stage: 'replied',
    messages: [
      {
        author: 'renter',
        hoursAgo: 6 * day,
        text: 'Hello, is your home still available, and do you accept a job letter from a new employer instead of Canadian pay stubs?',
      },
      {
        author: 'landlord',
        hoursAgo: 5 * day,
        text: 'Hello Leila, a job letter and two references are enough for us. You can view it from next week.',
      },
    ],
  },
  {
    pick: 2,
    stage: 'viewed',
    messages: [
      {
        author: 'renter',
        hoursAgo: 3 * day,
        text: 'Hello, is the furniture included in the rent, and is a lease of twelve months possible?',
      },
    ],
  },
  {
    pick: 5,
    stage: 'new',
    messages: [
      {
        author: 'renter',
        hoursAgo: 22,
        text: 'Hello, I start a job nearby in the new year. Is the home still available, and when could I see it by video?',
      },
    ],
  },
];

/** Saved searches of the city with email alerts. */
export const searches = [
  { query: 'beds=1,2&maxrate=1900', frequency: 'daily', hoursAgo: 12 * day, sentHoursAgo: 20 },
  {
    name: 'Cat-friendly with laundry',
    query: 'maxrate=1700&petpolicies=cats&laundry=in_unit',
    frequency: 'weekly',
    hoursAgo: 9 * day,
    sentHoursAgo: 4 * day,
  },
];

/** Renter profile; days are counted from the day of seeding. */
export const profile = {
  budgetMin: 1_200,
  budgetMax: 1_900,
  beds: [1, 2],
  moveInDays: 45,
  flexibilityDays: 14,
  leaseMonths: 12,
  adults: 1,
  children: 0,
  pets: ['cats'],
  preferredAreas: ['alberta/calgary'],
  arrivalDays: 38,
  currentCountry: 'FR',
  languages: ['fr', 'en', 'ar'],
  documentsReady: ['job_letter', 'bank_statements', 'references'],
  hasGuarantor: false,
  smoking: 'no',
  about:
    'I’m a software tester from Lyon, about to start a job downtown and evening classes at SAIT. I’m quiet and tidy, and so is my cat.',
  shareByDefault: ['budget', 'moveInDate', 'documentsReady', 'about'],
  seenDaysAgo: 2,
};
