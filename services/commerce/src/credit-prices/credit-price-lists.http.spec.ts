import { asStaff, raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce);
});
afterAll(() => app.stop());

const owner = asStaff(['viewEcommerce', 'modifyCreditBundles']);
const reader = asStaff(['viewEcommerce'], 'site-administrator');
const path = '/admin/ecommerce/credit-prices';
const day = async (offset: number) => {
  const [row] = await app.sql<{ day: string }>(
    `select ((now() at time zone 'America/Toronto')::date + $1::int)::text as day`,
    [offset],
  );
  return row!.day;
};
const versionOf = async (currency: string): Promise<number> =>
  (await app.get(path, { as: reader })).body.currencies.find((one: { currency: string }) => one.currency === currency)
    .version;
const announce = async (over: object) =>
  app.post(path, {
    as: owner,
    body: {
      currency: 'CAD',
      activation: 12,
      featuredActivation: 18,
      daily: 2,
      featuredDaily: 4,
      validFrom: await day(7),
      version: await versionOf('CAD'),
      ...over,
    },
  });
const current = async () => (await app.get('/ecommerce/credit-prices')).body.creditPrices;
const before = { activation: 10, featuredActivation: 15, daily: 1, featuredDaily: 3 };
const announced = { activation: 12, featuredActivation: 18, daily: 2, featuredDaily: 4 };

describe('prices of listings', () => {
  it('that are announced apply from their day on', async () => {
    const { status, body } = await announce({ validFrom: await day(7) });
    expect(status).toBe(201);
    expect(body).toMatchObject({ currency: 'CAD', version: 2, lists: [announced, before] });
    expect(await current()).toEqual(before);
    await app.sql(`update credit_price set valid_from = now() - interval '1 second' where activation = 12`);
    expect(await current()).toEqual(announced);
  });
  it('from today on begin at once, and never in the past', async () => {
    expect((await announce({ validFrom: await day(-1) })).body).toMatchObject({
      code: 'input-refused',
      errors: { validFrom: ['Choose today or a later day.'] },
    });
    expect((await announce({ validFrom: await day(0), activation: 13 })).status).toBe(201);
    expect(await current()).toMatchObject({ activation: 13 });
    const early = await app.sql(
      `select from credit_price where activation = 13 and valid_from < now() - interval '1 minute'`,
    );
    expect(early).toEqual([]);
  });
  it('begin once a day', async () => {
    expect((await announce({ validFrom: await day(30) })).status).toBe(201);
    expect((await announce({ validFrom: await day(30), activation: 14 })).body.errors).toEqual({
      validFrom: ['There are already prices from this day. Choose another day.'],
    });
  });
  it('are refused for a day that does not exist, and for fractions', async () => {
    for (const wrong of [{ validFrom: '2027-02-30' }, { validFrom: 'tomorrow' }, { daily: 1.5 }, { daily: -1 }])
      expect((await announce(wrong)).status).toBe(422);
  });
  it.each(raceRounds())(
    'follow the ones that were seen: one of two at the same time is added, round %i',
    async (round) => {
      const version = await versionOf('USD');
      const days = [await day(100 + 2 * round), await day(101 + 2 * round)];
      const results = await Promise.all(days.map((validFrom) => announce({ currency: 'USD', validFrom, version })));
      expect(results.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(results.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'version-conflict',
        current: { currency: 'USD', version: version + 1 },
      });
    },
  );
  it('are announced with the permission only, whatever the body holds', async () => {
    expect((await app.post(path, { as: reader, body: { nonsense: 1 } })).status).toBe(403);
    expect((await app.get(path, { as: asStaff(['viewCreditBundles'], 'support') })).status).toBe(403);
  });
  it('are reported to the audit log', async () => {
    const [event] = await app.sql<{ payload: object }>(
      `select payload from job where name = 'resource.changed' and payload ->> 'resource' = 'creditPrices'
       order by id limit 1`,
    );
    expect(event?.payload).toMatchObject({ recordId: 'CAD', action: 'modified' });
  });
});
