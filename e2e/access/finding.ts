/** What a part of the proof asked, and where the house answered otherwise than the table says. */
export interface Finding {
  readonly asked: number;
  readonly deviations: readonly string[];
}

/** Collects a finding: every look counts, and those that do not hold say why. */
export class Findings {
  #asked = 0;
  readonly #deviations: string[] = [];

  /** @param fault what is wrong, undefined when nothing is; `looks` at how much it looked */
  note(fault: string | undefined, looks = 1): void {
    this.#asked += looks;
    if (fault !== undefined) this.#deviations.push(fault);
  }

  get whole(): Finding {
    return { asked: this.#asked, deviations: this.#deviations };
  }
}
