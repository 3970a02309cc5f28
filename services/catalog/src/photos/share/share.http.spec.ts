import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestApp } from '@porchlight/service-kit/testing';
import sharp from 'sharp';
import { aMarket } from '../../testing/a-market.ts';
import { entitled, startCatalog } from '../../testing/start-catalog.ts';
import { AssetFiles } from '../asset-files.ts';

const market = aMarket(3);
const [home, , gone] = market.homes;
let nameOf = () => 'Porchlight';
const responses: Readonly<Record<string, () => object>> = {
  '/site-settings': () => ({ siteSettings: { siteName: nameOf() } }),
  '/posts/first-days': () => ({ post: { title: 'Your first days', cover: 'p4-kitchen' } }),
};
const openContent = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer(({ url = '' }, response) => {
      const answer = responses[url.split('?')[0] ?? ''];
      try {
        const body = JSON.stringify(answer?.() ?? { message: 'x', code: 'post-not-found' });
        response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(body);
      } catch {
        response.destroy();
      }
    });
    server.listen(0, '127.0.0.1', () => {
      resolve(server);
    });
  });

describe('the image of a shared link', () => {
  let app: TestApp;
  let content: Server;
  let folder: string;
  beforeAll(async () => {
    [content, folder] = await Promise.all([openContent(), mkdtemp(join(tmpdir(), 'shares-'))]);
    const entitlements = market.homes.map(({ publicId }, at) => entitled(publicId, { enabled: at < 2 }));
    app = await startCatalog(market, entitlements, {
      DATA_DIR: folder,
      PHOTO_FILL: 'off',
      SEED: 'demo',
      CONTENT_URL: `http://127.0.0.1:${(content.address() as AddressInfo).port}`,
    });
  }, 60_000);
  afterAll(async () => {
    await app.stop();
    content.close();
    await rm(folder, { recursive: true });
  });
  const picture = (name: string) => app.get(`/photos/share/${name}.jpg`);

  it.each([
    ['the site', 'site.en'],
    ['a home', `home-${home?.publicId ?? ''}.fr`],
    ['a city', 'place-alberta_calgary.en'],
    ['a province', 'place-alberta.fr'],
    ['a guide', 'guide-first-days.en'],
  ])('is a JPEG of 1200 × 630: %s', async (_what, name) => {
    const { status, headers, bytes } = await picture(name);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(200_000);
  });
  it('draws its text in the language of the page as outlines, independent of installed fonts', async () => {
    const [english, french] = [await picture('place-alberta.en'), await picture('place-alberta.fr')];
    expect(english.bytes.equals(french.bytes)).toBe(false);
    const { channels } = await sharp(english.bytes).extract({ left: 64, top: 190, width: 700, height: 90 }).stats();
    expect(channels[0]?.max).toBeGreaterThan(240); // white glyphs on the dark sky
  });
  it('is rendered once for concurrent requests and again after its content changed', async () => {
    const before = (await readdir(join(folder, 'share-pictures'))).length;
    await Promise.all(Array.from({ length: 6 }, () => picture('place-alberta_edmonton.en')));
    expect(await readdir(join(folder, 'share-pictures'))).toHaveLength(before + 1);
    nameOf = () => 'Another name';
    await picture('place-alberta_edmonton.en');
    expect(await readdir(join(folder, 'share-pictures'))).toHaveLength(before + 2);
  });
  it('shows the photo that a landlord uploaded as the cover', async () => {
    const [id, name] = [randomUUID(), `home-${market.homes[1]!.publicId}.en`];
    const red = { create: { width: 1440, height: 960, channels: 3, background: '#c00' } } as const;
    await app.app.get(AssetFiles).write(id, { width: 1440, format: 'webp' }, await sharp(red).webp().toBuffer());
    await app.sql(
      `
        update listing_search set card = regexp_replace(card, '"/photos/[^"]+"',
          '"/assets/listings/full/' || $1 || '-960.webp"')`,
      [id],
    );
    const { bytes } = await picture(name);
    const { channels } = await sharp(bytes).extract({ left: 900, top: 20, width: 100, height: 40 }).stats();
    expect(channels.map(({ mean }) => mean > 60)).toEqual([true, false, false]);
  });
  it('keeps the last name of the site while content is unavailable', async () => {
    const before = await picture('site.en');
    nameOf = () => {
      throw new Error('content is unavailable');
    };
    expect((await picture('site.en')).bytes.equals(before.bytes)).toBe(true);
  });
  it('exists only for public content under its exact name', async () => {
    for (const name of [
      `home-${gone?.publicId ?? ''}.en`,
      'home-zzzzzzzzzz.en',
      'place-alberta_atlantis.en',
      'place-atlantis.en',
      'guide-none.en',
      'site.de',
      'other.en',
      '..%2fsite.en',
    ])
      expect([name, (await picture(name)).status]).toEqual([name, 404]);
  });
  it('returns 503 when the rendering queue is full', async () => {
    let requestCount = 0;
    nameOf = () => `Site ${(requestCount += 1)}`;
    const answered = await Promise.all(Array.from({ length: 40 }, () => picture('site.fr')));
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(answered.find(({ status }) => status === 503)?.headers['retry-after']).toBe('5');
  });
});
