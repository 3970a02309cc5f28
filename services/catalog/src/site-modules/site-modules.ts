import { Injectable } from '@nestjs/common';
import { showSiteFacts, type SiteFactsResponse } from '@porchlight/contracts/internal';
import { RefreshedValue, ServiceClient } from '@porchlight/service-kit';
import { CatalogConfig } from '../config.ts';

type Modules = Pick<SiteFactsResponse, 'reviewsAllListings' | 'showsRentTrends' | 'showsRentSeries'>;

const maxAgeMs = 60_000;
const defaults: Modules = { reviewsAllListings: false, showsRentTrends: true, showsRentSeries: true };

/** What the project modules of the site require of catalog. */
@Injectable()
export class SiteModules {
  readonly #modules: RefreshedValue<Modules>;
  constructor(
    client: ServiceClient,
    private readonly config: CatalogConfig,
  ) {
    this.#modules = new RefreshedValue<Modules>({
      load: () => client.call(showSiteFacts, {}),
      maxAgeMs,
      // Unknown: an unnecessary review does less harm than a missing one.
      fallback: { ...defaults, reviewsAllListings: true },
    });
  }

  /** Refreshes the modules from content at most once a minute; while content is unavailable the last ones are used. */
  current(): Promise<Modules> {
    return this.config.contentUrl === undefined ? Promise.resolve(defaults) : this.#modules.current();
  }
}
