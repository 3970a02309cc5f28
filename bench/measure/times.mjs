/** Latency samples in milliseconds: percentiles by nearest rank, and requests per second. */
export class Times {
  #samples = [];
  #busyMs = 0;

  add(ms) {
    this.#samples.push(ms);
  }
  /** Adds time during which requests ran, in milliseconds, for the rate. */
  addBusyTime(ms) {
    this.#busyMs += ms;
  }

  get count() {
    return this.#samples.length;
  }
  percentile(share) {
    const sorted = this.#samples.sort((a, b) => a - b);
    return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
  }
  get p50() {
    return this.percentile(0.5);
  }
  get p95() {
    return this.percentile(0.95);
  }
  get p99() {
    return this.percentile(0.99);
  }
  get rate() {
    return (this.#samples.length * 1000) / this.#busyMs;
  }
}
