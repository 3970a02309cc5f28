import { IsBoolean, IsIn, IsISO8601, IsOptional, ValidateIf } from 'class-validator';
import { IsCount, IsListingId, type ListingId } from '../kernel/input/fields.ts';
import { ListOf } from '../kernel/input/nested.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';

/** Lengths of the usage report in days, the last one today. */
export const usageRanges = [14, 30, 90] as const;
export type UsageRange = (typeof usageRanges)[number];
export class UsageQuery {
  /** Absent: 30. */
  @IsOptional() @IsIn(usageRanges) days?: UsageRange;
}
/** Whole credits that a listing used on one business day. */
export class ListingUsage {
  @IsISO8601({ strict: true }) date!: string;
  /** Absent: all listings besides the ten that used most in the whole range. */
  @IsOptional() @IsListingId() listingId?: ListingId;
  @IsCount() activation!: number;
  @IsCount() daily!: number;
  /** Featuring: its activation and its days. */
  @IsCount() featured!: number;
}
export class UsageResponse {
  /** First business day. */
  @IsISO8601({ strict: true }) from!: string;
  @IsISO8601({ strict: true }) to!: string;
  /** Last day that the credits pay for at the present daily usage; null without daily usage. */
  @ValidateIf((_, value) => value !== null) @IsISO8601({ strict: true }) runsUntil!: string | null;
  /** In the order of the days. Days without usage are omitted. */
  @ListOf(() => ListingUsage) usage!: ListingUsage[];
}
/** Whether the caller is mailed before the credits of the company run out. */
export class LowCreditMail {
  @IsBoolean() enabled!: boolean;
}

const ownWallet = access.role('landlord', 'viewWallet');

export const getUsage = route({
  service: 'commerce',
  method: 'GET',
  path: '/elandlord/usage',
  access: ownWallet,
  query: UsageQuery,
  response: UsageResponse,
  summary: "Get the credits that the listings of the caller's company used, by day and listing",
});
export const getLowCreditMail = route({
  service: 'commerce',
  method: 'GET',
  path: '/elandlord/low-credit-mail',
  access: ownWallet,
  response: LowCreditMail,
  summary: 'Get whether the caller is mailed before the credits run out',
});
export const changeLowCreditMail = route({
  service: 'commerce',
  method: 'PATCH',
  path: '/elandlord/low-credit-mail',
  access: ownWallet,
  body: LowCreditMail,
  response: LowCreditMail,
  lane: 'write',
  summary: 'Turn the mails before the credits run out on or off',
});
