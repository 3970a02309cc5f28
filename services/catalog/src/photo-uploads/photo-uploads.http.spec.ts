import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { maxPhotoBytes } from '@porchlight/contracts';
import { maxPendingUploads } from '@porchlight/contracts/catalog';
import { identityHeader } from '@porchlight/service-kit';
import { asLandlord, guest, identityOf } from '@porchlight/service-kit/testing';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { PhotoProcessing } from './photo-processing.ts';
import { aPhoto, idOf, startUploads, type UploadFixture } from '../testing/uploads.ts';

let on: UploadFixture;
beforeAll(async () => {
  on = await startUploads();
}, 60_000);
afterAll(() => on.stop());

const someoneElse = asLandlord(randomUUID());
const versionsOf = (id: string) =>
  ['480.webp', '480.avif', '960.webp', '960.avif', '1440.webp', '1440.avif', '1920.webp'].map(
    (version) => `/assets/listings/full/${id}-${version}`,
  );
const filesOf = async (id: string) =>
  (await readdir(join(on.folder, 'assets'), { recursive: true })).filter((name) => name.includes(id));

describe('an upload', () => {
  it('becomes a photo in all widths and formats, upright and without metadata', async () => {
    const file = await sharp(await aPhoto(2400, 2000))
      .withMetadata({ orientation: 6 })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { id, state, photo } = await on.upload(on.listings[0]!, file);
    expect([state, photo]).toEqual([
      'ready',
      { id, url: `/assets/listings/full/${id}-960.webp`, alt: '', width: 960, height: 1152, formats: ['avif'] },
    ]);
    for (const path of versionsOf(id)) {
      const { status, headers, bytes } = await on.app.get(path, { as: guest });
      const [, width, format] = /-(\d+)\.(\w+)$/.exec(path) ?? [];
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        `image/${format}`,
        'public, max-age=31536000, immutable',
      ]);
      const image = await sharp(bytes).metadata();
      expect([image.width, image.exif, image.orientation]).toEqual([Number(width), undefined, undefined]);
    }
    expect(await filesOf(id)).toHaveLength(7);
    await rm(join(on.folder, `assets/listings/full/${id}-1920.webp`));
    const { bytes: older } = await on.app.get(`/assets/listings/full/${id}-1920.webp`, { as: guest });
    expect((await sharp(older).metadata()).width).toBe(1440);
  });

  it('is continued where it was cut, and arrives whole', async () => {
    const file = await aPhoto(1600, 1200, 'png');
    const id = idOf(await on.create(on.listings[0]!, file.length));
    const step = Math.ceil(file.length / 11);
    expect(step).toBeGreaterThan(256 * 1024);
    for (let turn = 0; turn < 10; turn += 1) await cutAfter(id, file, step);
    const { headers, body } = await on.find(id);
    const offset = Number(headers['upload-offset']);
    expect([headers['upload-length'], offset < file.length, body.upload.state]).toEqual([
      String(file.length),
      true,
      'receiving',
    ]);
    const last = await sendRest(id, file);
    expect([last.status, last.headers['upload-offset']]).toEqual([204, String(file.length)]);
    await on.settle();
    const [row] = await on.app.sql<{ hash: Buffer }>('select content_hash as hash from photo_upload where id = $1', [
      id,
    ]);
    expect(row!.hash.toString('hex')).toBe(createHash('sha256').update(file).digest('hex'));
  });

  it('takes a part at its end only, and one in the form of the protocol', async () => {
    // Small, because a refusal ends the connection, and a client that still sends may not read it.
    const file = Buffer.alloc(1_000);
    const id = idOf(await on.create(on.listings[0]!, file.length));
    expect(await on.send(id, 5, file)).toMatchObject({
      status: 409,
      headers: { connection: 'close' },
      body: { code: 'upload-offset-differs' },
    });
    const path = `/elandlord/photo-uploads/${id}`;
    const call = { as: asLandlord(on.owner), body: file };
    for (const headers of [
      { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
      { 'content-type': 'application/offset+octet-stream', 'tus-resumable': '1.0.0' },
      { 'content-type': 'application/offset+octet-stream', 'tus-resumable': '1.0.0', 'upload-offset': '-1' },
    ] as Record<string, string>[])
      expect((await on.app.patch(path, { ...call, headers })).status).toBeGreaterThanOrEqual(400);
    expect((await on.find(id)).headers['upload-offset']).toBe('0');
    expect(await on.send(id, 0, Buffer.concat([file, file]))).toMatchObject({ status: 413 });
  });

  it.each([0, -1, maxPhotoBytes + 1, 'many', ''])('of %s bytes is refused', async (size) => {
    expect(await on.create(on.listings[0]!, size)).toMatchObject({ status: 413, body: { code: 'upload-too-large' } });
  });

  it('is unknown to other landlords', async () => {
    const file = await aPhoto();
    const id = idOf(await on.create(on.listings[0]!, file.length));
    expect(await on.create(on.listings[0]!, file.length, someoneElse)).toMatchObject({ status: 404 });
    expect(await on.send(id, 0, file, someoneElse)).toMatchObject({ status: 404, body: { code: 'upload-not-found' } });
    expect(await on.find(id, someoneElse)).toMatchObject({ status: 404 });
    const list = `/elandlord/listings/${on.listings[0]}/photo-uploads`;
    expect(await on.app.get(list, { as: someoneElse })).toMatchObject({ status: 404 });
    expect(await on.app.delete(`/elandlord/photo-uploads/${id}`, { as: someoneElse })).toMatchObject({ status: 404 });
    expect((await on.find(id)).headers['upload-offset']).toBe('0');
  });

  it('is not for a stopped listing, nor for landlords without a confirmed address', async () => {
    const id = on.listings[5]!;
    const unverified = asLandlord(on.owner);
    const subject = {
      ...unverified.subject,
      perms: (unverified.subject.perms ?? []).filter((name) => name !== 'viewLeads'),
    };
    expect(await on.create(id, 100, { ...unverified, subject })).toMatchObject({ status: 403 });
    await on.app.sql(`update listing set status = 'suspended' where public_id = $1`, [id]);
    expect(await on.create(id, 100)).toMatchObject({ status: 409, body: { code: 'listing-locked' } });
  });

  it('is one of a bounded number', async () => {
    const owner = randomUUID();
    await on.app.sql('update listing set owner_user_id = $2 where public_id = $1', [on.listings[4], owner]);
    await on.app.sql(
      `
        insert into photo_upload (owner_user_id, listing_id, bytes) select $1, id, 1
        from listing, generate_series(1, $3) where public_id = $2`,
      [owner, on.listings[4], maxPendingUploads],
    );
    expect(await on.create(on.listings[4]!, 100, asLandlord(owner))).toMatchObject({
      status: 409,
      body: { code: 'too-many-uploads' },
    });
  });

  it('is processed later when the process ended meanwhile', async () => {
    const file = await aPhoto();
    const id = idOf(await on.create(on.listings[0]!, file.length));
    const processing = on.app.app.get(PhotoProcessing);
    await on.app.sql(`update photo_upload set state = 'processing' where id = $1`, [id]);
    await on.send(id, 0, file);
    await on.settle();
    expect((await on.find(id)).body.upload.state).toBe('processing');
    await on.app.app.get(DataSource).transaction((manager) => processing.check({ uploadId: id }, manager));
    await on.settle();
    expect((await on.find(id)).body.upload.state).toBe('ready');
  });

  it('that ends the process each time is given up', async () => {
    const file = await aPhoto();
    const id = idOf(await on.create(on.listings[0]!, file.length));
    await on.app.sql(`update photo_upload set attempts = 5 where id = $1`, [id]);
    await on.send(id, 0, file);
    await on.settle();
    expect((await on.find(id)).body.upload).toEqual({ id, state: 'failed', fault: 'damaged' });
  });

  it('is listed until it is discarded, with its files', async () => {
    const listing = on.listings[3]!;
    const kept = await on.upload(listing, await aPhoto());
    const { id } = await on.upload(listing, await aPhoto());
    const list = async () =>
      (await on.app.get(`/elandlord/listings/${listing}/photo-uploads`, { as: asLandlord(on.owner) })).body.uploads;
    expect(await list()).toMatchObject([
      { id: kept.id, photo: { id: kept.id } },
      { id, state: 'ready' },
    ]);
    expect((await on.app.delete(`/elandlord/photo-uploads/${id}`, { as: asLandlord(on.owner) })).status).toBe(200);
    expect([await list(), await filesOf(id)]).toMatchObject([[{ id: kept.id }], []]);
    expect((await on.app.get(versionsOf(id)[0]!)).status).toBe(404);
  });

  it('that is never saved is deleted after a day, with its files', async () => {
    const ready = await on.upload(on.listings[3]!, await aPhoto());
    const begun = idOf(await on.create(on.listings[3]!, 1_000));
    expect(await on.sweep()).toBeGreaterThanOrEqual(2);
    for (const id of [ready.id, begun]) expect([(await on.find(id)).status, await filesOf(id)]).toEqual([404, []]);
  });
});

