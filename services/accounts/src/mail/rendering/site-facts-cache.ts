import { Injectable } from '@nestjs/common';
import { showSiteFacts } from '@porchlight/contracts/internal';
import { ServiceClient } from '@porchlight/service-kit';
import { AccountsConfig } from '../../config.ts';
import type { SiteFacts } from './site-facts.ts';

const cacheTtlMs = 60_000;
// Fallback for an instance that runs without the content service.
const fallbackFacts: SiteFacts = {
  siteName: 'Porchlight',
  siteCompany: 'Porchlight',
  siteAddress: 'Toronto, Canada',
  siteEmail: 'hello@example.com',
};

/**
 * Site facts from content, cached for one minute; the last response is used while content is unavailable. Throws when
 * there is none yet.
 */
@Injectable()
export class SiteFactsCache {
  #cached: { readonly facts: SiteFacts; readonly until: number } | undefined;
  constructor(
    private readonly client: ServiceClient,
    private readonly config: AccountsConfig,
  ) {}

  async facts(): Promise<SiteFacts> {
    if (this.config.contentUrl === undefined) return fallbackFacts;
    if (this.#cached && this.#cached.until > Date.now()) return this.#cached.facts;
    try {
      const { siteName, company, address, email } = await this.client.call(showSiteFacts, {});
      this.#cached = {
        facts: { siteName, siteCompany: company, siteAddress: address, siteEmail: email },
        until: Date.now() + cacheTtlMs,
      };
    } catch (error) {
      if (!this.#cached) throw error;
    }
    return this.#cached.facts;
  }
}
