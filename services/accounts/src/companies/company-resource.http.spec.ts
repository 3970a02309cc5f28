import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';
import { startOtherServices, type OtherServices } from '../testing/other-services.ts';

let app: TestApp;
let others: OtherServices;
beforeAll(async () => {
  others = await startOtherServices();
  // What is reported to commerce stays in the queue.
  app = await startForTest(accounts, { CATALOG_URL: others.variables['CATALOG_URL'] ?? '' });
});
afterAll(async () => {
  await app.stop();
  others.stop();
});
beforeEach(() => {
  others.company.listings = 0;
});

const path = '/admin/companies';
const staff = asStaff(['viewCompanies', 'createCompanies', 'modifyCompanies']);
interface Stored {
  readonly id: string;
  readonly version: number;
  readonly name: string;
}
async function create(fields: object = {}): Promise<Stored> {
  const { status, body } = await app.post(path, { as: staff, body: { name: 'Maple Homes', kind: 'owner', ...fields } });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body as Stored;
}
const change = ({ id, version }: Stored, fields: object) =>
  app.patch(`${path}/${id}`, { as: staff, body: { version, ...fields } });
const remove = ({ id }: Stored, version = 1) => app.delete(`${path}/${id}`, { as: staff, body: { version } });
const namesFound = async (query: string) =>
  ((await app.get(`${path}?${encodeURI(query)}`, { as: staff })).body.records as Stored[]).map(({ name }) => name);
const reportsOf = async ({ id }: Stored) =>
  (
    await app.sql<{ payload: object }>(
      `select payload from job where name = 'company.changed' and target = 'commerce' and payload ->> 'companyId' = $1
       order by id`,
      [id],
    )
  ).map(({ payload }) => payload);
async function aLandlord() {
  const user = await aUser(app, { roles: ['landlord'] });
  const [company] = await app.sql<{ id: string }>('select company_id as id from person where id = $1', [user.id]);
  const shown = await app.get(`${path}/${company?.id ?? ''}`, { as: staff });
  return { user, company: shown.body as Stored & { landlords: number } };
}

