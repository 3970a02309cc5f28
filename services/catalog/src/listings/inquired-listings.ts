import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';

/** Listing that a renter sent an inquiry about. */
export interface InquiredListing {
  readonly id: string;
  readonly at: Date;
}

const inquired = `
  select l.public_id as id, max(i.updated_at) as at from inquiry i join listing l on l.id = i.listing_id
  where i.user_id = $1::uuid group by l.public_id order by at desc, id limit 500`;

/** Reads the listings that a renter sent inquiries about, newest first. */
@Injectable()
export class InquiredListings {
  constructor(private readonly pool: SqlPool) {}

  of(userId: string): Promise<readonly InquiredListing[]> {
    return this.pool.rows<InquiredListing>('inquired_homes', inquired, [userId]);
  }
}
