const most = 3;
const windowMs = 60_000;

/** Versions that failed to draw: three failures within a minute, and a version is left alone for the rest of it. */
export class FailingVersions {
  readonly #failures = new Map<string, { readonly since: number; readonly count: number }>();
  readonly #now: () => number;
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  note(version: string): void {
    const known = this.#current(version);
    for (const [other, { since }] of this.#failures) if (this.#now() - since >= windowMs) this.#failures.delete(other);
    this.#failures.set(version, { since: known?.since ?? this.#now(), count: (known?.count ?? 0) + 1 });
  }

  mayTry(version: string): boolean {
    return (this.#current(version)?.count ?? 0) < most;
  }

  #current(version: string) {
    const known = this.#failures.get(version);
    return known && this.#now() - known.since < windowMs ? known : undefined;
  }
}
