import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Server } from '@tus/server';
import { maxPhotoBytes } from '@porchlight/contracts';
import { Problem, SqlPool } from '@porchlight/service-kit';
import { StoredFiles } from '../files/stored-files.ts';
import { messages } from './messages.ts';
import { PartStore, partFolder } from './part-store.ts';

/** Part of an upload: the headers of the tus protocol, and bytes. */
export interface UploadPart {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Readable;
}

const partHeaders = ['tus-resumable', 'content-type', 'upload-offset'] as const;
/** Headers of every response of the protocol. */
export const tusHeaders = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' } as const;

/** Files that are being uploaded by the tus protocol. */
@Injectable()
export class TusUploads {
  readonly #parts: PartStore;
  readonly #server: Server;

  constructor(
    private readonly files: StoredFiles,
    pool: SqlPool,
  ) {
    this.#parts = new PartStore(files, pool);
    this.#server = new Server({
      path: '/',
      datastore: this.#parts,
      maxSize: maxPhotoBytes,
      allowedOrigins: () => false,
    });
  }

  /** Throws 503 where files cannot be stored. */
  requireStore(): void {
    if (!this.files.isAvailable) throw new Problem(503, 'uploads-unavailable', messages.uploadsUnavailable);
  }

  /**
   * Appends a part. Returns the bytes that arrived in all. Throws 409 when its offset is not the end of the file, and
   * 400 for a malformed one.
   */
  async receive(id: string, { headers, body }: UploadPart): Promise<number> {
    const init = {
      method: 'PATCH',
      headers: Object.fromEntries(partHeaders.map((name) => [name, headers[name] ?? ''])),
      body: Readable.toWeb(body),
      duplex: 'half',
    };
    const { status, headers: answered } = await this.#server.handleWeb(
      new Request(`http://uploads/${id}`, init as RequestInit),
    );
    if (status !== 204) throw problemOf(status);
    return Number(answered.get('upload-offset'));
  }

  /** Returns the file. */
  async bytes(id: string): Promise<Buffer> {
    return this.#parts.bytes(id);
  }

  async remove(id: string): Promise<void> {
    await this.files.removeFolder(partFolder(id));
  }
}

export const uploadNotFound = () => new Problem(404, 'upload-not-found', messages.uploadNotFound);

function problemOf(status: number): Problem {
  if (status === 404 || status === 410) return uploadNotFound();
  if (status === 409) return new Problem(409, 'upload-offset-differs', messages.offsetDiffers);
  return status < 500
    ? new Problem(status, 'upload-refused', messages.uploadRefused)
    : new Problem(503, 'uploads-unavailable', messages.uploadsUnavailable);
}
