import { Injectable } from '@nestjs/common';
import { paginationOf } from '@porchlight/contracts';
import type {
  TaxReceipt,
  TaxReceiptLink,
  TaxReceiptResponse,
  TaxReceiptsPage,
  TaxReceiptsQuery,
} from '@porchlight/contracts/commerce';
import { notFound, Outbox, Problem, SignedLinks, SqlPool } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { messages } from './messages.ts';
import { renderTask, type DocumentSource } from './numbering/document-issuer.ts';
import { documentNumber, type DocumentPosition } from './numbering/document-number.ts';

const receiptsPerPage = 25;
/** Older receipts are in the archives of their years, not in the pages. */
const maxReceipts = 2_400;
const linkSeconds = 15 * 60;

// Each statement finds the company by the caller.
const ownSql = `
  from landlord join tax_document on tax_document.company_id = landlord.company_id where person_id = $1`;
const ownOfYearSql = `${ownSql} and ($2::int is null or year = $2)`;
const totalSql = `select count(*)::int as total from (select 1 ${ownOfYearSql} limit ${maxReceipts + 1}) counted`;
const pageSql = `
  select id, series, year, no, kind, issued_at as "issuedAt", (snapshot ->> 'totalCents')::int as "totalCents",
    (select coalesce(sum((tax ->> 'cents')::int), 0)::int
      from jsonb_array_elements(snapshot -> 'taxes') tax) as "taxCents",
    snapshot ->> 'currency' as currency, pdf is not null as "isReady"
  ${ownOfYearSql} order by issued_at desc, no desc, id limit ${receiptsPerPage} offset $3`;
const yearsSql = `select distinct year ${ownSql} order by year desc`;
const documentSql = `
  select series, year, no, kind, issued_at as "issuedAt", snapshot as document ${ownSql} and tax_document.id = $2`;
const stateSql = `
  select kind, source_id as "sourceId", pdf is not null as "isReady" ${ownSql} and tax_document.id = $2`;
const fileSql = `
  select series, year, no, pdf,
    pdf_hash = sha256(pdf) as "isIntact" ${ownSql} and tax_document.id = $2 and pdf is not null`;

type ReceiptRow = Omit<TaxReceipt, 'number' | 'issuedAt'> & DocumentPosition & { readonly issuedAt: Date };
type DocumentRow = Pick<TaxReceiptResponse, 'kind' | 'document'> & DocumentPosition & { readonly issuedAt: Date };
/** PDF of a document with its name. */
export interface ReceiptFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Receipts and credit notes of the company of a landlord. */
@Injectable()
export class TaxReceiptsService {
  constructor(
    private readonly pool: SqlPool,
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly links: SignedLinks,
  ) {}

  /** Returns a page of the receipts, newest first, and all years with receipts. */
  async list(personId: string, { year, page = 1 }: TaxReceiptsQuery): Promise<TaxReceiptsPage> {
    const count = await this.pool.row<{ total: number }>('tax_receipts_total', totalSql, [personId, year]);
    const total = count?.total ?? 0;
    const pagination = paginationOf({ page, perPage: receiptsPerPage, total, more: total > maxReceipts });
    const rows = await this.pool.rows<ReceiptRow>('tax_receipts', pageSql, [
      personId,
      year,
      (pagination.currentPage - 1) * receiptsPerPage,
    ]);
    const years = await this.pool.rows<{ year: number }>('tax_receipt_years', yearsSql, [personId]);
    return { taxReceipts: rows.map(toReceipt), years: years.map((row) => row.year), pagination };
  }

  /** Throws 404 for a receipt of another company. */
  async content(personId: string, id: string): Promise<TaxReceiptResponse> {
    const row = await this.pool.row<DocumentRow>('tax_receipt', documentSql, [personId, id]);
    if (!row) throw notFound(messages.receiptNotFound);
    const { series, year, no, issuedAt, ...rest } = row;
    return { ...rest, number: documentNumber({ series, year, no }), issuedAt: issuedAt.toISOString() };
  }

  /** Returns the address of the PDF. Before it is rendered, revives a job that failed. Throws 404. */
  async link(personId: string, id: string): Promise<TaxReceiptLink> {
    const row = await this.pool.row<DocumentSource & { isReady: boolean }>('tax_receipt_state', stateSql, [
      personId,
      id,
    ]);
    if (!row) throw notFound(messages.receiptNotFound);
    const { isReady, kind, sourceId } = row;
    if (!isReady) {
      const key = `${renderTask}:${kind}:${sourceId}`;
      await this.dataSource.transaction((manager) =>
        this.outbox.resume(manager, renderTask, { kind, sourceId }, { key }),
      );
      return { state: 'waiting' };
    }
    const { text, expiresAt } = this.links.sign('receipt', id, linkSeconds);
    return {
      state: 'ready',
      url: `/elandlord/tax-receipts/${id}/file/${text}`,
      expiresAt: expiresAt.toISOString(),
    };
  }

  /** Returns the PDF. Requires a valid link and the session of a landlord of the company; throws 404 or 410. */
  async file(personId: string, { id, token }: { readonly id: string; readonly token: string }): Promise<ReceiptFile> {
    const row = await this.pool.row<DocumentPosition & { pdf: Buffer; isIntact: boolean }>(
      'tax_receipt_file',
      fileSql,
      [personId, id],
    );
    if (!row) throw notFound(messages.receiptNotFound);
    const read = this.links.read('receipt', token);
    if (read.state !== 'valid' || read.link.subject !== id) throw new Problem(410, 'link-dead', messages.linkDead);
    if (!row.isIntact) throw new Error(`the PDF of tax document ${id} differs from its hash`);
    return { name: `${documentNumber(row)}.pdf`, bytes: row.pdf };
  }
}

const toReceipt = ({ series, year, no, issuedAt, ...row }: ReceiptRow): TaxReceipt => ({
  ...row,
  number: documentNumber({ series, year, no }),
  issuedAt: issuedAt.toISOString(),
});
