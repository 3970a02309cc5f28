import { isFlat } from './listing-kind.mjs';

/** Returns whether a listing is furnished: usual for rooms and short leases, otherwise rare. */
export function furnishedOf(random, { rentalType, isShortTerm }) {
  const [yes, partial] = isShortTerm
    ? [0.8, 0.1]
    : ({ room: [0.6, 0.2], condo: [0.12, 0.05], studio: [0.08, 0.04] }[rentalType] ?? [0.04, 0.03]);
  const drawn = random.next();
  if (drawn < yes) return 'yes';
  return drawn < yes + partial ? 'partial' : 'no';
}

/** Returns the pet policies of a row, drawn when the row has none; all listings of a building share them. */
export function petsOf(random, { country, pets }) {
  if (country === 'US' && pets !== undefined && pets !== 'null') return americanPets(random, pets);
  const rule = random.weighted({
    'cats small-dogs': 26,
    'cats small-dogs large-dogs': 16,
    cats: 13,
    'cats small-dogs restrictions-apply': 9,
    'no-pets': 22,
    ask: 11,
    'cats small-dogs large-dogs other-pets': 3,
  });
  return rule.split(' ');
}

function americanPets(random, pets) {
  if (pets === 'Cats,Dogs')
    return ['cats', 'small-dogs', ...(random.chance(0.55) ? ['large-dogs'] : ['restrictions-apply'])];
  if (pets === 'Cats') return ['cats'];
  return pets === 'Dogs' ? ['small-dogs', 'large-dogs'] : ['no-pets'];
}

/** Returns the utilities included in the rent. */
export function utilitiesOf(random, { rentalType, country, code }) {
  if (rentalType === 'room')
    return ['heat', 'electricity-hydro', 'water', 'hot-water', 'internet', 'trash'].filter(
      (word) => word !== 'trash' || random.chance(0.6),
    );
  if (rentalType === 'basement-suite')
    return random.chance(0.55)
      ? ['heat', 'electricity-hydro', 'water', 'hot-water', ...random.some({ internet: 0.4 })]
      : random.some({ heat: 0.5, water: 0.5 });
  if (!isFlat(rentalType)) return random.some({ water: 0.12, trash: 0.25, sewer: 0.1 });
  if (country === 'US')
    return random.some({
      water: 0.34,
      sewer: 0.28,
      trash: 0.45,
      heat: 0.14,
      gas: 0.1,
      'hot-water': 0.18,
      internet: 0.08,
      'air-conditioning': 0.05,
    });
  const heatShare = code === 'QC' ? 0.45 : 0.72;
  return random.some({
    heat: heatShare,
    water: 0.7,
    'hot-water': 0.58,
    'electricity-hydro': 0.11,
    sewer: 0.2,
    trash: 0.3,
    gas: 0.06,
    internet: 0.05,
    cable: 0.02,
    'air-conditioning': 0.03,
  });
}

/** Returns the parking type. */
export function parkingOf(random, { rentalType, building }) {
  if (rentalType === 'house' || rentalType === 'townhouse')
    return random.weighted({ garage_attached: 40, garage: 25, surface: 25, street: 10 });
  if (rentalType === 'duplex') return random.weighted({ garage: 20, surface: 50, street: 30 });
  if (rentalType === 'basement-suite' || rentalType === 'room')
    return random.weighted({ street: 62, surface: 28, none: 10 });
  if (building.isTall) return random.weighted({ underground: 66, surface: 12, covered: 8, none: 14 });
  return random.weighted({ surface: 46, underground: 20, covered: 10, street: 14, none: 10 });
}

/** Returns the laundry type. */
export function laundryOf(random, { rentalType, building, rentLevel }) {
  if (rentalType === 'house' || rentalType === 'townhouse')
    return random.weighted({ in_unit: 84, hookups: 12, nearby: 4 });
  if (rentalType === 'basement-suite' || rentalType === 'duplex')
    return random.weighted({ in_unit: 52, in_building: 34, hookups: 8, nearby: 6 });
  if (rentalType === 'room') return random.weighted({ in_building: 88, nearby: 12 });
  const own = building.yearBuilt > 2005 || rentalType === 'condo' ? 62 : 16;
  return random.weighted({ in_unit: own * (rentLevel > 1.1 ? 1.4 : 1), in_building: 42, nearby: 6, none: 2 });
}

