// Wishes as visitors have them, near a home that exists: most find something, some find nothing.
import { pick } from '../data/random.mjs';

const rounded = (rent) => Math.max(300, Math.ceil(rent / 100) * 100);
const plain = {
  maxrate: { share: 0.5, draw: (random, home) => rounded(home.rent * (0.8 + random() * 0.6)) },
  beds: {
    share: 0.5,
    draw: (random, home) => [
      ...new Set([Math.min(home.beds, 4), ...(random() < 0.3 ? [Math.min(home.beds + 1, 4)] : [])]),
    ],
  },
  rentaltypes: { share: 0.2, draw: (_, home) => [home.rentalType] },
  minsqft: { share: 0.1, draw: (random) => 400 + 100 * Math.floor(random() * 6) },
};
const further = {
  petpolicies: { share: 0.15, draw: (random) => [pick(random, ['cats', 'dogs'])] },
  amenities: { share: 0.2, draw: (random, home) => few(random, home.amenities) },
  utilities: { share: 0.1, draw: (random, home) => few(random, home.utilities) },
  laundry: { share: 0.08, draw: (_, home) => [home.laundry] },
  parking: { share: 0.05, draw: (_, home) => [home.parkingType] },
  furnished: { share: 0.05, draw: () => ['true'] },
};
const all = { ...plain, ...further };
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
const rare = [
  (random) => ({ amenities: [pick(random, rareAmenities), pick(random, rareAmenities), 'elevator'] }),
  (random, home) => ({
    accessibility: [pick(random, rareNeeds), pick(random, rareNeeds)],
    beds: [Math.min(home.beds, 4)],
  }),
  (_, home) => ({
    rentaltypes: ['laneway-coach-house', 'triplex-plex'],
    petpolicies: ['dogs'],
    furnished: ['yes'],
    maxrate: rounded(home.rent),
  }),
  () => ({ beds: [4], maxrate: 1200, amenities: ['pool'], utilities: ['heat', 'electricity-hydro'] }),
];

/** Wishes that any back end can hold against plain columns. */
export const plainFilters = (random, home) => drawn(plain, random, home);
export const anyFilters = (random, home) => drawn(all, random, home);
/** Wishes that few homes of a province meet, or none. */
export const rareFilters = (random, home) => pick(random, rare)(random, home);

function drawn(wishes, random, home) {
  const made = Object.entries(wishes).flatMap(([key, { share, draw }]) =>
    random() < share ? [[key, draw(random, home)]] : [],
  );
  return Object.fromEntries(made.filter(([, value]) => !Array.isArray(value) || value.length > 0));
}

const few = (random, words) => words.filter(() => random() < 1.5 / Math.max(1, words.length)).slice(0, 2);
