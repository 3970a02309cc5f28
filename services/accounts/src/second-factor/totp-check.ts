import { Injectable } from '@nestjs/common';
import { networkOf, Problem } from '@porchlight/service-kit';
import { HourlyLimit } from '../limits/hourly-limit.ts';
import { isTotpCode, TotpStore } from './totp-store.ts';
import { messages } from './messages.ts';

const attemptsPerHour = 30;
/**
 * Maximum number of six-digit codes checked in an hour from all networks; each of a million codes is valid for about a
 * minute. Recovery codes cannot be guessed, so they are limited by network only: the owner always has a way in.
 */
const codesPerHour = 100;

/** Verifies the second factor of accounts that have two-factor authentication. */
@Injectable()
export class TotpCheck {
  constructor(
    private readonly store: TotpStore,
    private readonly hourlyLimit: HourlyLimit,
  ) {}

  /** Returns whether a second factor was required and passed. Throws 401 `otp_required`, 401 `otp-wrong` or 429. */
  async passes(personId: string, otp: string | undefined, ip: string): Promise<boolean> {
    if (!(await this.store.isOn(personId))) return false;
    if (otp === undefined) throw new Problem(401, 'otp_required', messages.codeFromApp);
    await this.#count(`otp:${personId}:${networkOf(ip)}`, attemptsPerHour);
    // @mutation totp-total
    if (isTotpCode(otp)) await this.#count(`otp:${personId}`, codesPerHour);
    if (!(await this.store.consume(personId, otp))) throw new Problem(401, 'otp-wrong', messages.codeWrong);
    return true;
  }

  /** Counts a code entered to set up two-factor authentication. Throws 429 after 30 in an hour. */
  async countSetup(sessionId: string): Promise<void> {
    await this.#count(`otp-setup:${sessionId}`, attemptsPerHour);
  }

  async #count(key: string, max: number): Promise<void> {
    const wait = await this.hourlyLimit.consume(key, max);
    if (wait !== undefined) throw new Problem(429, 'too-many-tries', messages.tooManyTries, { retryAfter: wait });
  }
}
