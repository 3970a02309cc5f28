import { Injectable } from '@nestjs/common';
import { applyPermalinks } from '@porchlight/contracts';
import { showSiteFacts } from '@porchlight/contracts/internal';
import { RefreshedValue, ServiceClient } from '@porchlight/service-kit';
import { AccountsConfig } from '../../config.ts';
import type { SiteFacts } from './site-facts.ts';

const maxAgeMs = 60_000;
// Fallback for an instance that runs without the content service.
const fallbackFacts: SiteFacts = {
  siteName: 'Porchlight',
  siteCompany: 'Porchlight',
  siteAddress: 'Toronto, Canada',
  siteEmail: 'hello@example.com',
};

/**
 * Site facts from content, refreshed at most once a minute; the last response is used while content is unavailable.
 * Throws when there is none yet.
 */
@Injectable()
export class SiteFactsCache {
  readonly #facts: RefreshedValue<SiteFacts>;
  constructor(
    client: ServiceClient,
    private readonly config: AccountsConfig,
  ) {
    this.#facts = new RefreshedValue({
      load: async () => {
        const { siteName, company, address, email, permalinks } = await client.call(showSiteFacts, {});
        applyPermalinks(permalinks.chosen); // links in mails
        return { siteName, siteCompany: company, siteAddress: address, siteEmail: email };
      },
      maxAgeMs,
    });
  }

  async facts(): Promise<SiteFacts> {
    return this.config.contentUrl === undefined ? fallbackFacts : this.#facts.current();
  }
}
