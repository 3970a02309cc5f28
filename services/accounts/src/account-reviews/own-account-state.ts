import { Injectable } from '@nestjs/common';
import type { OwnAccountState } from '@porchlight/contracts/accounts';
import { SqlPool } from '@porchlight/service-kit';
import { withoutNulls, type Nullable } from './account-review-row.ts';

const stateSql = `
  select restriction, person.max_listings as "maxListings", decided.reason, waiting.documents_due_at as "documentsDueAt"
  from person
  left join account_review waiting on waiting.person_id = person.id and waiting.state = 'open' and not exists (
    select from account_document where review_id = waiting.id and handed_in_at >= waiting.documents_requested_at)
  left join lateral (
    select reason from account_review
    where person_id = person.id and decided_at is not null and restriction is not null
    order by decided_at desc limit 1) decided on true
  where person.id = $1`;

/** Reads what a landlord sees of the reviews of the own account. */
@Injectable()
export class OwnAccountStates {
  constructor(private readonly pool: SqlPool) {}

  async of(personId: string): Promise<OwnAccountState> {
    const row = await this.pool.row<Nullable<OwnAccountState>>('own_account_state', stateSql, [personId]);
    return row ? withoutNulls<OwnAccountState>(row) : {};
  }
}
