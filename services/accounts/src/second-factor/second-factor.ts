import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@porchlight/contracts';
import { networkOf, Problem, type Client } from '@porchlight/service-kit';
import type { DataSource } from 'typeorm';
import { MailCodes, type CodeKey } from '../confirm/mail-codes.ts';
import { HourlyLimit } from '../limits/hourly-limit.ts';
import { Mailer } from '../mail/mailer.ts';
import { emailHash } from '../limits/email-hash.ts';
import { TotpCheck } from './totp-check.ts';
import { messages } from './messages.ts';

/** Number of wrong passwords for an account in an hour, from any network, after which a mailed code is required too. */
export const failuresPerHour = 30;

const failuresKey = (email: string) => `failures:${emailHash(email)}`;

/**
 * Second factor of a login: TOTP, or a mailed code after many failures. Accounts are never locked, the owner of the
 * mailbox can always log in.
 */
@Injectable()
export class SecondFactor {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly totp: TotpCheck,
    private readonly hourlyLimit: HourlyLimit,
    private readonly codes: MailCodes,
    private readonly mailer: Mailer,
  ) {}

  /** Counts a wrong password, also for unknown addresses. */
  async countFailure(email: string): Promise<void> {
    await this.hourlyLimit.consume(failuresKey(email), failuresPerHour);
  }

  /**
   * Verifies the second factor after a correct password. Throws 401 `otp_required` when it is missing and `otp-wrong`
   * when it is incorrect.
   */
  async check(
    { personId, email, otp }: { readonly personId: string; readonly email: string; readonly otp: string | undefined },
    client: Client,
  ): Promise<void> {
    if (await this.totp.passes(personId, otp, client.ip)) return;
    if (!(await this.hourlyLimit.isExhausted(failuresKey(email), failuresPerHour))) return;
    const code: CodeKey = { personId, purpose: 'login', slot: slotOf(client) };
    if (otp === undefined) {
      await this.#sendCode(code);
      throw new Problem(401, 'otp_required', messages.codeFromMail);
    }
    if (!(await this.codes.consume(code, otp, 'anyone'))) throw new Problem(401, 'otp-wrong', messages.mailedCodeWrong);
  }

  async #sendCode(key: CodeKey): Promise<void> {
    const { personId } = key;
    await this.source.transaction(async (manager) => {
      const code = await this.codes.create(manager, key);
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

/** Binds a code to the login that requested it: another browser or network needs a code of its own. */
const slotOf = ({ ip, userAgent }: Client) =>
  createHash('sha256')
    .update(`${networkOf(ip)} ${userAgent}`)
    .digest('base64url')
    .slice(0, 22);
