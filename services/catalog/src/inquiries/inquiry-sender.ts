import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Caller, Language } from '@porchlight/contracts';
import type { Inquiry, InquiryResponse } from '@porchlight/contracts/catalog';
import { Log, normalizeEmail, Problem } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { RecommendationJobs } from '../recommended/recommendation-jobs.ts';
import { cautionsOf, isSuspect } from './caution.ts';
import { InquiryListings, type InquiryListing } from './inquiry-listings.ts';
import { InquiryLimits } from './inquiry-limits.ts';
import { InquiryMails } from './inquiry-mails.ts';
import {
  InquiryThreads,
  type InquiryFacts,
  type WriterIdentity,
  type StoredMessage,
  type Thread,
} from './inquiry-threads.ts';
import { messages } from './messages.ts';
import { writerOf, type Writer } from './writer.ts';

interface IncomingInquiry {
  readonly facts: InquiryFacts;
  readonly home: InquiryListing;
  readonly writer: Writer;
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
 * Receives inquiries to landlords. A suspicious message gets the normal response: bots learn nothing, and a message
 * flagged by mistake is not lost.
 */
@Injectable()
export class InquirySender {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly listings: InquiryListings,
    private readonly threads: InquiryThreads,
    private readonly limits: InquiryLimits,
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
    const facts = {
      inquiry,
      listingId: listing.listingId,
      cautions: cautionsOf(inquiry.message),
      isQuarantined: isSuspect(inquiry),
      language,
    };
    return this.source.transaction(async (manager) => {
      await this.threads.lock(manager, writer);
      return this.#take(manager, { facts, home: listing, writer });
    });
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
        isSame: sent.listingId === listingId && sent.writer === identity.key && sent.text === inquiry.message,
      });
    const open = await this.threads.open(manager, listingId, identity.key);
    const same = open && (await this.threads.repeatedMessage(manager, open, inquiry.message));
    if (same) return repeatedResult(same, { listing: home, isSame: true });
    await this.limits.check(manager, writer, listingId);
    return this.#write(manager, letter, { identity, open });
  }

  async #write(
    manager: EntityManager,
    { facts, home, writer }: IncomingInquiry,
    { identity, open }: { identity: WriterIdentity; open: Thread | undefined },
  ): Promise<SendResult> {
    const thread = open ?? (await this.threads.create(manager, facts, identity));
    const message = await this.threads.add(manager, thread, facts.inquiry);
    if (!message) throw keyTaken();
    if (open) await this.threads.update(manager, open, facts);
    const isFirst = !open || open.isQuarantined;
    if (!facts.isQuarantined)
      await this.mails.request(manager, {
        ...facts,
        home,
        isFirst,
        inquiryId: thread.id,
        messageId: message.id,
        userId: writer.userId,
      });
    if (writer.userId !== undefined) await this.recommendations.scheduleInTransaction(manager, writer.userId);
    // Only the response to a logged-in writer names the earlier inquiry, so that a guest cannot probe which addresses wrote
    // before.
    return {
      inquiry: { id: thread.id, listingId: home.publicId, sentAt: message.sentAt.toISOString() },
      isAppended: open !== undefined && writer.userId !== undefined,
      isRepeated: false,
    };
  }

  /** Drops the message of a blocked writer and returns the normal response; only a log entry remains. */
  #drop({ publicId, ownerUserId }: InquiryListing): SendResult {
    this.log.warn('inquiry of blocked writer dropped', { listing: publicId, owner: ownerUserId });
    return {
      inquiry: { id: randomUUID(), listingId: publicId, sentAt: new Date().toISOString() },
      isAppended: false,
      isRepeated: true,
    };
  }
}

const keyTaken = () => new Problem(409, 'key-taken', messages.keyTaken);
function repeatedResult(
  { inquiryId, sentAt }: StoredMessage,
  { listing, isSame }: { listing: InquiryListing; isSame: boolean },
): SendResult {
  if (!isSame) throw keyTaken();
  return {
    inquiry: { id: inquiryId, listingId: listing.publicId, sentAt: sentAt.toISOString() },
    isAppended: false,
    isRepeated: true,
  };
}