/**
 * Sends the rest of a file as clients do: from its end again when the tail of the part that was cut arrived meanwhile.
 * The refusal, a 409, ends the connection, so it may not reach a client that still sends.
 */
async function sendRest(id: string, file: Buffer): ReturnType<UploadFixture['send']> {
  for (;;) {
    const offset = Number((await on.find(id)).headers['upload-offset']);
    const sent = await on.send(id, offset, file.subarray(offset)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET') throw error;
    });
    if (sent && sent.status !== 409) return sent;
  }
}

/** Sends the next bytes of a file in a request that announces all of the rest, and disconnects. */
async function cutAfter(id: string, file: Buffer, bytes: number): Promise<void> {
  const offset = Number((await on.find(id)).headers['upload-offset']);
  const sent = request({
    port: on.app.port,
    path: `/elandlord/photo-uploads/${id}`,
    method: 'PATCH',
    agent: false,
    headers: {
      [identityHeader]: identityOf(asLandlord(on.owner), 'catalog'),
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      'content-length': String(file.length - offset),
    },
  }).on('error', () => undefined);
  sent.write(file.subarray(offset, offset + bytes));
  const arrived = async () => Number((await on.find(id)).headers['upload-offset']) > offset;
  while (!(await arrived()));
  sent.destroy();
}
