import { Injectable } from '@nestjs/common';
import { showSiteFacts } from '@porchlight/contracts/internal';
import { ServiceClient } from '@porchlight/service-kit';
import { AccountsConfig } from '../config.ts';

const freshMs = 60_000;
interface Asked {
  readonly at: number;
  readonly answer: Promise<boolean>;
}

/** Whether staff must have a second step: in production always, elsewhere where the site setting `security.staffTotp` says so (decisions 5.26). */
@Injectable()
export class StaffTotp {
  #asked: Asked | undefined;
  constructor(
    private readonly client: ServiceClient,
    private readonly config: AccountsConfig,
  ) {}

  /** Asks content once a minute, and nobody but the first waits for it: sessions are resolved by this. While content is away its last answer counts. */
  isRequired(): Promise<boolean> {
    if (this.config.isProduction) return Promise.resolve(true);
    if (this.config.contentUrl === undefined) return Promise.resolve(false);
    const before = this.#asked;
    if (before && before.at > Date.now() - freshMs) return before.answer;
    const answer = this.client.call(showSiteFacts, {}).then(
      ({ staffTotp }) => staffTotp,
      () => before?.answer ?? false,
    );
    this.#asked = { at: Date.now(), answer };
    return before?.answer ?? answer;
  }
}
