import { maxAccountDocuments, type AccountDocumentKind } from '@porchlight/contracts/accounts';
import {
  asLandlord,
  asRenter,
  asStaff,
  guest,
  overlapping,
  raceRounds,
  startForTest,
  type TestApp,
} from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { support, suspended } from '../account-reviews/testing/reviews-in.ts';
import { aUser } from '../testing/a-user.ts';
import { asPerson } from '../testing/staff-actor.ts';
import { aPdf } from './testing/a-pdf.ts';
import { documentsIn } from './testing/documents-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(() => app.stop());
const { aReviewed, aRequested, aHandedIn, request, handIn, idOf, listOf, takeBack, open, get, decideNow } = documentsIn(
  () => app,
);
const { storedOf, auditedOf } = documentsIn(() => app);
const billOf = (number: number) => aPdf({ text: `Bill ${number}` });
const actionsOf = async (personId: string) => (await auditedOf(personId)).map(({ action }) => action);

describe('a document that a landlord hands in (DOCUMENT-1)', () => {
  it('is listed with its name, size and date, also for support', async () => {
    const { user, id } = await aRequested();
    const { status, body } = await handIn(user.id, { name: 'Électricité 03/2026.pdf' });
    expect(status).toBe(201);
    const document = { kind: 'address', name: 'Électricité 03 2026.pdf', format: 'pdf', size: aPdf().length };
    expect(body.document).toMatchObject(document);
    expect((await listOf(user.id)).documents).toEqual([body.document]);
    expect((await get(id)).documents).toEqual([body.document]);
    expect(await actionsOf(user.id)).toEqual(['account-document.handed-in']);
  });
  it('is of a kind that support requested, in an open review', async () => {
    const { user, id } = await aReviewed();
    const codeOf = async (kind?: AccountDocumentKind) =>
      (await handIn(user.id, kind ? { kind } : {})).body.code as string | undefined;
    expect(await codeOf()).toBe('documents-not-requested');
    await request(id);
    expect(await codeOf('licence')).toBe('documents-not-requested');
    expect(await codeOf('identity')).toBeUndefined();
    expect((await handIn(user.id, { kind: 'menu' })).status).toBe(422);
    await decideNow(id, suspended);
    expect(await codeOf()).toBe('documents-not-requested');
  });
  it('is stored once when it is sent again', async () => {
    const { user } = await aRequested();
    const [first, again] = [await idOf(user.id), await idOf(user.id)];
    expect(again).toBe(first);
    expect(await storedOf(user.id)).toHaveLength(1);
  });
  it('is one of at most five for a request, also when they arrive at once', async () => {
    for (const _ of raceRounds(3)) {
      const { user, id } = await aRequested();
      for (let number = 1; number < maxAccountDocuments; number += 1) await idOf(user.id, billOf(number));
      const responses = await overlapping(
        app,
        { text: 'select from account_review where id = $1 for update', values: [id], holds: 'account_' },
        () => [8, 9].map((number) => handIn(user.id, { file: billOf(number) })),
      );
      expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'too-many-documents' });
      expect(await storedOf(user.id)).toHaveLength(maxAccountDocuments);
    }
  });
  it('can be taken back until support decides', async () => {
    const { user, id, documentId } = await aHandedIn();
    const kept = await idOf(user.id, billOf(2));
    expect((await takeBack(documentId, user.id)).status).toBe(200);
    expect((await takeBack(documentId, user.id)).status).toBe(404);
    expect((await get(id)).documents.map((one) => one.id)).toEqual([kept]);
    await decideNow(id, { decision: 'approved' });
    expect(await takeBack(kept, user.id)).toMatchObject({ status: 409, body: { code: 'already-decided' } });
    const [document] = (await listOf(user.id)).documents;
    expect((Date.parse(document?.deletesAt ?? '') - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
  });
  it('is invisible to other landlords', async () => {
    const { user, documentId } = await aHandedIn();
    const { id: strangerId } = await aUser(app, { roles: ['landlord'] });
    expect((await takeBack(documentId, strangerId)).status).toBe(404);
    expect((await listOf(strangerId)).documents).toEqual([]);
    expect(await storedOf(user.id)).toHaveLength(1);
  });
  it('is received from landlords only, before the file is read', async () => {
    const { user } = await aRequested();
    const file = Buffer.alloc(11 * 1024 * 1024);
    for (const [as, status] of [
      [guest, 401],
      [asRenter(), 403],
      [support, 403],
    ] as const)
      expect((await handIn(user.id, { file, as })).status).toBe(status);
  });
});

