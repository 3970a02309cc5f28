import { IsIn, IsISO8601, IsOptional, IsString } from 'class-validator';
import { IsCount } from '../../kernel/input/fields.ts';
import { ListOf } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { SupportUserParams } from './user-record.ts';

/** `user`: the user of the record. `system`: a task without a user, or a user whose account is erased. */
export const userEventActors = ['user', 'staff', 'other-user', 'system'] as const;
/** Row of the audit log about a user, without IP address. */
export class UserEvent {
  /** Number of the row in the log. */
  @IsCount() id!: number;
  @IsISO8601() at!: string;
  /** Dotted name, such as `login.failed`. */
  @IsString() action!: string;
  @IsIn(userEventActors) actor!: (typeof userEventActors)[number];
  /** `Leila H.`; absent for `user` and `system`. */
  @IsOptional() @IsString() actorName?: string;
}
export class UserEvents {
  @ListOf(() => UserEvent, 50) events!: UserEvent[];
}
/** What a user agreed to. */
export class UserConsent {
  /** `terms` or `news`. */
  @IsString() purpose!: string;
  /** Version of the text. */
  @IsString() textVersion!: string;
  @IsISO8601() givenAt!: string;
  @IsOptional() @IsISO8601() withdrawnAt?: string;
}
export class UserConsents {
  @ListOf(() => UserConsent, 50) consents!: UserConsent[];
}

const reads = {
  service: 'accounts',
  method: 'GET',
  access: access.permission('showUser'),
  params: SupportUserParams,
  errors: ['not-found'],
} as const;
export const listUserEvents = route({
  ...reads,
  path: '/support/users/:id/events',
  response: UserEvents,
  summary: 'List the last 50 rows of the audit log about a user for support, newest first',
});
export const listUserConsents = route({
  ...reads,
  path: '/support/users/:id/consents',
  response: UserConsents,
  summary: 'List the last 50 consents of a user for support, newest first',
});
