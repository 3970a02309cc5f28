import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Places } from '../places/places.ts';
import { settledBefore, type Alert } from './alert.ts';
import { AlertFinder } from './alert-finder.ts';
import { AlertMails } from './alert-mails.ts';
import { Deliveries } from './deliveries.ts';
import { shownHomes } from './found-home.ts';
import { readKept } from './search-address.ts';
import { topicOf } from './topic.ts';

/** The first mail of an alert: what is there now. Its reader sees that it works, and how to end it. */
@Injectable()
export class AlertStart {
  constructor(
    private readonly finder: AlertFinder,
    private readonly mails: AlertMails,
    private readonly deliveries: Deliveries,
    private readonly places: Places,
  ) {}

  async begin(manager: EntityManager, alert: Alert, now: Date): Promise<void> {
    await this.mails.wanted(manager, alert);
    if (!readKept(alert, this.places.index) || (await this.deliveries.isDayFull(manager, alert.ownerId, now))) return;
    const { homes, total } = await this.finder.standing(manager, alert, settledBefore(now));
    const shown = shownHomes(homes);
    if (shown.length === 0) return;
    const mailId = randomUUID();
    // They were shown: no later mail tells of them as new.
    await this.deliveries.note(
      manager,
      { ownerId: alert.ownerId, mailId, now },
      shown.map((home) => ({ ...home, event: 'new' })),
    );
    await manager.query('update saved_search set last_sent_at = $2 where id = $1', [alert.id, now]);
    await this.mails.send(manager, {
      template: 'alert-begun',
      mailId,
      alert,
      topics: [topicOf(alert, this.places.index, alert.language)],
      homes: shown,
      total,
    });
  }
}
