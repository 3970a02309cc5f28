import { raceRounds, type TestApp } from '@porchlight/service-kit/testing';
import { many, startWithListings } from '../../testing/inquiries.ts';
import { aColleague, reportsIn, support } from '../testing/reports-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
const { report, caseOf, queue, decide, settle, get, mailsAbout, mailsTo, stateOf } = reportsIn(() => app);
const homes = [...many];
const undo = (id: string, as = support) => app.post(`/support/reported-listings/${id}/undo`, { as });
/** Reports of guests, dismissed just now: three of them hid the listing. */
const aDismissed = async (reporters = 3) => {
  const listing = homes.pop()!;
  const email = `${listing}@example.com`;
  for (let one = 0; one < reporters; one += 1) await report(listing, one === 0 ? { email } : {});
  const { id } = await caseOf(listing);
  expect((await decide(id, { decision: 'dismissed' })).status).toBe(200);
  return { listing, id, email };
};

describe('dismissed reports', () => {
  it('can be opened again: the listing stays hidden, and nothing was sent', async () => {
    const { listing, id, email } = await aDismissed();
    expect((await undo(id)).body).toMatchObject({ id, hold: 'several-reporters', claimedBy: support.subject.sub });
    expect((await queue()).some((one) => one.id === id)).toBe(true);
    expect((await get(id)).outcome).toBeUndefined();
    expect([await stateOf(listing), await mailsTo(email), await mailsAbout('listing-restored', listing)]).toEqual([
      { status: 'suspended', isShown: false },
      [],
      0,
    ]);
  });
  it('and dismissed once more have one consequence', async () => {
    const { listing, id, email } = await aDismissed();
    await undo(id);
    await decide(id, { decision: 'dismissed' });
    await settle(id);
    expect([await stateOf(listing), await mailsTo(email), await mailsAbout('listing-restored', listing)]).toEqual([
      { status: 'active', isShown: true },
      ['report-dismissed'],
      1,
    ]);
  });
  it('are opened again neither by a colleague, nor once they are final, nor after another decision', async () => {
    const { id } = await aDismissed();
    expect((await undo(id, aColleague())).body).toMatchObject({ code: 'undo-refused' });
    await settle(id);
    expect((await undo(id)).body).toMatchObject({ code: 'undo-refused' });
    const listing = homes.pop()!;
    await report(listing);
    const suspended = (await caseOf(listing)).id;
    await decide(suspended, { decision: 'suspended', confirmed: 'spam', reason: 'It offers no home.' });
    expect((await undo(suspended)).status).toBe(409);
  });
  it('are final before the listing is reported again, and the new report is judged for itself', async () => {
    const { listing, id, email } = await aDismissed(1);
    await report(listing);
    expect(await mailsTo(email)).toEqual(['report-dismissed']);
    expect((await undo(id)).status).toBe(409);
    expect((await caseOf(listing)).reporters).toBe(1);
  });
  it('are opened again or final, never both', async () => {
    for (const _ of raceRounds(5)) {
      const { listing, id, email } = await aDismissed();
      const [{ status }] = await Promise.all([undo(id), settle(id)]);
      const isOpen = status === 200;
      expect((await stateOf(listing))?.status).toBe(isOpen ? 'suspended' : 'active');
      expect(await mailsTo(email)).toEqual(isOpen ? [] : ['report-dismissed']);
    }
  });
});
