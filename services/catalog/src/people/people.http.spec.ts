import { randomUUID } from 'node:crypto';
import { asRenter, asService, guest, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { entitled, startCatalog } from '../testing/start-catalog.ts';

const market = aMarket(520);
const [first, second] = market.homes.map(({ publicId }) => publicId) as [string, string];
let app: TestApp;
beforeAll(async () => { app = await startCatalog(market, [first, second].map((id) => entitled(id))); }, 60_000);
afterAll(async () => { await app.stop(); });

describe('what accounts is told of a person', () => {
  it('counts what the person keeps, and nobody else’s', async () => {
    const personId = randomUUID();
    for (const listingId of [first, second]) await app.patch('/favourite-listing', { as: asRenter(personId), body: { listingId, active: 1 } });
    await app.patch('/favourite-listing', { as: asRenter(), body: { listingId: first, active: 1 } });
    expect((await app.get(`/internal/people/${personId}/counts`, { as: asService('accounts') })).body).toEqual({ inquiries: 0, favourites: 2, recommended: 0 });
  });
  it('is told to accounts alone', async () => {
    for (const as of [guest, asRenter(), asService('content')]) expect((await app.get(`/internal/people/${randomUUID()}/counts`, { as })).status).toBe(403);
  });
});
