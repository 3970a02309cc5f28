import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Caller, Language } from '@porchlight/contracts';
import type { Inquiry, InquiryResponse } from '@porchlight/contracts/catalog';
import { Log, normalizeEmail, Problem } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { RecommendationJobs } from '../recommended/recommendation-jobs.ts';
import { cautionsOf } from './screening/caution.ts';
import { InquiryListings, type InquiryListing } from './inquiry-listings.ts';
import { InquiryLimits } from './screening/inquiry-limits.ts';
import { MessageScreening } from './screening/message-screening.ts';
import { InquiryMails } from './inquiry-mails.ts';
import {
  InquiryThreads,
  type InquiryFacts,
  type WriterIdentity,
  type StoredMessage,
  type Thread,
} from './inquiry-threads.ts';
import { messages } from './messages.ts';
import { PageViews } from './screening/page-views.ts';
import { addressOfKey, writerOf, type Writer } from './writer.ts';

interface IncomingInquiry {
  readonly facts: Omit<InquiryFacts, 'hold'>;
  readonly home: InquiryListing;
  readonly writer: Writer;
  readonly isPageViewPlausible: boolean;
}
/** Result of sending an inquiry. `isRepeated`: the same message was stored before and nothing was sent. */
export interface SendResult extends InquiryResponse {
  readonly isRepeated: boolean;
}

const normalized = (inquiry: Inquiry): Inquiry => ({
  ...inquiry,
  firstName: inquiry.firstName.normalize('NFC').trim(),
  lastName: inquiry.lastName.normalize('NFC').trim(),
  email: normalizeEmail(inquiry.email),
  message: inquiry.message.trim(),
});

/**
 * Receives inquiries to landlords. The sender of a suspicious message learns that it is held; it is passed on a day
 * later unless its score is high.
 */
@Injectable()
export class InquirySender {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly listings: InquiryListings,
    private readonly threads: InquiryThreads,
    private readonly limits: InquiryLimits,
    private readonly pageViews: PageViews,
    private readonly screening: MessageScreening,
    private readonly mails: InquiryMails,
    private readonly recommendations: RecommendationJobs,
    private readonly log: Log,
  ) {}

  async send(given: Inquiry, caller: Caller, language: Language): Promise<SendResult> {
    const inquiry = normalized(given);
    const listing = await this.listings.find(inquiry.listingId);
    if (caller.userId !== undefined && caller.userId === listing.ownerUserId)
      throw new Problem(422, 'own-listing', messages.ownListing, { errors: { listingId: [messages.ownListing] } });
    const writer = writerOf(inquiry.email, caller);
    const isPageViewPlausible =
      writer.userId !== undefined || this.pageViews.isPlausible(inquiry.pageView, inquiry.listingId);
    const cautions = cautionsOf(inquiry.message);
    const result = await this.source.transaction(async (manager) => {
      await this.threads.lock(manager, writer);
      const home = await this.listings.lock(manager, listing);
      const facts = { inquiry, listingId: home.listingId, cautions, language };
      return this.#take(manager, { facts, home, writer, isPageViewPlausible });
    });
    return writer.userId === undefined ? newResult(listing, result.isHeld) : result;
  }

  async #take(manager: EntityManager, letter: IncomingInquiry): Promise<SendResult> {
    const {
      facts: { inquiry, listingId },
      home,
      writer,
    } = letter;
    const identity = await this.threads.identity(manager, writer);
    if (await this.threads.isBlocked(manager, home.ownerUserId, identity)) return this.#drop(home);
    const sent = await this.threads.messageByKey(manager, inquiry.key);
    if (sent)
      return repeatedResult(sent, {
        listing: home,
        isSame:
          sent.listingId === listingId && addressOfKey(sent.writer) === writer.address && sent.text === inquiry.message,
      });
    const open = await this.threads.open(manager, listingId, identity);
    const same = await this.threads.repeatedMessage(manager, letter.facts, identity);
    if (same) return repeatedResult(same, { listing: home, isSame: true });
    await this.limits.check(manager, writer, { key: identity.key, listingId });
    return this.#write(manager, letter, { identity, open });
  }

  async #write(
    manager: EntityManager,
    { facts: given, home, writer, isPageViewPlausible }: IncomingInquiry,
    { identity, open }: { identity: WriterIdentity; open: Thread | undefined },
  ): Promise<SendResult> {
    const { inquiry } = given;
    const hold = await this.screening.screen(manager, { inquiry, writer: identity.key, isPageViewPlausible });
    const facts = { ...given, hold };
    const thread = open ?? (await this.threads.create(manager, facts, identity));
    const message = await this.threads.add(manager, thread, facts);
    if (!message) throw keyTaken();
    if (open) await this.threads.update(manager, open, facts, identity);
    const isFirst = !open || open.isQuarantined;
    if (hold === undefined)
      await this.mails.request(manager, {
        ...facts,
        home,
        isFirst,
        inquiryId: thread.id,
        messageId: message.id,
        userId: writer.userId,
        isConfirmed: identity.isConfirmed,
      });
    if (writer.userId !== undefined) await this.recommendations.scheduleInTransaction(manager, writer.userId);
    return {
      inquiry: { id: thread.id, listingId: home.publicId, sentAt: message.sentAt.toISOString() },
      isAppended: open !== undefined,
      isHeld: hold !== undefined,
      isRepeated: false,
    };
  }

  /** Drops the message of a blocked writer and returns the normal response; only a log entry remains. */
  #drop(listing: InquiryListing): SendResult {
    this.log.warn('inquiry of blocked writer dropped', { listing: listing.publicId, owner: listing.ownerUserId });
    return newResult(listing, false);
  }
}

/**
 * Returns the response to a new inquiry, with an id of no meaning. Guests always get it: a status, an id or a time of
 * an earlier message would show that the address wrote before, or that it has an account.
 */
const newResult = ({ publicId }: InquiryListing, isHeld: boolean): SendResult => ({
  inquiry: { id: randomUUID(), listingId: publicId, sentAt: new Date().toISOString() },
  isAppended: false,
  isHeld,
  isRepeated: false,
});
const keyTaken = () => new Problem(409, 'key-taken', messages.keyTaken);
function repeatedResult(
  { inquiryId, sentAt, isHeld }: StoredMessage,
  { listing, isSame }: { listing: InquiryListing; isSame: boolean },
): SendResult {
  if (!isSame) throw keyTaken();
  return {
    inquiry: { id: inquiryId, listingId: listing.publicId, sentAt: sentAt.toISOString() },
    isAppended: false,
    isHeld,
    isRepeated: true,
  };
}
