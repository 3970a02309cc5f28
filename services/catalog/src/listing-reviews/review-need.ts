import { Injectable } from '@nestjs/common';
import { showSiteFacts } from '@porchlight/contracts/internal';
import { RefreshedValue, ServiceClient } from '@porchlight/service-kit';
import { CatalogConfig } from '../config.ts';

const maxAgeMs = 60_000;

/** Whether the operator wants support to decide about every listing (setting `listings.reviewAll`). */
@Injectable()
export class ReviewNeed {
  readonly #setting: RefreshedValue<boolean>;
  constructor(
    client: ServiceClient,
    private readonly config: CatalogConfig,
  ) {
    this.#setting = new RefreshedValue({
      load: async () => (await client.call(showSiteFacts, {})).reviewsAllListings,
      maxAgeMs,
      // Unknown: an unnecessary review does less harm than a missing one.
      fallback: true,
    });
  }

  /** Refreshes the setting from content at most once a minute; while content is unavailable the last value is used. */
  coversAll(): Promise<boolean> {
    return this.config.contentUrl === undefined ? Promise.resolve(false) : this.#setting.current();
  }
}
