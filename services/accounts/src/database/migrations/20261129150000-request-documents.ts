import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests for documents in reviews of accounts, and the documents, which are encrypted. */
export class RequestDocuments20261129150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table account_review
      add column documents_requested_at timestamptz,
      add column documents_requested_by uuid,
      add column documents_due_at timestamptz,
      add column document_kinds text[],
      add column documents_text text,
      add constraint account_review_documents check (
        num_nonnulls(documents_requested_at, documents_requested_by, documents_due_at, document_kinds, documents_text)
          in (0, 5))`);
    await runner.query(`create table account_document (
      id uuid primary key,
      review_id uuid not null references account_review on delete cascade,
      kind text not null constraint account_document_kind
        check (kind in ('identity', 'address', 'ownership', 'licence')),
      name text not null,
      format text not null constraint account_document_format check (format in ('pdf', 'jpeg')),
      size int not null,
      fingerprint bytea not null,
      sealed bytea not null,
      handed_in_at timestamptz not null default now(),
      accepted_at timestamptz,
      constraint account_document_once unique (review_id, fingerprint))`);
    // The content is not compressible.
    await runner.query('alter table account_document alter column sealed set storage external');
    await runner.query('create index account_document_review on account_document (review_id, handed_in_at desc)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table account_document');
    await runner.query(`alter table account_review drop column documents_text, drop column document_kinds,
      drop column documents_due_at, drop column documents_requested_by, drop column documents_requested_at`);
  }
}
