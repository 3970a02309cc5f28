import { Injectable } from '@nestjs/common';
import type { TaxDocumentSnapshot } from '@porchlight/contracts/commerce';
import type { EntityManager } from 'typeorm';
import { DocumentIssuer } from '../tax-receipts/numbering/document-issuer.ts';
import { documentNumber, type DocumentPosition } from '../tax-receipts/numbering/document-number.ts';
import { creditNoteOf, type CreditedAmounts } from './credit-note-of.ts';
import type { Refund } from './refunds.ts';

const documentSql = 'select series, year, no, snapshot from tax_document where kind = $1 and source_id = $2';
// A receipt of a refund takes its credit note back.
const creditedSql = `
  with note as (
    select case tax_document.kind when 'credit-note' then 1 else -1 end as sign, snapshot
    from refund join tax_document on source_id = refund.id where order_id = $1),
  tax as (
    select at, sum(sign * (tax ->> 'cents')::int)::int as cents
    from note, jsonb_array_elements(snapshot -> 'taxes') with ordinality as taxes (tax, at) group by at)
  select coalesce((select sum(sign * (snapshot ->> 'totalCents')::int) from note), 0)::int as "totalCents",
    coalesce((select array_agg(cents order by at) from tax), '{}') as "taxCents"`;

interface StoredDocument extends DocumentPosition {
  readonly snapshot: TaxDocumentSnapshot;
}

/** Credit notes of refunds. The caller holds the lock of the order, and calls them last. */
@Injectable()
export class CreditNotes {
  constructor(private readonly documents: DocumentIssuer) {}

  async issue(manager: EntityManager, { id, orderId, companyId, amountCents, reason }: Refund): Promise<void> {
    const receipt = await find(manager, 'receipt', orderId);
    const [credited] = await manager.query<[CreditedAmounts]>(creditedSql, [orderId]);
    const receiptNumber = documentNumber(receipt);
    const snapshot = creditNoteOf(receipt.snapshot, { receiptNumber, amountCents, reason, credited });
    await this.documents.issueDocument(manager, { kind: 'credit-note', sourceId: id, companyId, snapshot });
  }

  /** Issues a receipt with the amounts of a credit note whose refund the bank returned: no document is ever removed. */
  async takeBack(manager: EntityManager, { id, companyId }: Refund): Promise<void> {
    const { snapshot } = await find(manager, 'credit-note', id);
    const receipt = { ...snapshot, corrects: null };
    await this.documents.issueDocument(manager, { kind: 'receipt', sourceId: id, companyId, snapshot: receipt });
  }
}

async function find(
  manager: EntityManager,
  kind: 'receipt' | 'credit-note',
  sourceId: string,
): Promise<StoredDocument> {
  const [document] = await manager.query<StoredDocument[]>(documentSql, [kind, sourceId]);
  if (!document) throw new Error(`no ${kind} of ${sourceId}`);
  return document;
}
