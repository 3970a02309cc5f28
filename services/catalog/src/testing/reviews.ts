import type { OwnListing, PendingListing, ReviewedListing } from '@porchlight/contracts/catalog';
import { asLandlord, asStaff, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { aCompleteDraft, aLandlord, submit } from './drafts.ts';

export const support = asStaff(['showListings', 'modifyListingStatus'], 'support');

/** Returns calls about submitted listings, and what they report, of a catalog that starts later. */
export function reviewCalls(app: () => TestApp) {
  async function aPending(over: object = {}): Promise<{ ownerId: string; listing: OwnListing }> {
    const ownerId = await aLandlord(app());
    const draft = await aCompleteDraft(app(), ownerId, over);
    const { status, body } = await submit(app(), asLandlord(ownerId), draft);
    if (status !== 200) throw new Error(`submitListing returned ${status} ${JSON.stringify(body)}`);
    return { ownerId, listing: body.listing as OwnListing };
  }
  const decide = (
    { id, version }: Pick<OwnListing, 'id' | 'version'>,
    decision: 'approved' | 'changes-requested' | 'rejected',
    { as = support, reason }: { as?: Actor; reason?: string } = {},
  ) =>
    app().post(`/support/listings/${id}/${decision}`, {
      as,
      body: { version, ...(decision === 'approved' ? {} : { reason: reason ?? 'The photos show another home.' }) },
    });
  const offersOf = (id: string) =>
    app().sql<{ payload: object }>(
      `select payload from job where name = 'listing.offered' and payload->>'listingId' = $1 order by id`,
      [id],
    );
  const mailsOf = (template: string, ownerId: string) =>
    app().sql<{ words: object }>(
      `select payload->'words' as words from job where name = 'mail.requested' and payload->>'template' = $1
        and payload->>'personId' = $2`,
      [template, ownerId],
    );
  const pending = async () =>
    (await app().get('/support/pending-listings', { as: support })).body.listings as PendingListing[];
  const reviewed = async (id: string) =>
    (await app().get(`/support/listings/${id}`, { as: support })).body as ReviewedListing;
  return { aPending, decide, offersOf, mailsOf, pending, reviewed };
}
