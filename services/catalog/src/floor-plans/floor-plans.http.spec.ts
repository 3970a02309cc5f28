import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { maxFloorPlans, type OwnFloorPlan } from '@porchlight/contracts/catalog';
import { asLandlord, guest } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { listingSweeps } from '../own-listings/lifecycle/listing-retention.ts';
import { uploadsLockSql } from '../photo-uploads/photo-uploads.service.ts';
import { aPhoto, idOf, startUploads, type UploadFixture } from '../testing/uploads.ts';

let on: UploadFixture;
beforeAll(async () => {
  on = await startUploads();
}, 60_000);
afterAll(() => on.stop());

const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript >> >> endobj\n%%EOF\n');
const someoneElse = asLandlord(randomUUID());
const me = () => asLandlord(on.owner);
const pathOf = (listing: string) => `/elandlord/listings/${listing}/floor-plans`;
const create = (listing: string, size: number, as = me()) =>
  on.app.post(pathOf(listing), { as, headers: { 'tus-resumable': '1.0.0', 'upload-length': String(size) } });
const plansOf = async (listing: string) =>
  (await on.app.get(pathOf(listing), { as: me() })).body.floorPlans as OwnFloorPlan[];
const label = (id: string, text: string, as = me()) =>
  on.app.patch(`/elandlord/floor-plans/${id}`, { as, body: { label: text } });
const remove = (id: string, as = me()) => on.app.delete(`/elandlord/floor-plans/${id}`, { as });
const shownOn = async (listing: string) =>
  (await on.app.get(`/listing/${listing}`, { as: guest })).body.listing.floorPlans;
const filesOf = async (id: string) =>
  (await readdir(join(on.folder, 'assets'), { recursive: true })).filter((name) => name.includes(id));

async function add(listing: string, file: Buffer): Promise<OwnFloorPlan> {
  const id = idOf(await create(listing, file.length));
  await on.send(id, 0, file);
  await on.settle();
  return (await plansOf(listing)).find((plan) => plan.id === id)!;
}

