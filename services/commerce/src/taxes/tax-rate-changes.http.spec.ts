import type { CanadianProvince } from '@porchlight/contracts';
import type { ProvinceTaxRates } from '@porchlight/contracts/commerce';
import { asStaff, raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { TaxRates } from './tax-rates.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
});
afterAll(() => app.stop());

const owner = asStaff(['viewEcommerce', 'modifyCreditBundles']);
const reader = asStaff(['viewEcommerce'], 'site-administrator');
const pathOf = (province: string) => `/admin/ecommerce/tax-rates/${province}`;
const day = async (offset: number) => {
  const [row] = await app.sql<{ day: string }>(
    `select ((now() at time zone 'America/Toronto')::date + $1::int)::text as day`,
    [offset],
  );
  return row!.day;
};
const listOf = async (province: string) => (await app.get(pathOf(province), { as: reader })).body as ProvinceTaxRates;
const bodyFor = async (province: string, over: object) => ({
  name: 'HST',
  ratePpm: 120_000,
  applies: true,
  registrationNumber: '12345 6789 RT0001',
  validFrom: await day(10),
  version: (await listOf(province)).version,
  ...over,
});
const add = async (province: string, over: object = {}) =>
  app.post(pathOf(province), { as: owner, body: await bodyFor(province, over) });
const rangesOf = ({ rates }: Pick<ProvinceTaxRates, 'rates'>) =>
  rates.map(({ name, ratePpm, state, validFrom, validTo }) => [name, ratePpm, state, validFrom, validTo]);
/**
 * Rates that the checkout charges from the first instant of a business day, and up to the last one of the day before.
 */
async function chargedAround(province: CanadianProvince, validFrom: string) {
  const [row] = await app.sql<{ at: Date }>(`select $1::date::timestamp at time zone 'America/Toronto' as at`, [
    validFrom,
  ]);
  const rates = app.app.get(TaxRates, { strict: false });
  const chargedAt = async (at: number) => (await rates.at(province, new Date(at))).map(({ ratePpm }) => ratePpm);
  return { before: await chargedAt(row!.at.getTime() - 1), from: await chargedAt(row!.at.getTime()) };
}

describe('a planned tax rate', () => {
  it('ends the one before, and is charged from midnight in Toronto', async () => {
    const { status, body } = await add('ON');
    expect(status).toBe(201);
    expect(rangesOf(body)).toEqual([
      ['HST', 120_000, 'planned', await day(10), undefined],
      ['HST', 130_000, 'current', '2020-01-01', await day(9)],
    ]);
    expect(await chargedAround('ON', await day(10))).toEqual({ before: [130_000], from: [120_000] });
  });
  it('ends where one begins that was planned before it', async () => {
    await add('NB', { validFrom: await day(20) });
    expect(rangesOf((await add('NB', { ratePpm: 110_000 })).body)).toEqual([
      ['HST', 120_000, 'planned', await day(20), undefined],
      ['HST', 110_000, 'planned', await day(10), await day(19)],
      ['HST', 150_000, 'current', '2020-01-01', await day(9)],
    ]);
  });
  it('that is not charged ends a tax', async () => {
    expect((await add('SK', { name: 'PST', applies: false, registrationNumber: null })).status).toBe(201);
    expect(await chargedAround('SK', await day(10))).toEqual({ before: [50_000, 60_000], from: [50_000] });
  });
  it('is changed, and the one before with it', async () => {
    const { rates } = (await add('NL')).body as ProvinceTaxRates;
    const over = { ratePpm: 125_000, validFrom: await day(12) };
    const change = async (id: string) =>
      app.patch(`${pathOf('NL')}/${id}`, { as: owner, body: await bodyFor('NL', over) });
    const { body } = await change(rates[0]!.id);
    expect(rangesOf(body)).toEqual([
      ['HST', 125_000, 'planned', await day(12), undefined],
      ['HST', 150_000, 'current', '2020-01-01', await day(11)],
    ]);
    expect((body as ProvinceTaxRates).rates[0]!.id).toBe(rates[0]!.id);
    expect((await change(rates[0]!.id)).status).toBe(200);
  });
  it('is removed, and the one before continues', async () => {
    const { rates } = (await add('PE')).body as ProvinceTaxRates;
    const { version } = await listOf('PE');
    const { body } = await app.delete(`${pathOf('PE')}/${rates[0]!.id}`, { as: owner, body: { version } });
    expect(rangesOf(body)).toEqual([['HST', 150_000, 'current', '2020-01-01', undefined]]);
    const again = await app.delete(`${pathOf('PE')}/${rates[0]!.id}`, { as: owner, body: { version: version + 1 } });
    expect(again.status).toBe(404);
  });
});

