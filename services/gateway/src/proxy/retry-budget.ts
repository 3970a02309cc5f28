const creditPerCall = 0.1;
const maxCredit = 20;

/** Limits retries to a tenth of all calls, so that retries do not overload a failing service. */
export class RetryBudget {
  #credit = maxCredit / 2;

  earn(): void {
    this.#credit = Math.min(maxCredit, this.#credit + creditPerCall);
  }
  spend(): boolean {
    if (this.#credit < 1) return false;
    this.#credit -= 1;
    return true;
  }
}
