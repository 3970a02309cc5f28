/** Reports the progress of a start: one line per step with its duration; a terminal also shows the running steps. */
export class Progress {
  #began = performance.now();
  #out;
  #isTerminal;
  #running = new Map();
  #ticker;

  constructor(out = process.stdout, isTerminal = Boolean(out.isTTY)) {
    this.#out = out;
    this.#isTerminal = isTerminal;
    out.on('error', () => undefined); // the reader is gone (closed terminal, `| head`): the site keeps running
  }

  /** Runs `work` and prints its name with its duration; `warning` is printed first, for a step that takes a minute. */
  async step(name, work, warning) {
    if (warning) this.print(warning);
    const began = performance.now();
    this.#running.set(name, began);
    this.#show();
    try {
      const result = await work();
      this.#running.delete(name);
      this.print(`  ${name.padEnd(34)} ${secondsSince(began).padStart(6)} s`);
      return result;
    } finally {
      this.#running.delete(name);
      this.#show();
    }
  }

  print(message) {
    this.#erase();
    this.#out.write(`${message}\n`);
    this.#show();
  }

  /** Seconds since the start, with one decimal. */
  get seconds() {
    return secondsSince(this.#began);
  }

  #show() {
    if (!this.#isTerminal) return;
    this.#erase();
    clearInterval(this.#ticker);
    if (this.#running.size === 0) return;
    this.#out.write([...this.#running].map(([name, began]) => `${name} ${secondsSince(began)} s`).join(' · '));
    this.#ticker = setInterval(() => this.#show(), 500).unref();
  }

  #erase() {
    if (this.#isTerminal) this.#out.write('\r\x1b[K');
  }
}

function secondsSince(began) {
  return ((performance.now() - began) / 1000).toFixed(1);
}
