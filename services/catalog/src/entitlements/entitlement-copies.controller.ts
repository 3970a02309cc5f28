import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import {
  listEntitlementCopies,
  maxEntitlementCopies,
  type Entitlement,
  type EntitlementCopies,
} from '@porchlight/contracts/internal';
import { Handle, Input, SqlPool } from '@porchlight/service-kit';

const copiesSql = `
  select public_id as "listingId", is_enabled as enabled, is_featured as featured, version::int from entitlement
  where public_id > $1 order by public_id limit ${maxEntitlementCopies}`;

/** Copies of the entitlements, for commerce. */
@Controller()
export class EntitlementCopiesController {
  constructor(private readonly pool: SqlPool) {}

  @Handle(listEntitlementCopies)
  async list(@Input() { query }: InputOf<typeof listEntitlementCopies>): Promise<EntitlementCopies> {
    return { entitlements: await this.pool.rows<Entitlement>('entitlement_copies', copiesSql, [query.after ?? '']) };
  }
}
