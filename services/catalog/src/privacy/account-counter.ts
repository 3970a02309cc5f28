import { Injectable } from '@nestjs/common';
import type { PersonCounts } from '@porchlight/contracts/internal';
import { SqlPool } from '@porchlight/service-kit';

const countSql = `
  select (select count(*) from inquiry where user_id = $1)::int as inquiries,
    (select count(*) from favourite where user_id = $1)::int as favourites,
  (select count(*) from recommendation where user_id = $1)::int as recommended,
  (select count(*) from saved_search where user_id = $1 and is_active)::int as alerts,
  (select count(*) from listing
    where owner_user_id = $1 and status in ('active', 'scheduled', 'pending_review', 'paused'))::int as "activeListings"`;

/** Counts an account's inquiries, favourites, recommendations, alerts and active listings. */
@Injectable()
export class AccountCounter {
  constructor(private readonly pool: SqlPool) {}

  async of(personId: string): Promise<PersonCounts> {
    return (
      (await this.pool.row<PersonCounts>('person_counts', countSql, [personId])) ?? {
        inquiries: 0,
        favourites: 0,
        recommended: 0,
        alerts: 0,
        activeListings: 0,
      }
    );
  }
}
