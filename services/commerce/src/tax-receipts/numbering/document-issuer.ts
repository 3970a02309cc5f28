import { Injectable } from '@nestjs/common';
import type { TaxDocumentKind, TaxDocumentSnapshot } from '@porchlight/contracts/commerce';
import { Outbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { businessTimeZone } from '../../business-date.ts';
import { documentNumber, type DocumentPosition } from './document-number.ts';

/** Name of the job that renders the PDF of one document. */
export const renderTask = 'render-tax-document';
/** A document, by what it was issued for. */
export interface DocumentSource {
  readonly kind: TaxDocumentKind;
  /** Order of a receipt, refund of a credit note. */
  readonly sourceId: string;
}
export interface NewDocument extends DocumentSource {
  readonly companyId: string;
  readonly snapshot: TaxDocumentSnapshot;
  /** Default: now. */
  readonly issuedAt?: Date;
}
export interface IssuedDocument {
  readonly id: string;
  /** `RC-2026-000123` */
  readonly number: string;
}

const seriesOf: Readonly<Record<TaxDocumentKind, string>> = { receipt: 'RC', 'credit-note': 'CN' };
const lockSql = `select pg_advisory_xact_lock(hashtextextended('tax_document ' || $1 || ' ' || $2, 0))`;
const findSql = 'select id, series, year, no from tax_document where kind = $1 and source_id = $2';
// One statement with the counter: a rolled back document returns its number, which a sequence would not.
// @mutation document-number
const issueSql = `
  with issue as (select coalesce($6::timestamptz, now()) as issued_at),
  counted as (
    insert into document_counter as counter (series, year, last_no)
    select $3, extract(year from issued_at at time zone '${businessTimeZone}')::int, 1 from issue
    on conflict (series, year) do update set last_no = counter.last_no + 1
    returning series, year, last_no)
  insert into tax_document (company_id, kind, source_id, series, year, no, snapshot, hash, issued_at)
  select $4::uuid, $1, $2::uuid, series, year, last_no, $5::jsonb, sha256(convert_to($5::jsonb::text, 'UTF8')),
    issued_at
  from counted, issue returning id, series, year, no`;

/** Issues receipts and credit notes with gapless numbers. */
@Injectable()
export class DocumentIssuer {
  constructor(private readonly outbox: Outbox) {}

  /**
   * Issues a document in the transaction of its cause, and enqueues the rendering of its PDF. Returns the existing one
   * when the source has one. Call it last: from here to the commit, other documents of the series wait.
   */
  async issueDocument(
    manager: EntityManager,
    { kind, sourceId, companyId, snapshot, issuedAt }: NewDocument,
  ): Promise<IssuedDocument> {
    // A second call for the source waits here and then finds the document, before it takes a number.
    // @mutation document-source
    await manager.query(lockSql, [kind, sourceId]);
    const [known] = await manager.query<DocumentRow[]>(findSql, [kind, sourceId]);
    if (known) return toIssued(known);
    await this.outbox.enqueue(manager, renderTask, { kind, sourceId }, { key: `${renderTask}:${kind}:${sourceId}` });
    const [issued] = await manager.query<[DocumentRow]>(issueSql, [
      kind,
      sourceId,
      seriesOf[kind],
      companyId,
      JSON.stringify(snapshot),
      issuedAt ?? null,
    ]);
    return toIssued(issued);
  }
}

interface DocumentRow extends DocumentPosition {
  readonly id: string;
}
const toIssued = ({ id, ...position }: DocumentRow): IssuedDocument => ({ id, number: documentNumber(position) });
