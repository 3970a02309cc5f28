import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';
import { Allowance } from '../limits/allowance.ts';
import { emailHash } from '../people/email-hash.ts';
import { networkOf } from './network.ts';

/** Tries that are free, and the longest wait between later ones, in seconds (decisions 5.6). */
export const freeTries = 5;
const longestWait = 900;
/** Tries of one network address in an hour, for whatever accounts. */
const triesPerHour = 100;

// A try is counted before the password is looked at, in one statement: however many arrive together, each sees the count that
// the one before it left, and those beyond the limit find the row closed.
const reserveTry = `
  insert into login_attempt as old (key, tries) values ($1, 1) on conflict (key) do update set
    tries = case when old.last_at < now() - interval '1 day' then 1 else old.tries + 1 end,
    last_at = now(),
    next_at = case when old.last_at < now() - interval '1 day' or old.tries + 1 < $2 then now()
      else now() + least($3, 2 ^ least(old.tries + 1 - $2, 20)) * interval '1 second' end
  where old.next_at <= now() or old.last_at < now() - interval '1 day'
  returning tries`;
const waitSql = `select greatest(1, ceil(extract(epoch from greatest(next_at - now(), interval '0'))))::int as seconds from login_attempt where key = $1`;

/** Slows down guessing: an account from one network gets five tries, then waits of 1, 2, 4 … 900 s; an address 100 an hour. Never a hard lock. */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly pool: SqlPool,
    private readonly allowance: Allowance,
  ) {}

  /** Counts a try. Gives the seconds to wait when it may not be made, undefined when it may. */
  async reserve(email: string, ip: string): Promise<number | undefined> {
    const hour = await this.allowance.take(`address:${ip || 'unknown'}`, triesPerHour);
    if (hour !== undefined) return hour;
    const account = accountKey(email, ip);
    if (!(await this.pool.row('login_try', reserveTry, [account, freeTries, longestWait])))
      return (await this.pool.row<{ seconds: number }>('login_wait', waitSql, [account]))?.seconds ?? 1;
    return undefined;
  }

  /** The password was right: the account's tries from this network are forgotten. */
  async forget(email: string, ip: string): Promise<void> {
    await this.pool.touch('login_forget', 'delete from login_attempt where key = $1', [accountKey(email, ip)]);
  }
}

// Hashed: the table must not become a list of what people typed as their address.
const accountKey = (email: string, ip: string) => `account:${emailHash(email)}:${networkOf(ip)}`;
