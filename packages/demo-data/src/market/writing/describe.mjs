import { article } from './article.mjs';
import * as french from './french.mjs';
import { adjectives, openings } from './english-openings.mjs';
import { benefits, facts } from './english-facts.mjs';
import { cityLines, seasons, surroundings, voices } from './english-places.mjs';
import { bedsNoun, bedsAdjective, titleOf } from './titles.mjs';

const shortest = 140;

/** Generator of titles and of unique descriptions. */
export class Writer {
  #written = new Set();

  /** Returns `{ title, description }` of a listing in its language; `voice` is the kind of its company. */
  write(random, listing, voice) {
    for (;;) {
      const description =
        listing.lang === 'fr' ? describeInFrench(random, listing, voice) : describeInEnglish(random, listing, voice);
      if (description.length < shortest || this.#written.has(description)) continue;
      this.#written.add(description);
      return { title: (listing.lang === 'fr' ? french.titleOf : titleOf)(random, listing), description };
    }
  }
}

function describeInEnglish(random, listing, voice) {
  const { asides, closings } = voices[voice];
  const local = cityLines[listing.city] && random.chance(0.4) ? cityLines[listing.city] : surroundings[sizeOf(listing)];
  const sentences = [
    random.pick(openings[listing.rentalType]),
    ...factLines(random, listing, facts),
    random.pick(local),
    ...(random.chance(0.45) ? [random.pick(seasons[climateOf(listing)])] : []),
    ...benefitLines(random, listing, benefits),
    random.pick(asides),
    random.pick(closings),
  ];
  return filled(sentences.filter(Boolean).join(' '), englishSlots(random, listing));
}

function describeInFrench(random, listing, voice) {
  const { asides, closings } = french.voices[voice];
  const opening = random.pick(french.openings[listing.rentalType] ?? french.openings.apartment);
  const sentences = [
    opening,
    ...factLines(random, listing, french.facts),
    random.pick(french.surroundings[sizeOf(listing)]),
    ...(random.chance(0.45) ? [random.pick(french.seasons)] : []),
    ...benefitLines(random, listing, french.benefits),
    random.pick(asides),
    random.pick(closings),
  ];
  return filled(sentences.filter(Boolean).join(' '), {
    ...placeSlots(listing),
    size: french.sizeOf(listing.beds),
    chambres: french.roomsOf(listing.beds),
  }).replace(/\b([Dd])e un/g, '$1’un');
}

const factLines = (random, listing, known) => {
  const matching = known.filter(([isTrue]) => isTrue(listing));
  return random.sample(matching, random.between(2, 4)).map(([, sentences]) => random.pick(sentences));
};
const benefitLines = (random, listing, sentences) =>
  listing.newcomer
    .filter(() => random.chance(0.55))
    .slice(0, 2)
    .map((word) => random.pick(sentences[word]));

const placeSlots = (listing) => ({
  city: listing.city,
  street: listing.street.replace(/^\d+ /, ''),
  sqft: new Intl.NumberFormat(listing.lang === 'fr' ? 'fr-CA' : 'en-CA').format(listing.sqft),
});

function englishSlots(random, listing) {
  const adj = random.pick(adjectives);
  const beds = listing.beds === 0 ? 'open-plan' : bedsAdjective(listing.beds);
  return {
    ...placeSlots(listing),
    adj,
    A: article(adj) === 'an' ? 'An' : 'A',
    a: article(adj),
    beds,
    Beds: beds[0].toUpperCase() + beds.slice(1),
    beds_plain: bedsNoun(listing.beds),
  };
}

const filled = (text, slots) => text.replace(/\{(\w+)\}/g, (_, name) => slots[name]);

const sizeOf = ({ population }) => (population > 250_000 ? 'large' : population > 20_000 ? 'middle' : 'small');
function climateOf({ country, latitude }) {
  if (country === 'US' && latitude < 36) return 'hot';
  return (country === 'US' && latitude < 40) || (country === 'CA' && latitude < 49.5 && latitude > 48)
    ? 'mild'
    : 'cold';
}
