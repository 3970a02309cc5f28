import { Injectable } from '@nestjs/common';
import { showSiteFacts } from '@porchlight/contracts/internal';
import { ServiceClient } from '@porchlight/service-kit';
import { AccountsConfig } from '../config.ts';

const cacheTtlMs = 60_000;
interface CachedSetting {
  readonly at: number;
  readonly value: Promise<boolean>;
}

/**
 * Tells whether staff must use two-factor authentication: always in production, elsewhere by the site setting
 * `security.staffTotp`. (docs/rules/search.md)
 */
@Injectable()
export class StaffTotp {
  #cached: CachedSetting | undefined;
  constructor(
    private readonly client: ServiceClient,
    private readonly config: AccountsConfig,
  ) {}

  /**
   * Refreshes the setting from content at most once a minute. Only the first caller waits, since sessions are resolved
   * by this; while content is unavailable the last value is used.
   */
  isRequired(): Promise<boolean> {
    if (this.config.isProduction) return Promise.resolve(true);
    if (this.config.contentUrl === undefined) return Promise.resolve(false);
    const previous = this.#cached;
    if (previous && previous.at > Date.now() - cacheTtlMs) return previous.value;
    const value = this.client.call(showSiteFacts, {}).then(
      ({ staffTotp }) => staffTotp,
      () => previous?.value ?? false,
    );
    this.#cached = { at: Date.now(), value };
    return previous?.value ?? value;
  }
}
