import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a body may be packed, the denser first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

// Below this the headers weigh more than what packing saves.
const worthPacking = 1_024;
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
// The densest setting of brotli takes ninety times as long for the last few bytes (performance 6).
const pack: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  br: (text) =>
    brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gzip: (text) => zip(text, { level: 5 }),
};

/** An answer that is JSON text already (ready search cards): sent as it is, neither parsed nor written anew. */
export class ReadyJson {
  readonly text: string;
  readonly #packed = new Map<Encoding, Promise<Buffer>>();
  #tag: string | undefined;
  #isOften = false;
  constructor(text: string) {
    this.text = text;
  }

  /** The tag of its text, made once. */
  get tag(): string {
    return (this.#tag ??= tagOf(this.text));
  }

  /** Says that it is asked for again and again: from now on it is packed once and kept so. */
  keepPacked(): void {
    this.#isOften = this.text.length >= worthPacking;
  }

  /** Its bytes in an encoding; nothing while it is not asked for often, for then whoever sends it on packs it. */
  packedAs(encoding: Encoding): Promise<Buffer> | undefined {
    if (!this.#isOften) return undefined;
    const bytes = this.#packed.get(encoding) ?? pack[encoding](this.text);
    this.#packed.set(encoding, bytes);
    return bytes;
  }
}

/** The tag of an answer: weak, for it stands for the same words however they are packed. */
export const tagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** The text of an answer on the wire. */
export const wireTextOf = (answer: unknown): string =>
  answer instanceof ReadyJson ? answer.text : JSON.stringify(answer);
