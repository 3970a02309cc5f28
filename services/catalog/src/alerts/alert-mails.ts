import { Injectable } from '@nestjs/common';
import { markedPath } from '@porchlight/contracts';
import type { MailRequested } from '@porchlight/contracts/internal';
import { Outbox, SignedLinks } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import type { Alert, AlertOwner } from './alert.ts';
import { shownHomes, type FoundHome } from './found-home.ts';
import { dayIn, factsIn, frequencyIn, homesIn, topicsIn } from './mail-words.ts';
import type { WatchedSearch } from './search-address.ts';
import { searchInWords, withoutTyped } from './search-words.ts';
import type { Topic } from './topic.ts';

/** The list of all alerts of a reader: what its mails say in `List-Id`, and what a link in them leaves. */
export const alertsList = 'home-alerts';
const twoYears = 2 * 366 * 24 * 3_600;

/** One mail of a slot: all that a reader's alerts found in it. */
export interface AlertLetter {
  readonly template: 'alert-begun' | 'alert-listings' | 'alert-favourites';
  readonly mailId: string;
  readonly alert: Alert;
  /** The alerts that found something. */
  readonly topics: readonly Topic[];
  readonly homes: readonly FoundHome[];
  readonly total: number;
  /** When mails pause unless their reader gives a sign. */
  readonly pausesAt?: Date | undefined;
}

/** Asks for the mails of alerts, in the transaction of what they tell. All that concerns one reader reaches accounts in the order it happened. */
@Injectable()
export class AlertMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly links: SignedLinks,
  ) {}

  async send(
    manager: EntityManager,
    { template, mailId, alert, topics, homes, total, pausesAt }: AlertLetter,
  ): Promise<void> {
    const { language, frequency, ownerId } = alert;
    const [first] = topics;
    const items = shownHomes(homes).map((home) => ({
      title: home.card.title,
      facts: factsIn(home, language),
      path: markedPath(home.card.url, mailId),
    }));
    await this.outbox.emit(
      manager,
      'mail.requested',
      {
        template,
        key: `${template}:${mailId}`,
        ...readerOf(alert),
        language,
        list: alertsList,
        unsubscribeToken: this.#leave(alert),
        words: {
          search: topicsIn(topics, language),
          frequency: frequencyIn(frequency, language),
          total: homesIn(total, language),
          items,
          ...(pausesAt ? { pauseDay: dayIn(pausesAt, alert) } : {}),
          ...(first ? { path: markedPath(first.path, mailId) } : {}),
        },
      },
      { sequence: sequenceOf(ownerId) },
    );
  }

  /** Asks a reader whether they want an alert. What somebody typed is not repeated: the mail may reach a stranger. */
  async ask(
    manager: EntityManager,
    { email, language, frequency }: Pick<Alert, 'language' | 'frequency'> & { readonly email: string },
    search: WatchedSearch,
    link: { readonly text: string; readonly id: string },
  ): Promise<void> {
    await this.outbox.emit(manager, 'mail.requested', {
      template: 'alert-confirm',
      key: `alert-confirm:${link.id}`,
      email,
      language,
      words: {
        search: searchInWords(withoutTyped(search), language),
        frequency: frequencyIn(frequency, language),
        path: `/confirm/alert/${link.text}`,
      },
    });
  }

  /** The reader said yes: whatever they left before, mails of alerts come again. */
  wanted(manager: EntityManager, alert: Alert): Promise<void> {
    return this.outbox.emit(
      manager,
      'mail.wanted',
      { ...readerOf(alert), list: alertsList },
      { sequence: sequenceOf(alert.ownerId) },
    );
  }

  /** The reader wants no alerts, or nothing at all. */
  async unwanted(
    manager: EntityManager,
    reader: Pick<Alert, 'userId' | 'email' | 'ownerId'>,
    isAll: boolean,
  ): Promise<void> {
    await this.outbox.emit(
      manager,
      'mail.suppressed',
      { ...readerOf(reader), ...(isAll ? {} : { list: alertsList }) },
      { sequence: sequenceOf(reader.ownerId) },
    );
  }

  #leave({ userId, readerId }: AlertOwner): string {
    return this.links.sign('unsubscribe', userId === null ? `reader:${readerId ?? ''}` : `person:${userId}`, twoYears)
      .text;
  }
}

const sequenceOf = (ownerId: string): string => `home-alerts:${ownerId}`;
const readerOf = ({ userId, email }: Pick<Alert, 'userId' | 'email'>): Pick<MailRequested, 'personId' | 'email'> => ({
  ...(userId === null ? {} : { personId: userId }),
  ...(email === null ? {} : { email }),
});
