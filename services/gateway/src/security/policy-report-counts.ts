import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Log } from '@porchlight/service-kit';
import type { PolicyViolation } from './policy-violations.ts';

const intervalMs = 60_000;

/**
 * Counts violations of the content security policy and logs the counts once a minute: `content security policy
 * violated` with directive, disposition, kind of what was blocked, and count.
 */
@Injectable()
export class PolicyReportCounts implements OnApplicationShutdown {
  readonly #counts = new Map<string, { readonly violation: PolicyViolation; count: number }>();
  readonly #timer: NodeJS.Timeout;

  constructor(private readonly log: Log) {
    this.#timer = setInterval(() => {
      this.flush();
    }, intervalMs);
    this.#timer.unref();
  }

  add(violations: readonly PolicyViolation[]): void {
    for (const violation of violations) {
      const key = JSON.stringify(violation);
      const known = this.#counts.get(key);
      if (known) known.count += 1;
      else this.#counts.set(key, { violation, count: 1 });
    }
  }

  /** Logs the counts since the last time. */
  flush(): void {
    for (const { violation, count } of this.#counts.values())
      this.log.warn('content security policy violated', { ...violation, count });
    this.#counts.clear();
  }

  onApplicationShutdown(): void {
    clearInterval(this.#timer);
    this.flush();
  }
}
