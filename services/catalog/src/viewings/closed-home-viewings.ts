import { Injectable } from '@nestjs/common';
import { changedRows } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { ViewingMails } from './viewing-mails.ts';
import { isStillToComeSql } from './viewing-row.ts';
import { canBecomeSql } from './viewing-transitions.ts';

const cancelSql = `
  update viewing v set status = 'cancelled', decided_at = clock_timestamp(), cancelled_by = 'closing'
  from inquiry i where i.id = v.inquiry_id and i.listing_id = $1 and ${canBecomeSql('cancelled')} and ${isStillToComeSql}
  returning v.id`;

/** Cancels the viewings of homes that are off the market. */
@Injectable()
export class ClosedHomeViewings {
  constructor(private readonly mails: ViewingMails) {}

  /** Cancels open proposals and viewings to come of a listing, given by its internal id; each renter gets a mail. */
  async cancel(manager: EntityManager, listingId: string): Promise<void> {
    for (const { id } of await changedRows<{ id: string }>(manager, cancelSql, [listingId]))
      await this.mails.homeClosed(manager, id);
  }
}
