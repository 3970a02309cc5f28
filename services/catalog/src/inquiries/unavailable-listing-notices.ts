import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { ListingCard } from '@porchlight/contracts/catalog';
import type { MailRequested, MailVariables } from '@porchlight/contracts/internal';
import { formatMessage } from '@porchlight/messages';
import { changedRows, Outbox, RecurringTask, Task } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { SimilarListings } from '../similar/similar-listings.ts';
import { isClosedForGoodSql } from '../listings/closed-states.ts';
import { ClosedHomeViewings } from '../viewings/closed-home-viewings.ts';
import { ViewingMails } from '../viewings/viewing-mails.ts';
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
  /** The renter gets the mail of a cancelled viewing, which gives the reason. */
  readonly hasViewingMail: boolean;
}

// Marks the inquiries and requests their mails in one transaction; a concurrent run finds them marked, so each is
// notified once.
const markNotifiedSql = (scope: string) => `
  update inquiry i set gone_told_at = now() from listing l join city c on c.id = l.city_id
  where l.id = i.listing_id and i.gone_told_at is null and i.id = any(array(
    select w.id from inquiry w join listing g on g.id = w.listing_id
    where w.gone_told_at is null and not w.is_quarantined and w.email is not null
      and w.updated_at > now() - interval '90 days'
      and w.stage not in ('leased', 'lost', 'spam') and ${isClosedForGoodSql('g')}
      ${scope} limit ${maxPerRun}))
  returning i.id, l.public_id as home, l.title, c.name as city, i.first_name as "firstName", i.email,
    i.user_id as "userId", i.language,
    i.is_address_confirmed and exists (
      select 1 from viewing v where v.inquiry_id = i.id and v.cancelled_by = 'closing'
        and (l.closed_at is null or v.decided_at >= l.closed_at)) as "hasViewingMail"`;

const anySql = markNotifiedSql('');
const ofListingSql = markNotifiedSql('and w.listing_id = $1');

/** Listing that was closed, by its internal id, with the viewings that were cancelled. */
export interface ClosedListing {
  readonly listingId: string;
  readonly viewingIds: readonly string[];
}

/**
 * Notifies renters with an open inquiry or a cancelled viewing once that the listing is no longer available, with three
 * similar listings. (docs/rules/inquiries.md)
 */
@Injectable()
export class UnavailableListingNotices {
  constructor(
    private readonly outbox: Outbox,
    private readonly similar: SimilarListings,
    private readonly viewings: ClosedHomeViewings,
    private readonly viewingMails: ViewingMails,
  ) {}

  @RecurringTask(name)
  async run(_: object, manager: EntityManager): Promise<void> {
    await this.send(manager);
    await this.outbox.enqueue(manager, name, {}, { key: name, runAt: new Date(Date.now() + intervalMs) });
  }

  @Task(listingClosedTask)
  async sendOf({ listingId, viewingIds }: ClosedListing, manager: EntityManager): Promise<void> {
    await this.#notify(manager, {
      viewingIds,
      leads: await changedRows<OpenLead>(manager, ofListingSql, [listingId]),
    });
  }

  /** Cancels viewings of closed listings, and requests the mails for inquiries that were not notified yet. */
  async send(manager: EntityManager): Promise<void> {
    const viewingIds = await this.viewings.cancelAny(manager);
    await this.#notify(manager, { viewingIds, leads: await changedRows<OpenLead>(manager, anySql) });
  }

  async #notify(
    manager: EntityManager,
    { viewingIds, leads }: Pick<ClosedListing, 'viewingIds'> & { readonly leads: readonly OpenLead[] },
  ): Promise<void> {
    const found = new Map<string, readonly ListingCard[]>();
    const similarTo = async (publicId: string) => {
      const cards = found.get(publicId) ?? (await this.#similarTo(publicId));
      found.set(publicId, cards);
      return cards;
    };
    await this.viewingMails.homesClosed(manager, viewingIds, async ({ publicId, language, city }) =>
      similarWords(await similarTo(publicId), { language, city }),
    );
    for (const lead of leads.filter(({ hasViewingMail }) => !hasViewingMail))
      await this.outbox.emit(manager, 'mail.requested', mailOf(lead, await similarTo(lead.home)));
  }

  async #similarTo(publicId: string): Promise<ListingCard[]> {
    return (await this.similar.similarTo(publicId)).slice(0, maxSimilar).map((card) => JSON.parse(card) as ListingCard);
  }
}

const mailOf = (
  { id, userId, email, language, firstName, title, city }: OpenLead,
  similar: readonly ListingCard[],
): MailRequested => ({
  template: 'home-gone',
  key: `home-gone:${id}`,
  email,
  ...(userId === null ? {} : { personId: userId }),
  language,
  words: { firstName, title, city, ...similarWords(similar, { language, city }) },
});

/** Returns the variables of a list of similar listings; none without one. */
function similarWords(
  similar: readonly ListingCard[],
  { language, city: place }: Pick<OpenLead, 'language' | 'city'>,
): MailVariables {
  const items = similar.map(({ title, city, url, ...card }) => ({
    title,
    rent: rentIn(language, card),
    place: city,
    path: url,
  }));
  return items.length > 0 ? { items, place } : {};
}

const rentIn = (language: Language, { rent, currency }: Pick<ListingCard, 'rent' | 'currency'>): string =>
  formatMessage(mailMessages, language, 'monthlyRent', {
    rent: new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(rent),
  });
