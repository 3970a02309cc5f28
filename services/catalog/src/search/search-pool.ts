import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Log, ReplicaReads, SqlPool, type SqlPoolOptions } from '@porchlight/service-kit';
import { CatalogConfig } from '../config.ts';

const statementTimeoutMs = 3_000;
// Milliseconds without a response after which the primary is queried: a disconnected replica never responds.
const replicaTimeoutMs = 3_500;

/**
 * Connection pool of searches: small, because more connections only divide the same cores; with custom plans, because a
 * generic plan cannot know whether a city has 3 listings or 50,000; with a statement timeout of 3 s. Reads from a
 * replica when one is configured.
 */
@Injectable()
export class SearchPool extends SqlPool implements OnApplicationShutdown {
  readonly #replica: ReplicaReads | undefined;

  constructor(config: CatalogConfig, log: Log) {
    const options = {
      schema: 'catalog',
      size: config.searchPool,
      statementMs: statementTimeoutMs,
      planCacheMode: 'force_custom_plan',
      log,
    } as const satisfies Partial<SqlPoolOptions>;
    super({ ...options, url: config.databaseUrl });
    if (config.databaseReplicaUrl)
      this.#replica = new ReplicaReads(
        new SqlPool({ ...options, url: config.databaseReplicaUrl, queryTimeoutMs: replicaTimeoutMs }),
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
