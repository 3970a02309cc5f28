/** Times of requests in ms: percentiles by nearest rank, and requests a second. */
export class Times {
  #all = [];
  #busyMs = 0;

  add(ms) {
    this.#all.push(ms);
  }
  /** Time that passed while requests ran, for the rate. */
  ran(ms) {
    this.#busyMs += ms;
  }

  get count() {
    return this.#all.length;
  }
  at(share) {
    const sorted = this.#all.sort((a, b) => a - b);
    return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
  }
  get p50() {
    return this.at(0.5);
  }
  get p95() {
    return this.at(0.95);
  }
  get p99() {
    return this.at(0.99);
  }
  get rate() {
    return (this.#all.length * 1000) / this.#busyMs;
  }
}