describe('a floor plan', () => {
  it('that is an image is encoded as photos are, and shown on the page of its listing', async () => {
    const listing = on.listings[0]!;
    const plan = await add(listing, await aPhoto());
    const url = `/assets/listings/full/${plan.id}-960.webp`;
    expect(plan).toEqual({ id: plan.id, label: '', state: 'ready', format: 'image', url });
    expect((await on.app.get(url, { as: guest })).headers['content-type']).toBe('image/webp');
    expect((await label(plan.id, '  Upper floor ')).status).toBe(200);
    expect(await shownOn(listing)).toEqual([{ id: plan.id, label: 'Upper floor', format: 'image', url }]);
    expect((await on.app.get(`/elandlord/listings/${listing}/photo-uploads`, { as: me() })).body.uploads).toEqual([]);
  });

  it('that is a PDF is only downloaded, unchanged', async () => {
    const plan = await add(on.listings[1]!, pdf);
    expect(plan).toMatchObject({ state: 'ready', format: 'pdf', url: `/assets/floorplans/${plan.id}.pdf` });
    const { status, headers, bytes } = await on.app.get(plan.url!, { as: guest });
    expect([status, bytes]).toEqual([200, pdf]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="floor-plan.pdf"',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect((await on.app.get('/assets/floorplans/folder-id', { as: guest })).status).toBe(404);
  });

  it('is deleted with its files, at once', async () => {
    const listing = on.listings[2]!;
    const plans = [await add(listing, pdf), await add(listing, await aPhoto())];
    for (const { id, url } of plans) {
      expect((await remove(id)).status).toBe(200);
      expect([await filesOf(id), (await on.app.get(url!)).status, (await remove(id)).status]).toEqual([[], 404, 404]);
    }
    expect([await plansOf(listing), await shownOn(listing)]).toEqual([[], undefined]);
  });

  it('is no photo, and stays when uploads that were not saved are deleted', async () => {
    const listing = on.listings[3]!;
    const plan = await add(listing, await aPhoto());
    await on.sweep();
    expect(await plansOf(listing)).toEqual([plan]);
    await on.app.sql(`update photo_upload set state = 'removed' where id = $1`, [plan.id]);
    const { version } = (await on.app.get(`/elandlord/listings/${listing}`, { as: me() })).body.listing;
    const body = { version, photos: [{ id: plan.id }] };
    const response = await on.app.patch('/elandlord/listings', { as: me(), body: { id: listing, ...body } });
    expect([response.status, Object.keys(response.body.errors)]).toEqual([422, ['photos.0.id']]);
  });

  it('goes with a listing that is deleted for good', async () => {
    const listing = on.listings[4]!;
    const { id } = await add(listing, pdf);
    await on.app.sql(
      `
        update listing set status = 'deleted', deleted_at = now() - interval '400 days', status_before = 'draft'
        where public_id = $1`,
      [listing],
    );
    for (const sql of listingSweeps) await on.app.app.get(DataSource).query(sql);
    await on.sweep();
    expect(await filesOf(id)).toEqual([]);
  });

  it('is one of ten, and failed ones count until they are removed', async () => {
    const listing = on.listings[5]!;
    const failed = await add(listing, Buffer.from('<html>'));
    expect(failed).toEqual({ id: failed.id, label: '', state: 'failed', fault: 'not-a-photo' });
    for (let number = 1; number < maxFloorPlans; number += 1) await create(listing, 100);
    expect(await create(listing, 100)).toMatchObject({ status: 409, body: { code: 'too-many-uploads' } });
    expect((await remove(failed.id)).status).toBe(200);
    expect((await create(listing, 100)).status).toBe(201);
    expect(await shownOn(listing)).toBeUndefined();
  });

  it('is one of ten, also beside a request that has stored the tenth and not ended', async () => {
    const listing = on.listings[5]!;
    const [full] = await plansOf(listing);
    expect((await remove(full!.id)).status).toBe(200);
    const blocked = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%uploads of%'`;
    let response: ReturnType<typeof create> | undefined;
    await on.app.app.get(DataSource).transaction(async (manager) => {
      await manager.query(uploadsLockSql, [on.owner]);
      await manager.query(
        `insert into photo_upload (listing_id, owner_user_id, bytes, kind)
        select id, owner_user_id, 100, 'plan' from listing where public_id = $1`,
        [listing],
      );
      let isDone = false;
      response = create(listing, 100).finally(() => {
        isDone = true;
      });
      while (!isDone && (await on.app.sql(blocked)).length === 0) await setImmediate();
    });
    expect((await response)?.status).toBe(409);
  });

  it('belongs to the landlord of its listing, who may not change one that is stopped', async () => {
    const listing = on.listings[6]!;
    const { id } = await add(listing, pdf);
    expect((await on.app.get(pathOf(listing), { as: someoneElse })).status).toBe(404);
    for (const response of [
      await create(listing, 100, someoneElse),
      await label(id, 'Mine', someoneElse),
      await remove(id, someoneElse),
    ])
      expect(response.status).toBe(404);
    await on.app.sql(`update listing set status = 'suspended' where public_id = $1`, [listing]);
    for (const response of [await create(listing, 100), await label(id, 'Mine'), await remove(id)])
      expect(response).toMatchObject({ status: 409, body: { code: 'listing-locked' } });
    // The state of a listing is its landlord's to know.
    for (const response of [await label(id, 'Mine', someoneElse), await remove(id, someoneElse)])
      expect(response.status).toBe(404);
    expect(await plansOf(listing)).toMatchObject([{ id, label: '' }]);
  });

  it.each(['x'.repeat(61), 'Call 416 555 0123'])('has no label such as %s', async (text) => {
    const { id } = await add(on.listings[7]!, pdf);
    expect((await label(id, text)).status).toBe(422);
  });

  it.each([10 * 1024 * 1024 + 1, 0])('of %i bytes is refused', async (size) => {
    expect((await create(on.listings[7]!, size)).status).toBe(413);
  });
});

describe('hostile floor plans (T-I08)', () => {
  it.each([
    ['a PDF without its end', '%PDF-1.7\n1 0 obj', 'damaged'],
    ['a page before a PDF', '<script>alert(1)</script>%PDF-1.7\n%%EOF', 'not-a-photo'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'not-a-photo'],
    ['an archive', 'PK\x03\x04%PDF-1.7%%EOF', 'not-a-photo'],
    ['PostScript', '%!PS-Adobe-3.0\n%%EOF', 'not-a-photo'],
    ['a page in a JPEG', '\xff\xd8\xff<script>alert(1)</script>', 'damaged'],
  ])('%s is refused', async (_, text, fault) => {
    const plan = await add(on.listings[7]!, Buffer.from(text, 'latin1'));
    expect(plan).toMatchObject({ state: 'failed', fault });
    expect((await on.app.get(`/assets/floorplans/${plan.id}.pdf`)).status).toBe(404);
    await remove(plan.id);
  });

  it('a PDF is no photo', async () => {
    expect(await on.upload(on.listings[7]!, pdf)).toMatchObject({ state: 'failed', fault: 'not-a-photo' });
  });
});
