import { createHash, randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { SignedLinks } from '@porchlight/service-kit';
import { asLandlord, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { unzipSync } from 'fflate';
import { DataSource } from 'typeorm';
import { commerce } from '../commerce.ts';
import { aLandlord, type TestLandlord } from '../testing/a-landlord.ts';
import { DocumentIssuer } from './numbering/document-issuer.ts';
import { ReceiptRenderer } from './rendering/receipt-renderer.ts';
import { aSnapshot, aTaxDocument, rendered } from '../testing/a-tax-document.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none', LOG_LEVEL: 'silent' });
});
afterAll(() => app.stop());

const year = Number(new Intl.DateTimeFormat('en-CA', { year: 'numeric', timeZone: 'America/Toronto' }).format());
const path = '/elandlord/tax-receipts';
const list = async ({ as }: TestLandlord, query = '') => (await app.get(path + query, { as })).body;
const linkTo = async ({ as }: TestLandlord, id: string) => (await app.post(`${path}/${id}/link`, { as })).body;
/** Issues a document and returns when its PDF is stored. */
async function aReceipt({ companyId }: TestLandlord, over: Parameters<typeof aTaxDocument>[2] = {}) {
  const issued = await aTaxDocument(app, companyId, over);
  await rendered(app, companyId);
  return issued;
}
/** Stores short files as the PDFs of a company, which is faster than rendering many. */
const storeFiles = ({ companyId }: TestLandlord) =>
  app.sql(
    `update tax_document set pdf = convert_to(no::text, 'UTF8'), pdf_hash = sha256(convert_to(no::text, 'UTF8')),
       rendered_at = now()
     where company_id = $1 and pdf is null`,
    [companyId],
  );
/** Issues a document whose rendering failed for good. */
async function aFailedReceipt({ companyId }: TestLandlord) {
  const issuer = app.app.get(DocumentIssuer, { strict: false });
  return app.app.get(DataSource).transaction(async (manager) => {
    const document = { companyId, kind: 'receipt', sourceId: randomUUID(), snapshot: aSnapshot() } as const;
    const issued = await issuer.issueDocument(manager, document);
    await manager.query(`update job set state = 'dead' where name = 'render-tax-document'`);
    return issued;
  });
}

const failedRenderings = async () =>
  (await app.sql(`select 1 from job where name = 'render-tax-document' and state = 'dead'`)).length;

describe('receipts', () => {
  it('are listed newest first, 25 a page, with total and tax', async () => {
    const landlord = await aLandlord(app);
    for (let at = 0; at < 26; at += 1)
      await aTaxDocument(app, landlord.companyId, { snapshot: { totalCents: 1_000 + at, taxes: [] } });
    const two = aSnapshot().taxes.flatMap((tax) => [tax, { ...tax, cents: 20 }]);
    const note = await aTaxDocument(app, landlord.companyId, { kind: 'credit-note', snapshot: { taxes: two } });
    await storeFiles(landlord);
    const { taxReceipts, pagination, years } = await list(landlord);
    expect(taxReceipts).toHaveLength(25);
    expect(taxReceipts[0]).toEqual({
      ...note,
      kind: 'credit-note',
      issuedAt: expect.any(String),
      totalCents: 13_730,
      taxCents: 1_600,
      currency: 'CAD',
      isReady: true,
    });
    expect([pagination.total, years]).toEqual([27, [year]]);
    expect((await list(landlord, '?page=2')).taxReceipts.at(-1)).toMatchObject({ totalCents: 1_000, taxCents: 0 });
  });
  it('are listed by year', async () => {
    const landlord = await aLandlord(app);
    await aTaxDocument(app, landlord.companyId);
    expect((await list(landlord, `?year=${year}`)).taxReceipts).toHaveLength(1);
    expect((await list(landlord, `?year=${year - 1}`)).taxReceipts).toEqual([]);
  });
  it('are shared by the landlords of the company', async () => {
    const landlord = await aLandlord(app);
    const colleague = await aLandlord(app, { companyId: landlord.companyId });
    const { id } = await aReceipt(landlord);
    expect((await list(colleague)).taxReceipts).toHaveLength(1);
    expect((await linkTo(colleague, id)).state).toBe('ready');
  });
  it('have their content as JSON', async () => {
    const landlord = await aLandlord(app);
    const { id, number } = await aTaxDocument(app, landlord.companyId);
    const { body, headers } = await app.get(`${path}/${id}`, { as: landlord.as });
    expect(body).toEqual({ number, kind: 'receipt', issuedAt: expect.any(String), document: aSnapshot() });
    expect(headers['cache-control']).toBe('private, no-store');
  });
  it('state what they stated when they were issued, whatever changes afterwards', async () => {
    const landlord = await aLandlord(app);
    const { id } = await aTaxDocument(app, landlord.companyId);
    await app.patch('/elandlord/tax-information', { as: landlord.as, body: { companyName: 'Renamed Inc.' } });
    const { body } = await app.get(`${path}/${id}`, { as: landlord.as });
    expect(body.document.buyer.companyName).toBe('Nair Homes Inc.');
  });
});

