/** Result of one part of the suite: number of requests, and the responses that differ from the table. */
export interface Finding {
  readonly requestCount: number;
  readonly deviations: readonly string[];
}

/** Collects a finding: counts every check and stores the reason of each failed one. */
export class Findings {
  #requestCount = 0;
  readonly #deviations: string[] = [];

  /** @param fault what is wrong, undefined when the check passed; `checks` is the number of checks it stands for */
  note(fault: string | undefined, checks = 1): void {
    this.#requestCount += checks;
    if (fault !== undefined) this.#deviations.push(fault);
  }

  get result(): Finding {
    return { requestCount: this.#requestCount, deviations: this.#deviations };
  }
}
