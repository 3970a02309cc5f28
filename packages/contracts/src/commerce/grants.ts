import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Length, Max, Min, NotEquals } from 'class-validator';
import { IsCount, IsIdempotencyKey, IsText } from '../kernel/input/fields.ts';
import { ListOf } from '../kernel/input/nested.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';
import { reasonLength } from './approvals.ts';

const maxCredits = 10_000;

export class GrantCredits {
  @IsIdempotencyKey() key!: string;
  @IsUUID() companyId!: string;
  /** Whole credits: positive enter the wallet of the company, negative leave it. */
  @IsInt() @NotEquals(0) @Min(-maxCredits) @Max(maxCredits) credits!: number;
  @IsString() @Length(reasonLength.min, reasonLength.max) reason!: string;
  /** Promotional credits are spent first and expire; only for credits that enter the wallet. */
  @IsBoolean() isPromotional!: boolean;
}
export class GrantResponse {
  /** `waiting`: another person must approve it. */
  @IsIn(['posted', 'waiting']) state!: 'posted' | 'waiting';
  /** Whole credits in the wallet afterwards; absent while it waits. */
  @IsOptional() @IsCount() balance?: number;
}
/** A company that can get credits. */
export class CreditCompany {
  @IsUUID() id!: string;
  @IsString() name!: string;
  /** Whole credits in its wallet. */
  @IsCount() credits!: number;
}
export class CreditCompaniesQuery {
  /** Part of the name, at least two characters. */
  @IsText(100) @Length(2, 100) search!: string;
}
export class CreditCompaniesResponse {
  @ListOf(() => CreditCompany) companies!: CreditCompany[];
}

const wallets = access.permission('modifyWallets');

export const grantCredits = route({
  service: 'commerce',
  method: 'POST',
  path: '/admin/ecommerce/grants',
  access: wallets,
  body: GrantCredits,
  response: GrantResponse,
  errors: ['credits-short', 'key-taken'],
  summary: 'Add credits to the wallet of a company or take them out; above 100 a day another person must approve',
});
export const findCreditCompanies = route({
  service: 'commerce',
  method: 'GET',
  path: '/admin/ecommerce/companies',
  access: wallets,
  query: CreditCompaniesQuery,
  response: CreditCompaniesResponse,
  summary: 'Find companies of landlords by name; the first 20',
});
