import type { AccountStats, Wallet } from '@porchlight/contracts/commerce';
import { dayInToronto } from '../../../shared/wallet/day-in-toronto.ts';

/** Something that ends soon; days are `2026-11-23`. */
export type WalletWarning =
  | {
      readonly kind: 'membershipEnds' | 'membershipEnded';
      readonly lastDay: string;
      /** Last day of the benefits. */
      readonly benefitsUntil: string;
    }
  | { readonly kind: 'creditsEnd'; readonly days: number };

const dayMs = 86_400_000;
const maxDays = { membership: 30, credits: 7 };
/** Benefits continue for this number of days after the membership (docs/rules/membership.md). */
const graceDays = 14;

const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

/** Returns the warning about a membership. One that will be renewed automatically needs nothing before its end. */
function membershipWarning({ isMember, membershipExpiryDate, autoRenews }: Wallet, now: Date): WalletWarning[] {
  if (!isMember || membershipExpiryDate === null) return [];
  const remainingMs = Date.parse(membershipExpiryDate) - now.getTime();
  const lastDay = dayInToronto(membershipExpiryDate);
  const benefitsUntil = addDays(lastDay, graceDays);
  if (remainingMs < 0) return [{ kind: 'membershipEnded', lastDay, benefitsUntil }];
  return !autoRenews && remainingMs <= maxDays.membership * dayMs
    ? [{ kind: 'membershipEnds', lastDay, benefitsUntil }]
    : [];
}

/** Returns the warnings about the membership and the credits, the membership first. */
export function walletWarnings(wallet: Wallet, stats: AccountStats, now: Date): readonly WalletWarning[] {
  const { dailyCreditUsage, numOfDaysLeft } = stats;
  const areCreditsLow = dailyCreditUsage > 0 && numOfDaysLeft <= maxDays.credits;
  return [
    ...membershipWarning(wallet, now),
    ...(areCreditsLow ? [{ kind: 'creditsEnd', days: numOfDaysLeft } as const] : []),
  ];
}
