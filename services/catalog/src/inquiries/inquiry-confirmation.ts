import { Injectable } from '@nestjs/common';
import type { ConfirmState } from '@porchlight/contracts';
import { changedRow, maskEmail, Problem, SignedLinks } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { RecommendationJobs } from '../recommended/recommendation-jobs.ts';
import { messages } from './messages.ts';
import { ReplyMails } from './reply-mails.ts';
import { ViewingMails } from '../viewings/viewing-mails.ts';

interface ConfirmableInquiry {
  readonly email: string;
  readonly title: string;
  readonly isConfirmed: boolean;
}

// Anonymized inquiries have no writer any more.
const stateSql = `
  select i.email, l.title, i.is_address_confirmed as "isConfirmed" from inquiry i join listing l on l.id = i.listing_id
  where i.id = $1 and i.writer is not null and i.email is not null`;
const lockSql = `
  select pg_advisory_xact_lock(hashtextextended('inquiry ' || split_part(writer, ' ', 1), 0)) from inquiry where id = $1`;
// The inquiry becomes one of the account's own. It stays open for further messages unless the account has an open
// inquiry about the same listing.
const confirmSql = `
  update inquiry i set is_address_confirmed = true, writer = split_part(i.writer, ' ', 1),
    user_id = coalesce(i.user_id, (select person_id from known_address where address = split_part(i.writer, ' ', 1))),
    is_open = not exists (select 1 from inquiry other
      where other.id <> i.id and other.listing_id = i.listing_id and other.writer = split_part(i.writer, ' ', 1)
      and other.is_open)
  where i.id = $1 and not i.is_address_confirmed and i.writer is not null returning i.user_id as "userId"`;

/** Confirms that a guest's inquiry came from the owner of its address, by a mailed link. */
@Injectable()
export class InquiryConfirmation {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: SignedLinks,
    private readonly recommendations: RecommendationJobs,
    private readonly replies: ReplyMails,
    private readonly viewings: ViewingMails,
  ) {}

  /** Returns the state of a link without changing anything. */
  async check(text: string): Promise<ConfirmState> {
    const purpose = 'inquiry';
    const read = this.links.read('inquiry', text);
    if (read.state === 'unknown') return { state: 'unknown', purpose };
    const [inquiry] = await this.dataSource.query<ConfirmableInquiry[]>(stateSql, [read.link.subject]);
    if (!inquiry || inquiry.isConfirmed) return { state: 'used', purpose };
    if (read.state === 'expired') return { state: 'expired', purpose };
    return { state: 'valid', purpose, maskedEmail: maskEmail(inquiry.email), title: inquiry.title };
  }

  /** Confirms the inquiry, once. Throws 410 for an invalid, expired or used link. */
  async confirm(text: string): Promise<void> {
    const read = this.links.read('inquiry', text);
    if (read.state !== 'valid') throw linkDead();
    await this.dataSource.transaction(async (manager) => {
      await manager.query(lockSql, [read.link.subject]);
      const confirmed = await changedRow<{ userId: string | null }>(manager, confirmSql, [read.link.subject]);
      if (!confirmed) throw linkDead();
      await this.replies.requestAll(manager, read.link.subject);
      await this.viewings.proposedBefore(manager, read.link.subject);
      if (confirmed.userId !== null) await this.recommendations.scheduleInTransaction(manager, confirmed.userId);
    });
  }
}

const linkDead = (): Problem => new Problem(410, 'link-dead', messages.linkDead);
