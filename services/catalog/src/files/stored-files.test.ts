import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Log, Problem, readConfig } from '@porchlight/service-kit';
import { testEnvironment } from '@porchlight/service-kit/testing';
import { CatalogConfig } from '../config.ts';
import { startS3Server, type S3Server } from './testing/s3-server.ts';
import { FolderFiles } from './folder-files.ts';
import { S3Files } from './s3-files.ts';
import { s3Settings } from './s3-settings.ts';
import type { StoredFiles } from './stored-files.ts';

const log = new Log('catalog', { level: 'silent', format: 'json' });
const settingsOf = (given: Readonly<Record<string, string>>) =>
  s3Settings(readConfig(CatalogConfig, { ...testEnvironment('catalog', 'postgres://localhost/x'), ...given }));

let server: S3Server;
let folder: string;
const stores: Record<string, StoredFiles> = {};
beforeAll(async () => {
  [server, folder] = await Promise.all([startS3Server(), mkdtemp(join(tmpdir(), 'files-'))]);
  stores['folder'] = new FolderFiles(folder);
  stores['bucket'] = new S3Files(settingsOf(server.environment)!, log);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

describe.each(['folder', 'bucket'])('a store in a %s', (name) => {
  const bytes = Buffer.from('\x00\xff a file\r\n', 'latin1');
  const read = async (key: string) => (await stores[name]!.read(key))?.toString('latin1');

  it('returns a file as it was written, whole or as a stream', async () => {
    await stores[name]!.write('listings/full/a-960.webp', bytes);
    expect(await stores[name]!.read('listings/full/a-960.webp')).toEqual(bytes);
    const file = await stores[name]!.open('listings/full/a-960.webp');
    expect([file!.size, await buffer(file!.stream)]).toEqual([bytes.length, bytes]);
  });

  it('replaces a file', async () => {
    for (const text of ['a longer text', 'short']) await stores[name]!.write('folder-id', Buffer.from(text));
    expect(await read('folder-id')).toBe('short');
  });

  it('knows no file that was not written, and no folder', async () => {
    await stores[name]!.write('uploads/b/1', bytes);
    for (const key of ['uploads/b/2', 'uploads/c/1', 'none']) {
      expect(await stores[name]!.read(key)).toBeUndefined();
      expect(await stores[name]!.open(key)).toBeUndefined();
      expect(await stores[name]!.has(key)).toBe(false);
    }
  });

  it('has a file if it is not empty', async () => {
    await stores[name]!.write('uploads/e/1', bytes);
    await stores[name]!.write('uploads/e/2', Buffer.alloc(0));
    expect([await stores[name]!.has('uploads/e/1'), await stores[name]!.has('uploads/e/2')]).toEqual([true, false]);
  });

  it('removes files, and ignores those that are gone', async () => {
    for (const key of ['x/1', 'x/2', 'x/3']) await stores[name]!.write(key, bytes);
    await stores[name]!.remove(['x/1', 'x/3', 'x/none']);
    await stores[name]!.remove([]);
    expect([await read('x/1'), await read('x/2'), await read('x/3')]).toEqual([
      undefined,
      bytes.toString('latin1'),
      undefined,
    ]);
  });

  it('removes a folder, and not those whose names begin alike', async () => {
    for (const key of ['uploads/d/1', 'uploads/d/2', 'uploads/dd/1']) await stores[name]!.write(key, bytes);
    for (let turn = 0; turn < 2; turn += 1) await stores[name]!.removeFolder('uploads/d');
    expect([await read('uploads/d/1'), await read('uploads/d/2')]).toEqual([undefined, undefined]);
    expect(await read('uploads/dd/1')).toBeDefined();
  });
});

it('without a folder nothing is found, and writing is unavailable', async () => {
  const none = new FolderFiles(undefined);
  expect([none.isAvailable, await none.read('a'), await none.open('a')]).toEqual([false, undefined, undefined]);
  await Promise.all([none.remove(['a']), none.removeFolder('a')]);
  await expect(none.write('a', Buffer.of(1))).rejects.toMatchObject({ status: 503 });
});

it.each([
  ['a server that is down', { S3_ENDPOINT: 'http://127.0.0.1:1' }],
  ['a bucket that does not exist', { S3_BUCKET: 'another-bucket' }],
  ['refused keys', { S3_ACCESS_KEY_ID: 'wrong' }],
])(
  '%s: every call is unavailable',
  async (_, given) => {
    const store = new S3Files(settingsOf({ ...server.environment, ...given })!, log);
    for (const call of [
      () => store.read('a'),
      () => store.open('a'),
      () => store.write('a', Buffer.of(1)),
      () => store.remove(['a']),
      () => store.removeFolder('a'),
    ]) {
      const error = await call().catch((error: unknown) => error);
      expect(error).toBeInstanceOf(Problem);
      expect(error).toMatchObject({ status: 503, code: 'unavailable' });
    }
  },
  30_000,
);

it('the settings of a bucket are complete and valid, or absent', () => {
  expect(settingsOf({})).toBeUndefined();
  for (const missing of ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    expect(() => settingsOf({ ...server.environment, [missing]: '' })).toThrow(/need S3_BUCKET, S3_REGION/);
  expect(() => settingsOf({ ...server.environment, S3_BUCKET: 'a/b' })).toThrow(/S3_BUCKET must be the name/);
  expect(() => settingsOf({ ...server.environment, S3_ENDPOINT: 'minio' })).toThrow(/S3_ENDPOINT/);
  expect(settingsOf({ ...server.environment, S3_CHECKSUMS: 'supported' })).toMatchObject({
    checksums: 'WHEN_SUPPORTED',
    isPathStyle: true,
  });
});