describe('the PDF', () => {
  it('is rendered once, and its bytes stay the same', async () => {
    const landlord = await aLandlord(app);
    const document = { sourceId: randomUUID() };
    const { id } = await aReceipt(landlord, document);
    const storedSql = `select encode(pdf_hash, 'hex') as hash, encode(sha256(pdf), 'hex') as actual,
      rendered_at as "renderedAt" from tax_document where id = $1`;
    const [stored] = await app.sql<{ hash: string; actual: string }>(storedSql, [id]);
    expect(stored?.hash).toBe(stored?.actual);
    const render = jest.spyOn(app.app.get(ReceiptRenderer, { strict: false }), 'render');
    await app.sql(
      `insert into job (kind, name, key, target, payload)
       values ('task', 'render-tax-document', 'again', 'task:render-tax-document', $1)`,
      [JSON.stringify({ kind: 'receipt', ...document })],
    );
    while ((await app.sql(`select 1 from job where name = 'render-tax-document'`)).length > 0);
    expect(await app.sql(storedSql, [id])).toEqual([stored]);
    expect(render).not.toHaveBeenCalled();
  });
  it('is downloaded by its link', async () => {
    const landlord = await aLandlord(app);
    const { id, number } = await aReceipt(landlord);
    const { state, url, expiresAt } = await linkTo(landlord, id);
    expect(state).toBe('ready');
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(14 * 60_000);
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    const { status, headers, bytes } = await app.get(url, { as: landlord.as });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${number}.pdf"`,
      'content-length': String(bytes.length),
      'cache-control': 'private, no-store',
    });
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const [stored] = await app.sql<{ hash: Buffer }>('select pdf_hash as hash from tax_document where id = $1', [id]);
    expect(createHash('sha256').update(bytes).digest()).toEqual(stored?.hash);
  });
  it('is refused with an expired, forged or foreign link', async () => {
    const landlord = await aLandlord(app);
    const [{ id }, other] = [await aReceipt(landlord), await aReceipt(landlord)];
    const links = app.app.get(SignedLinks);
    for (const token of [
      links.sign('receipt', id, -1).text,
      links.sign('export', id, 60).text,
      links.sign('receipt', other.id, 60).text,
      'forged',
    ]) {
      const { status, body } = await app.get(`${path}/${id}/file/${token}`, { as: landlord.as });
      expect([status, body.code]).toEqual([410, 'link-dead']);
    }
  });
  it('is refused to a landlord of the company without a session, and to a session without a landlord', async () => {
    const landlord = await aLandlord(app);
    const { id } = await aReceipt(landlord);
    const { url } = await linkTo(landlord, id);
    expect((await app.get(url, { as: guest })).status).toBe(401);
    expect((await app.get(url, { as: asLandlord() })).status).toBe(404);
  });
  it('is refused when its bytes were changed', async () => {
    const landlord = await aLandlord(app);
    const { id } = await aReceipt(landlord);
    await app.sql('alter table tax_document disable trigger user');
    await app.sql(`update tax_document set pdf = pdf || 'x' where id = $1`, [id]);
    await app.sql('alter table tax_document enable trigger user');
    expect((await app.get((await linkTo(landlord, id)).url, { as: landlord.as })).status).toBe(500);
  });
  it('has no link before it is rendered; a failed job runs again', async () => {
    const landlord = await aLandlord(app);
    const { id } = await aFailedReceipt(landlord);
    expect((await list(landlord)).taxReceipts[0].isReady).toBe(false);
    expect(await linkTo(landlord, id)).toEqual({ state: 'waiting' });
    await rendered(app, landlord.companyId);
    expect((await linkTo(landlord, id)).state).toBe('ready');
  });
});

describe('the archive of a year', () => {
  const archiveOf = ({ as }: TestLandlord, ofYear = year) => app.get(`${path}/archive/${ofYear}`, { as });

  it('holds the PDFs of the company, whatever their number', async () => {
    const [landlord, other] = [await aLandlord(app), await aLandlord(app)];
    await aReceipt(other);
    const issued = [await aReceipt(landlord, { kind: 'credit-note' })];
    for (let at = 0; at < 21; at += 1) issued.push(await aTaxDocument(app, landlord.companyId));
    await storeFiles(landlord);
    const { headers, bytes } = await archiveOf(landlord);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="porchlight-receipts-${year}.zip"`,
      'cache-control': 'private, no-store',
    });
    const files = unzipSync(bytes);
    expect(Object.keys(files).sort()).toEqual(issued.map(({ number }) => `${number}.pdf`).sort());
    const [stored] = await app.sql<{ pdf: Buffer }>('select pdf from tax_document where id = $1', [issued[0]?.id]);
    expect(Buffer.from(files[`${issued[0]?.number}.pdf`] ?? [])).toEqual(stored?.pdf);
  });
  it('is refused without receipts, and while one is being rendered', async () => {
    const [landlord, stranger] = [await aLandlord(app), await aLandlord(app)];
    await aReceipt(landlord);
    expect((await archiveOf(stranger)).status).toBe(404);
    expect((await archiveOf(landlord, year - 1)).status).toBe(404);
    await aFailedReceipt(stranger);
    await aFailedReceipt(landlord);
    const failed = await failedRenderings();
    const { status, headers } = await archiveOf(landlord);
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    // The rendering that had failed runs again, that of the other company does not.
    expect(await failedRenderings()).toBe(failed - 1);
    await rendered(app, landlord.companyId);
    expect((await archiveOf(landlord)).status).toBe(200);
  });
});

describe('receipts of another company', () => {
  it('do not exist for a stranger', async () => {
    const [owner, stranger] = [await aLandlord(app), await aLandlord(app)];
    const { id } = await aReceipt(owner);
    const { url } = await linkTo(owner, id);
    expect(await list(stranger)).toMatchObject({ taxReceipts: [], years: [], pagination: { total: 0 } });
    for (const address of [`${path}/${id}`, url])
      expect((await app.get(address, { as: stranger.as })).status).toBe(404);
    expect((await app.post(`${path}/${id}/link`, { as: stranger.as })).status).toBe(404);
  });
});
