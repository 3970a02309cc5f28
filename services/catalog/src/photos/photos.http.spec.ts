import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ImageSlots } from '@porchlight/service-kit/images';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import sharp from 'sharp';
import { CatalogConfig } from '../config.ts';
import { catalogWithoutSeed } from '../testing/start-catalog.ts';
import { DemoDrawings } from './demo-drawings.ts';
import { parsePhotoName } from './photo-name.ts';
import { PhotoRenderer } from './photo-renderer.ts';

const shipped = fileURLToPath(new URL('../../seed/photos/', import.meta.url));
const pixelsOf = (image: Buffer | string) => sharp(image).removeAlpha().raw().toBuffer();

describe('photos of demo listings', () => {
  let app: TestApp;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'photos-'));
    app = await startForTest(catalogWithoutSeed, { DATA_DIR: folder, PHOTO_FILL: 'off', SEED: 'demo' });
  }, 60_000);
  afterAll(async () => {
    await app.stop();
    await rm(folder, { recursive: true });
  });

  it.each([
    [480, 'webp', 'webp'],
    [960, 'webp', 'webp'],
    [1440, 'webp', 'webp'],
    [480, 'avif', 'heif'],
    [960, 'avif', 'heif'],
  ])('have the requested width and format, in the ratio 3:2: %i %s', async (width, format, kind) => {
    const { status, headers, bytes } = await app.get(`/photos/p41-kitchen-${width}.${format}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: kind, width, height: (width * 2) / 3 });
  });

  it('are smaller as AVIF', async () => {
    const [avif, webp] = await Promise.all(
      ['avif', 'webp'].map((format) => app.get(`/photos/p43-living-960.${format}`)),
    );
    expect(avif!.bytes.length).toBeLessThan(webp!.bytes.length);
  });

  it('are rendered once for concurrent requests and stored without temporary files', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => app.get('/photos/p42-garden-480.webp')));
    expect(new Set(responses.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
    const files = (await readdir(join(folder, 'photos'))).filter((file) => file.includes('p42'));
    expect(files).toEqual(['p42-garden-480.webp']);
    const { mtimeMs } = await stat(join(folder, 'photos', 'p42-garden-480.webp'));
    await app.get('/photos/p42-garden-480.webp');
    expect((await stat(join(folder, 'photos', 'p42-garden-480.webp'))).mtimeMs).toBe(mtimeMs);
  });

  it.each(['p96-house-480.webp', 'p1-house-481.webp', 'p1-castle-480.webp', '..%2f..%2fpackage.json'])(
    'return 404 for any other name: %s',
    async (name) => {
      const { status, body } = await app.get(`/photos/${name}`);
      expect(status).toBe(404);
      expect(body.code).toBe('photo-not-found');
    },
  );

  it('reject a name with a null character', async () => {
    expect((await app.get('/photos/p1-house-480.webp%00')).status).toBe(422);
  });

  // After a change to the drawings: delete seed/photos/*, start the service, request every name, then copy the files
  // from the data folder.
  it('in the repository match the current drawings', async () => {
    const names = await readdir(shipped);
    expect(names.length).toBeGreaterThanOrEqual(24);
    for (const file of names) {
      const name = parsePhotoName(file);
      expect(name).toBeDefined();
      const [kept, drawn] = await Promise.all([
        pixelsOf(join(shipped, file)),
        new PhotoRenderer(new DemoDrawings(new CatalogConfig()), new ImageSlots()).render(name!).then(pixelsOf),
      ]);
      const distance = kept.reduce((sum, value, at) => sum + Math.abs(value - (drawn[at] ?? 0)), 0) / kept.length;
      expect([file, distance < 2]).toEqual([file, true]);
    }
  }, 60_000);

  it('are not drawn without the demo seed', async () => {
    await rm(join(folder, 'assets'), { recursive: true });
    const other = await startForTest(catalogWithoutSeed, { DATA_DIR: folder });
    const statuses = [];
    for (const name of ['p33-house-480.avif', 'p7-study-480.webp'])
      statuses.push((await other.get(`/photos/${name}`)).status);
    expect(statuses).toEqual([200, 404]);
    await other.stop();
  }, 60_000);

  it('need no login, but a request through the gateway', async () => {
    expect((await fetch(`${app.url}/photos/p1-house-480.webp`)).status).toBe(401);
  });
});
