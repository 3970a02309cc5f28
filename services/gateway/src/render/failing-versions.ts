const maxFailures = 3;
const windowMs = 60_000;

/**
 * Versions that failed to render: after three failures within a minute, a version is not tried again until that minute
 * is over.
 */
export class FailingVersions {
  readonly #failures = new Map<string, { readonly since: number; readonly count: number }>();
  readonly #now: () => number;
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  recordFailure(version: string): void {
    const known = this.#current(version);
    for (const [other, { since }] of this.#failures) if (this.#now() - since >= windowMs) this.#failures.delete(other);
    this.#failures.set(version, { since: known?.since ?? this.#now(), count: (known?.count ?? 0) + 1 });
  }

  canTry(version: string): boolean {
    return (this.#current(version)?.count ?? 0) < maxFailures;
  }

  #current(version: string) {
    const known = this.#failures.get(version);
    return known && this.#now() - known.since < windowMs ? known : undefined;
  }
}
