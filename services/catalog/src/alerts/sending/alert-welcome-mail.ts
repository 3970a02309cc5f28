import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LocationCache } from '../../locations/location-cache.ts';
import { settledBefore, type SavedSearch } from '../saved-search.ts';
import { AlertFinder } from './alert-finder.ts';
import { AlertMails } from './alert-mails.ts';
import { Deliveries } from './deliveries.ts';
import { shownListings } from './found-listing.ts';
import { parseRunnableSearch } from '../search-query.ts';
import { topicOf } from './topic.ts';

/**
 * Sends the first mail of an alert with the current results, so that its reader sees that it works and how to
 * unsubscribe.
 */
@Injectable()
export class AlertWelcomeMail {
  constructor(
    private readonly finder: AlertFinder,
    private readonly mails: AlertMails,
    private readonly deliveries: Deliveries,
    private readonly locations: LocationCache,
  ) {}

  async send(manager: EntityManager, alert: SavedSearch, now: Date): Promise<void> {
    await this.mails.resubscribe(manager, alert);
    if (
      !parseRunnableSearch(alert, this.locations.index) ||
      (await this.deliveries.hasReachedDailyLimit(manager, alert.ownerId, now))
    )
      return;
    const { homes, total } = await this.finder.latest(manager, alert, settledBefore(now));
    const shown = shownListings(homes);
    if (shown.length === 0) return;
    const mailId = randomUUID();
    // Marks them as delivered, so that no later mail reports them as new.
    await this.deliveries.record(
      manager,
      { ownerId: alert.ownerId, mailId, now },
      shown.map((listing) => ({ ...listing, event: 'new' })),
    );
    await manager.query('update saved_search set last_sent_at = $2 where id = $1', [alert.id, now]);
    await this.mails.send(manager, {
      template: 'alert-begun',
      mailId,
      alert,
      topics: [topicOf(alert, this.locations.index, alert.language)],
      homes: shown,
      total,
    });
  }
}
