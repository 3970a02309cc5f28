import { streetTypes, streetNames, streetPrefixes } from '../data/streets.mjs';

const addedStreetTypes = ['Way', 'Drive', 'Road', 'Crescent', 'Close', 'Place', 'Link', 'Gate'];
const streetTypePattern =
  /\b(st|street|ave|avenue|av|rd|road|dr|drive|blvd|boulevard|cres|crescent|way|wy|place|pl|court|ct|lane|ln|close|link|gate|terrace|trail|circle|cir|square|sq|row|rise|view|heights|green|common|landing|bay|point|park|gardens?|manor|mnr|parkway|pkwy|highway|hwy|rue|chemin|ch|côte|route|private|passage|mews|walk|hill|cove|loop|turn|bend|villas?|mount|grove|crossing|path|ridge|promenade|allée|montée|rang|quai|esplanade)\b/i;

// One house number or several: '8535', '727-769', '101, 323', '1304, 1306 & 1308'. The number of a street ('13th', '19
// Avenue') does not count.
const houseNumbers = /^#?\d+[a-d]?\b(?:\s*(?:[,&/–-]|and\b)\s*#?\d+[a-d]?\b)*[\s,–-]+(?:\d{4,5}\s+(?=\d))?/i;
const notStreet = /\(.*?\)|\b(?:bsmt|basement|main floor|upper|lower|unit|suite|apt)\b\.?/gi;
const bareStreetType = /^(?:st|street|ave|avenue)\b/i;

/**
 * Returns the street of a source address without its house number, capitalized normally; undefined when there is none.
 */
export function streetOf(address) {
  const text = address
    .replace(/\p{Cf}/gu, '')
    .replace(notStreet, ' ')
    .trim();
  const numbers = houseNumbers.exec(text)?.[0] ?? '';
  const [head] = text.slice(numbers.length).split(/[,;&/|\r\n]|#\s*\w+|\s-\s|\s(?:calgary|edmonton)\b/i);
  const last = numbers.match(/\d+/g)?.slice(1).at(-1);
  // '10611 – 116 St NW': the second number belongs to the street.
  const street = (last && bareStreetType.test(head) ? `${last} ${head}` : head)
    .replace(/^[\s–.-]+|[\s–.-]+$/g, '')
    .replace(/\s+/g, ' ');
  if (street.length < 3 || street.length > 60 || !/\p{L}/u.test(street)) return undefined;
  return street === street.toUpperCase() ? titled(street) : street;
}

const titled = (text) =>
  text
    .toLowerCase()
    .replace(/(^|[\s'-])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase())
    .replace(/\b(Nw|Ne|Sw|Se)\b/g, (side) => side.toUpperCase());

/** Returns the house number that a source address begins with, or undefined. */
export const numberOf = (address) => Number(/^\s*(\d{1,6})\b/.exec(address)?.[1]) || undefined;

/** Returns a street address that no source row has: the same street, or a generated one, with another number. */
export function newAddress(random, address) {
  const street = withStreetType(random, streetOf(address)) ?? generatedStreet(random);
  const old = numberOf(address);
  const near = old
    ? Math.abs(old + random.pick([-1, 1]) * 2 * random.between(3, 45))
    : Math.floor(random.next() ** 2 * 4800) + 12;
  const number = near === old || near < 2 ? (old ?? 0) + 2 * random.between(46, 60) : near;
  return { street, number };
}

// A bare neighbourhood name becomes a street name.
function withStreetType(random, street) {
  if (!street || streetTypePattern.test(street) || /\d/.test(street)) return street;
  return `${street} ${random.pick(addedStreetTypes)}`;
}

/** Returns a plausible American street: 'N Maple Ave', '42nd St'. */
export function generatedStreet(random) {
  const name = random.chance(0.12) ? ordinal(random.between(11, 96)) : random.pick(streetNames);
  return `${random.weighted(streetPrefixes)}${name} ${random.weighted(streetTypes)}`;
}

const ordinal = (n) => {
  const ending = n % 100 > 10 && n % 100 < 14 ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[n % 10] ?? 'th');
  return `${n}${ending}`;
};
