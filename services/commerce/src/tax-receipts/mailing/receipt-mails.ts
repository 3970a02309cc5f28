import { Injectable } from '@nestjs/common';
import type { TaxReceiptMail } from '@porchlight/contracts/commerce';
import { maxMailFileBytes, type MailFile } from '@porchlight/contracts/internal';
import { HourlyLimit, notFound, Outbox, Problem, SqlPool, unavailable } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { Idempotency } from '../../idempotency/idempotency.ts';
import { LandlordCompanies } from '../../landlords/landlord-companies.ts';
import { messages } from '../messages.ts';
import { documentNumber, type DocumentPosition } from '../numbering/document-number.ts';

const mailsPerHour = 10;
// Found by the caller: a receipt of another company is not found.
const ownSql = `
  select series, year, no from landlord join tax_document using (company_id)
  where person_id = $1 and is_verified and tax_document.id = $2`;
const rememberSql = `
  insert into tax_information (company_id, accountant_email) values ($1, $2)
  on conflict (company_id) do update set accountant_email = excluded.accountant_email, changed_at = now()`;
const rememberedSql = `
  select accountant_email as email from landlord join tax_information using (company_id)
  where person_id = $1 and is_verified`;
const fileSql = `
  select series, year, no, encode(pdf, 'base64') as content, pdf_hash = sha256(pdf) as "isIntact",
    octet_length(pdf) as bytes
  from tax_document where id = $1`;

interface FileRow extends DocumentPosition {
  /** Null until it is rendered, as the fields after it. */
  readonly content: string | null;
  readonly isIntact: boolean | null;
  readonly bytes: number | null;
}

/** Mails receipts and credit notes to an address, such as that of an accountant. */
@Injectable()
export class ReceiptMails {
  readonly #limit: HourlyLimit;
  constructor(
    private readonly pool: SqlPool,
    private readonly companies: LandlordCompanies,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
  ) {
    this.#limit = new HourlyLimit(pool, 'failed_attempt');
  }

  /** Throws 404 for a receipt of another company, 429 after ten mails of the company in an hour. */
  async send(personId: string, id: string, body: TaxReceiptMail): Promise<object> {
    const { companyId, language } = await this.companies.require(personId);
    const route = `POST /elandlord/tax-receipts/${id}/mail`;
    return this.idempotency.once({ personId, route, body }, async (manager) => {
      const receipt = await this.#numberOf(manager, personId, id);
      await this.#requireFew(companyId);
      const { key, email, remember } = body;
      if (remember) await manager.query(rememberSql, [companyId, email]);
      await this.outbox.emit(manager, 'mail.requested', {
        template: 'receipt-copy',
        key: `receipt-copy:${personId}:${id}:${key}`,
        personId,
        email,
        language,
        words: { receipt },
        attachment: { taxReceiptId: id },
      });
      return {};
    });
  }

  /** Returns the address that the company of a landlord remembered. */
  async rememberedBy(personId: string): Promise<string | null> {
    const row = await this.pool.row<{ email: string | null }>('accountant_email', rememberedSql, [personId]);
    return row?.email ?? null;
  }

  /** Returns the PDF of a document. Throws 404, and 503 while it is being rendered. */
  async file(id: string): Promise<MailFile> {
    const row = await this.pool.row<FileRow>('receipt_mail_file', fileSql, [id]);
    if (!row) throw notFound(messages.receiptNotFound);
    const { content, isIntact, bytes } = row;
    if (content === null) throw unavailable();
    if (!isIntact || Number(bytes) > maxMailFileBytes)
      throw new Error(`the PDF of tax document ${id} cannot be mailed`);
    // PostgreSQL breaks the lines of base64.
    return { name: `${documentNumber(row)}.pdf`, type: 'application/pdf', content: content.replaceAll('\n', '') };
  }

  async #numberOf(manager: EntityManager, personId: string, id: string): Promise<string> {
    const [row] = await manager.query<DocumentPosition[]>(ownSql, [personId, id]);
    if (!row) throw notFound(messages.receiptNotFound);
    return documentNumber(row);
  }

  async #requireFew(companyId: string): Promise<void> {
    const retryAfter = await this.#limit.consume(`receipt-mail:${companyId}`, mailsPerHour);
    // @mutation receipt-mails-per-hour
    if (retryAfter !== undefined) throw new Problem(429, 'too-many', messages.tooManyMails, { retryAfter });
  }
}
