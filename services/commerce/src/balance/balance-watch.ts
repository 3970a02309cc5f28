import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { errorFields, Log, SqlPool } from '@porchlight/service-kit';
import { StripeClient } from '../payments/stripe-client.ts';
import { BalanceComparison } from './balance-comparison.ts';

const watchMs = 3_600_000;
/** Days that are compared after an outage. */
const maxDays = 7;
/** Differences of a day that are written to the log one by one. */
const maxLogged = 100;

// A day is compared from 3 o'clock of the next one.
const dueSql = `
  select day::text, extract(epoch from day::timestamp at time zone 'UTC')::int as "from"
  from (
    select ((now() - interval '3 hours') at time zone 'UTC')::date - back as day
    from generate_series(1, ${maxDays}) back) due
  where not exists (select from balance_check where balance_check.day = due.day) order by 1`;
const storeSql = `
  insert into balance_check (day, movement_count, difference_count) values ($1, $2, $3) on conflict do nothing`;

/** Compares each day of the provider with the books once; a difference is an error in the log (invariant L14). */
@Injectable()
export class BalanceWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(
    private readonly pool: SqlPool,
    private readonly client: StripeClient,
    private readonly comparison: BalanceComparison,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.check());
    }, watchMs);
    this.#timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  /** Compares the days that are due. A day whose movements cannot be read is tried again an hour later. */
  async check(): Promise<void> {
    if (!this.client.isAvailable) return;
    try {
      const days = await this.pool.rows<{ day: string; from: number }>('days_to_compare', dueSql);
      for (const day of days) await this.#compare(day);
    } catch (error) {
      this.log.warn('balance not compared', errorFields(error));
    }
  }

  async #compare({ day, from }: { readonly day: string; readonly from: number }): Promise<void> {
    const { movementCount, differences } = await this.comparison.compare(from);
    for (const difference of differences.slice(0, maxLogged))
      this.log.error('ledger invariant violated', { invariant: 'L14', day, ...difference });
    await this.pool.rows('store_balance_check', storeSql, [day, movementCount, differences.length]);
    this.log.info('balance compared', { day, movementCount, differenceCount: differences.length });
  }
}
