import type { Readable } from 'node:stream';

/** A stored file: its bytes as a stream, and their number. The caller reads the stream to its end or destroys it. */
export interface StoredFile {
  readonly stream: Readable;
  readonly size: number;
}

/**
 * Files that all instances of catalog share, under keys such as `listings/full/<id>-960.webp`. A file is written whole
 * or not at all. Every method throws a 503 problem while the store does not respond.
 */
export abstract class StoredFiles {
  /** Whether there is a store. Without one no file is found, and writing fails. */
  abstract readonly isAvailable: boolean;

  abstract write(key: string, bytes: Buffer): Promise<void>;

  /** Returns undefined for a file that is not stored. */
  abstract open(key: string): Promise<StoredFile | undefined>;

  /** Returns undefined for a file that is not stored. */
  abstract read(key: string): Promise<Buffer | undefined>;

  /** Returns whether a file with at least one byte is stored. */
  abstract has(key: string): Promise<boolean>;

  /** Removes files; those that are not stored are ignored. */
  abstract remove(keys: readonly string[]): Promise<void>;

  /** Removes every file whose key begins with the folder and a slash. */
  abstract removeFolder(folder: string): Promise<void>;
}
