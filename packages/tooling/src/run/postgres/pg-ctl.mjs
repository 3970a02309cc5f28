import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** Asks for the status of the server of a data folder, and stops it, by `pg_ctl`. */
export class PgCtl {
  #program;
  #dataDir;
  #options;

  constructor({ program, dataDir, account }) {
    this.#program = program;
    this.#dataDir = dataDir;
    // pg_ctl refuses to run as root, and prints its status in the language of the environment
    this.#options = { ...account, cwd: '/', env: { ...process.env, LC_ALL: 'C' } };
  }

  /** Returns the process id of the running server; undefined when none runs. */
  status() {
    const { status, stdout } = spawnSync(this.#program, ['status', '-D', this.#dataDir], {
      ...this.#options,
      encoding: 'utf8',
    });
    return status === 0 ? Number(/PID: (\d+)/.exec(stdout)?.[1]) : undefined;
  }

  /** Stops the server (`fast` or `immediate`) and waits up to `seconds`; returns whether it stopped. */
  async stop(mode, seconds) {
    const child = spawn(this.#program, this.#stopArgs(mode, ['-w', '-t', String(seconds)]), {
      ...this.#options,
      stdio: 'ignore',
    });
    const [code] = await once(child, 'exit');
    return code === 0;
  }

  /** Stops the server without a checkpoint and without waiting: it recovers on the next start. */
  stopNow() {
    spawnSync(this.#program, this.#stopArgs('immediate', ['-W']), { ...this.#options, stdio: 'ignore' });
  }

  #stopArgs(mode, wait) {
    return ['stop', '-D', this.#dataDir, '-m', mode, '-s', ...wait];
  }
}
