import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { SqlPool } from '@porchlight/service-kit';
import type { StoredFiles } from '../files/stored-files.ts';

/** Bytes after which what arrived is stored: a process that ends loses no more of an upload. */
const maxPartBytes = 256 * 1024;
/** Files of one upload: more come only from clients that send a few bytes at a time. */
const maxParts = 500;

const uploadSql = 'select bytes, received, cardinality(parts) as "partCount" from photo_upload where id = $1';
// Of two parts for the same offset, one is appended.
const appendSql = `
  update photo_upload set received = received + $3::int, parts = parts || $4::uuid
  where id = $1 and received = $2::int and received + $3::int <= bytes`;
const partsSql = 'select parts from photo_upload where id = $1';

export const partFolder = (id: string): string => `uploads/${id}`;
const partKey = (id: string, part: string) => `${partFolder(id)}/${part}`;

interface UploadRow {
  readonly bytes: number;
  readonly received: number;
  readonly partCount: number;
}

/**
 * Stores the parts of uploads for `@tus/server` where every catalog finds them. The row of an upload lists its parts.
 */
export class PartStore extends DataStore {
  constructor(
    private readonly files: StoredFiles,
    private readonly pool: SqlPool,
  ) {
    super();
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await this.pool.row<UploadRow>('upload_offset', uploadSql, [id]);
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    if (row.partCount >= maxParts) throw ERRORS.INVALID_LENGTH;
    return new Upload({ id, size: row.bytes, offset: row.received });
  }

  /** Appends what arrives, also when the stream fails. Returns the new offset. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let chunks: Buffer[] = [];
    let [end, size] = [offset, 0];
    const store = async () => {
      if (size === 0) return;
      const [bytes, at] = [Buffer.concat(chunks), end];
      [chunks, end, size] = [[], end + size, 0];
      await this.#append(id, at, bytes);
    };
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= maxPartBytes) await store();
      }
    } finally {
      await store();
    }
    return end;
  }

  /** Returns the bytes that arrived. Throws when a part is missing. */
  async bytes(id: string): Promise<Buffer> {
    const row = await this.pool.row<{ parts: string[] }>('upload_parts', partsSql, [id]);
    const parts: Buffer[] = [];
    for (const part of row?.parts ?? []) {
      const bytes = await this.files.read(partKey(id, part));
      if (!bytes) throw new Error('a part of an upload is missing');
      parts.push(bytes);
    }
    return Buffer.concat(parts);
  }

  async #append(id: string, offset: number, bytes: Buffer): Promise<void> {
    const part = randomUUID();
    await this.files.write(partKey(id, part), bytes);
    const isAppended = await this.pool.execute('upload_append', appendSql, [id, offset, bytes.length, part]);
    if (isAppended > 0) return;
    await this.files.remove([partKey(id, part)]);
    throw ERRORS.INVALID_OFFSET;
  }
}
