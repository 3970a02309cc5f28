import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('./run-services.mjs', import.meta.url));

/**
 * Process that runs the named services, as seen by the supervisor. It loads their code immediately; `start` may be
 * called before that is done. Without names it loads the shared packages and waits for `load`. Emits `exit`.
 */
export class ServicesProcess extends EventEmitter {
  #child;
  #events = new EventEmitter();
  #failure;

  constructor(names, log) {
    super();
    this.names = names;
    // a process group of its own: Ctrl-C reaches only the supervisor, which stops services before the database
    this.#child = spawn(process.execPath, ['--enable-source-maps', entry, ...names], {
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
    });
    this.exited = once(this.#child, 'exit');
    this.exited.then(() => this.emit('exit'));
    this.loaded = new Promise((resolve) => this.#events.once('loaded', resolve));
    this.#child.on('message', (message) => this.#receive(message));
    this.#child.on('error', () => undefined); // the exit event covers it
  }

  /** Starts one service and waits until it is ready. Rejects with its error, or when the process exits first. */
  async start(name, environment) {
    const failed = this.exited.then(([code]) =>
      Promise.reject(new Error(this.#failure ?? `the process of ${name} exited (${code})`)),
    );
    failed.catch(() => undefined);
    await Promise.race([this.loaded, failed]);
    this.#child.send({ kind: 'start', name, environment });
    await Promise.race([once(this.#events, `started ${name}`), failed]);
  }

  /** Loads the code of further services. */
  load(names) {
    this.names = names;
    this.#child.send({ kind: 'load', names });
  }

  /** Stops one service and keeps the process; resolves also when the process exits. */
  async stopService(name) {
    if (!this.#child.connected) return;
    const stopped = once(this.#events, `stopped ${name}`);
    this.#child.send({ kind: 'stop', name });
    await Promise.race([stopped, this.exited]);
  }

  get pid() {
    return this.#child.pid;
  }

  async stop() {
    if (this.#child.connected) this.#child.send({ kind: 'exit' });
    await this.exited;
  }

  kill() {
    this.#child.kill('SIGKILL');
  }

  #receive({ loaded, started, stopped, failed, reason }) {
    if (loaded) this.#events.emit('loaded');
    if (started) this.#events.emit(`started ${started}`);
    if (stopped) this.#events.emit(`stopped ${stopped}`);
    if (failed) this.#failure = `${failed}: ${reason}`;
  }
}
