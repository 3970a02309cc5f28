import type { ListingState } from '@porchlight/contracts';
import type { EntityManager } from 'typeorm';
import { isStealthHeldSql } from '../listings/stealth-holds.ts';
import type { MovedListing } from '../own-listings/lifecycle/listing-transitions.ts';

/** Listing of reports, whose row is locked until the end of the transaction. */
export interface ReportedHome extends MovedListing {
  readonly status: ListingState;
  readonly statusReason: string | null;
  readonly title: string;
  readonly lang: 'en' | 'fr';
  /** Support hides it without a notice to its landlord. */
  readonly isStealthHeld: boolean;
}

const lockSql = `
  select id::text as "internalId", public_id as id, owner_user_id as "ownerId", status, version,
    status_reason as "statusReason", title, lang, ${isStealthHeldSql('listing')} as "isStealthHeld"
  from listing where id = $1 for update`;

/** Locks a listing by its internal id. All changes of its reports hold this lock, and take it first. */
export async function lockHome(manager: EntityManager, internalId: string): Promise<ReportedHome> {
  const [home] = await manager.query<[ReportedHome]>(lockSql, [internalId]);
  return home;
}
