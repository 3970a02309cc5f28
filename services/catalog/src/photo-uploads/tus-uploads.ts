import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { FileStore } from '@tus/file-store';
import { Server, Upload } from '@tus/server';
import { maxPhotoBytes } from '@porchlight/contracts/catalog';
import { Problem } from '@porchlight/service-kit';
import { CatalogConfig } from '../config.ts';
import { messages } from './messages.ts';

/** What arrived of an upload. */
export interface Received {
  readonly offset: number;
  readonly isComplete: boolean;
}
/** Part of an upload: the headers of the tus protocol, and bytes. */
export interface UploadPart {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Readable;
}

const partHeaders = ['tus-resumable', 'content-type', 'upload-offset'] as const;
/** Headers of every response of the protocol. */
export const tusHeaders = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' } as const;

/** Files that are being uploaded, in the data folder, by the tus protocol. */
@Injectable()
export class TusUploads {
  readonly #folder: string | undefined;
  #opened: { readonly store: FileStore; readonly server: Server } | undefined;

  constructor({ dataDir }: CatalogConfig) {
    this.#folder = dataDir === undefined ? undefined : join(dataDir, 'uploads');
  }

  /** Returns the path of a file. Throws 503 where photos cannot be stored. */
  path(id: string): string {
    if (this.#folder === undefined) throw new Problem(503, 'uploads-unavailable', messages.uploadsUnavailable);
    return join(this.#folder, id);
  }

  async create(id: string, size: number): Promise<void> {
    await this.#open().store.create(new Upload({ id, size, offset: 0 }));
  }

  /** Throws 404 for a file that is not here. */
  async received(id: string): Promise<Received> {
    try {
      const { offset, size } = await this.#open().store.getUpload(id);
      return { offset, isComplete: offset === size };
    } catch (error) {
      throw error instanceof Problem ? error : uploadNotFound();
    }
  }

  /** Appends a part. Throws 409 when its offset is not the end of the file, and 400 for a malformed one. */
  async receive(id: string, { headers, body }: UploadPart): Promise<Received> {
    const { server } = this.#open();
    const init = {
      method: 'PATCH',
      headers: Object.fromEntries(partHeaders.map((name) => [name, headers[name] ?? ''])),
      body: Readable.toWeb(body),
      duplex: 'half',
    };
    const { status, headers: answered } = await server.handleWeb(
      new Request(`http://uploads/${id}`, init as RequestInit),
    );
    if (status !== 204) throw problemOf(status);
    const offset = Number(answered.get('upload-offset'));
    return { offset, isComplete: (await this.received(id)).isComplete };
  }

  async remove(id: string): Promise<void> {
    // The file may be gone: a removal is repeated after a crash.
    await this.#open()
      .store.remove(id)
      .catch(() => undefined);
  }

  #open() {
    this.path('');
    if (this.#opened) return this.#opened;
    const store = new FileStore({ directory: this.#folder ?? '' });
    const server = new Server({ path: '/', datastore: store, maxSize: maxPhotoBytes, allowedOrigins: () => false });
    this.#opened = { store, server };
    return this.#opened;
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
