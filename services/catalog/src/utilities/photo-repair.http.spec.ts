import { readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { UtilityRun, UtilityRuns } from '@porchlight/contracts';
import { asStaff } from '@porchlight/service-kit/testing';
import sharp from 'sharp';
import { PhotoRepair } from '../photos/photo-repair.ts';
import { aPhoto, startUploads, type UploadFixture } from '../testing/uploads.ts';

const path = '/support/utility-runs/catalog';
const staff = asStaff(['showUtilities', 'modifyUtilities'], 'support');
let on: UploadFixture;
beforeAll(async () => {
  on = await startUploads();
}, 60_000);
afterAll(() => on.stop());
beforeEach(async () => {
  await on.app.sql(`delete from job where target = 'task:utility-step'`);
  await on.app.sql('delete from utility_run');
  await on.app.sql('delete from photo_upload');
});

const fileOf = (id: string, version: string) => join(on.folder, `assets/listings/full/${id}-${version}`);
const filesOf = async (id: string) =>
  (await readdir(join(on.folder, 'assets/listings/full'))).filter((name) => name.includes(id)).sort();
const widthOf = async (id: string, version: string) => (await sharp(fileOf(id, version)).metadata()).width;
/** Adds a photo to a listing. */
async function aListedPhoto(width = 2_000): Promise<string> {
  const { id } = await on.upload(on.listings[0]!, await aPhoto(width, 1_000));
  await on.app.sql(`update photo_upload set state = 'attached' where id = $1`, [id]);
  return id;
}
const removeVersions = (id: string, ...versions: readonly string[]) =>
  Promise.all(versions.map((version) => rm(fileOf(id, version))));
const latest = async () => ((await on.app.get(path, { as: staff })).body as UtilityRuns).runs[0];
async function repair(): Promise<UtilityRun> {
  await on.app.post(path, { as: staff, body: { kind: 'photo-versions' } });
  for (;;) {
    const run = await latest();
    if (run && run.state !== 'running') return run;
  }
}

describe('UTILITY-9: the repair of photos', () => {
  it('writes missing versions again, from the largest one that is stored', async () => {
    const id = await aListedPhoto();
    const before = await filesOf(id);
    await removeVersions(id, '480.webp', '480.avif', '960.avif', '1440.webp', '1920.webp');
    await truncate(fileOf(id, '960.webp'));
    expect(await repair()).toMatchObject({ state: 'done', done: 1, total: 1, findingCount: 0 });
    expect(await filesOf(id)).toEqual(before);
    expect(await Promise.all(['480.webp', '960.webp', '1440.webp'].map((version) => widthOf(id, version)))).toEqual([
      480, 960, 1440,
    ]);
  });
  it('leaves photos alone that visitors can see in all sizes', async () => {
    const id = await aListedPhoto();
    await removeVersions(id, '1920.webp');
    const before = await filesOf(id);
    expect(await repair()).toMatchObject({ state: 'done', done: 1, findingCount: 0 });
    expect(await filesOf(id)).toEqual(before);
  });
  it('names the listing of a photo that cannot be read, and goes on with the others', async () => {
    const [lost, damaged, other] = [await aListedPhoto(), await aListedPhoto(), await aListedPhoto()];
    for (const name of await filesOf(lost)) await rm(join(on.folder, 'assets/listings/full', name));
    for (const name of await filesOf(damaged))
      await writeFile(join(on.folder, 'assets/listings/full', name), 'no image');
    await removeVersions(damaged, '480.webp');
    await removeVersions(other, '480.webp');
    const run = await repair();
    expect(run).toMatchObject({ state: 'done', done: 3, total: 3, findingCount: 2 });
    expect(run.findings.map(({ part }) => part).sort()).toEqual([lost, damaged].sort());
    expect(run.findings[0]).toMatchObject({ code: 'photo-unreadable', recordId: on.listings[0] });
    expect(await widthOf(other, '480.webp')).toBe(480);
  });
  it('replaces a damaged version that it meets on its way to a readable one', async () => {
    const id = await aListedPhoto();
    await writeFile(fileOf(id, '1920.webp'), 'no image');
    await removeVersions(id, '480.avif');
    expect(await repair()).toMatchObject({ state: 'done', findingCount: 0 });
    expect(await widthOf(id, '1920.webp')).toBe(1440);
  });
  it('goes on after the last photo that it finished', async () => {
    const [first, second] = [await aListedPhoto(), await aListedPhoto()].sort() as [string, string];
    await removeVersions(first, '480.webp');
    await removeVersions(second, '480.webp');
    await on.app.sql(
      `insert into utility_run (kind, started_by, done, total, last_id) values ('photo-versions', $1, 1, 2, $2)`,
      [staff.subject.sub, first],
    );
    expect(await repair()).toMatchObject({ state: 'done', done: 2, total: 2 });
    expect(await filesOf(second)).toHaveLength(7);
    expect(await filesOf(first)).toHaveLength(6);
  });
  it('lets no photo be deleted while its versions are written', async () => {
    const id = await aListedPhoto();
    const refused: unknown[] = [];
    jest.spyOn(on.app.app.get(PhotoRepair, { strict: false }), 'repair').mockImplementationOnce(async () => {
      const deletion = `begin set local lock_timeout = '200ms'; delete from photo_upload where id = '${id}'; end`;
      await on.app.sql(`do $$ ${deletion} $$`).catch((error: unknown) => refused.push(error));
      return true;
    });
    expect(await repair()).toMatchObject({ state: 'done', done: 1 });
    expect(refused).toMatchObject([{ code: '55P03' }]);
  });
  it('writes no version of a photo that no listing has', async () => {
    const id = await aListedPhoto();
    await removeVersions(id, '480.webp');
    await on.app.sql(`update photo_upload set state = 'removed' where id = $1`, [id]);
    expect(await repair()).toMatchObject({ state: 'done', done: 0 });
    expect(await filesOf(id)).toHaveLength(6);
  });
});
