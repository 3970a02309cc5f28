import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString, ValidateIf } from 'class-validator';
import { IsCount, IsListingId, type ListingId } from '../kernel/input/fields.ts';
import { Nested } from '../kernel/input/nested.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';

/** Promotional credits that expire together. */
export class ExpiringCredits {
  /** Whole credits, part of the wallet. */
  @IsCount() credits!: number;
  /** Last business day on which they can be spent, YYYY-MM-DD. */
  @IsISO8601({ strict: true }) lastDay!: string;
}
/** Credits and membership of a landlord's company. */
export class Wallet {
  /** Whole credits; never negative. */
  @IsCount() credits!: number;
  /** Whether the membership pays for listings today: up to 14 days after its last day (docs/rules/membership.md). */
  @IsBoolean() isMember!: boolean;
  /** End of the last day in Toronto, also of a membership that has ended; null for a company that never had one. */
  @ValidateIf((_, value) => value !== null) @IsISO8601() membershipExpiryDate!: string | null;
  /** The credits that expire next; absent when none do. */
  @IsOptional() @Nested(() => ExpiringCredits) expiring?: ExpiringCredits;
  /** Whether the membership is renewed with the saved card. */
  @IsBoolean() autoRenews!: boolean;
}
export class WalletResponse {
  @Nested(() => Wallet) wallet!: Wallet;
}
/** What a landlord's listings cost now. */
export class AccountStats {
  @IsCount() numOfListings!: number;
  @IsCount() numOfEnabledListings!: number;
  /** Whole days that the credits last at the present daily usage; 0 without usage. */
  @IsCount() numOfDaysLeft!: number;
  /** Credits a day of all enabled listings. */
  @IsCount() dailyCreditUsage!: number;
}
export class AccountStatsResponse {
  @Nested(() => AccountStats) accountStats!: AccountStats;
}

/** Reasons for which credits enter or leave a wallet. */
export const creditMovements = [
  'purchase',
  'bonus',
  'activation',
  'daily',
  'featured-activation',
  'featured-daily',
  'refund',
  'dispute',
  'adjustment',
  'expiry',
] as const;
export type CreditMovement = (typeof creditMovements)[number];
/** One movement of credits, with the balance after it. */
export class CreditTransaction {
  @IsString() id!: string;
  @IsISO8601() at!: string;
  @IsIn(creditMovements) kind!: CreditMovement;
  /** Whole credits: negative when spent. */
  @IsInt() credits!: number;
  @IsCount() balanceAfter!: number;
  /** The listing that the credits were spent on. */
  @IsOptional() @IsListingId() listingId?: ListingId;
  /** Why support returned the credits of a listing. */
  @IsOptional() @IsString() reason?: string;
}

const ownWallet = access.role('landlord', 'viewWallet');

export const getWallet = route({
  service: 'commerce',
  method: 'GET',
  path: '/elandlord/wallet',
  access: ownWallet,
  response: WalletResponse,
  summary: "Get the credits and membership of the caller's company",
});
export const getAccountStats = route({
  service: 'commerce',
  method: 'GET',
  path: '/elandlord/account-stats',
  access: ownWallet,
  response: AccountStatsResponse,
  summary: "Get what the listings of the caller's company cost a day",
});
