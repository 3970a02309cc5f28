import { Injectable } from '@nestjs/common';
import type { TaxDocumentSnapshot } from '@porchlight/contracts/commerce';
import { Task } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { renderTask, type DocumentSource } from '../numbering/document-issuer.ts';
import { documentNumber, type DocumentPosition } from '../numbering/document-number.ts';
import { ReceiptRenderer } from './receipt-renderer.ts';

const findSql = `
  select id, series, year, no, snapshot, issued_at as "issuedAt" from tax_document
  where kind = $1 and source_id = $2 and pdf is null`;
const storeSql = `
  update tax_document set pdf = $2, pdf_hash = sha256($2), rendered_at = now() where id = $1 and pdf is null`;

interface PendingDocument extends DocumentPosition {
  readonly id: string;
  readonly snapshot: TaxDocumentSnapshot;
  readonly issuedAt: Date;
}

/** Renders each document once and stores its PDF. */
@Injectable()
export class RenderJob {
  constructor(private readonly renderer: ReceiptRenderer) {}

  @Task(renderTask)
  async run({ kind, sourceId }: DocumentSource, manager: EntityManager): Promise<void> {
    const [document] = await manager.query<PendingDocument[]>(findSql, [kind, sourceId]);
    if (!document) return;
    const { id, snapshot, issuedAt, ...position } = document;
    const pdf = await this.renderer.render({ snapshot, issuedAt, number: documentNumber(position) });
    await manager.query(storeSql, [id, pdf]);
  }
}
