import { Injectable } from '@nestjs/common';
import { InvalidConfigError, networkOf, RateLimiter, SqlPool, type LimitStatements } from '@porchlight/service-kit';
import { AccountsConfig } from '../config.ts';
import { HourlyLimit } from '../limits/hourly-limit.ts';
import { emailHash } from '../limits/email-hash.ts';

/** Number of login attempts without delay for an account and network. */
export const freeAttempts = 5;
const maxWaitSeconds = 900;
/** Maximum number of login attempts from one IP address in an hour, across all accounts. */
const attemptsPerHour = 100;

// The attempt is counted before the password is checked, in a single statement: concurrent attempts are serialized by
// the row, and those beyond the limit match no row.
// @mutation login-throttle
const statements: LimitStatements = {
  name: 'login_throttle',
  take: `
    insert into login_attempt as old (key, tries) values ($1, 1) on conflict (key) do update set
      tries = case when old.last_at < now() - interval '1 day' then 1 else old.tries + 1 end,
      last_at = now(),
      next_at = case when old.last_at < now() - interval '1 day' or old.tries + 1 < $2 then now()
        else now() + least($3, 2 ^ least(old.tries + 1 - $2, 20)) * interval '1 second' end
    where old.next_at <= now() or old.last_at < now() - interval '1 day'
    returning tries`,
  wait: `
    select least($3, greatest(1, ceil(extract(epoch from next_at - now()))))::int as seconds from login_attempt
    where key = $1 and tries >= $2`,
};

/**
 * Throttles password guessing: five attempts for an account and network, then delays of 1, 2, 4 … 900 s; 100 attempts
 * an hour for an IP address. Accounts are never locked.
 */
@Injectable()
export class LoginThrottle {
  readonly #limiter: RateLimiter;
  constructor(
    private readonly pool: SqlPool,
    private readonly hourlyLimit: HourlyLimit,
    private readonly config: AccountsConfig,
  ) {
    if (config.isProduction && !config.rateLimits)
      throw new InvalidConfigError('RATE_LIMITS must be on in production (given: "off")');
    this.#limiter = new RateLimiter(pool, statements);
  }

  /** Counts an attempt. Returns undefined when it may proceed, otherwise the seconds to wait. */
  async reserve(email: string, ip: string): Promise<number | undefined> {
    const waitForAddress = this.config.rateLimits ? await this.#countForAddress(ip) : undefined;
    return waitForAddress ?? this.#limiter.take(accountKey(email, ip), freeAttempts, maxWaitSeconds);
  }

  #countForAddress(ip: string): Promise<number | undefined> {
    return this.hourlyLimit.consume(`address:${ip || 'unknown'}`, attemptsPerHour);
  }

  /** Resets the counter of the account and network after a correct password. */
  async reset(email: string, ip: string): Promise<void> {
    await this.pool.execute('login_forget', 'delete from login_attempt where key = $1', [accountKey(email, ip)]);
  }
}

// Hashed, so that the table does not collect the addresses that people typed.
const accountKey = (email: string, ip: string) => `account:${emailHash(email)}:${networkOf(ip)}`;
