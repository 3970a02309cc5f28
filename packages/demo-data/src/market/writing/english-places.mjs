/** Sentences about the surroundings, by size of the city; `cityLines` has those of the largest cities. */
export const surroundings = {
  large: [
    'Transit is a few minutes’ walk away.',
    'Groceries, a pharmacy and a library are within a ten-minute walk.',
    'Cafés and restaurants are around the corner.',
    'There is a park nearby, with a skating rink in winter.',
    'You can do most errands without a car.',
    'Downtown is a short ride away.',
    'Lively area during the day, quiet at night.',
    'A community centre with a pool is close by.',
  ],
  middle: [
    'Close to schools, a supermarket and the bus.',
    'Everything in {city} is within a ten-minute drive.',
    'The river path is a short walk away.',
    'There is a farmers’ market nearby on Saturdays.',
    'Easy access to the hospital and the college.',
    'The bus downtown stops nearby.',
    'Quiet, tree-lined street.',
  ],
  small: [
    'Friendly small-town neighbourhood in {city}.',
    'Walking distance to the school, the store and the rink.',
    'Very quiet area.',
    'Main Street is a five-minute walk away.',
    'Shops and services are in town.',
  ],
};
export const cityLines = {
  Toronto: ['Close to the subway or a streetcar line.', 'TTC stop a short walk away.'],
  Montréal: ['The métro is within walking distance.', 'There is a bakery, a dépanneur and a park on the street.'],
  Calgary: [
    'Direct CTrain ride downtown.',
    'You can see the mountains from the end of the street on a clear day.',
    'The Bow River pathways are a short bike ride away.',
  ],
  Edmonton: ['Close to the river valley trails.', 'Easy LRT or bus ride to the university.'],
  Vancouver: ['Close to the SkyTrain or a frequent bus.', 'The seawall is a short bike ride away.'],
  Ottawa: ['Close to the O-Train and the canal path.', 'Bilingual schools are nearby.'],
  Winnipeg: ['The Forks are a short bus ride away.', 'Shady street with large elms.'],
  Halifax: ['The harbour ferry is close by.', 'Close to the waterfront.'],
  Hamilton: ['The escarpment stairs and trails are nearby.', 'GO train service to Toronto.'],
  London: ['The Thames Valley trail is nearby.'],
  Saskatoon: ['Close to the Meewasin trail.'],
  Regina: ['Wascana Park is a short walk or drive away.'],
  Chicago: ['The ‘L’ is within walking distance.', 'The lakefront is a bike ride away.'],
  Austin: ['Barton Springs is a bike ride away.', 'Great food trucks and restaurants nearby.'],
  Seattle: ['Light rail and buses run late.', 'The ferry terminal is easy to reach by bus.'],
  Charlotte: ['Light rail to Uptown nearby.'],
  'San Antonio': ['The River Walk is a short drive away.'],
  Houston: ['Close to the bayou trails.'],
  Dallas: ['There is a DART station nearby.'],
  Denver: ['Light rail is ten minutes away, and the mountains are an hour’s drive.'],
};
export const seasons = {
  cold: [
    'We look after snow removal.',
    'The windows were replaced last year.',
    'The heating works well all winter.',
    'There is space for coats and boots by the door.',
  ],
  mild: ['Windows on two sides for good airflow.', 'Shade trees keep the place cool in summer.', 'Covered entrance.'],
  hot: ['There are ceiling fans.', 'Blinds on all windows.', 'Shade trees on the west side.'],
};

/** Sentences in the voice of each kind of company: an aside and a closing. */
export const voices = {
  owner: {
    asides: [
      'We live nearby and look after the property ourselves.',
      'We usually reply the same day.',
      'My parents lived here for years and loved it.',
      'I do the repairs myself and live close by.',
      'We’re looking for tidy, responsible tenants.',
      'This was our first home when we moved to {city}.',
      '',
    ],
    closings: [
      'Message us and tell us a bit about yourself.',
      'Viewings on weekday evenings and Saturdays.',
      'Send us a message to book a viewing.',
      'We’d be happy to show you around.',
      'Feel free to ask questions about the area.',
      'Available to view this week.',
    ],
  },
  manager: {
    asides: [
      'Repairs are handled within two business days.',
      'Pay rent and request repairs online.',
      'Common areas are cleaned every weekday.',
      'Professionally managed, with 24-hour emergency maintenance.',
      '',
    ],
    closings: [
      'Book a viewing at a time that works for you.',
      'Other units may be available; please ask.',
      'We answer applications within two business days.',
      'Photos show this unit or one with the same layout.',
      'Viewings available Monday to Saturday.',
      'Contact our office to book a viewing.',
    ],
  },
  agent: {
    asides: [
      'We manage this property for owners who live abroad.',
      'We inspect every property before we list it.',
      'Standard lease; we’re happy to go through it with you.',
      '',
    ],
    closings: [
      'Floor plan available on request.',
      'Contact us to arrange a viewing this week.',
      'Message us for more details or a viewing.',
      'Let us know when you’d like to see it.',
    ],
  },
};
