import { IsISO8601, IsOptional, IsString, IsUUID, Length, Matches } from 'class-validator';
import { Done } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { User } from '../session.ts';
import { maxListedSupportViews, viewAsReasonLength } from './view-as-limits.ts';

export class ViewAsParams {
  @IsUUID() id!: string;
}
export class NewViewAs {
  /** Why the account is viewed; its user reads it. Without space around it. */
  @IsString()
  @Length(viewAsReasonLength.min, viewAsReasonLength.max)
  @Matches(/^\S[^]*\S$/)
  reason!: string;
}
export class StartedViewAs {
  /** `plv1_<view>_<secret>`, sent as `Authorization: Bearer`. It is not stored and cannot be shown again. */
  @IsString() token!: string;
  @IsISO8601() expiresAt!: string;
  /** The viewed user. */
  @Nested(() => User) user!: User;
}
/** A view of the caller's account by a member of support. */
export class SupportView {
  @IsUUID() id!: string;
  @IsString() reason!: string;
  @IsISO8601() startedAt!: string;
  /** Absent while it lasts. */
  @IsOptional() @IsISO8601() endedAt?: string;
}
export class SupportViews {
  @ListOf(() => SupportView, maxListedSupportViews) views!: SupportView[];
}

/**
 * 403 `staff-account` for members of staff; 409 `account-inactive`. Ends the caller's former view.
 * (docs/rules/view-as.md)
 */
export const startViewAs = route({
  service: 'accounts',
  method: 'POST',
  path: '/admin/users/:id/view-as',
  access: access.permission('createImpersonations'),
  params: ViewAsParams,
  body: NewViewAs,
  response: StartedViewAs,
  status: 201,
  lane: 'write',
  errors: ['not-found', 'staff-account', 'account-inactive'],
  summary: 'View the site as a user for 30 minutes; the token reads what the user reads and changes nothing',
});
export const stopViewAs = route({
  service: 'accounts',
  method: 'POST',
  path: '/view-as/stop',
  access: access.signedIn,
  response: Done,
  viewAs: 'allowed',
  lane: 'write',
  summary: 'End the view of which the token is sent; changes nothing for other sessions',
});
export const listSupportViews = route({
  service: 'accounts',
  method: 'GET',
  path: '/user/support-views',
  access: access.signedIn,
  response: SupportViews,
  summary: 'List when support viewed the site as the current user, newest first, at most 50',
});
