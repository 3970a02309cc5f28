import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';

/** A home that a renter wrote to. */
export interface InquiredHome {
  readonly id: string;
  readonly at: Date;
}

const inquired = `
  select l.public_id as id, max(i.updated_at) as at from inquiry i join listing l on l.id = i.listing_id where i.user_id = $1::uuid group by l.public_id order by at desc, id limit 500`;

/** The homes that renters wrote to, the last one first. */
@Injectable()
export class InquiredHomes {
  readonly #pool: SqlPool;
  constructor(pool: SqlPool) {
    this.#pool = pool;
  }

  of(userId: string): Promise<readonly InquiredHome[]> {
    return this.#pool.rows<InquiredHome>('inquired_homes', inquired, [userId]);
  }
}
