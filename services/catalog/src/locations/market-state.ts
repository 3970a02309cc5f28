import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Log, SqlPool, errorFields } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { LocationCounts } from './location-counts.ts';
import { LocationCache } from './location-cache.ts';

const pollMs = 500;
const recountMs = 10 * 60_000;

/**
 * Tracks whether the market is complete: while a series of entitlements (the seed) is being applied, no response may be
 * cached, because it would keep showing half a market. Also recounts the listings of each location every ten minutes.
 */
@Injectable()
export class MarketState implements OnApplicationBootstrap, OnModuleDestroy {
  #isComplete = false;
  #hasLoadedDeferred = false;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(
    private readonly pool: SqlPool,
    private readonly dataSource: DataSource,
    private readonly locations: LocationCache,
    private readonly counts: LocationCounts,
    private readonly log: Log,
  ) {}

  get isComplete(): boolean {
    return this.#isComplete;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.#checkCompleteness();
    this.#schedule();
  }
  onModuleDestroy(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #schedule(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(
      () => {
        void this.#run();
      },
      this.#hasLoadedDeferred ? recountMs : pollMs,
    );
    this.#timer.unref();
  }

  async #run(): Promise<void> {
    try {
      await this.#step();
    } catch (error) {
      this.log.warn('market state check failed, retrying', errorFields(error));
    }
    this.#schedule();
  }

  // Deferred data is not awaited at startup: the service accepts requests meanwhile.
  async #step(): Promise<void> {
    if (!this.#isComplete) {
      await this.#checkCompleteness();
      return;
    }
    if (this.#hasLoadedDeferred) await this.#recount();
    await this.locations.loadDeferred();
    this.#hasLoadedDeferred = true;
  }

  #recount(): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`set local statement_timeout = '60s'`);
      await this.counts.refresh(manager);
    });
  }

  // Without a row no series of entitlements is pending.
  async #checkCompleteness(): Promise<void> {
    const state = await this.pool.row<{ isComplete: boolean }>(
      'market_state',
      'select is_complete as "isComplete" from market_state',
    );
    if (state?.isComplete === false) return;
    await this.locations.reload();
    this.#isComplete = true;
  }
}
