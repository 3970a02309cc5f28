import { randomUUID } from 'node:crypto';
import { asRenter, asService, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../../commerce.ts';
import { aLandlord, type TestLandlord } from '../../testing/a-landlord.ts';
import { aTaxDocument, rendered } from '../../testing/a-tax-document.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
});
afterAll(() => app.stop());

const aKey = () => randomUUID().replaceAll('-', '');
const email = 'books@example.com';
const send = ({ as }: TestLandlord, id: string, body: object = {}) =>
  app.post(`/elandlord/tax-receipts/${id}/mail`, { as, body: { key: aKey(), email, ...body } });
const mailsOf = async ({ personId }: TestLandlord) => {
  const rows = await app.sql<{ payload: object }>(
    `select payload from job where name = 'mail.requested' and payload::jsonb ->> 'personId' = $1`,
    [personId],
  );
  return rows.map(({ payload }) => payload);
};
const remembered = async ({ as }: TestLandlord) => (await app.get('/elandlord/accountant-email', { as })).body;
const fileOf = (id: string, as = asService('accounts')) => app.get(`/internal/tax-receipts/${id}/file`, { as });

describe('a receipt', () => {
  it('is mailed with its PDF, once per key', async () => {
    const landlord = await aLandlord(app, { language: 'fr-CA' });
    const { id, number } = await aTaxDocument(app, landlord.companyId);
    const key = aKey();
    for (let time = 0; time < 3; time += 1) expect((await send(landlord, id, { key })).status).toBe(200);
    expect(await mailsOf(landlord)).toEqual([
      {
        template: 'receipt-copy',
        key: `receipt-copy:${landlord.personId}:${id}:${key}`,
        personId: landlord.personId,
        email,
        language: 'fr-CA',
        words: { receipt: number },
        attachment: { taxReceiptId: id },
      },
    ]);
    expect((await send(landlord, id, { key, email: 'other@example.com' })).body.code).toBe('key-taken');
  });
  it('of another company is neither found nor mailed', async () => {
    const { id } = await aTaxDocument(app, (await aLandlord(app)).companyId);
    const other = await aLandlord(app);
    expect((await send(other, id)).status).toBe(404);
    expect(await mailsOf(other)).toEqual([]);
  });
  it('is mailed ten times an hour, over all receipts and landlords of the company', async () => {
    const landlord = await aLandlord(app);
    const colleague = await aLandlord(app, { companyId: landlord.companyId });
    const { id } = await aTaxDocument(app, landlord.companyId);
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => (await send(at % 2 ? landlord : colleague, id)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await mailsOf(landlord)).length + (await mailsOf(colleague)).length).toBe(10);
  });
  it.each([[{ email: 'books' }], [{ email: 'a@example.com, b@example.com' }], [{ key: 'short' }]])(
    'is refused with %j',
    async (body) => {
      const landlord = await aLandlord(app);
      const { id } = await aTaxDocument(app, landlord.companyId);
      expect((await send(landlord, id, body)).status).toBe(422);
      expect(await mailsOf(landlord)).toEqual([]);
    },
  );
});

describe('the address of the accountant', () => {
  it('is remembered for the company when the landlord chose that', async () => {
    const landlord = await aLandlord(app);
    const colleague = await aLandlord(app, { companyId: landlord.companyId });
    const { id } = await aTaxDocument(app, landlord.companyId);
    await send(landlord, id);
    expect(await remembered(landlord)).toEqual({ email: null });
    await send(landlord, id, { remember: true });
    await send(landlord, id, { email: 'once@example.com' });
    expect([await remembered(colleague), await remembered(await aLandlord(app))]).toEqual([{ email }, { email: null }]);
  });
});

describe('the file of a mail', () => {
  it('is the PDF, for accounts only', async () => {
    const { companyId } = await aLandlord(app);
    const { id, number } = await aTaxDocument(app, companyId);
    await rendered(app, companyId);
    const { body } = await fileOf(id);
    expect([body.name, body.type]).toEqual([`${number}.pdf`, 'application/pdf']);
    const [stored] = await app.sql<{ pdf: Buffer }>('select pdf from tax_document where id = $1', [id]);
    expect(Buffer.from(String(body.content), 'base64').equals(stored!.pdf)).toBe(true);
    for (const as of [guest, asRenter(), asService('catalog')]) expect((await fileOf(id, as)).status).toBe(403);
  });
  it('is unavailable while it is rendered, not found when unknown, and refused when it is too large', async () => {
    const { companyId } = await aLandlord(app);
    const { id } = await aTaxDocument(app, companyId);
    await rendered(app, companyId);
    await app.sql('alter table tax_document disable trigger user');
    await app.sql('update tax_document set pdf = null, pdf_hash = null, rendered_at = null where id = $1', [id]);
    expect((await fileOf(id)).status).toBe(503);
    await app.sql(
      `update tax_document set pdf = large.bytes, pdf_hash = sha256(large.bytes), rendered_at = now()
      from (select decode(repeat('00', 2000001), 'hex') as bytes) large where id = $1`,
      [id],
    );
    expect((await fileOf(id)).status).toBe(500);
    await app.sql('alter table tax_document enable trigger user');
    expect((await fileOf(randomUUID())).status).toBe(404);
  });
});
