import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { ListingCard } from '@porchlight/contracts/catalog';
import type { MailRequested } from '@porchlight/contracts/internal';
import { formatMessage } from '@porchlight/messages';
import { changedRows, Outbox, RecurringTask, Task } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { SimilarListings } from '../similar/similar-listings.ts';
import { mailMessages } from './mail-messages.ts';

/** Task that notifies at once, when a landlord or its expiry closes a listing. */
export const listingClosedTask = 'notify-of-closed-listing';

// Finds what no task was enqueued for, such as listings that support stopped.
const name = 'tell-gone-homes';
const intervalMs = 10 * 60_000;
const maxPerRun = 200;
const maxSimilar = 3;

interface OpenLead {
  readonly id: string;
  readonly home: string;
  readonly title: string;
  readonly city: string;
  readonly firstName: string;
  readonly email: string;
  readonly userId: string | null;
  readonly language: Language;
}

// Marks the inquiries and requests their mails in one transaction; a concurrent run finds them marked, so each is
// notified once. A paused listing keeps its leads, and a merged listing continues as another.
const markNotifiedSql = (scope: string) => `
  update inquiry i set gone_told_at = now() from listing l join city c on c.id = l.city_id
  where l.id = i.listing_id and i.gone_told_at is null and i.id = any(array(
    select w.id from inquiry w join listing g on g.id = w.listing_id
    where w.gone_told_at is null and not w.is_quarantined and w.email is not null and w.updated_at > now() - interval '90 days'
      and w.stage not in ('leased', 'lost', 'spam') and g.status in ('rented', 'expired', 'suspended', 'rejected', 'deleted')
      ${scope} limit ${maxPerRun}))
  returning i.id, l.public_id as home, l.title, c.name as city, i.first_name as "firstName", i.email, i.user_id as "userId", i.language`;

const anySql = markNotifiedSql('');
const ofListingSql = markNotifiedSql('and w.listing_id = $1');

/** Listing that was closed, by its internal id. */
interface ClosedListing {
  readonly listingId: string;
}

/**
 * Notifies renters with an open inquiry once that the listing is no longer available, with three similar listings.
 * (docs/rules/inquiries.md)
 */
@Injectable()
export class UnavailableListingNotices {
  constructor(
    private readonly outbox: Outbox,
    private readonly similar: SimilarListings,
  ) {}

  @RecurringTask(name)
  async run(_: object, manager: EntityManager): Promise<void> {
    await this.send(manager);
    await this.outbox.enqueue(manager, name, {}, { key: name, runAt: new Date(Date.now() + intervalMs) });
  }

  @Task(listingClosedTask)
  async sendOf({ listingId }: ClosedListing, manager: EntityManager): Promise<void> {
    await this.#notify(manager, await changedRows<OpenLead>(manager, ofListingSql, [listingId]));
  }

  /** Requests the mails for inquiries that were not notified yet. */
  async send(manager: EntityManager): Promise<void> {
    await this.#notify(manager, await changedRows<OpenLead>(manager, anySql));
  }

  async #notify(manager: EntityManager, leads: readonly OpenLead[]): Promise<void> {
    const likes = new Map<string, readonly ListingCard[]>();
    for (const lead of leads) {
      const like = likes.get(lead.home) ?? (await this.#like(lead.home));
      likes.set(lead.home, like);
      await this.outbox.emit(manager, 'mail.requested', mailOf(lead, like));
    }
  }

  async #like(publicId: string): Promise<ListingCard[]> {
    return (await this.similar.similarTo(publicId)).slice(0, maxSimilar).map((card) => JSON.parse(card) as ListingCard);
  }
}

function mailOf(
  { id, home: _, userId, email, language, ...about }: OpenLead,
  like: readonly ListingCard[],
): MailRequested {
  const items = like.map(({ title, city, url, ...card }) => ({
    title,
    rent: rentIn(language, card),
    place: city,
    path: url,
  }));
  return {
    template: 'home-gone',
    key: `home-gone:${id}`,
    email,
    ...(userId === null ? {} : { personId: userId }),
    language,
    words: { ...about, ...(items.length > 0 ? { items, place: about.city } : {}) },
  };
}

const rentIn = (language: Language, { rent, currency }: Pick<ListingCard, 'rent' | 'currency'>): string =>
  formatMessage(mailMessages, language, 'monthlyRent', {
    rent: new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(rent),
  });
