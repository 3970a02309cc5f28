import { Injectable } from '@nestjs/common';
import { changedRows } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { isClosedForGoodSql } from '../listings/closed-states.ts';
import { isStillToComeSql } from './viewing-row.ts';
import { canBecomeSql } from './viewing-transitions.ts';

const maxPerRun = 200;
const cancelSql = (condition: string) => `
  update viewing v set status = 'cancelled', decided_at = clock_timestamp(), cancelled_by = 'closing'
  from inquiry i where i.id = v.inquiry_id and ${canBecomeSql('cancelled')} and ${isStillToComeSql} and ${condition}
  returning v.id`;
const ofListingSql = cancelSql('i.listing_id = $1');
const anySql = cancelSql(`v.id = any(array(
  select v.id from viewing v join inquiry c on c.id = v.inquiry_id join listing l on l.id = c.listing_id
  where ${canBecomeSql('cancelled')} and ${isStillToComeSql} and ${isClosedForGoodSql('l')} limit ${maxPerRun}))`);

/**
 * Cancels open proposals and viewings to come of homes that are off the market. Both return the ids of the viewings.
 */
@Injectable()
export class ClosedHomeViewings {
  /** Cancels those of a listing, given by its internal id, in the transaction that closes it. */
  cancel(manager: EntityManager, listingId: string): Promise<string[]> {
    return cancelled(manager, ofListingSql, [listingId]);
  }

  /** Cancels up to 200 of listings that were closed in another way. */
  cancelAny(manager: EntityManager): Promise<string[]> {
    return cancelled(manager, anySql, []);
  }
}

const cancelled = async (manager: EntityManager, sql: string, parameters: readonly string[]): Promise<string[]> =>
  (await changedRows<{ id: string }>(manager, sql, [...parameters])).map(({ id }) => id);
