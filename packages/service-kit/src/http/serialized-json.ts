import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Content encodings, densest first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

// Minimum length worth compressing; below it, the headers outweigh the savings.
const minCompressedLength = 1_024;
const [brotliAsync, gzipAsync] = [promisify(brotliCompress), promisify(gzip)];
// Brotli at its highest quality takes ninety times as long for the last few bytes (docs/rules/performance.md).
const compress: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  br: (text) =>
    brotliAsync(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: (text) => gzipAsync(text, { level: 5 }),
};

/** A response that is already JSON text (stored search cards): sent as it is, without parsing or serializing. */
export class SerializedJson {
  readonly text: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();
  #etag: string | undefined;
  #isCompressionEnabled = false;
  constructor(text: string) {
    this.text = text;
  }

  /** ETag of the text, computed once. */
  get etag(): string {
    return (this.#etag ??= etagOf(this.text));
  }

  /**
   * Enables compression for a response that is requested repeatedly: it is compressed once and the bytes are cached.
   */
  enableCompression(): void {
    this.#isCompressionEnabled = this.text.length >= minCompressedLength;
  }

  /**
   * Returns the bytes in an encoding; undefined while compression is not enabled, so that the gateway compresses the
   * response.
   */
  compressedAs(encoding: Encoding): Promise<Buffer> | undefined {
    if (!this.#isCompressionEnabled) return undefined;
    const bytes = this.#compressed.get(encoding) ?? compress[encoding](this.text);
    this.#compressed.set(encoding, bytes);
    return bytes;
  }
}

/** Returns the ETag of a response: weak, because it is the same for all encodings. */
export const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Serializes a response for the wire. */
export const toWireText = (response: unknown): string =>
  response instanceof SerializedJson ? response.text : JSON.stringify(response);