describe('the registration number of a tax rate in force', () => {
  const number = { registrationNumber: '12345 6789 RT0001' };
  const send = async (province: string, id: string, over: object = {}) =>
    app.patch(`${pathOf(province)}/${id}/registration-number`, {
      as: owner,
      body: { ...number, version: (await listOf(province)).version, ...over },
    });
  it('is added once, and receipts state it', async () => {
    const [current] = (await listOf('AB')).rates;
    const { status, body } = await send('AB', current!.id);
    expect([status, body.rates]).toEqual([200, [{ ...current, ...number }]]);
    const rates = app.app.get(TaxRates, { strict: false });
    expect(await rates.at('AB', new Date())).toMatchObject([number]);
    const again = await send('AB', current!.id, { registrationNumber: '99999 9999 RT0001' });
    expect([again.status, again.body.code]).toEqual([422, 'input-refused']);
    expect((await listOf('AB')).rates).toEqual([{ ...current, ...number }]);
  });
  it('is not added to a rate that is planned or has ended, or under another province', async () => {
    const { rates } = (await add('MB', { name: 'RST', ratePpm: 0, registrationNumber: null })).body as ProvinceTaxRates;
    const ended = (await listOf('NS')).rates.find(({ state }) => state === 'past');
    expect((await send('MB', rates[0]!.id)).status).toBe(422);
    expect((await send('NS', ended!.id)).status).toBe(422);
    expect((await send('BC', ended!.id)).status).toBe(404);
  });
  it('names the version that it is based on', async () => {
    const { rates, version } = await listOf('MB');
    const current = rates.find(({ state }) => state === 'current');
    expect((await send('MB', current!.id, { version: version - 1 })).body.code).toBe('version-conflict');
  });
});

describe('a tax rate is refused', () => {
  const refusal = async (province: string, over: object) => {
    const { version } = await listOf(province);
    const { status, body } = await add(province, over);
    expect([status, body.code, (await listOf(province)).version]).toEqual([422, 'input-refused', version]);
    return body.errors as object;
  };
  it('from today, and in the past', async () => {
    for (const validFrom of [await day(0), '2024-01-01'])
      expect(await refusal('NS', { validFrom })).toEqual({ validFrom: ['Choose tomorrow or a later day.'] });
    expect((await add('NS', { validFrom: await day(1) })).status).toBe(201);
  });
  it('on the day on which another of the tax begins', async () => {
    await add('YT', { name: 'GST' });
    expect(await refusal('YT', { name: 'GST' })).toMatchObject({ validFrom: [expect.stringContaining('already')] });
  });
  it('without a registration number, unless nothing is charged', async () => {
    const number = { registrationNumber: [expect.stringContaining('registration number')] };
    expect(await refusal('BC', { name: 'PST', registrationNumber: null })).toMatchObject(number);
    expect((await add('BC', { name: 'PST', registrationNumber: null, ratePpm: 0 })).status).toBe(201);
  });
  it('that charges GST and HST on one day', async () => {
    expect(await refusal('AB', {})).toMatchObject({ name: [expect.stringContaining('HST takes the place of GST')] });
    await add('AB', { name: 'GST', applies: false });
    expect((await add('AB')).status).toBe(201);
    expect(await chargedAround('AB', await day(10))).toEqual({ before: [50_000], from: [120_000] });
    const { version, rates } = await listOf('AB');
    const ended = `${pathOf('AB')}/${rates.find(({ name, state }) => name === 'GST' && state === 'planned')!.id}`;
    const removed = await app.delete(ended, { as: owner, body: { version } });
    expect([removed.status, removed.body.errors]).toEqual([
      422,
      { name: [expect.stringContaining('HST takes the place of GST')] },
    ]);
    expect(await listOf('AB')).toEqual({ province: 'AB', version, rates });
  });
  it('that has begun', async () => {
    const { version, rates } = await listOf('QC');
    const one = `${pathOf('QC')}/${rates[0]!.id}`;
    expect((await app.delete(one, { as: owner, body: { version } })).body.message).toContain('has begun');
    const body = await bodyFor('QC', { name: rates[0]!.name });
    expect((await app.patch(one, { as: owner, body })).body.message).toContain('has begun');
    expect(await listOf('QC')).toEqual({ province: 'QC', version, rates });
  });
  it.each([
    { ratePpm: 1_000_001 },
    { ratePpm: -1 },
    { ratePpm: 0.5 },
    { ratePpm: 99_755 },
    { name: 'VAT' },
    { validFrom: '2099-02-30' },
  ])('with %j', async (over) => {
    expect((await add('MB', over)).status).toBe(422);
  });
});

describe('changes of tax rates', () => {
  it.each(raceRounds())('at the same time: one is saved, and no day has two rates, round %i', async (round) => {
    const { version } = await listOf('NU');
    const days = [await day(100 + 2 * round), await day(101 + 2 * round)];
    const results = await Promise.all(days.map((validFrom) => add('NU', { name: 'GST', validFrom, version })));
    expect(results.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(results.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'version-conflict',
      current: { province: 'NU', version: version + 1 },
    });
    const overlaps = await app.sql(`select from tax_rate one join tax_rate other
      on one.province = other.province and one.name = other.name and one.id < other.id and one.valid && other.valid`);
    expect(overlaps).toEqual([]);
  });
  it('need the permission only, whatever the body holds', async () => {
    expect((await app.post(pathOf('ON'), { as: reader, body: { nonsense: 1 } })).status).toBe(403);
    expect((await app.get(pathOf('ON'), { as: asStaff(['viewCreditBundles'], 'support') })).status).toBe(403);
  });
  it('are reported to the audit log', async () => {
    const [event] = await app.sql<{ payload: object }>(
      `select payload from job where name = 'resource.changed' and payload ->> 'recordId' = 'ON'`,
    );
    expect(event?.payload).toMatchObject({ resource: 'taxRates', action: 'modified' });
  });
});
