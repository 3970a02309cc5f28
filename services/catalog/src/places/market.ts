import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Log, SqlPool, factsOf } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { PlaceCounts } from './place-counts.ts';
import { Places } from './places.ts';

const soonMs = 500;
const recountMs = 10 * 60_000;

/**
 * Whether the market is whole: while a series of entitlements (the seed) is still being applied no answer may be kept, for it
 * would go on showing half a market. Also the clock that counts the homes of each place anew.
 */
@Injectable()
export class Market implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #pool: SqlPool;
  readonly #dataSource: DataSource;
  readonly #places: Places;
  readonly #counts: PlaceCounts;
  readonly #log: Log;
  #isWhole = false;
  #hasLearnt = false;
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(pool: SqlPool, dataSource: DataSource, places: Places, counts: PlaceCounts, log: Log) {
    this.#pool = pool;
    this.#dataSource = dataSource;
    this.#places = places;
    this.#counts = counts;
    this.#log = log;
  }

  get isWhole(): boolean {
    return this.#isWhole;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.#look();
    this.#next();
  }
  onModuleDestroy(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  #next(): void {
    if (this.#isOver) return;
    this.#timer = setTimeout(
      () => {
        void this.#turn();
      },
      this.#hasLearnt ? recountMs : soonMs,
    );
    this.#timer.unref();
  }

  async #turn(): Promise<void> {
    try {
      await this.#step();
    } catch (error) {
      this.#log.caution('the market could not be looked at, it will be tried again', factsOf(error));
    }
    this.#next();
  }

  // What is learnt is not waited for by the start: the house listens meanwhile.
  async #step(): Promise<void> {
    if (!this.#isWhole) {
      await this.#look();
      return;
    }
    if (this.#hasLearnt) await this.#dataSource.transaction((manager) => this.#counts.refresh(manager));
    await this.#places.learn();
    this.#hasLearnt = true;
  }

  // No row: no series is awaited.
  async #look(): Promise<void> {
    const state = await this.#pool.row<{ isComplete: boolean }>(
      'market_state',
      'select is_complete as "isComplete" from market_state',
    );
    if (state?.isComplete === false) return;
    await this.#places.reload();
    this.#isWhole = true;
  }
}
