import { randomUUID } from 'node:crypto';
import { SignedLinks, type LinkPurpose } from '@porchlight/service-kit';
import { asLandlord, asRenter, asStaff, guest, type TestApp } from '@porchlight/service-kit/testing';
import { runOf } from '../own-listings/expiry/expiry-sql.ts';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog } from '../testing/start-catalog.ts';

const path = '/support/link-lookup/catalog';
const staff = asStaff(['showUtilities'], 'support');
let app: TestApp;
beforeAll(async () => {
  app = await startCatalog(aMarket(20));
}, 60_000);
afterAll(() => app.stop());

const sign = (purpose: LinkPurpose, subject: string, seconds = 60, id: string = randomUUID()) =>
  app.app.get(SignedLinks).sign(purpose, subject, seconds, id).text;
const lookUp = async (link: string) => (await app.post(path, { as: staff, body: { link } })).body as object;
async function aListingRun() {
  const [row] = await app.sql<{ id: string; run: string }>(
    `select public_id as id, ${runOf} as run from listing l where status = 'active' order by l.id limit 1`,
  );
  return row ?? { id: '', run: '' };
}

describe('UTILITY-6: the look-up of a link about listings', () => {
  it('returns that a listing can be confirmed, until its link expires or is used', async () => {
    const { id, run } = await aListingRun();
    const purpose = 'refresh-listing';
    expect(await lookUp(`http://localhost/confirm/${purpose}/${sign(purpose, id, 60, run)}`)).toEqual({
      state: 'valid',
      purpose,
      validUntil: expect.any(String),
    });
    expect(await lookUp(sign(purpose, id, -1, run))).toMatchObject({ state: 'expired', purpose });
    expect(await lookUp(sign(purpose, id, 60, 'earlier'))).toMatchObject({ state: 'used', purpose });
  });
  it('returns that a link stops alerts as often as it is opened, until it expires', async () => {
    const subject = `person:${randomUUID()}`;
    const address = '/api/new-listings-alerts/unsubscribe/';
    expect(await lookUp(address + sign('unsubscribe', subject))).toMatchObject({
      state: 'valid',
      purpose: 'unsubscribe',
    });
    expect(await lookUp(sign('unsubscribe', subject, -1))).toMatchObject({ state: 'expired', purpose: 'unsubscribe' });
  });
  it.each(['favourites', 'inquiry', 'lead-contact', 'lead-contact-refusal'] as const)(
    'returns that a link is used when what it confirmed is gone: %s',
    async (purpose) => {
      expect(await lookUp(sign(purpose, randomUUID()))).toMatchObject({ state: 'used', purpose });
    },
  );
  it('returns that a link is used when its alert is confirmed or gone', async () => {
    expect(await lookUp(sign('alert', `${randomUUID()}:daily`))).toMatchObject({ state: 'used', purpose: 'alert' });
  });
  it('knows no link of other kinds, and no forged one', async () => {
    const text = sign('inquiry', randomUUID());
    for (const link of [sign('preview', 'posts 1'), sign('page-view', 'x'), `${text.slice(0, -2)}xx`, 'hello'])
      expect(await lookUp(link)).toEqual({ state: 'unknown' });
  });
  it('is open to staff with the permission only', async () => {
    const visitors = [guest, asRenter(), asLandlord(), asStaff(['showListings'])];
    const statuses = visitors.map(async (as) => (await app.post(path, { as, body: {} })).status);
    expect(await Promise.all(statuses)).toEqual([401, 403, 403, 403]);
    expect((await app.post(path, { as: staff, body: {} })).status).toBe(422);
  });
});