describe('support opens a document (DOCUMENT-2)', () => {
  it('as an attachment with the same bytes, which no browser shows, runs or stores', async () => {
    const file = aPdf({ text: 'Hydro bill' });
    const { documentId } = await aHandedIn(file);
    const { status, headers, bytes } = await open(documentId);
    expect([status, bytes.equals(file)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="document.pdf"; filename*=UTF-8''bill.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });
  it('and each opening is in the audit log, with the landlord and the document, without the name of the file', async () => {
    const { user, documentId } = await aHandedIn();
    await open(documentId);
    await open(documentId);
    const opened = { action: 'account-document.opened', actorId: support.subject.sub };
    expect(await auditedOf(documentId)).toEqual([1, 2].map(() => ({ ...opened, objectKind: 'account-document' })));
    expect((await auditedOf(user.id)).slice(1)).toEqual([1, 2].map(() => ({ ...opened, objectKind: 'person' })));
    const rows = await app.sql<{ row: string }>('select audit_event::text as row from audit_event');
    expect(rows.some(({ row }) => row.includes('bill.pdf'))).toBe(false);
  });
  it('only with the permission to decide, and never one of their own', async () => {
    const { user, documentId } = await aHandedIn();
    for (const [as, status] of [
      [guest, 401],
      [asLandlord(user.id), 403],
      [asStaff(['showAccountReviews']), 403],
      [asPerson(user.id, ['modifyAccountReviews'], 'support'), 403],
    ] as const)
      expect((await open(documentId, as)).status).toBe(status);
    expect((await open('44444444-4444-4444-8444-444444444444')).status).toBe(404);
    expect(await auditedOf(documentId)).toEqual([]);
  });
});

describe('an approval with documents (DOCUMENT-5)', () => {
  const levelOf = async (personId: string) =>
    (
      await app.sql<{ level: number }>(
        'select verified_level as level from company where id = (select company_id from person where id = $1)',
        [personId],
      )
    )[0]?.level;
  const aUnverified = async (kind: AccountDocumentKind) => {
    const { user, id } = await aRequested();
    await app.sql('update company set verified_level = 0 where id = (select company_id from person where id = $1)', [
      user.id,
    ]);
    const { body } = await handIn(user.id, { kind });
    return { user, id, documentId: body.document.id as string };
  };
  it('of the address gives the company level 2, which catalog learns', async () => {
    const { user, id, documentId } = await aUnverified('address');
    await decideNow(id, { decision: 'approved', acceptedDocuments: [documentId] });
    expect(await levelOf(user.id)).toBe(2);
    expect((await get(id)).documents).toMatchObject([{ id: documentId, acceptedAt: expect.any(String) }]);
    const reported = await app.sql(
      `select distinct name from job where name = 'company.changed' and payload->>'verifiedLevel' = '2'
        and payload->>'companyId' = (select company_id::text from person where id = $1)`,
      [user.id],
    );
    expect(reported).toHaveLength(1);
  });
  it.each([
    ['of the identity alone', 'identity', (documentId: string) => [documentId]],
    ['that accepts none', 'address', () => []],
  ] as const)('%s gives no level', async (_, kind, acceptedOf) => {
    const { user, id, documentId } = await aUnverified(kind);
    await decideNow(id, { decision: 'approved', acceptedDocuments: acceptedOf(documentId) });
    expect([(await get(id)).state, await levelOf(user.id)]).toEqual(['approved', 0]);
  });
  it('that accepts a document which was taken back, or is of another review, is refused', async () => {
    const [one, other] = [await aUnverified('address'), await aUnverified('address')];
    const refusal = { status: 409, body: { code: 'document-not-found' } };
    const approve = (acceptedDocuments: string[]) => decideNow(one.id, { decision: 'approved', acceptedDocuments });
    expect(await approve([other.documentId])).toMatchObject(refusal);
    await takeBack(one.documentId, one.user.id);
    expect(await approve([one.documentId])).toMatchObject(refusal);
    expect([(await get(one.id)).state, await levelOf(one.user.id)]).toEqual(['open', 0]);
  });
});
