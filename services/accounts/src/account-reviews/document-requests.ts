import { Injectable } from '@nestjs/common';
import { documentRequestDays, type DocumentRequestBody } from '@porchlight/contracts/accounts';
import { changedRow, Problem, requireUser, type Author } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { Mailer } from '../mail/mailer.ts';
import { documentsMail } from './account-review-mails.ts';
import { messages } from './messages.ts';
import { ReviewedAccounts } from './reviewed-accounts.ts';

// In milliseconds, as clients get it. A further request is possible once documents arrived, or are overdue.
// @mutation account-document-request
const requestSql = `
  update account_review set documents_requested_at = date_trunc('milliseconds', now()), documents_requested_by = $2,
    documents_due_at = now() + interval '${documentRequestDays} days', document_kinds = $3, documents_text = $4,
    due_at = now() + interval '${documentRequestDays} days'
  where id = $1 and state = 'open' and (documents_due_at is null or documents_due_at < now() or exists (
    select from account_document where review_id = $1 and handed_in_at >= documents_requested_at))
  returning documents_due_at as "dueAt"`;

/** Requests documents from landlords: the review stays open, and they get a mail. */
@Injectable()
export class DocumentRequests {
  constructor(
    private readonly source: DataSource,
    private readonly accounts: ReviewedAccounts,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Throws 404 and 403 as decisions do, 403 `banned-account`, and 409 `already-decided` or `documents-requested`: of
   * concurrent acts the first one counts.
   */
  async request(id: string, { kinds, text }: DocumentRequestBody, author: Author): Promise<void> {
    await this.source.transaction(async (manager) => {
      const account = await this.accounts.lock(manager, id, author);
      if (account.restriction === 'banned') throw new Problem(403, 'banned-account', messages.bannedAccount);
      const stored = await changedRow<{ dueAt: Date }>(manager, requestSql, [
        id,
        requireUser(author.caller),
        kinds,
        text,
      ]);
      if (!stored) throw await this.accounts.conflictOf(manager, id);
      await this.mailer.request(manager, documentsMail(account, text, stored.dueAt));
      await this.accounts.record(manager, account, { author, action: 'documents-requested', after: { kinds, text } });
    });
  }
}
