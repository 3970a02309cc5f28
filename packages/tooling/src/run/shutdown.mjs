const ONE_PRESS_MS = 500;
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/** Ends a run in order: what was opened last is closed first. The second Ctrl-C does not wait. */
export class Shutdown {
  #steps = [];
  #controller = new AbortController();
  #ending;
  #exit;
  #complain;

  constructor({ exit = (code) => process.exit(code), complain = console.error } = {}) {
    this.#exit = exit;
    this.#complain = complain;
  }

  /** Aborted as soon as the end begins. */
  get signal() {
    return this.#controller.signal;
  }

  /** Adds what `close` ends in order and `force` ends at once. */
  add(close, force = () => undefined) {
    this.#steps.unshift({ close, force });
  }

  /** Answers Ctrl-C and the signals of a service manager. `say` tells the person what happens. */
  listen(say) {
    let first;
    for (const [name, code] of Object.entries(signals)) {
      process.on(name, () => {
        const now = performance.now();
        if (first === undefined) {
          first = now;
          say('Stopping … (Ctrl-C again to stop at once)');
          this.end(code);
          return;
        }
        // npm hands a Ctrl-C on that has reached us already: one press, two signals
        if (now - first > ONE_PRESS_MS) this.force(code);
      });
    }
  }

  /** Closes everything and exits; a failing step does not keep the others from closing. */
  end(code) {
    this.#ending ??= this.#close(code);
    return this.#ending;
  }

  force(code) {
    for (const { force } of this.#steps) force();
    this.#exit(code);
  }

  async #close(code) {
    this.#controller.abort();
    for (const { close } of this.#steps)
      await Promise.resolve()
        .then(close)
        .catch((error) => this.#complain(error.message));
    this.#exit(code);
  }
}
