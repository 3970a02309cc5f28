import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { Inquiry } from '@porchlight/contracts/catalog';
import { Log } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { RecommendationJobs } from '../recommended/recommendation-jobs.ts';
import { InquiryListings, type InquiryListing } from './inquiry-listings.ts';
import { InquiryMails } from './inquiry-mails.ts';
import { InquiryThreads, type InquiryFacts, type WriterIdentity } from './inquiry-threads.ts';
import { lockCurrentInquiry } from '../leads/joined-inquiries.ts';
import { cautionsOf } from './screening/caution.ts';
import { InquiryLimits } from './screening/inquiry-limits.ts';
import { MessageScreening } from './screening/message-screening.ts';
import { addressOfKey, type Writer } from './writer.ts';

interface InquiryRow {
  readonly writer: string;
  readonly userId: string | null;
  readonly listing: string;
  readonly language: Language;
  readonly isConfirmed: boolean;
  readonly isQuarantined: boolean;
  readonly fields: Omit<Inquiry, 'listingId' | 'key' | 'message' | 'consentToShare'>;
}
/** Message of a renter to the landlord of an inquiry. */
export interface RenterReply {
  readonly key: string;
  readonly text: string;
}

// Without a writer the inquiry was anonymized.
const inquirySql = `
  select i.writer, i.user_id as "userId", l.public_id as listing, i.language, i.is_address_confirmed as "isConfirmed",
    i.is_quarantined as "isQuarantined",
    jsonb_strip_nulls(jsonb_build_object('email', i.email, 'firstName', i.first_name, 'lastName', i.last_name,
      'phone', i.phone, 'moveInDate', i.move_in_date, 'documentsReady', i.documents_ready, 'isAbroad', i.is_abroad,
      'sharesContact', i.shares_contact)) as fields
  from inquiry i join listing l on l.id = i.listing_id
  where i.id = $1::uuid and i.writer is not null and i.email is not null`;

/** Appends answers of renters to exactly the inquiry that they answer, under the rules of all their messages. */
@Injectable()
export class RenterReplies {
  constructor(
    private readonly source: DataSource,
    private readonly listings: InquiryListings,
    private readonly threads: InquiryThreads,
    private readonly limits: InquiryLimits,
    private readonly screening: MessageScreening,
    private readonly mails: InquiryMails,
    private readonly recommendations: RecommendationJobs,
    private readonly log: Log,
  ) {}

  /**
   * Stores an answer and requests its mail; the same key again changes nothing. Throws 410 for a listing that takes no
   * messages any more, 429 beyond the limits. The answer of a blocked writer is dropped without an error.
   */
  async reply(repliedId: string, reply: RenterReply): Promise<void> {
    await this.source.transaction(async (manager) => {
      const [found] = await manager.query<InquiryRow[]>(inquirySql, [repliedId]);
      if (!found) return;
      await this.threads.lock(manager, writerOf(found));
      const inquiryId = await lockCurrentInquiry(manager, repliedId);
      // The inquiry may have been assigned to an account before the lock.
      const [row] = await manager.query<InquiryRow[]>(inquirySql, [inquiryId]);
      if (row && (await this.threads.messageByKey(manager, reply.key)) === undefined)
        await this.#take(manager, inquiryId, { row, reply });
    });
  }

  async #take(
    manager: EntityManager,
    inquiryId: string,
    { row, reply: { key, text } }: { readonly row: InquiryRow; readonly reply: RenterReply },
  ): Promise<void> {
    const home = await this.listings.find(row.listing);
    const identity = identityOf(row);
    if (await this.threads.isBlocked(manager, home.ownerUserId, identity)) {
      this.log.warn('inquiry of blocked writer dropped', { listing: home.publicId, owner: home.ownerUserId });
      return;
    }
    await this.limits.check(manager, writerOf(row), { key: identity.key, listingId: home.listingId });
    const inquiry = { ...row.fields, listingId: row.listing, key, message: text, consentToShare: true } as const;
    const facts: InquiryFacts = {
      inquiry,
      listingId: home.listingId,
      cautions: cautionsOf(text),
      hold: await this.screening.screen(manager, { inquiry, writer: identity.key, isPageViewPlausible: true }),
      language: row.language,
    };
    await this.#store(manager, inquiryId, { row, facts, home });
  }

  async #store(
    manager: EntityManager,
    inquiryId: string,
    { row, facts, home }: { readonly row: InquiryRow; readonly facts: InquiryFacts; readonly home: InquiryListing },
  ): Promise<void> {
    const thread = { id: inquiryId, isQuarantined: row.isQuarantined };
    const message = await this.threads.add(manager, thread, facts);
    if (!message) return;
    await this.threads.update(manager, thread, facts, identityOf(row));
    const userId = row.userId ?? undefined;
    if (facts.hold === undefined)
      await this.mails.notifyLandlord(manager, {
        ...facts,
        home,
        inquiryId,
        messageId: message.id,
        userId,
        isConfirmed: row.isConfirmed,
        isFirst: row.isQuarantined,
      });
    if (userId !== undefined) await this.recommendations.scheduleInTransaction(manager, userId);
  }
}

const writerOf = ({ writer, userId, isConfirmed }: InquiryRow): Writer => ({
  address: addressOfKey(writer),
  userId: userId ?? undefined,
  isVerified: isConfirmed,
});
const identityOf = ({ writer, userId, isConfirmed }: InquiryRow): WriterIdentity => ({
  key: writer,
  ownerId: userId ?? undefined,
  accountId: userId ?? undefined,
  isConfirmed,
  isApart: false,
});
