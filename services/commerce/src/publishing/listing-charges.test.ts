import { chargesOfEnabling, chargesOfFeaturing, costsOf, type PublishingFacts } from './listing-charges.ts';

const prices = { activation: 10, daily: 1, featuredActivation: 15, featuredDaily: 3 };
const off: PublishingFacts = {
  listingId: 'aaaaaaaaa1',
  enabled: false,
  featured: false,
  isActivated: false,
  isTodayPaid: false,
  isFeaturingPaid: false,
};
const none = { standard: 0, featured: 0, included: 0 };
const linesOf = (charges: readonly { kind: string; credits: number }[]) =>
  charges.map(({ kind, credits }) => `${kind} ${credits}`);

describe('turning a listing on', () => {
  it.each([
    ['for the first time costs the activation', off, ['activation 10']],
    ['on another day of a valid activation costs that day', { ...off, isActivated: true }, ['daily 1']],
    ['again on a paid day is free', { ...off, isActivated: true, isTodayPaid: true }, []],
    ['after the activation ended costs it again, even on a paid day', { ...off, isTodayPaid: true }, ['activation 10']],
    ['is free while it is on', { ...off, enabled: true }, []],
  ])('%s', (_, listing, lines) => {
    expect(linesOf(chargesOfEnabling(listing, none, prices))).toEqual(lines);
  });
  it.each([
    ['pays the activation', off, ['activation 0']],
    ['pays the day of a valid activation', { ...off, isActivated: true }, ['daily 0']],
  ])('a membership with a free place %s', (_, listing, lines) => {
    const live = { standard: 9, featured: 3, included: 10 };
    expect(linesOf(chargesOfEnabling(listing, live, prices))).toEqual(lines);
  });
  it('over the places of a membership costs the normal price', () => {
    expect(linesOf(chargesOfEnabling(off, { standard: 10, featured: 0, included: 10 }, prices))).toEqual([
      'activation 10',
    ]);
  });
});

describe('featuring a listing', () => {
  it.each([
    ['costs its activation', off, ['featured-activation 15']],
    ['again on the same day is free', { ...off, isFeaturingPaid: true }, []],
    ['is free while it is featured', { ...off, featured: true }, []],
  ])('%s', (_, listing, lines) => {
    expect(linesOf(chargesOfFeaturing(listing, prices))).toEqual(lines);
  });
});

describe('the preview', () => {
  const wallet = { credits: 40, live: { standard: 2, featured: 0, included: 0 }, today: '2026-02-20' };
  it('names the credits, the daily usage and the last paid day of each change', () => {
    expect(costsOf(off, wallet, prices)).toMatchObject({
      credits: 40,
      enabling: { credits: 10, shortfall: 0, dailyCreditUsage: 3, runsUntil: '2026-03-02' },
      featuring: { credits: 15, shortfall: 0, dailyCreditUsage: 4, runsUntil: '2026-02-26' },
    });
  });
  it('names the credits that are missing', () => {
    const { enabling } = costsOf(off, { ...wallet, credits: 4 }, prices);
    expect(enabling).toEqual({
      credits: 10,
      isIncluded: false,
      shortfall: 6,
      dailyCreditUsage: 3,
      runsUntil: '2026-02-20',
    });
  });
  it('names no day without daily usage, and no impossible date', () => {
    const free = { ...prices, daily: 0, featuredDaily: 0 };
    expect(costsOf(off, wallet, free).enabling.runsUntil).toBeNull();
    expect(costsOf(off, { ...wallet, credits: 2_000_000_000 }, prices).enabling.runsUntil).toBe('2126-01-27');
  });
  it('names what a membership pays for; featuring costs the same', () => {
    const member = { ...wallet, live: { standard: 2, featured: 1, included: 10 } };
    expect(costsOf(off, member, prices)).toMatchObject({
      enabling: { credits: 0, isIncluded: true, dailyCreditUsage: 3 },
      featuring: { credits: 15, isIncluded: false, dailyCreditUsage: 6 },
    });
  });
});
