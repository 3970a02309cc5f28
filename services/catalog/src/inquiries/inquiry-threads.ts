import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import { parsePhoneNumber } from '@porchlight/contracts/accounts';
import type { Inquiry, MessageCaution } from '@porchlight/contracts/catalog';
import type { EntityManager } from 'typeorm';
import { siteBlockOfSql } from './screening/site-blocks.ts';
import type { Suspicion } from './screening/suspicion.ts';
import { guestWriterKey, writerKey, type Writer } from './writer.ts';

/** Open inquiry of a writer about a listing. */
export interface Thread {
  readonly id: string;
  readonly isQuarantined: boolean;
}
export interface StoredMessage {
  readonly id: string;
  readonly inquiryId: string;
  readonly listingId: string;
  readonly writer: string;
  readonly text: string;
  readonly sentAt: Date;
  readonly isHeld: boolean;
}
interface KnownAddress {
  readonly personId: string;
  readonly isProved: boolean;
}
/** Key that identifies a writer, and the account that owns the inquiry. */
export interface WriterIdentity {
  readonly key: string;
  readonly ownerId: string | undefined;
  /** Account that the address or the session belongs to; a landlord may have blocked it. */
  readonly accountId: string | undefined;
  /** Whether the account that writes has proved the address. */
  readonly isConfirmed: boolean;
  /** A guest under an address whose account proved it: no message is appended to another. */
  readonly isApart: boolean;
}
/** Fields of an inquiry besides its message. */
export interface InquiryFacts {
  readonly inquiry: Inquiry;
  readonly listingId: string;
  readonly cautions: readonly MessageCaution[];
  /** Why a message is held for a check; undefined when it is passed on at once. */
  readonly hold: Suspicion | undefined;
  readonly language: Language;
}

// Locks are taken in a fixed order to prevent deadlocks.
const lockSql = `
  select pg_advisory_xact_lock(hashtextextended('inquiry ' || name, 0))
  from (select name from unnest($1::text[]) as given(name) order by name) as ordered`;
const ownerSql = 'select person_id as "personId", is_proved as "isProved" from known_address where address = $1';
const messageColumns =
  'm.id::text as id, m.inquiry_id as "inquiryId", i.listing_id::text as "listingId", i.writer, m.text, m.sent_at as "sentAt", m.hold_score is not null as "isHeld"';
const byKeySql = `
  select ${messageColumns} from inquiry_message m join inquiry i on i.id = m.inquiry_id where m.key = $1`;
const sameTextSql = `
  select ${messageColumns} from inquiry_message m join inquiry i on i.id = m.inquiry_id
  where i.listing_id = $1 and i.writer = $2 and m.author = 'renter' and m.text = $3
    and m.sent_at > now() - interval '24 hours' order by m.sent_at limit 1`;
const closeOldSql = `
  update inquiry set is_open = false
  where listing_id = $1 and writer = $2 and is_open and updated_at <= now() - interval '30 days'`;
const openSql = `
  select id, is_quarantined as "isQuarantined" from inquiry where listing_id = $1 and writer = $2 and is_open`;
const createSql = `
  insert into inquiry (listing_id, writer, user_id, first_name, last_name, email, phone, language, move_in_date,
    household_size, pets, documents_ready, is_abroad, wants_alerts, careful, is_quarantined, source, gclid, utms,
    is_open, is_address_confirmed, shares_contact, has_held_message, waiting_since)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $16,
    case when $16 then null else clock_timestamp() end) returning id, is_quarantined as "isQuarantined"`;
const updateSql = `
  update inquiry set updated_at = clock_timestamp(), is_quarantined = is_quarantined and $2,
    has_held_message = has_held_message or $2,
    careful = array(select distinct unnest(careful || $3::text[]) order by 1), hidden_at = null, archived_at = null,
    waiting_since = case when $2 then waiting_since else coalesce(waiting_since, clock_timestamp()) end,
    is_address_confirmed = is_address_confirmed and $4, shares_contact = shares_contact or $5 where id = $1`;
const addSql = `
  insert into inquiry_message (inquiry_id, key, author, text, hold_score, hold_reasons)
  values ($1, $2, 'renter', $3, $4, $5)
  on conflict (key) do nothing returning id::text as id, sent_at as "sentAt"`;

const blockedSql = `
  select 1 from blocked_writer where owner_user_id = $1 and (writer = $2 or user_id = $3::uuid)
  union all ${siteBlockOfSql('$2', '$3::uuid')}`;

