import { jest } from '@jest/globals';
import { asLandlord, startForTest } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { startS3Server, type S3Server } from '../files/testing/s3-server.ts';
import { PlanFiles } from '../photos/plan-files.ts';
import { catalogWithoutSeed } from '../testing/start-catalog.ts';
import { aPhoto, idOf, startUploads, type UploadFixture } from '../testing/uploads.ts';
import { PhotoProcessing } from './photo-processing.ts';
import { PhotoSweep } from './photo-sweep.ts';

let server: S3Server;
let on: UploadFixture;
beforeAll(async () => {
  server = await startS3Server();
  on = await startUploads(server.environment);
}, 60_000);
afterAll(async () => {
  await on.stop();
  await server.stop();
});

const addressOf = (id: string) => `/assets/listings/full/${id}-480.webp`;
const outageOf = async (act: () => Promise<void>) => {
  await server.pause();
  try {
    await act();
  } finally {
    await server.resume();
  }
};

describe('photos in a bucket', () => {
  it('are received by several catalogs without a common folder, and served by each', async () => {
    const file = await aPhoto();
    const id = idOf(await on.create(on.listings[0]!, file.length));
    const half = Math.ceil(file.length / 2);
    expect((await on.send(id, 0, file.subarray(0, half))).headers['upload-offset']).toBe(String(half));
    const other = await startForTest(catalogWithoutSeed, server.environment, () => on.app.databaseUrl);
    const sent = await other.patch(`/elandlord/photo-uploads/${id}`, {
      as: asLandlord(on.owner),
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': String(half),
        'content-type': 'application/offset+octet-stream',
      },
      body: file.subarray(half),
    });
    expect(sent.status).toBe(204);
    await other.app.get(PhotoProcessing).settle();
    const served = await Promise.all([on.app, other].map((catalog) => catalog.get(addressOf(id))));
    expect(served.map(({ status, headers }) => [status, headers['content-type']])).toEqual(
      Array.from({ length: 2 }, () => [200, 'image/webp']),
    );
    expect(served[0]!.bytes.equals(served[1]!.bytes)).toBe(true);
    await other.stop();
  }, 60_000);

  it('are unavailable during an outage, and the catalog goes on', async () => {
    const { id } = await on.upload(on.listings[0]!, await aPhoto());
    const file = await aPhoto();
    const begun = idOf(await on.create(on.listings[0]!, file.length));
    await outageOf(async () => {
      expect(await on.app.get(addressOf(id))).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(await on.send(begun, 0, file)).toMatchObject({ status: 503, body: { code: 'uploads-unavailable' } });
      const discarded = await on.app.delete(`/elandlord/photo-uploads/${id}`, { as: asLandlord(on.owner) });
      expect(discarded).toMatchObject({ status: 503 });
      expect((await on.find(id)).body.upload.state).toBe('ready');
    });
    expect((await on.app.get(addressOf(id))).status).toBe(200);
    expect((await on.send(begun, 0, file)).status).toBe(204);
    await on.settle();
    expect((await on.find(begun)).body.upload.state).toBe('ready');
  }, 60_000);

  it('stay as long as their upload, which an outage between two files keeps', async () => {
    const { id } = await on.upload(on.listings[0]!, await aPhoto());
    jest.spyOn(on.app.app.get(PlanFiles), 'remove').mockRejectedValueOnce(new Error('the store does not respond'));
    const discard = () => on.app.delete(`/elandlord/photo-uploads/${id}`, { as: asLandlord(on.owner) });
    expect((await discard()).status).toBe(500);
    expect([(await on.find(id)).status, (await on.app.get(addressOf(id))).status]).toEqual([200, 200]);
    expect((await discard()).status).toBe(200);
    expect([(await on.find(id)).status, (await on.app.get(addressOf(id))).status]).toEqual([404, 404]);
  }, 60_000);

  it('are not given up for an outage', async () => {
    const file = await aPhoto();
    const id = idOf(await on.create(on.listings[0]!, file.length));
    await on.app.sql(`update photo_upload set state = 'processing', attempts = 4 where id = $1`, [id]);
    await on.send(id, 0, file);
    const check = async () => {
      const processing = on.app.app.get(PhotoProcessing);
      await on.app.app.get(DataSource).transaction((manager) => processing.check({ uploadId: id }, manager));
      await on.settle();
    };
    await outageOf(async () => {
      for (let turn = 0; turn < 2; turn += 1) await check();
    });
    await check();
    expect((await on.find(id)).body.upload.state).toBe('ready');
  }, 60_000);

  it('are deleted by the next clean-up after an outage', async () => {
    const { id } = await on.upload(on.listings[1]!, await aPhoto());
    const cleanUp = () =>
      on.app.app.get(DataSource).transaction((manager) => on.app.app.get(PhotoSweep).run({}, manager));
    await on.app.sql(`update photo_upload set changed_at = now() - interval '25 hours' where id = $1`, [id]);
    await outageOf(cleanUp);
    expect((await on.find(id)).status).toBe(200);
    await cleanUp();
    expect([(await on.find(id)).status, (await on.app.get(addressOf(id))).status]).toEqual([404, 404]);
  }, 60_000);
});
