import { IsISO8601, IsOptional, IsString, Length, Matches } from 'class-validator';
import { access } from '../kernel/access.ts';
import { IsCount } from '../kernel/fields.ts';
import { Nested } from '../kernel/nested.ts';
import { route } from '../kernel/route.ts';

export class SessionQuestion {
  @IsString() @Length(1, 200) token!: string;
  /** Hash of the cookie that came along; a token that is bound to another, or to one that did not come, is dead from then on. */
  @IsOptional() @Matches(/^[\w-]{43}$/) binding?: string;
}
export class ResolvedSession {
  @IsString() sessionId!: string;
  @IsString() userId!: string;
  @IsString({ each: true }) roles!: string[];
  @IsString({ each: true }) permissions!: string[];
  /** Rises with every change of the person's roles or permissions. */
  @IsCount() version!: number;
  @IsISO8601() expiresAt!: string;
}
/** `session` is absent when the token is unknown, expired or revoked. */
export class SessionAnswer {
  @IsOptional() @Nested(() => ResolvedSession) session?: ResolvedSession;
}

/** The gateway asks who stands behind a bearer token. */
export const resolveSession = route({
  service: 'accounts',
  method: 'POST',
  path: '/internal/sessions/resolve',
  access: access.service('gateway'),
  body: SessionQuestion,
  answer: SessionAnswer,
  lane: 'read',
  summary: 'Who stands behind a token',
});
