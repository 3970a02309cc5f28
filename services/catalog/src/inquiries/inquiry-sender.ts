import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Caller, Language } from '@porchlight/contracts';
import type { Inquiry, InquiryAnswer } from '@porchlight/contracts/catalog';
import { Log, plainEmail, Problem } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { RecommendationWork } from '../recommended/recommendation-work.ts';
import { cautionsOf, isSuspect } from './caution.ts';
import { HomesToLet, type HomeToLet } from './home-to-let.ts';
import { InquiryLimits } from './inquiry-limits.ts';
import { InquiryMails } from './inquiry-mails.ts';
import {
  InquiryThreads,
  type InquiryFacts,
  type Standing,
  type StoredMessage,
  type Thread,
} from './inquiry-threads.ts';
import { words } from './words.ts';
import { writerOf, type Writer } from './writer.ts';

interface Letter {
  readonly facts: InquiryFacts;
  readonly home: HomeToLet;
  readonly writer: Writer;
}
/** What came of sending; `isRepeated`: the very message was there already, and nothing was sent. */
export interface Sent extends InquiryAnswer {
  readonly isRepeated: boolean;
}

const tidy = (inquiry: Inquiry): Inquiry => ({
  ...inquiry,
  firstName: inquiry.firstName.normalize('NFC').trim(),
  lastName: inquiry.lastName.normalize('NFC').trim(),
  email: plainEmail(inquiry.email),
  message: inquiry.message.trim(),
});

/** Takes what renters write to landlords. A suspect message is answered as any other: a program learns nothing, and a person loses nothing. */
@Injectable()
export class InquirySender {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly homes: HomesToLet,
    private readonly threads: InquiryThreads,
    private readonly limits: InquiryLimits,
    private readonly mails: InquiryMails,
    private readonly recommendations: RecommendationWork,
    private readonly log: Log,
  ) {}

  async send(given: Inquiry, caller: Caller, language: Language): Promise<Sent> {
    const inquiry = tidy(given);
    const home = await this.homes.find(inquiry.listingId);
    if (caller.userId !== undefined && caller.userId === home.ownerUserId)
      throw new Problem(422, 'own-listing', words.ownListing, { errors: { listingId: [words.ownListing] } });
    const writer = writerOf(inquiry.email, caller);
    const facts = {
      inquiry,
      listingId: home.listingId,
      cautions: cautionsOf(inquiry.message),
      isQuarantined: isSuspect(inquiry),
      language,
    };
    return this.source.transaction(async (manager) => {
      await this.threads.lock(manager, writer);
      return this.#take(manager, { facts, home, writer });
    });
  }

  async #take(manager: EntityManager, letter: Letter): Promise<Sent> {
    const {
      facts: { inquiry, listingId },
      home,
      writer,
    } = letter;
    const standing = await this.threads.standing(manager, writer);
    if (await this.threads.isBlocked(manager, home.ownerUserId, standing)) return this.#drop(home);
    const sent = await this.threads.messageOf(manager, inquiry.key);
    if (sent)
      return repeated(sent, {
        home,
        isSame: sent.listingId === listingId && sent.writer === standing.key && sent.text === inquiry.message,
      });
    const open = await this.threads.open(manager, listingId, standing.key);
    const same = open && (await this.threads.sameWords(manager, open, inquiry.message));
    if (same) return repeated(same, { home, isSame: true });
    await this.limits.check(manager, writer, listingId);
    return this.#write(manager, letter, { standing, open });
  }

  async #write(
    manager: EntityManager,
    { facts, home, writer }: Letter,
    { standing, open }: { standing: Standing; open: Thread | undefined },
  ): Promise<Sent> {
    const thread = open ?? (await this.threads.begin(manager, facts, standing));
    const message = await this.threads.add(manager, thread, facts.inquiry);
    if (!message) throw keyTaken();
    if (open) await this.threads.renew(manager, open, facts);
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
    if (writer.userId !== undefined) await this.recommendations.soonAfter(manager, writer.userId);
    // Whether an address has written before is nobody's business but its owner's.
    return {
      inquiry: { id: thread.id, listingId: home.publicId, sentAt: message.sentAt.toISOString() },
      isAppended: open !== undefined && writer.userId !== undefined,
      isRepeated: false,
    };
  }

  /** Whoever a landlord blocked is answered as if the message had gone; nothing is kept of it but that it came. */
  #drop({ publicId, ownerUserId }: HomeToLet): Sent {
    this.log.caution('an inquiry of a blocked writer was dropped', { listing: publicId, owner: ownerUserId });
    return {
      inquiry: { id: randomUUID(), listingId: publicId, sentAt: new Date().toISOString() },
      isAppended: false,
      isRepeated: true,
    };
  }
}

const keyTaken = () => new Problem(409, 'key-taken', words.keyTaken);
function repeated({ inquiryId, sentAt }: StoredMessage, { home, isSame }: { home: HomeToLet; isSame: boolean }): Sent {
  if (!isSame) throw keyTaken();
  return {
    inquiry: { id: inquiryId, listingId: home.publicId, sentAt: sentAt.toISOString() },
    isAppended: false,
    isRepeated: true,
  };
}