describe('a company', () => {
  it('is created without a verification, with its phone number in one notation', async () => {
    expect(await create({ phone: '416 555 0100', website: 'https://maple.example' })).toMatchObject({
      phone: '+14165550100',
      website: 'https://maple.example',
      verifiedLevel: '0',
      landlords: 0,
      version: 1,
    });
  });
  it('reports each change with its number, and what listings show of it', async () => {
    const company = await create();
    expect((await change(company, { name: 'Oak Homes', city: 'Ottawa' })).body).toMatchObject({ version: 2 });
    const common = { companyId: company.id, verifiedLevel: 0, languages: [] };
    expect(await reportsOf(company)).toEqual([
      { ...common, version: 1, name: 'Maple Homes' },
      { ...common, version: 2, name: 'Oak Homes' },
    ]);
  });
  it('keeps its verification and its logo when staff change other fields of a verified one', async () => {
    const { company } = await aLandlord();
    await app.sql(`insert into company_logo (company_id, file) values ($1, 'x')`, [company.id]);
    const { body } = await change(company, { legalName: 'Maple Homes Ltd.' });
    expect(body).toMatchObject({ legalName: 'Maple Homes Ltd.', verifiedLevel: '2', landlords: 1 });
    expect(body.logo).toMatch(/^\/photos\/companies\//);
    expect(await reportsOf(company)).toEqual([
      expect.objectContaining({ version: 2, verifiedLevel: 2, languages: ['en', 'fr'], logoId: expect.any(String) }),
    ]);
  });
  it('changes on one version only, whether staff or its landlord changed it meanwhile', async () => {
    const { company, user } = await aLandlord();
    const landlord = { ...asStaff([], 'landlord') };
    const as = { ...landlord, subject: { ...landlord.subject, sub: user.id } };
    expect((await app.patch('/user/company', { as, body: { city: 'Halifax' } })).status).toBe(200);
    expect(await change(company, { city: 'Ottawa' })).toMatchObject({
      status: 409,
      body: { code: 'version-conflict', current: { version: 2, city: 'Halifax' } },
    });
  });
  it('is found by the words of its name, legal name, city, email and website', async () => {
    const word = `w${randomUUID().slice(0, 8)}`;
    await create({ name: 'Found Homes', legalName: `${word} Ltd.`, email: 'rent@birch.example', city: 'Québec' });
    for (const search of [word, `${word} birch`, `québec ${word}`])
      expect(await namesFound(`search=${search}`)).toEqual(['Found Homes']);
    expect(await namesFound(`search=${word}&kind=agent`)).toEqual([]);
    expect(await namesFound(`search=${word}&verifiedLevel=0`)).toEqual(['Found Homes']);
  });
  it.each([
    ['name', 'M'],
    ['kind', 'broker'],
    ['phone', '12'],
    ['email', 'maple'],
    ['website', 'javascript:alert(1)'],
  ])('is refused with an invalid %s', async (field, value) => {
    const body = { name: 'Maple Homes', kind: 'owner', [field]: value };
    const refused = await app.post(path, { as: staff, body });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
  });
  it('returns to a former version, and clears what that one did not have', async () => {
    const company = await create();
    await change(company, { name: 'Oak Homes', city: 'Ottawa' });
    const reverted = await app.post(`${path}/${company.id}/revert`, { as: staff, body: { version: 2, to: 1 } });
    expect(reverted.body).toMatchObject({ version: 3, name: 'Maple Homes' });
    expect(reverted.body.city).toBeUndefined();
  });
  it('reports its changes and files to the audit log', async () => {
    const company = await create();
    await app.get(`${path}/export`, { as: staff });
    const reported = await app.sql<{ name: string }>(
      `select distinct name from job where name like 'resource.%' and payload ->> 'personId' = $1 order by name`,
      [staff.subject.sub],
    );
    expect(company.version).toBe(1);
    expect(reported.map(({ name }) => name)).toEqual(['resource.changed', 'resource.exported']);
  });
});

describe('the removal of a company', () => {
  it('is refused while it has landlords, and names their number', async () => {
    const { company } = await aLandlord();
    expect(await remove(company)).toMatchObject({
      status: 409,
      body: { code: 'company-in-use', message: expect.stringContaining('1 landlord') },
    });
    const bulk = { action: 'remove', records: [{ id: company.id, version: 1 }] };
    expect((await app.post(`${path}/bulk`, { as: staff, body: bulk })).body.results).toEqual([
      { id: company.id, code: 'company-in-use', message: expect.stringContaining('1 landlord') },
    ]);
  });
  it('is refused while it has listings', async () => {
    const company = await create();
    others.company.listings = 3;
    expect(await remove(company)).toMatchObject({
      status: 409,
      body: { code: 'company-in-use', message: expect.stringContaining('3 homes') },
    });
    expect((await app.get(`${path}/${company.id}`, { as: staff })).body.deletedAt).toBeUndefined();
  });
  it('moves an unused one to the trash, where no user gets it, until it is restored', async () => {
    const { user } = await aLandlord();
    const company = await create({ name: `Unused ${randomUUID()}` });
    expect((await remove(company)).status).toBe(200);
    expect(await namesFound(`search=${company.name}`)).toEqual([]);
    expect(await namesFound(`search=${company.name}&trash=true`)).toEqual([company.name]);
    const give = () => app.sql('update person set company_id = $1 where id = $2', [company.id, user.id]);
    await expect(give()).rejects.toThrow('the company is removed');
    await app.post(`${path}/${company.id}/restore`, { as: staff, body: { version: 2 } });
    await give();
    expect(await remove(company, 3)).toMatchObject({ status: 409, body: { code: 'company-in-use' } });
  });
  it('waits for a user who gets the company at the same time', async () => {
    const [{ user }, company] = [await aLandlord(), await create()];
    const runner = app.app.get(DataSource).createQueryRunner();
    await runner.startTransaction();
    await runner.query('update person set company_id = $1 where id = $2', [company.id, user.id]);
    const removal = remove(company);
    const blocked = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%from company%'`;
    while ((await app.sql(blocked)).length === 0) await setImmediate();
    await runner.commitTransaction();
    await runner.release();
    expect(await removal).toMatchObject({ status: 409, body: { code: 'company-in-use' } });
  });
});
