import { Injectable } from '@nestjs/common';
import { withMailMark } from '@porchlight/contracts';
import type { MailRequested } from '@porchlight/contracts/internal';
import { Outbox, SignedLinks } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import type { SavedSearch } from '../saved-search.ts';
import { shownListings, type FoundListing } from './found-listing.ts';
import { formatDay, formatFacts, mailMessage } from './mail-messages.ts';
import type { ParsedSearch } from '../search-query.ts';
import { describeSearch, withoutKeyword } from '../describe-search.ts';
import { formatTopics, type Topic } from './topic.ts';

/** Mailing list of all alerts of a reader: the `List-Id` of its mails, and what an unsubscribe link leaves. */
export const alertMailingList = 'home-alerts';
const unsubscribeLinkSeconds = 2 * 366 * 24 * 3_600;

/** One alert mail: everything that a reader's alerts found in one run. */
export interface AlertMail {
  readonly template: 'alert-begun' | 'alert-listings' | 'alert-favourites';
  readonly mailId: string;
  readonly alert: SavedSearch;
  /** Alerts that found something. */
  readonly topics: readonly Topic[];
  readonly homes: readonly FoundListing[];
  readonly total: number;
  /** When the alerts pause unless the reader becomes active. */
  readonly pausesAt?: Date | undefined;
}

/**
 * Requests alert mails through the outbox, in the transaction of the change. Events of one reader reach accounts in
 * order.
 */
@Injectable()
export class AlertMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly links: SignedLinks,
  ) {}

  async send(
    manager: EntityManager,
    { template, mailId, alert, topics, homes, total, pausesAt }: AlertMail,
  ): Promise<void> {
    const { language, frequency, ownerId } = alert;
    const [first] = topics;
    const items = shownListings(homes).map((listing) => ({
      title: listing.card.title,
      facts: formatFacts(listing, language),
      path: withMailMark(listing.card.url, mailId),
    }));
    await this.outbox.emit(
      manager,
      'mail.requested',
      {
        template,
        key: `${template}:${mailId}`,
        ...readerOf(alert),
        language,
        list: alertMailingList,
        unsubscribeToken: this.#leave(alert),
        words: {
          search: formatTopics(topics, language),
          frequency: mailMessage(language, frequency),
          total: mailMessage(language, 'homes', { count: total }),
          items,
          ...(pausesAt ? { pauseDay: formatDay(pausesAt, alert) } : {}),
          ...(first ? { path: withMailMark(first.path, mailId) } : {}),
        },
      },
      { sequence: sequenceOf(ownerId) },
    );
  }

  /** Requests a confirmation mail. The search is described without free text, because the mail may reach a stranger. */
  async requestConfirmation(
    manager: EntityManager,
    { email, language, frequency }: Pick<SavedSearch, 'language' | 'frequency'> & { readonly email: string },
    search: ParsedSearch,
    link: { readonly text: string; readonly id: string },
  ): Promise<void> {
    await this.outbox.emit(manager, 'mail.requested', {
      template: 'alert-confirm',
      key: `alert-confirm:${link.id}`,
      email,
      language,
      words: {
        search: describeSearch(withoutKeyword(search), language),
        frequency: mailMessage(language, frequency),
        path: `/confirm/alert/${link.text}`,
      },
    });
  }

  /** Reports that the reader opted in: accounts lifts an earlier suppression of alert mails. */
  resubscribe(manager: EntityManager, alert: SavedSearch): Promise<void> {
    return this.outbox.emit(
      manager,
      'mail.wanted',
      { ...readerOf(alert), list: alertMailingList },
      { sequence: sequenceOf(alert.ownerId) },
    );
  }

  /** Reports that the reader opted out of alerts, or of all mail. */
  async suppress(
    manager: EntityManager,
    reader: Pick<SavedSearch, 'userId' | 'email' | 'ownerId'>,
    isAll: boolean,
  ): Promise<void> {
    await this.outbox.emit(
      manager,
      'mail.suppressed',
      { ...readerOf(reader), ...(isAll ? {} : { list: alertMailingList }) },
      { sequence: sequenceOf(reader.ownerId) },
    );
  }

  #leave({ userId, readerId }: Pick<SavedSearch, 'userId' | 'readerId'>): string {
    return this.links.sign(
      'unsubscribe',
      userId === null ? `reader:${readerId ?? ''}` : `person:${userId}`,
      unsubscribeLinkSeconds,
    ).text;
  }
}

const sequenceOf = (ownerId: string): string => `home-alerts:${ownerId}`;
const readerOf = ({
  userId,
  email,
}: Pick<SavedSearch, 'userId' | 'email'>): Pick<MailRequested, 'personId' | 'email'> => ({
  ...(userId === null ? {} : { personId: userId }),
  ...(email === null ? {} : { email }),
});
