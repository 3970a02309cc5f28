const has = (key) => (listing) => listing.amenities.includes(key);
const included = (key) => (listing) => listing.utilitiesIncluded.includes(key);
const all =
  (...tests) =>
  (listing) =>
    tests.every((test) => test(listing));

/** Conditions on a listing with the sentences that describe it; one sentence is drawn. */
export const facts = [
  [
    all(included('heat'), included('water')),
    ['Heat and water are included.', 'Rent includes heat and water.', 'We pay for heat and water.'],
  ],
  [
    all(included('heat'), (listing) => !listing.utilitiesIncluded.includes('water')),
    ['Heat is included.', 'Rent includes heat.', 'We pay for the heating.'],
  ],
  [
    included('electricity-hydro'),
    ['Electricity is included.', 'Rent includes electricity.', 'We pay the electricity bill.'],
  ],
  [
    included('internet'),
    ['Internet is included.', 'High-speed internet is included and already set up.', 'Wi-Fi is included in the rent.'],
  ],
  [
    (listing) => listing.utilitiesIncluded.length === 0,
    [
      'Utilities are not included; we can help you set them up.',
      'Utilities are in the tenant’s name.',
      'Tenant pays utilities.',
    ],
  ],
  [
    (listing) => listing.laundry === 'in_unit',
    [
      'In-unit washer and dryer.',
      'You have your own washer and dryer.',
      'Laundry is in the unit, no need to share.',
      'Washer and dryer included.',
    ],
  ],
  [
    (listing) => listing.laundry === 'in_building',
    [
      'Shared laundry in the building.',
      'There is card-operated laundry in the building.',
      'The shared laundry is clean and rarely busy.',
    ],
  ],
  [
    (listing) => listing.laundry === 'hookups',
    ['Washer and dryer hookups available.', 'There are hookups if you bring your own washer.'],
  ],
  [
    (listing) => listing.laundry === 'nearby',
    ['There’s a laundromat around the corner.', 'The nearest laundromat is a two-minute walk away.'],
  ],
  [
    (listing) => listing.parkingType === 'underground',
    [
      'Heated underground parking is available.',
      'Underground parking is available if you drive.',
      'There is parking in the underground garage.',
    ],
  ],
  [
    (listing) => listing.parkingType === 'surface',
    [
      'One parking spot included.',
      'Outdoor parking right outside.',
      'There is parking for one car behind the building.',
    ],
  ],
  [
    (listing) => listing.parkingType.startsWith('garage'),
    [
      'The garage fits one car and a few bikes.',
      'There is a garage with storage shelves.',
      'Single-car garage included.',
    ],
  ],
  [(listing) => listing.parkingType === 'street', ['Street parking is easy to find.', 'Street parking with a permit.']],
  [
    (listing) => listing.parkingType === 'none',
    ['No parking, but transit is close by.', 'There is no parking with this unit.'],
  ],
  [
    has('balcony'),
    [
      'The balcony has room for two chairs and a few plants.',
      'Private balcony off the living room.',
      'Large balcony.',
      'There is a balcony overlooking the street.',
    ],
  ],
  [
    has('patio'),
    ['The patio gets sun in the evening.', 'Private patio at the back.', 'There is a patio with room for a barbecue.'],
  ],
  [has('dishwasher'), ['The kitchen has a dishwasher.', 'Dishwasher included.', 'Full kitchen with dishwasher.']],
  [
    has('hardwood'),
    [
      'Hardwood floors in the main rooms.',
      'The hardwood floors were recently refinished.',
      'Hardwood floors throughout.',
    ],
  ],
  [has('carpet'), ['Carpeted floors.', 'New carpet.']],
  [has('fireplace'), ['There is a gas fireplace in the living room.', 'Working fireplace, serviced every fall.']],
  [has('walk-in-closet'), ['The main bedroom has a walk-in closet.', 'There is a large walk-in closet.']],
  [has('ensuite'), ['The main bedroom has an ensuite bathroom.', 'There is an ensuite off the larger bedroom.']],
  [has('den'), ['The den works well as a home office.', 'There is a den with room for a desk.']],
  [
    has('storage'),
    ['Extra storage is included.', 'A storage locker is included.', 'There is plenty of storage space.'],
  ],
  [
    has('view'),
    ['Great view on a clear day.', 'Nice open view from the living room.', 'You can see the city lights at night.'],
  ],
  [
    has('renovated'),
    [
      'The kitchen and bathroom were recently renovated.',
      'New kitchen, put in two years ago.',
      'The bathroom is new and has a deep tub.',
    ],
  ],
  [has('air-conditioning'), ['There is air conditioning.', 'Air-conditioned in summer.']],
  [has('high-ceilings'), ['High ceilings.']],
  [has('elevator'), ['The building has an elevator.', 'Elevator building.']],
  [has('gym'), ['There is a gym in the building.', 'Residents can use the gym downstairs.']],
  [has('pool'), ['There is a pool for residents.', 'The building has a pool.']],
  [has('rooftop'), ['There is a shared rooftop terrace.', 'Residents can use the rooftop terrace.']],
  [has('bike-room'), ['Locked bike room.', 'There is a bike storage room.']],
  [has('parcel-lockers'), ['There are parcel lockers in the lobby.', 'Parcels are delivered to lockers in the lobby.']],
  [
    has('on-site-manager'),
    ['There is an on-site manager.', 'The superintendent lives in the building, so repairs are quick.'],
  ],
  [has('playground'), ['There is a playground behind the building.']],
  [has('co-working'), ['There is a co-working space with Wi-Fi.']],
  [has('ev-charger'), ['EV charging is available.']],
  [
    (listing) => listing.furnished === 'yes',
    ['It comes fully furnished.', 'Furnished, with dishes and bedding.', 'Fully furnished, ready to move in.'],
  ],
  [
    (listing) => listing.furnished === 'partial',
    ['Partly furnished with a bed, a table and chairs.', 'Partly furnished; some furniture can stay if you want it.'],
  ],
  [
    (listing) => listing.petPolicies.includes('large-dogs'),
    ['Dogs of any size are welcome.', 'Large and small dogs are welcome.'],
  ],
  [
    (listing) => listing.petPolicies.includes('cats') && !listing.petPolicies.includes('large-dogs'),
    ['Cats are welcome.', 'Cats allowed.', 'Cat-friendly.'],
  ],
  [
    (listing) => listing.petPolicies.includes('ask'),
    ['Pets considered; please ask.', 'Tell us about your pet and we’ll consider it.'],
  ],
  [
    (listing) => listing.sqft > 0,
    ['About {sqft} sq ft.', 'The place is about {sqft} sq ft.', 'Approximately {sqft} square feet.'],
  ],
  [
    (listing) => listing.accessibility.includes('step-free-entry'),
    ['Step-free entrance from the street.', 'Step-free entrance, wheelchair- and stroller-friendly.'],
  ],
];

/** Sentences about newcomer benefits and remote viewing. */
export const benefits = {
  'accepts-newcomers': [
    'New to the country? You don’t need a local credit history.',
    'Newcomers welcome, no local credit history needed.',
    'Newcomers welcome: we accept a passport and a study or work permit.',
  ],
  'accepts-foreign-income': [
    'We accept income and savings from abroad.',
    'Bank statements from another country are fine.',
    'Foreign income accepted.',
  ],
  'accepts-guarantor': ['Guarantors accepted.', 'You can apply with a guarantor.'],
  'remote-viewing': [
    'Not in town yet? We offer video tours.',
    'We can show you the place on a video call.',
    'Video tours available.',
  ],
};
