import { IsBoolean, IsISO8601, ValidateIf } from 'class-validator';
import { access } from '../kernel/access.ts';
import { applyAll } from '../kernel/compose.ts';
import { IsCount } from '../kernel/fields.ts';
import { route } from '../kernel/route.ts';

/** A count; null while whoever counts is away. */
const IsCountOrUnknown = () =>
  applyAll(
    ValidateIf((_, value) => value !== null),
    IsCount(),
  );

export class LoginAcknowledged {
  @IsISO8601() lastSeenLoginAt!: string;
  /** Whether the person was never here before; told once. */
  @IsBoolean() isFirstLogin!: boolean;
  @IsCountOrUnknown() inquiryCount!: number | null;
  @IsCountOrUnknown() favouriteCount!: number | null;
  @IsCountOrUnknown() recommendedCount!: number | null;
}

export const acknowledgeLogin = route({
  service: 'accounts',
  method: 'PATCH',
  path: '/acknowledge-user-logged-in',
  access: access.signedIn,
  answer: LoginAcknowledged,
  lane: 'write',
  summary: 'Say that the person saw that they are signed in: the greeting goes, and counts come',
});
