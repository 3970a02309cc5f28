import { documentRetentionDays } from '@porchlight/contracts/accounts';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../accounts.ts';
import { AccountDeletions } from '../privacy/deletions.ts';
import { documentSweep } from './document-sweep.ts';
import { aPdf } from './testing/a-pdf.ts';
import { documentsIn } from './testing/documents-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(() => app.stop());
const { aHandedIn, open, get, decideNow, storedOf, auditedOf } = documentsIn(() => app);
const secret = 'Amara Okafor, 12 Elm Street';
const put = (documentId: string, sealed: Buffer) =>
  app.sql('update account_document set sealed = $2 where id = $1', [documentId, sealed]);
const unreadable = { status: 500, body: { code: 'document-unreadable' } };

describe('a stored document (DOCUMENT-3)', () => {
  it('is encrypted: the database holds no byte of its text, and another ciphertext for the same file', async () => {
    const [one, other] = [await aHandedIn(aPdf({ text: secret })), await aHandedIn(aPdf({ text: secret }))];
    const [[first], [second]] = [await storedOf(one.user.id), await storedOf(other.user.id)];
    for (const text of [secret, '%PDF', 'endobj']) expect(first?.sealed.includes(text)).toBe(false);
    expect(first?.sealed.equals(second?.sealed ?? Buffer.alloc(0))).toBe(false);
    const rows = await app.sql<{ row: string }>('select account_document::text as row from account_document');
    expect(rows.some(({ row }) => row.includes(secret) || row.includes(Buffer.from(secret).toString('hex')))).toBe(
      false,
    );
  });
  it('is refused once a byte of it was changed, or cut', async () => {
    const { user, documentId } = await aHandedIn();
    const [{ sealed }] = (await storedOf(user.id)) as unknown as [{ sealed: Buffer }];
    for (const at of [0, 12, 28, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await put(documentId, changed);
      expect(await open(documentId)).toMatchObject(unreadable);
    }
    await put(documentId, sealed.subarray(0, 20));
    expect(await open(documentId)).toMatchObject(unreadable);
    await put(documentId, sealed);
    expect((await open(documentId)).status).toBe(200);
    expect(await auditedOf(documentId)).toHaveLength(1);
  });
  it('cannot be read as that of another landlord', async () => {
    const [one, other] = [await aHandedIn(), await aHandedIn(aPdf({ text: secret }))];
    const [{ sealed }] = (await storedOf(other.user.id)) as unknown as [{ sealed: Buffer }];
    await put(one.documentId, sealed);
    expect(await open(one.documentId)).toMatchObject(unreadable);
  });
  it('is deleted 30 days after the decision, not before, and never while the review is open', async () => {
    const aDecided = async (days: number) => {
      const handedIn = await aHandedIn();
      await decideNow(handedIn.id, { decision: 'approved' });
      await app.sql(`update account_review set decided_at = now() - $2 * interval '1 day' where id = $1`, [
        handedIn.id,
        days,
      ]);
      return handedIn;
    };
    const waiting = await aHandedIn();
    await app.sql(`update account_review set opened_at = now() - interval '90 days' where id = $1`, [waiting.id]);
    const [recent, old] = [await aDecided(documentRetentionDays - 0.01), await aDecided(documentRetentionDays + 0.01)];
    expect(accounts.definition.sweeps).toContain(documentSweep);
    await app.sql(documentSweep);
    const counts = await Promise.all([waiting, recent, old].map(async ({ user }) => (await storedOf(user.id)).length));
    expect(counts).toEqual([1, 1, 0]);
    expect((await get(old.id)).documents).toEqual([]);
    expect((await open(old.documentId)).status).toBe(404);
  });
  it('is deleted with the account', async () => {
    const { user, documentId } = await aHandedIn();
    await app.sql(`update person set state = 'deletion_pending', deletes_at = now() where id = $1`, [user.id]);
    await app.app
      .get(DataSource)
      .transaction((manager) => app.app.get(AccountDeletions).eraseDue({}, manager, new Date(Date.now() + 1_000)));
    expect(await app.sql('select from account_document where id = $1', [documentId])).toEqual([]);
  });
});
