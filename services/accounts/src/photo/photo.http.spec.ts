import { asUser, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import sharp, { type Sharp } from 'sharp';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';
import { photoBase64 } from '../testing/photo-base64.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

async function somebody() {
  const user = await aUser(app);
  return { ...user, as: asUser(user.id, 'any', ['renter']) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;
const put = ({ as }: Pick<Somebody, 'as'>, photo: unknown) => app.post('/user/photo', { as, body: { photo } });
const mine = async ({ as }: Somebody) => (await app.get('/my-user', { as })).body.user.photo as string | undefined;
const actionsOf = async ({ id }: Somebody) =>
  (await app.sql<{ action: string }>(`select action from audit_event where object_id = $1 order by id`, [id])).map(
    ({ action }) => action,
  );
const picture = (width = 600, height = 400) => sharp({ create: { width, height, channels: 3, background: 'teal' } });
const textOf = async (image: Sharp) => (await image.toBuffer()).toString('base64');

describe('account photo', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'is accepted as %s and re-encoded as a small square WebP without metadata',
    async (format) => {
      const user = await somebody();
      const sent = await picture()
        .withExif({ IFD0: { Copyright: 'CANARY' }, IFD3: { GPSLatitude: '51/1 2/1 3/1' } })
        .toFormat(format)
        .toBuffer();
      expect((await sharp(sent).metadata()).exif).toBeDefined();
      const { status, body } = await put(user, sent.toString('base64'));
      expect([status, await mine(user)]).toEqual([200, body.user.photo]);
      const { headers, bytes } = await app.get(body.user.photo);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable',
      });
      const facts = await sharp(bytes).metadata();
      expect(facts).toMatchObject({ format: 'webp', width: 256, height: 256 });
      expect([facts.exif, facts.xmp, facts.icc, bytes.includes('CANARY')]).toEqual([
        undefined,
        undefined,
        undefined,
        false,
      ]);
    },
  );
  it('is rotated according to its EXIF orientation', async () => {
    const user = await somebody();
    const left = await sharp({ create: { width: 40, height: 80, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { body } = await put(
      user,
      await textOf(
        picture(80, 80)
          .composite([{ input: left, left: 0, top: 0 }])
          .withMetadata({ orientation: 6 })
          .jpeg(),
      ),
    );
    const { data } = await sharp((await app.get(body.user.photo)).bytes)
      .extract({ left: 128, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200); // the left edge is now at the top
  });
  it('is part of the login response', async () => {
    const user = await somebody();
    await put(user, await photoBase64());
    const { body } = await app.post('/login', { body: { email: user.email, password: user.password } });
    expect(body.user.photo).toBe(await mine(user));
  });
  it('gets a new URL on each change, and the old one returns 404', async () => {
    const user = await somebody();
    const first = (await put(user, await photoBase64())).body.user.photo as string;
    const second = (await put(user, await photoBase64('coral'))).body.user.photo as string;
    expect(first).toMatch(/^\/photos\/people\/[\da-f-]{36}$/);
    expect(first).not.toContain(user.id);
    expect([(await app.get(first)).status, (await app.get(second)).status]).toEqual([404, 200]);
    const removed = await app.delete('/user/photo', { as: user.as });
    expect([removed.status, removed.body.user.photo, (await app.get(second)).status]).toEqual([200, undefined, 404]);
  });
  it('is idempotent on repeated upload and removal', async () => {
    const user = await somebody();
    const photo = await photoBase64();
    const sent = await Promise.all([put(user, photo), put(user, photo), put(user, photo)]);
    expect(new Set(sent.map(({ body }) => body.user.photo))).toEqual(new Set([await mine(user)]));
    await Promise.all([app.delete('/user/photo', { as: user.as }), app.delete('/user/photo', { as: user.as })]);
    expect(await actionsOf(user)).toEqual(['photo.changed', 'photo.removed']);
  });
  it('can be changed by its own user only', async () => {
    const [one, other] = [await somebody(), await somebody()];
    await put(one, await photoBase64());
    const before = await mine(one);
    await put(other, await photoBase64('coral'));
    await app.delete('/user/photo', { as: other.as });
    expect(await mine(one)).toBe(before);
    expect([
      (await put({ as: guest }, await photoBase64())).status,
      (await app.delete('/user/photo', { as: guest })).status,
    ]).toEqual([401, 401]);
  });
  it('of a disabled account is hidden', async () => {
    const user = await somebody();
    const { body } = await put(user, await photoBase64());
    await app.sql(`update person set state = 'disabled' where id = $1`, [user.id]);
    expect((await app.get(body.user.photo)).status).toBe(404);
  });
  it('is limited to twenty uploads an hour', async () => {
    const user = await somebody();
    const photo = await photoBase64();
    for (let times = 0; times < 20; times++) expect((await put(user, photo)).status).toBe(200);
    const { status, headers } = await put(user, photo);
    expect([status, Number(headers['retry-after']) > 3_000]).toEqual([429, true]);
  });
});

describe('invalid photo', () => {
  const frames = async (count: number) =>
    Buffer.concat(
      await Promise.all(
        Array.from({ length: count }, (_, at) =>
          sharp({ create: { width: 20, height: 20, channels: 3, background: { r: at * 80, g: 0, b: 0 } } })
            .raw()
            .toBuffer(),
        ),
      ),
    );
  const animated = async () => sharp(await frames(3), { raw: { width: 20, height: 60, channels: 3, pageHeight: 20 } });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const html = '<html><script>alert(1)</script></html>';
  const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64');
  const behind = async (text: string) => base64(`${(await picture().jpeg().toBuffer()).toString('latin1')}${text}`);
  const cut = async (image: Sharp) => {
    const whole = await image.toBuffer();
    return Buffer.concat([whole.subarray(0, whole.length / 2), whole.subarray(-12)]).toString('base64');
  };
  it.each([
    ['an SVG', () => base64(svg)],
    ['an SVG that begins like a JPEG', () => base64(`\xff\xd8\xff${svg}\xff\xd9`)],
    ['HTML', () => base64(html)],
    ['text', () => 'not base64 at all!'],
    ['a GIF', () => textOf(picture().gif())],
    ['a TIFF', () => textOf(picture(20, 20).tiff())],
    ['an AVIF', () => textOf(picture().avif({ effort: 0 }))],
    ['an animated WebP', async () => textOf((await animated()).webp())],
    [
      'an animated PNG',
      async () => {
        const png = await picture().png().toBuffer();
        return withChunk(png, 'acTL').toString('base64');
      },
    ],
    ['a JPEG with a page behind it', () => behind(html)],
    [
      'a WebP with a page behind it',
      async () => Buffer.concat([await picture().webp().toBuffer(), Buffer.from(html)]).toString('base64'),
    ],
    [
      'half a JPEG',
      () =>
        cut(
          sharp({
            create: {
              width: 400,
              height: 400,
              channels: 3,
              background: 'teal',
              noise: { type: 'gaussian', mean: 100, sigma: 20 },
            },
          }).jpeg({ quality: 40 }),
        ),
    ],
    ['half a PNG', () => cut(picture(90, 90).png({ compressionLevel: 0 }))],
    ['a bomb: few bytes, nine million points', () => textOf(picture(3_000, 3_000).png({ palette: true, colours: 2 }))],
    ['nothing', () => ''],
    ['a number', () => 7],
    ['more than fits', () => 'A'.repeat(96_001)],
  ])('%s is rejected at the field and not stored', async (_, made) => {
    const user = await somebody();
    const { status, body } = await put(user, await made());
    expect([status, Object.keys(body.errors)]).toEqual([422, ['photo']]);
    expect(await app.sql('select 1 from person_photo where person_id = $1', [user.id])).toEqual([]);
    expect(await mine(user)).toBeUndefined();
  });
  it('embedded in a photo does not survive re-encoding', async () => {
    const { body } = await put(await somebody(), await behind(`${html}\xff\xd9`));
    expect((await app.get(body.user.photo)).bytes.toString('latin1')).not.toContain('script');
  });
  it('leaves the previous photo unchanged', async () => {
    const user = await somebody();
    const { body } = await put(user, await photoBase64());
    expect((await put(user, base64(svg))).status).toBe(422);
    expect(await mine(user)).toBe(body.user.photo);
  });
});

/** Inserts an empty chunk of this name after the PNG header. */
const withChunk = (png: Buffer, name: string): Buffer =>
  Buffer.concat([png.subarray(0, 33), Buffer.from([0, 0, 0, 0]), Buffer.from(name), Buffer.alloc(4), png.subarray(33)]);
