import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('./run-services.mjs', import.meta.url));

/**
 * Process that runs the named services, as seen by the supervisor. It loads their code immediately; `start` may be
 * called before that is done. Emits `exit`.
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
    this.#child.send({ start: name, environment });
    await Promise.race([once(this.#events, `started ${name}`), failed]);
  }

  get pid() {
    return this.#child.pid;
  }

  async stop() {
    if (this.#child.connected) this.#child.send({ stop: true });
    await this.exited;
  }

  kill() {
    this.#child.kill('SIGKILL');
  }

  #receive({ loaded, started, failed, reason }) {
    if (loaded) this.#events.emit('loaded');
    if (started) this.#events.emit(`started ${started}`);
    if (failed) this.#failure = `${failed}: ${reason}`;
  }
}
