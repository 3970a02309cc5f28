import type { AccountStats, Wallet } from '@porchlight/contracts/commerce';
import { walletWarnings } from './wallet-warnings.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const noMember: Wallet = { credits: 128, isMember: false, membershipExpiryDate: null, autoRenews: false };
const stats: AccountStats = { numOfListings: 4, numOfEnabledListings: 3, numOfDaysLeft: 8, dailyCreditUsage: 8 };
const warningsOf = (wallet: Partial<Wallet>, over: Partial<AccountStats> = {}) =>
  walletWarnings({ ...noMember, ...wallet }, { ...stats, ...over }, now);
const memberUntil = (membershipExpiryDate: string, autoRenews = false) => ({
  isMember: true,
  membershipExpiryDate,
  autoRenews,
});

describe('a membership', () => {
  it('that ends within 30 days is warned about, with the last day of its benefits', () => {
    expect(warningsOf(memberUntil('2026-12-03T04:59:59.999Z'))).toEqual([
      { kind: 'membershipEnds', lastDay: '2026-12-02', benefitsUntil: '2026-12-16' },
    ]);
  });
  it('that ends later is not', () => {
    expect(warningsOf(memberUntil('2026-12-22T04:59:59.999Z'))).toEqual([]);
  });
  it('that will be renewed automatically is warned about only after its end', () => {
    expect(warningsOf(memberUntil('2026-12-03T04:59:59.999Z', true))).toEqual([]);
    expect(warningsOf(memberUntil('2026-11-16T04:59:59.999Z', true))).toEqual([
      { kind: 'membershipEnded', lastDay: '2026-11-15', benefitsUntil: '2026-11-29' },
    ]);
  });
  it('that has lapsed, or never was, is not', () => {
    expect(warningsOf({ membershipExpiryDate: '2026-08-02T03:59:59.999Z' })).toEqual([]);
    expect(warningsOf({})).toEqual([]);
  });
});

describe('credits', () => {
  it.each([
    [8, 8, []],
    [7, 8, [{ kind: 'creditsEnd', days: 7 }]],
    [0, 8, [{ kind: 'creditsEnd', days: 0 }]],
    [0, 0, []],
  ])('that last %s days at %s a day: %j', (numOfDaysLeft, dailyCreditUsage, expected) => {
    expect(warningsOf({}, { numOfDaysLeft, dailyCreditUsage })).toEqual(expected);
  });
});
