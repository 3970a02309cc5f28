import type { TaxDocumentKind, TaxDocumentSnapshot } from '@porchlight/contracts/commerce';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** Receipt or credit note. A database trigger refuses every change except adding the PDF, once. */
@Entity('tax_document')
@Unique('tax_document_number', ['series', 'year', 'no'])
@Unique('tax_document_source', ['kind', 'sourceId'])
@Check('tax_document_series', `(kind, series) in (('receipt', 'RC'), ('credit-note', 'CN'))`)
@Check('tax_document_rendered', '(pdf is null) = (pdf_hash is null) and (pdf is null) = (rendered_at is null)')
@Index('tax_document_company', ['companyId', 'year', 'issuedAt'])
export class TaxDocument {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('uuid', { name: 'company_id' }) companyId!: string;
  @Column('text') kind!: TaxDocumentKind;
  @Column('text') series!: string;
  /** Year of the business date in Toronto. */
  @Column('int') year!: number;
  /** From 1 without gaps in each series and year. */
  @Column('int') no!: number;
  /** Order of a receipt, refund of a credit note. */
  @Column('uuid', { name: 'source_id' }) sourceId!: string;
  @Column('jsonb') snapshot!: TaxDocumentSnapshot;
  /** SHA-256 of the text of the snapshot, as the database prints it. */
  @Column('bytea') hash!: Buffer;
  @Index('tax_document_issued')
  @Column('timestamptz', { name: 'issued_at' })
  issuedAt!: Date;
  @Column('bytea', { nullable: true }) pdf!: Buffer | null;
  /** SHA-256 of the PDF. */
  @Column('bytea', { name: 'pdf_hash', nullable: true }) pdfHash!: Buffer | null;
  @Column('timestamptz', { name: 'rendered_at', nullable: true }) renderedAt!: Date | null;
}
