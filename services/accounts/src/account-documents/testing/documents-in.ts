import type { AccountDocumentKind, OwnAccountDocuments } from '@porchlight/contracts/accounts';
import { asLandlord, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { reviewsIn, support } from '../../account-reviews/testing/reviews-in.ts';
import type { TestUser } from '../../testing/a-user.ts';
import { aPdf } from './a-pdf.ts';

const path = '/user/account-documents';
export const requestText = 'Please send a bill with your name and your address.';

interface HandIn {
  readonly kind?: AccountDocumentKind | 'menu';
  readonly file?: Buffer;
  readonly name?: string | undefined;
  readonly as?: Actor;
}

/** Returns the calls of the tests about documents of account reviews. */
export function documentsIn(app: () => TestApp) {
  const reviews = reviewsIn(app);
  const request = (id: string, { as = support, kinds = ['address', 'identity'], text = requestText } = {}) =>
    app().post(`/support/account-reviews/${id}/document-request`, { as, body: { kinds, text } });
  const handIn = (
    personId: string,
    { kind = 'address', file = aPdf(), name = 'bill.pdf', as = asLandlord(personId) }: HandIn = {},
  ) =>
    app().post(`${path}?kind=${kind}`, {
      as,
      body: file,
      headers: {
        'content-type': 'application/offset+octet-stream',
        'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      },
    });
  const idOf = async (personId: string, file?: Buffer) =>
    (await handIn(personId, file ? { file } : {})).body.document.id as string;
  return {
    ...reviews,
    request,
    handIn,
    idOf,
    /** A landlord from whom documents are requested. */
    aRequested: async (kinds: AccountDocumentKind[] = ['address', 'identity']) => {
      const { user, id } = await reviews.aReviewed();
      await request(id, { kinds });
      return { user, id };
    },
    /** A landlord who handed in a document. */
    aHandedIn: async (file?: Buffer): Promise<{ user: TestUser; id: string; documentId: string }> => {
      const { user, id } = await reviews.aReviewed();
      await request(id);
      return { user, id, documentId: await idOf(user.id, file) };
    },
    /** Decides on what is stored now. */
    decideNow: async (id: string, body: object) => {
      const requestedAt = (await reviews.get(id)).documentRequest?.requestedAt;
      return reviews.decide(id, { ...body, ...(requestedAt ? { documentsRequestedAt: requestedAt } : {}) });
    },
    listOf: async (personId: string) =>
      (await app().get(path, { as: asLandlord(personId) })).body as OwnAccountDocuments,
    takeBack: (documentId: string, personId: string) =>
      app().delete(`${path}/${documentId}`, { as: asLandlord(personId) }),
    open: (documentId: string, as = support) => app().get(`/support/account-documents/${documentId}/file`, { as }),
    storedOf: async (personId: string) =>
      app().sql<{ id: string; sealed: Buffer }>(
        `select account_document.id, sealed from account_document join account_review on account_review.id = review_id
        where person_id = $1 order by handed_in_at`,
        [personId],
      ),
    auditedOf: async (objectId: string) =>
      app().sql<{ action: string; actorId: string; objectKind: string }>(
        `select action, actor_id as "actorId", object_kind as "objectKind" from audit_event
        where object_id = $1 and action like 'account-document.%' order by id`,
        [objectId],
      ),
  };
}
