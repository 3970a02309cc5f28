import { Injectable } from '@nestjs/common';
import { getOwnerListingTitles, maxOwnerListingTitles, type MailVariables } from '@porchlight/contracts/internal';
import { defineMessages, formatMessage } from '@porchlight/messages';
import { Outbox, ServiceClient, Task } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import type { CompanyLandlord } from './low-credit-notices.ts';

const mailTask = 'mail-shortfall';
/** Listings that a mail names; the others are counted. */
const maxNamed = 10;
const listingsPath = '/portal/listings';

const texts = defineMessages({
  en: {
    paused: 'paused',
    unfeatured: 'no longer featured',
    more: '{count, plural, one {And # more listing} other {And # more listings}}',
  },
  fr: {
    paused: 'suspendue',
    unfeatured: 'n’est plus en vedette',
    more: '{count, plural, one {Et # autre annonce} other {Et # autres annonces}}',
  },
});

/** Listings of a company that its credits did not pay for. */
export interface Shortfall {
  /** Business day, `2026-11-23`. */
  readonly date: string;
  readonly paused: readonly string[];
  readonly unfeatured: readonly string[];
}
interface ShortfallMail extends Shortfall, Pick<CompanyLandlord, 'personId' | 'language'> {}

/** Mails landlords which listings were paused, and which are no longer featured. */
@Injectable()
export class ShortfallMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly client: ServiceClient,
  ) {}

  /** Queues the mails in the transaction of the charges, whose locks are not held while catalog is called. */
  async queue(
    manager: EntityManager,
    { date, paused, unfeatured }: Shortfall,
    landlords: readonly CompanyLandlord[],
  ): Promise<void> {
    for (const { personId, language } of landlords) {
      const mail: ShortfallMail = { personId, language, date, paused, unfeatured };
      await this.outbox.enqueue(manager, mailTask, mail, { key: `${mailTask}:${personId}:${date}` });
    }
  }

  /** While catalog does not respond, the job is retried. */
  @Task(mailTask)
  async send(mail: ShortfallMail, manager: EntityManager): Promise<void> {
    const { personId, language, date, paused, unfeatured } = mail;
    await this.outbox.emit(manager, 'mail.requested', {
      template: 'credits-short',
      key: `credits-short:${personId}:${date}`,
      personId,
      language,
      words: {
        ...(paused.length > 0 ? { pausedCount: paused.length } : {}),
        ...(unfeatured.length > 0 ? { unfeaturedCount: unfeatured.length } : {}),
        items: itemsOf(mail, await this.#titlesOf(mail)),
        path: '/portal/billing',
      },
    });
  }

  async #titlesOf({ personId, paused, unfeatured }: ShortfallMail): Promise<ReadonlyMap<string, string>> {
    const ids = [...paused, ...unfeatured].slice(0, maxOwnerListingTitles);
    const { listings } = await this.client.call(getOwnerListingTitles, { body: { personId, ids } });
    return new Map(listings.map(({ id, title }) => [id, title]));
  }
}

/** Returns the lines of the mail. Listings of colleagues have no title, and are counted. */
function itemsOf(
  { language, paused, unfeatured }: ShortfallMail,
  titles: ReadonlyMap<string, string>,
): Exclude<MailVariables[string], string | number> {
  const lineOf = (change: 'paused' | 'unfeatured', state: string) => (id: string) => {
    const title = titles.get(id);
    return title === undefined
      ? []
      : [{ title, change: formatMessage(texts, language, change), path: `${listingsPath}?state=${state}` }];
  };
  const named = [...paused.flatMap(lineOf('paused', 'off')), ...unfeatured.flatMap(lineOf('unfeatured', 'live'))].slice(
    0,
    maxNamed,
  );
  const count = paused.length + unfeatured.length - named.length;
  if (named.length === 0 || count === 0) return named;
  return [...named, { title: formatMessage(texts, language, 'more', { count }), path: listingsPath }];
}
