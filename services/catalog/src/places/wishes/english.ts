import type { Vocabulary } from './vocabulary.ts';

/** Wishes as they are said in English. */
export const english: Vocabulary = {
  said: {
    rentaltypes: {
      condo: 'condo|condos|condominium|condominiums', house: 'house|houses|detached house|whole house', townhouse: 'townhouse|townhouses|town house|townhome|townhomes|row house',
      duplex: 'duplex|duplexes', 'triplex-plex': 'triplex|fourplex|plex', 'basement-suite': 'basement|basements|basement suite|basement suites|basement apartment|basement apartments',
      loft: 'loft|lofts', 'laneway-coach-house': 'laneway house|coach house|carriage house|garden suite', room: 'room for rent|rooms for rent|room|rooms|private room|shared room',
      'mobile-home': 'mobile home|mobile homes|trailer', 'student-residence': 'student residence|student housing|student rental|student rentals',
      'seniors-residence': 'seniors residence|senior living|retirement home|seniors', vacation: 'vacation rental|vacation rentals|vacation home',
    },
    petpolicies: {
      'cats,dogs': 'pet|pets|pet friendly|pets ok|pets okay|pets allowed|pets welcome|pets permitted|petfriendly|allows pets|cats and dogs|dogs and cats|cat and dog',
      dogs: 'dog|dogs|dog friendly|dogs ok|dogs allowed|dogs welcome|puppy', cats: 'cat|cats|cat friendly|cats ok|cats allowed|cats welcome|kitten',
      'small-dogs': 'small dog|small dogs', 'large-dogs': 'large dog|large dogs|big dog|big dogs', 'no-pets': 'no pets|no pet|without pets|pet free',
    },
    utilities: {
      'heat,electricity-hydro,water': 'utilities|utilities included|utilities paid|all utilities|all utilities included|with utilities|utils included|all inclusive|all included|everything included|bills included',
      heat: 'heat|heating|heated|heat included', 'electricity-hydro': 'electricity|electric|hydro|power|hydro included', water: 'water|water included', 'hot-water': 'hot water',
      gas: 'gas included|natural gas', internet: 'internet|wifi|wi fi|internet included', cable: 'cable|cable tv|tv included', trash: 'trash|garbage',
    },
    amenities: {
      dishwasher: 'dishwasher', 'air-conditioning': 'air conditioning|air conditioned|air conditioner|ac|a c|aircon|central air', balcony: 'balcony|balconies', patio: 'patio|deck|terrace',
      fireplace: 'fireplace', hardwood: 'hardwood|hardwood floors', 'walk-in-closet': 'walk in closet|walkin closet', ensuite: 'ensuite|en suite|ensuite bathroom', storage: 'storage|locker|storage locker',
      den: 'den|plus den|with den', view: 'with view|with a view|nice view|great view|water view|ocean view|lake view|city view|mountain views', 'high-ceilings': 'high ceilings',
      renovated: 'renovated|newly renovated|updated', 'ev-charger': 'ev charger|ev charging|electric car charger', elevator: 'elevator|lift', gym: 'gym|fitness|fitness room|fitness centre|fitness center',
      pool: 'pool|swimming pool|heated pool', sauna: 'sauna', concierge: 'concierge', doorman: 'doorman', 'bike-room': 'bike room|bike storage', rooftop: 'rooftop|roof terrace|roof deck',
      playground: 'playground', 'co-working': 'coworking|co working', 'visitor-parking': 'visitor parking', 'smoke-free': 'smoke free|non smoking|no smoking|nonsmoking',
      'controlled-entry': 'secure entry|controlled entry', fridge: 'fridge|refrigerator', stove: 'stove', microwave: 'microwave',
    },
    furnished: { true: 'furnished|fully furnished|with furniture', no: 'unfurnished|not furnished|without furniture', partial: 'partly furnished|partially furnished|semi furnished' },
    parking: {
      'garage_attached,garage,underground,covered,surface': 'parking|with parking|parking included|parking spot|parking space|free parking|parking stall', 'garage_attached,garage': 'garage|with garage',
      garage_attached: 'attached garage', underground: 'underground parking|heated parking|parkade', covered: 'covered parking|carport', street: 'street parking',
    },
    laundry: {
      in_unit: 'in unit laundry|insuite laundry|in suite laundry|ensuite laundry|en suite laundry|laundry in unit|laundry in suite|washer dryer|washer and dryer|washer|own laundry',
      'in_unit,in_building': 'laundry', in_building: 'laundry in building|shared laundry|coin laundry', hookups: 'washer hookup|laundry hookups|hookups',
    },
    lease: { month_to_month: 'month to month|monthly lease|no lease', short_term: 'short term|short term rental|short term rentals|short term lease', fixed: 'long term|one year lease|12 month lease' },
    accessibility: { 'step-free-entry': 'wheelchair|wheelchair accessible|accessible|step free|barrier free', 'no-stairs-in-unit': 'no stairs' },
    newcomer: {
      'accepts-newcomers': 'newcomer|newcomers|newcomer friendly|new to canada|immigrant|immigrants|no credit history|no credit check', 'accepts-foreign-income': 'foreign income',
      'accepts-guarantor': 'guarantor|with guarantor|cosigner', 'remote-viewing': 'remote viewing|video viewing|virtual viewing|virtual tour',
    },
  },
  studio: 'studio|studios|studio apartment|bachelor|bachelors|bachelor apartment|bachelor suite|batchelor|0 bed',
  units: {
    beds: 'bed|beds|bedroom|bedrooms|bedrom|bedrooom|bdrm|bdrms|bdr|bed room|bed rooms|br|brs|bd|bds|bed apartment|bedroom apartment|rooms',
    baths: 'bath|baths|bathroom|bathrooms|ba|washroom|washrooms|bath room', size: 'sq ft|sqft|square feet|square foot|sf|sq feet',
  },
  rent: {
    most: 'under #|below #|less than #|up to #|upto #|max #|max of #|maximum #|maximum of #|at most #|not over #|no more than #|not more than #|within #|cheaper than #|budget #|budget of #|budget is #|my budget is #|budget under #|# max|# maximum|# budget|# or less|# and under|# or under|# tops|# a month|# per month|# month|# monthly|# mo|rent #|rent under #|for under #|for less than #|for #',
    least: 'over #|above #|more than #|at least #|min #|minimum #|minimum of #|starting at #|from #|# or more|# and up|# and over|#+',
    range: 'between # and #|between # to #|from # to #|# to #',
  },
  between: 'or|to|and', orMore: 'or more|plus|and up', numbers: { one: 1, two: 2, three: 3, four: 4, five: 5 },
  noise: 'apartment|apartments|appartment|apartement|apt|apts|appt|flat|flats|suite|suites|unit|units|rent|rental|rentals|renting|rents|lease|leasing|for|to|in|near|nearby|around|at|by|on|close|and|with|without|or|please|pls|looking|look|want|wanted|need|needed|find|search|searching|cheap|affordable|nice|good|best|cozy|quiet|clean|modern|spacious|home|homes|place|places|listing|listings|available|downtown|included|includes|including|incl|inc|allowed|ok|okay|friendly|i|im|am|my|me|us|we|is|are|have|has|month|monthly|mo|per|cad|usd|dollars|dollar|now|asap|today|family|couple',
  articles: 'a|an|the|of',
};
