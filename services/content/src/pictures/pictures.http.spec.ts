import { maxPhotoBytes } from '@porchlight/contracts';
import { asRenter, asStaff, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import sharp from 'sharp';
import { content } from '../content.ts';
import { anImage, aStoredPicture, sendPicture } from '../testing/upload-picture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content);
});
afterAll(() => app.stop());

const payload = '<script>alert(document.domain)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700">${payload}</svg>`;
const sizes = async () =>
  (await app.sql<{ size: number }>('select count(*)::int as size from content_picture'))[0]?.size;
const refusalOf = async (file: Buffer) => {
  const { status, body } = await sendPicture(app, file);
  return [status, body.code, body.message];
};

describe('an uploaded picture', () => {
  it('is served to everyone as a new WebP of three widths, without its metadata, for a year', async () => {
    const file = await sharp(await anImage(2_000, 1_000))
      .withExif({ IFD0: { Copyright: 'Ana Lampe' } })
      .jpeg()
      .toBuffer();
    const { status, body } = await sendPicture(app, file);
    expect(status).toBe(201);
    expect(body.picture).toMatchObject({ width: 960, height: 480 });
    for (const width of [480, 960, 1_440]) {
      const url = body.picture.url.replace('960', String(width));
      const { headers, bytes } = await app.get(url, { as: guest });
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const metadata = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width });
      expect(metadata.exif).toBeUndefined();
    }
  });
  it('has its own size if it is small, on white where it was transparent', async () => {
    const clear = await sharp({ create: { width: 240, height: 60, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const { picture } = (await sendPicture(app, clear)).body;
    expect(picture).toMatchObject({ width: 240, height: 60 });
    const { channels } = await sharp((await app.get(picture.url)).bytes).stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });
  it.each([
    ['a drawing', Buffer.from(svg)],
    ['a page', Buffer.from(`<!doctype html>${payload}`)],
    ['a drawing with the start of a GIF', Buffer.from(`GIF89a/*${svg}*/`)],
    ['nothing', Buffer.alloc(0)],
  ])('is refused with words as %s', async (_, file) => {
    expect(await refusalOf(file)).toEqual([
      422,
      'picture-refused',
      expect.stringContaining('not a JPEG, PNG or WebP image'),
    ]);
  });
  it('is refused when it is damaged, too small or an animation', async () => {
    const jpeg = await anImage();
    expect(await refusalOf(jpeg.subarray(0, jpeg.length / 2))).toEqual([
      422,
      'picture-refused',
      expect.stringContaining('damaged'),
    ]);
    expect(await refusalOf(await anImage(400, 39))).toEqual([
      422,
      'picture-refused',
      expect.stringContaining('120 × 40'),
    ]);
    const [status] = await refusalOf(await anImage(400, 300, 'gif'));
    expect(status).toBe(422);
  });
  it('is refused above 50 megapixels', async () => {
    expect(await refusalOf(await anImage(8_500, 6_000, 'png'))).toEqual([
      422,
      'picture-refused',
      expect.stringContaining('50 megapixels'),
    ]);
  });
  it('is refused above 10 MB', async () => {
    const { status, body } = await sendPicture(app, Buffer.alloc(maxPhotoBytes + 1));
    expect([status, body.code]).toEqual([413, 'upload-too-large']);
  });
  it('loses what follows the end of its file', async () => {
    const { picture } = (await sendPicture(app, Buffer.concat([await anImage(), Buffer.from(payload)]))).body;
    expect((await app.get(picture.url)).bytes.includes(payload)).toBe(false);
  });
  it('is received only with a permission to change texts, before its file is read', async () => {
    const before = await sizes();
    for (const as of [guest, asRenter(), asStaff(['viewBlogs', 'viewSiteSettings'])])
      expect((await sendPicture(app, Buffer.alloc(maxPhotoBytes + 1), as)).status).toBe(as === guest ? 401 : 403);
    for (const permission of ['createPages', 'modifyFaqs', 'modifySiteSettings'] as const)
      expect((await sendPicture(app, await anImage(), asStaff([permission]))).status).toBe(201);
    expect(await sizes()).toBe((before ?? 0) + 3);
  });
  it.each(['11111111-1111-4111-8111-111111111111-960.webp', 'x', '11111111-1111-4111-8111-111111111111-961.webp'])(
    'is not found at %s',
    async (name) => expect((await app.get(`/photos/content/${name}`)).status).toBe(404),
  );
  it('does not renew the content version', async () => {
    const { contentVersion } = (await app.get('/site-settings')).body;
    await aStoredPicture(app);
    expect((await app.get('/site-settings')).body.contentVersion).toBe(contentVersion);
  });
});
