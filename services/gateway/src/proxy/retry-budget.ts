const share = 0.1;
const most = 20;

/** Second tries may be a tenth of all calls, no more: else a service that stumbles is trampled. */
export class RetryBudget {
  #credit = most / 2;

  earn(): void {
    this.#credit = Math.min(most, this.#credit + share);
  }
  spend(): boolean {
    if (this.#credit < 1) return false;
    this.#credit -= 1;
    return true;
  }
}
