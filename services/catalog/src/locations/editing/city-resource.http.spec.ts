import { asStaff, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../../testing/a-market.ts';
import { startCatalog } from '../../testing/start-catalog.ts';
import { until } from '../until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startCatalog(aMarket(40));
}, 60_000);
afterAll(() => app.stop());

const editor = asStaff(['viewCities', 'createCities', 'modifyCities', 'modifyProvinces']);
const [calgary, airdrie, edmonton, vulcan] = [11, 12, 13, 14];
interface City {
  readonly id: string;
  readonly version: number;
}
const get = async (id: number) => (await app.get(`/admin/cities/${id}`, { as: editor })).body as City;
async function change(id: number, fields: object) {
  const { version } = await get(id);
  return app.patch(`/admin/cities/${id}`, { as: editor, body: { version, ...fields } });
}
const remove = async (id: number) =>
  app.delete(`/admin/cities/${id}`, { as: editor, body: { version: (await get(id)).version } });
const placeAt = async (slug: string, lang = 'en-CA') => app.get(`/locations/alberta/${slug}?lang=${lang}`);
const suggested = async (query: string) =>
  ((await app.get(`/listings-autocomplete?q=${query}`)).body.suggestions as { id: string }[]).map(({ id }) => id);

describe('a city', () => {
  it('is listed by province and metro area, with their names and its listings', async () => {
    const { records } = (await app.get('/admin/cities?province=1&metroArea=1&sort=-name', { as: editor })).body;
    expect(records.map(({ id }: City) => id)).toEqual([String(calgary), String(airdrie)]);
    expect(records[0]).toMatchObject({
      name: 'Calgary',
      province: '1',
      provinceName: 'Alberta',
      metroArea: '1',
      metroAreaName: 'Calgary area',
      url: '/homes/alberta/calgary',
    });
    expect((await app.get('/admin/cities?search=montr', { as: editor })).body.records).toHaveLength(1);
  });

  it('is found by a new spelling, and shows its introduction without active content', async () => {
    const intro = {
      'en-CA': '<h2>Rail</h2><p>Old <script>alert(1)</script><strong>trains</strong> <a href="/guides/x">here</a></p>',
      'fr-CA': '<p onclick="x()">Trains</p>',
    };
    expect(await change(vulcan, { aliases: ['Starfleet'], intro })).toMatchObject({ status: 200 });
    await until(async () => (await suggested('starfleet')).length > 0);
    expect(await suggested('starfleet')).toEqual([String(vulcan)]);
    expect((await placeAt('vulcan')).body.introHtml).toBe(
      '<h3>Rail</h3><p>Old <strong>trains</strong> <a href="/guides/x">here</a></p>',
    );
    expect((await placeAt('vulcan', 'fr-CA')).body.introHtml).toBe('<p>Trains</p>');
    expect((await change(vulcan, { intro: { 'en-CA': '<p> </p>' } })).body.intro).toBeUndefined();
  });

  it('is found at its former addresses, until another place takes one of them', async () => {
    expect((await change(vulcan, { slug: 'vulcan-village' })).status).toBe(200);
    await until(async () => (await placeAt('vulcan-village')).status === 200);
    expect((await placeAt('vulcan')).body.area).toMatchObject({ id: '14', url: '/homes/alberta/vulcan-village' });
    expect((await app.get('/listings/alberta/vulcan')).body.area.url).toBe('/homes/alberta/vulcan-village');
    await change(vulcan, { slug: 'spock' });
    await until(async () => (await placeAt('spock')).status === 200);
    for (const slug of ['vulcan', 'vulcan-village']) expect((await placeAt(slug)).body.area.id).toBe('14');
    await change(edmonton, { slug: 'vulcan' });
    await until(async () => (await placeAt('vulcan')).body.area.id === '13');
    expect((await placeAt('vulcan')).body.area.id).toBe('13');
    await change(vulcan, { slug: 'vulcan-village' });
    await change(edmonton, { slug: 'edmonton' });
    expect((await app.sql('select from former_location_address where slug = $1', ['vulcan-village'])).length).toBe(0);
  });

  it('shares addresses with the metro areas of its province', async () => {
    for (const slug of ['calgary', 'calgary-area'])
      expect(await change(vulcan, { slug })).toMatchObject({ status: 409, body: { code: 'exists' } });
  });

  it('keeps its province, center and bounds together', async () => {
    for (const [fields, field] of [
      [{ province: '3' }, 'province'],
      [{ province: '77' }, 'province'],
      [{ province: "1' or 1=1" }, 'province'],
      [{ metroArea: '77' }, 'metroArea'],
      [{ metroArea: '1; drop' }, 'metroArea'],
      [{ latitude: 10, north: 11, south: 9 }, 'latitude'],
      [{ north: 50 }, 'north'],
      [{ longitude: 113.25, west: 113, east: 114 }, 'latitude'],
      [{ south: 60 }, 'north'],
      [{ west: -113 }, 'north'],
      [{ latitude: 91 }, 'latitude'],
    ] as const)
      expect(await change(vulcan, fields)).toMatchObject({
        status: 422,
        body: { errors: { [field]: [expect.any(String)] } },
      });
  });

  it('that joins a metro area is searched there with its listings', async () => {
    const listingsOf = async () => (await app.get('/listings?metroAreaId=1')).body.pagination.total as number;
    const [before, own] = [
      await listingsOf(),
      (await app.get(`/listings?cityId=${edmonton}`)).body.pagination.total as number,
    ];
    expect(own).toBeGreaterThan(0);
    await change(edmonton, { metroArea: '1', name: 'Edmonton City' });
    await until(async () => (await listingsOf()) === before + own);
    expect(await listingsOf()).toBe(before + own);
    const cityOfFirst = async () => (await app.get(`/listings?cityId=${edmonton}`)).body.listings[0].city as string;
    await until(async () => (await cityOfFirst()) === 'Edmonton City');
    expect(await cityOfFirst()).toBe('Edmonton City');
    expect((await change(edmonton, { metroArea: null })).body.metroArea).toBeUndefined();
  });

  it('is removed only when no listing refers to it, and restored', async () => {
    expect(await remove(calgary)).toMatchObject({
      status: 409,
      body: { code: 'city-in-use', message: expect.stringMatching(/^\d+ listings are in this city/) },
    });
    const { slug } = (await get(vulcan)) as unknown as { slug: string };
    expect((await remove(vulcan)).status).toBe(200);
    await until(async () => (await placeAt(slug)).status === 404);
    expect((await placeAt(slug)).status).toBe(404);
    const { version } = await get(vulcan);
    const restored = await app.post(`/admin/cities/${vulcan}/restore`, { as: editor, body: { version } });
    expect(restored.status).toBe(200);
    await until(async () => (await placeAt(slug)).status === 200);
    expect((await placeAt(slug)).status).toBe(200);
  });

  it('that is being removed takes no listing', async () => {
    expect((await remove(vulcan)).status).toBe(200);
    await expect(
      app.sql(
        `insert into building (id, city_id, street, postal_code, latitude, longitude)
          values (901, $1, 'x', 'T2P 1J9', 50, -113)`,
        [vulcan],
      ),
    ).rejects.toThrow(/was removed/);
  });
});

