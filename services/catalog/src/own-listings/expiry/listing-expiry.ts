import { Injectable } from '@nestjs/common';
import { expiryNoticeDays } from '@porchlight/contracts/catalog';
import { changedRows, Outbox, RecurringTask, SignedLinks } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { ListingTransitions, type MovedListing } from '../lifecycle/listing-transitions.ts';
import { expiredMail, expiringMail, type NotifiedListing } from './expiry-mails.ts';
import { confirmedAt, expires, expiresAt, expiresWithin, runOf } from './expiry-sql.ts';

const name = 'expire-listings';
const intervalMs = 3_600_000;
const maxPerRun = 100;
/** Days from the available day of a listing that was not confirmed since, after which that day is the reason. */
const availableDayExpiryDays = 90;

const { first, last } = expiryNoticeDays;
const mailedColumns = `l.public_id as id, l.title, l.lang, l.owner_user_id as "ownerId"`;
// Absent notices compare as null.
const isNotified = `coalesce(l.expiry_notice_at > ${confirmedAt}
  and (l.expiry_notice_days = ${last} or not ${expiresWithin(last)}), false)`;
// A concurrent run skips locked listings, and finds them notified afterwards.
const notifySql = `
  update listing l set expiry_notice_days = case when ${expiresWithin(last)} then ${last} else ${first} end,
    expiry_notice_at = now()
  where l.id = any(array(
    select l.id from listing l where ${expires} and ${expiresWithin(first)} and not ${isNotified}
    order by ${confirmedAt} limit ${maxPerRun} for update skip locked))
  returning ${mailedColumns}, ${runOf} as run, expiry_notice_days as days,
    greatest(1, ceil(extract(epoch from ${expiresAt} - now()) / 86400))::int as "dayCount"`;
// No listing expires without a notice one day before. A refresh that came first is seen once the row is locked.
// @mutation expired-listing
const dueSql = `
  select ${mailedColumns}, l.id::text as "internalId", l.status, l.version,
    case when l.available_date + ${availableDayExpiryDays} < current_date and ${confirmedAt} < l.available_date
      then 'date' else 'stale' end as reason
  from listing l
  where ${expires} and ${expiresWithin(0)} and l.expiry_notice_days = ${last} and l.expiry_notice_at > ${confirmedAt}
    and l.expiry_notice_at <= now() - interval '${last} days'
  order by ${confirmedAt} limit ${maxPerRun} for update skip locked`;

interface DueListing extends MovedListing, NotifiedListing {
  readonly ownerId: string;
  readonly reason: 'stale' | 'date';
}

/**
 * Takes listings off the market that their landlords no longer confirm, after two notices.
 * (docs/rules/listings.md#list-21-a-listing-expires-unless-its-landlord-confirms-it)
 */
@Injectable()
export class ListingExpiry {
  constructor(
    private readonly outbox: Outbox,
    private readonly transitions: ListingTransitions,
    private readonly links: SignedLinks,
  ) {}

  @RecurringTask(name)
  async run(_: object, manager: EntityManager): Promise<void> {
    const isDone = (await this.sweep(manager)) < maxPerRun;
    const runAt = new Date(Date.now() + (isDone ? intervalMs : 0));
    await this.outbox.enqueue(manager, name, {}, { key: name, runAt });
  }

  /** Notifies and expires what is due, at most 100 listings each. Returns the greater number. */
  async sweep(manager: EntityManager): Promise<number> {
    return Math.max(await this.#expire(manager), await this.#notify(manager));
  }

  async #expire(manager: EntityManager): Promise<number> {
    const due = await manager.query<DueListing[]>(dueSql);
    for (const listing of due) {
      await this.transitions.move(manager, listing, { from: ['active'], to: 'expired', reason: listing.reason });
      await this.outbox.emit(manager, 'mail.requested', expiredMail(listing));
    }
    return due.length;
  }

  async #notify(manager: EntityManager): Promise<number> {
    const notified = await changedRows<NotifiedListing & { run: string; days: number; dayCount: number }>(
      manager,
      notifySql,
    );
    for (const listing of notified)
      await this.outbox.emit(manager, 'mail.requested', expiringMail(listing, this.links));
    return notified.length;
  }
}
