import { randomUUID } from 'node:crypto';
import type { TaxDocumentKind, TaxDocumentSnapshot } from '@porchlight/contracts/commerce';
import type { TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { DocumentIssuer, type IssuedDocument } from '../tax-receipts/numbering/document-issuer.ts';

/** Returns the content of a receipt for 150 credits, bought in Ontario. */
export const aSnapshot = (over: Partial<TaxDocumentSnapshot> = {}): TaxDocumentSnapshot => ({
  language: 'en-CA',
  supplier: {
    legalName: 'Porchlight Rentals Inc.',
    addressLines: ['100 King Street West', 'Toronto ON M5X 1A9'],
    taxNumbers: [{ name: 'GST/HST', number: '12345 6789 RT0001' }],
  },
  buyer: {
    companyName: 'Nair Homes Inc.',
    companyAddress: '214 Roncesvalles Ave',
    companyAddressCont: null,
    companyWebsite: 'https://nairhomes.example',
    billingAddressLines: ['214 Roncesvalles Ave', 'Toronto ON M6R 2M1'],
  },
  orderNumber: '2026-000981',
  corrects: null,
  paidWith: { brand: 'Visa', last4: '4242' },
  lines: [{ description: '150 credits', quantity: 1, cents: 13_500 }],
  discount: { code: 'NEWYEAR10', cents: 1_350 },
  subtotalCents: 12_150,
  taxes: [{ name: 'HST, Ontario', ratePpm: 130_000, cents: 1_580, registrationNumber: '12345 6789 RT0001' }],
  totalCents: 13_730,
  currency: 'CAD',
  ...over,
});

/** Issues a document of a company in a transaction of its own. */
export function aTaxDocument(
  app: TestApp,
  companyId: string,
  over: { kind?: TaxDocumentKind; sourceId?: string; snapshot?: Partial<TaxDocumentSnapshot> } = {},
): Promise<IssuedDocument> {
  const { kind = 'receipt', sourceId = randomUUID(), snapshot = {} } = over;
  const issuer = app.app.get(DocumentIssuer, { strict: false });
  return app.app
    .get(DataSource)
    .transaction((manager) =>
      issuer.issueDocument(manager, { companyId, kind, sourceId, snapshot: aSnapshot(snapshot) }),
    );
}

/** Returns when the PDFs of all documents of a company are stored; the time limit of the test bounds the wait. */
export async function rendered(app: TestApp, companyId: string): Promise<void> {
  const waitingSql = 'select 1 from tax_document where company_id = $1 and pdf is null limit 1';
  while ((await app.sql(waitingSql, [companyId])).length > 0)
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
}
