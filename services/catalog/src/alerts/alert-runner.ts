import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { factsOf, Log } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Places } from '../places/places.ts';
import { alertColumns, settledBefore, type Alert } from './alert.ts';
import { AlertFinder } from './alert-finder.ts';
import { AlertMails } from './alert-mails.ts';
import { Deliveries } from './deliveries.ts';
import type { FoundHome } from './found-home.ts';
import { Reading } from './reading.ts';
import { nextSlot } from './slots.ts';
import { topicOf } from './topic.ts';

const ownersSql =
  'select owner_id as "ownerId" from saved_search where is_active and next_run_at <= $1 group by owner_id order by min(next_run_at), owner_id limit $2';
// Whoever comes second waits here, and then finds nothing due.
const dueSql = `select ${alertColumns} from saved_search where owner_id = $1 and is_active and next_run_at <= $2 order by made_at, id for update`;
const doneSql =
  'update saved_search set last_run_at = $2, next_run_at = $3, found_until = $4, last_sent_at = case when $5 then $2 else last_sent_at end, matched_at = case when $6 then $2 else matched_at end where id = $1';
const laterSql = 'update saved_search set next_run_at = $2 where id = $1';
const most = 200;

interface Finding {
  readonly alert: Alert;
  readonly homes: readonly FoundHome[];
}

/** Runs the alerts whose time has come: one transaction and at most one mail for each reader. */
@Injectable()
export class AlertRunner {
  constructor(
    private readonly dataSource: DataSource,
    private readonly finder: AlertFinder,
    private readonly deliveries: Deliveries,
    private readonly mails: AlertMails,
    private readonly reading: Reading,
    private readonly places: Places,
    private readonly log: Log,
  ) {}

  /** Runs what is due at a moment. @returns whether more is due */
  async run(now: Date): Promise<boolean> {
    const owners = await this.dataSource.query<{ ownerId: string }[]>(ownersSql, [now, most]);
    for (const { ownerId } of owners) {
      // One reader's trouble is not that of the others; theirs are due again in a minute.
      await this.dataSource
        .transaction((manager) => this.#reader(manager, ownerId, now))
        .catch((error: unknown) => {
          this.log.caution('alerts of a reader could not run', { owner: ownerId, ...factsOf(error) });
        });
    }
    return owners.length === most;
  }

  async #reader(manager: EntityManager, ownerId: string, now: Date): Promise<void> {
    await this.reading.pauseIgnored(manager, ownerId, now);
    const due = await manager.query<Alert[]>(dueSql, [ownerId, now]);
    const isFull =
      due.some(({ frequency }) => frequency === 'instant') && (await this.deliveries.isDayFull(manager, ownerId, now));
    const ripe = due.filter(({ frequency }) => frequency !== 'instant' || !isFull);
    // What they would tell of waits with them.
    for (const { id, frequency, timeZone } of due.filter((alert) => !ripe.includes(alert)))
      await manager.query(laterSql, [id, nextSlot(frequency, timeZone, now)]);
    const findings: Finding[] = [];
    for (const alert of ripe)
      findings.push({
        alert,
        homes: await this.finder.changed(manager, alert, { since: alert.foundUntil, until: settledBefore(now) }),
      });
    const told = await this.#tell(manager, findings, now);
    for (const {
      alert: { id, frequency, timeZone, foundUntil },
      homes,
    } of findings)
      await manager.query(doneSql, [
        id,
        now,
        nextSlot(frequency, timeZone, now),
        later(foundUntil, settledBefore(now)),
        told.has(id),
        homes.length > 0,
      ]);
  }

  /** Writes the one mail of a reader. @returns the alerts that it tells of */
  async #tell(manager: EntityManager, findings: readonly Finding[], now: Date): Promise<ReadonlySet<string>> {
    const [first] = findings;
    if (!first) return new Set();
    const mailId = randomUUID();
    const news = await this.deliveries.note(manager, { ownerId: first.alert.ownerId, mailId, now }, eachOnce(findings));
    const telling = findings.filter(({ alert }) => news.some(({ alertId }) => alertId === alert.id));
    const [leading] = telling;
    if (!leading) return new Set();
    const topics = new Map(
      telling.map(({ alert }) => [alert.id, topicOf(alert, this.places.index, leading.alert.language)]),
    );
    const homes = news.map((home) => {
      const of = topics.size > 1 ? topics.get(home.alertId) : undefined;
      return of ? { ...home, why: of.why } : home;
    });
    const template = telling.some(({ alert }) => alert.kind === 'favourites') ? 'alert-favourites' : 'alert-listings';
    const pausesAt = await this.reading.warn(manager, leading.alert.ownerId, now);
    await this.mails.send(manager, {
      template,
      mailId,
      alert: leading.alert,
      topics: [...topics.values()],
      homes,
      total: news.length,
      pausesAt,
    });
    return new Set(telling.map(({ alert }) => alert.id));
  }
}

/** Each home once, for the first of the alerts that found it; featured ones are marked, not moved. */
function eachOnce(findings: readonly Finding[]): (FoundHome & { readonly alertId: string })[] {
  const seen = new Set<string>();
  return findings.flatMap(({ alert, homes }) =>
    homes.flatMap((home) => {
      if (seen.has(home.id)) return [];
      seen.add(home.id);
      return [{ ...home, alertId: alert.id }];
    }),
  );
}
const later = (one: Date, other: Date): Date => (one > other ? one : other);
