import { riskOf, type RiskFacts } from './risk.ts';

const harmless: RiskFacts = {
  text: 'Bright two-bedroom near the park. Quiet street, large kitchen.',
  rent: 2_000,
  areaMedian: 2_000,
  hasPhotosOfOthers: false,
  accountDays: 100,
  recentListings: 1,
  wasRejectedBefore: false,
  isCompanyVerified: false,
};

it('of a harmless listing is 0', () => {
  expect(riskOf(harmless)).toEqual({ risk: 0, reasons: [] });
});

it.each<[string, Partial<RiskFacts>, string, number]>([
  ['a rent below 70 % of the median', { rent: 1_399 }, 'rent-low', 25],
  ['a rent below 55 % of the median', { rent: 1_099 }, 'rent-very-low', 40],
  ['photos of another company', { hasPhotosOfOthers: true }, 'photos-of-another-company', 35],
  ['payment terms', { text: 'Send the deposit by Western Union.' }, 'payment-terms', 20],
  ['contact details in the text', { text: 'Call 416 555 0123' }, 'contact-in-text', 10],
  ['an account of six days', { accountDays: 6.9 }, 'new-account', 10],
  ['five listings in an hour', { recentListings: 5 }, 'many-listings', 15],
  ['an earlier rejection', { wasRejectedBefore: true }, 'earlier-rejection', 20],
])('counts %s', (_, facts, rule, points) => {
  expect(riskOf({ ...harmless, ...facts })).toEqual({ risk: points, reasons: [{ rule, points }] });
});

it.each<[string, Partial<RiskFacts>]>([
  ['70 % of the median', { rent: 1_400 }],
  ['an unknown median', { rent: 100, areaMedian: null }],
  ['an account of a week', { accountDays: 7 }],
  ['four listings in an hour', { recentListings: 4 }],
])('does not count %s', (_, facts) => {
  expect(riskOf({ ...harmless, ...facts }).risk).toBe(0);
});

it('is lower for a verified company, and never negative or above 100', () => {
  expect(riskOf({ ...harmless, isCompanyVerified: true })).toEqual({
    risk: 0,
    reasons: [{ rule: 'verified-company', points: -30 }],
  });
  const all = {
    ...harmless,
    rent: 500,
    hasPhotosOfOthers: true,
    accountDays: 0,
    recentListings: 9,
    wasRejectedBefore: true,
  };
  expect(riskOf(all).risk).toBe(100);
  expect(riskOf({ ...all, isCompanyVerified: true }).risk).toBe(90);
});
