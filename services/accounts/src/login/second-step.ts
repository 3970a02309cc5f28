import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@porchlight/contracts';
import { Problem } from '@porchlight/service-kit';
import type { DataSource } from 'typeorm';
import { MailCodes } from '../confirm/mail-codes.ts';
import { Allowance } from '../limits/allowance.ts';
import { Mailer } from '../mail/mailer.ts';
import { emailHash } from '../people/email-hash.ts';
import { TotpCheck } from '../totp/totp-check.ts';
import { words } from './words.ts';

/** Wrong passwords of an account in an hour, from wherever, after which the right one is not enough (reliability 6.8). */
export const failuresPerHour = 30;

const failures = (email: string) => `failures:${emailHash(email)}`;

/** What is asked beside the right password. An account is never locked: whoever reads its mail gets in. */
@Injectable()
export class SecondStep {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly totp: TotpCheck,
    private readonly allowance: Allowance,
    private readonly codes: MailCodes,
    private readonly mailer: Mailer,
  ) {}

  /** A wrong password, also of an address that nobody has. */
  async countFailure(email: string): Promise<void> {
    await this.allowance.take(failures(email), failuresPerHour);
  }

  /** Throws 401 `otp_required` when a second step is needed and missing, `otp-wrong` when it does not fit. The password was right. */
  async check({
    personId,
    email,
    otp,
  }: {
    readonly personId: string;
    readonly email: string;
    readonly otp: string | undefined;
  }): Promise<void> {
    if (await this.totp.passes(personId, otp)) return;
    if (!(await this.allowance.isSpent(failures(email), failuresPerHour))) return;
    if (otp === undefined) {
      await this.#sendCode(personId);
      throw new Problem(401, 'otp_required', words.codeFromMail);
    }
    if (!(await this.codes.take(personId, 'login', otp))) throw new Problem(401, 'otp-wrong', words.otpWrong);
  }

  async #sendCode(personId: string): Promise<void> {
    await this.source.transaction(async (manager) => {
      const code = await this.codes.make(manager, personId, 'login');
      const [person] = await manager.query<{ firstName: string; language: Language }[]>(
        'select first_name as "firstName", language from person where id = $1',
        [personId],
      );
      if (code !== undefined && person)
        await this.mailer.request(manager, {
          template: 'login-code',
          key: `login-code:${randomUUID()}`,
          personId,
          language: person.language,
          words: { firstName: person.firstName, code },
        });
    });
  }
}
