import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { notFound, Outbox, SqlPool, unavailable } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { Zip, ZipPassThrough } from 'fflate';
import { messages } from './messages.ts';
import { renderTask, type DocumentSource } from './numbering/document-issuer.ts';
import { documentNumber, type DocumentPosition } from './numbering/document-number.ts';

/** PDFs that are in memory, and jobs that are revived, at a time. */
const filesPerRead = 20;

// Each statement finds the company by the caller.
const countSql = `
  select count(*)::int as total, count(*) filter (where pdf is null)::int as waiting
  from landlord join tax_document on tax_document.company_id = landlord.company_id where person_id = $1 and year = $2`;
const waitingSql = `
  select kind, source_id as "sourceId"
  from landlord join tax_document on tax_document.company_id = landlord.company_id
  where person_id = $1 and year = $2 and pdf is null order by no limit ${filesPerRead}`;
const filesSql = `
  select series, year, no, issued_at as "issuedAt", pdf
  from landlord join tax_document on tax_document.company_id = landlord.company_id
  where person_id = $1 and year = $2 and pdf is not null and (series, no) > ($3, $4)
  order by series, no limit ${filesPerRead}`;

interface FileRow extends DocumentPosition {
  readonly issuedAt: Date;
  readonly pdf: Buffer;
}

/** Zips of a year's receipts. */
@Injectable()
export class ReceiptArchive {
  constructor(
    private readonly pool: SqlPool,
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Returns a zip of the PDFs of a year. Throws 404 without receipts, 503 while one is still being rendered. */
  async open(personId: string, year: number): Promise<Readable> {
    const count = await this.pool.row<{ total: number; waiting: number }>('tax_receipt_count', countSql, [
      personId,
      year,
    ]);
    if (!count?.total) throw notFound(messages.noReceipts);
    if (count.waiting > 0) {
      await this.#reviveRendering(personId, year);
      throw unavailable();
    }
    return Readable.from(zipOf(this.#files(personId, year)));
  }

  /** Revives the jobs that failed to render receipts of the year. */
  async #reviveRendering(personId: string, year: number): Promise<void> {
    const waiting = await this.pool.rows<DocumentSource>('tax_receipts_waiting', waitingSql, [personId, year]);
    await this.dataSource.transaction(async (manager) => {
      for (const { kind, sourceId } of waiting)
        await this.outbox.resume(manager, renderTask, { kind, sourceId }, { key: `${renderTask}:${kind}:${sourceId}` });
    });
  }

  async *#files(personId: string, year: number): AsyncGenerator<FileRow> {
    let rows: FileRow[];
    let last: Pick<FileRow, 'series' | 'no'> = { series: '', no: 0 };
    do {
      rows = await this.pool.rows<FileRow>('tax_receipt_files', filesSql, [personId, year, last.series, last.no]);
      yield* rows;
      last = rows.at(-1) ?? last;
    } while (rows.length === filesPerRead);
  }
}

/** Packs files without compression, which PDFs have already. */
async function* zipOf(files: AsyncIterable<FileRow>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const file of files) {
    const entry = new ZipPassThrough(`${documentNumber(file)}.pdf`);
    entry.mtime = file.issuedAt;
    zip.add(entry);
    entry.push(file.pdf, true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks;
}
