import { randomUUID } from 'node:crypto';
import { asLandlord, asRenter, asStaff, guest, type TestApp } from '@porchlight/service-kit/testing';
import { agent, companyId, market, mergesIn, startWithCompany, stranger } from './testing/merges-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startWithCompany();
}, 60_000);
afterAll(() => app.stop());
const merges = mergesIn(() => app);

describe('LISTING-MERGE-1: support merges listings of one company', () => {
  it('into one that stays; the address of a duplicate leads to it', async () => {
    const [canonical, first, second] = merges.someListings(3);
    const merge = await merges.merged(canonical, [first, second]);
    expect(merge).toMatchObject({ canonical: { id: canonical }, mergedBy: agent.subject.sub });
    expect(merge.duplicates.map(({ id }) => id).sort()).toEqual([first, second]);
    for (const id of [first, second]) {
      expect(await merges.stateOf(id)).toEqual({ status: 'merged', into: canonical, isShown: false });
      expect((await app.get(`/listing/${id}`)).body.listing.id).toBe(canonical);
      expect(await merges.offersOf(id)).toEqual([{ isOffered: false, isRestored: null }]);
    }
    expect(await merges.stateOf(canonical)).toEqual({ status: 'active', into: null, isShown: true });
    expect((await merges.list())[0]).toEqual(merge);
  });
  it('of another company never, whichever it is', async () => {
    const [canonical, duplicate] = merges.someListings(2);
    const versions = await merges.versions([canonical, duplicate, stranger.publicId]);
    for (const choice of [
      merges.choiceOf(canonical, [duplicate, stranger.publicId]),
      merges.choiceOf(stranger.publicId, [canonical]),
    ]) {
      expect((await merges.preview(choice)).status).toBe(404);
      const { status, body } = await merges.send({ ...choice, versions });
      expect([status, body.code]).toEqual([404, 'listing-not-found']);
    }
    const other = market.companies[1]!.id;
    const foreign = { ...merges.choiceOf(canonical, [duplicate]), versions };
    expect((await merges.send(foreign, agent, other)).status).toBe(404);
    expect(await merges.stateOf(duplicate)).toMatchObject({ status: 'active' });
  });
  it('needs its permission, whatever is sent', async () => {
    const [canonical, duplicate] = merges.someListings(2);
    const body = merges.choiceOf(canonical, [duplicate]);
    const staff = asStaff(['showCompany', 'modifyListingStatus'], 'support');
    const callers = [guest, asRenter(), asLandlord(), staff];
    const path = `/support/company-listings/${companyId}`;
    for (const as of callers) {
      const responses = [
        await app.get(`${path}/merge-candidates`, { as }),
        await app.get(`${path}/merges`, { as }),
        await merges.preview(body, as),
        await merges.preview({}, as),
        await merges.merge(canonical, [duplicate], {}, as),
        await merges.undo(randomUUID(), as),
      ];
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([as === guest ? 401 : 403]));
    }
  });
  it('takes from 1 to 20 duplicates, each once, and each field from one of them', async () => {
    const [canonical, duplicate] = merges.someListings(2);
    const many = Array.from({ length: 21 }, (_, at) => `zzzzzzzz${String(at).padStart(2, '0')}`);
    const field = { field: 'rent', listingId: duplicate };
    for (const choice of [
      merges.choiceOf(canonical, []),
      merges.choiceOf(canonical, many),
      merges.choiceOf(canonical, [duplicate, duplicate]),
      merges.choiceOf(canonical, [duplicate, canonical]),
      merges.choiceOf(canonical, [duplicate], { fields: [field, field] }),
      merges.choiceOf(canonical, [duplicate], { fields: [{ field: 'rent', listingId: canonical }] }),
      merges.choiceOf(canonical, [duplicate], { fields: [{ field: 'company', listingId: duplicate }] }),
    ])
      expect((await merges.preview(choice)).status).toBe(422);
  });
  it('reports a change of each listing to the audit log', async () => {
    const [canonical, duplicate] = merges.someListings(2);
    await merges.merged(canonical, [duplicate]);
    const reported = await app.sql(
      `select payload->>'recordId' as id, payload->>'personId' as by from job
      where name = 'resource.changed' and payload->>'resource' = 'listing-merge' and payload->>'recordId' = any($1)
      order by id`,
      [[canonical, duplicate]],
    );
    expect(reported).toEqual([canonical, duplicate].sort().map((id) => ({ id, by: agent.subject.sub })));
  });
});

