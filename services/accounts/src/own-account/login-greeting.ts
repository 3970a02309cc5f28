import { Injectable } from '@nestjs/common';
import type { LoginAcknowledged } from '@porchlight/contracts/accounts';
import { getPersonCounts } from '@porchlight/contracts/internal';
import { Log, ServiceClient, SqlPool, unauthenticated } from '@porchlight/service-kit';

// The row is read under its lock: of two tabs one greets.
const seeSql = `with before as (select id, last_seen_login_at as at from person where id = $1 and state in ('active', 'decoy') for update)
  update person set last_seen_login_at = now() from before where person.id = before.id returning person.last_seen_login_at as "seenAt", before.at is null as "isFirst"`;

/** Greets whoever signed in: whether it is the first time, and what waits. */
@Injectable()
export class LoginGreeting {
  constructor(
    private readonly pool: SqlPool,
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  async acknowledge(personId: string): Promise<LoginAcknowledged> {
    const [seen, counts] = await Promise.all([
      this.pool.row<{ seenAt: Date; isFirst: boolean }>('see_login', seeSql, [personId]),
      this.#countsOf(personId),
    ]);
    if (!seen) throw unauthenticated();
    return { lastSeenLoginAt: seen.seenAt.toISOString(), isFirstLogin: seen.isFirst, ...counts };
  }

  // Catalog away is no reason not to greet.
  async #countsOf(
    personId: string,
  ): Promise<Pick<LoginAcknowledged, 'inquiryCount' | 'favouriteCount' | 'recommendedCount'>> {
    try {
      const { inquiries, favourites, recommended } = await this.services.call(getPersonCounts, {
        params: { personId },
      });
      return { inquiryCount: inquiries, favouriteCount: favourites, recommendedCount: recommended };
    } catch {
      this.log.caution('catalog did not count what waits for somebody');
      return { inquiryCount: null, favouriteCount: null, recommendedCount: null };
    }
  }
}
