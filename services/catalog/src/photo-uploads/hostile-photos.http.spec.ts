import sharp from 'sharp';
import { photoVersions } from '../photos/asset-files.ts';
import { hostilePhotos, payload, type HostilePhoto } from '../testing/hostile-photos.ts';
import { startUploads, type UploadFixture } from '../testing/uploads.ts';

let on: UploadFixture;
let photos: readonly HostilePhoto[];
beforeAll(async () => {
  [on, photos] = await Promise.all([startUploads(), hostilePhotos()]);
}, 60_000);
afterAll(() => on.stop());

/** Bytes by which the process may grow: catalog and this test together. */
const maxGrowth = 300 * 1024 * 1024;
/** Watches the memory of the process, which is that of the catalog and of this test. */
function watchMemory() {
  const before = process.memoryUsage.rss();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  return {
    growth: () => {
      clearInterval(timer);
      return peak - before;
    },
  };
}

/** Returns what is wrong with the served versions of a photo. */
async function faultsOf(id: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, format } of photoVersions) {
    const { status, headers, bytes } = await on.app.get(`/assets/listings/full/${id}-${width}.${format}`);
    const image = await sharp(bytes).stats();
    if (status !== 200 || headers['content-type'] !== `image/${format}`) faults.push(`${width} ${format}: ${status}`);
    if (bytes.includes(payload) || bytes.includes('PK\x03\x04')) faults.push(`${width} ${format}: payload`);
    if (image.channels.length !== 3) faults.push(`${width} ${format}: ${image.channels.length} channels`);
  }
  return faults;
}

describe('hostile photos (T-I08)', () => {
  it('are refused with the reason, or served as new images only', async () => {
    expect(photos.length).toBeGreaterThanOrEqual(60);
    const deviations: string[] = [];
    const memory = watchMemory();
    for (const { name, file, becomes } of photos) {
      const { id, state, fault } = await on.upload(on.listings[0]!, file);
      const got = fault ?? state;
      if (got !== becomes) deviations.push(`${name}: ${got} instead of ${becomes}`);
      if (state === 'ready') deviations.push(...(await faultsOf(id)).map((fault) => `${name}: ${fault}`));
      else if ((await on.app.get(`/assets/listings/full/${id}-960.webp`)).status !== 404)
        deviations.push(`${name}: served`);
      await on.app.sql('delete from photo_upload where id = $1', [id]);
    }
    expect(deviations).toEqual([]);
    expect(memory.growth()).toBeLessThan(maxGrowth);
  });
});
