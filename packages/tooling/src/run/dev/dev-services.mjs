import { ServicesProcess } from '../supervisor/services-process.mjs';

/**
 * Services of a site under development. A service that changes moves from the shared process into one of its own; a
 * spare process has loaded the shared packages before. A service that exits stays down until the next change.
 */
export class DevServices {
  #hosts = new Map();
  #environments;
  #log;
  #print;
  #spare;
  #isStopping = false;

  constructor({ slots, environments, log, print, shutdown }) {
    this.#environments = environments;
    this.#log = log;
    this.#print = print;
    for (const { process } of slots) this.#host(process);
    this.#spare = this.#open([]);
    shutdown.add(
      () => this.#stop(),
      () => this.#processes().forEach((process) => process.kill()),
    );
  }

  /** Restarts the named services with their current code, and those that are down. Rejects when one does not start. */
  async restart(names) {
    const down = Object.keys(this.#environments).filter((name) => !this.#hosts.has(name));
    const all = [...new Set([...names, ...down])];
    const next = this.#load(all);
    try {
      const old = all.map((name) => [name, this.#hosts.get(name)]);
      this.#host(next);
      await Promise.all(old.map(([name, host]) => this.#leave(name, host)));
      await Promise.all(all.map((name) => next.start(name, this.#environments[name])));
    } finally {
      this.#spare = this.#open([]);
    }
  }

  // Several services change with a shared package, whose previous code the spare process has loaded.
  #load(names) {
    const spare = this.#spare;
    if (names.length === 1) spare.load(names);
    else spare.kill();
    return names.length === 1 ? spare : this.#open(names);
  }

  #open(names) {
    return new ServicesProcess(names, this.#log.file);
  }

  #host(process) {
    for (const name of process.names) this.#hosts.set(name, process);
    process.exited.then(() => {
      const lost = process.names.filter((name) => this.#hosts.get(name) === process && this.#hosts.delete(name));
      if (lost.length > 0 && !this.#isStopping)
        this.#print(`${lost.join(', ')} exited:\n${this.#log.tail()}\nThe next change starts it again.`);
    });
  }

  // The last service of a process takes the process with it.
  async #leave(name, process) {
    if (!process) return;
    if ([...this.#hosts.values()].includes(process)) await process.stopService(name);
    else await process.stop();
  }

  #processes() {
    return new Set([...this.#hosts.values(), this.#spare]);
  }

  async #stop() {
    this.#isStopping = true;
    await this.#hosts.get('gateway')?.stop(); // first, as it calls the others
    await Promise.all([...this.#processes()].map((process) => process.stop()));
  }
}
