import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Log, ReplicaReads, SqlPool, type SqlPoolOptions } from '@porchlight/service-kit';
import { CatalogConfig } from '../config.ts';

const statementMs = 3_000;
// A replica that was cut off says nothing at all: then the database itself is asked.
const silenceMs = 3_500;

/**
 * Connections of search alone: few, for more only slice the same cores; planned for the values of each search, for a plan made
 * for all cannot know whether a city has 3 homes or 50,000; given up after 3 seconds. To a replica, when there is one.
 */
@Injectable()
export class SearchPool extends SqlPool implements OnApplicationShutdown {
  readonly #replica: ReplicaReads | undefined;

  constructor(config: CatalogConfig, log: Log) {
    const options = {
      schema: 'catalog',
      size: config.searchPool,
      statementMs,
      planCacheMode: 'force_custom_plan',
      log,
    } as const satisfies Partial<SqlPoolOptions>;
    super({ ...options, url: config.databaseUrl });
    if (config.databaseReplicaUrl)
      this.#replica = new ReplicaReads(
        new SqlPool({ ...options, url: config.databaseReplicaUrl, answerMs: silenceMs }),
        log,
      );
  }

  override rows<T extends object>(name: string, text: string, values: readonly unknown[] = []): Promise<T[]> {
    const ofDatabase = () => super.rows<T>(name, text, values);
    return this.#replica ? this.#replica.rows<T>([name, text, values], ofDatabase) : ofDatabase();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.close(), this.#replica?.close()]);
  }
}