describe('a metro area', () => {
  const body = {
    name: 'Edmonton area',
    nameFr: 'Région d’Edmonton',
    slug: 'edmonton-area',
    province: '1',
    aliases: [],
    north: 54,
    south: 53,
    west: -114,
    east: -113,
  };
  const create = (fields: object = {}) => app.post('/admin/metro-areas', { as: editor, body: { ...body, ...fields } });

  it('is created, searched in once it has a city, and removed when it has none', async () => {
    for (const [fields, status] of [
      [{ slug: 'edmonton' }, 422],
      [{ slug: 'calgary-area' }, 409],
      [{ north: 10, south: 9 }, 422],
    ] as const)
      expect((await create(fields)).status).toBe(status);
    const created = await create();
    expect(created).toMatchObject({ status: 201, body: { provinceName: 'Alberta', cities: 0, listings: 0 } });
    const { id } = created.body as City;
    await change(edmonton, { metroArea: id });
    await until(async () => (await placeAt('edmonton-area')).status === 200);
    const path = `/admin/metro-areas/${id}`;
    const removed = () => app.delete(path, { as: editor, body: { version: 1 } });
    expect(await removed()).toMatchObject({ status: 409, body: { code: 'metro-area-in-use' } });
    await change(edmonton, { metroArea: null });
    expect((await removed()).status).toBe(200);
    await until(async () => (await placeAt('edmonton-area')).status === 404);
    expect((await placeAt('edmonton-area')).status).toBe(404);
  });
});
