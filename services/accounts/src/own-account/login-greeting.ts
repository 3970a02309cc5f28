import { Injectable } from '@nestjs/common';
import type { LoginAcknowledged } from '@porchlight/contracts/accounts';
import { getPersonCounts } from '@porchlight/contracts/internal';
import { Log, ServiceClient, SqlPool, unauthenticated } from '@porchlight/service-kit';

// The row lock lets only one of several tabs report the first login.
const markSeenSql = `
  with before as (select id, last_seen_login_at as at from person
    where id = $1 and state in ('active', 'decoy') for update)
  update person set last_seen_login_at = now() from before where person.id = before.id
  returning person.last_seen_login_at as "seenAt", before.at is null as "isFirst"`;

/** Acknowledges a login: whether it was the first, and the counts of items waiting in catalog. */
@Injectable()
export class LoginGreeting {
  constructor(
    private readonly pool: SqlPool,
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  async acknowledge(personId: string): Promise<LoginAcknowledged> {
    const [seen, counts] = await Promise.all([
      this.pool.row<{ seenAt: Date; isFirst: boolean }>('see_login', markSeenSql, [personId]),
      this.#countsOf(personId),
    ]);
    if (!seen) throw unauthenticated();
    return { lastSeenLoginAt: seen.seenAt.toISOString(), isFirstLogin: seen.isFirst, ...counts };
  }

  // The greeting works without counts while catalog is unavailable.
  async #countsOf(
    personId: string,
  ): Promise<Pick<LoginAcknowledged, 'inquiryCount' | 'favouriteCount' | 'recommendedCount'>> {
    try {
      const { inquiries, favourites, recommended } = await this.services.call(getPersonCounts, {
        params: { personId },
      });
      return { inquiryCount: inquiries, favouriteCount: favourites, recommendedCount: recommended };
    } catch {
      this.log.warn('login greeting without counts: catalog unavailable');
      return { inquiryCount: null, favouriteCount: null, recommendedCount: null };
    }
  }
}
