/** Sentences about the surroundings, by size of the city; `cityLines` has those of the largest cities. */
export const surroundings = {
  large: [
    'Transit stops within a few minutes’ walk.',
    'Groceries, a pharmacy and a library are within ten minutes on foot.',
    'Cafés and small restaurants are around the corner.',
    'The nearest park has a rink in winter and shade in summer.',
    'You can do most errands without a car.',
    'Downtown is a short ride away.',
    'The street is lively by day and calm after ten.',
    'A community centre with a pool is close by.',
  ],
  middle: [
    'Schools, a supermarket and the bus are close.',
    'It takes ten minutes to cross {city} from here.',
    'The river path is a short walk away.',
    'There is a farmers’ market on Saturdays.',
    'The hospital and the college are easy to reach.',
    'A bus to the centre stops nearby.',
    'Trees line the street, and the traffic is light.',
  ],
  small: [
    '{city} is small enough that people wave.',
    'The school, the store and the rink are all in walking distance.',
    'You hear birds in the morning and not much else.',
    'Main Street is five minutes away on foot.',
    'Everything you need for the week is in town.',
  ],
};
export const cityLines = {
  Toronto: ['The streetcar or the subway takes you downtown.', 'You are in reach of the TTC without a car.'],
  Montréal: ['The métro is within walking distance.', 'A bakery, a dépanneur and a park make the street complete.'],
  Calgary: [
    'The C-Train takes you downtown in one go.',
    'On clear days you can see the mountains from the end of the street.',
    'The pathways along the Bow are a bike ride away.',
  ],
  Edmonton: ['The river valley trails are close.', 'An LRT or bus ride brings you to the university.'],
  Vancouver: ['The SkyTrain or a frequent bus is near.', 'The seawall is a bike ride away.'],
  Ottawa: ['The O-Train and the canal path are in reach.', 'Bilingual schools are nearby.'],
  Winnipeg: ['The Forks are a short bus ride away.', 'Elms shade the street all summer.'],
  Halifax: ['The harbour ferry is part of the commute.', 'You can smell the sea when the wind is right.'],
  Hamilton: ['The escarpment stairs are your gym.', 'A GO train takes you to Toronto.'],
  London: ['The Thames trail begins nearby.'],
  Saskatoon: ['The Meewasin trail is close.'],
  Regina: ['Wascana Park is a walk or a short ride away.'],
  Chicago: ['The ‘L’ is a walk away.', 'The lake is in reach by bike.'],
  Austin: ['Barton Springs is a bike ride away.', 'A breakfast taco is never far.'],
  Seattle: ['Light rail and buses run late.', 'The ferry horns are the sound of the evening.'],
  Charlotte: ['The light rail runs to Uptown.'],
  'San Antonio': ['The River Walk is a short drive away.'],
  Houston: ['The bayou trails are close.'],
  Dallas: ['A DART line is in reach.'],
  Denver: ['The mountains are an hour away, the light rail ten minutes.'],
};
export const seasons = {
  cold: [
    'Snow is cleared by us.',
    'The windows were replaced before last winter.',
    'The heating is quiet and strong in January.',
    'Boots and coats have a place by the door.',
  ],
  mild: [
    'Windows on two sides keep the air moving.',
    'The house stays cool under the trees.',
    'Rain or shine, the covered entry keeps you dry.',
  ],
  hot: [
    'Ceiling fans help in August.',
    'The blinds keep the afternoon heat out.',
    'Shade trees stand on the west side.',
  ],
};

/** Sentences in the voice of each kind of company: an aside and a closing. */
export const voices = {
  owner: {
    asides: [
      'We live two streets over and look after things ourselves.',
      'We answer messages the same evening.',
      'My parents lived here for years and loved it.',
      'I do the repairs myself, and I come when I say.',
      'We keep the rent fair and expect the home to be cared for.',
      'This was our first home when we came to {city}.',
      '',
    ],
    closings: [
      'Write to us and tell us a little about yourself.',
      'Come and see it on a weekday evening or on Saturday.',
      'Send a message and we will find a time.',
      'We would be glad to show you around.',
      'Ask us anything; we know the area well.',
      'See you at the viewing.',
    ],
  },
  manager: {
    asides: [
      'Our team handles repairs within two working days.',
      'Rent is paid online, and so are repair requests.',
      'The building is cleaned every weekday.',
      'We manage the whole building, so there is always someone to call.',
      '',
    ],
    closings: [
      'Book a viewing at a time that suits you.',
      'Other homes in this building may come free; ask us.',
      'Applications are answered within two working days.',
      'Photos show this home or one with the same plan.',
      'Viewings take place on weekdays and Saturdays.',
      'Contact our office to see it.',
    ],
  },
  agent: {
    asides: [
      'The owners live abroad and left the keys with us.',
      'We check every home ourselves before we list it.',
      'The lease is the standard one, and we go through it with you.',
      '',
    ],
    closings: [
      'Ask us for the floor plan.',
      'We are happy to arrange a viewing this week.',
      'Your inquiry goes straight to the person who has the keys.',
      'Tell us your dates and we will set up a visit.',
    ],
  },
};
