import { IsIn, IsISO8601, IsOptional, IsString, Length, Matches } from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { IsCount } from '../kernel/input/fields.ts';
import { Nested } from '../kernel/input/nested.ts';
import { route } from '../kernel/routes/route.ts';

export class ResolveSessionRequest {
  @IsString() @Length(1, 200) token!: string;
  /**
   * Hash of the session cookie sent with the request. A token bound to another cookie, or sent without its cookie, is
   * revoked.
   */
  @IsOptional() @Matches(/^[\w-]{43}$/) binding?: string;
}
/** Session of a user, an API key of a user, or a view of the site as a user. */
export class ResolvedSession {
  /** Id of the session, of the API key or of the view. */
  @IsString() sessionId!: string;
  /** Member of staff who views the site as the user. */
  @IsOptional() @IsString() impersonatorId?: string;
  /** True for an API key. */
  @IsOptional() @IsIn([true]) isApiKey?: true;
  @IsString() userId!: string;
  @IsString({ each: true }) roles!: string[];
  @IsString({ each: true }) permissions!: string[];
  /** Increases with every change of the user's roles or permissions. */
  @IsCount() version!: number;
  @IsISO8601() expiresAt!: string;
  /** Time of the login, or of the last confirmation of the password: seconds since the Unix epoch; 0 for a key or a view. */
  @IsCount() authenticatedAt!: number;
}
/** `session` is absent when the token is unknown, expired or revoked. */
export class SessionResponse {
  @IsOptional() @Nested(() => ResolvedSession) session?: ResolvedSession;
}

/** Resolves a bearer token; called by the gateway. */
export const resolveSession = route({
  service: 'accounts',
  method: 'POST',
  path: '/internal/sessions/resolve',
  access: access.service('gateway'),
  body: ResolveSessionRequest,
  response: SessionResponse,
  lane: 'read',
  summary: 'Resolve a bearer token to its session',
});
