import { Injectable } from '@nestjs/common';
import { Outbox, RecurringTask } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { OwnListingLock, type ListingVersion } from '../../own-listings/own-listing-lock.ts';
import { OwnListingReader } from '../../own-listings/own-listing-reader.ts';
import { ListingPublication, type Publishing } from '../listing-publication.ts';
import { SiteModules } from '../../site-modules/site-modules.ts';
import { ScheduleReturns } from './schedule-returns.ts';

const name = 'publish-scheduled-listings';
const intervalMs = 60_000;
const maxPerRun = 100;

// A concurrent run skips locked listings; a change of the landlord comes first, or finds another version.
// @mutation scheduled-listing
const dueSql = `
  select l.public_id as id, l.version, l.publish_for as "turnOnFor" from listing l
  where l.status = 'scheduled' and l.publish_at <= now() order by l.publish_at limit ${maxPerRun} for update skip locked`;

interface DueListing extends ListingVersion {
  readonly turnOnFor: number;
}

/**
 * Publishes scheduled listings at their time.
 * (docs/rules/listings.md#list-28-a-draft-can-be-published-later)
 */
@Injectable()
export class ScheduledPublishing {
  constructor(
    private readonly outbox: Outbox,
    private readonly listings: OwnListingLock,
    private readonly reader: OwnListingReader,
    private readonly publication: ListingPublication,
    private readonly modules: SiteModules,
    private readonly returns: ScheduleReturns,
  ) {}

  @RecurringTask(name)
  async run(_: object, manager: EntityManager): Promise<void> {
    const isDone = (await this.publishDue(manager)) < maxPerRun;
    const runAt = new Date(Date.now() + (isDone ? intervalMs : 0));
    await this.outbox.enqueue(manager, name, {}, { key: name, runAt });
  }

  /** Publishes what is due, at most 100 listings. Returns their number. */
  async publishDue(manager: EntityManager): Promise<number> {
    const { reviewsAllListings: coversAll } = await this.modules.current();
    const due = await manager.query<DueListing[]>(dueSql);
    for (const { turnOnFor, ...listing } of due) await this.#publish(manager, listing, { coversAll, turnOnFor });
    return due.length;
  }

  async #publish(manager: EntityManager, listing: ListingVersion, publishing: Publishing): Promise<void> {
    const stored = await this.listings.lockAny(manager, listing);
    const { missing = [] } = await this.reader.readAny(listing.id, manager);
    await (missing.length > 0
      ? this.returns.return(manager, stored, 'incomplete')
      : this.publication.publish(manager, stored, publishing));
  }
}
