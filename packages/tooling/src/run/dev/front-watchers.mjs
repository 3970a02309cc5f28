import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Processes that build fronts again after each change, one per front. A front gets its process when it is first
 * changed; its first build takes some seconds, the next ones a second.
 */
export class FrontWatchers {
  #program;
  #print;
  #watchers = new Map();
  #firstBuilds = Promise.resolve();

  constructor({ root, print, shutdown }) {
    this.#program = join(root, 'packages/tooling/src/build/watch-front.mjs');
    this.#print = print;
    shutdown.add(() => this.#stop());
  }

  /** Starts watching a front; resolves after its first build. Those of several fronts run one after the other. */
  watch(name) {
    if (this.#watchers.has(name)) return this.#watchers.get(name).built;
    const watcher = { built: this.#firstBuilds.then(() => this.#start(name, watcher)) };
    this.#watchers.set(name, watcher);
    this.#firstBuilds = watcher.built.catch(() => undefined);
    return watcher.built;
  }

  async #start(name, watcher) {
    if (!this.#watchers.has(name)) return; // stopped meanwhile
    this.#print(`${name}: first development build …`);
    // a process group of its own, so that Ctrl-C reaches it only through the supervisor
    const child = fork(this.#program, [name], { detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    watcher.child = child;
    watcher.exited = once(child, 'exit');
    child.on('message', ({ seconds, error }) =>
      this.#print(
        error
          ? `${name} could not be built; the last build stays:\n${error}`
          : `${name} live in ${seconds.toFixed(1)} s`,
      ),
    );
    watcher.exited.then(() => {
      if (this.#watchers.delete(name)) this.#print(`${name} is no longer watched; its next change starts that again`);
    });
    await Promise.race([once(child, 'message'), watcher.exited]);
  }

  async #stop() {
    const watchers = [...this.#watchers.values()].filter(({ child }) => child);
    this.#watchers.clear();
    for (const { child } of watchers) child.kill();
    await Promise.all(watchers.map(({ exited }) => exited));
  }
}
