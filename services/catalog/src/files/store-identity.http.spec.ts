import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Log } from '@porchlight/service-kit';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { startS3Server } from './testing/s3-server.ts';
import { catalogWithoutSeed } from '../testing/start-catalog.ts';
import { FolderFiles } from './folder-files.ts';
import { StoreIdentity } from './store-identity.ts';

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
  new StoreIdentity(
    new FolderFiles(dataDir && join(dataDir, 'assets')),
    app.app.get(DataSource),
    app.app.get(Log),
  ).onModuleInit();
const unclaim = () => app.sql('update photo_folder set claimed_at = null');

describe('the store of files', () => {
  it('gets the id that the database knows, and is accepted again', async () => {
    const [row] = await app.sql<{ id: string }>('select id from photo_folder');
    expect(await readFile(idFile(), 'utf8')).toBe(row!.id);
    await expect(startOn(folder)).resolves.toBeUndefined();
  });

  it('may come later than the database', async () => {
    await unclaim();
    await rm(idFile());
    await expect(startOn(undefined)).resolves.toBeUndefined();
    await startOn(folder);
    expect(await readFile(idFile(), 'utf8')).toMatch(/^[\da-f-]{36}$/);
  });

  it('is one: a second empty folder ends the start, and so does a catalog without any', async () => {
    await rm(idFile());
    await expect(startOn(folder)).rejects.toThrow(/has no file folder-id\. Set DATA_DIR to the shared folder/);
    await expect(startOn(undefined)).rejects.toThrow(/S3_BUCKET/);
  });

  it('of another database ends the start, whether this one has a store or not', async () => {
    await writeFile(idFile(), 'another');
    await expect(startOn(folder)).rejects.toThrow(/has the id another/);
    await unclaim();
    await expect(startOn(folder)).rejects.toThrow(/has the id another/);
    expect(await readFile(idFile(), 'utf8')).toBe('another');
  });

  it('may be a bucket, which is checked at the next start when it does not respond', async () => {
    const server = await startS3Server();
    await unclaim();
    const startOnBucket = () => startForTest(catalogWithoutSeed, server.environment, () => app.databaseUrl);
    await server.pause();
    const isClaimed = async () =>
      (await app.sql<{ is: boolean }>('select claimed_at is not null as is from photo_folder'))[0]!.is;
    await (await startOnBucket()).stop();
    expect(await isClaimed()).toBe(false);
    await server.resume();
    await (await startOnBucket()).stop();
    expect(await isClaimed()).toBe(true);
    await rm(idFile());
    await expect(startOn(folder)).rejects.toThrow(/has no file folder-id/);
    await server.stop();
  }, 60_000);
});
