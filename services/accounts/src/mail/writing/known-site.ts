import { Injectable } from '@nestjs/common';
import { showSiteFacts } from '@porchlight/contracts/internal';
import { ServiceClient } from '@porchlight/service-kit';
import { AccountsConfig } from '../../config.ts';
import type { SiteFacts } from './site-facts.ts';

const freshMs = 60_000;
// A service that stands alone has nobody to ask.
const nobodys: SiteFacts = {
  siteName: 'Porchlight',
  siteCompany: 'Porchlight',
  siteAddress: 'Toronto, Canada',
  siteEmail: 'hello@example.com',
};

/** Who the site is, as content has it: asked for once a minute, and the last answer while content is away. Without any, mail waits. */
@Injectable()
export class KnownSite {
  #known: { readonly facts: SiteFacts; readonly until: number } | undefined;
  constructor(
    private readonly client: ServiceClient,
    private readonly config: AccountsConfig,
  ) {}

  async facts(): Promise<SiteFacts> {
    if (this.config.contentUrl === undefined) return nobodys;
    if (this.#known && this.#known.until > Date.now()) return this.#known.facts;
    try {
      const { siteName, company, address, email } = await this.client.call(showSiteFacts, {});
      this.#known = {
        facts: { siteName, siteCompany: company, siteAddress: address, siteEmail: email },
        until: Date.now() + freshMs,
      };
    } catch (error) {
      if (!this.#known) throw error;
    }
    return this.#known.facts;
  }
}
