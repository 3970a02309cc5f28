import { Injectable } from '@nestjs/common';
import type { FormattedModulesAnswer } from '@porchlight/contracts/content';
import { PageApi } from '../pages/page-api.ts';

/** Hosts of others that a page may speak with; all empty unless the site's settings name them. */
export interface ForeignHosts {
  readonly images: readonly string[];
  readonly calls: readonly string[];
  readonly frames: readonly string[];
}

export const noForeignHosts: ForeignHosts = { images: [], calls: [], frames: [] };
const google = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'];
const freshMs = 10_000;
// A host and nothing else: a setting must not be able to write another line into the policy.
const plainHost = /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/;

/** The host of a tile address such as `https://{s}.tiles.example/{z}/{x}/{y}.png`; undefined for what is none. */
export function tileHost(address: string): string | undefined {
  const host = /^https:\/\/[^/?#]+/.exec(address.trim().toLowerCase().replace('{s}', '*'))?.[0];
  return host && plainHost.test(host) ? host : undefined;
}

/** What the settings of the module `maps` ask for. */
export function hostsOf({ projectModules }: Partial<FormattedModulesAnswer>): ForeignHosts {
  const maps = projectModules?.['maps'];
  const setting = (key: string) => maps?.settings.find((one) => one.key === key)?.value.trim() ?? '';
  if (!maps) return noForeignHosts;
  const tiles = tileHost(setting('tilesUrl'));
  const hasGoogle = setting('googleKey') !== '';
  return {
    images: [...(tiles ? [tiles] : []), ...(hasGoogle ? [...google, 'https://*.googleusercontent.com'] : [])],
    calls: hasGoogle ? google : [],
    frames: hasGoogle ? ['https://*.google.com'] : [],
  };
}

/** Follows the settings of the maps: the first page waits for them, later ones take what is known while it is asked again. */
@Injectable()
export class ForeignHostList {
  readonly #pageApi: PageApi;
  #known: ForeignHosts | undefined;
  #askedAt = -Infinity;
  #asking: Promise<void> | undefined;
  constructor(pageApi: PageApi) {
    this.#pageApi = pageApi;
  }

  async current(): Promise<ForeignHosts> {
    if (performance.now() - this.#askedAt > freshMs)
      this.#asking ??= this.#ask().finally(() => {
        this.#asking = undefined;
        this.#askedAt = performance.now();
      });
    if (!this.#known) await this.#asking;
    return this.#known ?? noForeignHosts;
  }

  /** A content service that is away changes nothing: the strict policy is the one without foreign hosts. */
  async #ask(): Promise<void> {
    const { status, body } = await this.#pageApi.ask('/project-modules-formatted', {});
    this.#known =
      status === 200 ? hostsOf(JSON.parse(body) as Partial<FormattedModulesAnswer>) : (this.#known ?? noForeignHosts);
  }
}
