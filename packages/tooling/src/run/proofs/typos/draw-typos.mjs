const letters = 'abcdefghijklmnopqrstuvwxyz';
const folded = (name) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

/**
 * Misspelt names of cities, drawn: a letter dropped, added, changed or swapped anywhere, a quarter of them twice; cities with homes more often.
 * One that spells another place is no misspelling and left out. Any city of the name that was drawn is right.
 */
export function drawTypos(places, names, { count, seed }) {
  const next = chanceOf(seed);
  const known = new Set(names.map((name) => name.letters));
  const cities = places.filter(({ kind, name }) => kind === 'city' && name.length >= 5);
  const withHomes = cities.filter(({ homes }) => homes > 0);
  const meant = idsByName(places.filter(({ kind }) => kind === 'city'));
  const typos = [];
  while (typos.length < count) {
    const from = next() < 0.5 ? withHomes : cities;
    const { name, country } = from[Math.floor(next() * from.length)];
    let typed = misspelt(name.toLowerCase(), next);
    if (next() < 0.25) typed = misspelt(typed, next);
    if (folded(typed).length >= 4 && !known.has(folded(typed)))
      typos.push({ typed, expected: meant.get(folded(name)), country });
  }
  return typos;
}

// Those that are called so, by name or alias.
function idsByName(cities) {
  const ids = new Map();
  for (const { id, name, nameFr, aliases } of cities) {
    for (const key of new Set([name, nameFr, ...aliases].map(folded)))
      ids.set(key, (ids.get(key) ?? new Set()).add(String(id)));
  }
  return ids;
}

function misspelt(word, next) {
  const at = Math.floor(next() * word.length);
  const letter = letters[Math.floor(next() * letters.length)];
  const swapped = at + 1 < word.length ? word[at + 1] + word[at] : word[at];
  const forms = [
    ['', 1],
    [letter + word[at], 1],
    [letter, 1],
    [swapped, 2],
  ];
  const [put, taken] = forms[Math.floor(next() * forms.length)];
  return word.slice(0, at) + put + word.slice(at + taken);
}

// mulberry32
function chanceOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
