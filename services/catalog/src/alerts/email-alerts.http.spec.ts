import { asLandlord, asRenter, asStaff, raceRounds, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog } from '../testing/start-catalog.ts';
import { alertFixture, aSearch, calgary } from './alert-fixture.ts';

let app: TestApp;
let on: ReturnType<typeof alertFixture>;
beforeAll(async () => {
  app = await startCatalog(aMarket(300));
  on = alertFixture(app);
}, 60_000);
afterAll(() => app.stop());

describe('a renter’s alert', () => {
  it('is active immediately, describes its search and starts with a mail of the current results', async () => {
    const renter = asRenter();
    const response = await on.save(renter, {
      url: `/fr${calgary}?maxrate=3000&beds=2,1&sort=newest&colour=red`,
      frequency: 'weekly',
      timeZone: 'America/Edmonton',
    });
    expect(response).toMatchObject({
      status: 201,
      body: {
        isConfirmed: true,
        savedSearch: {
          name: 'Calgary, AB · 1 bed or 2 beds · up to $3,000',
          url: `${calgary}?beds=1,2&maxrate=3000`,
          query: 'beds=1,2&maxrate=3000',
          place: { name: 'Calgary' },
          frequency: 'weekly',
          active: true,
          newCount: 0,
        },
      },
    });
    const [mail, ...more] = await on.mails(renter.subject.sub);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      template: 'alert-begun',
      personId: renter.subject.sub,
      list: 'home-alerts',
      words: {
        path: expect.stringContaining(`${calgary}?beds=1,2&maxrate=3000&sort=newest#mail=`),
        frequency: 'every Monday',
      },
    });
    expect(mail?.words.items?.length).toBeGreaterThan(3);
    expect(mail?.words.items?.length).toBeLessThanOrEqual(12);
    expect(mail?.words.items?.[0]?.facts).toMatch(/^\$[\d,]+ a month · \d beds? · Calgary, AB/u);
  });
  it('is saved without emails on request: off, without consent or welcome mail, until it is turned on', async () => {
    const renter = asRenter();
    const { body } = await on.save(renter, { active: false });
    expect(body).toMatchObject({ isConfirmed: true, savedSearch: { active: false, pausedBecause: 'you' } });
    expect(await on.mails(renter.subject.sub)).toEqual([]);
    const consent = () => app.sql('select consent_source from saved_search where id = $1', [body.savedSearch.id]);
    expect(await consent()).toEqual([{ consent_source: null }]);
    expect((await on.change(renter, body.savedSearch.id, { active: true })).body).toMatchObject({ active: true });
    expect(await consent()).toEqual([{ consent_source: 'signed-in' }]);
  });
  it('is listed newest first, in the language of the request', async () => {
    const renter = asRenter();
    for (const at of [1, 2]) await on.save(renter, { url: aSearch(at) });
    const { savedSearches } = (await app.get('/email-alerts?lang=fr-CA', { as: renter })).body;
    expect(savedSearches.map(({ humanText }: { humanText: string }) => humanText.replace(/\s/gu, ' '))).toEqual([
      'Calgary, AB · jusqu’à 1 002 $',
      'Calgary, AB · jusqu’à 1 001 $',
    ]);
  });
  it('is not duplicated for the same search', async () => {
    const renter = asRenter();
    const [first, again] = [
      await on.save(renter, { url: `${calgary}?beds=1,2` }),
      await on.save(renter, { url: `${calgary}?beds=2,1`, frequency: 'instant' }),
    ];
    expect(again.body.savedSearch).toMatchObject({ id: first.body.savedSearch.id, frequency: 'instant' });
    expect(await on.mails(renter.subject.sub)).toHaveLength(1);
  });
  it('is limited to ten: the eleventh is rejected', async () => {
    const renter = asRenter();
    for (let at = 0; at < 10; at += 1) expect((await on.save(renter, { url: aSearch(at) })).status).toBe(201);
    expect(await on.save(renter, { url: aSearch(10) })).toMatchObject({ status: 409, body: { code: 'alerts-full' } });
    expect((await on.save(renter, { url: aSearch(3) })).status).toBe(201);
    const [last] = await on.list(renter);
    expect((await app.delete(`/email-alerts/${last.id}`, { as: renter })).status).toBe(200);
    expect((await on.save(renter, { url: aSearch(10) })).status).toBe(201);
  });
  it.each(raceRounds())('is limited to ten under concurrent requests, round %i', async () => {
    const renter = asRenter();
    const responses = await Promise.all(Array.from({ length: 14 }, (_, at) => on.save(renter, { url: aSearch(at) })));
    expect(responses.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(10).fill(201),
      ...Array<number>(4).fill(409),
    ]);
  });
  it('can be renamed, changed and turned off and on; omitted fields stay unchanged', async () => {
    const renter = asRenter();
    const { id } = (await on.save(renter)).body.savedSearch;
    expect((await on.change(renter, id, { name: ' Near work ', url: `${calgary}?beds=3` })).body).toMatchObject({
      name: 'Near work',
      humanText: 'Calgary, AB · 3 beds',
      frequency: 'daily',
      active: true,
    });
    expect((await on.change(renter, id, { active: false })).body).toMatchObject({
      active: false,
      pausedBecause: 'you',
      frequency: 'daily',
    });
    expect((await on.change(renter, id, { frequency: 'weekly' })).body).toMatchObject({
      active: false,
      pausedBecause: 'you',
    });
    expect((await on.change(renter, id, { active: true, name: '' })).body).toMatchObject({
      active: true,
      name: 'Calgary, AB · 3 beds',
    });
    await on.save(renter, { url: `${calgary}?beds=4` });
    expect(await on.change(renter, id, { url: `${calgary}?beds=4` })).toMatchObject({
      status: 409,
      body: { code: 'alert-exists' },
    });
  });
  it('can be turned off and on together with all others', async () => {
    const renter = asRenter();
    for (const at of [1, 2]) await on.save(renter, { url: aSearch(at) });
    const turn = async (active: boolean) =>
      (await app.patch('/email-alerts', { as: renter, body: { active } })).body.savedSearches.map(
        (one: { active: boolean }) => one.active,
      );
    expect([await turn(false), await turn(true)]).toEqual([
      [false, false],
      [true, true],
    ]);
  });
  it('is not found by other renters', async () => {
    const [mine, theirs] = [asRenter(), asRenter()];
    const { id } = (await on.save(mine)).body.savedSearch;
    expect(await on.list(theirs)).toEqual([]);
    for (const response of [
      await on.change(theirs, id, { active: false }),
      await app.delete(`/email-alerts/${id}`, { as: theirs }),
    ])
      expect(response).toMatchObject({ status: 404, body: { code: 'alert-not-found' } });
    for (const as of [asLandlord(), asStaff(['viewRenters'])])
      expect((await on.change(as, id, { active: false })).status).toBe(403);
    expect(await on.list(mine)).toMatchObject([{ id, active: true }]);
  });
  it('of the same search exists once per owner, and is turned off only with its owner’s others', async () => {
    const [mine, theirs] = [asRenter(), asRenter()];
    const ids = [(await on.save(mine)).body.savedSearch.id, (await on.save(theirs)).body.savedSearch.id];
    expect([await on.list(mine), await on.list(theirs)]).toMatchObject([[{ id: ids[0] }], [{ id: ids[1] }]]);
    expect(ids[0]).not.toBe(ids[1]);
    await app.patch('/email-alerts', { as: mine, body: { active: false } });
    expect([await on.list(mine), await on.list(theirs)]).toMatchObject([[{ active: false }], [{ active: true }]]);
  });
  it.each(['/homes', '/homes/alberta/nowhere', '/homes?beds=2'])(
    'of %s is rejected with a field error',
    async (url) => {
      expect(await on.save(asRenter(), { url })).toMatchObject({
        status: 422,
        body: { errors: { url: [expect.stringContaining('Choose a city')] } },
      });
    },
  );
});
