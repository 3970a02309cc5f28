import { IsIn, IsInt, IsISO8601, IsOptional, IsString } from 'class-validator';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { accountRestrictions, type AccountRestriction } from './review-values.ts';

/** What a landlord sees of the reviews of the account: never why it is reviewed, nor notes of support. */
export class OwnAccountState {
  @IsOptional() @IsIn(accountRestrictions) restriction?: AccountRestriction;
  /** Most listings that can be on; present while the account is limited. */
  @IsOptional() @IsInt() maxListings?: number;
  /** Why the account is restricted, as support wrote it. */
  @IsOptional() @IsString() reason?: string;
  /** Until when support expects documents; absent once one has arrived. */
  @IsOptional() @IsISO8601() documentsDueAt?: string;
}

export const getOwnAccountState = route({
  service: 'accounts',
  method: 'GET',
  path: '/user/account-state',
  access: access.role('landlord'),
  response: OwnAccountState,
  summary: "Get the restrictions of the calling landlord's account",
});
