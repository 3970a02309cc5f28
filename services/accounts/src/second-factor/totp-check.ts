import { Injectable } from '@nestjs/common';
import { Problem } from '@porchlight/service-kit';
import { HourlyLimit } from '../limits/hourly-limit.ts';
import { TotpStore } from './totp-store.ts';
import { messages } from './messages.ts';

/** Maximum number of codes checked in an hour; each of a million codes is valid for about a minute. */
const attemptsPerHour = 30;

/** Verifies the TOTP code of accounts that have two-factor authentication. */
@Injectable()
export class TotpCheck {
  constructor(
    private readonly store: TotpStore,
    private readonly hourlyLimit: HourlyLimit,
  ) {}

  /** Returns whether a second factor was required and passed. Throws 401 `otp_required`, 401 `otp-wrong` or 429. */
  async passes(personId: string, otp: string | undefined): Promise<boolean> {
    if (!(await this.store.isOn(personId))) return false;
    if (otp === undefined) throw new Problem(401, 'otp_required', messages.codeFromApp);
    await this.countAttempt(personId);
    if (!(await this.store.consume(personId, otp))) throw new Problem(401, 'otp-wrong', messages.codeWrong);
    return true;
  }

  /** Counts an attempt. Throws 429 after 30 in an hour. */
  async countAttempt(personId: string): Promise<void> {
    const wait = await this.hourlyLimit.consume(`otp:${personId}`, attemptsPerHour);
    if (wait !== undefined) throw new Problem(429, 'too-many-tries', messages.tooManyTries, { retryAfter: wait });
  }
}
