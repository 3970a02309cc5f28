import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { AreasFile, ShellFile } from '@porchlight/contracts/internal';

/** Deployed release. `key` changes with every deployment. */
export interface Release {
  readonly key: string;
  readonly shell: ShellFile;
  readonly areas: AreasFile;
  /** Files of the server builds; without the shell's, no page is rendered on the server. */
  readonly servers: { readonly shell?: string; readonly areas: Readonly<Record<string, string>> };
}

const checkIntervalMs = 250;

/**
 * Watches `shell.json` and `areas.json`: a change is a new release, without a restart. Incomplete files are ignored.
 */
export class Releases {
  #checkedAt = -Infinity;
  #stamp = '';
  #release: Release | undefined;
  #checking: Promise<void> | undefined;

  constructor(private readonly frontDir: string) {}

  /** Returns the current release; undefined until the front end is built. */
  async current(): Promise<Release | undefined> {
    if (this.#release && performance.now() - this.#checkedAt < checkIntervalMs) return this.#release;
    this.#checking ??= this.#check().finally(() => {
      this.#checking = undefined;
      this.#checkedAt = performance.now();
    });
    await this.#checking;
    return this.#release;
  }

  async #check(): Promise<void> {
    const files = [join(this.frontDir, 'shell', 'shell.json'), join(this.frontDir, 'areas.json')];
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
      server ? [[name, join(this.frontDir, 'areas', name, basename(server))] as const] : [],
    );
    return {
      key: [shell.version, shell.server ?? '', ...areas.areas.map(({ name, version }) => `${name}@${version}`)].join(
        ' ',
      ),
      shell,
      areas,
      servers: {
        areas: Object.fromEntries(servers),
        ...(shell.server ? { shell: join(this.frontDir, 'shell', basename(shell.server)) } : {}),
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
