import type { AnyRoute } from '@porchlight/contracts';
import type { ApiReport } from '@porchlight/contracts/internal';
import type { Visitor } from '../session/sessions.ts';

/** Calls of one key, or failures of one call, beyond which further ones wait for the next report. */
const maxEntries = 1_000;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type KeyUse = Mutable<ApiReport['uses'][number]>;
type CallFailures = Mutable<ApiReport['failures'][number]>;

/** Counts of what reached a service: calls with API keys, and calls that failed. */
export class ApiCounts {
  #uses = new Map<string, KeyUse>();
  #failures = new Map<string, CallFailures>();

  /** Counts a call that was answered with `status`. */
  add(visitor: Visitor, { method, path }: Pick<AnyRoute, 'method' | 'path'>, status: number): void {
    if (visitor.kind === 'person' && visitor.session.isApiKey) this.#addUse(visitor.session.sessionId, status);
    if (status >= 500) this.#addFailure(`${method} ${path}`, status);
  }

  /** Returns the counts since the last time, and begins anew. */
  take(): Pick<ApiReport, 'uses' | 'failures'> {
    const counts = { uses: [...this.#uses.values()], failures: [...this.#failures.values()] };
    this.#uses = new Map();
    this.#failures = new Map();
    return counts;
  }

  #addUse(keyId: string, status: number): void {
    const use = this.#uses.get(keyId) ?? { keyId, calls: 0, refused: 0, failed: 0 };
    if (this.#uses.size >= maxEntries && use.calls === 0) return;
    use.calls += 1;
    if (status >= 500) use.failed += 1;
    else if (status >= 400) use.refused += 1;
    this.#uses.set(keyId, use);
  }

  #addFailure(call: string, status: number): void {
    const known = this.#failures.get(call);
    this.#failures.set(call, { call, failures: (known?.failures ?? 0) + 1, lastStatus: status });
  }
}
