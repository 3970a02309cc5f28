// Filters as visitors use them, drawn around an existing listing: most queries have results, some have none.
import { pick } from '../data/random.mjs';

const rounded = (rent) => Math.max(300, Math.ceil(rent / 100) * 100);
const plain = {
  maxrate: { share: 0.5, draw: (random, listing) => rounded(listing.rent * (0.8 + random() * 0.6)) },
  beds: {
    share: 0.5,
    draw: (random, listing) => [
      ...new Set([Math.min(listing.beds, 4), ...(random() < 0.3 ? [Math.min(listing.beds + 1, 4)] : [])]),
    ],
  },
  rentaltypes: { share: 0.2, draw: (_, listing) => [listing.rentalType] },
  minsqft: { share: 0.1, draw: (random) => 400 + 100 * Math.floor(random() * 6) },
};
const additional = {
  petpolicies: { share: 0.15, draw: (random) => [pick(random, ['cats', 'dogs'])] },
  amenities: { share: 0.2, draw: (random, listing) => sample(random, listing.amenities) },
  utilities: { share: 0.1, draw: (random, listing) => sample(random, listing.utilities) },
  laundry: { share: 0.08, draw: (_, listing) => [listing.laundry] },
  parking: { share: 0.05, draw: (_, listing) => [listing.parkingType] },
  furnished: { share: 0.05, draw: () => ['true'] },
};
const all = { ...plain, ...additional };
const rareAmenities = [
  'sauna',
  'doorman',
  'rooftop',
  'co-working',
  'guest-suite',
  'car-share',
  'party-room',
  'playground',
  'bike-room',
  'pool',
];
const rareNeeds = [
  'roll-in-shower',
  'lowered-counters',
  'braille-signage',
  'visual-alarm',
  'tty',
  'ramp',
  'turning-circle',
  'walk-in-shower',
];
const rareCombinations = [
  (random) => ({ amenities: [pick(random, rareAmenities), pick(random, rareAmenities), 'elevator'] }),
  (random, listing) => ({
    accessibility: [pick(random, rareNeeds), pick(random, rareNeeds)],
    beds: [Math.min(listing.beds, 4)],
  }),
  (_, listing) => ({
    rentaltypes: ['laneway-coach-house', 'triplex-plex'],
    petpolicies: ['dogs'],
    furnished: ['yes'],
    maxrate: rounded(listing.rent),
  }),
  () => ({ beds: [4], maxrate: 1200, amenities: ['pool'], utilities: ['heat', 'electricity-hydro'] }),
];

/** Returns filters that any competitor can apply to plain columns. */
export const plainFilters = (random, listing) => drawFilters(plain, random, listing);
export const anyFilters = (random, listing) => drawFilters(all, random, listing);
/** Returns filters that few or no listings of a province match. */
export const rareFilters = (random, listing) => pick(random, rareCombinations)(random, listing);

function drawFilters(candidates, random, listing) {
  const entries = Object.entries(candidates).flatMap(([key, { share, draw }]) =>
    random() < share ? [[key, draw(random, listing)]] : [],
  );
  return Object.fromEntries(entries.filter(([, value]) => !Array.isArray(value) || value.length > 0));
}

const sample = (random, values) => values.filter(() => random() < 1.5 / Math.max(1, values.length)).slice(0, 2);
