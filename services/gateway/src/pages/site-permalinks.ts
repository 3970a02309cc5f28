import { Injectable } from '@nestjs/common';
import { applyPermalinksWithFormer, defaultPermalinks, type Permalinks } from '@porchlight/contracts';
import { showSiteFacts } from '@porchlight/contracts/internal';
import { RefreshedValue, ServiceClient } from '@porchlight/service-kit';

const maxAgeMs = 10_000;

/**
 * Permalinks of the site, refreshed every 10 s and applied to the addresses that this gateway reads and writes. While
 * the content service is unavailable the known ones remain.
 */
@Injectable()
export class SitePermalinks {
  readonly #chosen: RefreshedValue<Permalinks>;
  constructor(client: ServiceClient) {
    this.#chosen = new RefreshedValue<Permalinks>({
      load: async () => {
        const { permalinks } = await client.call(showSiteFacts, {});
        applyPermalinksWithFormer(permalinks.chosen, permalinks.former);
        return permalinks.chosen;
      },
      maxAgeMs,
      fallback: defaultPermalinks,
    });
  }

  current(): Promise<Permalinks> {
    return this.#chosen.current();
  }
}