function guestIdentity(address: string, known: KnownAddress | undefined): WriterIdentity {
  const accountId = known?.personId;
  return known?.isProved
    ? { key: guestWriterKey(address), ownerId: undefined, accountId, isConfirmed: false, isApart: true }
    : { key: address, ownerId: accountId, accountId, isConfirmed: false, isApart: false };
}
function accountIdentity(
  { address, userId }: { readonly address: string; readonly userId: string },
  known: KnownAddress | undefined,
): WriterIdentity {
  const isOwn = known?.personId === userId;
  return {
    key: writerKey(address, isOwn ? undefined : userId),
    ownerId: userId,
    accountId: userId,
    isConfirmed: isOwn && known.isProved,
    isApart: false,
  };
}

const orNull = <T>(value: T | undefined): T | null => value ?? null;

/** Stores inquiries and their messages; every method runs in the caller's transaction. */
@Injectable()
export class InquiryThreads {
  /** Locks the writer until the end of the transaction, so that counts and look-ups stay valid. */
  async lock(manager: EntityManager, { address, userId }: Writer): Promise<void> {
    await manager.query(lockSql, [[address, ...(userId === undefined ? [] : [userId])]]);
  }

  /** Returns the key that identifies the writer, and the account that owns the inquiry. */
  async identity(manager: EntityManager, { address, userId }: Writer): Promise<WriterIdentity> {
    const [known] = await manager.query<KnownAddress[]>(ownerSql, [address]);
    return userId === undefined ? guestIdentity(address, known) : accountIdentity({ address, userId }, known);
  }

  /** Returns whether the landlord, or staff for all landlords, have blocked this writer. */
  async isBlocked(manager: EntityManager, ownerUserId: string, { key, accountId }: WriterIdentity): Promise<boolean> {
    return (await manager.query<unknown[]>(blockedSql, [ownerUserId, key, orNull(accountId)])).length > 0;
  }

  async messageByKey(manager: EntityManager, key: string): Promise<StoredMessage | undefined> {
    return (await manager.query<StoredMessage[]>(byKeySql, [key]))[0];
  }

  /**
   * Returns the inquiry that a further message is appended to: the open one about the listing, active within 30 days.
   */
  async open(manager: EntityManager, listingId: string, { key, isApart }: WriterIdentity): Promise<Thread | undefined> {
    if (isApart) return undefined;
    await manager.query(closeOldSql, [listingId, key]);
    return (await manager.query<Thread[]>(openSql, [listingId, key]))[0];
  }

  /** Returns the message with the same text from the last 24 hours. */
  async repeatedMessage(
    manager: EntityManager,
    { listingId, inquiry }: Pick<InquiryFacts, 'listingId' | 'inquiry'>,
    { key }: WriterIdentity,
  ): Promise<StoredMessage | undefined> {
    return (await manager.query<StoredMessage[]>(sameTextSql, [listingId, key, inquiry.message]))[0];
  }

  async create(
    manager: EntityManager,
    { inquiry: it, listingId, cautions, hold, language }: InquiryFacts,
    { key, ownerId, isConfirmed, isApart }: WriterIdentity,
  ): Promise<Thread> {
    const [created] = await manager.query<Thread[]>(createSql, [
      ...[
        listingId,
        key,
        ownerId,
        it.firstName,
        it.lastName,
        it.email,
        it.phone && parsePhoneNumber(it.phone),
        language,
        it.moveInDate,
        it.householdSize,
        it.pets,
      ].map(orNull),
      it.documentsReady ?? [],
      it.isAbroad === true,
      it.wantsAlerts === true,
      cautions,
      hold !== undefined,
      ...[it.source, it.gclid, it.utms && JSON.stringify(it.utms)].map(orNull),
      !isApart,
      isConfirmed,
      it.sharesContact === true,
    ]);
    return created as Thread;
  }

  async update(
    manager: EntityManager,
    { id }: Thread,
    { hold, cautions, inquiry: { sharesContact = false } }: InquiryFacts,
    { isConfirmed }: WriterIdentity,
  ): Promise<void> {
    await manager.query(updateSql, [id, hold !== undefined, cautions, isConfirmed, sharesContact]);
  }

  /** Stores a message. Returns undefined when its key was used concurrently. */
  async add(
    manager: EntityManager,
    { id }: Thread,
    { inquiry: { key, message }, hold }: InquiryFacts,
  ): Promise<{ readonly id: string; readonly sentAt: Date } | undefined> {
    const values = [id, key, message, orNull(hold?.score), hold?.reasons ?? []];
    return (await manager.query<{ id: string; sentAt: Date }[]>(addSql, values))[0];
  }
}
