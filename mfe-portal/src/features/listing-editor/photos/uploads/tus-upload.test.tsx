import { jest } from '@jest/globals';
import { createPhotoUpload } from '@porchlight/contracts/catalog';
import { waitFor } from '@testing-library/react';
import type { UploadOptions } from 'tus-js-client';
import { aFile } from '../../testing/fake-uploads.ts';

/** Stands in for an upload of the client, whose options are its boundary. */
class FakeClientUpload {
  static readonly created: FakeClientUpload[] = [];
  readonly file: File;
  readonly options: UploadOptions;
  url: string | null = null;
  readonly events: string[] = [];
  constructor(file: File, options: UploadOptions) {
    this.file = file;
    this.options = options;
    FakeClientUpload.created.push(this);
  }
  start() {
    this.events.push('start');
  }
  abort() {
    this.events.push('abort');
    return Promise.resolve();
  }
}
jest.unstable_mockModule('tus-js-client', () => ({ Upload: FakeClientUpload }));
const { startTusUpload } = await import('./tus-upload.ts');

const uploadId = '00000000-0000-4000-8000-000000000001';
async function start(resumed?: string) {
  FakeClientUpload.created.length = 0;
  const events: unknown[] = [];
  const file = aFile();
  const running = startTusUpload(
    {
      file,
      listingId: 'abcdefghij',
      createPath: createPhotoUpload.path,
      uploadId: resumed,
      headers: () => ({ Authorization: 'Bearer token' }),
    },
    {
      onCreated: (id) => events.push(['created', id]),
      onProgress: (share) => events.push(['progress', share]),
      onSent: () => events.push('sent'),
      onFailed: (response) => events.push(['failed', response]),
    },
  );
  await waitFor(() => expect(FakeClientUpload.created).toHaveLength(1));
  const [client] = FakeClientUpload.created;
  return { running, client: client as FakeClientUpload, events, file };
}
const errorOf = (status: number, body = '') =>
  Object.assign(new Error('tus'), {
    originalResponse: status === 0 ? null : { getStatus: () => status, getBody: () => body },
  }) as unknown as Parameters<NonNullable<UploadOptions['onShouldRetry']>>[0];

describe('an upload by the tus protocol', () => {
  it('starts at the address of the listing, in requests of 1 MB, and stores nothing in the browser', async () => {
    const { client, file } = await start();
    expect([client.file, client.events]).toEqual([file, ['start']]);
    expect(client.options).toMatchObject({
      endpoint: 'http://localhost/api/elandlord/listings/abcdefghij/photo-uploads',
      chunkSize: 1_048_576,
      storeFingerprintForResuming: false,
    });
    expect(client.options.uploadUrl).toBeUndefined();
  });
  it('resumes an upload that the server has', async () => {
    const { client } = await start(uploadId);
    expect(client.options.uploadUrl).toBe(`http://localhost/api/elandlord/photo-uploads/${uploadId}`);
  });
  it('sends the headers of API requests with each request', async () => {
    const { client } = await start();
    const headers: Record<string, string> = {};
    await client.options.onBeforeRequest?.({
      setHeader: (name: string, value: string) => {
        headers[name] = value;
      },
    } as never);
    expect(headers).toEqual({ Authorization: 'Bearer token' });
  });
  it('reports its id, its progress and its end', async () => {
    const { client, events } = await start();
    client.url = `http://localhost/api/elandlord/photo-uploads/${uploadId}`;
    client.options.onUploadUrlAvailable?.();
    client.options.onProgress?.(512, 2_048);
    client.options.onSuccess?.({} as never);
    expect(events).toEqual([['created', uploadId], ['progress', 0.25], 'sent']);
    // A server that lost the upload must not get another one unnoticed.
    expect(client.options.endpoint).toBeNull();
  });
  it.each([
    [0, ''],
    [409, '{"code":"too-many-uploads"}'],
  ])('reports the response that ended it: %s', async (status, body) => {
    const { client, events } = await start();
    client.options.onError?.(errorOf(status, body));
    expect(events).toEqual([['failed', { status, body }]]);
  });
  it.each([
    [0, '', true],
    [500, '', true],
    [503, '', true],
    [423, '', true],
    [409, '{"code":"upload-offset-differs"}', true],
    [409, '{"code":"too-many-uploads"}', false],
    [401, '', false],
    [404, '', false],
    [413, '', false],
    [429, '', false],
  ])('retries by itself after status %s %s: %s', async (status, body, isRetried) => {
    const { client } = await start();
    expect(client.options.onShouldRetry?.(errorOf(status, body), 0, client.options)).toBe(isRetried);
  });
  it('is aborted', async () => {
    const { client, running } = await start();
    running.abort();
    expect(client.events).toEqual(['start', 'abort']);
  });
  it('is not started once it is aborted', async () => {
    const handlers = { onCreated: () => {}, onProgress: () => {}, onSent: () => {}, onFailed: () => {} };
    const file = aFile('aborted.jpg');
    const { path: createPath } = createPhotoUpload;
    const aborted = { file, listingId: 'abcdefghij', createPath, uploadId: undefined, headers: () => ({}) };
    startTusUpload(aborted, handlers).abort();
    // The next upload starts after the client is loaded.
    await start();
    expect(FakeClientUpload.created.map((created) => created.file.name)).toEqual(['kitchen.jpg']);
  });
});
