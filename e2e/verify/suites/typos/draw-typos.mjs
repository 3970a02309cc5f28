const letters = 'abcdefghijklmnopqrstuvwxyz';
const fold = (name) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

/**
 * Draws misspelt city names: a letter dropped, added, changed or swapped anywhere, in a quarter of them twice; cities
 * with listings are drawn more often.
 * A misspelling that is the name of another location is skipped. Every city with the drawn name counts as expected.
 */
export function drawTypos(locations, names, { count, seed }) {
  const random = createRandom(seed);
  const known = new Set(names.map((name) => name.letters));
  const cities = locations.filter(({ kind, name }) => kind === 'city' && name.length >= 5);
  const withListings = cities.filter(({ homes }) => homes > 0);
  const expectedIds = idsByName(locations.filter(({ kind }) => kind === 'city'));
  const typos = [];
  while (typos.length < count) {
    const from = random() < 0.5 ? withListings : cities;
    const { name, country } = from[Math.floor(random() * from.length)];
    let typed = misspell(name.toLowerCase(), random);
    if (random() < 0.25) typed = misspell(typed, random);
    if (fold(typed).length >= 4 && !known.has(fold(typed)))
      typos.push({ typed, expected: expectedIds.get(fold(name)), country });
  }
  return typos;
}

// Returns the ids of the cities by folded name or alias.
function idsByName(cities) {
  const ids = new Map();
  for (const { id, name, nameFr, aliases } of cities) {
    for (const key of new Set([name, nameFr, ...aliases].map(fold)))
      ids.set(key, (ids.get(key) ?? new Set()).add(String(id)));
  }
  return ids;
}

function misspell(word, random) {
  const at = Math.floor(random() * word.length);
  const letter = letters[Math.floor(random() * letters.length)];
  const swapped = at + 1 < word.length ? word[at + 1] + word[at] : word[at];
  const forms = [
    ['', 1],
    [letter + word[at], 1],
    [letter, 1],
    [swapped, 2],
  ];
  const [inserted, removedCount] = forms[Math.floor(random() * forms.length)];
  return word.slice(0, at) + inserted + word.slice(at + removedCount);
}

// mulberry32 pseudorandom generator
function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
