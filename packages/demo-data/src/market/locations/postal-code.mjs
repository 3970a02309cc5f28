import { Random } from '../random.mjs';

const canadianLetters = 'ABCEGHJKLMNPRSTVWXYZ';
const firstLetters = {
  NL: 'A',
  NS: 'B',
  PE: 'C',
  NB: 'E',
  MB: 'R',
  SK: 'S',
  AB: 'T',
  BC: 'V',
  NT: 'X',
  NU: 'X',
  YT: 'Y',
};
// Ranges of the first three digits of ZIP codes.
const zipRanges = {
  AL: '350-369',
  AK: '995-999',
  AZ: '850-865',
  AR: '716-729',
  CA: '900-961',
  CO: '800-816',
  CT: '060-069',
  DE: '197-199',
  DC: '200-205',
  FL: '320-349',
  GA: '300-319',
  HI: '967-968',
  ID: '832-838',
  IL: '600-629',
  IN: '460-479',
  IA: '500-528',
  KS: '660-679',
  KY: '400-427',
  LA: '700-714',
  ME: '039-049',
  MD: '206-219',
  MA: '010-027',
  MI: '480-499',
  MN: '550-567',
  MS: '386-397',
  MO: '630-658',
  MT: '590-599',
  NE: '680-693',
  NV: '889-898',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-884',
  NY: '100-149',
  NC: '270-289',
  ND: '580-588',
  OH: '430-459',
  OK: '730-749',
  OR: '970-979',
  PA: '150-196',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '750-799',
  UT: '840-847',
  VT: '050-059',
  VA: '220-246',
  WA: '980-994',
  WV: '247-268',
  WI: '530-549',
  WY: '820-831',
};

/** Returns a postal code that fits the province or state and is the same for all listings of a street. */
export function postalCodeOf(city, street) {
  const byCity = new Random(`postal/${city.id}`);
  const byStreet = new Random(`postal/${city.id}/${street}`);
  if (city.country === 'US') {
    const [from, to] = zipRanges[city.code].split('-').map(Number);
    return String(byCity.between(from, to)).padStart(3, '0') + byStreet.code(2, '0123456789');
  }
  const area = firstLetterOf(city) + byCity.between(1, 9) + byStreet.code(1, canadianLetters);
  return `${area} ${byStreet.between(1, 9)}${byStreet.code(1, canadianLetters)}${byStreet.between(0, 9)}`;
}

function firstLetterOf({ code, latitude, longitude }) {
  if (code === 'QC') return quebecLetter(latitude, longitude);
  if (code === 'ON') return ontarioLetter(latitude, longitude);
  return firstLetters[code];
}

// G is eastern Québec, H Montréal, J the rest.
function quebecLetter(latitude, longitude) {
  if (longitude > -72.3) return 'G';
  const isMontreal = latitude > 45.4 && latitude < 45.71 && longitude > -73.98 && longitude < -73.48;
  return isMontreal ? 'H' : 'J';
}

// P is northern Ontario, M Toronto, K the east, N the south-west, L the area around Toronto.
function ontarioLetter(latitude, longitude) {
  if (latitude > 45.2 && longitude < -78) return 'P';
  if (latitude > 43.58 && latitude < 43.85 && longitude > -79.64 && longitude < -79.12) return 'M';
  if (longitude > -78.4) return 'K';
  return longitude < -80.1 ? 'N' : 'L';
}
