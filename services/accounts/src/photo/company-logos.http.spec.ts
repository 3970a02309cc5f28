import { PersonalData } from '@porchlight/service-kit';
import { asStaff, asUser, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { accounts } from '../accounts.ts';
import { dataMap } from '../privacy/data-map.ts';
import { aUser } from '../testing/a-user.ts';
import { photoBase64 } from '../testing/photo-base64.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

async function aLandlord() {
  const user = await aUser(app, { roles: ['landlord'] });
  return { ...user, as: asUser(user.id, 'any', ['landlord']) };
}
type Landlord = Awaited<ReturnType<typeof aLandlord>>;
const put = ({ as }: Pick<Landlord, 'as'>, logo: unknown) => app.post('/user/company/logo', { as, body: { logo } });
const remove = ({ as }: Pick<Landlord, 'as'>) => app.delete('/user/company/logo', { as });
const logoOf = async ({ as }: Landlord) =>
  (await app.get('/user/company', { as })).body.company.logo as string | undefined;
const reported = async ({ id }: Landlord) =>
  (
    await app.sql<{ logoId: string | null }>(
      `select payload ->> 'logoId' as "logoId" from job where name = 'company.changed' and target = 'catalog'
         and payload ->> 'companyId' = (select company_id::text from person where id = $1)
       order by (payload ->> 'version')::int`,
      [id],
    )
  ).map(({ logoId }) => logoId);
const idIn = (address: string) => address.split('/').at(-1)!;

describe('the logo of a company', () => {
  it('is fitted whole into a white square, without metadata', async () => {
    const landlord = await aLandlord();
    const wide = await sharp({
      create: { width: 600, height: 200, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0 } },
    })
      .withExif({ IFD0: { Copyright: 'CANARY' }, IFD3: { GPSLatitude: '51/1 2/1 3/1' } })
      .png()
      .toBuffer();
    const { status, body } = await put(landlord, wide.toString('base64'));
    expect([status, body.company.logo]).toEqual([200, await logoOf(landlord)]);
    const { headers, bytes } = await app.get(body.company.logo, { as: guest });
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    const { channels } = await sharp(bytes).stats();
    const facts = await sharp(bytes).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect([facts.exif, bytes.includes('CANARY'), channels.map(({ min }) => min)]).toEqual([
      undefined,
      false,
      [255, 255, 255],
    ]);
  });

  it('is reported with each change, and removed with its address', async () => {
    const landlord = await aLandlord();
    const first = (await put(landlord, await photoBase64())).body.company.logo as string;
    await put(landlord, await photoBase64());
    const second = (await put(landlord, await photoBase64('coral'))).body.company.logo as string;
    expect([(await app.get(first)).status, (await app.get(second)).status]).toEqual([404, 200]);
    expect((await remove(landlord)).body.company.logo).toBeUndefined();
    expect((await remove(landlord)).status).toBe(200);
    expect((await app.get(second)).status).toBe(404);
    expect(await reported(landlord)).toEqual([idIn(first), idIn(second), null]);
  });

  it('stays when another field of the company changes', async () => {
    const landlord = await aLandlord();
    const { logo } = (await put(landlord, await photoBase64())).body.company;
    const { body } = await app.patch('/user/company', { as: landlord.as, body: { city: 'Ottawa' } });
    expect([body.company.logo, await reported(landlord)]).toEqual([logo, [idIn(logo), idIn(logo)]]);
  });

  it('is changed by landlords of the company only', async () => {
    const [one, other] = [await aLandlord(), await aLandlord()];
    const { logo } = (await put(one, await photoBase64())).body.company;
    await put(other, await photoBase64('coral'));
    await remove(other);
    expect(await logoOf(one)).toBe(logo);
    const renter = asUser((await aUser(app)).id, 'any', ['renter']);
    expect([
      (await put({ as: renter }, 7)).status,
      (await remove({ as: renter })).status,
      (await put({ as: guest }, 7)).status,
      (await remove({ as: guest })).status,
    ]).toEqual([403, 403, 401, 401]);
  });

  it('is set and removed by staff who may change companies, with an audit entry', async () => {
    const landlord = await aLandlord();
    const [{ id } = { id: '' }] = await app.sql<{ id: string }>('select company_id as id from person where id = $1', [
      landlord.id,
    ]);
    const path = `/admin/companies/${id}/logo`;
    const staff = asStaff(['modifyCompanies']);
    const body = { logo: await photoBase64() };
    const set = await app.post(path, { as: staff, body });
    expect([set.status, set.body.logo]).toEqual([200, await logoOf(landlord)]);
    expect((await app.delete(path, { as: staff })).body).toEqual({});
    expect(await logoOf(landlord)).toBeUndefined();
    expect(await reported(landlord)).toEqual([idIn(set.body.logo), null]);
    const events = await app.sql(
      `select action, actor_id as actor from audit_event where object_kind = 'company' and object_id = $1 order by id`,
      [id],
    );
    const actor = staff.subject?.sub;
    expect(events).toEqual([
      { action: 'company-logo.changed', actor },
      { action: 'company-logo.removed', actor },
    ]);
    const viewer = asStaff(['viewCompanies']);
    for (const as of [viewer, landlord.as])
      expect([(await app.post(path, { as, body: {} })).status, (await app.delete(path, { as })).status]).toEqual([
        403, 403,
      ]);
    await app.sql('update company set deleted_at = now() where id = $1', [id]);
    expect((await app.post(path, { as: staff, body })).status).toBe(404);
  });

  it('is erased with the last user of its company', async () => {
    const [one, colleague] = [await aLandlord(), await aLandlord()];
    await app.sql('update person set company_id = (select company_id from person where id = $1) where id = $2', [
      one.id,
      colleague.id,
    ]);
    const { logo } = (await put(one, await photoBase64())).body.company;
    const erase = ({ id }: Landlord) =>
      new PersonalData(dataMap).erase(app.app.get(DataSource).manager, { personId: id, emailHash: 'a'.repeat(64) });
    await erase(one);
    expect([(await app.get(logo)).status, await logoOf(colleague)]).toEqual([200, logo]);
    await erase(colleague);
    expect((await app.get(logo)).status).toBe(404);
  });

  it('needs a company', async () => {
    const landlord = await aLandlord();
    await app.sql('update person set company_id = null where id = $1', [landlord.id]);
    expect([(await put(landlord, await photoBase64())).status, (await remove(landlord)).status]).toEqual([404, 404]);
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['an SVG that begins like a JPEG', '\xff\xd8\xff<svg xmlns="http://www.w3.org/2000/svg"/>\xff\xd9'],
    ['HTML', '<html><script>alert(1)</script></html>'],
    ['a PDF', '%PDF-1.7\n%%EOF'],
  ])('is not %s', async (_, text) => {
    const landlord = await aLandlord();
    const { status, body } = await put(landlord, Buffer.from(text, 'latin1').toString('base64'));
    expect([status, Object.keys(body.errors), await logoOf(landlord)]).toEqual([422, ['logo'], undefined]);
  });

  it('is limited to twenty uploads an hour', async () => {
    const landlord = await aLandlord();
    const logo = await photoBase64();
    for (let times = 0; times < 20; times += 1) expect((await put(landlord, logo)).status).toBe(200);
    expect((await put(landlord, logo)).status).toBe(429);
  });
});
