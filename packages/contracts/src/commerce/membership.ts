import { IsBoolean, IsIn, IsInt, IsString, IsUUID, Min } from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { Done, IsCount, LanguageQuery } from '../kernel/input/fields.ts';
import { ListOf } from '../kernel/input/nested.ts';
import { route } from '../kernel/routes/route.ts';
import { currencies, type Currency } from '../kernel/vocabularies.ts';

/** Membership on sale: while it lasts, some live listings cost no credits (docs/rules/membership.md). */
export class MembershipPlan {
  @IsUUID() id!: string;
  @IsString() name!: string;
  /** Length of the membership. */
  @IsInt() @Min(1) months!: number;
  /** Listings that are live at the same time, and not featured, without costing credits. */
  @IsCount() includedListings!: number;
  /** Integer cents of `currency`, before tax. */
  @IsCount() priceCents!: number;
  @IsIn(currencies) currency!: Currency;
}
export class MembershipPlansResponse {
  @ListOf(() => MembershipPlan) membershipPlans!: MembershipPlan[];
}
export class MembershipChange {
  /** Whether the saved card pays for the next period. */
  @IsBoolean() autoRenews!: boolean;
}

/** Currency by `lang`: USD for en-US, else CAD. */
export const getMembershipPlans = route({
  service: 'commerce',
  method: 'GET',
  path: '/ecommerce/membership-plans',
  access: access.anyone,
  query: LanguageQuery,
  response: MembershipPlansResponse,
  caching: { shared: 300, etag: true },
  summary: 'List the memberships on sale',
});
/** Off until it is chosen. */
export const changeMembership = route({
  service: 'commerce',
  method: 'PATCH',
  path: '/elandlord/membership',
  access: access.role('landlord', 'createCheckout'),
  body: MembershipChange,
  response: Done,
  errors: ['card-needed'],
  summary: "Choose whether the membership of the caller's company is renewed with its saved card",
});
