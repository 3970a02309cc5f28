import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { errorFields, Log } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { LocationCache } from '../../locations/location-cache.ts';
import { savedSearchColumns, settledBefore, type SavedSearch } from '../saved-search.ts';
import { AlertFinder } from './alert-finder.ts';
import { AlertMails } from './alert-mails.ts';
import { Deliveries } from './deliveries.ts';
import type { FoundListing } from './found-listing.ts';
import { ReaderEngagement } from './reader-engagement.ts';
import { nextSendTime } from './send-times.ts';
import { topicOf } from './topic.ts';

const ownersSql = `
    select owner_id as "ownerId" from saved_search where is_active and next_run_at <= $1 group by owner_id
    order by min(next_run_at), owner_id limit $2`;
// A concurrent run waits for the row locks and then finds nothing due.
const dueSql = `
  select ${savedSearchColumns} from saved_search where owner_id = $1 and is_active and next_run_at <= $2
  order by made_at, id for update`;
const completeSql = `
    update saved_search set last_run_at = $2, next_run_at = $3, found_until = $4,
      last_sent_at = case when $5 then $2 else last_sent_at end, matched_at = case when $6 then $2 else matched_at end
    where id = $1`;
const postponeSql = 'update saved_search set next_run_at = $2 where id = $1';
const maxReadersPerRun = 200;

interface Finding {
  readonly alert: SavedSearch;
  readonly homes: readonly FoundListing[];
}

/** Runs the alerts that are due: one transaction and at most one mail per reader. */
@Injectable()
export class AlertRunner {
  constructor(
    private readonly dataSource: DataSource,
    private readonly finder: AlertFinder,
    private readonly deliveries: Deliveries,
    private readonly mails: AlertMails,
    private readonly engagement: ReaderEngagement,
    private readonly locations: LocationCache,
    private readonly log: Log,
  ) {}

  /** Runs the alerts due at a time. Returns whether more are due. */
  async run(now: Date): Promise<boolean> {
    const owners = await this.dataSource.query<{ ownerId: string }[]>(ownersSql, [now, maxReadersPerRun]);
    for (const { ownerId } of owners) {
      // An error affects one reader only; their alerts stay due and run again in a minute.
      await this.dataSource
        .transaction((manager) => this.#reader(manager, ownerId, now))
        .catch((error: unknown) => {
          this.log.warn('alert run failed', { owner: ownerId, ...errorFields(error) });
        });
    }
    return owners.length === maxReadersPerRun;
  }

  async #reader(manager: EntityManager, ownerId: string, now: Date): Promise<void> {
    await this.engagement.pauseInactive(manager, ownerId, now);
    const due = await manager.query<SavedSearch[]>(dueSql, [ownerId, now]);
    const isFull =
      due.some(({ frequency }) => frequency === 'instant') &&
      (await this.deliveries.hasReachedDailyLimit(manager, ownerId, now));
    const runnable = due.filter(({ frequency }) => frequency !== 'instant' || !isFull);
    // Instant alerts over the daily limit are postponed together with their findings.
    for (const { id, frequency, timeZone } of due.filter((alert) => !runnable.includes(alert)))
      await manager.query(postponeSql, [id, nextSendTime(frequency, timeZone, now)]);
    const findings: Finding[] = [];
    for (const alert of runnable)
      findings.push({
        alert,
        homes: await this.finder.changed(manager, alert, { since: alert.foundUntil, until: settledBefore(now) }),
      });
    const reported = await this.#requestMail(manager, findings, now);
    for (const {
      alert: { id, frequency, timeZone, foundUntil },
      homes,
    } of findings)
      await manager.query(completeSql, [
        id,
        now,
        nextSendTime(frequency, timeZone, now),
        later(foundUntil, settledBefore(now)),
        reported.has(id),
        homes.length > 0,
      ]);
  }

  /** Requests the reader's mail. Returns the ids of the alerts in it. */
  async #requestMail(manager: EntityManager, findings: readonly Finding[], now: Date): Promise<ReadonlySet<string>> {
    const [first] = findings;
    if (!first) return new Set();
    const mailId = randomUUID();
    const news = await this.deliveries.record(
      manager,
      { ownerId: first.alert.ownerId, mailId, now },
      uniqueListings(findings),
    );
    const reported = findings.filter(({ alert }) => news.some(({ alertId }) => alertId === alert.id));
    const [leading] = reported;
    if (!leading) return new Set();
    const topics = new Map(
      reported.map(({ alert }) => [alert.id, topicOf(alert, this.locations.index, leading.alert.language)]),
    );
    const listings = news.map((listing) => {
      const of = topics.size > 1 ? topics.get(listing.alertId) : undefined;
      return of ? { ...listing, why: of.why } : listing;
    });
    const template = reported.some(({ alert }) => alert.kind === 'favourites') ? 'alert-favourites' : 'alert-listings';
    const pausesAt = await this.engagement.warn(manager, leading.alert.ownerId, now);
    await this.mails.send(manager, {
      template,
      mailId,
      alert: leading.alert,
      topics: [...topics.values()],
      homes: listings,
      total: news.length,
      pausesAt,
    });
    return new Set(reported.map(({ alert }) => alert.id));
  }
}

/** Returns each listing once, under the first alert that found it. Featured listings keep their position. */
function uniqueListings(findings: readonly Finding[]): (FoundListing & { readonly alertId: string })[] {
  const seen = new Set<string>();
  return findings.flatMap(({ alert, homes }) =>
    homes.flatMap((listing) => {
      if (seen.has(listing.id)) return [];
      seen.add(listing.id);
      return [{ ...listing, alertId: alert.id }];
    }),
  );
}
const later = (one: Date, other: Date): Date => (one > other ? one : other);
