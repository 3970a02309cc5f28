import * as french from './french.mjs';
import { adjectives, openings } from './english-openings.mjs';
import { benefits, facts } from './english-facts.mjs';
import { cityLines, seasons, surroundings, voices } from './english-places.mjs';
import { bedsPlain, bedsWord, titleOf } from './titles.mjs';

const shortest = 140;

/** Writes titles and descriptions; no two descriptions are equal. */
export class Writer {
  #written = new Set();

  /** `{ title, description }` of a home that knows its facts, in its language. `voice` is the kind of its company. */
  write(random, home, voice) {
    for (;;) {
      const description =
        home.lang === 'fr' ? describeInFrench(random, home, voice) : describeInEnglish(random, home, voice);
      if (description.length < shortest || this.#written.has(description)) continue;
      this.#written.add(description);
      return { title: (home.lang === 'fr' ? french.titleOf : titleOf)(random, home), description };
    }
  }
}

function describeInEnglish(random, home, voice) {
  const { asides, closings } = voices[voice];
  const local = cityLines[home.city] && random.chance(0.4) ? cityLines[home.city] : surroundings[sizeOf(home)];
  const sentences = [
    random.pick(openings[home.rentalType]),
    ...factLines(random, home, facts),
    random.pick(local),
    ...(random.chance(0.45) ? [random.pick(seasons[climateOf(home)])] : []),
    ...benefitLines(random, home, benefits),
    random.pick(asides),
    random.pick(closings),
  ];
  return filled(sentences.filter(Boolean).join(' '), englishSlots(random, home));
}

function describeInFrench(random, home, voice) {
  const { asides, closings } = french.voices[voice];
  const opening = random.pick(french.openings[home.rentalType] ?? french.openings.apartment);
  const sentences = [
    opening,
    ...factLines(random, home, french.facts),
    random.pick(french.surroundings[sizeOf(home)]),
    ...(random.chance(0.45) ? [random.pick(french.seasons)] : []),
    ...benefitLines(random, home, french.benefits),
    random.pick(asides),
    random.pick(closings),
  ];
  return filled(sentences.filter(Boolean).join(' '), {
    ...placeSlots(home),
    size: french.sizeOf(home.beds),
    chambres: french.roomsOf(home.beds),
  }).replace(/\b([Dd])e un/g, '$1’un');
}

const factLines = (random, home, known) => {
  const true_ = known.filter(([isTrue]) => isTrue(home));
  return random.sample(true_, random.between(2, 4)).map(([, sentences]) => random.pick(sentences));
};
const benefitLines = (random, home, sentences) =>
  home.newcomer
    .filter(() => random.chance(0.55))
    .slice(0, 2)
    .map((word) => random.pick(sentences[word]));

const placeSlots = (home) => ({ city: home.city, street: home.street.replace(/^\d+ /, ''), sqft: String(home.sqft) });

function englishSlots(random, home) {
  const adj = random.pick(adjectives);
  const beds = home.beds === 0 ? 'open-plan' : bedsWord(home.beds);
  return {
    ...placeSlots(home),
    adj,
    A: article(adj, true),
    a: article(adj),
    beds,
    Beds: beds[0].toUpperCase() + beds.slice(1),
    beds_plain: bedsPlain(home.beds),
  };
}

const article = (word, isCapital = false) => {
  const found = /^[aeiou]/.test(word) ? 'an' : 'a';
  return isCapital ? found[0].toUpperCase() + found.slice(1) : found;
};
const filled = (text, slots) => text.replace(/\{(\w+)\}/g, (_, name) => slots[name]);

const sizeOf = ({ population }) => (population > 250_000 ? 'large' : population > 20_000 ? 'middle' : 'small');
function climateOf({ country, latitude }) {
  if (country === 'US' && latitude < 36) return 'hot';
  return (country === 'US' && latitude < 40) || (country === 'CA' && latitude < 49.5 && latitude > 48)
    ? 'mild'
    : 'cold';
}
