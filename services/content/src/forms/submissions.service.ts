import { Injectable } from '@nestjs/common';
import { maxSearchResults, paginationOf, type Language } from '@porchlight/contracts';
import type { FormSubmission, FormSubmissionsPage, SubmissionList } from '@porchlight/contracts/content';
import {
  changedRow,
  notFound,
  Outbox,
  Problem,
  reportChange,
  requireUser,
  SqlPool,
  type Author,
} from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { messages } from './messages.ts';
import { maxExported, perPage, statementsOf } from './submission-sql.ts';
import { submissionsText } from './submissions-text.ts';

interface Row extends Pick<FormSubmission, 'id' | 'isSuspect' | 'language' | 'answers'> {
  readonly sentAt: Date;
  readonly handledAt: Date | null;
  readonly page: string | null;
}

const handleSql = `
  update form_submission set handled_at = case when $2 then now() end
  where id = $1 and (handled_at is null) = $2 returning id`;

/** Reads and handles the submissions of forms. Every change and every file is recorded in the audit log. */
@Injectable()
export class SubmissionsService {
  constructor(
    private readonly pool: SqlPool,
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async page(formKey: string, list: SubmissionList = 'open', page = 1): Promise<FormSubmissionsPage> {
    const { name, count, page: pageSql } = statementsOf(list);
    const { total = 0 } = (await this.pool.row<{ total: number }>(`${name}_total`, count, [formKey])) ?? {};
    const pagination = paginationOf({ page, perPage, total, more: total > maxSearchResults });
    const offset = (pagination.currentPage - 1) * perPage;
    const rows = await this.pool.rows<Row>(name, pageSql, [formKey, offset]);
    return { submissions: rows.map(present), pagination };
  }

  /** Marks a submission as handled, or reopens it. Throws 404; nothing happens if it is so already. */
  async handle(id: string, isHandled: boolean, author: Author): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (await changedRow(manager, handleSql, [id, isHandled])) {
        const change = { resource: 'formSubmissions', recordId: id, action: 'modified', after: { isHandled } } as const;
        return reportChange({ manager, outbox: this.outbox }, change, author);
      }
      if (!(await this.pool.row('form_submission_exists', 'select from form_submission where id = $1', [id])))
        throw notFound();
    });
  }

  /** Deletes a submission for good. Throws 404. */
  async remove(id: string, author: Author): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await changedRow(manager, 'delete from form_submission where id = $1 returning id', [id])))
        throw notFound();
      const change = { resource: 'formSubmissions', recordId: id, action: 'removed', after: {} } as const;
      await reportChange({ manager, outbox: this.outbox }, change, author);
    });
  }

  /** Returns the submissions of a list as CSV. Throws 422 for more than 10,000. */
  async file(
    { formKey, list = 'open' }: { readonly formKey: string; readonly list: SubmissionList | undefined },
    { caller, client }: Author,
    language: Language,
  ): Promise<string> {
    const { fileName, file } = statementsOf(list);
    const rows = await this.pool.rows<Row>(fileName, file, [formKey]);
    if (rows.length > maxExported) throw new Problem(422, 'too-many-rows', messages.tooManyRows);
    await this.outbox.emit(this.dataSource.manager, 'form-submissions.exported', {
      personId: requireUser(caller),
      ...(caller.sessionId ? { sessionId: caller.sessionId } : {}),
      submissionCount: rows.length,
      ip: client.ip,
      requestId: client.requestId,
    });
    return submissionsText(rows.map(present), language);
  }
}

const present = ({ sentAt, handledAt, page, ...row }: Row): FormSubmission => ({
  ...row,
  sentAt: sentAt.toISOString(),
  ...(handledAt ? { handledAt: handledAt.toISOString() } : {}),
  ...(page ? { page } : {}),
});
