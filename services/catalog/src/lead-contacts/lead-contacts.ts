import { Injectable } from '@nestjs/common';
import { maxContactRequestsPerDay, type LeadContact, type LeadContactState } from '@porchlight/contracts/catalog';
import { normalizeMailbox, Outbox, Problem, SignedLinks } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { listingNotFound } from '../own-listings/own-listing-reader.ts';
import { refusalPath } from './contact-links.ts';
import { isConfirmedContact } from './lead-contact-sql.ts';
import { messages } from './messages.ts';

/** Life of a link that agrees to messages. */
const confirmSeconds = 7 * 24 * 3_600;

/** Landlord who calls. */
interface Landlord {
  readonly userId: string;
  /** Without a confirmed address a landlord asks no mailbox. */
  readonly mayRequest: boolean;
}
interface ContactListing {
  readonly email: string | null;
  readonly lang: 'en' | 'fr';
  readonly company: string;
}
interface Facts {
  readonly isOwn: boolean;
  readonly isRefused: boolean | null;
  readonly isConfirmed: boolean | null;
  readonly isAsked: boolean;
  readonly isAskedToday: boolean | null;
}

const listingSql = `
  select l.contact_email as email, l.lang, co.name as company from listing l join company co on co.id = l.company_id
  where l.public_id = $1 and l.owner_user_id = $2::uuid and l.status not in ('merged', 'deleted')`;
// Of all spellings of the mailbox: an agreement is about one of them, a refusal about all.
const factsSql = `
  select exists (select from known_address k where k.address = $3 and k.person_id = $1::uuid and k.is_proved) as "isOwn",
    bool_or(c.refused_at is not null) as "isRefused",
    bool_or(c.email = $2 and c.confirmed_at is not null) as "isConfirmed",
    count(*) > 0 as "isAsked",
    bool_or(c.requested_at > now() - interval '1 day') as "isAskedToday"
  from lead_contact c where c.owner_user_id = $1::uuid and c.address = $3`;
// Concurrent requests of a landlord find and count each other.
const lockSql = `select pg_advisory_xact_lock(hashtextextended('lead contacts ' || $1, 0))`;
const requestSql = `
  insert into lead_contact (owner_user_id, email, address)
  select $1::uuid, $2, $3 where ${maxContactRequestsPerDay} > (
    select count(*) from lead_contact where owner_user_id = $1::uuid and requested_at > now() - interval '1 day')
  on conflict (owner_user_id, email) do update set requested_at = excluded.requested_at
  returning id`;
const confirmedSql = `
  select c.id, c.email from inquiry i join listing l on l.id = i.listing_id join lead_contact c on ${isConfirmedContact}
  where i.id = $1`;

/**
 * Mailboxes that landlords name in their listings for the messages of renters. They get none before they agreed.
 * (docs/rules/leads.md#lead-17-a-contact-address-gets-messages-once-its-mailbox-agreed)
 */
@Injectable()
export class LeadContacts {
  constructor(
    private readonly source: DataSource,
    private readonly outbox: Outbox,
    private readonly links: SignedLinks,
  ) {}

  /** Throws 404 for another landlord's listing. */
  async find(landlord: Landlord, listingId: string): Promise<LeadContact> {
    const { email } = await listingOf(this.source.manager, landlord, listingId);
    return contactOf(this.source.manager, landlord, email);
  }

  /**
   * Asks the mailbox of a listing's contact address, if it can be asked now. Throws 404 for another landlord's listing,
   * 429 for more mailboxes a day than the limit.
   */
  request(landlord: Landlord, listingId: string): Promise<LeadContact> {
    return this.source.transaction(async (manager) => {
      const listing = await listingOf(manager, landlord, listingId);
      await manager.query(lockSql, [landlord.userId]);
      const contact = await contactOf(manager, landlord, listing.email);
      if (listing.email === null || !contact.canRequest) return contact;
      await this.#ask(manager, landlord.userId, { ...listing, email: listing.email });
      return contactOf(manager, landlord, listing.email);
    });
  }

  /** Returns the mailbox that gets the messages of an inquiry now; undefined without one that agreed. */
  async confirmed(
    manager: EntityManager,
    inquiryId: string,
  ): Promise<{ readonly id: string; readonly email: string } | undefined> {
    return (await manager.query<{ id: string; email: string }[]>(confirmedSql, [inquiryId]))[0];
  }

  async #ask(
    manager: EntityManager,
    ownerId: string,
    { email, lang, company }: ContactListing & { readonly email: string },
  ): Promise<void> {
    const [contact] = await manager.query<{ id: string }[]>(requestSql, [ownerId, email, normalizeMailbox(email)]);
    if (!contact)
      throw new Problem(429, 'too-many-contacts', messages.tooManyContacts(maxContactRequestsPerDay), {
        retryAfter: 24 * 3_600,
      });
    const { text, id } = this.links.sign('lead-contact', contact.id, confirmSeconds);
    await this.outbox.emit(manager, 'mail.requested', {
      template: 'lead-contact-confirm',
      key: `lead-contact-confirm:${id}`,
      email,
      language: lang === 'fr' ? 'fr-CA' : 'en-CA',
      words: {
        landlordName: company,
        path: `/confirm/lead-contact/${text}`,
        items: [{ path: refusalPath(this.links, contact.id) }],
      },
    });
  }
}

async function listingOf(manager: EntityManager, { userId }: Landlord, listingId: string): Promise<ContactListing> {
  const [listing] = await manager.query<ContactListing[]>(listingSql, [listingId, userId]);
  if (!listing) throw listingNotFound();
  return listing;
}

async function contactOf(
  manager: EntityManager,
  { userId, mayRequest }: Landlord,
  email: string | null,
): Promise<LeadContact> {
  if (email === null) return { state: 'none', canRequest: false };
  const [facts] = await manager.query<[Facts]>(factsSql, [userId, email, normalizeMailbox(email)]);
  const state = stateOf(facts);
  const isOpen = state === 'unasked' || state === 'waiting';
  return { state, canRequest: mayRequest && isOpen && facts.isAskedToday !== true };
}

function stateOf({ isOwn, isRefused, isConfirmed, isAsked }: Facts): LeadContactState {
  if (isOwn) return 'own';
  if (isRefused) return 'refused';
  if (isConfirmed) return 'confirmed';
  return isAsked ? 'waiting' : 'unasked';
}
