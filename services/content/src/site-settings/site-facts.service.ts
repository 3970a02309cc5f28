import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';
import { factsFrom } from './site-setting-registry.ts';
import type { SiteFacts } from './site-facts.ts';
import { readStoredSettings } from './stored-settings.ts';

/** Reads the operator's details for texts that must name them. */
@Injectable()
export class SiteFactsService {
  constructor(private readonly pool: SqlPool) {}

  async all(): Promise<SiteFacts> {
    return factsFrom(await readStoredSettings(this.pool));
  }
}
