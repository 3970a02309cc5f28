import { Injectable } from '@nestjs/common';
import { showSiteFacts } from '@porchlight/contracts/internal';
import { RefreshedValue, ServiceClient } from '@porchlight/service-kit';
import { AccountsConfig } from '../config.ts';

const maxAgeMs = 60_000;

/**
 * Returns whether staff must use two-factor authentication: always in production, elsewhere by the setting
 * `staffTotp` of the project module `security`
 * (docs/rules/accounts.md#account-8-staff-need-two-factor-authentication-in-production).
 */
@Injectable()
export class StaffTotp {
  readonly #setting: RefreshedValue<boolean>;
  constructor(
    client: ServiceClient,
    private readonly config: AccountsConfig,
  ) {
    this.#setting = new RefreshedValue({
      load: async () => (await client.call(showSiteFacts, {})).staffTotp,
      maxAgeMs,
      fallback: false,
    });
  }

  /**
   * Refreshes the setting from content at most once a minute. Only the first caller waits, since sessions are resolved
   * by this; while content is unavailable the last value is used.
   */
  isRequired(): Promise<boolean> {
    if (this.config.isProduction) return Promise.resolve(true);
    if (this.config.contentUrl === undefined) return Promise.resolve(false);
    return this.#setting.current();
  }
}