describe('LISTING-MERGE-2: a preview counts what would move, and changes nothing', () => {
  it('of each kind, with the listings as they are', async () => {
    const [canonical, duplicate] = merges.someListings(2);
    await merges.insertFor([duplicate], `insert into favourite (user_id, listing_id) values ($1, $listing)`, [
      randomUUID(),
    ]);
    const { listings, moved, takesHomeOffSite, endsFeaturing } = await merges.previewed(canonical, [duplicate]);
    expect(listings.map(({ id, status }) => [id, status])).toEqual([
      [canonical, 'active'],
      [duplicate, 'active'],
    ]);
    expect(moved).toEqual([{ kind: 'favourite', count: 1 }]);
    expect({ takesHomeOffSite, endsFeaturing }).toEqual({ takesHomeOffSite: false, endsFeaturing: [] });
    expect(await merges.stateOf(duplicate)).toEqual({ status: 'active', into: null, isShown: true });
    expect(await merges.of(duplicate, 'favourite', 'user_id')).toHaveLength(1);
    expect(await merges.offersOf(duplicate)).toEqual([]);
  });
});

describe('LISTING-MERGE-3: only what was on the site can be merged', () => {
  it.each(['draft', 'pending_review', 'rejected'])('not a listing with the state %s', async (state) => {
    const [canonical, duplicate] = merges.someListings(2);
    await app.sql('alter table listing disable trigger listing_transition');
    await app.sql(`update listing set status = $2, published_at = null where public_id = $1`, [duplicate, state]);
    await app.sql('alter table listing enable trigger listing_transition');
    const { status, body } = await merges.merge(canonical, [duplicate]);
    expect([status, body.code]).toEqual([409, 'merge-blocked']);
  });
  it('nor one that its landlord deleted, or whose rent is in another currency', async () => {
    const [canonical, deleted, american] = merges.someListings(3);
    await app.sql(`update listing set status = 'deleted', deleted_at = now() where public_id = $1`, [deleted]);
    await app.sql(`update listing set currency = 'USD' where public_id = $1`, [american]);
    expect((await merges.merge(canonical, [deleted])).status).toBe(404);
    expect((await merges.merge(canonical, [american])).body.code).toBe('merge-blocked');
  });
});

describe('LISTING-MERGE-4: a home leaves the site only after a confirmation', () => {
  it('where the listing that stays is paused, and a duplicate is active', async () => {
    const [canonical, duplicate] = merges.someListings(2);
    await merges.setState(canonical, 'paused');
    expect((await merges.previewed(canonical, [duplicate])).takesHomeOffSite).toBe(true);
    const refused = await merges.merge(canonical, [duplicate]);
    expect([refused.status, refused.body.code]).toEqual([409, 'home-leaves-site']);
    expect(await merges.stateOf(duplicate)).toMatchObject({ status: 'active' });
    await merges.merged(canonical, [duplicate], { takesHomeOffSite: true });
    expect(await merges.stateOf(canonical)).toMatchObject({ status: 'paused', isShown: false });
    expect((await app.get(`/listing/${duplicate}`)).body.listing).toMatchObject({
      id: canonical,
      unavailable: 'paused',
    });
  });
});

describe('LISTING-MERGE-5: addresses lead to the listing that stays in one step', () => {
  it('after further merges too, and lead back after their undo', async () => {
    const [last, middle, first] = merges.someListings(3);
    await merges.merged(middle, [first]);
    const second = await merges.merged(last, [middle]);
    expect(await merges.stateOf(first)).toMatchObject({ status: 'merged', into: last });
    await merges.undone(second.id);
    expect(await merges.stateOf(first)).toMatchObject({ status: 'merged', into: middle });
    expect(await merges.stateOf(middle)).toEqual({ status: 'active', into: null, isShown: true });
  });
});

describe('LISTING-MERGE-14: listings that may be one home are suggested', () => {
  it('with the listings of the company to choose from, which a search narrows', async () => {
    const [first, second, other] = merges.someListings(3);
    await app.sql(
      `update listing l set street = '9 Elm Avenue', latitude = o.latitude, longitude = o.longitude, beds = o.beds, sqft = o.sqft
      from listing o where o.public_id = $1 and l.public_id = any($2)`,
      [first, [first, second]],
    );
    await merges.setState(second, 'paused');
    const { suggestions, listings, more } = await merges.candidates();
    const group = suggestions.find((suggested) => suggested.listings.some(({ id }) => id === first));
    expect(group?.match).toBe('same');
    expect(group?.listings.map(({ id, isLive }) => [id, isLive])).toEqual([
      [first, true],
      [second, false],
    ]);
    expect([listings.length, more]).toEqual([50, true]);
    const found = await merges.candidates('?search=elm%20AVE');
    expect(found.listings.map(({ id }) => id)).toEqual([first, second]);
    expect([found.more, found.suggestions]).toEqual([false, []]);
    expect((await merges.candidates(`?search=${other}`)).listings.map(({ id }) => id)).toEqual([other]);
  });
});
