import { riskOf, type RiskFacts } from './risk.ts';

const harmless: RiskFacts = {
  text: 'Bright two-bedroom near the park. Quiet street, large kitchen.',
  rent: 2_000,
  areaMedian: 2_000,
  hasPhotosOfOthers: false,
  hasPhotosOfOwnUnit: false,
  hasTextOfOthers: false,
  kmOutsideCity: 0,
  hasDisposableEmail: false,
  accountDays: 100,
  recentListings: 1,
  wasRejectedBefore: false,
  verifiedLevel: 1,
};

it('of a harmless listing is 0', () => {
  expect(riskOf(harmless)).toEqual({ risk: 0, reasons: [] });
});

it.each<[string, Partial<RiskFacts>, string, number]>([
  ['a rent below 70 % of the median', { rent: 1_399 }, 'rent-low', 25],
  ['a rent below 55 % of the median', { rent: 1_099 }, 'rent-very-low', 40],
  ['photos of another company', { hasPhotosOfOthers: true }, 'photos-of-another-company', 35],
  ['photos of another unit of the company', { hasPhotosOfOwnUnit: true }, 'photos-of-own-unit', 5],
  ['the text of another company', { hasTextOfOthers: true }, 'text-of-another-company', 20],
  ['payment terms', { text: 'Send the deposit by Western Union.' }, 'payment-terms', 20],
  ['contact details in the text', { text: 'Call 416 555 0123' }, 'contact-in-text', 10],
  ['a pin 11 km outside the city', { kmOutsideCity: 11 }, 'pin-outside-city', 10],
  ['a disposable address', { hasDisposableEmail: true }, 'disposable-email', 15],
  ['an account of six days', { accountDays: 6.9 }, 'new-account', 10],
  ['five listings in an hour', { recentListings: 5 }, 'many-listings', 15],
  ['an earlier rejection', { wasRejectedBefore: true }, 'earlier-rejection', 20],
])('counts %s', (_, facts, rule, points) => {
  expect(riskOf({ ...harmless, ...facts })).toEqual({ risk: points, reasons: [{ rule, points }] });
});

it.each<[string, Partial<RiskFacts>]>([
  ['70 % of the median', { rent: 1_400 }],
  ['an unknown median', { rent: 100, areaMedian: null }],
  ['a pin 10 km outside the city', { kmOutsideCity: 10 }],
  ['an account of a week', { accountDays: 7 }],
  ['four listings in an hour', { recentListings: 4 }],
])('does not count %s', (_, facts) => {
  expect(riskOf({ ...harmless, ...facts }).risk).toBe(0);
});

it('counts photos of another company once, although the company has them twice', () => {
  const { reasons } = riskOf({ ...harmless, hasPhotosOfOthers: true, hasPhotosOfOwnUnit: true });
  expect(reasons).toEqual([{ rule: 'photos-of-another-company', points: 35 }]);
});

it('is lower for a verified company, lower still for a known one, and never negative or above 100', () => {
  for (const [verifiedLevel, rule, points] of [
    [2, 'verified-company', -30],
    [3, 'known-company', -50],
  ] as const)
    expect(riskOf({ ...harmless, verifiedLevel })).toEqual({ risk: 0, reasons: [{ rule, points }] });
  const all = {
    ...harmless,
    rent: 500,
    hasPhotosOfOthers: true,
    accountDays: 0,
    recentListings: 9,
    wasRejectedBefore: true,
  };
  expect(riskOf(all).risk).toBe(100);
  expect(riskOf({ ...all, verifiedLevel: 2 }).risk).toBe(90);
  expect(riskOf({ ...all, verifiedLevel: 3 }).risk).toBe(70);
});
