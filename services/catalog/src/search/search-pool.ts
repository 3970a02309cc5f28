import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Log, SqlPool } from '@porchlight/service-kit';
import { CatalogConfig } from '../config.ts';

/**
 * Connections of search alone: few, for more only slice the same cores; planned for the values of each search, for a plan made
 * for all cannot know whether a city has 3 homes or 50,000; given up after 3 seconds.
 */
@Injectable()
export class SearchPool extends SqlPool implements OnApplicationShutdown {
  constructor(config: CatalogConfig, log: Log) {
    super({ url: config.databaseUrl, schema: 'catalog', size: config.searchPool, statementMs: 3_000, planCacheMode: 'force_custom_plan', log });
  }

  onApplicationShutdown(): Promise<void> { return this.close(); }
}
