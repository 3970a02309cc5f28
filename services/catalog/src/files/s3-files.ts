import type { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { errorFields, unavailable, type Log } from '@porchlight/service-kit';
import type { S3Settings } from './s3-settings.ts';
import { StoredFiles, type StoredFile } from './stored-files.ts';

/** Time for a connection, and for the response to a request, in milliseconds: a call has ten seconds in all. */
const timeouts = { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true };
const maxAttempts = 2;

/** Stores files in a bucket of Amazon S3 or of a server with the same interface. The bucket stays private. */
export class S3Files extends StoredFiles {
  readonly isAvailable = true;
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #log: Log;

  constructor(settings: S3Settings, log: Log) {
    super();
    this.#bucket = settings.bucket;
    this.#log = log;
    this.#client = new S3Client({
      region: settings.region,
      credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
      forcePathStyle: settings.isPathStyle,
      requestChecksumCalculation: settings.checksums,
      responseChecksumValidation: settings.checksums,
      requestHandler: timeouts,
      maxAttempts,
      ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint }),
    });
  }

  async write(key: string, bytes: Buffer): Promise<void> {
    await this.#run(() =>
      this.#client.send(
        new PutObjectCommand({ Bucket: this.#bucket, Key: key, Body: bytes, ContentLength: bytes.length }),
      ),
    );
  }

  async open(key: string): Promise<StoredFile | undefined> {
    return this.#run(async () => {
      const object = await this.#get(key);
      return object && { stream: object.Body as Readable, size: object.ContentLength ?? 0 };
    });
  }

  async read(key: string): Promise<Buffer | undefined> {
    return this.#run(async () => {
      const bytes = await (await this.#get(key))?.Body?.transformToByteArray();
      return bytes && Buffer.from(bytes);
    });
  }

  async has(key: string): Promise<boolean> {
    return this.#run(async () => {
      try {
        const object = await this.#client.send(new HeadObjectCommand({ Bucket: this.#bucket, Key: key }));
        return (object.ContentLength ?? 0) > 0;
      } catch (error) {
        if (error instanceof NotFound) return false;
        throw error;
      }
    });
  }

  async remove(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const removed = { Objects: keys.map((Key) => ({ Key })), Quiet: true };
    await this.#run(async () => {
      const { Errors: errors = [] } = await this.#client.send(
        new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: removed }),
      );
      if (errors[0]) throw new Error(`a file could not be removed: ${errors[0].Code}`);
    });
  }

  async removeFolder(folder: string): Promise<void> {
    const list = new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: `${folder}/` });
    for (let hasMore = true; hasMore;) {
      // What was listed is removed, so that the next list begins with the rest.
      const { Contents: found = [], IsTruncated: isTruncated } = await this.#run(() => this.#client.send(list));
      await this.remove(found.flatMap(({ Key }) => Key ?? []));
      hasMore = isTruncated ?? false;
    }
  }

  async #get(key: string) {
    try {
      return await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: key }));
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  // Everything else is an outage to the people who wait: the server is down, or it refuses our keys or the bucket.
  async #run<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (cause) {
      this.#log.warn('file store unavailable', errorFields(cause));
      throw Object.assign(unavailable(), { cause });
    }
  }
}
