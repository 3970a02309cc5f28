import { IsBoolean, IsISO8601, ValidateIf } from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { applyAll } from '../kernel/input/compose.ts';
import { IsCount } from '../kernel/input/fields.ts';
import { route } from '../kernel/routes/route.ts';

/** A count; null if the service that counts is unavailable. */
const IsCountOrUnknown = () =>
  applyAll(
    ValidateIf((_, value) => value !== null),
    IsCount(),
  );

export class LoginAcknowledged {
  @IsISO8601() lastSeenLoginAt!: string;
  /** Whether this is the user's first login; true in one response only. */
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
  response: LoginAcknowledged,
  lane: 'write',
  summary: 'Acknowledge that the user saw the login greeting; returns the counts to show',
});
