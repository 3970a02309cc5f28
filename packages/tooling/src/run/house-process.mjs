import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('./house.mjs', import.meta.url));

/**
 * One process that runs the named services, seen from the supervisor. Its code loads from the moment it is made; `start`
 * may be called before that is done. Emits `exit`.
 */
export class HouseProcess extends EventEmitter {
  #child;
  #answers = new EventEmitter();
  #lastWords;

  constructor(names, log) {
    super();
    this.names = names;
    // a group of its own: Ctrl-C reaches the supervisor alone, which stops services before the database
    this.#child = spawn(process.execPath, ['--enable-source-maps', entry, ...names], {
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
    });
    this.exited = once(this.#child, 'exit');
    this.exited.then(() => this.emit('exit'));
    this.loaded = new Promise((resolve) => this.#answers.once('loaded', resolve));
    this.#child.on('message', (message) => this.#hear(message));
    this.#child.on('error', () => undefined); // the exit tells
  }

  /** Starts one service and waits until it is ready; rejects with its words, or when the process ends first. */
  async start(name, environment) {
    const failed = this.exited.then(([code]) =>
      Promise.reject(new Error(this.#lastWords ?? `the process of ${name} ended (${code})`)),
    );
    failed.catch(() => undefined);
    await Promise.race([this.loaded, failed]);
    this.#child.send({ start: name, environment });
    await Promise.race([once(this.#answers, `started ${name}`), failed]);
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

  #hear({ loaded, started, failed, words }) {
    if (loaded) this.#answers.emit('loaded');
    if (started) this.#answers.emit(`started ${started}`);
    if (failed) this.#lastWords = `${failed}: ${words}`;
  }
}
