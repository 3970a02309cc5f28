/** Tells a person how far a start is: one line a step with its seconds; on a terminal the step under way is shown too. */
export class Progress {
  #began = performance.now();
  #out;
  #isTerminal;
  #running = new Map();
  #ticker;

  constructor(out = process.stdout, isTerminal = Boolean(out.isTTY)) {
    this.#out = out;
    this.#isTerminal = isTerminal;
    out.on('error', () => undefined); // nobody listens any more (a closed terminal, `| head`): the house runs on
  }

  /** Runs `work` and writes its name with its seconds when it is done; `warning` is written first, for a step that takes a minute. */
  async step(name, work, warning) {
    if (warning) this.say(warning);
    const began = performance.now();
    this.#running.set(name, began);
    this.#show();
    try {
      const result = await work();
      this.#running.delete(name);
      this.say(`  ${name.padEnd(34)} ${secondsSince(began).padStart(6)} s`);
      return result;
    } finally {
      this.#running.delete(name);
      this.#show();
    }
  }

  say(words) {
    this.#erase();
    this.#out.write(`${words}\n`);
    this.#show();
  }

  /** Seconds since the start, as text with one digit. */
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
