import { IsBoolean, IsIn, IsISO8601, IsOptional, IsString, IsUUID } from 'class-validator';
import { IsCount } from '../../kernel/input/fields.ts';
import { ListOf } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { companyKinds } from '../own-account.ts';
import { renterStates, type RenterState } from '../staff-renters.ts';

export class SupportCompanyParams {
  @IsUUID() id!: string;
}
/** Facts of a company, as support sees them. */
export class SupportCompany {
  @IsUUID() id!: string;
  /** Number of the last change. */
  @IsCount() version!: number;
  @IsString() name!: string;
  @IsIn(companyKinds) kind!: (typeof companyKinds)[number];
  /** 0 to 3 (docs/rules/accounts.md, ACCOUNT-4). */
  @IsCount() verifiedLevel!: number;
  @IsISO8601() joinedAt!: string;
  @IsOptional() @IsString() legalName?: string;
  @IsOptional() @IsString() city?: string;
  @IsOptional() @IsString() phone?: string;
  @IsOptional() @IsString() email?: string;
  @IsOptional() @IsString() website?: string;
  @IsOptional() @IsString() licenceNumber?: string;
  /** Address of the logo. */
  @IsOptional() @IsString() logo?: string;
}
/** A user of a company. What identifies the user is masked. */
export class SupportCompanyUser {
  @IsUUID() id!: string;
  /** `Leila H.` */
  @IsString() name!: string;
  /** `l•••@example.com` */
  @IsString() email!: string;
  @IsIn(renterStates) state!: RenterState;
  /** Whether the address is confirmed. */
  @IsBoolean() isVerified!: boolean;
  @IsOptional() @IsISO8601() lastLoginAt?: string;
}
export class SupportCompanyUsers {
  /** Newest first. */
  @ListOf(() => SupportCompanyUser) users!: SupportCompanyUser[];
  /** All users of the company. */
  @IsCount() total!: number;
}

const reads = {
  service: 'accounts',
  method: 'GET',
  access: access.permission('showCompany'),
  params: SupportCompanyParams,
} as const;

export const getSupportCompany = route({
  ...reads,
  path: '/support/companies/:id',
  response: SupportCompany,
  errors: ['not-found'],
  summary: 'Get the facts of a company, for support',
});
export const listSupportCompanyUsers = route({
  ...reads,
  path: '/support/companies/:id/users',
  response: SupportCompanyUsers,
  errors: ['not-found'],
  summary: 'List the newest 25 users of a company, masked',
});
