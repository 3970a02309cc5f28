import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PhotoUpload } from '@porchlight/contracts/catalog';
import { asLandlord, type TestApp } from '@porchlight/service-kit/testing';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { aMarket } from './a-market.ts';
import { startCatalog } from './start-catalog.ts';
import { PhotoProcessing } from '../photo-uploads/photo-processing.ts';
import { PhotoSweep } from '../photo-uploads/photo-sweep.ts';

/** Catalog with listings of one landlord and a folder for photos. */
export interface UploadFixture {
  readonly app: TestApp;
  readonly folder: string;
  readonly owner: string;
  readonly listings: readonly string[];
  /** Uploads a file in one part, and waits until it was processed. */
  upload(listingId: string, file: Buffer): Promise<PhotoUpload>;
  create(listingId: string, size: number | string, as?: ReturnType<typeof asLandlord>): ReturnType<TestApp['post']>;
  send(id: string, offset: number, bytes: Buffer, as?: ReturnType<typeof asLandlord>): ReturnType<TestApp['patch']>;
  find(id: string, as?: ReturnType<typeof asLandlord>): ReturnType<TestApp['get']>;
  /** Waits until everything that arrived was processed. */
  settle(): Promise<void>;
  /** Lets a day pass for all uploads, and sweeps. Returns the number of deleted photos. */
  sweep(): Promise<number>;
  stop(): Promise<void>;
}

const tus = { 'tus-resumable': '1.0.0' };
export const idOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): string =>
  String(headers['location']).split('/').at(-1) ?? '';

/** @param environment settings besides a folder of its own */
export async function startUploads(environment: Readonly<Record<string, string>> = {}): Promise<UploadFixture> {
  const market = aMarket(8);
  const owner = market.homes[0]!.ownerUserId;
  for (const home of market.homes) home.ownerUserId = owner;
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  const app = await startCatalog(market, undefined, { DATA_DIR: folder, ...environment });
  const mine = asLandlord(owner);
  const settle = () => app.app.get(PhotoProcessing).settle();
  const create: UploadFixture['create'] = (listingId, size, as = mine) =>
    app.post(`/elandlord/listings/${listingId}/photo-uploads`, {
      as,
      headers: { ...tus, 'upload-length': String(size) },
    });
  const send: UploadFixture['send'] = (id, offset, bytes, as = mine) =>
    app.patch(`/elandlord/photo-uploads/${id}`, {
      as,
      headers: { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: bytes,
    });
  const find: UploadFixture['find'] = (id, as = mine) => app.get(`/elandlord/photo-uploads/${id}`, { as });
  return {
    app,
    folder,
    owner,
    listings: market.homes.map(({ publicId }) => publicId),
    create,
    send,
    find,
    settle,
    async upload(listingId, file) {
      const id = idOf(await create(listingId, file.length));
      const sent = await send(id, 0, file);
      if (sent.status !== 204) throw new Error(`upload failed: ${sent.status}`);
      await settle();
      return (await find(id)).body.upload as PhotoUpload;
    },
    async sweep() {
      await app.sql(`update photo_upload set changed_at = changed_at - interval '25 hours'`);
      return app.app.get(DataSource).transaction((manager) => app.app.get(PhotoSweep).sweep(manager));
    },
    async stop() {
      await app.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Returns a photo of random blocks: no two are alike, and it is as hard to encode as a real one. */
export function aPhoto(width = 1200, height = 900, format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> {
  const small = randomBytes(48 * 36 * 3);
  return sharp(small, { raw: { width: 48, height: 36, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .toFormat(format)
    .toBuffer();
}
