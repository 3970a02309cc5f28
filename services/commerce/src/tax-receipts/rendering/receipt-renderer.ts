import { existsSync } from 'node:fs';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Tinypool } from 'tinypool';
import type { IssuedReceipt } from './receipt-content.ts';

const workerFile = new URL('./render-receipt.js', import.meta.url);
/** Idle time in milliseconds after which the thread ends and frees the memory of the fonts. */
const idleTimeoutMs = 60_000;
/** Below the 10 s after which the database ends the waiting transaction of the job. */
const timeoutMs = 8_000;

/** Renders documents in a thread, because one takes longer than other requests should wait. */
@Injectable()
export class ReceiptRenderer implements OnApplicationShutdown {
  // A thread cannot run TypeScript, so tests render in their own.
  readonly #pool = existsSync(workerFile)
    ? new Tinypool({
        filename: workerFile.href,
        name: 'renderReceipt',
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: idleTimeoutMs,
        resourceLimits: { maxOldGenerationSizeMb: 256 },
        env: {},
      })
    : undefined;

  /** Returns the PDF. Throws after 8 s. */
  async render(receipt: IssuedReceipt): Promise<Buffer> {
    if (!this.#pool) {
      const { renderReceipt } = await import('./render-receipt.ts');
      return renderReceipt(receipt);
    }
    const bytes = (await this.#pool.run(receipt, { signal: AbortSignal.timeout(timeoutMs) })) as Uint8Array;
    return Buffer.from(bytes);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#pool?.destroy();
  }
}
