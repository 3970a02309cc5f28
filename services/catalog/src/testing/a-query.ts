import { accessibilityFeatures, amenities, furnishingWishes, laundryKinds, leaseTerms, newcomerBenefits, parkingTypes, petWishes, rentalTypes, sorts, utilities } from '@porchlight/contracts';
import { bathWishes, bedWishes } from '@porchlight/contracts/catalog';
import type { Chance } from './chance.ts';
import type { ModelQuery } from './naive-search.ts';

const few = (chance: Chance, list: readonly (string | number)[]) => [...new Set([chance.pick(list), ...(chance.is(0.5) ? [chance.pick(list)] : [])])].join(',');
const aDay = (chance: Chance) => new Date(Date.now() + chance.between(0, 90) * 86_400_000).toISOString().slice(0, 10);
const aBox = (chance: Chance) => chance.pick(['51.2,-113.9,50.9,-114.2', '51.1,-113.8,50.95,-114.1', '53.7,-113,53.3,-114', '52,-179.9,51,179.95', '45.6,-73.4,45.4,-73.7', '60,-100,55,-104']);

// The keys that a visitor may set, each drawn on its own.
const drawers: Readonly<Record<string, (chance: Chance) => string>> = {
  beds: (chance) => few(chance, bedWishes), baths: (chance) => few(chance, bathWishes), minrate: (chance) => String(chance.between(40, 90) * 25), maxrate: (chance) => String(chance.between(90, 125) * 25),
  amenities: (chance) => few(chance, amenities), utilities: (chance) => few(chance, utilities), rentaltypes: (chance) => few(chance, rentalTypes.slice(0, 6)), petpolicies: (chance) => few(chance, petWishes),
  furnished: (chance) => few(chance, furnishingWishes), keyword: (chance) => chance.pick(['river', 'Café', 'elm', 'quiet park', 'calgary', 'ECOLE home', 'nowhere']),
  minsqft: (chance) => String(chance.between(30, 90) * 10), maxsqft: (chance) => String(chance.between(100, 180) * 10), movein: aDay, lease: (chance) => few(chance, leaseTerms),
  parking: (chance) => few(chance, parkingTypes), laundry: (chance) => few(chance, laundryKinds), accessibility: (chance) => few(chance, accessibilityFeatures), newcomer: (chance) => few(chance, newcomerBenefits),
};
const scopes: readonly ModelQuery[] = [{}, { cityId: '11' }, { cityId: '12' }, { cityId: '14' }, { metroAreaId: '1' }, { provinceId: '1' }, { provinceId: '3' }, { cityId: '21', provinceId: '1' }];

/** A search that somebody may make: a place, a few filters, perhaps a box, an order and a page. */
export function aQuery(chance: Chance): ModelQuery {
  const query: Record<string, string> = { ...chance.pick(scopes) };
  for (const [key, draw] of Object.entries(drawers)) if (chance.is(0.07)) query[key] = draw(chance);
  if (chance.is(0.15)) query.bounds = aBox(chance);
  if (chance.is(0.6)) query.sort = chance.pick(sorts);
  if (chance.is(0.4)) query.page = String(chance.between(1, 6));
  if (chance.is(0.3)) query.perPage = chance.pick(['5', '24', '60']);
  return query;
}
