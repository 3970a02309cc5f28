import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqlPool } from '@porchlight/service-kit';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { CatalogConfig } from '../config.ts';
import { catalogWithoutSeed } from '../testing/start-catalog.ts';
import { PhotoFolder } from './photo-folder.ts';

let app: TestApp;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-'));
  app = await startForTest(catalogWithoutSeed, { DATA_DIR: folder });
}, 60_000);
afterEach(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});
const idFile = () => join(folder, 'assets', 'folder-id');
const startOn = (dataDir: string | undefined) =>
  new PhotoFolder(Object.assign(new CatalogConfig(), { dataDir }), app.app.get(SqlPool)).onModuleInit();
const upload = () =>
  app.sql(`insert into photo_upload (owner_user_id, bytes) values ('7b9ef0a2-5b1c-4c44-9a70-1f5a3e0c1d11', 1)`);

describe('the folder of photos', () => {
  it('gets the id that the database knows, and is accepted again', async () => {
    const [row] = await app.sql<{ id: string }>('select id from photo_folder');
    expect(await readFile(idFile(), 'utf8')).toBe(row!.id);
    await upload();
    await expect(startOn(folder)).resolves.toBeUndefined();
  });

  it('is replaced as long as there are no photos', async () => {
    await rm(idFile());
    await startOn(folder);
    const [row] = await app.sql<{ id: string }>('select id from photo_folder');
    expect(await readFile(idFile(), 'utf8')).toBe(row!.id);
    await expect(startOn(undefined)).resolves.toBeUndefined();
  });

  it('that lacks the photos, or is that of another site, ends the start', async () => {
    await upload();
    await writeFile(idFile(), 'another');
    await expect(startOn(folder)).rejects.toThrow(/photos of the landlords.*this one has the id another/);
    await rm(idFile());
    await expect(startOn(folder)).rejects.toThrow(/this one has none/);
    await expect(startOn(undefined)).rejects.toThrow(/DATA_DIR/);
  });
});
