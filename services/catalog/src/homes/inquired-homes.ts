import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';

/** A home that a renter wrote to. */
export interface InquiredHome { readonly id: string; readonly at: Date }

const most = 500;
const inquired = `
  select l.public_id as id, max(i.updated_at) as at from inquiry i join listing o on o.id = i.listing_id join listing l on l.id = coalesce(o.merged_into_id, o.id)
  where i.user_id = $1::uuid group by l.public_id order by at desc, l.public_id limit ${most}`;

/** The homes that renters wrote to, the last one first. */
@Injectable()
export class InquiredHomes {
  constructor(private readonly pool: SqlPool) {}

  of(userId: string): Promise<readonly InquiredHome[]> { return this.pool.rows<InquiredHome>('inquired_homes', inquired, [userId]); }
}
