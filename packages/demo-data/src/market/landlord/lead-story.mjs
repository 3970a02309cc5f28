const day = 24;

/**
 * Leads of the demo landlord: `listing` is the position of the listing in the order of the market, times are hours
 * before the day of seeding. `seen` is when the landlord last opened the lead; absent if never.
 */
export const leads = [
  {
    listing: 0,
    stage: 'viewed',
    firstName: 'Adaeze',
    lastName: 'Osei',
    phone: '+14035550161',
    moveInDays: 40,
    householdSize: 1,
    documentsReady: ['job_letter', 'bank_statements', 'guarantor'],
    isAbroad: true,
    isConfirmed: true,
    seen: 21,
    note: 'Good fit. Send the video tour link.',
    messages: [
      {
        author: 'renter',
        hoursAgo: 26,
        text: 'Hello, I’m moving to Calgary for a job at a hospital and arrive at the end of next month. Is the home still available?\n\nI don’t have a Canadian credit history yet. I have my job letter and three months of bank statements. Could I see it by video call before I fly?',
      },
    ],
  },
  {
    listing: 0,
    stage: 'new',
    firstName: 'Dmytro',
    lastName: 'Kovalenko',
    moveInDays: 14,
    householdSize: 2,
    pets: 'One small dog',
    documentsReady: ['bank_statements', 'references'],
    isConfirmed: true,
    messages: [
      {
        author: 'renter',
        hoursAgo: 19,
        text: 'We’re a couple with a small dog, and he is quiet. Could we come by this week? We’re in Calgary already, staying with friends.',
      },
    ],
  },
  {
    listing: 2,
    stage: 'new',
    firstName: 'Marie-Lou',
    lastName: 'Tremblay',
    language: 'fr-CA',
    householdSize: 1,
    pets: 'Deux chats',
    messages: [
      {
        author: 'renter',
        hoursAgo: 5,
        text: 'Bonjour ! Est-ce que les chats sont acceptés ? J’en ai deux, très calmes.',
      },
    ],
  },
  {
    listing: 0,
    stage: 'new',
    firstName: 'Farid',
    lastName: 'Rahimi',
    careful: ['payment'],
    messages: [
      {
        author: 'renter',
        hoursAgo: 1,
        text: 'I can pay six months today by wire transfer if you hold it for me. Please send me your bank details.',
      },
    ],
  },
  {
    listing: 4,
    stage: 'showing',
    firstName: 'Wei',
    lastName: 'Chen',
    moveInDays: 20,
    householdSize: 3,
    documentsReady: ['job_letter', 'references'],
    isConfirmed: true,
    seen: 28,
    messages: [
      {
        author: 'renter',
        hoursAgo: 3 * day,
        text: 'Is parking available on the street? We have one small car and two bicycles.',
      },
      {
        author: 'landlord',
        hoursAgo: 3 * day - 4,
        text: 'Hi Wei, street parking is free, and the bicycles can go in the basement. Would you like to see it on Saturday at 11?',
      },
      { author: 'renter', hoursAgo: 2 * day, text: 'Saturday at 11 is good for us. How do we get in?' },
      { author: 'landlord', hoursAgo: 28, text: 'I’ll meet you at the side door.' },
    ],
  },
  {
    listing: 4,
    stage: 'applied',
    firstName: 'Jaspreet',
    lastName: 'Singh',
    phone: '+14035550177',
    moveInDays: 30,
    householdSize: 2,
    documentsReady: ['job_letter', 'bank_statements', 'references'],
    isConfirmed: true,
    seen: 2 * day,
    note: 'Both references were very positive.',
    messages: [
      {
        author: 'renter',
        hoursAgo: 9 * day,
        text: 'Hello, my wife and I start new jobs in Calgary in the new year. We have job letters and references from our landlord in Brampton.',
      },
      {
        author: 'landlord',
        hoursAgo: 9 * day - 3,
        text: 'Hello Jaspreet, thank you. I’ll send you the application form after the viewing on Tuesday.',
      },
      { author: 'renter', hoursAgo: 3 * day, text: 'I’ve sent the application. Do you need anything else?' },
      { author: 'landlord', hoursAgo: 2 * day, text: 'That’s everything. You’ll have my answer by Monday.' },
    ],
  },
  {
    listing: 2,
    stage: 'replied',
    firstName: 'Lucía',
    lastName: 'Fernández',
    moveInDays: 60,
    householdSize: 1,
    documentsReady: ['admission_letter', 'bank_statements'],
    isAbroad: true,
    isConfirmed: true,
    seen: 4 * day,
    messages: [
      {
        author: 'renter',
        hoursAgo: 5 * day,
        text: 'Hello, I’m starting a master’s degree in January. Would a letter of admission and bank statements be enough, since I have no references in Canada?',
      },
      {
        author: 'landlord',
        hoursAgo: 4 * day,
        text: 'Hi Lucía, yes, that’s enough for me. I can show you around by video any evening this week.',
      },
    ],
  },
  {
    listing: 5,
    stage: 'replied',
    firstName: 'Tomasz',
    lastName: 'Nowak',
    moveInDays: 25,
    householdSize: 4,
    isConfirmed: true,
    seen: 6 * day,
    messages: [
      {
        author: 'renter',
        hoursAgo: 7 * day,
        text: 'How far is the nearest school, and is there a yard for the children?',
      },
      {
        author: 'landlord',
        hoursAgo: 6 * day,
        text: 'Hi Tomasz, the elementary school is a ten-minute walk. There’s a shared yard behind the house.',
      },
    ],
  },
  {
    listing: 3,
    stage: 'leased',
    firstName: 'Thi',
    lastName: 'Nguyen',
    householdSize: 2,
    documentsReady: ['job_letter', 'references'],
    isConfirmed: true,
    seen: 48 * day,
    messages: [
      {
        author: 'renter',
        hoursAgo: 55 * day,
        text: 'Is the home free from the first of the month? We could move in right away.',
      },
      { author: 'landlord', hoursAgo: 54 * day, text: 'Yes, it is. Come and see it on Thursday at 6.' },
      { author: 'renter', hoursAgo: 49 * day, text: 'Thank you, we’re happy to move in on the 1st.' },
      { author: 'landlord', hoursAgo: 48 * day, text: 'Welcome! The keys will be in the lockbox at noon.' },
    ],
  },
  {
    listing: 1,
    stage: 'lost',
    firstName: 'Olena',
    lastName: 'Marchenko',
    householdSize: 1,
    isConfirmed: true,
    seen: 24 * day,
    isArchived: true,
    messages: [
      { author: 'renter', hoursAgo: 26 * day, text: 'Would a six-month lease be possible?' },
      { author: 'landlord', hoursAgo: 25 * day, text: 'Hi Olena, I’m sorry, I only rent it for a year.' },
      {
        author: 'renter',
        hoursAgo: 24 * day,
        text: 'I understand, then I’ll keep looking. Thank you for the quick answer!',
      },
    ],
  },
  {
    listing: 5,
    stage: 'spam',
    firstName: 'Best',
    lastName: 'Offer',
    careful: ['link'],
    seen: 10 * day,
    messages: [
      {
        author: 'renter',
        hoursAgo: 11 * day,
        text: 'Sell your house fast for cash, see www.quick-house-cash.example for a quote.',
      },
    ],
  },
];
