import { Injectable } from '@nestjs/common';
import { Problem } from '@porchlight/service-kit';
import { Allowance } from '../limits/allowance.ts';
import { TotpStore } from './totp-store.ts';
import { words } from './words.ts';

/** Codes that may be tried in an hour: a million of them, and one fits for a minute. */
const triesPerHour = 30;

/** Asks for the code of an app where an account has one. */
@Injectable()
export class TotpCheck {
  constructor(
    private readonly store: TotpStore,
    private readonly allowance: Allowance,
  ) {}

  /** Whether a second step was asked for and passed. Throws 401 `otp_required`, 401 `otp-wrong`, 429. */
  async passes(personId: string, otp: string | undefined): Promise<boolean> {
    if (!(await this.store.isOn(personId))) return false;
    if (otp === undefined) throw new Problem(401, 'otp_required', words.codeFromApp);
    await this.countTry(personId);
    if (!(await this.store.take(personId, otp))) throw new Problem(401, 'otp-wrong', words.codeWrong);
    return true;
  }

  /** Throws 429 after thirty tries in an hour. */
  async countTry(personId: string): Promise<void> {
    const wait = await this.allowance.take(`otp:${personId}`, triesPerHour);
    if (wait !== undefined) throw new Problem(429, 'too-many-tries', words.tooManyTries, { retryAfter: wait });
  }
}
