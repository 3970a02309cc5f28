import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';
import { asksStaffForTotp, factsFrom } from './site-setting-registry.ts';
import type { SiteFacts } from './site-facts.ts';
import { readStoredSettings } from './stored-settings.ts';

/** Who runs the site, for the texts that must name them. */
@Injectable()
export class SiteFactsService {
  constructor(private readonly pool: SqlPool) {}

  async all(): Promise<SiteFacts> {
    return factsFrom(await readStoredSettings(this.pool));
  }

  async asksStaffForTotp(): Promise<boolean> {
    return asksStaffForTotp(await readStoredSettings(this.pool));
  }
}
