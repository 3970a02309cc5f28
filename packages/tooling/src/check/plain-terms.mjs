// Terms that have no technical use here, in identifiers, comments, names of files and folders, log messages and test
// titles. Texts that people read, and names that other programs know (wire, storage, columns), are string literals: not
// looked at.

/**
 * Matches a word as a word of its own and as a part of a camelCase, kebab-case or CONSTANT_CASE name, but not inside a
 * longer word.
 */
const wordPattern = (word) => {
  const capital = word[0].toUpperCase() + word.slice(1);
  const upper = word.toUpperCase();
  return `(?:(?:(?<![A-Za-z])${word}|(?<![A-Z])${capital})(?![a-z])|(?<![A-Za-z])${upper}(?![A-Za-z]))`;
};
const between = '[\\s*/#_-]+';
const anyOf = (...words) => new RegExp(words.map(wordPattern).join('|'), 'g');
const phrase = (...words) => new RegExp(words.map(wordPattern).join(`(?:${between})?`), 'g');

const terms = [
  // Allowed: the number of a building, its drawing, and an open house.
  {
    name: 'house',
    pattern: new RegExp(`(?<![Oo]pen[ -]?)(?:${anyOf('house', 'houses').source})(?![ -]?(?:[Nn]umber|[Ss]cene))`, 'g'),
    write: 'site, app, services, owner',
  },
  { name: 'sow', pattern: anyOf('sow', 'sows', 'sowed', 'sown', 'sowing'), write: 'insert, seed' },
  { name: 'mend', pattern: anyOf('mend', 'mends', 'mended', 'mending'), write: 'fix, repair, normalize' },
  { name: 'knock', pattern: anyOf('knock', 'knocks', 'knocked', 'knocking'), write: 'heartbeat, request' },
  { name: 'laid aside', pattern: phrase('laid', 'aside'), write: 'dead letter' },
  { name: 'left in peace', pattern: phrase('left', 'in', 'peace'), write: 'circuit breaker opened' },
  { name: 'late-', pattern: new RegExp(`${wordPattern('late')}(?=-?[A-Z]|-[a-z]|_)`, 'g'), write: 'lazy, deferred' },
  { name: 'said, told', pattern: anyOf('said', 'told'), write: 'reported, sent, named' },
  { name: 'whoever', pattern: anyOf('whoever'), write: 'the caller, the renter, any user' },
  { name: 'whose like', pattern: phrase('whose', 'like'), write: 'similar' },
];

// The demo market and the drawings of buildings, where the first term is the type of a home.
const drawings =
  /^(?:packages\/demo-data|services\/catalog\/(?:seed\/photos|src\/photos\/share))\/|\/features\/home-page\/street\./;

/** Returns the terms in a text of a file that must be replaced, each with its position: `{ index, found, write }`. */
export function findPlainTerms(text, file) {
  return terms
    .filter(({ name }) => name !== 'house' || !drawings.test(file))
    .flatMap(({ pattern, write }) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ index, found, write })),
    );
}

/** Returns the message about one term. */
export const plainTermFault = ({ found, write }) =>
  `"${found.replace(/[\s*/#]+/g, ' ')}" has no technical meaning: ${write}`;
