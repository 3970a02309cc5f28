import { asStaff, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog } from '../testing/start-catalog.ts';
import { until } from './until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startCatalog(aMarket(12));
}, 60_000);
afterAll(() => app.stop());

const editor = asStaff(['viewProvinces', 'modifyProvinces']);
const publicName = async (): Promise<string> => (await app.get('/locations/alberta')).body.area.name;

describe('province', () => {
  it('is renamed on public pages and in autocompletion', async () => {
    const { records } = (await app.get('/admin/provinces?search=alberta', { as: editor })).body;
    expect(records).toMatchObject([{ name: 'Alberta', slug: 'alberta', code: 'AB', country: 'CA', version: 1 }]);
    const saved = await app.patch(`/admin/provinces/${records[0].id}`, {
      as: editor,
      body: { version: 1, name: 'Wild Rose Country' },
    });
    expect(saved).toMatchObject({ status: 200, body: { name: 'Wild Rose Country', slug: 'alberta', version: 2 } });
    await until(async () => (await publicName()) === 'Wild Rose Country');
    expect(await publicName()).toBe('Wild Rose Country');
    const { suggestions } = (await app.get('/listings-autocomplete?q=wild%20rose')).body;
    expect(suggestions).toMatchObject([{ kind: 'province', name: 'Wild Rose Country' }]);
  });
  it('has a fixed slug and code, and is neither created nor removed', async () => {
    const [{ id }] = (await app.get('/admin/provinces', { as: editor })).body.records;
    for (const field of ['slug', 'code', 'country'])
      expect(
        (await app.patch(`/admin/provinces/${id}`, { as: editor, body: { version: 1, [field]: 'xx' } })).status,
      ).toBe(422);
    expect((await app.post('/admin/provinces', { as: editor, body: {} })).status).toBe(404);
    expect((await app.delete(`/admin/provinces/${id}`, { as: editor, body: { version: 1 } })).status).toBe(404);
  });
  it.each(['0', '99999999', 'alberta', '-1'])('is not found by the id %s', async (id) => {
    expect((await app.get(`/admin/provinces/${id}`, { as: editor })).status).toBe(404);
  });
});