/** Returns the accessibility features: few or none in most buildings, several in new buildings with an elevator. */
export function accessibilityOf(random, { rentalType, building, hasElevator }) {
  if (!hasElevator && building.yearBuilt < 1995)
    return random.some({
      'service-animals-welcome': 0.12,
      'no-stairs-in-unit': isFlat(rentalType) ? 0.3 : 0.04,
      'street-level-entrance': 0.06,
    });
  const modern = building.yearBuilt > 2012 ? 1.6 : 1;
  const drawn = random.some({
    'step-free-entry': 0.3 * modern,
    ramp: 0.12,
    'wide-doorways': 0.18 * modern,
    'walk-in-shower': 0.12 * modern,
    'roll-in-shower': 0.03,
    'grab-bars': 0.07,
    'lever-handles': 0.2 * modern,
    'lowered-counters': 0.015,
    'lowered-switches': 0.02,
    'accessible-parking': 0.16 * modern,
    'accessible-height-toilet': 0.04,
    'turning-circle': 0.03,
    'front-controls-stove': 0.05,
    'visual-alarm': 0.03,
    'audible-alarm': 0.06,
    'braille-signage': 0.06 * modern,
    'street-level-entrance': 0.08,
    'service-animals-welcome': 0.3,
  });
  return isFlat(rentalType) && random.chance(0.6) ? [...drawn, 'no-stairs-in-unit'] : drawn;
}

const depositNotes = {
  lastMonth: { en: 'Applied to your last month’s rent.', fr: 'Appliqué au loyer de votre dernier mois.' },
  halfMonth: {
    en: 'Half a month’s rent, returned with interest when you move out.',
    fr: 'Un demi-mois de loyer, remboursé avec intérêts à votre départ.',
  },
};

/** Returns the usual deposit of the province or state, with a note for renters by language. */
export function depositOf(random, { code, country, rent }) {
  const half = Math.round(rent / 2);
  if (code === 'QC') return { deposit: 0 };
  if (code === 'ON') return { deposit: rent, depositNote: depositNotes.lastMonth };
  if (['BC', 'MB', 'NS'].includes(code)) return { deposit: half, depositNote: depositNotes.halfMonth };
  if (code === 'NL') return { deposit: Math.round(rent * 0.75) };
  if (country === 'US') return { deposit: random.weighted({ [rent]: 55, 300: 15, 500: 18, 0: 12 }) * 1 };
  return { deposit: random.chance(0.75) ? rent : half };
}

/** Returns the fees on top of the rent. */
export function feesOf(random, { country, parkingType, petPolicies, rentalType }) {
  const fees = [];
  const add = (type, name, amount, timing, requirement, refundable = false) =>
    fees.push({ type, name, amount, timing, requirement, refundable });
  const hasIndoorParking = ['underground', 'covered', 'garage'].includes(parkingType) && isFlat(rentalType);
  if (hasIndoorParking && random.chance(0.6))
    add('parking', 'Parking spot', random.pick([50, 75, 85, 100, 125, 150]), 'monthly', 'optional');
  if (petPolicies.includes('cats') && random.chance(0.28))
    add('pet', 'Pet rent', random.pick([20, 25, 30, 35, 50]), 'monthly', 'situational');
  if (country === 'US' && random.chance(0.4))
    add('application', 'Application fee', random.pick([35, 40, 45, 50, 55]), 'atApplication', 'mandatory');
  if (country === 'US' && random.chance(0.15))
    add('trash', 'Trash and pest control', random.pick([10, 15, 25]), 'monthly', 'mandatory');
  if (isFlat(rentalType) && random.chance(0.12))
    add('storage', 'Storage locker', random.pick([20, 25, 30, 40]), 'monthly', 'optional');
  if (isFlat(rentalType) && random.chance(0.1))
    add('key', 'Key deposit', random.pick([25, 40, 50, 75]), 'moveIn', 'mandatory', true);
  return fees;
}
