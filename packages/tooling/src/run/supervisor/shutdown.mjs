const SAME_KEY_PRESS_MS = 500;
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/** Shuts down in order: what was added last is closed first. A second Ctrl-C does not wait. */
export class Shutdown {
  #steps = [];
  #controller = new AbortController();
  #ending;
  #exit;
  #reportFailure;

  constructor({ exit = (code) => process.exit(code), reportFailure = console.error } = {}) {
    this.#exit = exit;
    this.#reportFailure = reportFailure;
  }

  /** Aborted as soon as the shutdown begins. */
  get signal() {
    return this.#controller.signal;
  }

  /** Adds a step: `close` runs in order, `force` stops it immediately. */
  add(close, force = () => undefined) {
    this.#steps.unshift({ close, force });
  }

  /** Handles Ctrl-C and termination signals; `print` informs the user. */
  listen(print) {
    let first;
    for (const [name, code] of Object.entries(signals)) {
      process.on(name, () => {
        const now = performance.now();
        if (first === undefined) {
          first = now;
          print('Stopping … (press Ctrl-C again to stop immediately)');
          this.end(code);
          return;
        }
        // npm forwards a Ctrl-C that has already reached this process: one key press, two signals
        if (now - first > SAME_KEY_PRESS_MS) this.force(code);
      });
    }
  }

  /** Closes everything and exits; a failing step does not prevent the others. */
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
        .catch((error) => this.#reportFailure(error.message));
    this.#exit(code);
  }
}
