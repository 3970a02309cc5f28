import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { AreasFile, ShellFile } from '@porchlight/contracts/internal';

/** What is deployed now. `key` changes with every deploy. */
export interface Release {
  readonly key: string;
  readonly shell: ShellFile;
  readonly areas: AreasFile;
  /** Files of the server builds; without the shell's no page is drawn here. */
  readonly servers: { readonly shell?: string; readonly areas: Readonly<Record<string, string>> };
}

const lookEveryMs = 250;

/** Follows `shell.json` and `areas.json`: a deploy is a changed file, no restart. A file that is half written is not taken. */
export class Releases {
  readonly #frontDir: string;
  #lookedAt = -Infinity;
  #stamp = '';
  #release: Release | undefined;
  #looking: Promise<void> | undefined;

  constructor(frontDir: string) {
    this.#frontDir = frontDir;
  }

  /** Undefined until the front is built. */
  async current(): Promise<Release | undefined> {
    if (this.#release && performance.now() - this.#lookedAt < lookEveryMs) return this.#release;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
      this.#lookedAt = performance.now();
    });
    await this.#looking;
    return this.#release;
  }

  async #look(): Promise<void> {
    const files = [join(this.#frontDir, 'shell', 'shell.json'), join(this.#frontDir, 'areas.json')];
    const stamps = await Promise.all(
      files.map(async (file) =>
        stat(file).then(
          ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
          () => 'none',
        ),
      ),
    );
    const stamp = stamps.join(' ');
    if (stamp === this.#stamp) return;
    const [shell, areas] = await Promise.all([readJson<ShellFile>(files[0]), readJson<AreasFile>(files[1])]);
    const deployed = stamps[1] === 'none' ? { areas: [] } : areas;
    if (!Array.isArray(shell?.scripts) || !Array.isArray(deployed?.areas)) return;
    this.#stamp = stamp;
    this.#release = this.#releaseOf(shell, deployed);
  }

  #releaseOf(shell: ShellFile, areas: AreasFile): Release {
    const servers = areas.areas.flatMap(({ name, server }) =>
      server ? [[name, join(this.#frontDir, 'areas', name, basename(server))] as const] : [],
    );
    return {
      key: [shell.version, shell.server ?? '', ...areas.areas.map(({ name, version }) => `${name}@${version}`)].join(
        ' ',
      ),
      shell,
      areas,
      servers: {
        areas: Object.fromEntries(servers),
        ...(shell.server ? { shell: join(this.#frontDir, 'shell', basename(shell.server)) } : {}),
      },
    };
  }
}

async function readJson<T>(file: string | undefined): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file ?? '', 'utf8')) as T;
  } catch {
    return undefined;
  }
}
