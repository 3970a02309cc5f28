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
    [
      'Heat and water are in the rent.',
      'The rent covers heat and water, so winter brings no surprises.',
      'Heat and water are on us.',
    ],
  ],
  [
    all(included('heat'), (listing) => !listing.utilitiesIncluded.includes('water')),
    ['Heat is included.', 'You will not get a heating bill; it is in the rent.', 'We pay for the heat.'],
  ],
  [
    included('electricity-hydro'),
    ['Power is included too.', 'Electricity is part of the rent.', 'The power bill stays with us.'],
  ],
  [
    included('internet'),
    [
      'Internet is set up and included.',
      'Fast internet is in the rent and works from day one.',
      'You will be online the evening you move in.',
    ],
  ],
  [
    (listing) => listing.utilitiesIncluded.length === 0,
    [
      'You set up your own utilities; we show you how.',
      'Utilities are in your name and are modest for the size.',
      'Power and heat are paid by you, by the meter.',
    ],
  ],
  [
    (listing) => listing.laundry === 'in_unit',
    [
      'The washer and dryer are inside the home.',
      'You have your own washer and dryer.',
      'Laundry is done at home, not down the hall.',
      'A washer and a dryer sit behind the folding doors.',
    ],
  ],
  [
    (listing) => listing.laundry === 'in_building',
    [
      'There is a laundry room in the building.',
      'Laundry is downstairs and takes cards.',
      'The shared laundry is clean and rarely full.',
    ],
  ],
  [
    (listing) => listing.laundry === 'hookups',
    ['There are hookups if you bring a washer.', 'Bring your own washer; the connections are there.'],
  ],
  [
    (listing) => listing.laundry === 'nearby',
    ['The laundromat is around the corner.', 'A laundromat is two minutes away on foot.'],
  ],
  [
    (listing) => listing.parkingType === 'underground',
    [
      'Parking is underground, warm in winter.',
      'There is a stall underground if you drive.',
      'Your car stays dry in the underground garage.',
    ],
  ],
  [
    (listing) => listing.parkingType === 'surface',
    [
      'A parking spot comes with the home.',
      'Parking is right outside.',
      'There is a stall for one car behind the building.',
    ],
  ],
  [
    (listing) => listing.parkingType.startsWith('garage'),
    [
      'The garage takes one car and the bikes.',
      'There is a garage with a shelf for tires.',
      'Park in the garage and carry groceries straight in.',
    ],
  ],
  [
    (listing) => listing.parkingType === 'street',
    ['Street parking is easy to find.', 'You can park on the street with a permit.'],
  ],
  [
    (listing) => listing.parkingType === 'none',
    ['There is no parking, but transit is close.', 'Best without a car: there is no stall.'],
  ],
  [
    has('balcony'),
    [
      'The balcony is big enough for two chairs and a tomato plant.',
      'Step out to the balcony with your coffee.',
      'A balcony runs along the living room.',
      'From the balcony you can watch the street go by.',
    ],
  ],
  [
    has('patio'),
    [
      'The patio gets the evening sun.',
      'A patio out back is yours to use.',
      'There is a patio with room for a barbecue.',
    ],
  ],
  [
    has('dishwasher'),
    ['The kitchen has a dishwasher.', 'Yes, there is a dishwasher.', 'A dishwasher spares you the arguments.'],
  ],
  [
    has('hardwood'),
    [
      'Hardwood floors run through the main rooms.',
      'The floors are oak, refinished not long ago.',
      'Wood floors throughout, so no carpet to worry about.',
    ],
  ],
  [has('carpet'), ['The bedrooms have soft carpet.', 'There is new carpet in the bedrooms.']],
  [has('fireplace'), ['A gas fireplace warms the living room.', 'The fireplace works and is checked every fall.']],
  [has('walk-in-closet'), ['The main bedroom has a walk-in closet.', 'A walk-in closet swallows the suitcases.']],
  [has('ensuite'), ['The main bedroom has its own bathroom.', 'There is an ensuite off the larger bedroom.']],
  [has('den'), ['The den makes a good office.', 'A den off the hall fits a desk and a bookshelf.']],
  [
    has('storage'),
    [
      'Extra storage is included.',
      'A locker keeps the winter tires out of the way.',
      'There is more storage than you would guess.',
    ],
  ],
  [
    has('view'),
    [
      'The view reaches far on a clear day.',
      'You see a good piece of sky from the window.',
      'At night the city lights are your view.',
    ],
  ],
  [
    has('renovated'),
    [
      'Kitchen and bath were redone recently.',
      'We put in a new kitchen the year before last.',
      'The bathroom is new, with a deep tub.',
    ],
  ],
  [has('air-conditioning'), ['Air conditioning keeps July bearable.', 'There is air conditioning for the hot weeks.']],
  [has('high-ceilings'), ['The ceilings are high and the rooms feel larger for it.']],
  [has('elevator'), ['The building has an elevator.', 'An elevator takes you and the groceries up.']],
  [has('gym'), ['You can use the gym downstairs.', 'The gym in the building is open early and late.']],
  [has('pool'), ['The pool is open to all residents.', 'There is a pool, and it is never crowded on weekdays.']],
  [
    has('rooftop'),
    ['The rooftop terrace is the best seat in the house.', 'Summer evenings belong to the roof terrace.'],
  ],
  [has('bike-room'), ['Bikes have their own locked room.', 'There is a bike room with a pump.']],
  [has('parcel-lockers'), ['Parcels wait for you in lockers.', 'Deliveries go to a locker, not to the neighbour.']],
  [
    has('on-site-manager'),
    [
      'The manager lives on site and answers the same day.',
      'Repairs are quick: the superintendent is in the building.',
    ],
  ],
  [has('playground'), ['There is a playground behind the building.']],
  [has('co-working'), ['A shared work room has good light and strong internet.']],
  [has('ev-charger'), ['You can charge an electric car here.']],
  [
    (listing) => listing.furnished === 'yes',
    [
      'It comes furnished; bring your suitcases.',
      'Furniture, dishes and bedding are here.',
      'The home is furnished down to the kettle.',
    ],
  ],
  [
    (listing) => listing.furnished === 'partial',
    ['Some furniture stays: a bed, a table, a few chairs.', 'The larger furniture can stay if you want it.'],
  ],
  [
    (listing) => listing.petPolicies.includes('large-dogs'),
    ['Dogs of any size are welcome.', 'Your dog may come, large or small.'],
  ],
  [
    (listing) => listing.petPolicies.includes('cats') && !listing.petPolicies.includes('large-dogs'),
    ['Cats are fine.', 'A cat is no problem.', 'Bring your cat; tell us its name.'],
  ],
  [
    (listing) => listing.petPolicies.includes('ask'),
    ['Tell us about your pet and we will talk.', 'Pets: ask us, we are reasonable.'],
  ],
  [
    (listing) => listing.sqft > 0,
    [
      'In all it is about {sqft} square feet.',
      'The home measures {sqft} sq ft.',
      'You have {sqft} square feet to arrange.',
    ],
  ],
  [
    (listing) => listing.accessibility.includes('step-free-entry'),
    ['There are no steps from the street to the door.', 'The entrance is level, good for wheels of any kind.'],
  ],
];

/** Sentences about newcomer benefits and remote viewing. */
export const benefits = {
  'accepts-newcomers': [
    'New to the country? You do not need a credit history here.',
    'We know what it is to arrive: no local credit history is asked for.',
    'Newcomers are welcome; a passport and your immigration paper will do.',
  ],
  'accepts-foreign-income': [
    'Income or savings from abroad count.',
    'Bank statements from another country are fine.',
    'We accept an income that is paid abroad.',
  ],
  'accepts-guarantor': ['A guarantor is accepted.', 'If your income is new, a guarantor helps.'],
  'remote-viewing': [
    'Not in town yet? We show the home by video.',
    'We can walk you through on a video call.',
    'A video viewing is easy to arrange.',
  ],
};
