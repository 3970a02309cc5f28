import { Injectable } from '@nestjs/common';
import type { Viewing } from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import { toViewing, viewingColumns, type ViewingRow } from './viewing-row.ts';

const viewingsSql = `
  select ${viewingColumns} from viewing v where v.inquiry_id = $1::uuid order by v.proposed_at, v.id`;

/** Reads the viewings of an inquiry, which the caller found by its owner before. */
@Injectable()
export class ViewingList {
  constructor(private readonly pool: SqlPool) {}

  /** Returns the viewings, oldest first. */
  async of(inquiryId: string): Promise<Viewing[]> {
    return (await this.pool.rows<ViewingRow>('viewings', viewingsSql, [inquiryId])).map(toViewing);
  }
}
