import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Log } from '@porchlight/service-kit';
import type { BrowserReport } from './policy-violations.ts';

const intervalMs = 60_000;

/**
 * Counts what browsers report and logs the counts once a minute: `content security policy violated` with directive,
 * disposition, kind of what was blocked, and count; `map provider failed` with provider, reason and count.
 */
@Injectable()
export class PolicyReportCounts implements OnApplicationShutdown {
  readonly #counts = new Map<string, { readonly message: string; readonly fields: object; count: number }>();
  readonly #timer: NodeJS.Timeout;

  constructor(private readonly log: Log) {
    this.#timer = setInterval(() => {
      this.flush();
    }, intervalMs);
    this.#timer.unref();
  }

  add({ violations, mapFailures }: BrowserReport): void {
    for (const violation of violations) this.#count('content security policy violated', violation);
    for (const failure of mapFailures) this.#count('map provider failed', failure);
  }

  /** Logs the counts since the last time. */
  flush(): void {
    for (const { message, fields, count } of this.#counts.values()) this.log.warn(message, { ...fields, count });
    this.#counts.clear();
  }

  onApplicationShutdown(): void {
    clearInterval(this.#timer);
    this.flush();
  }

  #count(message: string, fields: object): void {
    const key = JSON.stringify([message, fields]);
    const known = this.#counts.get(key);
    if (known) known.count += 1;
    else this.#counts.set(key, { message, fields, count: 1 });
  }
}
